"""A position read in plain Python: who has which blocks where. A set of units is one number here, a bit for each."""

from typing import Any

from ludotheque.games.ido import rules, surface
from ludotheque.games.ido.blocks import LARGE, OF_EACH_SIZE, SIZES
from ludotheque.games.ido.codes import GOAL_AREA
from ludotheque.games.ido.plan import members
from ludotheque.games.ido.tables import COSTS, HOME_COSTS
from ludotheque.kernel import Snapshot, plain, snapshots

snapshot = snapshots(rules.State)
_blocks_at, _home_at, _holds = plain(surface.blocks_at), plain(surface.home_at), plain(surface.holds)
_half_of, _bit_of = plain(surface.half_of), plain(surface.bit_of)


def both_halves(halves: Any) -> int:
    """A set of units as one number, from the two of tables and records."""
    return int(halves[surface.SOUTH_HALF]) | int(halves[surface.NORTH_HALF]) << 32


def units_of(s: Snapshot, seat: int, size: int) -> int:
    """The set of units on which a seat has blocks of a size."""
    blocks = s.blocks
    south, north = _blocks_at(seat, size, surface.SOUTH_HALF), _blocks_at(seat, size, surface.NORTH_HALF)
    return int(blocks[south] | blocks[north] << 32)


def blocks_of(s: Snapshot, seat: int, size: int) -> list[int]:
    """The units on which a seat has blocks of a size."""
    return list(members(units_of(s, seat, size)))


def occupied(s: Snapshot) -> int:
    return sum(units_of(s, seat, size) for seat in range(s.seats) for size in range(len(SIZES)))


def size_at(s: Snapshot, seat: int, unit: int) -> int:
    """The size of the block that a seat has on a unit."""
    return int(_holds(s.blocks[_blocks_at(seat, LARGE, _half_of(unit))], _bit_of(unit)))


def home_of(s: Snapshot, seat: int) -> list[int]:
    """How many small and large blocks a seat has brought home."""
    return [s.home[_home_at(seat, size)] for size in range(len(SIZES))]


def reserve_of(s: Snapshot, seat: int) -> list[int]:
    """How many small and large blocks a seat has in reserve: those that are nowhere else."""
    home = home_of(s, seat)
    return [OF_EACH_SIZE - units_of(s, seat, size).bit_count() - home[size] for size in range(len(SIZES))]


def steps_left(s: Snapshot) -> int:
    """IDO-11: the steps left in a turn of moves, or those that one would have."""
    return s.steps or sum(units_of(s, s.current, size).bit_count() for size in range(len(SIZES)))


def cost(s: Snapshot, size: int, unit: int, to: int) -> int:
    """The steps of the cheapest path for a block of the seat to act (IDO-20 … IDO-23), to a unit or GOAL_AREA; FAR
    where no path leads, to a unit none within the steps of a turn."""
    if to == GOAL_AREA:
        return int(HOME_COSTS[s.board][s.offset][s.chairs[s.current]][size][unit])
    return int(COSTS[s.board][s.offset][size][unit][to])
