"""How to think about Shokoba: whom one faces, which worlds to imagine, how to play them on, what a round is worth.

There are greedy players and thoughtful ones; an opinion of a seat is the logarithm of the odds that it is greedy.
"""

import math

from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, RUBIES, VALUES
from ludotheque.games.shokoba.greedy import choose as greedy
from ludotheque.games.shokoba.greedy import points
from ludotheque.games.shokoba.greedy import value as quick_value
from ludotheque.games.shokoba.habits import by_habit, chance_of
from ludotheque.games.shokoba.rules import (
    REMEMBERED,
    SEATS,
    draw,
    face_of,
    is_seizure,
    left_of,
    legal,
    side,
    sides,
    taken_by,
)
from ludotheque.games.shokoba.sets import any_of, count, one
from ludotheque.kernel import below, jit, popcount, share_by_lead
from ludotheque.kernel.random import next32

__all__ = [
    "DEEPEST",
    "EXPLORE",
    "SAME_LUCK",
    "blur",
    "exactly_solvable",
    "horizon",
    "imagine",
    "learn",
    "narrow",
    "predicted_reply",
    "rollout",
    "value",
]

DEEPEST = 80  # a round has 36 plays; with seizures not twice as many
EXPLORE = 0.5
SAME_LUCK = True
SURE_LEAD = 5.0
LAST_LEAD = 8.0  # with the last cards, where every gem is counted: five for most cards, three for SHOKOBAs
TEMPER = 2.0  # hundredths of a gem by which a play may look worse to a greedy player who makes it one time in three
SLIP = 0.01  # how often greedy players do anything else
SURE_OPINION = 5.0  # odds of 150 to 1: nobody is judged for good
KNOWN = 4.0  # odds of 55 to 1: greedy enough to count on it with the last cards
TRIES = 32  # hands drawn to find one that explains the plays
FEW, FEW_WITH_OVERSIGHT = 6, 4  # cards in hand that are played out exactly: for two, both hands of the last deal
THREAT = 25  # what it costs, in hundredths of a gem, to leave 10 or less: the next player may have the one card


@jit
def worth(s, move):
    """Hundredths of a gem that a move gains at once, roughly and quickly; a laid card is a loss."""
    taken = taken_by(move)
    cards = taken + one(face_of(move))
    gain = 100 * popcount(cards & DIAMOND) + 45 * count(cards & EMERALDS) + 15 * popcount(cards & RUBIES)
    gain += 10 * count(cards)
    if taken == 0:
        return -gain - THREAT * (points(s.table + cards) <= VALUES)
    if taken == s.table:
        return gain + 100
    return gain - THREAT * (points(s.table - taken) <= VALUES)


@jit
def unseen_by(s, seat):
    """The cards that a seat has not seen: in a whole world, with the hands of the others."""
    unseen = s.undealt
    for other in range(s.seats):
        if other != seat:
            unseen += s.hands[other]
    return unseen


@jit
def temptation(s, played, moves):
    """How likely a play is of a greedy player: 1 for what looks best."""
    gain = quick_value(s, played)
    most = gain
    for i in range(legal(s, moves)):
        most = max(most, quick_value(s, moves[i]))
    return max(SLIP, math.exp((gain - most) / TEMPER))


@jit
def believable(s, seat, greedily, moves):
    """How well a seat's hand explains its plays in this deal if it plays so; piles are taken as they are now."""
    hand, table, undealt = s.hands[seat], s.table, s.undealt
    current, overlooked = s.current, s.overlooked
    following = left_of(s, seat)
    held = s.sizes[following]  # when the last card was played; before each earlier one, one more
    s.current = seat
    s.overlooked = 0
    s.undealt = unseen_by(s, seat)
    likely = 1.0
    for i in range((seat + 1) * REMEMBERED - 1, seat * REMEMBERED - 1, -1):
        if s.played[i] == 0:
            break
        move = s.played[i] - 1
        s.hands[seat] += one(face_of(move))
        s.table = s.played_on[i]
        likely *= temptation(s, move, moves) if greedily else chance_of(s, move, moves)
        s.sizes[following] += 1
    s.hands[seat], s.table, s.undealt = hand, table, undealt
    s.sizes[following] = held
    s.current, s.overlooked = current, overlooked
    return likely


@jit
def learn(s, played, opinions, moves):
    """Whoever has played the last card has shown the whole hand: were the plays from it greedy, or thoughtful?"""
    seat = s.current
    for i in range(len(played)):
        if is_seizure(played[i]):
            continue
        if seat != s.current and s.sizes[seat] == 1:
            card = one(face_of(played[i]))
            s.hands[seat] = card
            s.undealt -= card
            odds = believable(s, seat, True, moves) / believable(s, seat, False, moves)
            opinions[seat] = min(SURE_OPINION, max(-SURE_OPINION, opinions[seat] + math.log(odds)))
            s.undealt += card
            s.hands[seat] = 0
        seat = left_of(s, seat)


