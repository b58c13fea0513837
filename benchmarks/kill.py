"""Kill the server again and again under load, and look for anything lost, doubled or changed.

    .venv/bin/python -m benchmarks.kill [--tables 200] [--kills 100] [--seed N] [sqlite] [postgresql] [two]

Scripted people and bots at tables of all games note every answer and every event. The server is killed with SIGKILL at
random moments and started again; `two`: two processes on one PostgreSQL, either killed. Then every table has to
continue, every client to converge, and the log has to hold all that was acknowledged, once. A private PostgreSQL is
started as for the tests, fsync on. A failure says what is wrong at which table; the seed is printed.
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from pathlib import Path

from tests.server.http.killing import Killing
from tests.server.postgresql import Server

WAYS = ("sqlite", "postgresql", "two")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("ways", nargs="*", choices=[*WAYS, []], help="all of them unless said otherwise")
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--kills", type=int, default=100)
    words.add_argument("--pace", type=float, default=1.0, help="seconds that a person takes for a move, on average")
    words.add_argument("--between", type=float, default=3.0, help="seconds between two kills at most")
    words.add_argument("--seed", type=int, default=secrets.randbelow(10**9))
    given = words.parse_args()
    for way in given.ways or WAYS:
        print(f"{way}: seed {given.seed}", flush=True)
        database = None if way == "sqlite" else Server()
        with tempfile.TemporaryDirectory() as folder:
            try:
                place = str(Path(folder) / "data")
                if database is not None:
                    database.start()
                    place = database.database()
                asyncio.run(measure(place, 2 if way == "two" else 1, given))
            finally:
                if database is not None:
                    database.remove()


async def measure(place: str, processes: int, given: argparse.Namespace) -> None:
    began = time.monotonic()
    killing = await asyncio.to_thread(Killing, place, given.tables, processes, given.seed, given.pace)
    try:
        await killing.run(given.kills, given.between)
    finally:
        killing.stop()
    rows = await killing.check()
    print(f"{killing.figures()}; {rows} rows; {time.monotonic() - began:.0f} s: nothing lost", flush=True)


if __name__ == "__main__":
    main()
