"""Durable rows per second of the store: group commit against one commit a row, SQLite and PostgreSQL.

    .venv/bin/python -m benchmarks.store [--tables 200] [--seconds 2] [--rounds 3]

So many tables append as fast as they are answered. The ways take turns, and the best round of each counts: other work
on the machine only ever slows things down. A private PostgreSQL is started as for the tests, fsync on.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from ludotheque.server.rows import Row, Summary
from ludotheque.server.store import Store, group, open_store
from tests.server.postgresql import Server

BODY = '{"moves":["R7xS4+S3"],"codes":[123456]}'
GROUP = group.MOST


async def rate(store: Store, name: str, tables: int, seconds: float) -> tuple[float, float]:
    """Rows a second, and the median of how long one took, in milliseconds."""
    end, times = time.perf_counter() + seconds, list[float]()

    async def one(table: str) -> None:
        version = 0
        while (began := time.perf_counter()) < end:
            now = time.time()
            row = Row(table, version, now, "guest", f"key {version}", "play", BODY)
            summary = Summary(table, version, "shokoba", "playing", True, now, now, ("anne", "bob"), ("anne",))
            assert await store.append(row, summary)
            times.append(time.perf_counter() - began)
            version += 1

    began = time.perf_counter()
    await asyncio.gather(*(one(f"{name} {number}") for number in range(tables)))
    return len(times) / (time.perf_counter() - began), sorted(times)[len(times) // 2] * 1000


async def measure(places: dict[str, str], tables: int, seconds: float, rounds: int) -> None:
    stores = {name: await open_store(place) for name, place in places.items()}
    best: dict[tuple[str, int], tuple[float, float]] = {}
    for number in range(rounds):
        for name, store in stores.items():
            for most in (1, GROUP):
                group.MOST = most
                found = await rate(store, f"{number} {most}", tables, seconds)
                best[name, most] = max(best.get((name, most), found), found)
    for store in stores.values():
        await store.close()
    print(f"{tables} tables flat out; rows a second (median ms for a row)")
    for name in places:
        (single, slow), (grouped, quick) = best[name, 1], best[name, GROUP]
        print(
            f"{name:12} one commit a row {single:7,.0f} ({slow:6.1f})   group commit {grouped:7,.0f} ({quick:5.1f})"
            f"   ratio {grouped / single:5.1f}"
        )
    print(f"PostgreSQL / SQLite, group commit: {best['PostgreSQL', GROUP][0] / best['SQLite', GROUP][0]:.2f}")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--seconds", type=float, default=2.0)
    words.add_argument("--rounds", type=int, default=3)
    given = words.parse_args()
    server = Server()
    try:
        server.start()
        with tempfile.TemporaryDirectory() as folder:
            places = {"SQLite": str(Path(folder) / "data"), "PostgreSQL": server.database()}
            asyncio.run(measure(places, given.tables, given.seconds, given.rounds))
    finally:
        server.remove()


if __name__ == "__main__":
    main()
