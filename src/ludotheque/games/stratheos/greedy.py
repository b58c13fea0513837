"""A quick player: replaces high and unknown cards, looks before it guesses, announces when its estimate says so.

Worths are points. A card it does not know counts as the average one. It remembers all that its seat knows.
"""

from ludotheque.games.stratheos.cards import (
    ADD,
    BURN,
    LOOK,
    MOST_EFFECTS,
    OWN,
    SWAP,
    VALUE,
)
from ludotheque.games.stratheos.cards import POWER as POWERS
from ludotheque.games.stratheos.combinations import FULL_HOUSE, RUN, SAME, named_bits, named_place
from ludotheque.games.stratheos.ending import HIDDEN_VALUE
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.powers import PLACE, SEAT, effect_of, first_aim, verb_of
from ludotheque.games.stratheos.rules import (
    ANNOUNCE,
    CHOOSE_CARD,
    DISCARD,
    EXCHANGE,
    FROM_DISCARDS,
    FROM_PILE,
    GIVE,
    LAST,
    NAME,
    NOTHING,
    PICK,
    POWER,
    STRATHEOS,
    WITHDRAW,
)
from ludotheque.games.stratheos.table import (
    CHOOSE,
    DRAW,
    GIVING,
    NAMING,
    PLAY,
    TARGET,
    after,
    is_known_to,
    owner_of,
    place_of,
    row,
    spot,
    unguarded,
)
from ludotheque.kernel import jit, nth, popcount

SAFETY = 10  # points by which it wants to lead before it announces: the others have one more turn
KEPT_VALUE = 5
DOUBT = 3  # and so many more for each card of its own that it does not know
LOWEST_VALUE = -1
VALUES = 18  # −1 to 16


@jit
def knows(s, at):
    """Whether the player to decide knows the card in a place."""
    return is_known_to(s, at, s.decider)


@jit
def worth(s, at):
    return VALUE[s.cards[at]] if knows(s, at) else HIDDEN_VALUE


@jit
def highest_own(s):
    """The place of one's own that is worth most, the unknown one if two are."""
    best = 0
    for place in range(1, s.sizes[s.current]):
        at = spot(s.current, place)
        more = worth(s, at) - worth(s, spot(s.current, best))
        if more > 0 or (more == 0 and not knows(s, at)):
            best = place
    return best


@jit
def estimate(s, seat):
    """The points of a game as far as one can guess: what its owner knows and keeps is lower than the average card."""
    total = 0
    for at in row(s, seat):
        kept = not knows(s, at) and is_known_to(s, at, seat)
        total += KEPT_VALUE if kept else worth(s, at)
    return total


@jit
def least_of_others(s, seat):
    """The fewest points that an opponent may have."""
    least = 999
    for other in range(s.seats):
        if other != seat:
            least = min(least, estimate(s, other))
    return least


@jit
def known_of_value(s, value):
    """One's own places known to hold this value, as bits."""
    bits = 0
    for at in row(s, s.current):
        if knows(s, at) and VALUE[s.cards[at]] == value:
            bits |= 1 << place_of(at)
    return bits


@jit
def best_value(s, kind):
    """The value of which, or from which on, the most points can be exchanged; −2 when there is none known."""
    best = LOWEST_VALUE - 1
    most = 0
    for i in range(VALUES):
        value = LOWEST_VALUE + i
        total = combination_worth(s, kind, value)
        if total > most:
            most = total
            best = value
    return best


@jit
def combination_worth(s, kind, value):
    """Points of the largest known combination: cards of this value, a run from it on, a full house with three of it."""
    many = popcount(known_of_value(s, value))
    if kind == SAME:
        return many * value if many >= 2 else 0
    if kind == RUN:
        total = 0
        length = 0
        while known_of_value(s, value + length):
            total += value + length
            length += 1
        return total if length >= 3 else 0
    pair = best_pair(s, value)
    return 3 * value + 2 * pair if many >= 3 and pair > LOWEST_VALUE - 1 else 0


@jit
def best_pair(s, three):
    """The highest other value known twice; −2 when there is none."""
    for i in range(VALUES - 1, -1, -1):
        value = LOWEST_VALUE + i
        if value != three and popcount(known_of_value(s, value)) >= 2:
            return value
    return LOWEST_VALUE - 1


@jit
def power_worth(s, card):
    """What using a power is worth, roughly."""
    effect = POWERS[card * MOST_EFFECTS]
    verb = verb_of(effect)
    if verb == LOOK and s.announcer >= 0:
        return 0
    if verb == LOOK and first_aim(effect) == OWN:
        for at in row(s, s.current):
            if not knows(s, at):
                return 6
        return 0
    if verb == ADD:
        return 6
    lowest_theirs = lowest_of_opponents(s)
    if verb == SWAP and first_aim(effect) == OWN:
        return worth(s, spot(s.current, highest_own(s))) - lowest_theirs
    return HIDDEN_VALUE - lowest_theirs if verb == BURN else 1


@jit
def lowest_of_opponents(s):
    lowest_worth = HIDDEN_VALUE
    for seat in range(s.seats):
        free = unguarded(s, seat) if seat != s.current else 0
        for i in range(popcount(free)):
            lowest_worth = min(lowest_worth, worth(s, spot(seat, nth(free, i))))
    return lowest_worth


