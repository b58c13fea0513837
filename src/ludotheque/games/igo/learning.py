"""I Go! for learners: 278 actions, and what a seat knows as a row of numbers. A set of cards is 110 of them."""

import numpy as np

from ludotheque.games.igo.cards import CARDS, COLOURS, HALF, of_seat
from ludotheque.games.igo.moves import CALL, DRAWS, SERIES, calls, card_of, colours_of, source_of
from ludotheque.games.igo.rules import SOURCES, STEPS
from ludotheque.kernel import highest, jit, lowest
from ludotheque.kernel.layout import Layout, Part
from ludotheque.kernel.spread import clear, write_bits

UNSHOWN = ("rounds", "last_caller", "last_colour", "last_series", "shown")  # the rounds before
FIRST_CALL, FIRST_DRAW, FIRST_SERIES = CARDS, 2 * CARDS, 2 * CARDS + len(SOURCES)
CODES = np.array(
    [
        *range(CARDS),
        *(CALL | card for card in range(CARDS)),
        *(DRAWS | source for source in range(len(SOURCES))),
        *(SERIES | colours for colours in range(1, 1 << COLOURS) if colours.bit_count() <= 2),  # IGO-21
    ],
    np.int64,
)


def actions(options) -> int:
    return len(CODES)


@jit
def action_of(move):
    if move >= SERIES:
        second = highest(colours_of(move))
        first = colours_of(move) ^ 1 << second  # as a set
        before = second * (second + 1) // 2
        return FIRST_SERIES + before + (lowest(first) + 1 if first else 0)
    if move >= DRAWS:
        return FIRST_DRAW + source_of(move)
    return card_of(move) + (FIRST_CALL if calls(move) else 0)


@jit
def code_of(action, s):
    return CODES[action]


# What a seat knows; seats go round from the observer's


def layout(options) -> Layout:
    seats = int(options["seats"])
    return (
        Part("hand", CARDS, shows=("hands",)),
        Part("known", seats * CARDS, shows=("known", "hands")),  # what all saw each player take, the observer too
        Part("unseen", CARDS, shows=("unseen",)),
        Part("column", CARDS, shows=("column", "column_size")),  # 1: the card to take, 2: the next one …
        Part("discards", CARDS, shows=("discards", "discards_size")),  # likewise
        Part("drawn", CARDS, shows=("drawn",)),
        Part("points", seats, shows=("points",)),
        Part("turn", seats, shows=("current",)),
        Part("step", len(STEPS), shows=("step",)),
        Part("source", len(SOURCES), shows=("source",)),
        Part("pile", 1, shows=("pile",)),
        Part("stall", 1, shows=("stall",)),
        Part("perfect", 1, shows=("perfect",)),
    )


@jit
def write_set(sets, seat, out, at):
    low, high = of_seat(sets, seat)
    return write_bits(high, HALF, out, write_bits(low, HALF, out, at))


@jit
def write_depths(cards, size, out, at):
    """For each card of a list how deep it lies, from 1; 0 for the others."""
    end = clear(CARDS, out, at)
    for i in range(size):
        out[at + cards[i]] = size - i
    return end


@jit
def observe(s, seat, out):
    seats = s.seats
    at = write_set(s.hands, seat, out, 0)
    for i in range(seats):
        at = write_set(s.known, (seat + i) % seats, out, at)
    at = write_set(s.unseen, 0, out, at)
    at = write_depths(s.column, s.column_size, out, at)
    at = write_depths(s.discards, s.discards_size, out, at)
    drawn = at
    at = clear(CARDS, out, at)
    if s.drawn >= 0:
        out[drawn + s.drawn] = 1
    for i in range(seats):
        out[at + i] = s.points[(seat + i) % seats]
        out[at + seats + i] = s.current == (seat + i) % seats
    at += 2 * seats
    for i in range(len(STEPS)):
        out[at + i] = s.step == i
    at += len(STEPS)
    for i in range(len(SOURCES)):
        out[at + i] = s.source == i
    at += len(SOURCES)
    out[at] = s.pile
    out[at + 1] = s.stall
    out[at + 2] = s.perfect
