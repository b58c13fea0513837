"""The shapes of Stratheós's views and moves; those of its events and reasons are in `events.py`.

Cards are texts such as `F13` or `RAG`, seats numbers from 0. A place of the table is a text too, seat and place: `2.3`
is the third place of seat 2, in moves, views and events alike.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludotheque.contract.shapes import Heading
from ludotheque.games.stratheos.events import Combination, Event, Family, Reason, WonBy

__all__ = ["Event", "Move", "Player", "Reason", "Seen", "View"]

Stage = Literal[
    "memorise", "draw", "play", "naming", "target", "looking", "giving", "choose", "showdown", "over"
]  # fmt: skip
AtPlace = Literal[  # effects of powers that are aimed at a place, and those that are aimed at a player
    "look-own", "look-opponent", "swap-own-opponent", "swap-opponent-another", "protect-own", "burn-opponent"
]  # fmt: skip
AtSeat = Literal["bar-opponent", "add-opponent", "shuffle-opponent"]
Malus = Literal["add-self", "shuffle-self", "trade-next"]

# Moves


class Plain(TypedDict):
    """Turn cards back that one has looked at, say “Stratheós”, discard the card in hand, use its power, take an
    announcement back, do without the bonus turn, deal the next game."""

    text: str
    kind: Literal["ready", "stratheos", "discard", "power", "withdraw", "nothing", "deal"]


class Draw(TypedDict):
    """Draw a card: the top one of a pile, or the bottom one of the draw pile (STR-20, STR-40)."""

    text: str
    kind: Literal["draw"]
    source: Literal["pile", "bottom", "discard"]


class Announce(TypedDict):
    """Announce a combination, to name its places one by one: so many at least, so many at most (STR-30)."""

    text: str
    kind: Literal["announce"]
    combination: Combination
    fewest: int
    most: int


class Put(TypedDict):
    """Exchange the card in hand for the one in a place (STR-21); give a card under Ragnarök (STR-42)."""

    text: str
    kind: Literal["exchange", "give"]
    place: str


class Name(TypedDict):
    """Name the next place of a combination, others to follow, or its last one (STR-30); `order` counts from 1."""

    text: str
    kind: Literal["name", "last"]
    place: str
    order: int


class Aim(TypedDict):
    """Aim the effect of a power at a place; of a swap, `picked` is the place pointed at first (STR-4)."""

    text: str
    kind: Literal["aim"]
    effect: AtPlace
    place: str
    picked: str | None


class AimSeat(TypedDict):
    """Aim the effect of a power at a player (STR-4)."""

    text: str
    kind: Literal["aim-seat"]
    effect: AtSeat
    seat: int


class Choose(TypedDict):
    """Choose a card of the discard pile for the bonus turn (STR-34)."""

    text: str
    kind: Literal["choose"]
    card: str


class Pick(TypedDict):
    """Choose a card of the draw pile by where it lies in the spread: only the player sees which (STR-34)."""

    text: str
    kind: Literal["pick"]
    at: str


Move = Plain | Draw | Announce | Put | Name | Aim | AimSeat | Choose | Pick

# The view


class Place(TypedDict):
    """A place of a row: the card if it is seen, whether one looks at it this very moment, whether it is protected."""

    at: str
    card: str | None
    now: bool
    protected: bool


class Player(TypedDict):
    """A player's row; `points` once the game is counted."""

    seat: int
    places: list[Place]
    barred: bool
    wins: int
    points: NotRequired[int]


class Discards(TypedDict):
    """The discard pile, and all its cards from the bottom up for who may look through it."""

    size: int
    top: str | None
    cards: list[str]


class Spread(TypedDict):
    """A card of the draw pile as the player who chooses from it has spread it out."""

    at: str
    card: str


class InHand(TypedDict):
    """The card in the hand of the player whose turn it is; null for who does not see it."""

    card: str | None
    must_stay: bool
    passive: Family | None  # what acts if the card is the last one discarded in the turn (STR-40)
    malus: list[Malus]  # what acts on the player if the card is discarded (STR-41)


class Ending(TypedDict):
    """What the player knows of a combination that ends with this place: whether it is `right`, and if so, how many
    points it saves (STR-31)."""

    place: str
    right: bool | None
    saved: int | None


class Naming(TypedDict):
    """What is being announced, the places named so far, and with memo what the player knows of its endings (STR-64)."""

    combination: Combination
    places: list[str]
    endings: list[Ending]


class Power(TypedDict):
    """The power that is being used: the card, what it does, the place pointed at."""

    card: str
    effect: AtPlace | AtSeat
    picked: str | None


class Giving(TypedDict):
    """Whose cards are being chosen, which are, and how many are still to be (STR-42)."""

    giver: int
    given: list[str]
    left: int


class Seen(TypedDict):
    """What the eyes see at the table, besides the heading and the moves.

    `current` is whose turn it is, `number` that of the game, `turns` how many are over, `bonus` the length of a flush;
    `winners` and `reason` are those of the game when it is over; `better` says which scores of the match's result are:
    the fewest points of one game (STR-52), the most games won of several (STR-63).
    """

    stage: Stage
    current: int
    number: int
    direction: Literal["clockwise", "counterclockwise"]
    turns: int
    announcer: int | None
    bottom: bool
    players: list[Player]
    pile: int
    spread: list[Spread]
    discards: Discards
    in_hand: InHand | None
    naming: Naming | None
    power: Power | None
    giving: Giving | None
    bonus: int
    winners: list[int]
    reason: WonBy | None
    better: Literal["fewest", "most"]


class View(Heading, Seen):
    """Stratheós as a seat or a spectator sees it."""

    moves: list[Move]
