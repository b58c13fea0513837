"""Moments of Stratheós in the browser, from positions: sequences sent whole, hands on cards, cards that are gone."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.http.conftest import Server
from tests.web import stratheos
from tests.web.axe import assert_accessible
from tests.web.test_hands_on import Drag, middle, with_finger, with_mouse
from tests.web.turns import settle
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "beginner"}


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables begin where a test wants them to, played on by the real engine."""
    server = Server(str(tmp_path_factory.mktemp("laid")), first=stratheos.LAID)
    yield server
    server.stop()


@pytest.fixture
def sit(browser: Browser, laid: Server) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def let_in(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, laid.url, **wishes))
        return visitors[-1]

    yield let_in
    for visitor in visitors:
        visitor.leave()


def faces(visitor: Visitor) -> set[str]:
    """The faces that lie in the page."""
    return set(visitor.page.locator("[data-face]").evaluate_all("all => all.map(e => e.dataset.face)")) - {""}


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_card_looked_at_is_gone_when_it_is_turned_back(sit: Visit, size: str) -> None:
    anne = sit(size=size)
    stratheos.begins(anne, 902, BOT)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    stratheos.own(anne).nth(3).click()
    anne.press("stratheos-act", effect="look-own")
    expect(anne.find("button", "stratheos-ready")).to_be_visible()
    assert "E4" in faces(anne)
    assert_accessible(anne.page)
    assert "4 of earth" in anne.page.locator("body").aria_snapshot()
    anne.press("stratheos-ready")
    expect(anne.find("button", "stratheos-ready")).to_be_hidden()
    assert "4 of earth" not in anne.page.locator("main").aria_snapshot()
    page = anne.page.content()
    assert "E4" not in stratheos.CARD.findall(page)
    anne.page.reload()
    stratheos.wait(anne)
    assert "E4" not in stratheos.CARD.findall(anne.page.content())


