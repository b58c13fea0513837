"""Whose turn it is, as pages say it; the same for every game."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator

from tests.web.visitors import PATIENCE, Visitor

LOOK_AGAIN = 60  # ms
AGAIN = ("rematch", "rematch-asked")  # what there is to press when a match is over
# The page tells beside the table, and names its tab, in tasks of their own (lib/breath.ts): one that is asked for later
# comes after them. A press comes to its mark on the tab by one task after another, the turn of a game, the sending, the
# title; who asks at once asks behind them.
TASKS = 4
BREATH = f"""new Promise((done) => {{
  const {{ port1, port2 }} = new MessageChannel();
  let left = {TASKS};
  port1.onmessage = () => (--left ? port2.postMessage(null) : done());
  port2.postMessage(null);
}})"""


def settle(visitor: Visitor) -> None:
    """Until story and title are those of what is shown on the table."""
    visitor.page.evaluate(BREATH)


def has_turn(visitor: Visitor, game: str) -> bool:
    """Whether the tab says so."""
    title: str = visitor.page.evaluate(f"{BREATH}.then(() => document.title)")
    return title == visitor.t("title-your-turn", game=game)


def called(visitor: Visitor, *names: str) -> Locator:
    """The buttons with any of these names, in one question: pages are asked again and again, and each costs them."""
    either = re.sub(r"\\?\s", r"\\s", "|".join(map(re.escape, names)))  # any blank: French has three
    return visitor.page.get_by_role("button", name=re.compile(f"^({either})$"))


def seen(buttons: Locator) -> bool:
    """Whether any of them can be seen."""
    return buttons.filter(visible=True).count() > 0


def ended(visitor: Visitor) -> bool:
    return seen(called(visitor, *map(visitor.t, AGAIN)))


def first_to_act(offered: Callable[[Visitor], str | None], *visitors: Visitor) -> Visitor | None:
    """Who of them is offered something to do, as soon as somebody is; nobody when all see the end."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        found = [offered(visitor) for visitor in visitors]
        for visitor, what in zip(visitors, found, strict=True):
            if what not in (None, "end"):
                return visitor
        if all(what == "end" for what in found):
            return None
        visitors[0].page.wait_for_timeout(LOOK_AGAIN)
    pages = "\n".join(visitor.page.locator("body").aria_snapshot() for visitor in visitors)
    raise AssertionError(f"there is nothing to do for anybody:\n{pages}")


# Whatever is under way stays where it is, for a test that looks at it. (The pages' policy lets no other style in.)
STILL = """() => {
  const held = new CSSStyleSheet();
  held.replaceSync("* { animation-play-state: paused !important }");
  document.adoptedStyleSheets = [held];
}"""


@contextmanager
def held_still(visitor: Visitor) -> Iterator[None]:
    """No animation of the page's styles ends meanwhile."""
    visitor.page.evaluate(STILL)
    yield
    visitor.page.evaluate("document.adoptedStyleSheets = []")
