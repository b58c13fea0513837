"""Steps a second of the vector environment, with legal actions and observations, all actions chosen at random.

    .venv/bin/python -m benchmarks.vector [GAME …] [--seats N]

One thread by processor time at several sizes, beside the rules alone (`playouts`), in turns; the best of several rounds
of each. Then two threads beside one by the clock, which says something only where two processors are free. At last the
card games of other environments (`rivals.py`), by processor time too, in turns with ours.
"""

import argparse
import os
import time
from collections.abc import Callable, Mapping

import ludotheque
from benchmarks.rivals import Work, rivals
from ludotheque.game import Game
from ludotheque.kernel import new_rng
from ludotheque.research import VectorEnv

SIZES = (1, 16, 64, 256, 1_024, 4_096, 16_384)
SHARED = (4_096, 16_384, 65_536)
BESIDE_RIVALS = 1_024
ROUNDS, SECONDS = 5, 0.2

Clock = Callable[[], float]


def rate(work: Work, clock: Clock) -> float:
    steps, start = 0, clock()
    while (spent := clock() - start) < SECONDS:
        steps += work()
    return steps / spent


def in_turns(works: Mapping[object, Work], clock: Clock) -> dict[object, float]:
    """The best rate of each: noise only ever slows things down."""
    for work in works.values():
        work()  # compiles
    rounds = [{name: rate(work, clock) for name, work in works.items()} for _ in range(ROUNDS)]
    return {name: max(each[name] for each in rounds) for name in works}


def stepping(env: VectorEnv) -> Work:
    several = max(1, 4_096 // env.num_envs)

    def work() -> int:
        for _ in range(several):
            env.step(env.random_actions())
        return several * env.num_envs

    return work


def playing_out(game: Game, options: dict[str, int]) -> Work:
    encoded, rng = game.encode(game.agree(options)), new_rng(1)
    return lambda: int(game.kernel.playouts(20, encoded, rng))


def measure(game: Game, options: dict[str, int]) -> None:
    works = {size: stepping(VectorEnv(game, size, seed=1, **options)) for size in SIZES}
    found = in_turns({"rules alone": playing_out(game, options), **works}, time.process_time)
    env = VectorEnv(game, 1, **options)
    written = env.observations.nbytes + env.legal.nbytes
    print(f"{game.name}, {env.face.seats} seats: {env.num_actions} actions, {written} bytes a row; million steps/s")
    for name, best in found.items():
        print(f"  {name:>11}  {best / 1e6:6.2f}  {best / found['rules alone']:5.2f} of the rules alone")
    for size in SHARED:
        envs = {threads: stepping(VectorEnv(game, size, seed=1, threads=threads, **options)) for threads in (1, 2)}
        by_clock = in_turns(envs, time.perf_counter)
        one, two = by_clock[1] / 1e6, by_clock[2] / 1e6
        print(f"  {size:>11}  {one:6.2f} one thread, {two:.2f} two: {two / one:.2f} times")
    print(f"  load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)


def compare(games: list[Game], options: dict[str, int]) -> None:
    ours = {f"{game.name}, {BESIDE_RIVALS} at once": VectorEnv(game, BESIDE_RIVALS, **options) for game in games}
    found = in_turns({**{name: stepping(env) for name, env in ours.items()}, **rivals()}, time.process_time)
    slowest, quickest = (of(found[name] for name in ours) for of in (min, max))
    print("million steps/s; how many times that are our slowest and our quickest game")
    for name, best in found.items():
        times = "" if name in ours else f"  {slowest / best:6.1f}  {quickest / best:7.1f}"
        print(f"  {name:<45}  {best / 1e6:8.4f}{times}")
    print(f"  load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=ludotheque.games())
    parser.add_argument("--seats", type=int, default=2)
    wishes = parser.parse_args()
    games, options = [ludotheque.game(name) for name in wishes.games], {"seats": wishes.seats}
    for game in games:
        measure(game, options)
    compare(games, options)


if __name__ == "__main__":
    main()
