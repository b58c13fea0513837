"""I Go!'s 110 cards as numbers and names (IGO-1), and sets of them.

Card 11 × colour + value − 1. A set of cards is two numbers of 55 bits, `low` and `high`, five colours in each; the
eleven bits of one colour are its values, and `SUMS` adds up such a set of values. A set of colours is ten bits. The
sets of all players are one array, low and high of each seat in turn.
"""

# mypy: allow-untyped-defs, allow-untyped-calls

import numpy as np

from ludotheque.games.igo.shapes import Colour
from ludotheque.kernel import jit, popcount

COLOURS = 10
# amber, blue, carmine, grey, jade, mocha, orange, rose, turquoise, violet
LETTERS: tuple[Colour, ...] = ("A", "B", "C", "G", "J", "M", "O", "R", "T", "V")
VALUES = 11
CARDS = COLOURS * VALUES
NAMES = tuple(f"{LETTERS[card // VALUES]}{card % VALUES + 1}" for card in range(CARDS))
HALF = CARDS // 2  # cards in one of the two numbers of a set
HALF_COLOURS = COLOURS // 2
EVERY_VALUE = (1 << VALUES) - 1
WHOLE_HALF = (1 << HALF) - 1
SUMS = np.array(
    [sum(value for value in range(1, VALUES + 1) if values >> value - 1 & 1) for values in range(1 << VALUES)], np.int8
)


@jit
def colour_of(card):
    return card // VALUES


@jit
def value_of(card):
    return card % VALUES + 1


@jit
def single(card):
    """One card as a set."""
    if card < HALF:
        return 1 << card, 0
    return 0, 1 << card - HALF


@jit
def of_seat(sets, seat):
    """A player's set."""
    return sets[2 * seat], sets[2 * seat + 1]


@jit
def put_for(sets, seat, low, high):
    """Make this the player's set."""
    sets[2 * seat] = low
    sets[2 * seat + 1] = high


@jit
def size_for(sets, seat):
    """How many cards a player's set has."""
    return popcount(sets[2 * seat]) + popcount(sets[2 * seat + 1])


@jit
def add(sets, seat, card):
    """Put a card into a player's set."""
    half = int(card >= HALF)
    sets[2 * seat + half] |= 1 << card - HALF * half


@jit
def remove(sets, seat, card):
    """Take a card out of a player's set, if it is there."""
    half = int(card >= HALF)
    sets[2 * seat + half] &= ~(1 << card - HALF * half)


@jit
def of_colour(low, high, colour):
    """The values that a set of cards has in one colour."""
    if colour < HALF_COLOURS:
        return low >> VALUES * colour & EVERY_VALUE
    return high >> VALUES * (colour - HALF_COLOURS) & EVERY_VALUE


@jit
def has_value(values, value):
    return values >> value - 1 & 1


@jit
def total(values):
    """The sum of a set of values of one colour."""
    return int(SUMS[values])


@jit
def only(colour):
    """One colour as a set."""
    return 1 << colour


@jit
def has_colour(colours, colour):
    return colours >> colour & 1
