"""Who stands where on the play surface, where the grid can slide, and whom it pushes.

A set of units is two numbers of 32 bits, the southern half of the board (units 0 … 31) and the northern one.
"""
# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.games.ido.blocks import LARGE, OF_EACH_SIZE, SMALL
from ludotheque.games.ido.plan import EAST, NORTH, SOUTH
from ludotheque.games.ido.tables import BARS, GOALS, HALF
from ludotheque.kernel import jit, popcount

SOUTH_HALF, NORTH_HALF = 0, 1
FILE_A, FILE_H = 0x01010101, 0x80808080  # of either half


@jit
def half_of(unit):
    return unit >> 5


@jit
def bit_of(unit):
    """The number of a unit in its half of the board."""
    return unit & 31


@jit
def unit_of(half, bit):
    return half << 5 | bit


@jit
def holds(units, bit):
    """Whether (1 or 0) a unit is in a set of units of its half."""
    return units >> bit & 1


@jit
def blocks_at(seat, size, half):
    """Where in `s.blocks` a set of blocks is."""
    return 4 * seat + 2 * size + half


@jit
def home_at(seat, size):
    """Where in `s.home` the number of a seat's blocks of a size is."""
    return 2 * seat + size


@jit
def blocks_of(s, seat, size, half):
    """The units in a half of the board on which a seat has blocks of a size."""
    return s.blocks[blocks_at(seat, size, half)]


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
    return OF_EACH_SIZE - on_surface(s, seat, size) - s.home[home_at(seat, size)]


@jit
def homes(s, seat):
    """How many blocks a seat has brought home."""
    return s.home[home_at(seat, SMALL)] + s.home[home_at(seat, LARGE)]


@jit
def put(s, seat, size, unit):
    """Put a block on a unit, or take it away from there."""
    s.blocks[blocks_at(seat, size, half_of(unit))] ^= 1 << bit_of(unit)


@jit
def size_at(s, seat, unit):
    """The size of the block that a seat has on a unit."""
    return holds(blocks_of(s, seat, LARGE, half_of(unit)), bit_of(unit))


@jit
def can_slide(offset, direction):
    """IDO-12: the grid stays on the play surface."""
    if direction == NORTH:
        return offset < 6
    if direction == EAST:
        return offset % 3 < 2
    if direction == SOUTH:
        return offset >= 3
    return offset % 3 > 0


@jit
def slid(offset, direction):
    """The grid's offset after a slide."""
    if direction == NORTH:
        return offset + 3
    if direction == EAST:
        return offset + 1
    return offset - 3 if direction == SOUTH else offset - 1


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
    at_south = blocks_at(seat, size, SOUTH_HALF)
    at_north = blocks_at(seat, size, NORTH_HALF)
    south = s.blocks[at_south] & pushed_south
    north = s.blocks[at_north] & pushed_north
    moved_south, moved_north = shifted(south, north, direction)
    s.blocks[at_south] = s.blocks[at_south] & ~pushed_south | moved_south
    s.blocks[at_north] = s.blocks[at_north] & ~pushed_north | moved_north
    chair = s.chairs[seat]
    return popcount(south & GOALS[s.board, chair, direction, SOUTH_HALF]) + popcount(
        north & GOALS[s.board, chair, direction, NORTH_HALF]
    )
