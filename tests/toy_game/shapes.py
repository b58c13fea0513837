"""The shapes of the views, moves, events and reasons. Cards are texts, seats numbers from 0."""

from typing import Literal

from typing_extensions import TypedDict

from ludotheque.contract.shapes import Heading, OfAnyGame, Over


class Move(TypedDict):
    """Play a card."""

    text: str
    kind: Literal["play"]
    card: str


class Seen(TypedDict):
    """What the eyes see at the table."""

    leader: int
    table: list[str]
    hand: list[str]
    hand_sizes: list[int]
    gone: list[str]
    tricks: list[int]


class View(Heading, Seen):
    """High Card as a seat or a spectator sees it."""

    moves: list[Move]


class Played(TypedDict):
    """A seat plays a card."""

    what: Literal["played"]
    clause: str
    seat: int
    card: str


class Trick(TypedDict):
    """A seat takes the trick; everybody draws a card."""

    what: Literal["trick", "refilled"]
    clause: str
    seat: int


Event = Played | Trick | Over
Reason = OfAnyGame
