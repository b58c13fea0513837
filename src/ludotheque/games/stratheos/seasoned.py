"""A seasoned player's habits, quick enough to play thousands of games on in thought.

Like greedy it knows only what the player to decide knows, in a masked record as in an imagined world. Unlike greedy it
keeps cards that may be exchanged together, counts on low cards in the games of others, and hands its own game over to
the neighbour by Ragnarök when theirs looks better. The numbers were tuned in self-play (benchmarks/README.md).

The known cards of a game are `held`: three bits a value, from −1 up, say how many there are of it.
"""

from ludotheque.games.stratheos.cards import (
    ADD,
    BAR,
    BURN,
    LOOK,
    MOST_EFFECTS,
    OWN,
    PROTECT,
    SHUFFLE,
    SWAP,
    TRADE,
    VALUE,
)
from ludotheque.games.stratheos.cards import MALUS as MALUSES
from ludotheque.games.stratheos.cards import POWER as POWERS
from ludotheque.games.stratheos.combinations import RUN, SAME
from ludotheque.games.stratheos.ending import HIDDEN_VALUE
from ludotheque.games.stratheos.greedy import choose as choose_greedily
from ludotheque.games.stratheos.greedy import knows, saved_by_drawing
from ludotheque.games.stratheos.powers import first_aim, verb_of
from ludotheque.games.stratheos.rules import (
    ANNOUNCE,
    DISCARD,
    EXCHANGE,
    FROM_DISCARDS,
    FROM_PILE,
    POWER,
    STRATHEOS,
)
from ludotheque.games.stratheos.table import DRAW, PLAY, after, is_known_to, owner_of, row, spot, unguarded
from ludotheque.kernel import highest, jit, nth, popcount

BITS = 3  # for how many cards of a value are held: six at most
MOST_HELD = (1 << BITS) - 1
ONES = sum(1 << BITS * i for i in range(18))

# Announcing: so many points ahead, more for each own card that is not known, and more for each round that the others
# have played. Not without end: in a game where nobody ever dares to announce, no move would be better than another.
SAFETY, DOUBT, LATE, LATEST = 2.0, 3.4, 0.4, 6
KEPT, UNSEEN = 3.0, 5.6  # what others' cards count then: those they know and keep, and those they do not know
# The own game: what a card counts that is not known, and how much of a combination is as good as gone.
UNKNOWN, PROMISE, TRIFLE = 9.0, 0.8, 5.0
MALUS_FEAR = 13.0  # points that the malus of a −1 costs, roughly
TRADE_HOPE = 1.5  # of the points that a trade of whole games gains
WORTHWHILE, CHANCE = 4.7, 0.3  # what a card of the discard pile must save: this and part of what one drawn would
# Powers, in points; SWAPPED and BURNT for each point of difference between the cards
PEEK, SPY, ADDED, SHUFFLED, BARRED, PROTECTED = 2.0, 1.0, 3.7, 6.5, 2.6, 1.9
SWAPPED, BURNT = 1.1, 1.3
NEVER = 1e6


@jit
def one_of(value):
    """One card of this value, to be added to what is held or taken from it."""
    return 1 << BITS * (value + 1)


@jit
def value_at(bit):
    """The value that a bit of `held` counts."""
    return bit // BITS - 1


@jit
def held_at_least(held, many):
    """The values held once, twice or three times at least: their lowest bits."""
    if many == 1:
        return (held | held >> 1 | held >> 2) & ONES
    if many == 2:
        return (held >> 1 | held >> 2) & ONES
    return (held & held >> 1 | held >> 2) & ONES


@jit
def own_game(s):
    """Points of the own cards that are known, how many are not, and the known ones as `held`."""
    total = 0
    unknown = 0
    held = 0
    for at in row(s, s.decider):
        if knows(s, at):
            total += VALUE[s.cards[at]]
            held += one_of(VALUE[s.cards[at]])
        else:
            unknown += 1
    return total, unknown, held


@jit
def of_a_value(held):
    """The most points of cards of one value."""
    most = 0
    pairs = held_at_least(held, 2)
    while pairs:
        at = highest(pairs)
        pairs ^= 1 << at
        most = max(most, (held >> at & MOST_HELD) * value_at(at))
    return most


@jit
def of_a_run(held):
    """The most points of a run."""
    most = 0
    one = held_at_least(held, 1)
    starts = one & one >> BITS & one >> 2 * BITS
    while starts:
        at = highest(starts)
        starts ^= 1 << at
        total = 0
        while one >> at & 1:
            total += value_at(at)
            at += BITS
        most = max(most, total)
    return most


@jit
def of_a_full_house(held):
    """The most points of three of a value and two of another."""
    most = 0
    pairs = held_at_least(held, 2)
    threes = held_at_least(held, 3)
    while threes:
        at = highest(threes)
        threes ^= 1 << at
        others = pairs & ~(1 << at)
        if others:
            most = max(most, 3 * value_at(at) + 2 * value_at(highest(others)))
    return most


@jit
def of_kind(held, kind):
    """The most points that a combination of this kind takes out of the own game; 0 when there is none."""
    if kind == SAME:
        return of_a_value(held)
    return of_a_run(held) if kind == RUN else of_a_full_house(held)


@jit
def of_any(held):
    return max(of_a_value(held), max(of_a_run(held), of_a_full_house(held)))


@jit
def outlook(total, unknown, held, last_turn):
    """The points of a game as they will be: of a combination most is as good as gone. In the last turn, as they are."""
    if last_turn:
        return float(total + HIDDEN_VALUE * unknown)
    return total + UNKNOWN * unknown - PROMISE * max(0.0, of_any(held) - TRIFLE)


