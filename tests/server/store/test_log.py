"""The log: what was acknowledged is there, every version of a table once, and no row spoils another."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from ludotheque.server.store import Store, open_store
from ludotheque.server.store.sqlite import connect
from tests.server.store.examples import BEGAN, append, fill, row, summary


async def test_rows_come_back_as_they_were_in_their_order(store: Store) -> None:
    bodies = ['{"name":"Zoé 🎲"}', '{"text":"a\\u0000b \\\\ \\" \'"}', "{}"]
    kept = [row("t", version, body=body, key="clé ’ \n") for version, body in enumerate(bodies)]
    for new in kept:
        assert await store.append(new, summary(new))
    assert await store.rows("t") == kept
    assert await store.rows("t", after=0) == kept[1:]
    assert await store.rows("t", after=2) == []
    assert await store.rows("t", after=10**12) == []
    assert await store.rows("t", after=-(10**12)) == kept


async def test_times_are_kept_to_the_last_bit(store: Store) -> None:
    times = [0.0, 0.1, 1e-3, 1 / 3, BEGAN, BEGAN + 2**-22, 1763305869.1234567, 1763305869.9999998, 1e15 / 3]
    for number in range(500):
        times.append(1_700_000_000 + number * 1234.5678901234)
    assert all(await asyncio.gather(*(store.append(new, summary(new)) for new in _at(times))))
    assert [(await store.rows(new.table))[0].at for new in _at(times)] == times


def _at(times):
    return [row(f"table {number}", at=at) for number, at in enumerate(times)]


async def test_many_append_at_once_and_each_hears_of_its_own_row(store: Store) -> None:
    await fill(store, tables=150, rows=6)
    for number in range(150):
        assert await store.rows(f"table {number}") == [row(f"table {number}", version) for version in range(6)]


async def test_a_version_of_a_table_is_there_once(store: Store) -> None:
    rivals = [row("t", 0, guest=f"guest {number}") for number in range(20)]
    kept = await asyncio.gather(*(store.append(rival, summary(rival)) for rival in rivals))
    assert sum(kept) == 1
    assert await store.rows("t") == [rivals[kept.index(True)]]


async def test_a_conflict_spoils_no_other_row_of_its_group(store: Store) -> None:
    await append(store, "taken")
    others = [row(f"table {number}") for number in range(40)]
    late = row("taken", 0, guest="late")
    group = [*others[:20], late, *others[20:]]
    kept = await asyncio.gather(*(store.append(new, summary(new, guests=("late",))) for new in group))
    assert kept == [new is not late for new in group]
    assert await store.rows("taken") == [row("taken")]
    assert [found.table for found in await store.summaries(guest="anne")] == ["taken"]
    assert len(await store.summaries(guest="late")) == 40


async def test_two_processes_with_the_same_tables_never_wait_for_each_other_in_a_circle(postgresql) -> None:
    url = postgresql.database()
    stores = [await open_store(url), await open_store(url)]
    tables = [f"table {number}" for number in range(100)]

    async def turn(store: Store, guest: str, version: int) -> list[bool]:
        order = tables if guest == "anne" else tables[::-1]
        new = [row(table, version, guest=guest) for table in order]
        kept = dict(zip(order, await asyncio.gather(*(store.append(each, summary(each)) for each in new)), strict=True))
        return [kept[table] for table in tables]

    for version in range(20):
        both = await asyncio.gather(turn(stores[0], "anne", version), turn(stores[1], "bob", version))
        assert [sum(pair) for pair in zip(*both, strict=True)] == [1] * len(tables)
    for store in stores:
        await store.close()


async def test_a_log_has_no_holes(store: Store) -> None:
    assert not await append(store, "t", 1)
    assert await append(store, "t", 0)
    assert not await append(store, "t", 2)
    assert await append(store, "t", 1)
    assert [kept.version for kept in await store.rows("t")] == [0, 1]


async def test_the_same_row_may_be_appended_again_after_trouble(store: Store) -> None:
    assert await append(store, "t", 0)
    assert await append(store, "t", 1)
    assert await append(store, "t", 0)
    assert await store.rows("t") == [row("t", 0), row("t", 1)]
    assert (await store.summaries())[0].version == 1


@pytest.mark.parametrize("bad", ["a\0b", "\ud800"])
async def test_what_no_database_can_keep_is_refused_at_the_door_and_found_nowhere(store: Store, bad: str) -> None:
    new = row("t", key=bad)
    results = await asyncio.gather(
        store.append(new, summary(new)), append(store, "other"), return_exceptions=True
    )  # fmt: skip
    assert isinstance(results[0], ValueError)
    assert results[1] is True
    assert await store.rows(bad) == []
    assert await store.guest(bad) is None
    assert await store.summaries(guest=bad) == []


async def test_a_summary_of_another_row_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="another row"):
        await store.append(row("t", 1), summary(row("t", 0)))


async def test_who_no_longer_waits_for_a_row_disturbs_nobody(store: Store) -> None:
    impatient = asyncio.create_task(append(store, "left"))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await append(store, "stayed")


async def test_everything_is_there_when_the_store_is_opened_again(place: str) -> None:
    first = await open_store(place)
    await fill(first, tables=3, rows=3)
    await first.close()
    second = await open_store(place)
    assert [len(await second.rows(f"table {number}")) for number in range(3)] == [3, 3, 3]
    await second.close()


async def test_closing_finishes_what_was_begun(place: str) -> None:
    first = await open_store(place)
    waiting = [asyncio.ensure_future(append(first, f"table {number}")) for number in range(50)]
    await asyncio.sleep(0)
    await first.close()
    assert all(await asyncio.gather(*waiting))


def test_sqlite_commits_to_the_disk(tmp_path: Path) -> None:
    connection = connect(tmp_path / "file")
    asked = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert asked == ["wal", 2]


async def test_postgresql_commits_to_the_disk_whatever_its_default(postgresql) -> None:
    url = postgresql.database()
    master = await asyncpg.connect(url)
    await master.execute("ALTER ROLE postgres SET synchronous_commit = off")
    try:
        store = await open_store(url)
        assert await store._writers.fetchval("SHOW synchronous_commit") == "on"
        assert await store._writers.fetchval("SHOW fsync") == "on"
        await store.close()
    finally:
        await master.execute("ALTER ROLE postgres RESET synchronous_commit")
        await master.close()
