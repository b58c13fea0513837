"""A set of cards: two words of bits, `low` for the first half of the pack and `high` for the second.

A word holds 63 cards at most, and there are 102. Whatever takes or gives a set takes or gives both words.
"""

from ludotheque.games.stratheos.cards import HALF, PACK
from ludotheque.kernel import jit, nth, popcount

ALL_LOW, ALL_HIGH = (1 << HALF) - 1, (1 << PACK - HALF) - 1


@jit
def with_card(low, high, card):
    if card < HALF:
        return low | 1 << card, high
    return low, high | 1 << card - HALF


@jit
def without(low, high, card):
    """The set without a card; EMPTY and HIDDEN are in no set."""
    if card < 0:
        return low, high
    if card < HALF:
        return low & ~(1 << card), high
    return low, high & ~(1 << card - HALF)


@jit
def how_many(low, high):
    return popcount(low) + popcount(high)


@jit
def nth_card(low, high, n):
    """The n-th card of the set, in the order of the pack."""
    lower = popcount(low)
    return nth(low, n) if n < lower else HALF + nth(high, n - lower)