@jit
def best_exchange(s, total, unknown, held, value):
    """The place for a card of this value, and the outlook with it there."""
    last_turn = s.announcer >= 0
    best = 0
    least = NEVER
    looked_at = 0  # values for which a place has been considered; the lowest bit is for cards not known
    for place in range(s.sizes[s.decider]):
        at = spot(s.decider, place)
        known = knows(s, at)
        old = VALUE[s.cards[at]] if known else -2
        if looked_at >> old + 2 & 1:
            continue
        looked_at |= 1 << old + 2
        new = held + one_of(value)
        if known:
            points = outlook(total - old + value, unknown, new - one_of(old), last_turn)
            points += MALUS_FEAR * (old < 0)
        else:
            points = outlook(total + value, unknown - 1, new, last_turn)
        if points < least:
            least = points
            best = place
    return best, least


@jit
def guess(s, at):
    """What a card counts of which one may know nothing."""
    owner = owner_of(at)
    if knows(s, at):
        return float(VALUE[s.cards[at]])
    return KEPT if owner != s.decider and is_known_to(s, at, owner) else float(HIDDEN_VALUE)


@jit
def expected(s, seat):
    """The points that another may have, rather too few than too many."""
    total = 0.0
    for at in row(s, seat):
        if knows(s, at):
            total += VALUE[s.cards[at]]
        else:
            total += KEPT if is_known_to(s, at, seat) else UNSEEN
    return total


@jit
def highest_known(s, seat):
    most = 0
    for at in row(s, seat):
        if knows(s, at):
            most = max(most, VALUE[s.cards[at]])
    return most


@jit
def least_expected(s):
    """The fewest points that another may have after one more turn: a high card that one knows of will go (STR-50)."""
    least = NEVER
    for seat in range(s.seats):
        if seat != s.decider:
            least = min(least, expected(s, seat) - saved_by_drawing(highest_known(s, seat)))
    return least


@jit
def where_to_draw(s, moves, n):
    total, unknown, held = own_game(s)
    if moves[0] == STRATHEOS:
        points = total + HIDDEN_VALUE * unknown
        late = LATE * min(s.turns / s.seats, LATEST)
        if points + SAFETY + DOUBT * unknown + late <= least_expected(s):
            return STRATHEOS
    if moves[n - 1] == FROM_DISCARDS:
        last_turn = s.announcer >= 0
        top = VALUE[s.discards[s.discard_n - 1]]
        _, points = best_exchange(s, total, unknown, held, top)
        most = of_any(held)
        if most:
            points = min(points, outlook(total - most + top, unknown, 0, last_turn))
        saved = outlook(total, unknown, held, last_turn) - points
        by_chance = saved_by_drawing(saved + top)
        if saved >= (by_chance if last_turn else WORTHWHILE + CHANCE * by_chance):
            return FROM_DISCARDS
    return FROM_PILE


@jit
def lowest_of_others(s):
    least = float(HIDDEN_VALUE)
    for seat in range(s.seats):
        free = unguarded(s, seat) if seat != s.decider else 0
        for i in range(popcount(free)):
            least = min(least, guess(s, spot(seat, nth(free, i))))
    return least


@jit
def highest_own(s):
    most = -1.0
    for at in row(s, s.decider):
        most = max(most, guess(s, at))
    return most


@jit
def power_worth(s, unknown):
    """Points that the power of the card in hand is worth; looking is worth nothing in the last turn."""
    effect = POWERS[s.drawn * MOST_EFFECTS]
    verb = verb_of(effect)
    if verb == LOOK:
        if s.announcer >= 0:
            return 0.0
        return SPY if first_aim(effect) != OWN else PEEK if unknown else 0.0
    if verb == SWAP:
        return SWAPPED * (highest_own(s) - lowest_of_others(s)) if first_aim(effect) == OWN else 0.0
    if verb == BURN:
        return BURNT * (HIDDEN_VALUE - lowest_of_others(s))
    if verb == ADD:
        return ADDED
    if verb == SHUFFLE:
        return SHUFFLED
    return BARRED if verb == BAR else PROTECTED if verb == PROTECT else 0.0


@jit
def after_discarding(s, total, unknown, held):
    """The outlook if the card in hand is discarded: Ragnarök trades the game for the neighbour's (STR-5)."""
    points = outlook(total, unknown, held, s.announcer >= 0)
    if VALUE[s.drawn] >= 0 or not s.texts:
        return points
    if MALUSES[s.drawn * MOST_EFFECTS] == TRADE:
        own = total + HIDDEN_VALUE * unknown
        return own - TRADE_HOPE * (own - expected(s, after(s, s.current)))
    return points + MALUS_FEAR


@jit
def what_to_do(s, moves, n):
    """Whatever leaves the best outlook."""
    total, unknown, held = own_game(s)
    last_turn = s.announcer >= 0
    value = VALUE[s.drawn]
    place, least = best_exchange(s, total, unknown, held, value)
    best = EXCHANGE + place
    for i in range(n):
        move = moves[i]
        if move >= EXCHANGE:
            break
        points = NEVER
        if move == DISCARD:
            points = after_discarding(s, total, unknown, held)
        elif move == POWER:
            points = outlook(total, unknown, held, last_turn) - power_worth(s, unknown)
        else:
            gone = of_kind(held, move - ANNOUNCE)
            if gone:
                points = outlook(total - gone + value, unknown, 0, last_turn)
        if points < least:
            least = points
            best = move
    return best


@jit
def choose(s, moves, n, rng):
    """The habitual move; what combinations are made of, aims and gifts are chosen as greedy chooses them."""
    if s.stage == DRAW:
        return where_to_draw(s, moves, n)
    if s.stage == PLAY:
        return what_to_do(s, moves, n)
    return choose_greedily(s, moves, n, rng)
