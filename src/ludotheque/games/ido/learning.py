"""IDO for learners: 4,294 actions, and the position as a row of numbers. A set of units is 64 of them, a1 to h8."""

import numpy as np

from ludotheque.games.ido.blocks import SIZES
from ludotheque.games.ido.codes import (
    GOAL_AREA,
    MOVE,
    PASS,
    SLIDE,
    STOP,
    direction_of,
    is_introduction,
    is_movement,
    is_slide,
    unit_entered,
    unit_left,
)
from ludotheque.games.ido.rules import SEATS
from ludotheque.games.ido.surface import NORTH_HALF, SOUTH_HALF, blocks_of, home_at
from ludotheque.games.ido.tables import MOST_STEPS
from ludotheque.kernel import jit
from ludotheque.kernel.layout import Layout, Part
from ludotheque.kernel.spread import write_bits

UNSHOWN = ()
UNITS, HALF_UNITS = 64, 32
OFFSETS, DIRECTIONS = 9, 4
LONGEST_BAN = 2  # IDO-30
GOALS_OF_A_UNIT = UNITS + 1  # every unit, and home
FIRST_MOVE = len(SIZES) * UNITS
FIRST_SLIDE = FIRST_MOVE + UNITS * GOALS_OF_A_UNIT
CODES = np.array(
    [
        *range(FIRST_MOVE),
        *(MOVE | unit << 7 | to for unit in range(UNITS) for to in range(GOAL_AREA + 1)),
        *(SLIDE | direction for direction in range(DIRECTIONS)),
        STOP,
        PASS,
    ],
    np.int64,
)


def actions(options) -> int:
    return len(CODES)


@jit
def action_of(move):
    if is_introduction(move):
        return move
    if is_movement(move):
        return FIRST_MOVE + unit_left(move) * GOALS_OF_A_UNIT + unit_entered(move)
    if is_slide(move):
        return FIRST_SLIDE + direction_of(move)
    return FIRST_SLIDE + DIRECTIONS + (move == PASS)


@jit
def code_of(action, s):
    return CODES[action]


# The position; seats go round from the observer's, the board stays as it is


def layout(options) -> Layout:
    seats = int(options["seats"])
    return (
        Part("blocks", seats * len(SIZES) * UNITS, shows=("blocks",)),  # small, large; of each seat
        Part("home", seats * len(SIZES), shows=("home",)),
        Part("chairs", seats * SEATS, shows=("chairs",)),
        Part("turn", seats, shows=("current",)),
        Part("offset", OFFSETS, shows=("offset",)),
        Part("steps", MOST_STEPS + 1, shows=("steps",)),
        Part("ban", LONGEST_BAN + 1, shows=("ban",)),
        Part("occurred", 1, partly=("seen", "quiet")),  # IDO-43: how often this turn began just so; 0: cannot have
        Part("turns", 2, shows=("turns",)),  # 256s and ones
        Part("finished", 1, shows=("finished",)),
    )


@jit
def occurrences(s):
    """IDO-43: how often the position at the beginning of this turn has occurred, as far as it could come again."""
    times = 0
    for entry in range(s.quiet - 1, -1, -s.seats):
        times += s.seen[entry] == s.seen[s.quiet - 1]
    return times


@jit
def observe(s, seat, out):
    seats = s.seats
    at = 0
    for i in range(seats):
        for size in range(len(SIZES)):
            other = (seat + i) % seats
            at = write_bits(blocks_of(s, other, size, SOUTH_HALF), HALF_UNITS, out, at)
            at = write_bits(blocks_of(s, other, size, NORTH_HALF), HALF_UNITS, out, at)
    for i in range(seats):
        for size in range(len(SIZES)):
            out[at] = s.home[home_at((seat + i) % seats, size)]
            at += 1
    for i in range(seats):
        for chair in range(SEATS):
            out[at] = s.chairs[(seat + i) % seats] == chair
            at += 1
    for i in range(seats):
        out[at + i] = s.current == (seat + i) % seats
    at = write_bits(1 << s.offset, OFFSETS, out, at + seats)
    at = write_bits(1 << s.steps, MOST_STEPS + 1, out, at)
    for i in range(LONGEST_BAN + 1):
        out[at + i] = s.ban == i
    at += LONGEST_BAN + 1
    out[at] = occurrences(s)
    out[at + 1] = s.turns >> 8
    out[at + 2] = s.turns & 255
    out[at + 3] = s.finished
