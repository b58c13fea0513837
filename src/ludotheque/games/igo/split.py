"""How a hand is split when somebody calls (IGO-20 … IGO-24): what a series removes, and the least penalty.

Everything is worked out on sets of values, the eleven bits of a colour (see `cards.py`).
"""

# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.games.igo.cards import COLOURS, has_colour, of_colour, only, total
from ludotheque.kernel import highest, jit, lowest

GAIN = COLOURS  # bits of an answer of `best_series` under the gain: its colours


@jit
def answer(gain, colours):
    """What a series removes, and its colours, as one number: the greatest is the best."""
    return gain << GAIN | colours


@jit
def gain_of(best):
    return best >> GAIN


@jit
def colours_in(best):
    return best & (1 << GAIN) - 1


@jit
def colours_held(low, high, gone):
    """The colours a set of cards has, but for the one that is removed (IGO-20)."""
    held = 0
    for colour in range(COLOURS):
        held |= int(of_colour(low, high, colour) != 0) << colour
    return held & ~only(gone)


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
    if not has_colour(series, colour):
        return 0
    other = series & ~only(colour)
    values = of_colour(low, high, colour) & ~filled
    return values & ~of_colour(low, high, lowest(other)) if other else values


@jit
def best_series(low, high, gone, series, filled):
    """The own series that removes most besides what is added to the caller's `series` with `filled` values (IGO-24).

    Of one value a player removes one card by the own series and one more by addition, unless it is the same single
    card that would serve for both. Without a caller's series (0) this is a caller's best. See `answer`.
    """
    held = colours_held(low, high, gone)
    best = 0
    firsts = held
    while firsts:
        first = lowest(firsts)
        firsts &= firsts - 1
        one = of_colour(low, high, first)
        one_only = only_addable(low, high, first, series, filled)
        best = max(best, answer(total(one) - total(one_only), only(first)))
        seconds = firsts
        while seconds:
            second = lowest(seconds)
            seconds &= seconds - 1
            two = of_colour(low, high, second)
            two_only = only_addable(low, high, second, series, filled)
            gain = total(one | two) - total(one_only & ~two | two_only & ~one)
            best = max(best, answer(gain, only(first) | only(second)))
    return best


@jit
def least_penalty(low, high, gone, series, filled):
    """The least penalty of a hand: removal by colour, own series and additions to the caller's together (IGO-24)."""
    added = total(series_values(low, high, series) & ~filled)
    return points(low, high, gone) - added - gain_of(best_series(low, high, gone, series, filled))
