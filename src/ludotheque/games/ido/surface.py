"""Who stands where on the play surface, and whom a slide of the grid pushes.

A set of units is two numbers of 32 bits, the southern half of the board (units 0 … 31) and the northern one.
"""
# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.games.ido.drawing import EAST, NORTH, SOUTH
from ludotheque.games.ido.options import OF_EACH_SIZE
from ludotheque.games.ido.tables import BARS, GOALS, HALF
from ludotheque.kernel import jit, popcount

SMALL, LARGE = 0, 1
SOUTH_HALF, NORTH_HALF = 0, 1
FILE_A, FILE_H = 0x01010101, 0x80808080  # of either half


@jit
def blocks_of(s, seat, size, half):
    """The units in a half of the board on which a seat has blocks of a size."""
    return s.blocks[4 * seat + 2 * size + half]


@jit
def occupied(s, half):
    units = 0
    for seat in range(s.seats):
        units |= blocks_of(s, seat, SMALL, half) | blocks_of(s, seat, LARGE, half)
    return units


@jit
def on_surface(s, seat, size):
    return popcount(blocks_of(s, seat, size, SOUTH_HALF)) + popcount(blocks_of(s, seat, size, NORTH_HALF))


@jit
def in_reserve(s, seat, size):
    return OF_EACH_SIZE - on_surface(s, seat, size) - s.home[2 * seat + size]


@jit
def homes(s, seat):
    """How many blocks a seat has brought home."""
    return s.home[2 * seat] + s.home[2 * seat + 1]


@jit
def put(s, seat, size, unit):
    """Put a block on a unit, or take it away from there."""
    s.blocks[4 * seat + 2 * size + (unit >> 5)] ^= 1 << (unit & 31)


@jit
def size_at(s, seat, unit):
    """The size of the block that a seat has on a unit."""
    return blocks_of(s, seat, LARGE, unit >> 5) >> (unit & 31) & 1


@jit
def shifted(south, north, direction):
    """A set of units moved by one; those that cross the rim are gone."""
    if direction == NORTH:
        return south << 8 & HALF, north << 8 & HALF | south >> 24
    if direction == EAST:
        return (south & ~FILE_H) << 1, (north & ~FILE_H) << 1
    if direction == SOUTH:
        return south >> 8 | (north & 0xFF) << 24, north >> 8
    return (south & ~FILE_A) >> 1, (north & ~FILE_A) >> 1


@jit
def pushed(s, direction):
    """IDO-31: the units whose blocks move: a bar behind them, or a block that is pushed onto them."""
    occupied_south = occupied(s, SOUTH_HALF)
    occupied_north = occupied(s, NORTH_HALF)
    south = occupied_south & BARS[s.board, s.offset, direction, SOUTH_HALF]
    north = occupied_north & BARS[s.board, s.offset, direction, NORTH_HALF]
    more = 1
    while more:
        next_south, next_north = shifted(south, north, direction)
        next_south &= occupied_south & ~south
        next_north &= occupied_north & ~north
        south |= next_south
        north |= next_north
        more = next_south | next_north
    return south, north


@jit
def push_blocks(s, seat, size, direction, pushed_south, pushed_north):
    """Move the pushed ones of a seat's blocks of a size; return how many of them go through the seat's goal area."""
    at = 4 * seat + 2 * size
    south = s.blocks[at] & pushed_south
    north = s.blocks[at + 1] & pushed_north
    moved_south, moved_north = shifted(south, north, direction)
    s.blocks[at] = s.blocks[at] & ~pushed_south | moved_south
    s.blocks[at + 1] = s.blocks[at + 1] & ~pushed_north | moved_north
    chair = s.chairs[seat]
    return popcount(south & GOALS[s.board, chair, direction, SOUTH_HALF]) + popcount(
        north & GOALS[s.board, chair, direction, NORTH_HALF]
    )
