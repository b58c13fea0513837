"""The shapes of what leaves a game: the heading of every view, the outcome, events that mean the same in every game.

Each game declares its own beside these in its `shapes.py`: `View`, `Move`, `Event` and `Reason`. JSON Schema is made
from the types (`contract/schema.py`), which is why they come from `typing_extensions` and their docstrings are written
for the reader of that schema.
"""

from typing import Any, Literal

from typing_extensions import TypedDict

from ludotheque.contract.options import Choice


class Outcome(TypedDict):
    """The end of a match: who won, every seat's score, why, and the clause that says so."""

    winners: list[int]
    scores: list[int]
    reason: str
    clause: str


class Score(TypedDict):
    """How a running match stands, as everybody knows: its round, null where there are none, and every seat's points."""

    round: int | None
    points: list[int]


class Heading(TypedDict):
    """What begins every view: the table, who looks (null: a spectator), who is to act, how many moves were played."""

    game: str
    options: dict[str, Choice]
    seats: int
    seat: int | None
    turn: int | None
    ply: int
    result: Outcome | None


class Over(Outcome):
    """The match is over."""

    what: Literal["over"]


class Round(TypedDict):
    """A round begins: its number, and the seat that plays first in it."""

    what: Literal["round"]
    clause: str
    round: int
    first: int


class Dealt(TypedDict):
    """A seat deals cards to all who play."""

    what: Literal["dealt"]
    clause: str
    seat: int


class Drew(TypedDict):
    """A seat draws a card from a source (`pile`, `bottom`, `discard`, `column`); the card is named if all saw it."""

    what: Literal["drew"]
    clause: str
    seat: int
    source: str
    card: str | None


class Discarded(TypedDict):
    """A seat discards a card, face up."""

    what: Literal["discarded"]
    clause: str
    seat: int
    card: str


class OfAnyGame(TypedDict):
    """A reason that every game gives: there is nothing else to play, or the move wins at once."""

    key: Literal["reason-only-move", "reason-wins-at-once"]


class Told(TypedDict):
    """One move of a match as a listener saw it: who played, the move as data, and what happened."""

    ply: int
    seat: int
    move: dict[str, Any]
    happened: list[dict[str, Any]]


def reason(key: str, clause: str, **facts: Any) -> Any:
    """What speaks for or against a move: a text of the game's locale, the clause, and the text's variables."""
    return {"key": key, "clause": clause, **facts}
