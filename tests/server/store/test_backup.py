"""Backups: whole, while others write."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.store import BackupRefused, Store, back_up, open_store
from tests.server.postgresql import Server
from tests.server.store.examples import append, fill, row
from tests.server.store.writing import TABLES, check, killed, writer

MANY = 40


async def go_on(store: Store, table: str, counts: dict[str, int], enough: asyncio.Event) -> None:
    while not enough.is_set():
        assert await append(store, table, counts[table])
        counts[table] += 1


async def test_a_backup_while_writing_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "data")
    counts, enough = {f"table {number}": 0 for number in range(MANY)}, asyncio.Event()
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
        newest = {each.table: each.version for each in await copy.summaries(limit=MANY)}
        for table, many in before.items():
            kept = await copy.rows(table)
            assert len(kept) >= many
            assert kept == [row(table, version) for version in range(len(kept))]
            assert not kept or newest[table] == len(kept) - 1
        await copy.close()


async def test_a_folder_can_be_backed_up_by_another_process_while_its_own_writes(tmp_path: Path) -> None:
    other = writer(str(tmp_path / "data"), TABLES)
    assert other.stdout is not None
    acknowledged = [other.stdout.readline() for _ in range(500)]
    (tmp_path / "copy").mkdir()
    back_up(tmp_path / "data", tmp_path / "copy" / "ludotheque.sqlite3")
    assert len(killed(other, 1000)) >= 1000, "it went on"
    copy = await open_store(tmp_path / "copy")
    assert await check(copy, acknowledged) >= 500
    await copy.close()


async def test_there_is_no_backup_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(BackupRefused):
        back_up(tmp_path, tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


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


async def test_postgresql_is_backed_up_by_its_own_tools(postgresql: Server) -> None:
    store = await open_store(postgresql.database())
    await fill(store, tables=5, rows=3)
    with pytest.raises(BackupRefused, match="pg_dump"):
        await store.backup(Path("anywhere"))
    dump = str(postgresql.folder / "dump")
    postgresql.run("pg_dump", "--format=custom", f"--file={dump}", postgresql.url("postgres"))
    postgresql.tell("CREATE DATABASE restored TEMPLATE template0")
    postgresql.run("pg_restore", "--no-owner", f"--dbname={postgresql.url('restored')}", dump)
    restored = await open_store(postgresql.url("restored"))
    assert await restored.summaries() == await store.summaries()
    assert await restored.rows("table 4") == [row("table 4", version) for version in range(3)]
    assert await append(restored, "table 4", 3)
    await restored.close()
    await store.close()
    postgresql.tell("DROP DATABASE restored")