@jit
def greedy_now(opinion, rng):
    """A lot drawn by the opinion of a seat."""
    return next32(rng) * (1.0 + math.exp(-opinion)) < 1 << 32


@jit
def imagine(s, opinions, moves, rng):
    """Fill the hidden hands so that they explain what was played from them: one that passed up a good take is rare."""
    for seat in range(s.seats):
        if s.sizes[seat] and s.hands[seat] == 0:
            greedily = greedy_now(opinions[seat], rng)
            unseen = s.undealt
            for _ in range(TRIES):
                s.undealt = unseen
                s.hands[seat] = draw(s, s.sizes[seat], rng)
                if s.played[(seat + 1) * REMEMBERED - 1] == 0:
                    break
                if next32(rng) < believable(s, seat, greedily, moves) * (1 << 32):
                    break


@jit
def expected_play(s, greedily, moves, n, rng):
    """What the player to move does, who sees only what it sees."""
    undealt = s.undealt
    s.undealt = unseen_by(s, s.current)
    expected = greedy(s, moves, n, rng) if greedily else by_habit(s, moves, n, rng)
    s.undealt = undealt
    return expected


@jit
def narrow(s, start, opinions, moves, n, rng):
    """Of greedy players what these do; of thoughtful ones now what is likely, now whatever turns out best."""
    if n == 1 or s.current == start.current:
        return n
    greedily = greedy_now(opinions[s.current], rng)
    if not greedily and below(rng, 2):
        return n
    moves[0] = expected_play(s, greedily, moves, n, rng)
    return 1


@jit
def predicted_reply(s, opinions, moves, n, rng):
    """Put first what the player to move does if greedy; return how likely it is to be, once that is known."""
    if opinions[s.current] <= KNOWN:
        return 0.0
    expected = expected_play(s, True, moves, n, rng)
    for i in range(n):
        if moves[i] == expected:
            moves[i] = moves[0]
    moves[0] = expected
    return 1.0 / (1.0 + math.exp(-opinions[s.current]))


@jit
def exactly_solvable(s):
    """The last cards, when one hidden hand is left and so is known: few enough to play out every line."""
    held = 0
    hidden = 0
    others = 0
    for seat in range(s.seats):
        held += s.sizes[seat]
        if seat != s.current:
            hidden += s.sizes[seat]
            others += s.sizes[seat] > 0
    return held <= (FEW_WITH_OVERSIGHT if s.oversight else FEW) and others <= 1 and count(s.undealt) == hidden


@jit
def horizon(s, start):
    """Search looks to the end of the round: the cards after it are all new."""
    return s.rounds != start.rounds


@jit
def rollout(s, start, moves, n, rng):
    """Mostly greedy."""
    if below(rng, 4) == 0:
        return moves[below(rng, n)]
    best = moves[0]
    most = worth(s, best)
    for i in range(1, n):
        gain = worth(s, moves[i])
        if gain > most:
            best = moves[i]
            most = gain
    return best


@jit
def value(s, start, out):
    """What the gems won since the search began are worth: five more than the best other side are everything."""
    sure_lead = LAST_LEAD if exactly_solvable(start) else SURE_LEAD
    for seat in range(s.seats):
        own = side(s, seat)
        best_other = -100
        for other in range(sides(s)):
            if other != own:
                best_other = max(best_other, s.gems[other] - start.gems[other])
        out[seat] = share_by_lead(0.5, (s.gems[own] - start.gems[own] - best_other) / sure_lead)


@jit
def unforgettable(s, own):
    """Of a side's pile, what was just taken in this deal, and the diamond."""
    cards = 0
    for seat in range(own, s.seats, sides(s)):
        for i in range(seat * REMEMBERED, (seat + 1) * REMEMBERED):
            move = s.played[i] - 1
            if s.played[i] and taken_by(move):
                cards += one(face_of(move)) + taken_by(move)
    return cards | s.piles[own] & DIAMOND


@jit
def blur(s, percent, rng):
    """Some cards of the piles are no longer remembered: they could as well be any that have not been seen.

    Nobody mistakes where the diamond is, and nothing is forgotten at a table that shows the piles (SHO-44).
    """
    if not s.memo:
        for own in range(sides(s)):
            old = s.piles[own] - unforgettable(s, own)
            forgotten = any_of(old, (count(old) * percent + below(rng, 100)) // 100, rng)
            s.piles[own] -= forgotten
            s.undealt += forgotten
            imagined = any_of(s.undealt & ~DIAMOND, count(forgotten), rng)
            s.undealt -= imagined
            s.piles[own] += imagined
    for i in range(SEATS * REMEMBERED):
        s.played[i] = 0
