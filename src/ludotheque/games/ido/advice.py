"""How to think about IDO: of what brings blocks on their way home, some turns ahead, then by how far everybody has come
(`payoff`)."""

from ludotheque.games.ido.blocks import LARGE, SMALL
from ludotheque.games.ido.codes import STOP, is_introduction, is_movement, size_introduced
from ludotheque.games.ido.greedy import NEVER, gain
from ludotheque.games.ido.silly import undoes, way_back
from ludotheque.kernel import jit

__all__ = ["DEEPEST", "EXPLORE", "narrow"]

DEEPEST = 60
EXPLORE = 0.4


@jit
def narrow(s, start, opinions, moves, n, rng):
    """Blocks come in where they are furthest on their way, and step onwards: whoever steps to and fro gets nowhere. A
    turn is ended when no step leads on; one that has to begin without such a step begins with the best there is."""
    small = most_gained(s, moves, n, SMALL)
    large = most_gained(s, moves, n, LARGE)
    back = way_back(s)
    kept = 0
    step = NEVER
    for i in range(n):
        move = moves[i]
        if is_movement(move):
            worth = gain(s, move)
            step = max(step, worth)
            thinkable = worth > 0 and not undoes(s, move, back)
        elif is_introduction(move):
            thinkable = gain(s, move) == (large if size_introduced(move) else small)
        else:
            thinkable = move != STOP
        if thinkable:
            moves[i] = moves[kept]
            moves[kept] = move
            kept += 1
    if kept:
        return kept
    if s.steps:
        moves[0] = STOP
        return 1
    return best_steps(s, moves, n, step)


@jit
def most_gained(s, moves, n, size):
    """What the best way to introduce a block of a size is worth."""
    most = NEVER
    for i in range(n):
        if is_introduction(moves[i]) and size_introduced(moves[i]) == size:
            most = max(most, gain(s, moves[i]))
    return most


@jit
def best_steps(s, moves, n, most):
    """Put the steps of most worth first."""
    kept = 0
    for i in range(n):
        move = moves[i]
        if gain(s, move) == most:
            moves[i] = moves[kept]
            moves[kept] = move
            kept += 1
    return kept
