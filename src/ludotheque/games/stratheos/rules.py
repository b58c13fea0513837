"""Stratheós, from the deal to the last count. The record is in `table.py`, each part of the rules in a file of its own.

A turn is a few small decisions, each of them a move (the numbers below, legal moves in their rising order): where to
draw, what to do with the card, then step by step the places of a combination, the aims of a power, the cards given
under Ragnarök, the card chosen after a flush. READY ends a look: as long as it lasts the player sees the card.
No list is longer than the cards one can choose from after a flush.
"""

from ludotheque.games.stratheos.cards import DEITY, PACK, VALUE
from ludotheque.games.stratheos.combinations import (
    FEWEST,
    FULL_HOUSE,
    RUN,
    SAME,
    add_name,
    begin_naming,
    may_be_last,
    may_name,
    named_bits,
    turn_over,
    withdraw,
)
from ludotheque.games.stratheos.deal import setup, start_game
from ludotheque.games.stratheos.ending import end_turn, payoff, win_by_flush
from ludotheque.games.stratheos.knowledge import fill, mask, spread_out
from ludotheque.games.stratheos.maluses import act_maluses, give, giver, may_give
from ludotheque.games.stratheos.powers import aim, aims, may_use_power, next_effect, show_power
from ludotheque.games.stratheos.sets import how_many, nth_card, with_card
from ludotheque.games.stratheos.table import (
    CHOOSE,
    CHOSEN,
    DRAW,
    EMPTY,
    GIVING,
    LOOKING,
    MEMORISE,
    NAMING,
    OVER,
    PICKED,
    PICKED_ANY,
    PILE,
    PLACES,
    PLAY,
    SEATS,
    SHOWDOWN,
    TAKEN,
    TARGET,
    Options,
    State,
    after,
    discard,
    draw,
    has,
    is_barred,
    out_of_pile,
    place_drawn,
    reshuffle,
    spot,
    take_from_discards,
    unprotect,
)
from ludotheque.kernel import below, jit

__all__ = [  # what the contract asks of this module
    "MATCH_MOVES",
    "MOST_MOVES",
    "OUT_SIZE",
    "SEATS",
    "VERSION",
    "Options",
    "State",
    "bench_policy",
    "fill",
    "legal",
    "mask",
    "payoff",
    "play",
    "setup",
    "turn",
]

READY, STRATHEOS, FROM_PILE, FROM_DISCARDS, DISCARD, POWER = range(6)
ANNOUNCE = 5  # + SAME, FULL_HOUSE or RUN
WITHDRAW, NOTHING, DEAL = 9, 10, 11
EXCHANGE, NAME, LAST, GIVE = 16, 32, 48, 64  # + a place
CHOOSE_CARD = 192  # + a card of the discard pile
PICK = 320  # + where the card lies in the draw pile as the player has spread it
MOST_MOVES = PACK
OUT_SIZE = MOST_MOVES
VERSION = 2  # of the rules: raised when a change of them would replay an old record differently
MATCH_MOVES = 100_000  # five games of 1000 turns; a turn has about four moves, and rarely more than ten


# What can be decided


@jit
def turn(s):
    return -1 if s.stage == OVER else s.decider


@jit
def legal(s, out):
    """Write all legal moves into out; return how many."""
    if s.stage == DRAW:
        return ways_to_draw(s, out)
    if s.stage == PLAY:
        return ways_to_play(s, out)
    if s.stage == NAMING:
        return ways_to_name(s, out)
    if s.stage == TARGET:
        return aims(s, out)
    if s.stage == GIVING:
        return ways_to_give(s, out)
    if s.stage == CHOOSE:
        return ways_to_choose(s, out)
    out[0] = DEAL if s.stage == SHOWDOWN else READY
    return 0 if s.stage == OVER else 1


@jit
def ways_to_draw(s, out):
    """STR-20; lightning's passive leaves only the bottom card of the draw pile (STR-40)."""
    found = 0
    if s.announcer < 0 and not s.bottom:
        out[found] = STRATHEOS
        found += 1
    out[found] = FROM_PILE
    found += 1
    if s.discard_n and not s.bottom and not is_barred(s, s.current):
        out[found] = FROM_DISCARDS
        found += 1
    return found


@jit
def ways_to_play(s, out):
    """STR-21; a card taken from the discard pile must stay (STR-22)."""
    found = 0
    size = s.sizes[s.current]
    if s.source != TAKEN:
        out[found] = DISCARD
        found += 1
    if may_use_power(s):
        out[found] = POWER
        found += 1
    for kind in (SAME, FULL_HOUSE, RUN):
        if size >= FEWEST[kind] and not s.withdrawn:
            out[found] = ANNOUNCE + kind
            found += 1
    for place in range(size):
        out[found] = EXCHANGE + place
        found += 1
    return found


@jit
def ways_to_name(s, out):
    """STR-30; STR-33: with 14 places one can always withdraw."""
    found = 0
    size = s.sizes[s.current]
    if size == PLACES:
        out[found] = WITHDRAW
        found += 1
    named = named_bits(s)
    for place in range(size):
        if not has(named, place) and may_name(s, place):
            out[found] = NAME + place
            found += 1
    for place in range(size):
        if not has(named, place) and may_be_last(s, place):
            out[found] = LAST + place
            found += 1
    return found


@jit
def ways_to_give(s, out):
    """STR-42."""
    found = 0
    for place in range(s.sizes[giver(s)]):
        if may_give(s, place):
            out[found] = GIVE + place
            found += 1
    return found


