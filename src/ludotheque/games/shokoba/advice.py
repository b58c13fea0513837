"""How to think about Shokoba: which worlds to imagine, how to play them on, what a finished round is worth."""

from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, ONE_OF_EACH_VALUE, RUBIES
from ludotheque.games.shokoba.rules import CARD, SEIZE, TAKEN, count, fill, side, sides
from ludotheque.kernel import below, jit, popcount

DEEPEST = 80  # a round has 36 plays; with seizures not twice as many
EXPLORE = 0.5
SURE_LEAD = 5.0


@jit
def imagine(s, room, moves, rng):
    fill(s, rng)


@jit
def horizon(s, start):
    """Search looks to the end of the round: the cards after it are all new."""
    return s.rounds != start.rounds


@jit
def worth(s, move):
    """Hundredths of a gem that a move gains at once, roughly and quickly; a laid card is a loss."""
    taken = move & TAKEN
    cards = taken + (1 << 2 * (move >> CARD & 31))
    points = 100 * popcount(cards & DIAMOND) + 45 * count(cards & EMERALDS) + 15 * popcount(cards & RUBIES) + 10 * count(cards)
    if taken == 0:
        return -points
    return points + 100 * (taken == s.table)


@jit
def rollout(s, moves, n, rng):
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
