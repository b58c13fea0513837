"""Play a few moves of every variant and print a digest of everything: `python -m ludotheque.testing.trace GAME`.

The same lines must come out compiled, uncompiled (NUMBA_DISABLE_JIT=1) and under bounds checking (NUMBA_BOUNDSCHECK=1).
"""

import hashlib
import sys

import numpy as np

import ludotheque
from ludotheque.bots import bot
from ludotheque.kernel import new_rng
from ludotheque.research import Face
from ludotheque.testing.tables import Table, tables

MOVES = 40
ITERATIONS = 2  # of a search: plain Python plays every one of them out to the end


def trace(table: Table, seed: int) -> str:
    """A digest of positions, legal moves, masks, fills, payoffs, what learners see and what bots choose, from the
    beginning of one match."""
    game, kernel, face = table.game, table.game.kernel, Face(table.game, table.options)
    position = table.new(seed).position.copy()
    out, payoff = np.empty(game.rules.OUT_SIZE, np.int64), np.zeros(game.rules.SEATS)
    digest = hashlib.sha256()
    for move in range(MOVES):
        found = int(kernel.legal(position, out))
        digest.update(position.tobytes() + out[:found].tobytes() + face.mask(position).tobytes())
        if kernel.turn(position) < 0:
            break
        for seat in range(-1, table.seats):
            known = position.copy()
            kernel.mask(known, seat)
            digest.update(known.tobytes() + (face.observe(position, seat).tobytes() if seat >= 0 else b""))
            kernel.fill(known, new_rng(seed, move, seat))
            digest.update(known.tobytes())
        kernel.payoff(position, payoff)
        digest.update(payoff.tobytes())
        kernel.mask(known := position.copy(), kernel.turn(position))
        choices = (kernel.choose_greedy, kernel.choose_random)
        chosen = [int(choose(known, out, new_rng(seed, move))) for choose in choices]
        digest.update(repr(chosen).encode())
        kernel.play(position, chosen[move % 2], new_rng(seed, move, 0))
    digest.update(repr(searched(table, seed)).encode())
    return f"{table} {seed} {digest.hexdigest()}"


def searched(table: Table, seed: int) -> list[object]:
    """What bots that forget and bots that do not think of the first moves, after a few iterations."""
    match = table.new(seed)
    assert match.turn is not None
    record = match.view_record(match.turn)
    return [bot(level, table.game, seed).think(record) for level in (f"beginner@{ITERATIONS}", f"expert@{ITERATIONS}")]


def main(name: str) -> None:
    for table in tables(ludotheque.game(name)):
        print(trace(table, seed=70))


if __name__ == "__main__":
    main(sys.argv[1])
