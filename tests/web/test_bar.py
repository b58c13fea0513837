"""The bar above a table says what it says whole: no word is cut off, or under a button, however narrow the screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.scenes import CLUB, Scene, then
from tests.web.scenes.ido import IDO
from tests.web.scenes.igo import begun
from tests.web.scenes.pages import PAGES
from tests.web.scenes.shokoba import TABLES
from tests.web.scenes.stratheos import at
from tests.web.visitors import Language, Visitor

Visit = Callable[..., Visitor]
WIDTHS = [1100, 900, 390, 360]  # px: a desk, the narrowest with a panel, two telephones
LETTERS = ["100%", "200%"]

# Every line of words, as it is laid out: inside the bar and whatever cuts off there, and beside every button.
CUT_OFF = """() => {
  const bar = document.querySelector('.tbar');
  const inside = (one, box) => one.left > box.left - 1 && one.right < box.right + 1 &&
    one.top > box.top - 1 && one.bottom < box.bottom + 1;
  const apart = (one, box) => one.right <= box.left + 1 || one.left >= box.right - 1 ||
    one.bottom <= box.top + 1 || one.top >= box.bottom - 1;
  const cut = [];
  const words = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const line = words.currentNode;
    if (!line.data.trim() || line.parentElement.closest('[popover]') || !line.parentElement.checkVisibility()) continue;
    const around = [];
    for (let one = line.parentElement; one !== bar; one = one.parentElement) around.push(one);
    const boxes = around.filter((one) => getComputedStyle(one).overflow !== 'visible');
    const beside = (one) => !around.includes(one) && one.checkVisibility();
    const buttons = [...bar.querySelectorAll('a, button')].filter(beside);
    const range = document.createRange();
    range.selectNodeContents(line);
    const whole = [...range.getClientRects()].every((drawn) =>
      [bar, ...boxes].every((one) => inside(drawn, one.getBoundingClientRect())) &&
      buttons.every((one) => apart(drawn, one.getBoundingClientRect())));
    if (!whole) cut.push(line.data);
  }
  return cut;
}"""

STATES: dict[str, Scene] = {
    "shokoba": TABLES["table-two"],
    "shokoba teams": TABLES["table-teams"],
    "shokoba watched": TABLES["table-spectator"],
    "igo": begun(CLUB),
    "ido": IDO["ido-two"],
    "ido open board": IDO["ido-open-board"],
    "stratheos": at(916, many=5, games=5),
    "stratheos last round": at(907, games=5),
    "replay": TABLES["replay"],
    "lesson": then(lambda visitor: visitor.arrive("Anne"), PAGES["lesson"]),
}


def cut_off(visitor: Visitor) -> list[str]:
    """What the bar does not say whole at some width, with letters of some size."""
    found = []
    for width in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": 844})
        for size in LETTERS:
            visitor.page.evaluate("(size) => { document.documentElement.style.fontSize = size }", size)
            found += [f"{line} ({width} px, {size})" for line in visitor.page.evaluate(CUT_OFF)]
    return found


@pytest.mark.parametrize("state", STATES)
def test_the_bar_cuts_nothing_off(visit: Visit, state: str) -> None:
    visitor = visit()
    STATES[state](visitor)
    languages: tuple[Language, ...] = ("en", "fr")
    for language in languages:
        visitor.speak(language)
        expect(visitor.page.locator(".tbar .where")).to_have_text(re.compile(r"\d"))
        assert cut_off(visitor) == [], language


FAULTS = {
    "an ellipsis": "line.style.cssText = 'display: block; width: 60px; overflow: hidden; white-space: nowrap'",
    "a button above": "document.querySelector('.tbar .iconbtn').style.cssText = 'position: absolute; left: 90px'",
    "a bar too low": "line.closest('.tbar').style.cssText = 'height: 30px; min-height: 0'",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_cut_off_would_be_noticed(visit: Visit, fault: str) -> None:
    visitor = visit(size="phone")
    STATES["shokoba"](visitor)
    visitor.page.locator(".tbar .where").evaluate(f"(line) => {{ {FAULTS[fault]} }}")
    assert cut_off(visitor) != []
