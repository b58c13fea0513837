"""The table server under load, and boardgame.io beside it: everything in one sitting.

    .venv/bin/python -m benchmarks.server [--seconds 8] [--only PART …]

The players are one program in C (load.c), which uses a few percent of a processor (`client`). Each table has two
people of its own. A move counts when its event has reached the *other* player; by then it is on disk. A private
PostgreSQL is started as for the tests, and boardgame.io is installed by npm into a temporary folder. Loopback only.
"""

import argparse
import http.client
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.rival import boardgame_io, matches
from benchmarks.serving import Load, Played, Process, ask, compiled, folder, ludotheque, tables
from tests.server.postgresql import Server

Figures = dict[str, float]
GAMES = ("shokoba", "igo", "ido", "stratheos")
ONE_A_SECOND = 1.0
TIME_FOR_FILES = 0.02  # seconds that boardgame.io needs between a move and the next one, or it refuses that
MANY_IDLE = 500  # tables with two listeners each: 1,000 open WebSockets
RETURNING = 100  # tables with two listeners each who come back at once
LONG = 250  # moves of a match that is opened again
HEADING = f"{'':34}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'µs CPU':>8}{'/CPU s':>8}{'client':>8}{'bytes':>7}"


def say(name: str, found: Figures) -> None:
    print(
        f"{name:34}{found['rate']:9,.0f}{found['p50']:8.1f}{found['p99']:8.1f}{found['cpu_a_move']:8.0f}"
        f"{found['per_cpu_second']:8,.0f}{found['client']:8.0%}{found['bytes_a_move']:7,.0f}",
        flush=True,
    )


