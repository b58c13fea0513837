"""How to think about Stratheós: which worlds to imagine, which moves deserve it, how to play them on."""

import math

import numpy as np

from ludotheque.games.stratheos.cards import ANOTHER, ICE, MALUS, MOST_EFFECTS, PASSIVE, TRADE, VALUE
from ludotheque.games.stratheos.ending import HIDDEN_VALUE, payoff, points
from ludotheque.games.stratheos.greedy import knows
from ludotheque.games.stratheos.knowledge import fill, unseen
from ludotheque.games.stratheos.powers import PLACE, effect_of, second_aim
from ludotheque.games.stratheos.rules import ANNOUNCE, EXCHANGE, STRATHEOS
from ludotheque.games.stratheos.seasoned import choose, least_expected, of_kind, own_game
from ludotheque.games.stratheos.sets import how_many, nth_card, with_card, without
from ludotheque.games.stratheos.table import (
    BY_FLUSH,
    CHOOSE,
    CHOSEN,
    DRAW,
    GIVING,
    HIDDEN,
    NAMING,
    PICKED,
    PICKED_ANY,
    PLACES,
    PLAY,
    SHOWDOWN,
    SPECTATOR,
    TAKEN,
    TARGET,
    has,
    is_known_to,
    owner_of,
    spot,
)
from ludotheque.kernel import below, jit, popcount, share_by_lead
from ludotheque.kernel.random import next32

__all__ = ["DEEPEST", "EXPLORE", "blur", "horizon", "imagine", "narrow", "rollout", "value"]

DEEPEST = 400  # moves; a game of two takes about 40, the longest ones end by their turn limit
EXPLORE = 0.5
HOPE = 3  # points by which the own game may look worse than another's and “Stratheós” still be thought of
NEARLY = 4  # points by which a card may be lower than the one exchanged for it: two alike can be worth it
BY_POINTS = 0.5  # how much of a value is the lead in points, the rest is the win: leads differ less by chance
SURE_LEAD = 20  # points
TREASURED = 4  # points of a card that nobody forgets to have
# How likely a card known to its owner is still there, round by round: high ones go fast, low ones hardly. Fitted to
# what was left in 30,000 games between seasoned and greedy players.
TRIES = 12
LONGEST = 12  # rounds; later it is as in the last of them
HIGH, ANY = 0.3, 0.012  # for each point above the average, and for each point
KEEPS = np.array(
    [
        math.exp(-rounds * (HIGH * max(0, value - HIDDEN_VALUE) + ANY * max(0, value))) * (1 << 32)
        for rounds in range(LONGEST)
        for value in range(-1, 17)
    ],
    np.int64,
)


