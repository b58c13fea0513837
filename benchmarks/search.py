"""Iterations a second of the bots' search from a fresh deal, with plain worlds and with the game's advice.

    .venv/bin/python -m benchmarks.search [GAME …] [--seats N]

One core, processor time, over several deals; the best of three such rounds.
"""

import argparse
import time

import ludotheque
from ludotheque.bots.tree import Tree
from ludotheque.game import Game
from ludotheque.kernel import new_rng

DEALS, ROUNDS, ITERATIONS = 10, 3, 4_000


def speed(tree: Tree, game: Game, seats: int | None) -> float:
    """Iterations for each second of processor time, every deal with a fresh tree."""
    spent = 0.0
    for seed in range(DEALS):
        match = game.new(seed=seed) if seats is None else game.new(seed=seed, seats=seats)
        assert match.turn is not None
        record, rng = match.view_record(match.turn), new_rng(seed)
        tree.forget()
        start = time.process_time()
        tree.think(record, rng, iterations=ITERATIONS)
        spent += time.process_time() - start
    return DEALS * ITERATIONS / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=ludotheque.games())
    parser.add_argument("--seats", type=int)
    wishes = parser.parse_args()
    for game in map(ludotheque.game, wishes.games):
        trees = {"plain": Tree(game, plain=True), "advised": Tree(game)}
        for tree in trees.values():
            speed(tree, game, wishes.seats)  # compiles
        found = {kind: max(speed(tree, game, wishes.seats) for _ in range(ROUNDS)) for kind, tree in trees.items()}
        print(f"{game.name}: {found['plain']:,.0f} plain, {found['advised']:,.0f} advised iterations a second")


if __name__ == "__main__":
    main()
