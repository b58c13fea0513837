"""How a person plays I Go!: by what the page offers, found by role and name; and tables that begin at a rare moment."""

import re
import time
from typing import Any, Literal

from playwright.sync_api import Locator, expect

from tests.web.laid import laid
from tests.web.turns import LOOK_AGAIN, ended, first_to_act, has_turn, seen
from tests.web.visitors import PATIENCE, Visitor

Offer = Literal["draw", "discard", "lay", "between", "end"]
Source = Literal["pile", "discard", "column"]
ALL = [f"{ink}{value}" for ink in "ABCGJMORTV" for value in range(1, 12)]


def position(*hands: str, column: str = "B9 G9 C9 T11", pile: int = 40, turn: int = 0) -> dict[str, Any]:
    """A turn begins. Of the cards that are named nowhere so many are in the pile, the rest is discarded."""
    held, laid = [hand.split() for hand in hands], column.split()
    left = [card for card in ALL if card not in {*laid, *(card for hand in held for card in hand)}]
    return {
        "turn": turn,
        "points": [0] * len(held),
        "hands": held,
        "column": laid,
        "pile": left[:pile],
        "discard": left[pile:],
    }


# Turquoise is removed. The first hand is perfect already, the second and third cost nothing, the last one much.
PERFECT = "T1 T2 T3 A1 A2 A3 A4 A5 V6 V7 V8 V9"
CHEAP = "T4 T5 T6 B1 B2 B3 B4 B5 C6 C7 C8 C10"
CHEAPER = "T7 T8 T9 G1 G2 G3 G4 G5 M6 M7 M8 M9"
DEAR = "A10 A11 B10 B11 G10 G11 J10 J11 M10 M11 O10 O11"
# To the series of the first hand, orange and violet, each of the others may add an 8 (IGO-23).
WITHOUT_8 = "O1 O2 O3 O4 O5 O6 V7 V9 V10 V11 A1 B1"
WITH_O8 = "O8 A9 A10 A11 J7 J8 C10 G10 G11 M10 M11 B10"
WITH_V8 = "V8 R7 R9 R10 R11 C8 C11 B8 G8 M8 B11 J11"
Moment = Literal["perfect", "shared", "last-of-pile", "last-of-column", "theirs", "same-gap"]
MOMENTS: dict[Moment, dict[str, Any]] = {
    "perfect": position(PERFECT, DEAR),
    "shared": position(DEAR, CHEAP, CHEAPER),
    "last-of-pile": position(CHEAP, DEAR, pile=1),
    "last-of-column": position(CHEAP, DEAR, column="T11"),
    "theirs": position(CHEAP, DEAR, turn=1),
    "same-gap": position(WITHOUT_8, WITH_O8, WITH_V8),
}
LIMITS = dict(zip(MOMENTS, range(61, 101), strict=False))  # the option that chooses where a match begins
LAID = laid("igo", {LIMITS[moment]: MOMENTS[moment] for moment in MOMENTS}, "stall_limit")


def any_of(visitor: Visitor, key: str, *facts: str) -> re.Pattern[str]:
    """A text of the app whatever its facts are."""
    said = visitor.t(key, **dict.fromkeys(facts, "…"))
    pieces = (re.escape(piece) for piece in said.split("…"))
    return re.compile("^" + re.sub(r"\\?\s", r"\\s", ".+".join(pieces)) + "$")  # any blank: French has three


def hand(visitor: Visitor) -> Locator:
    return visitor.find("group", "hand").get_by_role("button")


def card(visitor: Visitor, name: str) -> Locator:
    """A card of the hand, as it is spoken."""
    spoken = visitor.t("igo-card", colour=visitor.t("igo-colour", letter=name[0]), value=name[1:])
    return hand(visitor).and_(visitor.page.get_by_role("button", name=re.compile(f"^{spoken}\\b")))


def cards(visitor: Visitor) -> list[str]:
    """The hand by the names of its cards."""
    return sorted(one.get_attribute("data-face") or "" for one in hand(visitor).all())


def source(visitor: Visitor, where: Source) -> Locator:
    """A place to draw from."""
    key = f"igo-take-{where}"
    facts = {"pile": ("many",), "discard": ("card", "many"), "column": ("card",)}[where]
    said = any_of(visitor, key, *facts).pattern
    many = said.rpartition(".+")[0] if "many" in facts else said  # one card, or several
    return visitor.page.get_by_role("button", name=re.compile(many))


def go_on(visitor: Visitor) -> Locator:
    """The button that leads on from an interlude."""
    next_round = visitor.page.get_by_role("button", name=any_of(visitor, "igo-next-round", "round", "name"))
    return next_round.or_(visitor.find("button", "igo-who-won"))


