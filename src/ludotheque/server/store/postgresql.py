"""The store in PostgreSQL, which several processes can share; whoever is first with a version of a table has it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import ClauseElement
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from ludotheque.server.rows import Summary
from ludotheque.server.store.errors import BackupRefused, StoreUnavailable, StoreUnusable
from ludotheque.server.store.group import Entry
from ludotheque.server.store.interface import Step, Store
from ludotheque.server.store.listening import CHANNEL, NEWS, NOTHING_SINCE, Listening
from ludotheque.server.store.migrations import migrate_postgresql
from ludotheque.server.store.statements import compiler

READERS = 4
PATIENCE = 10.0  # seconds for a connection or a statement; then the database counts as gone

SETTINGS = {"application_name": "ludotheque", "synchronous_commit": "on"}  # a commit is on disk when it returns

compiled = compiler(make_url("postgresql+asyncpg://").get_dialect()())

# One statement for a group, so one transaction and one way there and back. All sort by table, so that two processes
# never wait for each other's rows in a circle. What a part of it changes, the others do not see yet.
SUMMARISE = """
reseated AS (
    SELECT given."table", given.guests
    FROM given JOIN kept USING ("table") LEFT JOIN summaries USING ("table")
    WHERE summaries."table" IS NULL OR given.version >= summaries.version AND given.guests <> summaries.guests
),
summarised AS (
    INSERT INTO summaries
        ("table", version, game, state, public, created, updated, guests, to_act, due, about, written)
    SELECT "table", version, game, state, public, created, updated, guests, to_act, due, about,
           pg_current_xact_id()::text::bigint
    FROM given JOIN kept USING ("table") ORDER BY "table"
    ON CONFLICT ("table") DO UPDATE SET
        version = excluded.version, game = excluded.game, state = excluded.state, public = excluded.public,
        created = excluded.created, updated = excluded.updated, guests = excluded.guests, to_act = excluded.to_act,
        due = excluded.due, about = excluded.about, written = excluded.written
    WHERE excluded.version >= summaries.version
),
stood AS (
    DELETE FROM seated USING reseated
    WHERE seated."table" = reseated."table" AND NOT reseated.guests::jsonb ? seated.guest
),
sat AS (
    INSERT INTO seated (guest, "table")
    SELECT guest, "table" FROM reseated, jsonb_array_elements_text(reseated.guests::jsonb) AS guest
    ORDER BY "table", guest
    ON CONFLICT DO NOTHING
)
"""
SUMMARY_TYPES = (
    "$1::text[], $2::int[], $3::text[], $4::text[], $5::bool[], $6::float8[], $7::float8[], $8::text[], $9::text[], "
    "$10::float8[], $11::text[]"
)
SUMMARY_NAMES = '"table", version, game, state, public, created, updated, guests, to_act, due, about'

APPEND = f"""
WITH given AS (
    SELECT * FROM unnest({SUMMARY_TYPES}, $12::float8[], $13::text[], $14::text[], $15::text[], $16::text[])
    AS given({SUMMARY_NAMES}, at, guest, key, "do", body)
),
kept AS (
    INSERT INTO log ("table", version, at, guest, key, "do", body)
    SELECT "table", version, at, guest, key, "do", body FROM given
    WHERE version = 0
       OR EXISTS (SELECT FROM log WHERE log."table" = given."table" AND log.version = given.version - 1)
    ORDER BY "table"
    ON CONFLICT DO NOTHING
    RETURNING "table", version AS kept_version
),
{SUMMARISE}
SELECT "table", pg_notify('{CHANNEL}', kept_version || ' ' || "table") FROM kept
"""
REPLACE = f"""
WITH given AS (SELECT * FROM unnest({SUMMARY_TYPES}) AS given({SUMMARY_NAMES})),
kept AS (SELECT "table" FROM given),
{SUMMARISE}
SELECT 1
"""
CLEAR = """
WITH locked AS (SELECT "table" FROM summaries WHERE "table" = ANY($1::text[]) ORDER BY "table" FOR UPDATE),
cleared AS (DELETE FROM summaries USING locked WHERE summaries."table" = locked."table")
DELETE FROM seated WHERE "table" = ANY($1::text[])
"""


class PostgreSQLStore(Store):
    """Of any number of processes."""

    shared = True

    def __init__(self, url: str, writers: "asyncpg.Pool[Any]", readers: "asyncpg.Pool[Any]", since: int) -> None:
        super().__init__()
        self._url = url
        self._writers = writers
        self._readers = readers
        self._since = since  # the transactions that `listen` has to tell of begin here
        self._listening: set[Listening] = set()

    @classmethod
    async def open(cls, url: str) -> "PostgreSQLStore":
        try:
            await _migrate(url)
            writers = await _pool(url, 1)
            readers = await _pool(url, READERS)
            since = await readers.fetchval(NEWS, NOTHING_SINCE)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError, OSError, ValueError) as why:
            raise StoreUnusable("store-unreachable", why=str(getattr(why, "orig", why))) from why
        return cls(url, writers, readers, since)

    async def listen(self) -> AsyncIterator[tuple[str, int]]:
        listening = Listening(lambda: _connect(self._url), self._since)
        self._listening.add(listening)
        try:
            async for news in listening.news():
                yield news
        finally:
            self._listening.discard(listening)

    async def backup(self, path: Path) -> None:
        raise BackupRefused("backup-elsewhere")

    async def close(self) -> None:
        await self._group.finished()
        for listening in self._listening:
            listening.stop()
        await asyncio.gather(self._writers.close(), self._readers.close())

    async def _commit(self, group: list[Entry]) -> list[bool]:
        for listening in self._listening:  # before anybody can tell us of our own rows
            for row, _, _ in group:
                listening.know(row.table, row.version)
        rows = [(row.at, row.guest, row.key, row.do, row.body) for row, _, _ in group]
        columns = [*_columns([entry.summary for entry in group]), *map(list, zip(*rows, strict=True))]
        try:
            with _unavailable():
                kept = {table for table, _ in await self._writers.fetch(APPEND, *columns)}
        except BaseException:  # nobody knows whose rows those versions will be
            for listening in self._listening:
                listening.unlearn([row.table for row, _, _ in group])
            raise
        return [entry.row.table in kept for entry in group]

    async def _replace(self, made: list[Summary]) -> None:
        with _unavailable():
            async with self._writers.acquire() as connection, connection.transaction():
                await connection.execute(CLEAR, [new.table for new in made])
                await connection.fetch(REPLACE, *_columns(made))

    async def _read(self, statement: ClauseElement, **values: Any) -> list[tuple[Any, ...]]:
        text, given = compiled(statement).bound(values)
        with _unavailable():
            return [tuple(found) for found in await self._readers.fetch(text, *given)]

    async def _write(self, *steps: Step) -> list[list[tuple[Any, ...]]]:
        with _unavailable():
            async with self._writers.acquire() as connection, connection.transaction():
                bound = [compiled(statement).bound(values) for statement, values in steps]
                return [[tuple(found) for found in await connection.fetch(text, *given)] for text, given in bound]


def _columns(made: list[Summary]) -> list[list[Any]]:
    """One list for each column, as unnest wants them."""
    facts = [
        (
            new.table,
            new.version,
            new.game,
            new.state,
            new.public,
            new.created,
            new.updated,
            msgspec.json.encode(new.guests).decode(),
            msgspec.json.encode(new.to_act).decode(),
            new.due,
            new.about,
        )
        for new in made
    ]
    return [list(column) for column in zip(*facts, strict=True)]


async def _connect(url: str) -> "asyncpg.Connection[Any]":
    return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS)


async def _pool(url: str, most: int) -> "asyncpg.Pool[Any]":
    return await asyncpg.create_pool(
        url, min_size=1, max_size=most, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS
    )


async def _migrate(url: str) -> None:
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url, timeout=PATIENCE))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate_postgresql)
    finally:
        await engine.dispose()


@contextmanager
def _unavailable() -> Iterator[None]:
    """Whatever is not our own fault."""
    try:
        yield
    except (
        asyncpg.IntegrityConstraintViolationError,
        asyncpg.DataError,
        asyncpg.SyntaxOrAccessError,
        ValueError,
    ):
        raise
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as trouble:
        raise StoreUnavailable("store-unavailable") from trouble
