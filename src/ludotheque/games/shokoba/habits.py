"""What draws thoughtful players to a card: a model of others' plays.

A play is likely by the sum of what speaks for it (a conditional logit): its traits, weighed. The weights are fitted
to the plays of searching players by `python -m benchmarks.habits`.
"""

import math

from ludotheque.games.shokoba.cards import DIAMOND, VALUES
from ludotheque.games.shokoba.greedy import points
from ludotheque.games.shokoba.greedy import value as gain
from ludotheque.games.shokoba.rules import face_of, is_seizure, legal, sums_of, taken_by
from ludotheque.games.shokoba.sets import count, of_value, one, value_of
from ludotheque.kernel import jit
from ludotheque.kernel.random import next32

TRAITS = ("gain", "diamond", "low", "again", "value", "open", "cards")
WEIGHTS = (0.0292, -1.37, -0.28, 0.91, -0.194, -3.96, 0.34)


@jit
def traits(s, move):
    """Of a play, in a record that shows what its player sees: what greedy thinks of it, and what else counts.

    The diamond taken or laid; little left to the next player; values in hand that could then take; the card's own
    value, for high ones are kept; the share of unseen cards that could then take; cards taken or laid.
    """
    face = face_of(move)
    taken = taken_by(move)
    cards = one(face) + taken
    hand, table = after(s, move)
    sums = sums_of(table, VALUES)
    again = 0
    takers = 0
    for value in range(1, VALUES + 1):
        if sums >> value & 1:
            these = of_value(value)
            again += hand & these != 0
            takers += count(s.undealt & these)
    sign = 1 if taken else -1
    return (
        float(gain(s, move)),
        float(sign * count(cards & DIAMOND)),
        1.0 if table != 0 and points(table) <= VALUES else 0.0,
        float(again),
        float(value_of(face)),
        takers / max(1, count(s.undealt)),
        float(sign * count(cards)),
    )


@jit
def after(s, move):
    """The player's hand and the table after a play."""
    card = one(face_of(move))
    taken = taken_by(move)
    hand = s.hands[s.current]
    if is_seizure(move):
        return hand, s.table - card - taken if taken else s.table
    return hand - card, s.table - taken if taken else s.table + card


@jit
def pull(s, move):
    """How strongly a play draws its player."""
    drawn = 0.0
    found = traits(s, move)
    for i in range(len(WEIGHTS)):
        drawn += WEIGHTS[i] * found[i]
    return drawn


@jit
def chance_of(s, played, moves):
    """How likely a play is beside all others that are legal."""
    n = legal(s, moves)
    if n == 1:
        return 1.0
    drawn = pull(s, played)
    all_of_them = 0.0
    for i in range(n):
        all_of_them += math.exp(pull(s, moves[i]) - drawn)
    return 1.0 / all_of_them


@jit
def by_habit(s, moves, n, rng):
    """One of the moves, each as often as it is likely: the largest pull with Gumbel's noise added."""
    best = moves[0]
    most = -math.inf
    for i in range(n):
        noise = -math.log(-math.log((next32(rng) + 0.5) / (1 << 32)))
        drawn = pull(s, moves[i]) + noise
        if drawn > most:
            best = moves[i]
            most = drawn
    return best
