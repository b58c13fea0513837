"""What views tell of splits, found by one compiled call each, on a position's flat buffer."""

# mypy: allow-untyped-defs, allow-untyped-calls

import numpy as np

from ludotheque.games.igo.cards import HALF, of_seat
from ludotheque.games.igo.rules import DISCARD, FROM_DISCARDS, HAND, State, end_colour, filled, is_in, penalty, scored
from ludotheque.games.igo.split import best_series, colours_in, gain_of, points
from ludotheque.kernel import lowest
from ludotheque.kernel.jit import entry

NO_CARD = -1


@entry
def best_splits(position, seat):
    """Rows of three numbers: a card that the seat may discard now, the least penalty of a call after it, and the
    colours of the series then. A seat that has none to discard has one row, with NO_CARD."""
    s = position.view(State)[0]
    low, high = of_seat(s.hands, seat)
    gone = end_colour(s)
    rows = np.empty((HAND + 1, 3), np.int64)
    if s.step != DISCARD or s.current != seat:
        best = best_series(low, high, gone, 0, 0)
        rows[0, 0], rows[0, 1], rows[0, 2] = NO_CARD, points(low, high, gone) - gain_of(best), colours_in(best)
        return rows[:1]
    found = 0
    for half in range(2):
        left = high * half + low * (1 - half)
        while left:
            card = HALF * half + lowest(left)
            bit = left & -left
            left ^= bit
            if s.source == FROM_DISCARDS and card == s.drawn:  # IGO-12
                continue
            less_low, less_high = low & ~(bit * (1 - half)), high & ~(bit * half)
            best = best_series(less_low, less_high, gone, 0, 0)
            rows[found, 0] = card
            rows[found, 1] = points(less_low, less_high, gone) - gain_of(best)
            rows[found, 2] = colours_in(best)
            found += 1
    return rows[:found]


@entry
def last_splits(position):
    """For each seat three numbers of the last call: the penalty, the colours of its own series, 1 for a point; then
    the values of the caller's series. Nobody gets a point by a perfect call (IGO-31)."""
    s = position.view(State)[0]
    found = np.empty(3 * s.seats + 1, np.int64)
    scorers = 0 if penalty(s, s.last_caller) == 0 else scored(s)
    for seat in range(s.seats):
        low, high = of_seat(s.shown, seat)
        best = best_series(low, high, s.last_colour, s.last_series, filled(s))
        found[3 * seat] = penalty(s, seat)
        found[3 * seat + 1] = s.last_series if seat == s.last_caller else colours_in(best)
        found[3 * seat + 2] = is_in(scorers, seat)
    found[3 * s.seats] = filled(s)
    return found
