"""The call at I Go! as it is seen: what is told when, and where words break."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import igo
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "greedy"}
LONG = "Marie-Jeanne Des"
# From now on: the hands that were whole in sight, between ruler and verdict, while cards of theirs were still counted.
IN_SIGHT = """() => {
  window.inSight = new Set();
  const look = () => {
    const boxOf = (one) => document.querySelector(one)?.getBoundingClientRect();
    const [rail, foot] = [boxOf("main .rail"), boxOf("main .verdict")];
    const unsaid = document.querySelector("main .verdict [role=status]") === null;
    for (const [at, row] of [...document.querySelectorAll("main [role=rowheader]")].entries()) {
      const { top, bottom } = row.parentElement.getBoundingClientRect();
      if (unsaid && rail && top >= rail.bottom - 1 && bottom <= foot.top + 1) inSight.add(at);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# From now on: everything that has been announced as somebody's open hand.
OPENED = """(title) => {
  window.opened = [];
  new MutationObserver(() => {
    if (document.querySelector(`main [aria-label="${title}"]`)) opened.push(title);
  }).observe(document.querySelector("main"), { childList: true, subtree: true });
}"""

# Whether nothing else is drawn over the upper left of it.
UPPERMOST = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.parentElement.contains(document.elementFromPoint(x + width * 0.2, y + height * 0.2));
}"""


def to_the_call(visitor: Visitor, name: str) -> None:
    """A hand that costs nothing, and a card to discard: all that is left is to call."""
    visitor.arrive(name)
    options = {"stall_limit": igo.LIMITS["perfect"], "target": 1}
    visitor.open(visitor.table(BOT, game="igo", start=True, options=options))
    igo.wait(visitor, "draw")
    igo.draw(visitor)
    igo.hand(visitor).nth(12).click()


def test_the_story_does_not_tell_the_end_of_a_call_before_it_is_seen(visit: Visit) -> None:
    anne = visit(motion=True)
    to_the_call(anne, "Anne")
    igo.call_button(anne).click()
    igo.wait(anne, "lay")
    igo.lay(anne)
    story = anne.find("complementary", "beside-the-table")
    expect(story).to_contain_text("IGO-13")
    expect(igo.skip(anne)).to_be_visible()
    expect(story).not_to_contain_text("IGO-21")
    igo.finish(anne)
    expect(story).to_contain_text("IGO-21")
    anne.press("igo-watch-again")
    expect(igo.skip(anne)).to_be_visible()
    expect(story).to_contain_text("IGO-21")  # one knows it by now


def test_who_calls_lays_the_series_and_is_not_shown_the_own_hand_as_anothers(visit: Visit) -> None:
    anne = visit(motion=True)
    to_the_call(anne, "Anne")
    anne.page.evaluate(OPENED, anne.t("igo-open-hand", name="Anne"))
    igo.call_button(anne).click()
    igo.wait(anne, "lay")
    igo.lay(anne)
    assert anne.page.evaluate("window.opened") == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_cry_is_on_one_line_whoever_cries(visit: Visit, size: str) -> None:
    anne = visit(size=size, motion=True, language="fr")
    to_the_call(anne, LONG)
    igo.call_button(anne).click()
    cry = anne.page.locator(".cry b")
    expect(cry).to_be_visible()
    lines = cry.evaluate("(cry) => cry.offsetHeight / parseFloat(getComputedStyle(cry).lineHeight)")
    assert lines < 1.5
    expect(cry).to_be_in_viewport(ratio=1)
    igo.wait(anne, "lay")
    igo.lay(anne)
    igo.finish(anne)
    title = anne.page.get_by_role("heading", name=igo.any_of(anne, "igo-calls", "name"))
    assert "I\xa0Go!" in title.inner_text()


def test_every_hand_that_opens_comes_into_sight_on_a_telephone(visit: Visit) -> None:
    """And the caller's series stays in sight, for what is added to it."""
    anne = visit(size="phone", motion=True)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, BOT, BOT, game="igo", start=True, hints=True))
    anne.page.evaluate(IN_SIGHT)
    igo.play_to_the_call(anne)
    expect(igo.go_on(anne)).to_be_visible()
    assert anne.page.evaluate("[...inSight].sort()") == [0, 1, 2, 3]
    expect(anne.page.locator(".row.won").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_two_who_add_the_same_value_are_both_seen_to_do_so(visit: Visit, size: str) -> None:
    anne = visit(size=size)
    anne.arrive("Anne")
    options = {"stall_limit": igo.LIMITS["same-gap"], "target": 1}
    anne.open(anne.table(BOT, BOT, game="igo", start=True, options=options))
    igo.wait(anne, "draw")
    igo.call_with_the_same_hand(anne)
    igo.finish(anne)
    for name, colour in zip([seat["name"] for seat in anne.look(anne.here)["seats"][1:]], "OV", strict=True):
        spoken = anne.t("igo-card", colour=anne.t("igo-colour", letter=colour), value="8")
        added = anne.find("img", "igo-added-by", card=spoken, name=name)
        for part in (".face", "b" if size == "phone" else ".card"):
            assert added.locator(part).evaluate(UPPERMOST), "something lies over it"


def test_all_four_hands_of_a_call_are_in_sight_on_a_small_laptop(visit: Visit) -> None:
    anne = visit(language="fr")
    anne.page.set_viewport_size({"width": 1280, "height": 720})
    anne.arrive("Anne")
    anne.open(anne.table(BOT, BOT, BOT, game="igo", start=True))
    igo.play_to_the_call(anne)
    igo.finish(anne)
    verdict = (anne.page.locator(".verdict").bounding_box() or {})["y"]
    for row in anne.find("table", "igo-penalties").get_by_role("rowheader").all():
        box = row.locator("..").bounding_box() or {}
        assert box["y"] + box["height"] <= verdict + 1
