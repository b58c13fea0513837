"""The store in one SQLite file: write-ahead log, every commit on disk, one thread that writes and a few that read."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import ClauseElement
from sqlalchemy.dialects.sqlite.pysqlite import dialect
from sqlalchemy.exc import DBAPIError

from ludotheque.server.rows import Summary
from ludotheque.server.store.errors import BackupRefused, StoreUnavailable, StoreUnusable
from ludotheque.server.store.group import Entry
from ludotheque.server.store.interface import Step, Store
from ludotheque.server.store.migrations import migrate_sqlite
from ludotheque.server.store.sqlite_groups import append, summarise
from ludotheque.server.store.statements import compiler

FILE = "ludotheque.sqlite3"
LOCK = "ludotheque.lock"
READERS = 3
STATEMENTS = 256  # that a connection keeps ready: three for each size of a group

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on disk when it returns
    "fullfsync = ON",  # also where fsync alone does not reach it (macOS)
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
)

T = TypeVar("T")
compiled = compiler(dialect())


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS)
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class SQLiteStore(Store):
    """Of one process alone: it holds a lock beside the file as long as it lives."""

    shared = False

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._file = folder / FILE
        self._lock = _locked(folder)
        self._connections = threading.local()  # each thread has its own
        self._opened: list[sqlite3.Connection] = []
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._closed = asyncio.Event()

    @classmethod
    async def open(cls, folder: Path) -> "SQLiteStore":
        store = cls(folder)
        try:
            await store._in(store._writer, migrate_sqlite)
        except (StoreUnavailable, DBAPIError) as trouble:
            await store.close()
            raise StoreUnusable("store-folder", folder=str(folder), why=str(trouble.__cause__)) from trouble
        except BaseException:
            await store.close()
            raise
        return store

    async def listen(self) -> AsyncIterator[tuple[str, int]]:
        await self._closed.wait()  # there are no others
        nothing: tuple[tuple[str, int], ...] = ()
        for news in nothing:
            yield news

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(back_up, self._file.parent, path)

    async def close(self) -> None:
        await self._group.finished()
        self._closed.set()
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        for connection in self._opened:
            connection.close()
        self._lock.close()

    async def _commit(self, group: list[Entry]) -> list[bool]:
        return await self._transaction(lambda connection: append(connection, group))

    async def _replace(self, made: list[Summary]) -> None:
        def replace(connection: sqlite3.Connection) -> None:
            connection.executemany('DELETE FROM seated WHERE "table" = ?', [(new.table,) for new in made])
            connection.executemany('DELETE FROM summaries WHERE "table" = ?', [(new.table,) for new in made])
            summarise(connection, made)

        await self._transaction(replace)

    async def _read(self, statement: ClauseElement, **values: Any) -> list[tuple[Any, ...]]:
        text, given = compiled(statement).bound(values)
        return await self._in(self._readers, lambda connection: connection.execute(text, given).fetchall())

    async def _write(self, *steps: Step) -> list[list[tuple[Any, ...]]]:
        bound = [compiled(statement).bound(values) for statement, values in steps]
        return await self._transaction(
            lambda connection: [connection.execute(text, given).fetchall() for text, given in bound]
        )

    async def _transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def transaction(connection: sqlite3.Connection) -> T:
            connection.execute("BEGIN IMMEDIATE")
            done = work(connection)
            connection.execute("COMMIT")
            return done

        return await self._in(self._writer, transaction)

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, self._do, work)

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """With this thread's connection, and in case of trouble back to how it was."""
        try:
            connection = self._connection()
            try:
                return work(connection)
            except BaseException:
                connection.rollback()
                raise
        except sqlite3.DatabaseError as trouble:
            if isinstance(trouble, WRONGLY_USED):
                raise
            raise StoreUnavailable("store-unavailable") from trouble

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._connections, "own", None)
        if connection is None:
            connection = self._connections.own = connect(self._file)
            self._opened.append(connection)
        return connection


WRONGLY_USED = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.NotSupportedError)


def _locked(folder: Path) -> sqlite3.Connection:
    """A lock that ends with the process, however it ends: an unfinished transaction in a file of its own."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for name in (FILE, LOCK):  # secrets are in there: nobody else's business
            os.close(os.open(folder / name, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as why:
        raise StoreUnusable("store-folder", folder=str(folder), why=why.strerror or str(why)) from why
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as why:
        lock.close()
        if why.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreUnusable("store-in-use", folder=str(folder)) from why
        raise StoreUnusable("store-folder", folder=str(folder), why=str(why)) from why
    return lock


def back_up(folder: Path, path: Path) -> None:
    """Copy the store in this folder, also while a server has it: in one step, which others' writing does not disturb.

    The copy has another name until it is whole and on disk.
    """
    part = path.with_name(f"{path.name}.part")
    if path.exists():
        raise BackupRefused("backup-exists", file=str(path))
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with (
                closing(sqlite3.connect(f"{(folder / FILE).absolute().as_uri()}?mode=rw", uri=True)) as source,
                closing(sqlite3.connect(part, isolation_level=None)) as target,
            ):
                source.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            part.rename(path)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as why:
        raise BackupRefused("backup-failed", file=str(path), why=str(why)) from why
