"""What a seat knows (`mask`) and a world it could be living in (`fill`).

A seat knows the cards in the places whose `knowers` it is among, whatever lies open, and the card in its own hand; for
the moment of a choice after a flush the draw pile too. What went into a shuffled pile or row is forgotten (STR-64).
"""

from ludotheque.games.stratheos.cards import ORDINARY_HIGH, ORDINARY_LOW
from ludotheque.games.stratheos.sets import ALL_HIGH, ALL_LOW, how_many, nth_card, without
from ludotheque.games.stratheos.table import (
    CHOOSE,
    HIDDEN,
    PICKED,
    PICKED_ANY,
    PILE,
    PLACES,
    SPECTATOR,
    TRUTH,
    is_known_to,
)
from ludotheque.kernel import below, jit


@jit
def is_spread(s):
    """STR-34: a player is looking through the draw pile."""
    return s.stage == CHOOSE and s.bonus > 3


@jit
def mask(s, seat):
    """Leave what the seat knows; the draw pile, unless it is spread before the seat, is only a number of cards."""
    s.viewer = seat
    bit = seat if seat >= 0 else SPECTATOR
    for at in range(s.seats * PLACES):
        if s.cards[at] >= 0 and not is_known_to(s, at, bit):
            s.cards[at] = HIDDEN
    if s.drawn >= 0 and seat != s.current and (s.source == PILE or s.source == PICKED or s.source == PICKED_ANY):
        s.drawn = HIDDEN
    if not is_spread(s) or seat != s.current:
        s.pile_low = 0
        s.pile_high = 0
        if is_spread(s):
            for i in range(s.pile_n):
                s.spread[i] = HIDDEN


@jit
def unseen(s):
    """The cards that a masked record does not show, a set."""
    low = ALL_LOW & ~s.pile_low
    high = ALL_HIGH & ~s.pile_high
    for i in range(s.discard_n):
        low, high = without(low, high, s.discards[i])
    for at in range(s.seats * PLACES):
        low, high = without(low, high, s.cards[at])
    return without(low, high, s.drawn)


@jit
def fill(s, rng):
    """Deal the cards that a masked record does not show to the hidden places, every deal as likely as another.

    The card in hand comes first: after a flush of four all know that it is no 0, −1 or 16 (STR-34).
    """
    s.viewer = TRUTH
    low, high = unseen(s)
    if s.drawn == HIDDEN:
        possible_low = low & ORDINARY_LOW if s.source == PICKED else low
        possible_high = high & ORDINARY_HIGH if s.source == PICKED else high
        many = how_many(possible_low, possible_high)
        s.drawn = nth_card(possible_low, possible_high, below(rng, many))
        low, high = without(low, high, s.drawn)
    left = how_many(low, high)
    for at in range(s.seats * PLACES):
        if s.cards[at] == HIDDEN:
            s.cards[at] = nth_card(low, high, below(rng, left))
            low, high = without(low, high, s.cards[at])
            left -= 1
    if s.pile_low | s.pile_high == 0:
        s.pile_low = low
        s.pile_high = high
    if is_spread(s) and s.spread[0] == HIDDEN:
        spread_out(s, rng)


@jit
def spread_out(s, rng):
    """Lay the draw pile out in an order of its own."""
    for i in range(s.pile_n):
        s.spread[i] = nth_card(s.pile_low, s.pile_high, i)
    for i in range(s.pile_n - 1, 0, -1):
        j = below(rng, i + 1)
        s.spread[i], s.spread[j] = s.spread[j], s.spread[i]
