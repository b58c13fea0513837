"""Shokoba's random moves per second as a ratio to a limit measured in the same sitting, in turns.

    .venv/bin/python benchmarks/ratio.py COMMAND…

COMMAND prints a JSON object with `moves_per_second` (processor time of one core): a hand-written C++ of the same game.
"""

import json
import subprocess
import sys

from ludotheque.lab.bench import bench
from ludotheque.registry import game

TURNS = 5


def main(command: list[str]) -> None:
    """Alternate, keep the best of each: noise only ever slows things down."""
    ours = limit = 0.0
    for _ in range(TURNS):
        limit = max(limit, json.loads(subprocess.check_output(command))["moves_per_second"])
        ours = max(ours, bench(game("shokoba"))["moves_per_second"])
    print(f"ours {ours:,.0f}  limit {limit:,.0f}  ratio {ours / limit:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:] or sys.exit(__doc__))
