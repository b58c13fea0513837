"""News of rows that other processes have appended: PostgreSQL tells of them, and is asked now and then all the same.

A connection can be lost, and what was told meanwhile with it. So every summary carries the number of the transaction
that wrote it, and every few seconds we ask for those since the last time. Transactions do not end in the order of their
numbers; but all below the oldest one that is still under way have ended.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from time import monotonic
from typing import Any

import asyncpg

CHANNEL = "ludotheque"
ASK = 5.0  # seconds between two questions
RETRY = 0.5  # seconds before another try to connect

NEWS = """
WITH ended AS (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS until)
SELECT until, "table", version FROM ended LEFT JOIN summaries ON written >= $1 AND written < until
"""
NOTHING_SINCE = 2**63 - 1  # asks only where we are


class Listening:
    """One listener: what it knows, a connection of its own, and the questions."""

    def __init__(self, connect: "Callable[[], Awaitable[asyncpg.Connection[Any]]]", since: int) -> None:
        self._connect = connect
        self._since = since
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()  # None: look whether the connection is still there
        self._known: dict[str, int] = {}
        self._known_before: dict[str, int] = {}  # up to the last question
        self._stopped = False

    def know(self, table: str, version: int) -> bool:
        """Whether this is new."""
        if version <= max(self._known.get(table, -1), self._known_before.get(table, -1)):
            return False
        self._known[table] = version
        return True

    def unlearn(self, tables: Iterable[str]) -> None:
        """We no longer know what their newest rows are: whatever comes is new."""
        for table in tables:
            self._known.pop(table, None)
            self._known_before.pop(table, None)

    def stop(self) -> None:
        self._stopped = True
        self._heard.put_nowait(None)

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        connection: asyncpg.Connection[Any] | None = None
        ask_at = 0.0
        try:
            while not self._stopped:
                try:
                    if connection is None or connection.is_closed():
                        connection, ask_at = await self._listener(), 0.0
                    if monotonic() >= ask_at:
                        for table, version in await self._ask(connection):
                            yield table, version
                        ask_at = monotonic() + ASK
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                    if connection is not None:
                        connection.terminate()
                    await asyncio.sleep(RETRY)
                    continue
                if (told := await self._hear(ask_at)) is not None and self.know(*told):
                    yield told
        finally:
            if connection is not None:
                connection.terminate()

    async def _listener(self) -> "asyncpg.Connection[Any]":
        connection = await self._connect()
        connection.add_termination_listener(lambda _: self._heard.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda *told: self._heard.put_nowait(str(told[-1])))
        return connection

    async def _hear(self, until: float) -> tuple[str, int] | None:
        try:
            async with asyncio.timeout(until - monotonic()):
                told = await self._heard.get()
        except TimeoutError:
            return None
        if told is None:
            return None
        version, table = told.split(" ", 1)
        return table, int(version)

    async def _ask(self, connection: "asyncpg.Connection[Any]") -> list[tuple[str, int]]:
        found = await connection.fetch(NEWS, self._since)
        self._since = found[0]["until"]
        news = [(table, version) for _, table, version in found if table is not None and self.know(table, version)]
        self._known, self._known_before = {}, self._known
        return news
