"""Killed at any moment, a server loses nothing that it has acknowledged; and it alone has its SQLite file."""

import asyncio
import random
import signal
from pathlib import Path

import pytest

from ludotheque.server.store import StoreUnavailable, StoreUnusable, open_store
from tests.server.store.examples import append
from tests.server.store.writing import TABLES, check, killed, writer

ROUNDS = 5


async def test_a_killed_process_loses_nothing_that_was_acknowledged(place: str) -> None:
    rng = random.Random(13)
    acknowledged: list[str] = []
    for _ in range(ROUNDS):
        new = killed(writer(place, TABLES), rng.randrange(1, 800))
        assert new
        acknowledged += new
        store = await open_store(place)
        kept = await check(store, acknowledged)
        assert kept >= len(acknowledged)
        await store.close()
    assert len(set(acknowledged)) == len(acknowledged)


async def test_of_two_processes_at_the_same_tables_either_can_be_killed(postgresql) -> None:
    url = postgresql.database()
    both = [writer(url, TABLES, name) for name in ("anne", "bob")]
    by_each = [killed(process, 500) for process in both]
    store = await open_store(url)
    assert all(by_each)
    assert await check(store, by_each[0] + by_each[1]) >= len(by_each[0] + by_each[1])
    versions = [line.split()[:2] for line in by_each[0] + by_each[1]]
    assert len({tuple(each) for each in versions}) == len(versions), "one version was acknowledged to both"
    await store.close()


async def test_a_killed_database_loses_nothing_that_was_acknowledged(postgresql) -> None:
    store = await open_store(postgresql.database())
    acknowledged: list[str] = []

    async def one(table: str) -> None:
        version = 0
        try:
            while await append(store, table, version):
                acknowledged.append(f"{table} {version} anne")
                version += 1
        except StoreUnavailable:
            return

    try:
        writing = [asyncio.create_task(one(table)) for table in TABLES]
        while len(acknowledged) < 300:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgresql.stop, signal.SIGQUIT)
        await asyncio.gather(*writing)
    finally:
        await asyncio.to_thread(postgresql.start)
    assert await check(store, acknowledged) >= len(acknowledged)
    await store.close()


async def test_a_folder_is_for_one_process_as_long_as_it_lives(tmp_path: Path) -> None:
    other = writer(str(tmp_path), TABLES[:1])
    assert other.stdout is not None
    assert other.stdout.readline() == "t0 0 anne\n"
    with pytest.raises(StoreUnusable) as refused:
        await open_store(tmp_path)
    assert refused.value.key == "store-in-use"
    assert str(tmp_path) in refused.value.in_language("fr")
    killed(other, 1)
    store = await open_store(tmp_path)
    assert await store.rows("t0")
    with pytest.raises(StoreUnusable):
        await open_store(tmp_path)  # this process is another one too
    await store.close()
    await (await open_store(tmp_path)).close()
