"""A move is one number, and legal moves come in rising order of these numbers:

size << 6 | unit               introduce a block (units: 0 = a1 … 63 = h8)
MOVE | unit << 7 | to          move a block by the cheapest path; `to` is a unit, or GOAL_AREA
SLIDE | direction              slide the grid
STOP, PASS                     end a turn of moves; do nothing because nothing can be done
"""
# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.kernel import jit

MOVE, SLIDE, STOP, PASS = 1 << 14, 2 << 14, 3 << 14, 3 << 14 | 1
GOAL_AREA = 64  # the `to` of a block that goes home


@jit
def introduction(size, unit):
    return size << 6 | unit


@jit
def movement(unit, to):
    return MOVE | unit << 7 | to


@jit
def sliding(direction):
    return SLIDE | direction


@jit
def is_introduction(move):
    return move < MOVE


@jit
def is_movement(move):
    return MOVE <= move < SLIDE


@jit
def is_slide(move):
    return SLIDE <= move < STOP


@jit
def size_introduced(move):
    return move >> 6


@jit
def unit_introduced(move):
    return move & 63


@jit
def unit_left(move):
    """Where the block of a movement stands."""
    return move >> 7 & 63


@jit
def unit_entered(move):
    """Where the block of a movement goes: a unit, or GOAL_AREA."""
    return move & 127


@jit
def direction_of(move):
    return move & 3
