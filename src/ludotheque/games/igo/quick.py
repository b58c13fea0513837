"""A player quick enough for thousands of rounds in thought: it looks at the column's colour of now only."""

from ludotheque.games.igo.cards import (
    HALF,
    VALUES,
    colour_of,
    has_colour,
    has_value,
    of_colour,
    of_seat,
    only,
    single,
    value_of,
)
from ludotheque.games.igo.greedy import after_best_discard, colour_after
from ludotheque.games.igo.moves import calling, drawing, laying
from ludotheque.games.igo.rules import DISCARD, DRAW, FROM_COLUMN, FROM_DISCARDS, FROM_PILE, end_colour
from ludotheque.games.igo.split import best_series, colours_in
from ludotheque.kernel import below, jit, lowest, nth, popcount

GUESSES = 3  # cards tried to see what drawing from the pile is worth


@jit
def penalty_with(s, card, taken):
    """The penalty at the end of the turn with this card and `taken` of the column."""
    low, high = of_seat(s.hands, s.current)
    more_low, more_high = single(card)
    penalty, _ = after_best_discard(low | more_low, high | more_high, colour_after(s, taken))
    return penalty


@jit
def quick_source(s, rng):
    least = 0
    left = popcount(s.unseen[0])
    both = left + popcount(s.unseen[1])
    for _ in range(GUESSES):
        n = below(rng, both)
        least += penalty_with(s, nth(s.unseen[0], n) if n < left else HALF + nth(s.unseen[1], n - left), 0)
    best = FROM_PILE
    penalty = GUESSES * penalty_with(s, s.discards[s.discards_size - 1], 0)
    if penalty < least:
        best = FROM_DISCARDS
        least = penalty
    if s.column_size > 1 and GUESSES * penalty_with(s, s.column[s.column_size - 1], 1) < least:
        best = FROM_COLUMN
    return drawing(best)


@jit
def cost(low, high, gone, series, card):
    """The value that stays as penalty if this card of the hand stays; less than nothing if it serves the series."""
    colour = colour_of(card)
    value = value_of(card)
    if colour == gone:
        return 0
    other = series & ~only(colour)
    alone = not other or not has_value(of_colour(low, high, lowest(other)), value)
    return -value if has_colour(series, colour) and alone else value


@jit
def dearest(low, high, gone, series, free_low, free_high):
    """The card of the free ones whose loss lowers the penalty of a hand most."""
    best = -1
    most = -VALUES - 1
    for half in range(2):
        cards = high * half + low * (1 - half)
        cards &= free_high * half + free_low * (1 - half)
        while cards:
            card = HALF * half + lowest(cards)
            cards &= cards - 1
            penalty = cost(low, high, gone, series, card)
            if penalty > most:
                best = card
                most = penalty
    return best


@jit
def quick_discard(s, enough):
    """Discard what costs most, and call with a penalty of `enough` or less."""
    low, high = of_seat(s.hands, s.current)
    penalty, series = after_best_discard(low, high, end_colour(s))
    barred_low, barred_high = single(s.drawn) if s.source == FROM_DISCARDS else (0, 0)  # IGO-12
    card = dearest(low, high, end_colour(s), series, ~barred_low, ~barred_high)
    return calling(card) if s.pile == 0 or penalty <= enough else card


@jit
def quick_move(s, enough, rng):
    """The move of the step; a penalty of `enough` is worth a call."""
    if s.step == DRAW:
        return quick_source(s, rng)
    if s.step == DISCARD:
        return quick_discard(s, enough)
    low, high = of_seat(s.hands, s.current)
    return laying(colours_in(best_series(low, high, end_colour(s), 0, 0)))
