"""What each seat is worth, studied by a Ray cluster: the same figures as one process gives.

    python examples/balance_on_ray.py [GAME] [MATCHES] [ADDRESS]

Without an address a small cluster is started on this machine. Needs: pip install "ludotheque[ray]"
"""

import sys
from functools import partial

import ludotheque
from ludotheque.lab.balance import Study, report, watch
from ludotheque.lab.workers import in_order


def main(name: str = "shokoba", matches: str = "200", address: str = "local") -> None:
    study = Study(game=name, bot="greedy", options={"seats": 2}, seed=1)
    watched = list(in_order(partial(watch, study), range(int(matches)), workers=1, cluster=address))
    print(f"{ludotheque.game(name).say('title')}: {matches} matches, greedy in every seat")
    for seat, place in enumerate(report(study, watched)["by_seat"]):
        won = place["won"]
        print(f"  seat {seat}: won {won['value']:.1%}, 95 % of the time {won['low']:.1%} to {won['high']:.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
