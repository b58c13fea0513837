"""The shapes of Stratheós's events and reasons: `shapes.py` has the rest. Cards, seats and places are as there."""

from typing import Literal

from typing_extensions import TypedDict

from ludotheque.contract.shapes import Dealt, Discarded, Drew, Over, Round

Combination = Literal["same", "full", "run"]
Family = Literal["lightning", "fire", "earth", "water", "ice", "air"]
WonBy = Literal["points", "cards", "lowest", "announcer", "draw", "flush"]
YesNo = Literal["yes", "no"]

# Events


class Did(TypedDict):
    """What a seat did, or what befell it, without further facts."""

    what: Literal[
        "memorised", "turned-back", "stratheos", "withdrew", "picked", "chose-nothing", "wrong", "added", "withheld",
        "shuffled",
    ]  # fmt: skip
    clause: str
    seat: int


class Announced(TypedDict):
    """A seat announces a combination."""

    what: Literal["announced"]
    clause: str
    seat: int
    combination: Combination


class OfPlace(TypedDict):
    """A seat puts the card in hand in a place of its own, names one, protects one."""

    what: Literal["exchanged", "named", "protected"]
    clause: str
    seat: int
    place: str


class Placed(TypedDict):
    """What only the player has seen: the card that is now in a place of theirs."""

    what: Literal["placed"]
    clause: str
    seat: int
    place: str
    card: str
    private: Literal[True]


class OfCard(TypedDict):
    """A seat shows a card to use its power, or chooses one from the discard pile."""

    what: Literal["power", "chose"]
    clause: str
    seat: int
    card: str


class Length(TypedDict):
    """A seat's announcement was right, or even a flush, of so many cards."""

    what: Literal["right", "flush"]
    clause: str
    seat: int
    number: int


class PlaceCard(TypedDict):
    """A card that was seen, and its place."""

    place: str
    card: str


class Shown(TypedDict):
    """The cards of a wrong announcement that all have seen, in the order they were turned over."""

    what: Literal["shown"]
    clause: str
    seat: int
    shown: list[PlaceCard]
    private: Literal[True]


class Remember(TypedDict):
    """What only the player has seen: cards of their own or of another."""

    what: Literal["remember"]
    clause: str
    seat: int
    owner: int
    own: YesNo
    shown: list[PlaceCard]
    private: Literal[True]


class Pointed(TypedDict):
    """A seat looks at the card in a place, or points at it as the first of two to be swapped."""

    what: Literal["looked", "pointed"]
    clause: str
    seat: int
    owner: int
    own: YesNo
    place: str


class Swapped(TypedDict):
    """A seat has two cards swapped."""

    what: Literal["swapped"]
    clause: str
    seat: int
    owner: int
    place: str
    other: int
    other_place: str


class Barred(TypedDict):
    """A seat bars another from the discard pile."""

    what: Literal["barred"]
    clause: str
    seat: int
    owner: int


class Burnt(TypedDict):
    """A card is burnt, and one from the draw pile takes its place."""

    what: Literal["burnt"]
    clause: str
    owner: int
    place: str
    card: str


class Traded(TypedDict):
    """Two seats swap their whole games, or so many cards of them."""

    what: Literal["traded", "traded-some"]
    clause: str
    seat: int
    owner: int
    number: int


class Gave(TypedDict):
    """A seat decides that a card is given."""

    what: Literal["gave"]
    clause: str
    seat: int
    owner: int
    place: str


class Reshuffled(TypedDict):
    """The discard pile but its top card, so many cards, is the new draw pile."""

    what: Literal["reshuffled"]
    clause: str
    number: int


class Passive(TypedDict):
    """A passive acts; the seat is who is to draw, is skipped, or plays next."""

    what: Literal["passive"]
    clause: str
    family: Family
    seat: int


class TurnedOver(TypedDict):
    """A seat's cards at the end of a game, and their points."""

    what: Literal["turned-over"]
    clause: str
    seat: int
    cards: list[str]
    number: int


class Won(TypedDict):
    """A game of a series is won."""

    what: Literal["won"]
    clause: str
    winners: list[int]
    reason: WonBy


Event = (
    Did | Announced | OfPlace | Placed | OfCard | Length | Shown | Remember | Pointed | Swapped | Barred | Burnt
    | Traded | Gave | Reshuffled | Passive | TurnedOver | Won | Drew | Discarded | Dealt | Round | Over
)  # fmt: skip

# Reasons


class PlainReason(TypedDict):
    """A reason without further facts."""

    key: Literal[
        "reason-withdraw", "reason-kept", "reason-not-known", "reason-no-bonus", "reason-remember",
    ]  # fmt: skip
    clause: str


class OwnPoints(TypedDict):
    """What one counts, with so many unknown cards at the average."""

    key: Literal["reason-stratheos"]
    clause: str
    points: int
    unknown: int
    average: int


class CardValue(TypedDict):
    """A card to be taken or chosen, and what it counts."""

    key: Literal["reason-take", "reason-choice"]
    clause: str
    card: str
    value: int


class Chances(TypedDict):
    """So many of the unseen cards count less than the highest card that one knows of one's own."""

    key: Literal["reason-draw"]
    clause: str
    lower: int
    unseen: int
    value: int


class OfThisCard(TypedDict):
    """A card that goes and brings nothing about, a malus that falls on oneself, a place whose card one knows."""

    key: Literal["reason-discard", "reason-malus", "reason-known"]
    clause: str
    card: str


class PassiveActs(TypedDict):
    """The passive that discarding a card brings about."""

    key: Literal["reason-passive"]
    clause: str
    card: str
    family: Family


class PowerActs(TypedDict):
    """A power, and whether it is too late for what it shows."""

    key: Literal["reason-power"]
    clause: str
    card: str
    late: YesNo


class Oracle(TypedDict):
    """How many of the own cards one does not know."""

    key: Literal["reason-oracle"]
    clause: str
    unknown: int


class Guess(TypedDict):
    """No such combination is known."""

    key: Literal["reason-guess"]
    clause: str
    combination: Combination


class Gone(TypedDict):
    """The points of a known combination, and the value of the card that comes for it."""

    key: Literal["reason-combination"]
    clause: str
    points: int
    value: int


class Saves(TypedDict):
    """A card goes, and so many points with it, or so many come."""

    key: Literal["reason-saves", "reason-costs", "reason-same"]
    clause: str
    card: str
    points: int


class UnknownCard(TypedDict):
    """A card goes that one does not know."""

    key: Literal["reason-unknown-card"]
    clause: str
    average: int


class Alike(TypedDict):
    """So many cards of a value are then held."""

    key: Literal["reason-alike"]
    clause: str
    many: int
    value: int


class RightReason(TypedDict):
    """The combination is known to be right, of so many cards."""

    key: Literal["reason-right"]
    clause: str
    number: int


class SeatReason(TypedDict):
    """How many cards the player has that is aimed at."""

    key: Literal["reason-seat"]
    clause: str
    seat: int
    many: int


class GamesLeft(TypedDict):
    """How many games are left."""

    key: Literal["reason-deal"]
    clause: str
    left: int


Reason = (
    PlainReason | OwnPoints | CardValue | Chances | OfThisCard | PassiveActs | PowerActs | Oracle | Guess | Gone
    | Saves | UnknownCard | Alike | RightReason | SeatReason | GamesLeft
)  # fmt: skip