class Sitting:
    """One after the other, on one machine."""

    def __init__(self, program: Path, seconds: float):
        self.program = program
        self.seconds = seconds
        self.found: dict[str, Figures] = {}

    def play(
        self, name: str, processes: Sequence[Process], played: Sequence[Played], pace: float = 0.0, protocol: str = ""
    ) -> Figures:
        """At tables where nobody has played yet: else somebody may have proposed the next match already."""
        load = Load(self.program, processes, played, self.seconds, pace, protocol or "ludotheque")
        self.found[name] = load.figures()
        say(name, self.found[name])
        return self.found[name]

    @contextmanager
    def listening(self, processes: Sequence[Process], played: Sequence[Played]) -> Iterator[dict[str, Any]]:
        """Everybody connected, with nothing to do."""
        load = Load(self.program, processes, played)
        yield load.says()
        load.end()

    # On SQLite, one process

    def sqlite(self) -> None:
        print(f"\nShokoba, SQLite, one process\n{HEADING}")
        with folder() as data, ludotheque(str(data)) as processes:
            for many in (1, 50, 200, 1000):
                self.play(f"{many:,} tables flat out", processes, tables(processes[0], many, "shokoba"))
            for many in (200, 1000):
                self.play(
                    f"{many:,} tables, a move a second", processes, tables(processes[0], many, "shokoba"), ONE_A_SECOND
                )

    def games(self) -> None:
        print(f"\nAll games, 200 tables flat out\n{HEADING}")
        for game in GAMES:
            with folder() as data, ludotheque(str(data)) as processes:
                self.play(game, processes, tables(processes[0], 200, game))

    def bots(self) -> None:
        """Bots that think all the time, beside people."""
        print(f"\n200 tables at a move a second, beside bots that think\n{HEADING}")
        with folder() as data, ludotheque(str(data)) as processes:
            self.play("without bots", processes, tables(processes[0], 200, "shokoba"), ONE_A_SECOND)
            people = tables(processes[0], 200, "shokoba")
            for _ in range(20):
                _bots(processes[0])
            self.play("20 tables of experts", processes, people, ONE_A_SECOND)

    # On PostgreSQL

    def postgresql(self) -> None:
        print(f"\nShokoba, PostgreSQL, 200 tables (with two processes, each has one player of every table)\n{HEADING}")
        server = Server()
        try:
            server.start()
            for many in (1, 2):
                with ludotheque(server.database(), many) as processes:
                    for name, pace in (("flat out", 0.0), ("a move a second", ONE_A_SECOND)):
                        played = tables(processes[0], 200, "shokoba")
                        self.play(f"{many} process(es), {name}", processes, played, pace)
        finally:
            server.remove()

    # Memory, coming back

    def memory(self) -> None:
        print(f"\nMemory: {MANY_IDLE} tables in the middle of their matches; kB for each")
        for game in GAMES:
            with folder() as data, ludotheque(str(data)) as processes:
                self._memory(game, processes)

    def _memory(self, game: str, processes: Sequence[Process]) -> None:
        (process,) = processes
        played = tables(process, MANY_IDLE, game)
        before = process.memory
        with self.listening(processes, played) as said:
            time.sleep(1.0)
            connection = (process.memory - before) / MANY_IDLE / 2e3
            used = process.cpu
            time.sleep(5.0)
            used = (process.cpu - used) / 5.0
        for _ in range(2):  # what the connections of the first time have left is used again the second time
            before = process.memory
            Load(self.program, processes, tables(process, MANY_IDLE, game), 5.0).figures()
        table = (process.memory - before) / MANY_IDLE / 1e3
        print(
            f"{game:12} an idle table {table:6.1f}, a connection {connection:6.1f}; {2 * MANY_IDLE:,} WebSockets open "
            f"within {said['connected']:.2f} s, and idle take {used:.1%} of a processor",
            flush=True,
        )

    def coming_back(self) -> None:
        print("\nComing back: the server is killed and started again")
        with folder() as data, ludotheque(str(data)) as processes:
            (process,) = processes
            played = tables(process, RETURNING, "shokoba")
            Load(self.program, processes, played, 3.0).figures()
            process.kill()
            process.start(wait=False)
            with self.listening(processes, played) as said:
                print(f"{2 * RETURNING} listeners have caught up {said['connected']:.2f} s after the first got through")
            for game in GAMES:
                self._open_again(game, process)

    def _open_again(self, game: str, process: Process) -> None:
        """Tables that left memory: from asking to the whole snapshot."""
        played = tables(process, 20, game)
        _play_until(self.program, [process], played, LONG)
        process.kill()
        process.start()
        line, first, again, version = http.client.HTTPConnection("127.0.0.1", process.port), [], [], 0
        for times in (first, again):
            for one in played:
                began = time.perf_counter()
                status, snapshot = ask(line, "GET", f"/api/tables/{one.table}", one.tokens[0])
                times.append((time.perf_counter() - began) * 1e3)
                assert status == 200, snapshot
                version = max(version, snapshot["view"]["ply"])
        print(
            f"{game:12} opened from its log {statistics.median(first):5.1f} ms (slowest {max(first):5.1f}), "
            f"in memory {statistics.median(again):5.1f} ms; the longest match has {version} moves",
            flush=True,
        )

    # Below and beside us

    def floor(self) -> None:
        print(f"\nThe same web server without game, disk and checks, 200 tables\n{HEADING}")
        process = Process([sys.executable, "-m", "benchmarks.floor", "PORT"], "/")
        try:
            self.play("nothing but messages, flat out", [process], [Played(str(n), ("0", "1")) for n in range(200)])
        finally:
            process.kill()

    def bare(self) -> None:
        print(f"\nRules, telling, disk and web server, and nobody looked after, 200 tables\n{HEADING}")
        with folder() as data:
            process = Process([sys.executable, "-m", "benchmarks.bare", "PORT", str(data)], "/")
            try:
                self.play("bare, flat out", [process], [Played(str(n), ("0", "1")) for n in range(200)])
            finally:
                process.kill()

    def rival(self) -> None:
        print(f"\nboardgame.io 0.50, 200 tables\n{HEADING}")
        with boardgame_io() as start:
            for name, files, pace in (
                ("memory only, flat out", False, 0.0),
                ("memory only, a move a second", False, ONE_A_SECOND),
                ("its files, flat out", True, TIME_FOR_FILES),
            ):
                with start(files) as process:
                    self.play(name, [process], matches(process, 200), pace, "boardgame.io")
        ours = self.found.get("200 tables flat out")
        for name in ("memory only", "its files"):
            theirs = self.found[f"{name}, flat out"]
            if ours is not None:
                print(
                    f"ours to theirs, {name}: {ours['rate'] / theirs['rate']:.2f} by the clock, "
                    f"{ours['per_cpu_second'] / theirs['per_cpu_second']:.2f} per CPU second"
                )


def _bots(process: Process) -> None:
    """A table of two experts who play on and on."""
    line = http.client.HTTPConnection("127.0.0.1", process.port)
    token = ask(line, "POST", "/api/guests", body={})[1]["token"]
    seats = [{"who": "bot", "level": "expert"}] * 2
    table = ask(line, "POST", "/api/tables", token, {"game": "ido", "seats": seats, "key": "make"})[1]["table"]
    ask(line, "POST", f"/api/tables/{table}/commands", token, {"do": "start", "version": 0, "key": "start"})


def _play_until(program: Path, processes: Sequence[Process], played: Sequence[Played], moves: int) -> None:
    """About so many moves at each table, or more than one match."""
    pace = 0.02
    load = Load(program, processes, played, moves * pace, pace)
    load.figures()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = ("sqlite", "floor", "bare", "rival", "games", "bots", "postgresql", "memory", "coming_back")
    words.add_argument("--seconds", type=float, default=8.0, help="for each figure")
    words.add_argument("--only", nargs="+", choices=parts, default=parts)
    given = words.parse_args()
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; {time.strftime('%Y-%m-%d')}")
    with folder() as work:
        sitting = Sitting(compiled(work), given.seconds)
        for part in given.only:
            step: Callable[[], None] = getattr(sitting, part)
            step()


if __name__ == "__main__":
    main()
