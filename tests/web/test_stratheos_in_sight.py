"""What is seen of Stratheós's table, and when: rows, names and buttons where they belong, however many there are."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import stratheos
from tests.web.reach import out_of_reach
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "beginner"}
TOLD = """() => {
  const turned = () => [...document.querySelectorAll(".ribbon .turned [data-face]")];
  window.told = new Promise((done) => {
    const look = () => turned().length && done(turned().map((one) => [one.dataset.face, one.offsetWidth]));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
}"""


def test_what_ones_own_power_did_is_seen_before_what_acts_next(visit: Visit) -> None:
    """Zeus: the card is there before the lightning of his discard is told."""
    anne = visit()
    stratheos.begins(anne, 920, BOT, BOT)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    anne.page.get_by_role("radio").last.click()
    anne.press("stratheos-act", effect="add-opponent")
    row = "document.querySelectorAll('[data-place^=\"place/2.\"]').length"
    told = anne.page.wait_for_function(f"() => document.querySelector('.ribbon') && {row}")
    assert told.json_value() == 7


def test_five_sit_around_the_table_without_covering_one_another(visit: Visit) -> None:
    anne = visit()
    stratheos.begins(anne, 921, *[BOT] * 4)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    expect(anne.find("button", "stratheos-act", effect="swap-opponent-another")).to_be_visible()
    assert out_of_reach(anne.page) == []


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_a_telephone_on_its_side_shows_what_there_is_to_do_and_ones_own_row(
    visit: Visit, width: int, height: int
) -> None:
    anne = visit(size="phone", language="fr")
    anne.page.set_viewport_size({"width": width, "height": height})
    stratheos.begins(anne, 914, *[BOT] * 5)
    stratheos.wait(anne)
    for key in ("stratheos-discard", "stratheos-exchange", "stratheos-power", "stratheos-combination"):
        expect(anne.find("button", key)).to_be_in_viewport(ratio=1)
    expect(stratheos.own(anne).last).to_be_in_viewport(ratio=1)
    stratheos.begins(anne, 916, *[BOT] * 5)
    stratheos.wait(anne)
    for found in (stratheos.pile(anne), anne.find("button", "stratheos-word")):
        expect(found).to_be_in_viewport(ratio=1)
    row = anne.page.get_by_role("region").filter(has_text=anne.t("stratheos-yours")).get_by_role("list")
    expect(row.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    assert out_of_reach(anne.page) == []


def test_what_a_power_asks_is_in_sight_also_at_twice_the_size(visit: Visit) -> None:
    anne = visit(size="twice")
    stratheos.begins(anne, 921, *[BOT] * 4)
    stratheos.wait(anne)
    anne.press("stratheos-power")
    asked = anne.find("heading", "stratheos-ask", effect="swap-opponent-another", second="no")
    expect(asked).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_however_many_places_are_named_ones_own_row_stays_in_sight(visit: Visit, size: str) -> None:
    anne = visit(size=size, language="fr")
    stratheos.begins(anne, 915, BOT, BOT, BOT, memo=True)
    stratheos.wait(anne)
    anne.press("stratheos-combination")
    anne.find("radio", "stratheos-kind", kind="run").click()
    for number in range(6):
        stratheos.own(anne).nth(number).click()
    expect(anne.find("button", "stratheos-announce", many=6)).to_be_in_viewport(ratio=1)
    for number in range(6):
        expect(stratheos.own(anne).nth(number)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_fourteen_places_among_six_are_seen_at_once_on_a_telephone(visit: Visit, language: str) -> None:
    anne = visit(size="phone", language=language)
    stratheos.begins(anne, 923, *[BOT] * 5)
    stratheos.wait(anne)
    expect(
        anne.page.get_by_role("img", name=anne.t("stratheos-place", n=14, seen="no", card="", protected="no"))
    ).to_be_in_viewport(ratio=1)
    stratheos.act(anne, "draw")
    expect(stratheos.own(anne).last).to_be_in_viewport(ratio=1)
    expect(anne.find("button", "stratheos-discard")).to_be_in_viewport(ratio=1)
    assert out_of_reach(anne.page, thumb=44) == []


def test_fourteen_places_can_all_be_named_without_scrolling(visit: Visit) -> None:
    anne = visit(language="fr")
    stratheos.begins(anne, 927, BOT)
    stratheos.wait(anne)
    anne.press("stratheos-combination")
    anne.find("radio", "stratheos-kind", kind="run").click()
    for number in range(14):
        stratheos.own(anne).nth(number).click()
    anne.page.locator(".sky").evaluate("(sky) => sky.scrollTo(0, 0)")
    row = anne.page.get_by_role("region").filter(has_text=anne.t("stratheos-yours")).get_by_role("list")
    expect(row.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    expect(anne.find("button", "stratheos-announce", many=14)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_any_card_of_the_pile_can_be_chosen_with_the_button_in_sight(visit: Visit, size: str) -> None:
    """STR-34: a flush of four may take from the whole draw pile."""
    anne = visit(size=size, language="fr")
    stratheos.begins(anne, 904, BOT, flush=True)
    stratheos.wait(anne)
    anne.press("stratheos-combination")
    anne.find("radio", "stratheos-kind", kind="run").click()
    for number in range(4):
        stratheos.own(anne).nth(number).click()
    anne.press("stratheos-announce", many=4)
    anne.find("radiogroup", "stratheos-from").get_by_role("radio").last.click()
    expect(anne.find("button", "stratheos-choose-one")).to_be_in_viewport(ratio=1)
    last = anne.page.get_by_role("main").get_by_role("list").get_by_role("button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    expect(anne.find("button", "stratheos-choose-one")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("limit", [916, 923])
def test_ones_own_row_stays_in_sight_while_the_word_is_asked_about(visit: Visit, limit: int) -> None:
    anne = visit(size="phone", language="fr")
    stratheos.begins(anne, limit, *[BOT] * 5)
    stratheos.wait(anne)
    anne.press("stratheos-word")
    expect(anne.find("button", "stratheos-word-yes")).to_be_in_viewport(ratio=1)
    row = anne.page.get_by_role("region").filter(has_text=anne.t("stratheos-yours")).get_by_role("list")
    expect(row.get_by_role("listitem").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_was_announced_is_read_also_in_a_row_far_away(visit: Visit, size: str) -> None:
    """STR-32: what all may see is large enough for all, for the moment it is seen."""
    anne, bob = visit(), visit(size=size)
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table({"who": "open"}, *[BOT] * 4, game="stratheos", options={"turn_limit": 926})
    anne.begin_with(bob, table)
    bob.open(table)
    bob.sees(bob.t("stratheos-watch", name="Anne", stage="play"))
    bob.page.evaluate(TOLD)
    anne.tell(table, "play", moves=["same", *(f"name {n}" for n in range(1, 6)), "last 6"])
    told = bob.page.evaluate("window.told")
    assert [card for card, _ in told] == ["L3", "F3", "E3", "W3", "I3", "A3"]
    assert min(width for _, width in told) >= 40


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_count_of_six_is_seen_at_once_and_ranks_equals_equally(visit: Visit, size: str) -> None:
    anne = visit(size=size)
    stratheos.begins(anne, 922, *[BOT] * 5)
    stratheos.wait(anne)
    anne.page.get_by_role("button").filter(has_text=anne.t("stratheos-take")).last.click()
    stratheos.own(anne).first.click()
    anne.press("stratheos-exchange-at", n=1)
    on = anne.find("button", "stratheos-who-won")
    expect(on).to_be_in_viewport(ratio=1)
    listed = anne.page.get_by_role("main").get_by_role("listitem")
    expect(listed.last).to_be_in_viewport(ratio=1)
    assert (listed.last.bounding_box() or {})["y"] + 80 < (on.bounding_box() or {})["y"], "the button is before it"
    rows = listed.all_inner_texts()
    points = [int(row.split()[-1]) for row in rows]
    ranks = [1, *(int(row.split()[0]) for row in rows[1:])]
    assert ranks == [1 + points.index(score) for score in points]
    assert len({*ranks}) < 6  # Anne has 6 and 4, another one 1 and 9


def test_the_end_of_six_is_seen_at_once_on_a_telephone(visit: Visit) -> None:
    anne = visit(size="phone", language="fr")
    stratheos.begins(anne, 922, *[BOT] * 5)
    stratheos.play_to_the_end(anne)
    expect(anne.find("link", "review")).to_be_in_viewport(ratio=1)
