"""A quick player who keeps what lowers the expected penalty, and calls when it is low enough for the table."""

from ludotheque.games.igo.cards import COLOURS, HALF, colour_of, has_colour, of_colour, of_seat, only, single, total
from ludotheque.games.igo.moves import calling, card_of, colours_of, drawing
from ludotheque.games.igo.rules import DISCARD, DRAW, FROM_COLUMN, FROM_DISCARDS, FROM_PILE, end_colour
from ludotheque.games.igo.split import best_series, colours_held, gain_of, own_penalty, points
from ludotheque.kernel import below, highest, jit, lowest, nth, popcount

# The penalty that is worth a call, by the number of seats: rounds last about three turns each, and some four calls in
# five are won. Calling at twice as much wins more matches against this player (three in five, for two), but ends most
# rounds before everybody has had a turn: that is no game to offer to people.
LOW_ENOUGH = (0, 0, 15, 12, 10)
GUESSES = 12  # cards tried to see what drawing from the pile is worth
SOON = 4  # the penalty with the column's colour now counts so many times the one with its next colour
NEVER = 1 << 30


@jit
def least(low, high, gone):
    """The least penalty of a hand for who calls with it."""
    return points(low, high, gone) - gain_of(best_series(low, high, gone, 0, 0))


@jit
def after_best_discard(low, high, gone):
    """The least penalty of thirteen cards once the dearest that the series leaves is discarded, and that series."""
    held = colours_held(low, high, gone)
    once = 0
    twice = 0
    for colour in range(COLOURS):
        if has_colour(held, colour):
            values = of_colour(low, high, colour)
            twice |= once & values
            once |= values
    best = 0
    colours = 0
    firsts = held
    while firsts:
        first = lowest(firsts)
        one = of_colour(low, high, first)
        seconds = firsts  # with the colour itself: a series of one colour
        firsts &= firsts - 1
        while seconds:
            second = lowest(seconds)
            series = one | of_colour(low, high, second)
            seconds &= seconds - 1
            left = twice | once & ~series
            gain = total(series) + (highest(left) + 1 if left else 0)
            if gain > best:
                best = gain
                colours = only(first) | only(second)
    return points(low, high, gone) - best, colours


@jit
def colour_after(s, taken):
    """The column's colour once so many more cards are taken; its last card's if they are too many."""
    return colour_of(s.column[max(0, s.column_size - 1 - taken)])


@jit
def worth_with(s, card, taken):
    """What the penalty comes to, soon and later, with this card and `taken` of the column."""
    low, high = of_seat(s.hands, s.current)
    more_low, more_high = single(card)
    soon, _ = after_best_discard(low | more_low, high | more_high, colour_after(s, taken))
    later, _ = after_best_discard(low | more_low, high | more_high, colour_after(s, taken + 1))
    return SOON * soon + later


@jit
def worth_of_pile(s, rng):
    """The same, on the average of some cards that might come (times GUESSES)."""
    left = popcount(s.unseen[0])
    both = left + popcount(s.unseen[1])
    worth = 0
    for _ in range(GUESSES):
        n = below(rng, both)
        worth += worth_with(s, nth(s.unseen[0], n) if n < left else HALF + nth(s.unseen[1], n - left), 0)
    return worth


@jit
def choose_source(s, rng):
    best = FROM_PILE
    least_worth = worth_of_pile(s, rng)
    worth = GUESSES * worth_with(s, s.discards[s.discards_size - 1], 0)
    if worth < least_worth:
        best = FROM_DISCARDS
        least_worth = worth
    if s.column_size > 1:  # IGO-14: the last one would cancel the round
        worth = GUESSES * worth_with(s, s.column[s.column_size - 1], 1)
        if worth < least_worth:
            best = FROM_COLUMN
    return drawing(best)


@jit
def worth_without(s, card):
    """The penalty now without this card, and what it comes to soon and later."""
    low, high = of_seat(s.hands, s.current)
    less_low, less_high = single(card)
    now = least(low & ~less_low, high & ~less_high, end_colour(s))
    return now, SOON * now + least(low & ~less_low, high & ~less_high, colour_after(s, 1))


@jit
def choose_discard(s, moves, n):
    best = 0
    least_worth = NEVER
    penalty = 0
    for i in range(n):
        now, worth = worth_without(s, card_of(moves[i]))
        if worth < least_worth:
            best = card_of(moves[i])
            least_worth = worth
            penalty = now
    return calling(best) if s.pile == 0 or penalty <= LOW_ENOUGH[s.seats] else best


@jit
def choose_series(s, moves, n):
    """The least penalty; of equals a single colour, to which less can be added."""
    low, high = of_seat(s.hands, s.current)
    best = moves[0]
    least_worth = NEVER
    for i in range(n):
        colours = colours_of(moves[i])
        worth = 2 * own_penalty(low, high, end_colour(s), colours) + popcount(colours)
        if worth < least_worth:
            best = moves[i]
            least_worth = worth
    return best


@jit
def choose(s, moves, n, rng):
    """The move of the step: a source, a discard with or without a call, a series."""
    if s.step == DRAW:
        return choose_source(s, rng)
    if s.step == DISCARD:
        return choose_discard(s, moves, n)
    return choose_series(s, moves, n)