def skip(visitor: Visitor) -> Locator:
    return visitor.find("button", "igo-skip")


def call_button(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="I Go!", exact=True)


def lay_button(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=any_of(visitor, "igo-lay", "colours", "penalty"))


def offered(visitor: Visitor) -> Offer | None:
    """What there is to do now, as the page and its title say."""
    if seen(skip(visitor).or_(go_on(visitor))):
        return "between"
    if has_turn(visitor, "I Go!"):
        steps: tuple[Literal["draw", "discard", "lay"], ...] = ("draw", "discard", "lay")
        for step in steps:
            if visitor.page.get_by_text(visitor.t(f"igo-do-{step}"), exact=True).is_visible():
                return step
    return "end" if ended(visitor) else None


def to_act(*visitors: Visitor) -> Visitor | None:
    return first_to_act(offered, *visitors)


def wait(visitor: Visitor, *wanted: Offer) -> Offer:
    """Until there is something to do, or just that; others may call before."""
    until = time.monotonic() + PATIENCE / 1000
    while (found := offered(visitor)) is None or (wanted and found not in wanted):
        if found == "between":
            leave_interlude(visitor)
        assert time.monotonic() < until, visitor.page.locator("body").aria_snapshot()
        visitor.page.wait_for_timeout(LOOK_AGAIN)
    return found


def draw(visitor: Visitor, where: Source = "pile") -> None:
    source(visitor, where).click()
    expect(hand(visitor).nth(12).or_(go_on(visitor))).to_be_visible()


def discard(visitor: Visitor, at: int = 0, call: bool = False) -> None:
    """A card of the hand that may go, and the button; seen when made."""
    leaves = any_of(visitor, "igo-card-leaves", "card", "penalty")  # what may not go has no such name
    may_go = hand(visitor).and_(visitor.page.get_by_role("button", name=leaves))
    card = (may_go if may_go.count() else hand(visitor)).nth(at)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    quietly = visitor.find("button", "igo-no-call")
    button = call_button(visitor) if call or not quietly.is_visible() else quietly
    button.click()
    expect(hand(visitor).nth(12)).to_be_hidden()


def lay(visitor: Visitor) -> None:
    """The series that is offered, or the first colour."""
    colour = visitor.find("group", "igo-colours").get_by_role("button").first
    expect(colour).to_be_visible()  # with what is chosen for one
    if not lay_button(visitor).is_visible():
        colour.click()
    lay_button(visitor).click()
    expect(skip(visitor).or_(go_on(visitor)).first).to_be_visible()


def call_with_the_same_hand(visitor: Visitor) -> None:
    """Draw from the pile, discard that card and call."""
    held = cards(visitor)
    draw(visitor)
    [drawn] = {*cards(visitor)} - {*held}
    card(visitor, drawn).click()
    call_button(visitor).click()
    wait(visitor, "lay")
    lay(visitor)


def finish(visitor: Visitor) -> None:
    """A call, to its verdict."""
    expect(skip(visitor).or_(go_on(visitor)).first).to_be_visible()
    skip(visitor).evaluate_all("all => all.forEach((one) => one.click())")  # if it is still there
    expect(go_on(visitor)).to_be_visible()


def first_call(view: dict[str, Any]) -> str:
    """The first discard with a call, beside the page."""
    return next(str(move["text"]) for move in view["moves"] if move["kind"] == "discard" and move["call"])


def leave_interlude(visitor: Visitor) -> None:
    finish(visitor)
    button = go_on(visitor)
    button.click()
    expect(button).to_be_hidden()


def act(visitor: Visitor, where: Source = "pile", call: bool = False, what: Offer | None = None) -> None:
    """Whatever there is to do."""
    what = what or offered(visitor)
    if what == "between":
        leave_interlude(visitor)
    elif what == "draw":
        draw(visitor, where)
    elif what == "discard":
        discard(visitor, call=call)
    elif what == "lay":
        lay(visitor)


def play_to_the_call(visitor: Visitor, most: int = 40) -> None:
    """Alone against bots, until a call is shown; one calls oneself at the first chance."""
    for _ in range(most):
        what = wait(visitor)
        if what == "between":
            return
        act(visitor, call=True, what=what)
    raise AssertionError("nobody calls")


def play_to_the_end(*visitors: Visitor, most: int = 200) -> None:
    """Whoever can do something does it, and calls at the first chance, until all see the end."""
    for _ in range(most):
        visitor = to_act(*visitors)
        if visitor is None:
            return
        act(visitor, call=True)
    raise AssertionError("the match does not end")
