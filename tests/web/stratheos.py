"""How a person plays Stratheós, by what the page offers; and tables that begin in the middle."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.laid import laid
from tests.web.turns import AGAIN, LOOK_AGAIN, called, ended, seen
from tests.web.visitors import PATIENCE, Visitor

CARD = re.compile(r"(?<![\w-])(?:[LFEWIA](?:1[0-6]|[1-9])|RAG|APO|DEL|CHA|NYX|ERE)(?![\w-])")  # no part of a token
BUTTONS = ("stratheos-ready", "stratheos-deal", "stratheos-who-won", "stratheos-nothing", "stratheos-discard")
ROW = ["E1", "E2", "E3", "E4", "E5", "E6"]
THIRD = ["A1", "A2", "A3", "A4", "A5", "A6"]
OTHER = ["W1", "W2", "W3", "W4", "W5", "W6"]
FIGURES = [f"{family}{value}" for family in "LFEWIA" for value in (13, 14, 15, 16) if f"{family}{value}" != "F13"]

# By the limit of turns that a table wishes for: so a test chooses where its match begins.
# In 902 no figure is left to draw: nobody can burn a card of Anne's, which would show it to all.
POSITIONS: dict[int, dict[str, Any]] = {
    901: {"stage": "play", "turn": 0, "in_hand": "F15", "places": [ROW, OTHER, THIRD]},
    902: {"stage": "play", "turn": 0, "in_hand": "F13", "places": [ROW, OTHER], "discards": FIGURES},
    903: {"stage": "play", "turn": 0, "in_hand": "A9", "places": [["L4", "F8", "E8", "F2", "A1", "I8"], OTHER]},
    904: {"stage": "play", "turn": 0, "in_hand": "A9", "places": [["L5", "L6", "L7", "L8", "E1"], OTHER]},
    905: {
        "stage": "giving",
        "turn": 0,
        "current": 1,
        "places": [ROW, OTHER],
        "protected": [[], [1, 2]],
        "discards": ["RAG"],
        "last_discarded": "RAG",
    },
    906: {"stage": "play", "turn": 0, "in_hand": "A16", "places": [ROW, OTHER, ["A1", "A2"]]},
    907: {"stage": "draw", "turn": 0, "places": [["L1"], ["W5", "W6"]], "announcer": 1, "turns": 1},
    908: {"stage": "play", "turn": 0, "in_hand": "I16", "places": [[*ROW, *OTHER[:4]], ["A1", "A2"]]},
    909: {"stage": "play", "turn": 0, "in_hand": "E16", "places": [ROW, OTHER, ["A1", "A2"]]},
    910: {"stage": "draw", "turn": 0, "barred": [0], "places": [ROW, OTHER], "discards": ["A6"]},
    911: {"stage": "play", "turn": 0, "in_hand": "A9", "places": [[*ROW, *OTHER, "A1", "A2"], ["I1", "I2"]]},
    912: {
        "stage": "giving",
        "turn": 0,
        "current": 1,
        "places": [ROW, OTHER],
        "protected": [[1, 2], []],
        "discards": ["RAG"],
        "last_discarded": "RAG",
    },
    913: {"stage": "draw", "turn": 0, "places": [ROW, OTHER], "discards": ["A6"]},
    914: {
        "stage": "play",
        "turn": 0,
        "in_hand": "E15",
        "places": [
            ROW,
            OTHER,
            ["A1", "A2", "A3", "A4", "A5"],
            ["I1", "I2", "I3", "I4"],
            [*["L1", "L2", "L3", "L4", "L5", "L6"]],
            ["F1", "F2", "F3", "F4", "F5", "F6", "F7"],
        ],
        "protected": [[2], [], [1], [], [], []],
        "barred": [4],
    },
    915: {
        "stage": "play",
        "turn": 0,
        "in_hand": "F15",
        "turns": 23,
        "discards": ["W12", "A9"],
        "places": [["W4", "I8", "I9", "A10", "RAG", "W9"], ["F3", "L2", "F4", "F5"], [*THIRD, "A7"], OTHER[:3]],
        "known": [[[0], [0], [0], [0], [0], []], [[], [0], [], []], [], []],
        "protected": [[5], [], [4], []],
        "barred": [3],
    },
    916: {
        "stage": "draw",
        "turn": 0,
        "turns": 30,
        "direction": "counterclockwise",
        "discards": ["A9", "W12"],
        "barred": [0],
        "places": [["CHA", "W4", "L1", "A3", "RAG"], *([f"{family}{n}" for n in (5, 6, 7, 8)] for family in "LFEIA")],
        "known": [[[0]] * 5, [], [], [], [], []],
        "protected": [[5], [], [], [], [], []],
    },
    917: {
        "stage": "play",
        "turn": 0,
        "in_hand": "A9",
        "places": [[*ROW, *OTHER, "A1"], [*THIRD[1:], *["I1", "I2", "I3"]]],
    },
    918: {
        "stage": "draw",
        "turn": 0,
        "turns": 40,
        "announcer": 1,
        "discards": ["A6"],
        "places": [
            ["NYX", "W4", "F5"],
            ["RAG", "A3", "L1", "I6"],
            ["E2", "A7", "W9", "I1", "F11", "CHA"],
            ["L8", "L12", "APO", "E5", "A10"],
        ],
        "known": [[[0]] * 3, [], [], []],
    },
    919: {"stage": "play", "turn": 0, "in_hand": "RAG", "places": [ROW, OTHER, THIRD, ["I1", "I2", "I3", "I4"]]},
    920: {"stage": "play", "turn": 0, "in_hand": "L16", "places": [ROW, OTHER, THIRD]},
    921: {
        "stage": "play",
        "turn": 0,
        "in_hand": "A16",
        "places": [ROW, OTHER, [*THIRD, "A7", "A8"], ["I1", "I2", "I3", "I4", "I5", "I6", "I7"], ["F1", "F2"]],
    },
    922: {
        "stage": "draw",
        "turn": 0,
        "turns": 12,
        "announcer": 1,
        "discards": ["A6"],
        "places": [["A7", "L4"], ["W9", "W8"], ["I2", "I1"], ["E6", "E5"], ["F3", "F4"], ["L1", "L9"]],
    },
    923: {
        "stage": "draw",
        "turn": 0,
        "discards": ["A9"],
        "places": [
            [*ROW, *OTHER, "A1", "A2"],
            ["I1", "I2", "I3", "I4", "I5", "I6", "I7"],
            ["L1", "L2", "L3", "L4", "L5", "L6"],
            ["F1", "F2", "F3", "F4", "F5", "F6"],
            ["A3", "A4", "A5", "A6", "A7", "A8"],
            ["E7", "E8", "E9", "E10", "W7", "W8"],
        ],
    },
    924: {"stage": "draw", "turn": 0, "turns": 1, "announcer": 1, "discards": ["A6"], "places": [["L9"], ["W5", "W1"]]},
    925: {"stage": "draw", "turn": 0, "bottom": True, "discards": ["L13"], "places": [ROW, OTHER, THIRD]},
    926: {
        "stage": "play",
        "turn": 0,
        "in_hand": "A9",
        "places": [["L3", "F3", "E3", "W3", "I3", "A3"], *[[f"{family}{n}" for n in (5, 6)] for family in "LFEIA"]],
    },
    927: {
        "stage": "play",
        "turn": 0,
        "in_hand": "A9",
        "places": [
            ["L1", "F2", "E3", "W4", "I5", "A6", "L7", "F8", "E9", "W10", "I11", "A12", "L13", "F14"],
            ["W5", "W6"],
        ],
        "known": [[[0]] * 14, [[], []]],
    },
}
LAID = laid("stratheos", POSITIONS)


def begins(visitor: Visitor, limit: int, *others: dict[str, str], **options: Any) -> str:
    """A table that begins at one of the positions, and the page open on it."""
    visitor.arrive("Anne")
    table = visitor.table(*others, game="stratheos", start=True, options={"turn_limit": limit, **options})
    visitor.open(table)
    return table


def own(visitor: Visitor) -> Locator:
    """The buttons of one's own places."""
    row = visitor.page.get_by_role("region").filter(has_text=visitor.t("stratheos-yours"))
    return row.get_by_role("list").get_by_role("button")


