"""How a person plays Shokoba: by what the page offers, found by role and name; and a deal without chance."""

import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Position, expect

import ludotheque
from tests.web.laid import laid
from tests.web.turns import AGAIN, LOOK_AGAIN, called, ended, first_to_act, has_turn, seen
from tests.web.visitors import PATIENCE, Visitor

CORNER: Position = {"x": 16, "y": 40}  # of a card: where cards overlap, what is seen of it
Press = Callable[..., None]  # a click, or a thumb's tap
PASS = "shokoba-leave"  # nothing was overlooked by the player before
GOING_ON = ("shokoba-next-round", "shokoba-who-won")
HANDS, TABLE = [["S6", "S3", "R10"], ["S5", "S1", "R9"]], ["E7", "S6", "S4", "S2"]
PACK: Counter[str] = ludotheque.game("shokoba").part("document").COMPONENTS
DEALT = {
    "dealer": 1,
    "turn": 0,
    "hands": HANDS,
    "table": TABLE,
    "taken": [[], []],
    "undealt": [*(PACK - Counter([*TABLE, *HANDS[0], *HANDS[1]])).elements()],
    "gems": [0, 0],
    "last_taker": None,
}
SURE = {"equal_first": True}  # the option that chooses it: one's own turn; the six takes the six, the three can be laid
FOUR = [["R10", "S3", "S1"], ["S5", "S5", "S9"], ["S9", "S10", "S8"], ["R6", "S8", "S10"]]
MANY = ["S1", "S2", "S3", "S4", "E7", "S6", "R9", "S8"]
REST = [*(PACK - Counter([*MANY, *(card for hand in FOUR for card in hand)])).elements()]
CROWDED = DEALT | {"dealer": 3, "hands": FOUR, "table": MANY, "gems": [0] * 4}
CROWDED |= {"taken": [[], REST[:8], [], []], "undealt": REST[8:], "last_taker": 1}
CROWD = {"edition": "classic", "youngest": 3}  # the option that chooses it: four players, and many ways for the ten
TWOS = [["S6", "S9", "R10"], ["D7", "S5", "S9"], ["S9", "S10", "S8"], ["S8", "S10"]]
SIDES = DEALT | {"dealer": 2, "hands": TWOS, "table": [*TABLE, "R1"]}
SIDES |= {"undealt": [*(PACK - Counter([*SIDES["table"], *(card for hand in TWOS for card in hand)])).elements()]}
TEAMS = {
    "edition": "classic",
    "youngest": 2,
    "teams": True,
}  # one's own turn, then one of the other side takes the seven
LAID = laid("shokoba", {"True": DEALT}, "equal_first") + laid("shokoba", {"3": CROWDED, "2": SIDES}, "youngest")


def hand(visitor: Visitor) -> Locator:
    return visitor.find("group", "hand").get_by_role("button")


def spoken(visitor: Visitor, card: str) -> str:
    """What a card is called."""
    return visitor.t("shokoba-card", gem=card[0], value=int(card[1:]))


def in_hand(visitor: Visitor, card: str) -> Locator:
    """A card of one's own; its name also says in how many ways it takes."""
    own = visitor.find("group", "hand")
    return own.get_by_role("button", name=re.compile(f"^{re.escape(spoken(visitor, card))}(,|$)")).first


def on_table(visitor: Visitor, card: str) -> Locator:
    return visitor.find("region", "the-table").get_by_role("button", name=spoken(visitor, card), exact=True).first


def view(visitor: Visitor) -> Any:
    """What the server shows of the match: which cards there are to be found on the page, and what they could do."""
    return visitor.look(visitor.here)["view"]


def rush(visitor: Visitor, until: Literal["count", "end"]) -> None:
    """Play beside the page, any legal moves, until a round or the match has ended: for what comes then."""
    while True:
        table = visitor.look(visitor.here)
        if table["state"] == "over" or (until == "count" and table["view"]["round"] > 1):
            return
        if table["view"]["turn"] == table["you"]:
            visitor.tell(visitor.here, "play", moves=[table["view"]["moves"][0]["text"]])


def offered(visitor: Visitor) -> Literal["turn", "count", "end"] | None:
    """What there is to do now, as the page and its title say."""
    if seen(called(visitor, *map(visitor.t, (*GOING_ON, *AGAIN)))):
        if seen(called(visitor, *map(visitor.t, GOING_ON))):
            return "count"
        if ended(visitor):
            return "end"
    if has_turn(visitor, "Shokoba") and (hand(visitor).count() or visitor.find("button", PASS).is_visible()):
        return "turn"
    return None


def to_act(*visitors: Visitor) -> Visitor | None:
    return first_to_act(offered, *visitors)


def wait(visitor: Visitor) -> None:
    """Until there is something to do: one's turn, a count to read, the end."""
    to_act(visitor)


def read_count(visitor: Visitor, press: Press = Locator.click) -> None:
    """Go on from a count."""
    for key in GOING_ON:
        button = visitor.find("button", key)
        if button.is_visible():
            press(button)
            expect(button).to_be_hidden()


def read_all_counts(visitor: Visitor) -> None:
    """Go on from one count to the next, after a match that was rushed through, until the end."""
    until = time.monotonic() + PATIENCE / 1000
    while offered(visitor) != "end":
        assert time.monotonic() < until, "the end does not come"
        for key in GOING_ON:
            if visitor.find("button", key).is_visible():
                visitor.press(key)
        visitor.page.wait_for_timeout(LOOK_AGAIN)


def offer(visitor: Visitor) -> Locator:
    """The button that does what the chosen card is offered for."""
    takes = [visitor.t("shokoba-take-many", many=many) for many in range(1, 11)]
    return called(visitor, visitor.t("shokoba-lay"), visitor.t("shokoba-choose"), *takes).last


def play(visitor: Visitor, at: int = 0, press: Press = Locator.click) -> None:
    """One move: a card of the hand, the first of its takes where there are several, and the button; seen when made."""
    pass_on = visitor.find("button", PASS)
    if pass_on.is_visible():
        press(pass_on)
        expect(pass_on).to_be_hidden()
        return
    many = hand(visitor).count()
    card = hand(visitor).nth(at)
    press(card, position=CORNER)
    expect(card).to_have_attribute("aria-pressed", "true")
    button = offer(visitor)
    expect(button).to_be_visible()
    if button.is_disabled():  # there is a choice
        press(visitor.page.get_by_role("radio").first)
    expect(button).to_be_enabled()
    press(button)
    expect(hand(visitor)).not_to_have_count(many)  # one less, or new ones, or the count has come


def act(visitor: Visitor, press: Press = Locator.click) -> None:
    """Whatever there is to do."""
    if offered(visitor) == "count":
        read_count(visitor, press)
    else:
        play(visitor, press=press)


def play_to_the_count(visitor: Visitor, round: int = 1, most: int = 60) -> None:
    """Alone against bots, until a round is counted."""
    for _ in range(most):
        wait(visitor)
        if visitor.find("heading", "shokoba-count", round=round).is_visible():
            return
        act(visitor)
    raise AssertionError("the round does not end")


def play_to_the_end(*visitors: Visitor, most: int = 600, press: Press = Locator.click) -> None:
    """Whoever can do something does it, until all see the end."""
    for _ in range(most):
        visitor = to_act(*visitors)
        if visitor is None:
            return
        act(visitor, press)
    raise AssertionError("the match does not end")
