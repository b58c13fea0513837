"""Moves that a child at the table would see are silly, by what the player knows.

A move is silly only where nobody has a reason for it: a card that belongs to a combination, a passive, Ragnarök's trade
are reasons, and of what is not known the average is expected.
- `throws away`: discards a low card drawn that could stay for a higher or an unknown one; in the last turn (STR-50),
  any card that would save points
- `wastes power`: discards a card whose power, which costs nothing more, is worth some points (STR-21)
- `for a higher`: exchanges a card it knows for a higher one that belongs to no combination, or for one as high
- `wrong place`: lets a much higher card that it knows stay, and none of a combination, for the one exchanged; in the
  last turn, any higher one
- `takes`: takes from the discard pile what only makes its game worse, or what could not stay (STR-22) without one of
  the above
- `leaves`: leaves a 0 or −1 lying that saves much
- `behind`: says “Stratheós” when by a plain count somebody else has no more points
- `wrong combination`: announces what it cannot know to be right, or names a card that it knows not to belong (STR-32)
- `knows already`: looks at a card that it knows, while there is another
- `gives away`: swaps a low card of its own away, or for a higher one; protects or burns a high one
"""

from ludotheque.games.stratheos.cards import BURN, ICE, LOOK, MALUS, MOST_EFFECTS, PROTECT, SWAP, TRADE, VALUE
from ludotheque.games.stratheos.combinations import how_far_right, nth_named, with_name
from ludotheque.games.stratheos.ending import HIDDEN_VALUE, passive_of
from ludotheque.games.stratheos.greedy import estimate, knows, least_of_others, power_worth, worth
from ludotheque.games.stratheos.powers import PLACE, effect_of, may_use_power, verb_of
from ludotheque.games.stratheos.rules import (
    ANNOUNCE,
    DISCARD,
    EXCHANGE,
    FROM_DISCARDS,
    LAST,
    NAME,
    POWER,
    STRATHEOS,
)
from ludotheque.games.stratheos.seasoned import BITS, MOST_HELD, expected, of_any, of_kind, one_of, own_game
from ludotheque.games.stratheos.table import DRAW, NAMING, PLAY, TAKEN, TARGET, after, owner_of, row, spot
from ludotheque.kernel import jit

KINDS = (
    "throws away",
    "wastes power",
    "for a higher",
    "wrong place",
    "takes",
    "leaves",
    "behind",
    "wrong combination",
    "knows already",
    "gives away",
)
THROWS_AWAY, WASTES_POWER, FOR_A_HIGHER, WRONG_PLACE, TAKES, LEAVES, BEHIND, WRONG, KNOWS, GIVES_AWAY = range(
    1, len(KINDS) + 1
)
LOW = 2  # a card that one keeps
SOME = 4  # points that are worth the trouble
MUCH = 6  # points that nobody gives away


@jit
def belongs(held, value):
    """Whether a card of this value among the known ones belongs to a combination of them."""
    return of_any(held) > of_any(held - one_of(value))


@jit
def may_belong(held, value):
    """Whether it does, or a single card more would make a run: one of the next two values is known too."""
    near = 0
    for distance in (1, 2):
        near |= held & (MOST_HELD << BITS * (value + 1 + distance))
        if value >= distance:
            near |= held & (MOST_HELD << BITS * (value + 1 - distance))
    return near != 0 or belongs(held, value)


@jit
def trades(s, card):
    """Ragnarök trades the own game for the neighbour's (STR-5): a way to get a better one or hand over a bad one."""
    return s.texts and MALUS[card * MOST_EFFECTS] == TRADE


@jit
def trade_pays(s):
    """Whether the neighbour may have the better game."""
    return expected(s, after(s, s.current)) < estimate(s, s.current)


@jit
def holds_ragnarok(s):
    found = False
    for at in row(s, s.decider):
        found |= knows(s, at) and trades(s, s.cards[at])
    return found


@jit
def saved(s, value, unknown):
    """The most points that a card of this value saves in a place of the own game, where unknown ones count so much."""
    most = -99
    for at in row(s, s.decider):
        most = max(most, (VALUE[s.cards[at]] if knows(s, at) else unknown) - value)
    return most


@jit
def acts_when_discarded(s, card, taken):
    """Whether its passive is a reason (STR-40: not of ice, after a take) or Ragnarök's trade, for which one takes."""
    family = passive_of(s, card)
    return (family >= 0 and not (taken and family == ICE)) or (trades(s, card) and (taken or trade_pays(s)))