WHICH_FACES = """() => {
  window.faces = new Set();
  const look = () => document.querySelectorAll("[data-face]").forEach((one) => window.faces.add(one.dataset.face));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_last_move_again_shows_nothing_that_is_to_be_remembered(sit: Visit) -> None:
    """STR-64: the key for the last move says it again; what was looked at then stays turned down."""
    anne, bob = sit(), sit()
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table({"who": "open"}, game="stratheos", options={"turn_limit": 902})
    anne.begin_with(bob, table)
    anne.open(table)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    stratheos.own(anne).nth(3).click()
    anne.press("stratheos-act", effect="look-own")
    anne.press("stratheos-ready")
    expect(anne.find("button", "stratheos-ready")).to_be_hidden()
    settle(anne)
    anne.page.evaluate(WHICH_FACES)
    anne.page.keyboard.press("l")
    settle(anne)
    assert "E4" not in anne.page.evaluate("[...window.faces]")


def test_cancel_is_free_until_a_power_acts(sit: Visit) -> None:
    anne = sit()
    table = stratheos.begins(anne, 901, BOT, BOT)
    stratheos.wait(anne)
    before = anne.look(table)["version"]
    anne.press("stratheos-power")
    stratheos.own(anne).first.click()
    expect(
        anne.page.get_by_role("heading", name=anne.t("stratheos-ask", effect="swap-own-opponent", second="yes"))
    ).to_be_visible()
    assert_accessible(anne.page)
    anne.page.keyboard.press("Escape")
    expect(anne.find("button", "stratheos-discard")).to_be_visible()
    assert anne.look(table)["version"] == before
    anne.press("stratheos-power")
    stratheos.own(anne).first.click()
    anne.page.get_by_role("list").get_by_role("button", name="Place 2").first.click()
    anne.press("stratheos-act", effect="swap-own-opponent")
    expect(anne.find("button", "stratheos-act", effect="swap-own-opponent")).to_be_hidden()
    assert anne.look(table)["version"] > before


def test_a_combination_is_announced_by_keys_alone_and_a_refusal_has_its_clause(sit: Visit) -> None:
    anne = sit()
    stratheos.begins(anne, 903, BOT)
    stratheos.wait(anne)
    keys = anne.page.keyboard
    keys.press("4")
    keys.press("2")
    announce = anne.find("button", "stratheos-announce", many=1)
    expect(announce).to_be_enabled()
    with anne.refused("STR-30"):
        announce.press("Enter")
    keys.press("3")
    keys.press("6")
    anne.find("button", "stratheos-announce", many=3).press("Enter")
    anne.sees(re.compile("Right: 3 cards"))


def test_a_flush_lets_one_choose_a_card(sit: Visit) -> None:
    anne = sit(size="phone")
    stratheos.begins(anne, 904, BOT, flush=True)
    stratheos.wait(anne)
    anne.press("stratheos-combination")
    anne.find("radio", "stratheos-kind", kind="run").click()
    for place in range(4):
        stratheos.own(anne).nth(place).click()
    anne.press("stratheos-announce", many=4)
    expect(anne.find("heading", "stratheos-flush", many=4)).to_be_visible()
    assert_accessible(anne.page)
    anne.page.locator("main").get_by_role("button", name="5 of lightning").click()
    anne.press("stratheos-choose", card="5 of lightning", special="no")
    expect(anne.find("button", "stratheos-discard")).to_be_visible()


def place(visitor: Visitor, owner: str, number: int) -> Locator:
    """A place in the row of another."""
    row = visitor.page.get_by_role("list", name=re.compile(f"^{owner}, "))
    return row.get_by_role("button", name=f"Place {number}").first


def played(visitor: Visitor, table: str) -> list[str]:
    """What this visitor has played, as the log tells it."""
    mine = [one for one in visitor.look(table)["log"] if one["do"] == "play" and one["seat"] == 0]
    return [move["text"] for one in mine for move in one["moves"]]


@pytest.mark.parametrize(("size", "drag"), [("desktop", with_mouse), ("phone", with_finger)])
def test_cards_are_dragged_from_the_pile_and_to_where_they_go(sit: Visit, size: str, drag: Drag) -> None:
    anne = sit(size=size)
    table = stratheos.begins(anne, 913, BOT)
    stratheos.wait(anne)
    held = anne.page.get_by_role("region", name=re.compile("^In hand")).get_by_role("img").first
    drag(anne.page, middle(stratheos.pile(anne)), middle(anne.page.get_by_role("img", name="Place 3").last))
    expect(held).to_be_visible()
    drag(anne.page, middle(held), middle(stratheos.own(anne).nth(2)))
    expect(held).to_be_hidden()
    assert played(anne, table) == ["draw", "exchange 3"]
    stratheos.begins(anne, 903, BOT)
    stratheos.wait(anne)
    drag(anne.page, middle(held), middle(anne.find("region", "stratheos-piles").get_by_role("figure").last))
    expect(held).to_be_hidden()


@pytest.mark.parametrize(("seats", "size"), [((1, 2), "desktop"), ((2, 1), "phone")])
def test_aeolus_swaps_the_cards_of_two_others_in_either_order(sit: Visit, seats: tuple[int, int], size: str) -> None:
    anne = sit(size=size)
    table = stratheos.begins(anne, 906, BOT, BOT)
    stratheos.wait(anne)
    names = [seat["name"] for seat in anne.look(table)["seats"]]
    anne.press("stratheos-power")
    for seat in seats:
        whose = anne.page.get_by_role("radio", name=re.compile(f"^{names[seat]}"))
        if size == "phone":
            whose.click()
        place(anne, names[seat], 2).click()
    anne.press("stratheos-act", effect="swap-opponent-another")
    expect(anne.find("button", "stratheos-act", effect="swap-opponent-another")).to_be_hidden()
    assert played(anne, table) == ["power", f"on {seats[0]}.2", f"on {seats[1]}.2"]


def test_gaia_bars_an_opponent_and_who_is_barred_is_told_so(sit: Visit) -> None:
    anne = sit(size="phone")
    table = stratheos.begins(anne, 909, BOT, BOT)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    anne.page.get_by_role("radio").last.click()
    anne.press("stratheos-act", effect="bar-opponent")
    expect(anne.find("button", "stratheos-act", effect="bar-opponent")).to_be_hidden()
    assert played(anne, table) == ["power", "on 2"]
    stratheos.begins(anne, 910, BOT)
    stratheos.wait(anne)
    anne.sees(anne.t("stratheos-take-shut", shut="barred"))
    with anne.refused("STR-4"):
        anne.page.get_by_role("button").filter(has_text=anne.t("stratheos-take-shut", shut="barred")).click(force=True)
    assert_accessible(anne.page)


@pytest.mark.parametrize(("limit", "own"), [(905, True), (912, False)])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_is_given_under_ragnarok_is_chosen_by_the_other(sit: Visit, limit: int, own: bool, size: str) -> None:
    anne = sit(size=size)
    table = stratheos.begins(anne, limit, BOT)
    assert stratheos.wait(anne) == "giving"
    names = [seat["name"] for seat in anne.look(table)["seats"]]
    for number in (5, 2, 3, 6):
        (stratheos.own(anne).nth(number - 1) if own else place(anne, names[1], number)).click()
    assert_accessible(anne.page)
    anne.press("stratheos-give", many=4)
    expect(anne.find("button", "stratheos-give", many=4)).to_be_hidden()
    assert played(anne, table) == ["give 2", "give 3", "give 5", "give 6"]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_fourteen_places_are_all_within_reach(sit: Visit, size: str) -> None:
    anne = sit(size=size)
    table = stratheos.begins(anne, 911, BOT)
    stratheos.wait(anne)
    expect(stratheos.own(anne)).to_have_count(14)
    assert_accessible(anne.page)
    anne.page.reload()  # in mid-turn, with a card in hand
    stratheos.own(anne).last.click()
    anne.press("stratheos-exchange-at", n=14)
    expect(anne.find("button", "stratheos-discard")).to_be_hidden()
    assert played(anne, table) == ["exchange 14"]


def test_who_watches_sees_backs_only(sit: Visit) -> None:
    anne, carol = sit(), sit()
    anne.arrive("Anne")
    carol.arrive("Carol")
    table = anne.table(BOT, game="stratheos", start=True, public=True, options={"turn_limit": 902})
    anne.open(table)
    carol.open(table.partition("?")[0])
    stratheos.wait(anne)
    anne.press("stratheos-power")
    stratheos.own(anne).nth(3).click()
    anne.press("stratheos-act", effect="look-own")
    anne.press("stratheos-ready")
    carol.sees(re.compile("Anne turns the card back"))
    stratheos.wait(anne)
    shown = set(stratheos.CARD.findall(str(carol.look(table.partition("?")[0]))))
    assert faces(carol) <= set(stratheos.CARD.findall(carol.page.content())) <= shown
    assert "E4" not in shown
    assert stratheos.own(carol).count() == 0
    assert_accessible(carol.page)


def test_a_server_killed_while_a_power_is_aimed_comes_back_and_nothing_was_done(sit: Visit, laid: Server) -> None:
    anne = sit()
    table = stratheos.begins(anne, 901, BOT, BOT)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    stratheos.own(anne).first.click()
    with anne.expecting("ERR_CONNECTION|WebSocket"):
        laid.kill()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_visible()
        laid.start()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_hidden()
    assert played(anne, table) == []
    if anne.find("button", "stratheos-power").is_visible():  # what was held may be gone with the connection
        anne.press("stratheos-power")
        stratheos.own(anne).first.click()
    place(anne, anne.look(table)["seats"][1]["name"], 2).click()
    anne.press("stratheos-act", effect="swap-own-opponent")
    expect(anne.find("button", "stratheos-act", effect="swap-own-opponent")).to_be_hidden()
    assert played(anne, table) == ["power", "on 0.1", "on 1.2"]


def test_a_match_that_is_played_is_not_watched_again_by_who_must_remember(sit: Visit) -> None:
    anne = sit()
    table = stratheos.begins(anne, 902, BOT).partition("?")[0]
    stratheos.wait(anne)
    anne.press("stratheos-power")
    stratheos.own(anne).nth(3).click()
    anne.press("stratheos-act", effect="look-own")
    anne.press("stratheos-ready")
    expect(anne.find("button", "stratheos-ready")).to_be_hidden()
    with anne.expecting("409"):
        anne.open(table.replace("tables", "replay"))
        expect(anne.page).to_have_url(re.compile(f"{table}$"))
    stratheos.wait(anne)
    assert "E4" not in stratheos.CARD.findall(anne.page.content())


def test_with_memo_what_was_seen_is_chalk_and_may_be_watched_again(sit: Visit) -> None:
    anne = sit(size="phone")
    table = stratheos.begins(anne, 902, BOT, memo=True).partition("?")[0]
    stratheos.wait(anne)
    anne.press("stratheos-power")
    stratheos.own(anne).nth(3).click()
    anne.press("stratheos-act", effect="look-own")
    anne.press("stratheos-ready")
    expect(anne.find("button", "stratheos-ready")).to_be_hidden()
    stratheos.wait(anne)
    chalk = anne.page.get_by_role("img", name=re.compile("^Place 4, .*4 of earth"))
    expect(chalk).to_be_visible()
    assert "E4" not in faces(anne)
    anne.open(table.replace("tables", "replay"))
    for _ in range(2):
        anne.press("replay-next")
    expect(anne.find("heading", "stratheos-looked", many=1)).to_be_visible()
    expect(anne.find("button", "stratheos-ready")).to_be_hidden()


def test_with_memo_an_announcement_says_what_one_knows_of_it_before_it_is_made(sit: Visit) -> None:
    anne = sit()
    stratheos.begins(anne, 915, BOT, BOT, BOT, memo=True)
    stratheos.wait(anne)
    anne.press("stratheos-combination")
    anne.find("radio", "stratheos-kind", kind="run").click()
    for place in (1, 2, 3):
        stratheos.own(anne).nth(place).click()
    anne.sees(anne.t("stratheos-would-be", kind="run", many=3, values="8, 9, 10"))
    anne.sees(anne.t("stratheos-would-be-right", right="yes"))
    anne.sees(anne.t("stratheos-would-save", many=3, card="F15", way="fewer", points=12))
    stratheos.own(anne).nth(5).click()  # protected, and never looked at
    anne.sees(anne.t("stratheos-would-be-right", right="unknown"))
    anne.find("radio", "stratheos-kind", kind="same").click()
    for place in (0, 1):
        stratheos.own(anne).nth(place).click()
    anne.sees(anne.t("stratheos-would-be-right", right="no"))


def test_a_wrong_announcement_is_shown_to_all_and_turned_back(sit: Visit) -> None:
    """STR-32: up to the first that cannot belong; also where nothing moves."""
    anne, bob = sit(), sit(size="phone")
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table({"who": "open"}, game="stratheos", options={"turn_limit": 903})
    anne.begin_with(bob, table)
    anne.open(table)
    bob.open(table)
    stratheos.wait(anne)
    anne.press("stratheos-combination")
    for number in (1, 2, 3):
        stratheos.own(anne).nth(number - 1).click()
    anne.press("stratheos-announce", many=3)
    for visitor in (anne, bob):
        expect(visitor.page.locator('.row [data-face="F8"]')).to_be_visible()
        assert faces(visitor) <= {"L4", "F8", "A9"}
        visitor.sees(visitor.t("stratheos-ribbon-wrong"))
    assert stratheos.wait(bob) == "draw"
    stratheos.act(bob, "draw")  # they lie open until somebody does something
    for visitor in (anne, bob):
        expect(visitor.page.locator('[data-face="F8"]')).to_be_hidden()
        assert not faces(visitor) & {"L4", "F8", "E8"}


def test_the_end_ranks_who_has_fewer_points_higher(sit: Visit) -> None:
    anne = sit()
    stratheos.begins(anne, 918, BOT, BOT, BOT)
    stratheos.play_to_the_end(anne, turns=1)
    points = anne.page.get_by_role("main").get_by_role("listitem").locator(".num").all_inner_texts()
    assert points == sorted(points, key=int)
    assert len({*points}) > 1


def test_a_tie_is_broken_in_words_with_its_clause(sit: Visit) -> None:
    """STR-52: six points each, but fewer cards."""
    anne = sit(language="fr")
    stratheos.begins(anne, 924, BOT)
    stratheos.wait(anne)
    anne.page.keyboard.press("t")
    stratheos.own(anne).first.click()
    anne.press("stratheos-exchange-at", n=1)
    expect(anne.find("button", "stratheos-who-won")).to_be_visible()
    anne.sees(anne.t("stratheos-why", reason="cards", points="6"))
    expect(anne.page.get_by_role("main").get_by_role("link", name=re.compile("^STR-52"))).to_be_visible()


def test_after_lightning_only_the_bottom_card_is_open(sit: Visit) -> None:
    anne = sit(size="phone")
    table = stratheos.begins(anne, 925, BOT, BOT)
    stratheos.wait(anne)
    anne.sees(anne.t("stratheos-draw-say", bottom="yes"))
    with anne.refused("STR-40"):
        anne.page.get_by_role("button").filter(has_text=anne.t("stratheos-take-shut", shut="bottom")).click(force=True)
    stratheos.bottom(anne).click()
    expect(anne.find("button", "stratheos-discard")).to_be_visible()
    assert played(anne, table) == ["draw"]
