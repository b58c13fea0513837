"""This version and another checkout of it, in turns: how fast each game is, as ratios of one run.

    .venv/bin/python -m benchmarks.versions FOLDER [GAME …]

FOLDER is another checkout, for instance of the version before (`git worktree add FOLDER COMMIT`). Both run whole random
matches for two in processes of their own, which take turns; the best round of each counts, in processor time.
"""

import os
import subprocess
import sys
from pathlib import Path

import ludotheque

STARTS, ROUNDS = 4, 8  # some processes are slow from beginning to end: where their memory lies
HERE = Path(__file__).parents[1]
WORKER = """
import sys, time
import ludotheque
from ludotheque.kernel import new_rng

game = ludotheque.game(sys.argv[1])
options, rng, matches, seconds = game.encode(game.agree({})), new_rng(1), 1, 0.0
while seconds < 0.2:
    matches *= 2
    start = time.process_time()
    game.kernel.playouts(matches, options, rng)
    seconds = time.process_time() - start
print("ready", flush=True)
for _ in sys.stdin:
    start = time.process_time()
    moves = game.kernel.playouts(matches, options, rng)
    print(moves / (time.process_time() - start), flush=True)
"""


def measuring(folder: Path, game: str) -> "subprocess.Popen[str]":
    """A process that measures a round, in moves a second, whenever it is sent a line."""
    process = subprocess.Popen(
        [sys.executable, "-c", WORKER, game],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def measured(process: "subprocess.Popen[str]") -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def main(other: str, *games: str) -> None:
    print("| game | the other, million moves/s | this one | ratio |\n|---|---|---|---|")
    for game in games or ludotheque.games():
        rounds = []
        for _ in range(STARTS):
            with measuring(Path(other), game) as before, measuring(HERE, game) as now:
                rounds += [(measured(before), measured(now)) for _ in range(ROUNDS)]
        best = [max(found) / 1e6 for found in zip(*rounds, strict=True)]
        print(f"| {game} | {best[0]:.2f} | {best[1]:.2f} | {best[1] / best[0]:.3f} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
