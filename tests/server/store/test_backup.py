"""Backups: whole, while others write."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.store import BackupRefused, Store, open_store
from tests.server.store.examples import append, row

TABLES = 40


async def go_on(store: Store, table: str, counts: dict[str, int], enough: asyncio.Event) -> None:
    while not enough.is_set():
        assert await append(store, table, counts[table])
        counts[table] += 1


async def test_a_backup_while_writing_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "data")
    counts, enough = {f"table {number}": 0 for number in range(TABLES)}, asyncio.Event()
    writing = [asyncio.create_task(go_on(store, table, counts, enough)) for table in counts]
    acknowledged = []
    for number in range(3):
        await asyncio.sleep(0.2)
        acknowledged.append(dict(counts))
        (tmp_path / str(number)).mkdir()
        await store.backup(tmp_path / str(number) / "ludotheque.sqlite3")
    enough.set()
    await asyncio.gather(*writing)
    await store.close()
    for number, before in enumerate(acknowledged):
        assert [path.name for path in (tmp_path / str(number)).iterdir()] == ["ludotheque.sqlite3"]
        copy = await open_store(tmp_path / str(number))
        assert sum(before.values()) > 0
        newest = {each.table: each.version for each in await copy.summaries(limit=TABLES)}
        for table, many in before.items():
            kept = await copy.rows(table)
            assert len(kept) >= many
            assert kept == [row(table, version) for version in range(len(kept))]
            assert not kept or newest[table] == len(kept) - 1
        await copy.close()


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "data")
    (tmp_path / "backup").write_text("dear to somebody")
    with pytest.raises(BackupRefused) as refused:
        await store.backup(tmp_path / "backup")
    assert refused.value.key == "backup-exists"
    assert (tmp_path / "backup").read_text() == "dear to somebody"
    await store.close()


async def test_a_backup_that_cannot_be_written_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "data")
    with pytest.raises(BackupRefused) as refused:
        await store.backup(tmp_path / "nowhere" / "backup")
    assert refused.value.key == "backup-failed"
    assert await append(store, "t")
    await store.backup(tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]
    await store.close()


async def test_postgresql_is_backed_up_by_its_own_tool(postgresql) -> None:
    store = await open_store(postgresql.database())
    with pytest.raises(BackupRefused, match="pg_dump"):
        await store.backup(Path("anywhere"))
    await store.close()
