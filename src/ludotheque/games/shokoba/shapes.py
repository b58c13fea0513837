"""The shapes of Shokoba's views, moves, events and reasons. Cards are texts such as `D7`, seats numbers from 0."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludotheque.contract.shapes import Dealt, Heading, Over, Round

Category = Literal["diamond", "emeralds", "rubies", "sapphires", "cards"]

# Moves


class Lay(TypedDict):
    """Lay a card on the table (SHO-15)."""

    text: str
    kind: Literal["lay"]
    card: str


class Take(TypedDict):
    """Take cards of the table with a card of the hand (SHO-14)."""

    text: str
    kind: Literal["take"]
    card: str
    taken: list[str]


class Seize(TypedDict):
    """Take with the card that the player before overlooked (SHO-40): never listed or lit up unasked."""

    text: str
    kind: Literal["seize"]
    card: str
    taken: list[str]
    unprompted: Literal[True]


class Leave(TypedDict):
    """Claim nothing, when the last card of a round was laid (SHO-40)."""

    text: str
    kind: Literal["leave"]


Move = Lay | Take | Seize | Leave

# The view


class Side(TypedDict):
    """A player, or two partners: their gems and how many cards their pile has; with `memo`, which."""

    seats: list[int]
    gems: int
    pile: int
    taken: NotRequired[list[str]]


class Seen(TypedDict):
    """What the eyes see at the table, besides the heading and the moves."""

    round: int
    dealer: int
    playing: list[int]
    table: list[str]
    hand: list[str]
    hand_sizes: list[int]
    undealt: int
    last_taker: int | None
    sides: list[Side]


class View(Heading, Seen):
    """Shokoba as a seat or a spectator sees it."""

    moves: list[Move]


# Events


class Laid(TypedDict):
    """A seat lays a card."""

    what: Literal["laid"]
    clause: str
    seat: int
    card: str


class Took(TypedDict):
    """A seat takes cards with a card of its hand, or with the one that the seat before overlooked."""

    what: Literal["took", "seized"]
    clause: str
    seat: int
    card: str
    taken: list[str]


class Called(TypedDict):
    """A seat has cleared the table; a seat claims nothing at the end of a round."""

    what: Literal["shokoba", "left"]
    clause: str
    seat: int


class Swept(TypedDict):
    """The seat that took last gets what lies on the table at the end of the round."""

    what: Literal["swept"]
    clause: str
    seat: int
    cards: list[str]


class Unswept(TypedDict):
    """Nobody took anything in the round: what lies on the table goes to nobody."""

    what: Literal["unswept"]
    clause: str
    cards: list[str]


class Gem(TypedDict):
    """A side alone has most of a category: a gem. `counts` are those of all sides."""

    what: Literal["gem"]
    clause: str
    seats: list[int]
    category: Category
    counts: list[int]


class Tied(TypedDict):
    """Nobody alone has most of a category."""

    what: Literal["tied"]
    clause: str
    category: Category
    counts: list[int]


class Playoff(TypedDict):
    """These seats are tied at the top and play another round among themselves."""

    what: Literal["playoff"]
    clause: str
    seats: list[int]


Event = Laid | Took | Called | Swept | Unswept | Gem | Tied | Playoff | Round | Dealt | Over

# Reasons


class Plain(TypedDict):
    """A reason without further facts."""

    key: Literal["reason-shokoba", "reason-overlooks", "reason-nothing-better"]
    clause: str


class Diamond(TypedDict):
    """The diamond comes on the own pile: from the own hand, or taken."""

    key: Literal["reason-diamond"]
    clause: str
    own: Literal["yes", "no"]


class Majority(TypedDict):
    """A majority is decided for oneself, or denied to the others."""

    key: Literal["reason-decides", "reason-denies"]
    clause: str
    category: Literal["emeralds", "rubies", "sapphires", "cards"]


class Takes(TypedDict):
    """So many cards of a category come on the own pile."""

    key: Literal["reason-takes"]
    clause: str
    category: Literal["emeralds", "rubies", "sapphires", "cards"]
    many: int


class Sweeps(TypedDict):
    """The round ends, and so many cards are swept."""

    key: Literal["reason-sweeps"]
    clause: str
    many: int


class Offers(TypedDict):
    """A precious card comes on the table."""

    key: Literal["reason-offers"]
    clause: str
    gem: Literal["D", "E", "R"]


class Leaves(TypedDict):
    """What the table then adds up to: more than any card takes, or of which all cards have been seen."""

    key: Literal["reason-safe", "reason-harmless"]
    clause: str
    total: int


class Threat(TypedDict):
    """So many of the unseen cards could take the whole table."""

    key: Literal["reason-threat"]
    clause: str
    total: int
    many: int
    unseen: int


Reason = Plain | Diamond | Majority | Takes | Sweeps | Offers | Leaves | Threat
