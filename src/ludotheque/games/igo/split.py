"""How a hand is split when somebody calls (IGO-20 … IGO-24): what a series removes, and the least penalty.

A hand is two words (see `cards.py`); a set of colours is ten bits. Everything is worked out value by value at once, on
the eleven bits of a colour.
"""

# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.games.igo.cards import COLOURS, EVERY_VALUE, HALF_COLOURS, SUMS, VALUES
from ludotheque.kernel import highest, jit, lowest

GAIN = COLOURS  # `best_series` answers gain << GAIN | colours


@jit
def total(values):
    """The sum of a set of values of one colour."""
    return int(SUMS[values])


@jit
def of_colour(low, high, colour):
    """The values that a set of cards has in one colour."""
    if colour < HALF_COLOURS:
        return low >> VALUES * colour & EVERY_VALUE
    return high >> VALUES * (colour - HALF_COLOURS) & EVERY_VALUE


@jit
def colours_held(low, high, gone):
    """The colours a set of cards has, but for the one that is removed (IGO-20)."""
    held = 0
    for colour in range(COLOURS):
        held |= int(of_colour(low, high, colour) != 0) << colour
    return held & ~(1 << gone)


@jit
def points(low, high, gone):
    """The values of all cards added up, but for the colour that is removed (IGO-20)."""
    sum_of_all = 0
    for colour in range(COLOURS):
        sum_of_all += total(of_colour(low, high, colour))
    return sum_of_all - total(of_colour(low, high, gone))


@jit
def series_values(low, high, series):
    """The values of a series in these one or two colours: each value held in either, once (IGO-21)."""
    if series == 0:
        return 0
    return of_colour(low, high, lowest(series)) | of_colour(low, high, highest(series))


@jit
def is_series(low, high, first, second):
    """Whether a series can show both colours: not if each has but the same one value (IGO-21)."""
    values = of_colour(low, high, first)
    return values != of_colour(low, high, second) or values & (values - 1) != 0


@jit
def own_penalty(low, high, gone, series):
    """The penalty of a caller who lays a series in these colours (IGO-20)."""
    return points(low, high, gone) - total(series_values(low, high, series))


@jit
def only_addable(low, high, colour, series, filled):
    """The values that only this colour could add to the caller's series: cards that cannot be added and kept too."""
    if not series >> colour & 1:
        return 0
    other = series & ~(1 << colour)
    values = of_colour(low, high, colour) & ~filled
    return values & ~of_colour(low, high, lowest(other)) if other else values


@jit
def best_series(low, high, gone, series, filled):
    """The own series that removes most besides what is added to the caller's `series` with `filled` values (IGO-24).

    Of one value a player removes one card by the own series and one more by addition, unless it is the same single
    card that would serve for both. Without a caller's series (0) this is a caller's best. Answers
    gain << GAIN | colours.
    """
    held = colours_held(low, high, gone)
    best = 0
    firsts = held
    while firsts:
        first = lowest(firsts)
        firsts &= firsts - 1
        one = of_colour(low, high, first)
        one_only = only_addable(low, high, first, series, filled)
        best = max(best, total(one) - total(one_only) << GAIN | 1 << first)
        seconds = firsts
        while seconds:
            second = lowest(seconds)
            seconds &= seconds - 1
            two = of_colour(low, high, second)
            two_only = only_addable(low, high, second, series, filled)
            gain = total(one | two) - total(one_only & ~two | two_only & ~one)
            best = max(best, gain << GAIN | 1 << first | 1 << second)
    return best


@jit
def least_penalty(low, high, gone, series, filled):
    """The least penalty of a hand: removal by colour, own series and additions to the caller's together (IGO-24)."""
    added = total(series_values(low, high, series) & ~filled)
    return points(low, high, gone) - added - (best_series(low, high, gone, series, filled) >> GAIN)
