"""How strong the bots are: every figure of README.md's table, one contest after another.

    .venv/bin/python -m benchmarks.figures [--logs FOLDER] [GAME …]

All think by iterations, so the same deals come out the same on any machine and in any sitting. With a folder for logs
an interrupted run goes on where it was stopped. "Wanted" is for the lower end of the 95 % interval.
"""

import argparse
import os
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import ludotheque
from ludotheque.lab.arena import Arena
from ludotheque.lab.contest import Contest
from ludotheque.lab.log import ContestLog
from ludotheque.lab.results import Result, results
from ludotheque.lab.statistics import Estimate


@dataclass(frozen=True)
class Row:
    """A contest, and what the first bot should reach: gems a round in Shokoba for two, else percent of the matches.

    Nothing wanted means: not weaker than the other.
    """

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int
    wanted: float | None

    @property
    def contest(self) -> Contest:
        return Contest(game=self.game, options={"seats": len(self.bots)}, seed=self.seed, bots=self.bots)

    @property
    def by_gems(self) -> bool:
        return self.game == "shokoba" and len(self.bots) == 2

    def verdict(self, result: Result) -> str:
        found = result.ahead_a_round if self.by_gems else result.won
        assert found
        scale = 1 if self.by_gems else 100
        low, high = scale * found.low, scale * found.high
        if self.wanted is None:
            even = 0 if self.by_gems else 50
            return "weaker" if high < even else "stronger" if low > even else "no difference shown"
        return "holds" if low >= self.wanted else "does not hold" if high < self.wanted else "not shown"

    def told(self, result: Result) -> str:
        wanted = "not weaker" if self.wanted is None else f"{self.wanted:+g}" if self.by_gems else f"{self.wanted:g} %"
        cells = (
            ludotheque.game(self.game).say("title"),
            f"{self.bots[0]} – {', '.join(self.bots[1:])}",
            f"{self.deals:,}, {self.seed}",
            interval(result.won, 100, ".1f"),
            interval(result.ahead_a_round, 1, "+.2f") if self.game == "shokoba" else "",
            wanted,
            self.verdict(result),
        )
        return f"| {' | '.join(cells)} |"


def interval(found: Estimate | None, scale: float, how: str) -> str:
    assert found
    return f"{scale * found.value:{how}} [{scale * found.low:{how}}…{scale * found.high:{how}}]"


def row(game: str, bots: str, deals: int, seed: int, wanted: float | None = None) -> Row:
    return Row(game, tuple(bots.split()), deals, seed, wanted)


FAIR = {3: 100 / 3, 4: 25.0}  # percent of the matches
ROWS = (
    row("shokoba", "greedy random", 1000, 2600, 1.9),
    row("shokoba", "beginner random", 200, 2603, 0.3),
    row("shokoba", "club beginner", 200, 2604, 0.3),
    row("shokoba", "expert@4000 club", 100, 2605, 0.3),
    row("shokoba", "expert@4000 greedy", 1000, 2611, 1.4),
    row("shokoba", "expert@10000 plain@2000", 1400, 2612, 0.15),
    row("shokoba", "expert@20000 expert@2000", 40, 2606),
    row("shokoba", "expert@2000 greedy greedy", 80, 2607, FAIR[3]),
    row("shokoba", "expert@2000 greedy greedy greedy", 60, 2608, FAIR[4]),
    row("igo", "greedy random", 500, 304, 85),
    row("igo", "beginner random", 100, 9108, 58),
    row("igo", "club beginner", 120, 9105, 58),
    row("igo", "expert@4000 club", 120, 9106, 58),
    row("igo", "expert@4000 greedy", 1000, 9101, 70),
    row("igo", "expert@20000 expert@2000", 80, 9109),
    row("igo", "expert@1000 greedy greedy", 40, 9103, FAIR[3]),
    row("igo", "expert@1000 greedy greedy greedy", 30, 9104, FAIR[4]),
    row("ido", "greedy random", 40, 401, 85),
    row("ido", "beginner random", 20, 402, 58),
    row("ido", "club beginner", 20, 403, 58),
    row("ido", "expert@1000 club", 16, 404, 58),
    row("ido", "expert@300 greedy", 40, 405, 85),
    row("ido", "expert@3000 expert@300", 8, 406),
    row("ido", "expert@300 greedy greedy", 6, 407, FAIR[3]),
    row("ido", "expert@300 greedy greedy greedy", 5, 408, FAIR[4]),
    row("stratheos", "greedy random", 3000, 311, 85),
    row("stratheos", "beginner random", 200, 313, 58),
    row("stratheos", "club beginner", 150, 312, 58),
    row("stratheos", "expert@2000 club", 60, 314, 58),
    row("stratheos", "expert@2000 greedy", 250, 310, 65),
    row("stratheos", "expert@5000 expert@500", 30, 332),
    row("stratheos", "expert@2000 greedy greedy", 40, 340, FAIR[3]),
    row("stratheos", "expert@500 greedy greedy greedy", 25, 331, FAIR[4]),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=ludotheque.games())
    parser.add_argument("--logs", type=Path)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wishes = parser.parse_args()
    if wishes.logs:
        wishes.logs.mkdir(parents=True, exist_ok=True)
    print(
        "| game | bots | deals, seed | won, % | ahead a round | wanted | |\n|---|---|---|---|---|---|---|", flush=True
    )
    for line in ROWS:
        if line.game not in wishes.games:
            continue
        log = ContestLog(wishes.logs / f"{line.game}-{line.seed}.jsonl", line.contest) if wishes.logs else None
        arena = Arena(line.contest, line.deals, wishes.workers, log)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(f"{line.game}, {' '.join(line.bots)}", total=line.deals)
            deals = arena.run(partial(progress.advance, task))
        print(line.told(results(line.contest, deals)[0]), flush=True)


if __name__ == "__main__":
    main()
