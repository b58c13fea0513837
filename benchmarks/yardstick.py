"""Shokoba's players against the quick player by which the aims for its bots were set, on duplicate deals.

    .venv/bin/python -m benchmarks.yardstick [--pairs 300] [--seed 1] [BOT …]

That player counts the cards of a move by fixed worths. It does not see when a majority is decided, nor what it leaves
to the next player; `greedy` does both, so a lead over `greedy` is harder to get.
"""

import argparse

from rich.progress import track

import ludotheque
from ludotheque.bots import Bot, level_called
from ludotheque.game import Position
from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, RUBIES, SAPPHIRES
from ludotheque.games.shokoba.rules import CARD, TAKEN, count
from ludotheque.lab.series import Series
from ludotheque.lab.statistics import ratio

GAME = ludotheque.game("shokoba")
WORTHS = ((DIAMOND, 100), (EMERALDS, 45), (RUBIES, 20), (SAPPHIRES, 7), (~0, 5))
SHOKOBA = 100


class Yardstick(Bot):
    """Takes what is worth most, lays what is worth least; the first of equals."""

    def decide(self, view_record: Position, budget: float = 1.0, played: object = None) -> int:
        table = int(GAME.record(view_record).table)
        return max(GAME.codes(view_record), key=lambda move: self._worth(move, table))

    @staticmethod
    def _worth(move: int, table: int) -> int:
        taken = move & TAKEN
        cards = taken + (1 << 2 * (move >> CARD & 31))
        worth = sum(each * count(cards & kind) for kind, each in WORTHS)
        return worth + SHOKOBA * (taken == table) if taken else -worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["greedy", "plain@2000", "expert@4000"])
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    series = Series(game="shokoba", options={"seats": 2}, seed=wishes.seed)
    yardstick = Yardstick(level_called("greedy"), GAME)
    for level in wishes.bots:
        ahead, rounds = [], []
        for deal in track(range(wishes.pairs), level):
            player = series.player(level, deal, 0)
            first = series.play(deal, [player, yardstick])
            second = series.play(deal, [yardstick, player])
            ahead.append(first.scores[0] - first.scores[1] + second.scores[1] - second.scores[0])
            rounds.append((first.rounds or 0) + (second.rounds or 0))
        found = ratio(ahead, rounds)
        print(f"{level} – yardstick: {found.value:+.2f} gems a round [{found.low:+.2f} … {found.high:+.2f}]")


if __name__ == "__main__":
    main()
