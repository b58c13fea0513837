"""How to think about Shokoba: which worlds to imagine, how to play them on, what a finished round is worth."""

import math

from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, RUBIES, VALUES
from ludotheque.games.shokoba.rules import CARD, REMEMBERED, SEATS, TAKEN, any_of, count, draw, legal, side, sides
from ludotheque.kernel import below, jit, popcount
from ludotheque.kernel.random import next32

DEEPEST = 80  # a round has 36 plays; with seizures not twice as many
EXPLORE = 0.5
SURE_LEAD = 5.0
TEMPER = 30.0  # hundredths of a gem by which a play may look worse and still be made one time in three
TRIES = 8
THREAT = 25  # what it costs, in hundredths of a gem, to leave 10 or less: the next player may have the one card
ONES, TWOS, FOURS, EIGHTS = (
    sum(15 << 4 * (value - 1) for value in range(1, VALUES + 1) if value & part) for part in (1, 2, 4, 8)
)


@jit
def total(cards):
    """The sum of the values: how many cards have a value with a 1, a 2, a 4, an 8 in it."""
    return count(cards & ONES) + 2 * count(cards & TWOS) + 4 * count(cards & FOURS) + 8 * count(cards & EIGHTS)


@jit
def worth(s, move):
    """Hundredths of a gem that a move gains at once, roughly and quickly; a laid card is a loss."""
    taken = move & TAKEN
    cards = taken + (1 << 2 * (move >> CARD & 31))
    points = 100 * popcount(cards & DIAMOND) + 45 * count(cards & EMERALDS) + 15 * popcount(cards & RUBIES)
    points += 10 * count(cards)
    if taken == 0:
        return -points - THREAT * (total(s.table + cards) <= VALUES)
    if taken == s.table:
        return points + 100
    return points - THREAT * (total(s.table - taken) <= VALUES)


@jit
def temptation(room, seat, hand, table, played, moves):
    """How likely a play looks beside the best one that the hand had on that table: 1 for the best."""
    room.finished = 0
    room.overlooked = 0
    room.current = seat
    room.table = table
    room.hands[seat] = hand
    gain = worth(room, played)
    most = gain
    for i in range(legal(room, moves)):
        most = max(most, worth(room, moves[i]))
    return math.exp((gain - most) / TEMPER)


@jit
def believable(s, room, seat, moves):
    """How well the hand imagined for a seat explains its plays in this deal."""
    room.equal_first = s.equal_first
    room.oversight = 0
    hand = s.hands[seat]
    likely = 1.0
    for i in range((seat + 1) * REMEMBERED - 1, seat * REMEMBERED - 1, -1):
        if s.played[i] == 0:
            break
        move = s.played[i] - 1
        hand += 1 << 2 * (move >> CARD & 31)
        likely *= temptation(room, seat, hand, s.played_on[i], move, moves)
    return likely


@jit
def imagine(s, room, moves, rng):
    """Fill the hidden hands so that they explain what was played from them: one that passed up a good take is rare."""
    for seat in range(s.seats):
        if s.sizes[seat] and s.hands[seat] == 0:
            unseen = s.undealt
            for _ in range(TRIES):
                s.undealt = unseen
                s.hands[seat] = draw(s, s.sizes[seat], rng)
                if s.played[(seat + 1) * REMEMBERED - 1] == 0:
                    break
                if next32(rng) < believable(s, room, seat, moves) * (1 << 32):
                    break


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
    for seat in range(s.seats):
        own = side(s, seat)
        best_other = -100
        for other in range(sides(s)):
            if other != own:
                best_other = max(best_other, s.gems[other] - start.gems[other])
        lead = s.gems[own] - start.gems[own] - best_other
        out[seat] = min(1.0, max(0.0, 0.5 + 0.5 * lead / SURE_LEAD))


@jit
def blur(s, percent, rng):
    """Some cards of the piles are no longer remembered: they could as well be any that have not been seen."""
    for own in range(sides(s)):
        forgotten = any_of(s.piles[own], count(s.piles[own]) * percent // 100, rng)
        s.piles[own] -= forgotten
        s.undealt += forgotten
        imagined = any_of(s.undealt, count(forgotten), rng)
        s.undealt -= imagined
        s.piles[own] += imagined
    for i in range(SEATS * REMEMBERED):
        s.played[i] = 0
