"""Combinations (STR-30 to STR-35): named place by place, the last one by a move of its own, then turned over.

Order is named only as far as it matters. Of cards of a value and of a full house the places come in rising order, and
then the one whose card shall lie on top; a run comes in its ascent. Anything may be named: a wrong one is legal.
"""

from ludotheque.games.stratheos.cards import DEITY, FAMILY, SPECIALS, VALUE
from ludotheque.games.stratheos.table import (
    FLUSH,
    NAMING,
    PLACES,
    PLAY,
    RIGHT,
    TURNED_OVER,
    WRONG,
    close_up,
    discard,
    everybody,
    has,
    is_known_to,
    note,
    place_drawn,
    spot,
    unprotect,
)
from ludotheque.kernel import jit, lowest

SAME, FULL_HOUSE, RUN = range(1, 4)
KINDS = ("same", "full", "run")
NAME_BITS = 4  # for each place in `named`, the first in the lowest bits
FEWEST = (0, 2, 5, 3)  # cards in a combination of each kind
MOST = (0, 6, 5, PLACES)
ALIKE = 3  # of a value in a full house, and two of the other
SPECIALS_ALIKE = max(SPECIALS.values())  # so many cards there are of 0 and of −1 (STR-2)
NO_CARD = -9  # stands for the value of a card that the player does not know


@jit
def begin_naming(s, kind):
    s.stage = NAMING
    s.kind = kind


@jit
def end_naming(s):
    s.kind = 0
    s.named = 0
    s.named_n = 0


@jit
def withdraw(s):
    """STR-33: with 14 places an announcement that cannot be known to be right is taken back."""
    end_naming(s)
    s.withdrawn = 1
    s.stage = PLAY


@jit
def nth_named(named, i):
    """The i-th of the places named, counted from 0."""
    return named >> NAME_BITS * i & (1 << NAME_BITS) - 1


@jit
def named_place(s, i):
    return nth_named(s.named, i)


@jit
def with_name(s, place):
    """The places named, and one more."""
    return s.named | place << NAME_BITS * s.named_n


@jit
def named_bits(s):
    bits = 0
    for i in range(s.named_n):
        bits |= 1 << named_place(s, i)
    return bits


@jit
def add_name(s, place):
    s.named = with_name(s, place)
    s.named_n += 1


@jit
def may_name(s, place):
    """Whether a place can be named now with others still to follow; it must be free."""
    left = s.sizes[s.current] - 1 - s.named_n  # free places beside this one
    if left == 0 or s.named_n + 1 >= MOST[s.kind]:
        return False
    if s.kind == RUN:
        return True
    rising = s.named_n == 0 or place > named_place(s, s.named_n - 1)
    if s.kind == FULL_HOUSE:  # enough places behind this one for all but the last card
        rising &= s.sizes[s.current] - 1 - place >= MOST[FULL_HOUSE] - 2 - s.named_n
    return rising


@jit
def may_be_last(s, place):
    """Whether a free place can complete the combination; with 14 places it must be known to be right (STR-33)."""
    if s.named_n + 1 < FEWEST[s.kind]:
        return False
    return s.sizes[s.current] < PLACES or is_right(s, with_name(s, place), s.named_n + 1, True)


@jit
def value_at(s, place, only_known):
    at = spot(s.current, place)
    if only_known and not is_known_to(s, at, s.current):
        return NO_CARD
    return VALUE[s.cards[at]]


@jit
def can_begin(kind, value, many):
    """Whether a card can be the first of so many: a run ends with 16, and of 0 and −1 there are three each."""
    if kind == RUN:
        return value + many - 1 <= DEITY
    return value > 0 or many <= SPECIALS_ALIKE or kind == FULL_HOUSE


@jit
def how_far_right(s, named, many, only_known):
    """How many of the named cards, turned over one by one, belong to the announced kind before one cannot (STR-32).

    A card that the player does not know ends it too, if that is asked.
    """
    first = value_at(s, nth_named(named, 0), only_known)
    if first == NO_CARD or not can_begin(s.kind, first, many):
        return 0
    other = NO_CARD  # the second value of a full house
    of_first = 1
    of_other = 0
    for i in range(1, many):
        value = value_at(s, nth_named(named, i), only_known)
        if value == NO_CARD:
            return i
        if s.kind == RUN:
            if value != first + i:
                return i
        elif value == first and (s.kind == SAME or of_first < ALIKE):
            of_first += 1
        elif s.kind == FULL_HOUSE and value != first and of_other < ALIKE and (of_other == 0 or value == other):
            other = value
            of_other += 1
        else:
            return i
    return many


@jit
def is_right(s, named, many, only_known):
    """STR-30: whether the named cards are of the announced kind — as far as the player knows, if that is asked."""
    return how_far_right(s, named, many, only_known) == many


@jit
def is_flush(s):
    """STR-34: a run all of one family; specials have none."""
    family = FAMILY[s.cards[spot(s.current, named_place(s, 0))]]
    for i in range(1, s.named_n):
        if FAMILY[s.cards[spot(s.current, named_place(s, i))]] != family:
            return False
    return family >= 0


@jit
def turn_over(s):
    """The combination is named: it is exchanged for the card in hand, or all is kept. Returns the length of a flush."""
    right = how_far_right(s, s.named, s.named_n, False)
    if right < s.named_n:
        keep_all(s, right + 1)
        return 0
    flush = s.named_n if s.flush and s.kind == RUN and is_flush(s) else 0
    note(s, RIGHT, s.named_n, s.kind)
    if flush:
        note(s, FLUSH, flush, 0)
    exchange_combination(s)
    return flush


@jit
def exchange_combination(s):
    """STR-31: all named cards are discarded in the order named; the card in hand takes the lowest of their places."""
    seat = s.current
    for i in range(s.named_n):
        discard(s, s.cards[spot(seat, named_place(s, i))])
    bits = named_bits(s)
    place = lowest(bits)
    place_drawn(s, spot(seat, place))
    unprotect(s, seat, place)
    for behind in range(s.sizes[seat] - 1, place, -1):
        if has(bits, behind):
            close_up(s, seat, behind)
    end_naming(s)


@jit
def keep_all(s, turned_over):
    """STR-32: the cards turned over so far were shown and stay, the card in hand is added in a new last place."""
    shown = 0
    for i in range(turned_over):
        place = named_place(s, i)
        at = spot(s.current, place)
        shown |= 1 << place
        s.knowers[at] = everybody(s)
        note(s, TURNED_OVER, s.cards[at], place)
    note(s, WRONG, s.current, shown)
    place_drawn(s, spot(s.current, s.sizes[s.current]))
    s.sizes[s.current] += 1
    end_naming(s)
