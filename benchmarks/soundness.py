"""Searching bots in many random positions of every way to play: never an illegal move, and no growth of memory.

    .venv/bin/python -m benchmarks.soundness [GAME …] [--positions 100000] [--moves 10000]

Half of the positions come with what was played before, so that trees are kept; the levels take turns.
"""

import argparse
import resource
import time
from itertools import cycle

import numpy as np
from rich.progress import Progress

import ludotheque
from ludotheque.bots import Bot, bot
from ludotheque.game import Game
from ludotheque.kernel import below, new_rng
from ludotheque.testing.tables import Table, tables

LEVELS = ("beginner@8", "club@8", "expert@8")
WARM = 1000  # decisions before memory is looked at


def illegal_moves(table: Table, positions: int, progress: Progress) -> int:
    """Decide in so many positions of random matches; how many decisions were no legal moves."""
    game, options, rng = table.game, table.game.encode(table.game.agree(table.options)), new_rng(1)
    kernel, position = game.kernel, np.zeros(game.kernel.WORDS, np.int64)
    bots = cycle([bot(level, game, seed=1) for level in LEVELS])
    task = progress.add_task(str(table), total=positions)
    wrong, keeping = 0, False
    codes: list[int] = []
    for number in range(positions):
        if not codes:
            kernel.setup(position, options, rng)
            played: list[int] = []
            player, keeping = next(bots), not keeping
            player.forget()
            codes = game.codes(position)
        move = player.decide(game.masked(position, game.turn(position)), played=played if keeping else None)
        wrong += move not in codes
        played.append(codes[below(rng, len(codes))])
        kernel.play(position, played[-1], rng)
        codes = game.codes(position)
        if number % 100 == 99:
            progress.advance(task, 100)
    progress.remove_task(task)
    return wrong


def growth(game: Game, moves: int) -> int:
    """KiB by which the process has grown while an expert made so many moves, match after match."""
    player: Bot = bot("expert@8", game, seed=1)
    match, start = game.new(seed=1), 0
    for number in range(WARM + moves):
        if number == WARM:
            start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        if match.turn is None:
            match = game.new(seed=number)
            player.forget()
        match.play(player.choose(match.view_record(match.turn), played=match.played))
    return int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=ludotheque.games())
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--moves", type=int, default=10_000)
    wishes = parser.parse_args()
    for game in map(ludotheque.game, wishes.games):
        ways, start = list(tables(game)), time.process_time()
        with Progress(transient=True) as progress:
            wrong = sum(illegal_moves(table, -(-wishes.positions // len(ways)), progress) for table in ways)
        seconds = time.process_time() - start
        where = f"{wishes.positions:,} positions of {len(ways)} tables"
        print(f"{game.name}: {wrong} illegal moves in {where} ({seconds:.0f} s)")
        print(f"{game.name}: {growth(game, wishes.moves):,} KiB more after {wishes.moves:,} moves")


if __name__ == "__main__":
    main()
