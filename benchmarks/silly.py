"""How often a level makes a move that a child would see is silly, by each game's silly.py.

    .venv/bin/python -m benchmarks.silly LEVEL [--games …] [--seats 2] [--matches 1000] [--seed 5]

Whole matches of the level with itself. Every move is judged by what its player knew.
"""

import argparse
import os
from collections import Counter
from functools import partial

import numpy as np

import ludotheque
from ludotheque.game import Position
from ludotheque.lab.series import Series
from ludotheque.lab.workers import in_order


def judged(series: Series, level: str, number: int) -> Counter[str]:
    """What kinds of moves were made in one match."""
    game, found = series.the_game, Counter[str]()
    kinds = game.part("silly").KINDS
    out = np.empty(game.rules.OUT_SIZE, np.int64)

    def watch(position: Position, move: int, _: Position) -> None:
        kind = game.kernel.silliness(game.masked(position, game.turn(position)), move, out)
        found["moves"] += 1
        if kind:
            found[kinds[kind - 1]] += 1

    series.play(number, [series.player(level, number, seat) for seat in range(series.seats)], watch)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level")
    parser.add_argument("--games", nargs="*", default=ludotheque.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wishes = parser.parse_args()
    for name in wishes.games:
        series = Series(game=name, options={"seats": wishes.seats}, seed=wishes.seed)
        work = in_order(partial(judged, series, wishes.level), range(wishes.matches), wishes.workers)
        found = sum(work, Counter[str]())
        moves = found.pop("moves")
        silly = ", ".join(f"{kind} {many}" for kind, many in found.most_common()) or "none"
        what = f"{name}, {wishes.level}, {wishes.matches} matches, {moves} moves"
        print(f"{what}: {100 * found.total() / moves:.2f} % silly: {silly}", flush=True)


if __name__ == "__main__":
    main()
