"""How fast the games are: processor time of one core, the best of several rounds, because the machine is noisy."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ludotheque.game import Game
from ludotheque.kernel.random import new_rng

ROUNDS = 7
ROUND_SECONDS = 0.15
COPIES = 200_000
CALLS = 20_000


def bench(game: Game, **options: Any) -> dict[str, Any]:
    """The figures of one game at a table with these options (default: two seats)."""
    agreed = game.agree(options)
    encoded = game.encode(agreed)
    position = _fresh(game, encoded)
    copy, mask, fill = (_copies(game, position, what) for what in range(3))
    return {
        "game": game.name,
        "seats": agreed["seats"],
        "moves_per_second": round(_moves_per_second(game, encoded)),
        "clone_ns": round(copy * 1e9, 1),
        "mask_ns": round((mask - copy) * 1e9, 1),
        "fill_ns": round((fill - mask) * 1e9, 1),
        "python_call_us": round(_python_call(game, position) * 1e6, 3),
        "python_move_us": round(_python_move(game, encoded) * 1e6, 3),
    }


def _timed(work: Callable[[], int]) -> tuple[int, float]:
    start = time.process_time()
    done = work()
    return done, time.process_time() - start


def _best(work: Callable[[], int]) -> float:
    return min(_timed(work)[1] for _ in range(ROUNDS))


def _moves_per_second(game: Game, options: Any) -> float:
    """Whole matches at random, as many at a time as fill a round."""
    rng, matches, seconds, best = new_rng(1), 1, 0.0, 0.0

    def playouts() -> int:
        return int(game.kernel.playouts(matches, options, rng))

    while seconds < ROUND_SECONDS:
        matches *= 2
        _, seconds = _timed(playouts)
    for _ in range(ROUNDS):
        moves, seconds = _timed(playouts)
        best = max(best, moves / seconds)
    return best


def _copies(game: Game, position: Any, what: int) -> float:
    """Seconds for a copy (0), a masked copy (1), a masked and filled copy (2)."""
    buffer, rng = np.zeros(64 * game.kernel.WORDS, np.int64), new_rng(1)
    return _best(lambda: int(game.kernel.repeat(position, buffer, COPIES, 0, what, rng))) / COPIES


def _fresh(game: Game, options: Any) -> Any:
    """The first position of a match, when most is hidden."""
    position = np.zeros(game.kernel.WORDS, np.int64)
    game.kernel.setup(position, options, new_rng(2))
    return position


def _python_call(game: Game, position: Any) -> float:
    """Seconds that one call of a kernel function takes from ordinary Python."""
    turn = game.kernel.turn

    def calls() -> int:
        for _ in range(CALLS):
            turn(position)
        return CALLS

    return _best(calls) / CALLS


def _python_move(game: Game, options: Any) -> float:
    """Seconds a move of a loop in ordinary Python: ask for the legal moves, play one, start again at the end."""
    setup, legal, play = game.kernel.setup, game.kernel.legal, game.kernel.play
    position, out, rng = np.zeros(game.kernel.WORDS, np.int64), np.empty(game.kernel.OUT_SIZE, np.int64), new_rng(3)

    def moves() -> int:
        n = 0
        for number in range(CALLS):
            if not n:
                setup(position, options, rng)
                n = legal(position, out)
            play(position, out[number % n], rng)
            n = legal(position, out)
        return CALLS

    return _best(moves) / CALLS