@jit
def may_choose(s, card):
    """STR-34: after a flush of three or four not a 0, a −1 or a 16."""
    return s.bonus >= 5 or 0 < VALUE[card] < DEITY


@jit
def ways_to_choose(s, out):
    """STR-34, STR-35. The cards of the discard pile come in their own order, those of the draw pile as spread."""
    out[0] = NOTHING
    found = 1
    if not is_barred(s, s.current):
        low = 0
        high = 0
        for i in range(s.discard_n):
            card = s.discards[i]
            if may_choose(s, card):
                low, high = with_card(low, high, card)
        for i in range(how_many(low, high)):
            out[found] = CHOOSE_CARD + nth_card(low, high, i)
            found += 1
    if s.bonus >= 4:
        for i in range(s.pile_n):
            if may_choose(s, s.spread[i]):
                out[found] = PICK + i
                found += 1
    return found


# Playing


@jit
def play(s, move, rng):
    """One decision; then on to the next one, the next turn, the next game or the end."""
    for i in range(s.log_n):
        s.log[i] = 0
    s.log_n = 0
    if s.stage == DRAW:
        begin_turn(s, move, rng)
    elif s.stage == PLAY:
        play_card(s, move, rng)
    elif s.stage == NAMING:
        name(s, move, rng)
    elif s.stage == TARGET:
        if aim(s, move, rng):
            go_on_with_power(s, rng)
    elif s.stage == LOOKING:
        s.picked = 0
        s.effect += 1
        go_on_with_power(s, rng)
    elif s.stage == GIVING:
        if give(s, move - GIVE):
            what_follows(s, rng)
    elif s.stage == CHOOSE:
        choose(s, move, rng)
    elif s.stage == MEMORISE:
        memorised(s)
    else:
        s.game += 1
        start_game(s, rng)


@jit
def memorised(s):
    """STR-12: one after the other the players turn their cards back; then the first one plays."""
    s.decider = after(s, s.decider)
    if s.decider == s.first:
        s.stage = DRAW


@jit
def begin_turn(s, move, rng):
    """STR-20."""
    s.bottom = 0
    if move == STRATHEOS:
        s.announcer = s.current
        end_turn(s, rng)
        return
    if move == FROM_PILE:
        s.drawn = draw(s, rng)
        s.source = PILE
    else:
        s.drawn = take_from_discards(s, s.discard_n - 1)
        s.source = TAKEN
        s.taken = 1
    s.stage = PLAY


@jit
def play_card(s, move, rng):
    """STR-21."""
    if move == POWER:
        show_power(s)
        go_on_with_power(s, rng)
    elif ANNOUNCE < move <= ANNOUNCE + RUN:
        begin_naming(s, move - ANNOUNCE)
    else:
        if move == DISCARD:
            discard_drawn(s)
        else:
            place = move - EXCHANGE
            at = spot(s.current, place)
            old = s.cards[at]
            place_drawn(s, at)
            unprotect(s, s.current, place)
            discard(s, old)
        what_follows(s, rng)


@jit
def discard_drawn(s):
    card = s.drawn
    s.drawn = EMPTY
    s.source = PILE
    discard(s, card)


@jit
def go_on_with_power(s, rng):
    """The next effect; after the last one the card is discarded (STR-21)."""
    if not next_effect(s):
        discard_drawn(s)
        what_follows(s, rng)


@jit
def name(s, move, rng):
    """STR-30: one more place of the combination, or its last one."""
    if move == WITHDRAW:
        withdraw(s)
    elif move < LAST:
        add_name(s, move - NAME)
    else:
        add_name(s, move - LAST)
        length = turn_over(s)
        if length > 5:
            s.withdrawn = 0
            win_by_flush(s, length)
            return
        s.bonus = length
        what_follows(s, rng)


@jit
def what_follows(s, rng):
    """Maluses first (STR-41); then the bonus turn of a flush, which comes before the passive (STR-34); then the end."""
    if not act_maluses(s, rng):
        return
    s.withdrawn = 0
    if s.bonus and not (s.bonus == 3 and is_barred(s, s.current)):  # STR-35
        offer_choice(s, rng)
    else:
        s.bonus = 0
        end_turn(s, rng)


@jit
def offer_choice(s, rng):
    """STR-34: after four or five the draw pile is spread out before the player's eyes."""
    s.stage = CHOOSE
    if s.bonus == 3:
        return
    if s.pile_n == 0 and is_barred(s, s.current):
        reshuffle(s)
    spread_out(s, rng)


@jit
def choose(s, move, rng):
    """STR-34: the chosen card is played as if just drawn from the draw pile; the draw pile is shuffled again."""
    bonus = s.bonus
    s.bonus = 0
    if move >= PICK:
        s.drawn = s.spread[move - PICK]
        s.source = PICKED if bonus == 4 else PICKED_ANY
    elif move >= CHOOSE_CARD:
        for at in range(s.discard_n):
            if s.discards[at] == move - CHOOSE_CARD:
                s.drawn = take_from_discards(s, at)
                break
        s.source = CHOSEN
    if bonus > 3:
        for i in range(s.pile_n):
            s.spread[i] = EMPTY
    if move >= PICK:
        out_of_pile(s, s.drawn)
    if move == NOTHING:
        end_turn(s, rng)
    else:
        s.stage = PLAY


@jit
def bench_policy(s, moves, n, rng):
    """A random player who neither ends the game at once nor announces all the time: one such whim in thirty is kept."""
    move = moves[below(rng, n)]
    while (move == STRATHEOS or ANNOUNCE < move <= ANNOUNCE + RUN) and below(rng, 30):
        move = moves[below(rng, n)]
    return move
