"""What Shokoba's searching players give away on the last deal of a round, where two know all cards, in gems a deal.

    .venv/bin/python -m benchmarks.last_deal [--bots expert@500 …] [--others greedy …] [--matches 60] [--seed 1]

Each bot plays whole matches against each other one. From its first decision of every last deal on, all lines are played
out twice: both sides play best; and the bot plays as it does, with the opinions that it has by then, against whatever
costs it most. The difference is what it gives away. Beside it: what it would give away to a stranger, of whom it has no
opinion, and on how many of these deals it took the other for greedy.
"""

import argparse
import os
from collections.abc import Callable, Iterable
from functools import partial

from rich.progress import track

import ludotheque
from ludotheque.bots import Bot, level_called
from ludotheque.bots.tree import Tree, with_exact_values
from ludotheque.game import Position
from ludotheque.games.shokoba.advice import KNOWN
from ludotheque.kernel import new_rng
from ludotheque.lab.series import Series
from ludotheque.lab.statistics import ratio
from ludotheque.lab.workers import in_order

GAME = ludotheque.game("shokoba")
Policy = Callable[[Position], Iterable[int]]  # the moves that a player considers


def thinking(level: str, opinions: list[float]) -> Policy:
    """How a level plays the last cards: what it has learned of the others does not change any more."""
    plays = level_called(level, GAME)
    tree = Tree(GAME, plain=plays.plain)

    def choose(position: Position) -> list[int]:
        seat, rng = GAME.turn(position), new_rng(1)
        assert seat is not None
        record = GAME.masked(position, seat)
        moves = GAME.codes(record)
        if len(moves) == 1:
            return moves
        tree.forget()
        tree.opinions[:] = opinions
        thoughts = tree.think(record, rng, plays.iterations)
        if values := tree.solve(record, rng):
            thoughts = with_exact_values(thoughts, values)
        return [thoughts[0].move]

    return choose


def comes_to(position: Position, seat: int, rounds: int, policy: Policy) -> int:
    """The seat's lead in gems after the round if it plays so and the other does what costs it most."""
    record = GAME.record(position)
    if record.rounds > rounds:
        return int(record.gems[seat] - record.gems[1 - seat])
    own = record.current == seat
    found = []
    for move in policy(position) if own else GAME.codes(position):
        later = position.copy()
        GAME.kernel.play(later, move, new_rng(1))
        found.append(comes_to(later, seat, rounds, policy))
    return max(found) if own else min(found)


def given_away(series: Series, level: str, other: str, number: int) -> list[tuple[int, int, bool]]:
    """What the bot gives away on each last deal of a match, what to a stranger, and whether it knows a greedy one."""
    seat = number % 2
    players = [series.player(name, number, place) for place, name in enumerate((level, other))]
    bot = players[0]
    assert isinstance(bot, Bot)
    found: list[tuple[int, int, bool]] = []
    seen = -1  # the last round whose last deal was looked at

    def watch(position: Position, move: int, _: Position) -> None:
        nonlocal seen
        record = GAME.record(position)
        if record.current != seat or record.undealt or record.rounds == seen:
            return
        seen = rounds = int(record.rounds)
        best = comes_to(position, seat, rounds, GAME.codes)
        played, unknown = (
            comes_to(position, seat, rounds, thinking(level, opinions))
            for opinions in (bot.opinions, [0.0] * len(bot.opinions))
        )
        found.append((best - played, best - unknown, bot.opinions[1 - seat] > KNOWN))

    series.play(number, players[:: -1 if seat else 1], watch)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs="*", default=["expert@500", "plain@500"])
    parser.add_argument("--others", nargs="*", default=["greedy", "plain@500", "expert@500"])
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wishes = parser.parse_args()
    series = Series(game="shokoba", options={"seats": 2}, seed=wishes.seed)
    print("| bot | against | last deals | given away | to a stranger | taken for greedy |\n|---|---|---|---|---|---|")
    for level in wishes.bots:
        for other in wishes.others:
            work = in_order(partial(given_away, series, level, other), range(wishes.matches), wishes.workers)
            matches = [match for match in track(work, f"{level} – {other}", wishes.matches, transient=True) if match]
            sizes = [float(len(match)) for match in matches]
            costs = [ratio([float(sum(deal[i] for deal in match)) for match in matches], sizes) for i in range(2)]
            figures = " | ".join(f"{cost.value:.3f} [{cost.low:.3f}…{cost.high:.3f}]" for cost in costs)
            known = sum(deal[2] for match in matches for deal in match) / sum(sizes)
            print(f"| {level} | {other} | {sum(sizes):.0f} | {figures} | {known:.0%} |", flush=True)


if __name__ == "__main__":
    main()
