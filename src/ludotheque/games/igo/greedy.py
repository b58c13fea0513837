"""placeholder"""
from ludotheque.kernel import jit
@jit
def choose(s, moves, n, rng):
    return moves[0]
