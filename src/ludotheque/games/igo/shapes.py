"""The shapes of I Go!'s views, moves, events and reasons.

Cards are texts such as `O8`, the letter of a colour and a value; seats are numbers from 0.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludotheque.contract.shapes import Discarded, Drew, Heading, Over, Round

Colour = Literal["A", "B", "C", "G", "J", "M", "O", "R", "T", "V"]
Source = Literal["pile", "discard", "column"]
Step = Literal["draw", "discard", "lay", "over"]

# Moves


class Draw(TypedDict):
    """Draw a card (IGO-10): which one, where it lies open."""

    text: str
    kind: Literal["draw"]
    source: Source
    card: str | None


class Discard(TypedDict):
    """Discard a card (IGO-11), and call "I Go!" or not (IGO-13)."""

    text: str
    kind: Literal["discard"]
    card: str
    call: bool


class Lay(TypedDict):
    """Lay the series of a call (IGO-21): its colours, its cards, and the penalty that it leaves the caller."""

    text: str
    kind: Literal["lay"]
    colours: list[Colour]
    series: list[str]
    penalty: int


Move = Draw | Discard | Lay

# The view


class Split(TypedDict):
    """A hand as it is split at a call (IGO-20): cards removed by colour, laid as a series, added to the caller's, and
    the rest, which are the penalty."""

    removed: list[str]
    series: list[str]
    added: list[str]
    rest: list[str]
    penalty: int


class LiveSplit(Split):
    """The best split for who would call next, an aid; before a discard, after the best one."""

    discard: str | None


class Drawn(TypedDict):
    """The card just drawn, as far as the one who looks saw it."""

    source: Source
    card: str | None


class LastCall(TypedDict):
    """The last call: who called, the colour removed, the colours of the series, every seat's split, how its penalty
    grows with each card of the rest, who won a point."""

    caller: int
    colour: Colour
    colours: list[Colour]
    splits: list[Split]
    counts: list[list[int]]
    scored: list[int]


class Seen(TypedDict):
    """What the eyes see at the table, besides the heading and the moves.

    `colour` is that of the column's bottom card, which is its last one here; `top` is the top of the discard pile.
    `open` is the hand that a caller has opened. `penalties` are for who must discard: for each card of `hand` the least
    penalty of a call after discarding it, null where it may not be discarded; `splits` are those that they come from.
    There are none, and no `split`, at a table without the option `aid`. `pile_of_discards` and `seen`, the cards seen
    taken, are there with the option `memo`. `stalling` says that half of the turns are over after which the round
    would be cancelled (IGO-40), and `stall` how many.
    """

    step: Step
    round: int
    points: list[int]
    column: list[str]
    colour: Colour
    top: str | None
    discards: int
    pile: int
    must_call: bool
    drawn: Drawn | None
    stall: int
    stalling: bool
    hand: list[str]
    hand_sizes: list[int]
    open: list[str]
    split: LiveSplit | None
    penalties: list[int | None]
    splits: list[Split | None]
    last_call: LastCall | None
    pile_of_discards: NotRequired[list[str]]
    seen: NotRequired[list[list[str]]]


class View(Heading, Seen):
    """I Go! as a seat or a spectator sees it."""

    moves: list[Move]


# Events


class Call(TypedDict):
    """The last card of the pile is drawn and obliges to call; a seat calls; its call is perfect, or wins a point."""

    what: Literal["last-card", "called", "perfect", "call-won"]
    clause: str
    seat: int


class CallLost(TypedDict):
    """A call is lost: the others named have as few or fewer and win a point each."""

    what: Literal["call-lost"]
    clause: str
    seat: int
    seats: list[int]


class Series(TypedDict):
    """The caller lays a series in these colours."""

    what: Literal["series"]
    clause: str
    seat: int
    colours: list[Colour]


class HandSplit(Split):
    """A hand is opened and split; `colour` is the one that is removed."""

    what: Literal["split"]
    clause: str
    seat: int
    colour: Colour


class Cancelled(TypedDict):
    """The round is cancelled: the column is used up, or nobody has taken a new card for too long."""

    what: Literal["column-empty", "stalled"]
    clause: str


Event = Drew | Discarded | Call | CallLost | Series | HandSplit | Cancelled | Round | Over

# Reasons


class Plain(TypedDict):
    """A reason without further facts."""

    key: Literal["reason-cancels", "reason-last-card", "reason-must-call", "reason-perfect"]
    clause: str


class Pile(TypedDict):
    """So many of the unseen cards lower the penalty from what it is before."""

    key: Literal["reason-pile"]
    clause: str
    many: int
    unseen: int
    before: int


class Changed(TypedDict):
    """What the penalty is now and after the turn."""

    key: Literal["reason-penalty"]
    clause: str
    before: int
    after: int
    change: Literal["less", "same", "more"]


class OfColour(TypedDict):
    """The colour that will be removed, or of which a card that costs nothing is given up."""

    key: Literal["reason-colour", "reason-free-card"]
    clause: str
    letter: Colour


class Penalty(TypedDict):
    """The penalty of a call, or after a discard."""

    key: Literal["reason-calls", "reason-leaves"]
    clause: str
    penalty: int


class Open(TypedDict):
    """How many cards out of sight others could add to the series."""

    key: Literal["reason-open"]
    clause: str
    many: int


Reason = Plain | Pile | Changed | OfColour | Penalty | Open