@jit
def imagine(s, opinions, moves, rng):
    """Fill the hidden places so that what their owners know and have kept is low, the more so the longer they play."""
    rounds = min(s.turns // s.seats, LONGEST - 1)
    low, high = unseen(s)
    for at in range(s.seats * PLACES):
        if s.cards[at] == HIDDEN and is_known_to(s, at, owner_of(at)):
            many = how_many(low, high)
            card = nth_card(low, high, below(rng, many))
            for _ in range(TRIES):
                if next32(rng) < KEEPS[rounds * 18 + VALUE[card] + 1]:
                    break
                card = nth_card(low, high, below(rng, many))
            s.cards[at] = card
            low, high = without(low, high, card)
    fill(s, rng)


@jit
def deserves(s, move, held, value):
    """Whether a way to play the card in hand is worth a thought: no guessed combination, no higher card for a lower."""
    if ANNOUNCE < move < EXCHANGE:
        return of_kind(held, move - ANNOUNCE) > 0
    if move < EXCHANGE:
        return True
    at = spot(s.current, move - EXCHANGE)
    if not knows(s, at):
        return True
    old = s.cards[at]
    return VALUE[old] + NEARLY > value or (s.texts and MALUS[old * MOST_EFFECTS] == TRADE)


@jit
def sort_of(s, at):
    """What one knows of a place: places of the same sort and seat are as good as each other."""
    if knows(s, at):
        return VALUE[s.cards[at]] + 1
    return 18 + is_known_to(s, at, owner_of(at))


@jit
def twice(s, start, owner, last_owner):
    """Two opponents' cards can be picked in either order (STR-4, air): a swap thought of in one need not be in both.

    What was picked before the search began is history: then every other opponent is a choice of its own.
    """
    if second_aim(effect_of(s)) != ANOTHER or start.picked:
        return False
    return owner < owner_of(s.picked - 1) if s.picked else owner == last_owner


@jit
def hopeless(s):
    """Whether to announce now would be folly: the others may well have fewer points before their last turn."""
    total, unknown, _ = own_game(s)
    return total + HIDDEN_VALUE * unknown > least_expected(s) + HOPE


@jit
def same_intention(s, start):
    """The tree covers a move and the aims or names that belong to it; it would average over what chance brings next."""
    if s.turns != start.turns:
        return False
    return s.stage == start.stage or s.stage == NAMING or s.stage == TARGET or (s.stage == PLAY and s.source == TAKEN)


@jit
def narrow(s, start, opinions, moves, n, rng):
    """Leave out what no player would do, and of places of which one knows the same all but the first."""
    if not same_intention(s, start):
        return 0
    if s.stage == NAMING or s.stage == CHOOSE:
        moves[0] = choose(s, moves, n, rng)
        return 1
    if s.stage == DRAW and moves[0] == STRATHEOS and hopeless(s):
        moves[0] = moves[n - 1]
        return n - 1
    if s.stage != PLAY and s.stage != TARGET:
        return n
    last_owner = owner_of(moves[n - 1] - PLACE)
    usual = choose(s, moves, n, rng)
    _, _, held = own_game(s)
    found = 0
    owner = -1
    sorts = 0
    for i in range(n):
        move = moves[i]
        at = -1
        if s.stage == PLAY:
            if move != usual and not deserves(s, move, held, VALUE[s.drawn]):
                continue
            if move >= EXCHANGE:
                at = spot(s.current, move - EXCHANGE)
        elif move >= PLACE:
            at = move - PLACE
        if at >= 0:
            if owner_of(at) != owner:
                owner = owner_of(at)
                sorts = 0
            if has(sorts, sort_of(s, at)) or (s.stage == TARGET and twice(s, start, owner, last_owner)):
                continue
            sorts |= 1 << sort_of(s, at)
        moves[found] = move
        found += 1
    return found


@jit
def rollout(s, start, moves, n, rng):
    return choose(s, moves, n, rng)


@jit
def horizon(s, start):
    """A search looks to the end of the game, not of the series."""
    return s.game != start.game or (s.stage == SHOWDOWN and start.stage != SHOWDOWN)


@jit
def promise(s, seat):
    """What the lead in points is worth, 0 … 1: it tells more of a rollout than who happened to win it."""
    least = 999
    for other in range(s.seats):
        if other != seat:
            least = min(least, points(s, other))
    return share_by_lead(0.5, (least - points(s, seat)) / SURE_LEAD)


@jit
def value(s, start, out):
    """A game won is worth 1, and as much to each who shares it; before the end, what the lead promises."""
    if s.winners == 0:
        payoff(s, out)
        return
    for seat in range(s.seats):
        won = has(s.winners, seat) / popcount(s.winners)
        by_points = 0.0 if s.reason == BY_FLUSH else BY_POINTS  # STR-34: won at once, whatever the points
        out[seat] = (1.0 - by_points) * won + by_points * promise(s, seat)


@jit
def looked_this_turn(s):
    """Whether the player may have looked at a card in this very turn.

    There are the first look (STR-12), an earlier effect of the same power, the bonus turn of a flush (STR-34), and the
    turn that follows an ice figure's (STR-40).
    """
    ice = s.passives and s.discard_n > 0 and PASSIVE[s.discards[s.discard_n - 1]] == ICE
    bonus = s.source == CHOSEN or s.source == PICKED or s.source == PICKED_ANY
    return s.turns < s.seats or s.effect > 0 or bonus or ice


@jit
def blur(s, percent, rng):
    """Some cards in places are no longer remembered, and of the discard pile some could as well be any unseen ones.

    Nobody forgets what they have looked at this turn, the low cards of their own game or what was discarded in the last
    round, and the others of their own game they forget half as often. Who is looking, or is naming what they have
    announced, has the cards before their eyes or in mind.
    """
    if s.stage != DRAW and s.stage != PLAY and s.stage != TARGET and s.stage != GIVING:
        return
    low, high = unseen(s)
    long_ago = max(0, s.discard_n - s.seats)
    for i in range(long_ago):
        if below(rng, 100) < percent:
            low, high = with_card(low, high, s.discards[i])
            s.discards[i] = HIDDEN
    for at in range(0 if looked_this_turn(s) else s.seats * PLACES):
        own = owner_of(at) == s.viewer
        if s.cards[at] < 0 or (own and VALUE[s.cards[at]] <= TREASURED):
            continue
        if below(rng, 200 if own else 100) < percent:
            low, high = with_card(low, high, s.cards[at])
            s.cards[at] = HIDDEN
            s.knowers[at] &= ~(1 << s.viewer | 1 << SPECTATOR)
    for i in range(long_ago):
        if s.discards[i] == HIDDEN:
            card = nth_card(low, high, below(rng, how_many(low, high)))
            s.discards[i] = card
            low, high = without(low, high, card)
