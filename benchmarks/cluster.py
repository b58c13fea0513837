"""What handing deals to Ray costs: the same contest by as many processes of our own, in turns.

    .venv/bin/python -m benchmarks.cluster [--processors 2] [--deals 200] [--rounds 3] [BOT BOT]

Starting up and compiling are not counted: a few deals are played first. The best of several rounds.
"""

import argparse
import os
import time

from ray.cluster_utils import Cluster

from ludotheque.lab.arena import Arena
from ludotheque.lab.contest import Contest


def deals_a_second(contest: Contest, deals: int, workers: int, cluster: str | None) -> float:
    """Between the first deals, by when everybody has started, and the last one."""
    times: list[float] = []
    Arena(contest, deals, workers, cluster=cluster).run(lambda: times.append(time.perf_counter()))
    first = len(times) // 5
    return (len(times) - 1 - first) / (times[-1] - times[first])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["expert@1000", "greedy"])
    parser.add_argument("--processors", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 (as our own: Ray's workers let all other work go first)
    contest = Contest(game="shokoba", bots=tuple(wishes.bots), seed=1)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(wishes.processors):
        cluster.add_node(num_cpus=1)
    found: dict[str, list[float]] = {"processes": [], "Ray": []}
    for _ in range(wishes.rounds):
        found["processes"].append(deals_a_second(contest, wishes.deals, wishes.processors, None))
        found["Ray"].append(deals_a_second(contest, wishes.deals, 1, cluster.address))
    best = {name: max(rates) for name, rates in found.items()}
    print(f"deals a second: {best['processes']:.1f} by processes, {best['Ray']:.1f} by Ray")
    print(f"ratio {best['Ray'] / best['processes']:.2f}")
    cluster.shutdown()


if __name__ == "__main__":
    main()
