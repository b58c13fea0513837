"""Whether a person can climb the levels: each over the one below, at a table for two and at a full one.

    .venv/bin/python -m benchmarks.ladder [GAME …] [--seats 2 full] [--deals 150] [--seed 71] [--rungs club-greedy …]

Duplicate deals; at a full table the two levels sit in turn, so that half of the wins would be fair. "Wanted" is for
both ends of the 95 % interval. The expert thinks by iterations, so that the same command gives the same figures.
"""

import argparse
import os
from functools import partial

from rich.console import Console
from rich.progress import Progress

import ludotheque
from benchmarks.figures import interval
from ludotheque.lab.arena import Arena
from ludotheque.lab.contest import Contest
from ludotheque.lab.results import Result, results

EXPERT = {"shokoba": "expert@4000", "igo": "expert@4000", "ido": "expert@500", "stratheos": "expert@8000"}
RUNGS = {  # percent of the matches: the least for the lower end, the most for the upper end
    "beginner-random": (70, 100),
    "club-beginner": (60, 85),
    "club-greedy": (50, 100),
    "strong-club": (60, 85),
    "expert-strong": (60, 85),
}


def climbed(game: str, rung: str, seats: int, deals: int, seed: int, workers: int) -> tuple[Contest, Result]:
    bots = tuple(EXPERT[game] if bot == "expert" else bot for bot in rung.split("-"))
    contest = Contest(game=game, options={"seats": seats}, seed=seed, bots=bots)
    arena = Arena(contest, deals, workers)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game} for {seats}: {rung}", total=deals)
        played = arena.run(partial(progress.advance, task))
    return contest, results(contest, played)[0]


def verdict(rung: str, result: Result) -> str:
    least, most = RUNGS[rung]
    assert result.won.low is not None
    assert result.won.high is not None
    low, high = 100 * result.won.low, 100 * result.won.high
    if least <= low and high <= most:
        return "holds"
    return "does not hold" if high < least or low > most else "not shown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=ludotheque.games())
    parser.add_argument("--seats", nargs="*", default=["2", "full"])
    parser.add_argument("--rungs", nargs="*", default=list(RUNGS), choices=RUNGS)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wishes = parser.parse_args()
    print("| game | seats | bots | deals, seed | won, % | wanted | |\n|---|---|---|---|---|---|---|", flush=True)
    for name in wishes.games:
        for seats in wishes.seats:
            many = max(ludotheque.game(name).seats_for({})) if seats == "full" else int(seats)
            for rung in wishes.rungs:
                contest, result = climbed(name, rung, many, wishes.deals, wishes.seed, wishes.workers)
                least, most = RUNGS[rung]
                cells = (
                    ludotheque.game(name).say("title"),
                    str(many),
                    " – ".join(contest.bots),
                    f"{wishes.deals}, {wishes.seed}",
                    interval(result.won, 100, ".1f"),
                    f"≥ {least}" if most == 100 else f"{least} … {most}",
                    verdict(rung, result),
                )
                print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