def pile(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button").filter(has_text=visitor.t("stratheos-draw-say", bottom="no"))


def bottom(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button").filter(has_text=visitor.t("stratheos-draw-say", bottom="yes"))


def offered(visitor: Visitor) -> str | None:
    """What there is to do now, if there is anything; asked in one go, for a button may vanish at any moment."""
    names = map(visitor.t, (*BUTTONS, "stratheos-clear", *AGAIN))
    if not seen(called(visitor, *names).or_(pile(visitor)).or_(bottom(visitor))):
        return None
    enabled = visitor.page.locator(":enabled")
    for key in BUTTONS:
        if visitor.find("button", key).and_(enabled).first.is_visible():
            return key
    if pile(visitor).or_(bottom(visitor)).and_(enabled).first.is_visible():
        return "draw"
    if visitor.find("button", "stratheos-clear").first.is_visible():
        return "giving"
    return "end" if ended(visitor) else None


def to_act(*visitors: Visitor) -> tuple[Visitor, str] | None:
    """Who of them has something to do, and what; nobody when all see the end."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        found = [offered(visitor) for visitor in visitors]
        for visitor, what in zip(visitors, found, strict=True):
            if what not in (None, "end"):
                return visitor, str(what)
        if all(what == "end" for what in found):
            return None
        visitors[0].page.wait_for_timeout(LOOK_AGAIN)
    pages = "\n".join(visitor.page.locator("body").aria_snapshot() for visitor in visitors)
    raise AssertionError(f"there is nothing to do for anybody:\n{pages}")


def wait(visitor: Visitor) -> str | None:
    found = to_act(visitor)
    return found and found[1]


def act(visitor: Visitor, what: str, stop: bool = False) -> None:
    """Whatever there is to do, the plain way: draw, and exchange the first place or discard."""
    if what == "draw":
        word = visitor.find("button", "stratheos-word")
        if stop and word.is_visible():
            word.click()
            visitor.press("stratheos-word-yes")
            expect(visitor.find("button", "stratheos-word-yes")).to_be_hidden()
            return
        (pile(visitor) if pile(visitor).is_visible() else bottom(visitor)).click()
        expect(visitor.find("button", "stratheos-discard")).to_be_visible()
    elif what == "stratheos-discard":
        if visitor.find("button", what).get_attribute("aria-disabled") == "true":
            own(visitor).first.click()
            visitor.press("stratheos-exchange-at", n=1)
        else:
            visitor.press(what)
        expect(visitor.find("button", what)).to_be_hidden()
    elif what == "giving":
        raise AssertionError("giving is for its own test")
    else:
        visitor.press(what)
        expect(visitor.find("button", what)).to_be_hidden()


def play_to_the_end(*visitors: Visitor, turns: int = 2, most: int = 400) -> None:
    """Whoever can do something does it; after some turns the word is said."""
    draws = 0
    for _ in range(most):
        found = to_act(*visitors)
        if found is None:
            return
        visitor, what = found
        draws += what == "draw"
        act(visitor, what, stop=draws > turns * len(visitors))
    raise AssertionError("the match does not end")
