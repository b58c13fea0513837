"""How fast the games are: processor time of one core, the best of several rounds, because the machine is noisy."""

import math
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ludotheque.bots import LEVELS, Bot
from ludotheque.contract.options import Choice
from ludotheque.game import Game
from ludotheque.kernel.random import new_rng
from ludotheque.match import Match

ROUNDS = 7
ROUND_SECONDS = 0.15
COPIES = 200_000
CALLS = 20_000
SERVED_MATCHES, SERVED_MOVES = 6, 60
SERVED_SEATS = (0, 1)


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
        **_served(game, agreed),
    }


def _served(game: Game, agreed: dict[str, Choice]) -> dict[str, float]:
    """What a server pays for a move, and for the same move on codes, in turns on the same matches.

    At a table: the move is played, two seats get their views and stories. On codes: the move is found among the legal
    ones and played by the match's own chance, two seats get their masked records.
    """
    matches = list(_short_matches(game, agreed))
    moves = sum(match.ply for match in matches)
    table = codes = math.inf
    for _ in range(ROUNDS):
        table = min(table, _timed(lambda: sum(_at_a_table(match) for match in matches))[1] / moves)
        codes = min(codes, _timed(lambda: sum(_on_codes(match) for match in matches))[1] / moves)
    return {
        "table_move_us": round(table * 1e6, 1),
        "codes_move_us": round(codes * 1e6, 1),
        "table_to_codes": round(table / codes, 1),
    }


def _short_matches(game: Game, agreed: dict[str, Choice]) -> Iterator[Match]:
    """The beginnings of some matches between quick players."""
    for seed in range(SERVED_MATCHES):
        match, player = Match.new(game, agreed, seed), Bot(LEVELS["greedy"], game, seed)
        while match.turn is not None and match.ply < SERVED_MOVES:
            match.play(player.choose(match.view_record(match.turn)))
        yield match


def _at_a_table(played: Match) -> int:
    match = Match.new(played.game, played.options, played.seed)
    for move in played.history:
        match.play(move)
        for seat in SERVED_SEATS:
            match.view(seat)
            match.happened(seat)
    return match.ply


def _on_codes(played: Match) -> int:
    game, kernel = played.game, played.game.kernel
    position, out = np.zeros(kernel.WORDS, np.int64), np.empty(kernel.OUT_SIZE, np.int64)
    kernel.setup(position, game.encode(played.options), new_rng(played.seed, 0))
    for ply, code in enumerate(played.played, start=1):
        assert code in out[: kernel.legal(position, out)]
        position = position.copy()
        kernel.play(position, code, new_rng(played.seed, ply))
        for seat in SERVED_SEATS:
            game.masked(position, seat)
    return played.ply


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
