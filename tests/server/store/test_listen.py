"""Rows that one process has appended reach the others: told by the database, or found by asking."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
import pytest_asyncio

from ludotheque.server.store import Store, listening, open_store
from tests.server.postgresql import Server
from tests.server.store.examples import append, row, summary

SOON = 60.0  # the database may have to be found again first


class Ear:
    """Writes down all that a store tells of others."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self.task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for news in store.listen():
            self.heard.append(news)

    async def hears(self, *news: tuple[str, int]) -> None:
        async with asyncio.timeout(SOON):
            while not set(news) <= set(self.heard):
                await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def two(postgresql: Server) -> AsyncIterator[tuple[Store, Store]]:
    url = postgresql.database()
    stores = await open_store(url), await open_store(url)
    yield stores
    for store in stores:
        await store.close()


async def test_sqlite_has_no_others_to_tell_of(tmp_path) -> None:
    store = await open_store(tmp_path)
    ear = Ear(store)
    await append(store, "t")
    await store.close()
    await ear.task
    assert ear.heard == []


async def test_a_row_reaches_the_other_process_and_not_the_one_that_wrote_it(two: tuple[Store, Store]) -> None:
    one, other = two
    ears = Ear(one), Ear(other)
    await append(one, "hello")
    await append(other, "hello too")
    await ears[0].hears(("hello too", 0))  # now both listen: who begins later is told of the newest rows only
    await ears[1].hears(("hello", 0))
    await append(one, "a")
    await append(other, "b")
    await append(one, "a", 1)
    await ears[0].hears(("b", 0))
    await ears[1].hears(("a", 0), ("a", 1))
    await append(one, "end")
    await append(other, "end too")
    await ears[0].hears(("end too", 0))
    await ears[1].hears(("end", 0))
    assert ears[0].heard == [("hello too", 0), ("b", 0), ("end too", 0)]
    assert ears[1].heard == [("hello", 0), ("a", 0), ("a", 1), ("end", 0)]


async def test_listening_ends_with_the_store(two: tuple[Store, Store]) -> None:
    ear = Ear(two[0])
    await append(two[1], "t")
    await ear.hears(("t", 0))
    await two[0].close()
    await asyncio.wait_for(ear.task, SOON)


async def test_it_is_told_what_was_appended_before_it_began_to_listen(two: tuple[Store, Store]) -> None:
    await append(two[1], "t")
    await Ear(two[0]).hears(("t", 0))


async def test_a_row_that_lost_is_told_by_its_answer_and_the_next_one_as_always(two: tuple[Store, Store]) -> None:
    one, other = two
    ear = Ear(one)
    assert await append(other, "t")
    await ear.hears(("t", 0))
    mine = row("t", 0, guest="late")
    assert not await one.append(mine, summary(mine))
    assert await append(other, "t", 1)
    await ear.hears(("t", 1))


async def test_what_the_database_did_not_tell_is_found_by_asking(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "CHANNEL", "deaf")
    monkeypatch.setattr(listening, "ASK", 0.5)  # own rows are known for two questions
    ear = Ear(two[0])
    for version in range(3):
        await append(two[1], "t", version)
        await ear.hears(("t", version))
    await append(two[0], "own")
    await append(two[1], "end")
    await ear.hears(("end", 0))
    assert ear.heard == [("t", 0), ("t", 1), ("t", 2), ("end", 0)]


async def test_a_slow_transaction_is_not_missed_by_asking(
    two: tuple[Store, Store], postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number is lower than that of one which ended before it."""
    monkeypatch.setattr(listening, "CHANNEL", "deaf")
    monkeypatch.setattr(listening, "ASK", 0.05)
    await append(two[1], "slow")
    ear = Ear(two[0])
    await ear.hears(("slow", 0))
    slow = await asyncpg.connect(postgresql.url("postgres"))
    transaction = slow.transaction()
    await transaction.start()
    await slow.execute(
        """UPDATE summaries SET version = 7, written = pg_current_xact_id()::text::bigint WHERE "table" = 'slow'"""
    )
    await append(two[1], "quick")
    await asyncio.sleep(0.3)
    await transaction.commit()
    await ear.hears(("slow", 7), ("quick", 0))
    await slow.close()


async def test_a_lost_connection_is_made_again_and_nothing_is_missed(
    two: tuple[Store, Store], postgresql: Server
) -> None:
    ear = Ear(two[0])
    await append(two[1], "t")
    await ear.hears(("t", 0))
    for version in range(1, 4):
        postgresql.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        postgresql.tell(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE '%pg_snapshot_xmin%' AND pid <> pg_backend_pid()"
        )
        await append(two[1], "t", version)
        await ear.hears(("t", version))
    assert [version for _, version in ear.heard] == [0, 1, 2, 3]


async def test_a_database_that_was_gone_is_listened_to_again(two: tuple[Store, Store], postgresql: Server) -> None:
    ear = Ear(two[0])
    await append(two[1], "before")
    await ear.hears(("before", 0))
    try:
        await asyncio.to_thread(postgresql.stop)
    finally:
        await asyncio.to_thread(postgresql.start)
    await append(two[1], "after")
    await ear.hears(("after", 0))