@jit
def silly_exchange(s, at, value, taken):
    """For a card of this value, drawn or taken."""
    _, _, held = own_game(s)
    old = s.cards[at]
    if not knows(s, at) or acts_when_discarded(s, old, taken):
        return 0
    if VALUE[old] == value and not s.flush:  # STR-34: there the family counts
        return FOR_A_HIGHER
    then = held - one_of(VALUE[old]) + one_of(value)
    if s.announcer < 0 and (may_belong(then, value) if VALUE[old] > LOW else belongs(then, value)):
        return 0
    if VALUE[old] < value:
        return FOR_A_HIGHER
    for other in row(s, s.decider):
        if not knows(s, other):
            continue
        more = VALUE[s.cards[other]] - VALUE[old]
        if more > 0 if s.announcer >= 0 else more >= MUCH and not may_belong(then, VALUE[s.cards[other]]):
            return WRONG_PLACE
    return 0


@jit
def has_a_place(s, value):
    """Whether a card of this value could be taken and exchanged for one of the own game without being silly."""
    found = False
    for at in row(s, s.decider):
        found |= silly_exchange(s, at, value, True) == 0
    return found


@jit
def silly_draw(s, move, top):
    if move == STRATHEOS:
        return BEHIND if estimate(s, s.decider) >= least_of_others(s, s.decider) else 0
    if top < 0:
        return 0
    value = VALUE[top]
    _, _, held = own_game(s)
    saves = saved(s, value, HIDDEN_VALUE)
    if move == FROM_DISCARDS:
        has_use = saves > 0 or of_any(held) > 0 or may_belong(held + one_of(value), value) or holds_ragnarok(s)
        return 0 if has_use and (of_any(held) > 0 or has_a_place(s, value)) else TAKES
    return LEAVES if value <= 0 and saves >= MUCH and of_any(held) == 0 else 0


@jit
def silly_discard(s):
    value = VALUE[s.drawn]
    if trades(s, s.drawn) and trade_pays(s):
        return 0
    if s.announcer >= 0 and saved(s, value, value) > 0:
        return THROWS_AWAY
    if value <= LOW and saved(s, value, HIDDEN_VALUE) >= (SOME if value >= 0 else 1):
        return THROWS_AWAY
    return WASTES_POWER if may_use_power(s) and power_worth(s, s.drawn) >= SOME else 0


@jit
def silly_combination(s, kind):
    _, unknown, held = own_game(s)
    gamble = s.announcer >= 0 and unknown
    return WRONG if of_kind(held, kind) == 0 and not gamble else 0


@jit
def silly_name(s, place):
    """The named cards are turned over one by one: one that is known not to belong makes it wrong (STR-32)."""
    named = with_name(s, place)
    right = how_far_right(s, named, s.named_n + 1, True)
    return WRONG if right <= s.named_n and knows(s, spot(s.current, nth_named(named, right))) else 0


@jit
def better_aim(s, at, sign, moves, n):
    """Whether another place could be aimed at that is lower (sign 1) or higher (−1) by much."""
    for i in range(n):
        other = moves[i] - PLACE
        if sign * (worth(s, at) - worth(s, other)) >= MUCH:
            return True
    return False


@jit
def silly_aim(s, at, moves, n):
    verb = verb_of(effect_of(s))
    if not knows(s, at):
        return 0
    if verb == LOOK:
        for i in range(n):
            if not knows(s, moves[i] - PLACE):
                return KNOWS
    if verb == SWAP and owner_of(at) == s.current:
        return GIVES_AWAY if better_aim(s, at, -1, moves, n) else 0
    if verb == SWAP and s.picked and owner_of(s.picked - 1) == s.current:
        higher = worth(s, at) > worth(s, s.picked - 1)
        return GIVES_AWAY if higher and better_aim(s, at, 1, moves, n) else 0
    if verb in (PROTECT, BURN):
        return GIVES_AWAY if better_aim(s, at, 1, moves, n) else 0
    return 0


@jit
def silly(s, move, moves, n):
    """The kind of silly move, 1 for the first of KINDS; 0 for one that has its reasons."""
    if s.stage == DRAW:
        return silly_draw(s, move, s.discards[s.discard_n - 1] if moves[n - 1] == FROM_DISCARDS else -1)
    if s.stage == PLAY:
        if move == DISCARD:
            return silly_discard(s)
        if move == POWER:
            return 0
        return (
            silly_exchange(s, spot(s.current, move - EXCHANGE), VALUE[s.drawn], s.source == TAKEN)
            if move >= EXCHANGE
            else silly_combination(s, move - ANNOUNCE)
        )
    if s.stage == NAMING and move >= NAME:
        return silly_name(s, move - (LAST if move >= LAST else NAME))
    if s.stage == TARGET and move >= PLACE:
        return silly_aim(s, move - PLACE, moves, n)
    return 0
