"""The call at I Go! as it is seen: what is told when, and where words break."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import igo
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "greedy"}
LONG = "Marie-Jeanne Des"
# From now on: everything that has been announced as somebody's open hand.
OPENED = """(title) => {
  window.opened = [];
  new MutationObserver(() => {
    if (document.querySelector(`main [aria-label="${title}"]`)) opened.push(title);
  }).observe(document.querySelector("main"), { childList: true, subtree: true });
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
