"""The plan of a board: printed lines, bars of the grid, start and goal areas (IDO-2, IDO-3, IDO-4).

Units are numbered as on a chessboard, 0 = a1 (south-west) to 63 = h8; a set of units is a number with a bit for each.
The grid has nine offsets, 0 = one unit south-west to 8 = one unit north-east, 4 = centred.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

Direction = Literal["north", "east", "south", "west"]
Chair = Literal["south", "west", "north", "east"]  # clockwise: the order of play
Offset = Literal["south-west", "south", "south-east", "west", "centre", "east", "north-west", "north", "north-east"]

SIDE, GRID_SIDE = 8, 6
UNITS = SIDE * SIDE
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
NORTH, EAST, SOUTH, WEST = range(4)
STEP = (SIDE, 1, -SIDE, -1)  # what one unit in a direction adds to a unit's number
CHAIRS: tuple[Chair, ...] = get_args(Chair)
OFFSETS: tuple[Offset, ...] = get_args(Offset)
CENTRE = 4
SHAPES = ("small", "rectangle", "ell", "large")
SMALL_SPACE, RECTANGLE, ELL, LARGE_SPACE = range(4)
NAMES = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in "abcdefgh")
UNIT_OF = {name: unit for unit, name in enumerate(NAMES)}

Place = tuple[int, int]


def members(units: int) -> Iterator[int]:
    """The units of a set in rising order."""
    while units:
        yield (units & -units).bit_length() - 1
        units &= units - 1


def beyond(unit: int, direction: int) -> int | None:
    """The next unit in a direction; None over the rim."""
    file, rank = unit % SIDE, unit // SIDE
    at_rim = (rank == SIDE - 1, file == SIDE - 1, rank == 0, file == 0)[direction]
    return None if at_rim else unit + STEP[direction]


@dataclass(frozen=True)
class Lines:
    """Lines between the cells of a square drawing: on the west side of cells (x up to the side), on the north side of
    cells (y up to the side)."""

    side: int
    west: frozenset[Place]
    north: frozenset[Place]

    @classmethod
    def drawn(cls, rows: Sequence[str]) -> "Lines":
        """The lines of a drawing in characters: `--` over a cell, `|` on its west side, `+` at the corners."""
        side = len(rows) // 2
        return cls(
            side,
            frozenset((x, y) for y in range(side) for x in range(side + 1) if rows[2 * y + 1][3 * x] == "|"),
            frozenset((x, y) for y in range(side + 1) for x in range(side) if rows[2 * y][3 * x + 1] == "-"),
        )

    def rows(self) -> list[str]:
        """The same in characters."""
        drawn = []
        for y in range(self.side + 1):
            drawn.append("+" + "".join(("--" if (x, y) in self.north else "  ") + "+" for x in range(self.side)))
            drawn.append("  ".join("|" if (x, y) in self.west else " " for x in range(self.side + 1)))
        return drawn[:-1]

    def turned(self) -> "Lines":
        """The same after a quarter turn clockwise."""
        return Lines(
            self.side,
            frozenset((self.side - y, x) for x, y in self.north),
            frozenset((self.side - 1 - y, x) for x, y in self.west),
        )

    def on(self, unit: int, direction: int, moved: Place = (0, 0)) -> bool:
        """Whether there is a line on that side of a unit when the drawing is moved so many cells east and south."""
        x, y = unit % SIDE - moved[0], SIDE - 1 - unit // SIDE - moved[1]
        if direction in (NORTH, SOUTH):
            return (x, y + (direction == SOUTH)) in self.north
        return (x + (direction == EAST), y) in self.west


@dataclass(frozen=True)
class Area:
    """A start or goal area: the units it touches, and the side of them on which it lies."""

    units: int
    direction: int


@dataclass(frozen=True)
class Space:
    units: int
    shape: int


@dataclass(frozen=True)
class Plan:
    """A board with its grid; areas by chair."""

    name: str
    board: Lines
    grid: Lines
    starts: tuple[Area, ...]
    goals: tuple[Area, ...]

    def bar(self, offset: int, unit: int, direction: int) -> bool:
        """Whether a bar of the grid stands on that side of a unit."""
        return self.grid.on(unit, direction, (offset % 3, 2 - offset // 3))

    def spaces(self, offset: int) -> tuple[Space, ...]:
        """The space of every unit."""
        return _spaces(self, offset)


@cache
def _spaces(plan: Plan, offset: int) -> tuple[Space, ...]:
    found: dict[int, Space] = {}
    for unit in range(UNITS):
        if unit not in found:
            units = _flood(plan, offset, unit)
            space = Space(units, _shape(list(members(units))))
            found |= dict.fromkeys(members(units), space)
    return tuple(found[unit] for unit in range(UNITS))


def _flood(plan: Plan, offset: int, unit: int) -> int:
    """All units that can be reached without crossing a line of the board or a bar of the grid."""
    units, edge = 1 << unit, [unit]
    while edge:
        here = edge.pop()
        for direction in range(4):
            there = beyond(here, direction)
            crossed = plan.board.on(here, direction) or plan.bar(offset, here, direction)
            if there is not None and not crossed and not units >> there & 1:
                units |= 1 << there
                edge.append(there)
    return units


def _shape(units: list[int]) -> int:
    """IDO-2: one of the four shapes; −1 for any other, which no board may have (`boards.py` refuses it)."""
    files, ranks = {unit % SIDE for unit in units}, {unit // SIDE for unit in units}
    box = len(files) * len(ranks)
    return {(1, 1): SMALL_SPACE, (2, 2): RECTANGLE, (3, 4): ELL, (4, 4): LARGE_SPACE}.get((len(units), box), -1)