@jit
def exchange_worth(s, value):
    """The most points that a card of this value saves in one's own game."""
    gain = worth(s, spot(s.current, highest_own(s)))
    for kind in (SAME, FULL_HOUSE, RUN):
        gain = max(gain, combination_worth(s, kind, best_value(s, kind)))
    return gain - value


@jit
def saved_by_drawing(most):
    """Points that a card of the draw pile saves on average in exchange for so many: a 17th of the cards has each value.

    A card of `value` saves `most − value` if that is positive: in all, most + (most − 1) + … + 1, divided by 17.
    """
    return most * (most + 1) / 34


@jit
def where_to_draw(s, moves, n):
    unknown = 0
    for at in row(s, s.current):
        unknown += not knows(s, at)
    if moves[0] == STRATHEOS and estimate(s, s.current) + SAFETY + DOUBT * unknown <= least_of_others(s, s.current):
        return STRATHEOS
    if moves[n - 1] == FROM_DISCARDS:
        top = VALUE[s.discards[s.discard_n - 1]]
        saved = exchange_worth(s, top)
        if saved >= saved_by_drawing(saved + top):
            return FROM_DISCARDS
    return FROM_PILE


@jit
def what_to_do(s, moves, n):
    """Exchange, announce, use the power or discard: whatever saves most points."""
    value = VALUE[s.drawn]
    best = EXCHANGE + highest_own(s)
    most = worth(s, spot(s.current, highest_own(s))) - value
    for i in range(n):
        move = moves[i]
        gain = -99
        if move == DISCARD:
            gain = 0
        elif move == POWER:
            gain = power_worth(s, s.drawn)
        elif ANNOUNCE < move <= ANNOUNCE + RUN:
            gain = combination_worth(s, move - ANNOUNCE, best_value(s, move - ANNOUNCE)) - value
        if gain > most:
            most = gain
            best = move
    return best


@jit
def wanted_places(s):
    """The places of the combination that it means to name (not a run)."""
    value = best_value(s, s.kind)
    wanted = known_of_value(s, value)
    if s.kind == FULL_HOUSE:
        while popcount(wanted) > 3:
            wanted &= wanted - 1
        pair = known_of_value(s, best_pair(s, value))
        while popcount(pair) > 2:
            pair &= pair - 1
        wanted |= pair
    return wanted


@jit
def what_to_name(s, moves, n):
    """The next place of the best known combination; the last one when no other is wanted."""
    if s.kind == RUN:
        value = best_value(s, RUN)
        if s.named_n:
            value = VALUE[s.cards[spot(s.current, named_place(s, s.named_n - 1))]] + 1
        wanted = known_of_value(s, value)
        more = known_of_value(s, value + 1) != 0
        place = nth(wanted, 0) if wanted else 0
    else:
        wanted = wanted_places(s) & ~named_bits(s)
        more = popcount(wanted) > 1
        place = nth(wanted, 0) if wanted else 0
    move = (NAME if more else LAST) + place
    for i in range(n):
        if moves[i] == move:
            return move
    return moves[0] if moves[0] == WITHDRAW else moves[n - 1]


@jit
def aim_worth(s, move):
    """How good a target is for the effect."""
    verb = verb_of(effect_of(s))
    if move < PLACE:
        return -estimate(s, move - SEAT)
    at = move - PLACE
    own = owner_of(at) == s.current
    if verb == LOOK:
        return (0 if knows(s, at) else 1000) - estimate(s, owner_of(at))
    if verb == SWAP and own:
        return worth(s, at)
    return -worth(s, at)


@jit
def what_to_give(s, moves, n):
    """Decide as the neighbour: keep the low cards of one's own, ask for the low ones of the other."""
    owner = giver(s)
    free = unguarded(s, owner)
    other = after(s, s.current) if owner == s.current else s.current
    many = popcount(unguarded(s, other))
    sign = 1 if owner == s.decider else -1
    for i in range(n):
        place = moves[i] - GIVE
        here = sign * worth(s, spot(owner, place))
        before_it = 0
        for j in range(popcount(free)):
            there = sign * worth(s, spot(owner, nth(free, j)))
            before_it += there > here or (there == here and nth(free, j) < place)
        if before_it < many:
            return moves[i]
    return moves[0]


@jit
def choice_worth(s, move):
    if move == NOTHING:
        return -99
    return -VALUE[s.spread[move - PICK] if move >= PICK else move - CHOOSE_CARD]


@jit
def choose(s, moves, n, rng):
    """The move of most worth, the first one if several are."""
    if s.stage == DRAW:
        return where_to_draw(s, moves, n)
    if s.stage == PLAY:
        return what_to_do(s, moves, n)
    if s.stage == NAMING:
        return what_to_name(s, moves, n)
    if s.stage == GIVING:
        return what_to_give(s, moves, n)
    best = moves[0]
    if s.stage == TARGET or s.stage == CHOOSE:
        most = -9999
        for i in range(n):
            now = aim_worth(s, moves[i]) if s.stage == TARGET else choice_worth(s, moves[i])
            if now > most:
                most = now
                best = moves[i]
    return best
