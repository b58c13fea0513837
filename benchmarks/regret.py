"""What Shokoba's players give away by their choices, in gems a round, by the reckoning of a long thought.

    .venv/bin/python -m benchmarks.regret [--deals 12] [--seed 1] [--reference 150000] [BOT …]

An expert plays first rounds of two against plain search. At each of its decisions it thinks for long (`--reference`
iterations), and each of the BOTs chooses; what they chose is worth less than the best by so much. The difference of
two of them foretells, by a handful of deals, what a contest needs thousands for: by how much one is ahead against the
same player. It is the expert's own reckoning, so it says nothing against what the expert believes.
"""

import argparse
import os
from functools import partial
from statistics import fmean

from rich.progress import track

import ludotheque
from ludotheque.bots import Bot, level_called
from ludotheque.bots.tree import Thought, Tree
from ludotheque.game import Position
from ludotheque.kernel import new_rng
from ludotheque.lab.series import Series
from ludotheque.lab.statistics import ratio
from ludotheque.lab.workers import in_order

GAME = ludotheque.game("shokoba")
PLAYERS = ("expert@2000", "plain@2000")
BOTS = ("plain@2000", "expert@2000", "expert@4000", "expert@10000", "expert@20000")
GEMS = 10  # a whole match, from 0 to 1, is ten gems of lead
SAMPLES = 12_000  # iterations: quick thinkers choose several times


def losses(seed: int, reference: int, names: tuple[str, ...], deal: int) -> list[float]:
    """What each bot's choices cost in a round of the deal from either seat, added up."""
    series = Series(game="shokoba", options={"seats": 2}, seed=seed)
    levels = [level_called(name) for name in names]
    trees = [Tree(GAME, plain=level.plain) for level in levels]
    long_thought, lost = Tree(GAME), [0.0] * len(names)
    for place in range(2):
        match = GAME.new(seed=(seed << 32) + deal, seats=2)
        expert, other = (series.player(name, deal, place) for name in PLAYERS)
        while GAME.record(match.position).rounds == 0:
            assert match.turn is not None
            record = match.view_record(match.turn)
            player = expert if match.turn == place else other
            move = player.choose(record, played=match.played)
            if player is expert and len(match.moves()) > 1 and not long_thought.solve(record, new_rng(deal)):
                stream = (deal, place, len(match.played))
                judged = thoughts(long_thought, expert, record, reference, *stream)
                values = {thought.move: thought.value for thought in judged}
                for i, (level, tree) in enumerate(zip(levels, trees, strict=True)):
                    assert level.iterations
                    times = range(max(1, SAMPLES // level.iterations))
                    chosen = [thoughts(tree, expert, record, level.iterations, *stream, time)[0].move for time in times]
                    lost[i] += GEMS * fmean(max(values.values()) - values[choice] for choice in chosen)
            match.play(move)
    return lost


def thoughts(tree: Tree, expert: Bot, record: Position, iterations: int, *stream: int) -> list[Thought]:
    """What a search makes of a record that shares the expert's opinions, and nothing else."""
    tree.forget()
    tree.opinions[:] = expert.opinions
    return tree.think(record, new_rng(*stream), iterations)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reference", type=int, default=150_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wishes = parser.parse_args()
    names = tuple(wishes.bots)
    work = partial(losses, wishes.seed, wishes.reference, names)
    found = list(track(in_order(work, range(wishes.deals), wishes.workers), "deals", wishes.deals))
    for name, lost in zip(names, zip(*found, strict=True), strict=True):
        cost = ratio(lost, [2.0] * len(lost))
        print(f"{name}: {cost.value:.3f} gems a round [{cost.low:.3f}…{cost.high:.3f}]")


if __name__ == "__main__":
    main()
