"""Matches that are looked at again, each game's its own way."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import ido, igo, stratheos
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
    expect(line.locator(".said").first.locator(".south")).to_be_visible()


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
