"""What a child at the table would see is silly in I Go!, by what the player knows. One line a kind:

- win left: a hand without penalty can be had or called for sure, and wins the match (IGO-31); something else is done.
- hopeless call: a call, though nobody is obliged to, with a penalty that loses five times in six.
- dear call: a call with a dearer card kept than the one discarded, though the count follows at once.
- dear discard: a much dearer card kept without a call, and no better for the column's next colour.
- dear take: an open card that makes the hand dearer now and for the next colour, while one from the pile could be
  thrown away again (IGO-12).
- round wasted: the column's last card cancels the round (IGO-14), with a hand that would win it.
- dear series: a series that leaves more than another one would (IGO-21), and is of two colours; one of a single colour,
  to which less can be added (IGO-23), may leave more, but not much.

A hopeless call has one good side: the caller begins the next round (IGO-32). Barring it costs an expert nothing that
could be measured (48.8 % of 240 matches for two against one that is free to).
"""

from ludotheque.games.igo.advice import turns_taken
from ludotheque.games.igo.cards import HALF, of_seat, single
from ludotheque.games.igo.greedy import NEVER, colour_after, least
from ludotheque.games.igo.moves import calls, card_of, colours_of, source_of
from ludotheque.games.igo.rules import DISCARD, DRAW, FROM_COLUMN, FROM_DISCARDS, FROM_PILE, end_colour
from ludotheque.games.igo.split import own_penalty
from ludotheque.kernel import jit, lowest, popcount

KINDS = ("win left", "hopeless call", "dear call", "dear discard", "dear take", "round wasted", "dear series")
FINE, WIN_LEFT, HOPELESS_CALL, DEAR_CALL, DEAR_DISCARD, DEAR_TAKE, ROUND_WASTED, DEAR_SERIES = range(len(KINDS) + 1)

# The most penalty with which a call still wins one time in six, among two, three and four players, after none, one,
# two … turns of each of the others: of greedy players who go on exchanging cards.
HOPE = ((33, 28, 23, 20, 17, 15, 13), (27, 22, 19, 17, 14, 12, 11), (25, 20, 17, 15, 13, 12, 11))
LITTLE = 2  # more penalty than this nobody takes who sees the count at once, or could have a card from the pile
DEARER = 5  # more penalty than this is much: plain to see, and no plan for later turns is worth it


@jit
def hope(s):
    """The most penalty with which a call is not hopeless."""
    turns = turns_taken(s)
    of_others = (turns - turns // s.seats) // (s.seats - 1)
    return HOPE[s.seats - 2][min(of_others, len(HOPE[0]) - 1)]


@jit
def without(s, card, gone):
    """The penalty of the hand for who calls, without this card."""
    low, high = of_seat(s.hands, s.current)
    less_low, less_high = single(card)
    return least(low & ~less_low, high & ~less_high, gone)


@jit
def best_without(s, moves, n, gone):
    """The least penalty that a legal discard leaves."""
    best = NEVER
    for i in range(n):
        best = min(best, without(s, card_of(moves[i]), gone))
    return best


@jit
def exchanged(s, source, gone):
    """The penalty at the end of the turn with the source's open card; with one from the pile at worst what it is."""
    low, high = of_seat(s.hands, s.current)
    if source == FROM_PILE:
        return least(low, high, gone)
    more_low, more_high = single(s.column[s.column_size - 1])
    best = least(low, high, gone)
    if source == FROM_DISCARDS:
        more_low, more_high = single(s.discards[s.discards_size - 1])
        best = NEVER  # IGO-12: it has to be kept
    for half in range(2):
        cards = high * half + low * (1 - half)
        while cards:
            less_low, less_high = single(HALF * half + lowest(cards))
            cards &= cards - 1
            best = min(best, least(low & ~less_low | more_low, high & ~less_high | more_high, gone))
    return best


@jit
def wins(s, source):
    """Whether drawing here gives a hand without penalty for sure."""
    taken = int(source == FROM_COLUMN)
    return s.column_size > taken and exchanged(s, source, colour_after(s, taken)) == 0


@jit
def is_dear(s, source):
    """Whether the open card makes the hand dearer, for the column's colour at the end of the turn and the next."""
    taken = int(source == FROM_COLUMN)
    for later in range(2):
        as_it_is = exchanged(s, FROM_PILE, colour_after(s, later))
        if exchanged(s, source, colour_after(s, taken + later)) <= as_it_is + LITTLE:
            return False
    return True


@jit
def silly_draw(s, source):
    if not wins(s, source) and (wins(s, FROM_PILE) or wins(s, FROM_DISCARDS) or wins(s, FROM_COLUMN)):
        return WIN_LEFT
    if source == FROM_COLUMN and s.column_size == 1:
        good = 2 * exchanged(s, FROM_PILE, end_colour(s)) <= hope(s)  # this wins at least four times in five
        return ROUND_WASTED if good else FINE
    if source != FROM_PILE and s.pile > 1 and is_dear(s, source):  # IGO-15: the last card of the pile obliges to call
        return DEAR_TAKE
    return FINE


@jit
def silly_discard(s, move, moves, n):
    now = without(s, card_of(move), end_colour(s))
    best = best_without(s, moves, n, end_colour(s))
    if best == 0 and (now > 0 or not calls(move)):
        return WIN_LEFT
    if calls(move):
        if s.pile and now > hope(s):
            return HOPELESS_CALL
        return DEAR_CALL if now > best + LITTLE else FINE
    next_colour = colour_after(s, 1)
    later = without(s, card_of(move), next_colour)
    dear = now > best + DEARER and later > best_without(s, moves, n, next_colour) + DEARER
    return DEAR_DISCARD if dear else FINE


@jit
def silly_series(s, move, moves, n):
    low, high = of_seat(s.hands, s.current)
    best = least(low, high, end_colour(s))
    penalty = own_penalty(low, high, end_colour(s), colours_of(move))
    if best == 0 and penalty > 0:
        return WIN_LEFT
    single_colour = popcount(colours_of(move)) == 1
    return DEAR_SERIES if penalty > best + (DEARER if single_colour else LITTLE) else FINE


@jit
def silly(s, move, moves, n):
    """0, or 1 and the place of the kind in KINDS."""
    if s.step == DRAW:
        return silly_draw(s, source_of(move))
    if s.step == DISCARD:
        return silly_discard(s, move, moves, n)
    return silly_series(s, move, moves, n)
