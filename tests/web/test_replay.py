"""Matches that are looked at again, each game's its own way."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import ludotheque
from ludotheque import records
from tests.web import ido, igo, shokoba, stratheos
from tests.web.axe import assert_accessible
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "greedy"}


def test_a_replay_tells_by_signs_whose_line_it_is(visit: Visit) -> None:
    anne = visit()
    ido.begins(anne, BOT, goal=3, turn_limit=309)
    ido.act(anne, {"kind": "move", "at": "b6", "to": "home", "cost": 2})
    anne.find("link", "review").click()
    line = anne.page.get_by_role("button", name="b6")
    sign = line.locator(".said").first.locator(".south")
    expect(sign).to_be_visible()
    expect(sign).to_have_css("stroke", "none")  # in its player's colour, and in no other


def test_on_a_telephone_a_replay_of_ido_shows_both_players_and_no_key_of_the_grid(visit: Visit) -> None:
    anne = visit(size="phone")
    anne.arrive("Anne")
    table = anne.table(BOT, game="ido", start=True).partition("?")[0]
    anne.tell(table, "resign")
    anne.open(table.replace("tables", "replay"))
    for name in [seat["name"] for seat in anne.look(table)["seats"]]:
        expect(anne.page.get_by_role("region", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(anne.find("button", "ido-flat")).to_be_in_viewport(ratio=1)
    expect(anne.page.locator("[data-slide]")).to_have_count(0)


def test_on_a_telephone_nothing_lies_over_the_table_that_is_looked_at_again(visit: Visit) -> None:
    anne = visit(size="phone")
    anne.arrive("Anne")
    table = anne.table(BOT, BOT, game="igo", start=True)
    anne.open(table)
    igo.wait(anne, "draw")
    anne.tell(table, "resign")
    anne.open(table.partition("?")[0].replace("tables", "replay"))
    expect(anne.page.get_by_text(anne.t("igo-pile"), exact=True)).to_be_in_viewport(ratio=1)
    expect(igo.hand(anne).first).to_be_in_viewport(ratio=1)
    expect(anne.page.get_by_text(anne.t("igo-bottom"))).to_be_hidden()


def test_through_whose_eyes_is_one_line_on_a_telephone_and_the_story_is_read(visit: Visit) -> None:
    anne = visit(size="phone")
    table = stratheos.begins(anne, 914, *[BOT] * 5)
    stratheos.wait(anne)
    stratheos.act(anne, "stratheos-discard")
    stratheos.wait(anne)
    anne.tell(table, "resign")
    anne.open(table.partition("?")[0].replace("tables", "replay"))
    eyes = anne.find("group", "replay-eyes").get_by_role("button")
    expect(eyes).to_have_count(7)
    assert len({(one.bounding_box() or {})["y"] for one in eyes.all()}) == 1
    eyes.last.click()
    anne.press("replay-next")
    expect(anne.page.locator("[aria-current=step]")).to_be_in_viewport(ratio=1)
    verify = anne.find("button", "verify-shuffle")
    verify.click()  # after the story
    expect(verify).to_be_hidden()
    assert_accessible(anne.page)


def test_one_goes_through_a_match_move_by_move_and_sees_it_with_anybodys_eyes(visit: Visit) -> None:
    anne = visit()
    anne.arrive("Anne")
    table = anne.table(BOT, start=True, options=shokoba.SURE)
    anne.open(table)
    for _ in range(2):
        shokoba.wait(anne)
        shokoba.play(anne)
    shokoba.wait(anne)
    anne.tell(anne.here, "resign")
    replay = anne.here.replace("tables", "replay")
    anne.open(replay)
    path = f"/api{anne.here.replace('replay', 'tables')}/replay"
    slider, at = anne.find("slider", "replay-slider"), anne.page.locator(".tbar .where")

    def stands(ply: int, seat: int | None) -> None:
        """The table after so many moves, as this seat saw it: what lies there, and its hand."""
        moves: list[Any] = anne.ask("GET", path + (f"?seat={seat}" if seat is not None else ""))
        view = moves[ply]["view"]
        expect(at).to_have_text(anne.t("replay-at", at=ply, of=len(moves) - 1))
        lie = anne.find("region", "the-table").get_by_role("listitem").get_by_role("button")
        expect(lie).to_have_count(len(view["table"]))
        shown = [one.get_attribute("aria-label") for one in lie.all()]
        assert shown == [shokoba.spoken(anne, card) for card in view["table"]]
        held = [shokoba.spoken(anne, card) for card in view["hand"]] if seat is not None else []
        expect(shokoba.hand(anne)).to_have_count(len(held))
        assert [one.get_attribute("aria-label") for one in shokoba.hand(anne).all()] == held

    stands(0, 0)
    anne.press("replay-next")
    stands(1, 0)
    slider.fill("3")
    stands(3, 0)
    line = anne.find("complementary", "replay-story").get_by_role("listitem").nth(1).get_by_role("button")
    line.click()
    stands(2, 0)
    expect(line).to_have_attribute("aria-current", "step")
    eyes = anne.find("group", "replay-eyes").get_by_role("button")
    for at_eyes, seat in ((1, 1), (2, None), (0, 0)):  # the bot's, a spectator's, one's own
        eyes.nth(at_eyes).click()
        expect(eyes.nth(at_eyes)).to_have_attribute("aria-pressed", "true")
        stands(2, seat)


def test_the_record_that_is_downloaded_holds_what_was_promised(visit: Visit, tmp_path: Path) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True))
    shokoba.wait(anne)
    shokoba.play(anne)
    shokoba.wait(anne)
    anne.tell(anne.here, "resign")
    anne.open(anne.here.replace("tables", "replay"))
    with anne.page.expect_download() as downloaded:
        anne.find("link", "download").click()
    downloaded.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert len(ludotheque.replay(record).history) >= 2
    assert all(found.holds for found in records.verify(record))
