"""Combinations (STR-30 to STR-35): named place by place, the last one by a move of its own, then turned over.

Order is named only as far as it matters. Of cards of a value and of a full house the places come in rising order, and
then the one whose card shall lie on top; a run comes in its ascent. Anything may be named: a wrong one is legal.
"""

from ludotheque.games.stratheos.cards import FAMILY, VALUE
from ludotheque.games.stratheos.table import (
    FLUSH,
    NAMING,
    PLACES,
    PLAY,
    RIGHT,
    WRONG,
    close_up,
    discard,
    everybody,
    note,
    place_drawn,
)
from ludotheque.kernel import jit, lowest

SAME, FULL_HOUSE, RUN = range(1, 4)
FEWEST = (0, 2, 5, 3)  # cards in a combination of each kind
MOST = (0, 6, 5, PLACES)
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
def named_place(s, i):
    return s.named >> 4 * i & 15


@jit
def named_bits(s):
    bits = 0
    for i in range(s.named_n):
        bits |= 1 << named_place(s, i)
    return bits


@jit
def add_name(s, place):
    s.named |= place << 4 * s.named_n
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
    return s.sizes[s.current] < PLACES or is_right(s, s.named | place << 4 * s.named_n, s.named_n + 1, True)


@jit
def value_at(s, place, only_known):
    at = s.current * PLACES + place
    if only_known and not s.knowers[at] >> s.current & 1:
        return NO_CARD
    return VALUE[s.cards[at]]


@jit
def is_right(s, named, many, only_known):
    """STR-30: whether the named cards are of the announced kind — as far as the player knows, if that is asked."""
    first = value_at(s, named & 15, only_known)
    if first == NO_CARD:
        return False
    other = NO_CARD  # the second value of a full house
    of_first = 1
    for i in range(1, many):
        value = value_at(s, named >> 4 * i & 15, only_known)
        if value == NO_CARD:
            return False
        if s.kind == RUN:
            if value != first + i:
                return False
        elif value == first:
            of_first += 1
        elif s.kind == FULL_HOUSE and (other == NO_CARD or value == other):
            other = value
        else:
            return False
    return s.kind != FULL_HOUSE or of_first == 2 or of_first == 3


@jit
def is_flush(s):
    """STR-34: a run all of one family; specials have none."""
    base = s.current * PLACES
    family = FAMILY[s.cards[base + named_place(s, 0)]]
    for i in range(1, s.named_n):
        if FAMILY[s.cards[base + named_place(s, i)]] != family:
            return False
    return family >= 0


@jit
def turn_over(s):
    """The combination is named: it is exchanged for the card in hand, or all is kept. Returns the length of a flush."""
    if not is_right(s, s.named, s.named_n, False):
        keep_all(s)
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
    base = seat * PLACES
    for i in range(s.named_n):
        discard(s, s.cards[base + named_place(s, i)])
    bits = named_bits(s)
    place = lowest(bits)
    place_drawn(s, base + place)
    s.guarded[seat] &= ~(1 << place)
    for behind in range(s.sizes[seat] - 1, place, -1):
        if bits >> behind & 1:
            close_up(s, seat, behind)
    end_naming(s)


@jit
def keep_all(s):
    """STR-32: the named cards are shown and stay, the card in hand is added in a new last place."""
    base = s.current * PLACES
    note(s, WRONG, s.current, named_bits(s))
    for i in range(s.named_n):
        s.knowers[base + named_place(s, i)] = everybody(s)
    place_drawn(s, base + s.sizes[s.current])
    s.sizes[s.current] += 1
    end_naming(s)
