"""The shapes of IDO's views, moves, events and reasons. Units are texts such as `f1`, seats numbers from 0."""

from typing import Literal

from typing_extensions import TypedDict

from ludotheque.contract.shapes import Heading, Over
from ludotheque.games.ido.blocks import Size
from ludotheque.games.ido.plan import Chair, Direction, Offset

# Moves


class Introduce(TypedDict):
    """Put a block of the reserve on a unit (IDO-10)."""

    text: str
    kind: Literal["introduce"]
    size: Size
    to: str


class MoveBlock(TypedDict):
    """Move the block that stands at a unit to another unit, or `home`; what it costs are steps (IDO-11)."""

    text: str
    kind: Literal["move"]
    size: Size
    at: str
    to: str
    cost: int


class Slide(TypedDict):
    """Slide the grid by one unit (IDO-12)."""

    text: str
    kind: Literal["slide"]
    direction: Direction


class End(TypedDict):
    """End a turn of moves (IDO-11), or pass where nothing can be done (IDO-13)."""

    text: str
    kind: Literal["stop", "pass"]


Move = Introduce | MoveBlock | Slide | End

# The view


class Lines(TypedDict):
    """For each row from the north a text of `1` (a line) and `0` (none): on the west side of each unit and behind the
    last one, and on the north side of each unit (one row more, for the south side of the last)."""

    west: list[str]
    north: list[str]


class Drawn(TypedDict):
    """The lines printed on the board, and the bars of the movable grid."""

    board: Lines
    grid: Lines


class Spaces(TypedDict):
    """The spaces of each shape as the grid stands; a space is a list of its units."""

    small: list[list[str]]
    rectangle: list[list[str]]
    ell: list[list[str]]
    large: list[list[str]]


class Area(TypedDict):
    """A start or goal area: the units that it touches, and the side of them on which it lies."""

    units: list[str]
    side: Direction


class Block(TypedDict):
    """A block on the play surface."""

    size: Size
    at: str


class Player(TypedDict):
    """Where a seat sits, starts and comes home; its blocks on the surface, home and in reserve."""

    chair: Chair
    start: Area
    goal: Area
    blocks: list[Block]
    home: list[Size]
    reserve: list[Size]


class SlideBan(TypedDict):
    """Who slid the grid, and who may therefore not slide it in their next turn, in the order of turns from now on."""

    by: int
    seats: list[int]


class Seen(TypedDict):
    """What the eyes see at the table, besides the heading and the moves: how many turns are over, the lines and where
    the grid stands, who may not slide it, and the steps left in a turn of moves (0 where a turn begins)."""

    turns: int
    lines: Drawn
    grid: Offset
    spaces: Spaces
    slide_ban: SlideBan | None
    steps: int
    players: list[Player]


class View(Heading, Seen):
    """IDO as everybody sees it."""

    moves: list[Move]


# Events


class Introduced(TypedDict):
    """A block of the reserve comes in."""

    what: Literal["introduced"]
    clause: str
    seat: int
    size: Size
    to: str


class Moved(TypedDict):
    """A block is moved: the steps that it cost, and those left in the turn."""

    what: Literal["moved"]
    clause: str
    seat: int
    size: Size
    at: str
    to: str
    cost: int
    steps: int


class WentHome(TypedDict):
    """A block is moved into its goal area: the steps that it cost, and those left in the turn."""

    what: Literal["went-home"]
    clause: str
    seat: int
    size: Size
    at: str
    cost: int
    steps: int


class Home(TypedDict):
    """So many blocks of a seat are home now."""

    what: Literal["home"]
    clause: str
    seat: int
    arrived: int


class OutOfOrder(TypedDict):
    """A block came home out of the agreed order and is in reserve again."""

    what: Literal["out-of-order"]
    clause: str
    seat: int
    size: Size


class Slid(TypedDict):
    """The grid slides."""

    what: Literal["slid"]
    clause: str
    seat: int
    direction: Direction


class PushedBlock(TypedDict):
    """A block of a seat that a slide pushes from a unit to the next."""

    seat: int
    size: Size
    at: str
    to: str


class Pushed(TypedDict):
    """The blocks that a slide pushes and that stay on the surface."""

    what: Literal["pushed"]
    clause: str
    blocks: list[PushedBlock]


class PushedOff(TypedDict):
    """A block is pushed off the surface: home through its own goal area, or back to the reserve."""

    what: Literal["pushed-home", "pushed-off"]
    clause: str
    seat: int
    size: Size
    at: str


class Ended(TypedDict):
    """A seat leaves the steps that are left, or can do nothing."""

    what: Literal["stopped", "passed"]
    clause: str
    seat: int


Event = Introduced | Moved | WentHome | Home | OutOfOrder | Slid | Pushed | PushedOff | Ended | Over

# Reasons

Whose = Literal["own", "others"]


class Plain(TypedDict):
    """A reason without further facts."""

    key: Literal["reason-leaves-a-win", "reason-repeats", "reason-passes", "reason-loses-the-way"]
    clause: str


class Decides(TypedDict):
    """The match ends with the last block home."""

    key: Literal["reason-ends-by-goal"]
    clause: str
    result: Literal["won", "lost"]


class Ends(TypedDict):
    """The match ends without a last block home."""

    key: Literal["reason-ends-by-repetition", "reason-ends-by-turn-limit"]
    clause: str
    result: Literal["won", "drawn", "lost"]


class BringsHome(TypedDict):
    """So many blocks come home; then so many are, of the number that wins."""

    key: Literal["reason-home"]
    clause: str
    whose: Whose
    many: int
    now: int
    goal: int


class Blocks(TypedDict):
    """So many blocks go back to the reserve, get a way home or lose it."""

    key: Literal["reason-pushed-off", "reason-out-of-order", "reason-opens", "reason-closes"]
    clause: str
    whose: Whose
    many: int


class Exposed(TypedDict):
    """So many own blocks could be pushed back to the reserve by the next player's slide."""

    key: Literal["reason-exposed"]
    clause: str
    many: int
    direction: Direction


class Carries(TypedDict):
    """A slide carries blocks by so many steps in all."""

    key: Literal["reason-carries"]
    clause: str
    whose: Whose
    change: Literal["nearer", "farther"]
    by: int


class Bans(TypedDict):
    """After a slide, none in the next turn; with two seats nor in the one after it."""

    key: Literal["reason-bans"]
    clause: str
    seats: int


class Steps(TypedDict):
    """Steps left unused, steps in every turn from now on, steps of the way home."""

    key: Literal["reason-stops", "reason-more-steps", "reason-has-a-way"]
    clause: str
    steps: int


class Nearer(TypedDict):
    """How far it is home from where the block comes, beside what it was."""

    key: Literal["reason-nearer", "reason-nearer-without-a-way"]
    clause: str
    change: Literal["nearer", "farther", "same"]
    by: int
    steps: int


class NeedsSlide(TypedDict):
    """A slide that would open a way home of so many steps."""

    key: Literal["reason-needs-a-slide"]
    clause: str
    direction: Direction
    steps: int


class Entries(TypedDict):
    """Which blocks of a reserve can come in now, or no longer."""

    key: Literal["reason-can-come-in", "reason-cannot-come-in", "reason-keeps-out"]
    clause: str
    size: Size


Reason = (
    Plain | Decides | Ends | BringsHome | Blocks | Exposed | Carries | Bans | Steps | Nearer | NeedsSlide | Entries
)  # fmt: skip
