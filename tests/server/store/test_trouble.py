"""Disk full, database gone: said at once, and over by itself when there is room again and the database is back."""

import asyncio
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludotheque.server.rows import Row
from ludotheque.server.store import Store, StoreUnavailable, StoreUnusable, open_store
from tests.server.postgresql import Server
from tests.server.store.disk import FullTable, ShortFiles, SmallDisk, may_mount
from tests.server.store.examples import ANNE, append, row, summary

LARGE = '{"words":"' + "x" * 2000 + '"}'
BACK = 20.0  # seconds within which the store must have recovered


@pytest.fixture(params=["sqlite", "postgresql", "sqlite unmounted", "postgresql unmounted"])
def on_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, SmallDisk | ShortFiles | FullTable]]:
    """The place of a store and its disk: a real small one where that is allowed, and what stands for it anywhere."""
    if request.param == "sqlite unmounted" or (request.param == "sqlite" and not may_mount(tmp_path)):
        yield str(tmp_path / "data"), ShortFiles()
        return
    if request.param == "sqlite":
        disk = SmallDisk(tmp_path / "disk")
        yield str(tmp_path / "disk" / "data"), disk
        disk.remove()
        return
    server: Server = request.getfixturevalue("postgresql")
    if request.param == "postgresql unmounted" or not may_mount(tmp_path):
        url = server.database()
        yield url, FullTable(server, urlsplit(url).path[1:])
        return
    disk = SmallDisk(server.folder / "disk", server.owner)
    server.tell(f"CREATE TABLESPACE small LOCATION '{disk.folder}'")
    server.tell("CREATE DATABASE small TEMPLATE template0 TABLESPACE small")
    yield server.url("small"), disk
    server.tell("DROP DATABASE small WITH (FORCE)")
    server.tell("DROP TABLESPACE small")
    disk.remove()


async def test_a_full_disk_is_said_and_recovered_from(on_disk: tuple[str, SmallDisk | ShortFiles | FullTable]) -> None:
    place, disk = on_disk
    store = await open_store(place)
    assert await append(store, "before")
    acknowledged: list[Row] = []
    await asyncio.to_thread(disk.fill)
    try:
        with pytest.raises(StoreUnavailable) as refused:
            await _append_many(store, "until it is full", acknowledged)
        assert refused.value.key == "store-unavailable"
        with pytest.raises(StoreUnavailable):
            await _append_many(store, "while it is full", acknowledged)
        assert await store.rows("before") == [row("before")]
    finally:
        await asyncio.to_thread(disk.free)
    await back(store, "after")
    for new in [*acknowledged, row("before"), row("after")]:
        assert await store.rows(new.table) == [new]
    await store.close()


async def _append_many(store: Store, name: str, acknowledged: list[Row]) -> None:
    for number in range(1000):
        group = [row(f"{name} {number} {of}", body=LARGE) for of in range(20)]
        answers = await asyncio.gather(*(store.append(new, summary(new)) for new in group))
        acknowledged += [new for new, kept in zip(group, answers, strict=True) if kept]


async def back(store: Store, table: str) -> None:
    end = time.monotonic() + BACK
    while True:
        try:
            assert await append(store, table)
            return
        except StoreUnavailable:
            assert time.monotonic() < end
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_database_that_is_gone_is_said_and_comes_back(postgresql: Server, how: signal.Signals) -> None:
    store = await open_store(postgresql.database())
    assert await append(store, "before")
    try:
        await asyncio.to_thread(postgresql.stop, how)
        for asked in (
            append(store, "gone"),
            store.rows("before"),
            store.summaries(),
            store.guest("anne"),
            store.add_guest(ANNE, b"token"),
            store.rebuild(lambda rows: summary(rows[-1])),
            store.ping(),
        ):
            with pytest.raises(StoreUnavailable):
                await asked
    finally:
        await asyncio.to_thread(postgresql.start)
    await back(store, "after")
    await store.ping()
    assert await store.rows("before") == [row("before")]
    await store.add_guest(ANNE, b"token")
    assert await store.guest("anne") == ANNE
    await store.close()


async def test_a_database_that_is_not_there_is_said_when_it_is_opened(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable) as refused:
        await open_store(f"postgresql://anne:secret@/tables?host={tmp_path}")
    assert refused.value.key == "store-unreachable"
    assert "secret" not in str(refused.value)


async def test_a_database_of_another_name_is_said_when_it_is_opened(postgresql: Server) -> None:
    with pytest.raises(StoreUnusable, match="nowhere"):
        await open_store(postgresql.url("nowhere"))


@pytest.mark.parametrize("place", ["mysql://anne:secret@host/tables", "sqlite:///tables"])
async def test_other_databases_are_refused(place: str) -> None:
    with pytest.raises(StoreUnusable) as refused:
        await open_store(place)
    assert refused.value.key == "store-url"
    assert "secret" not in str(refused.value)


async def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable) as refused:
        await open_store(tmp_path / "file" / "data")
    assert refused.value.key == "store-folder"


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ludotheque.sqlite3").write_text("no database " * 1000)
    with pytest.raises(StoreUnusable) as refused:
        await open_store(tmp_path)
    assert refused.value.key == "store-folder"


async def test_nobody_else_can_read_the_folder(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "data")
    await append(store, "t")
    modes = {path.name: path.stat().st_mode & 0o777 for path in [tmp_path / "data", *(tmp_path / "data").iterdir()]}
    assert modes.pop("data") == 0o700
    assert modes["ludotheque.sqlite3-wal"] == 0o600
    assert set(modes.values()) == {0o600}
    await store.close()


async def test_postgresql_without_its_package_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "ludotheque.server.store.postgresql", raising=False)
    monkeypatch.delitem(sys.modules, "ludotheque.server.store.listening", raising=False)
    with pytest.raises(StoreUnusable, match=r"ludotheque\[postgresql\]"):
        await open_store("postgresql://host/tables")
