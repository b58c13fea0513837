"""Group commit: whatever comes in while one commit is under way is the next."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ludotheque.server.rows import Row, Summary

MOST = 64  # rows in one transaction: with more, who comes next waits until all of these have been told


class Entry(NamedTuple):
    """A row with what its table comes to, and who waits for it."""

    row: Row
    summary: Summary
    answer: "asyncio.Future[bool]"


class GroupCommit:
    """Collects entries and hands them to `commit`, one group at a time; `commit` says for each whether it was kept."""

    def __init__(self, commit: Callable[[list[Entry]], Awaitable[list[bool]]]) -> None:
        self._commit = commit
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, row: Row, summary: Summary) -> "asyncio.Future[bool]":
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Entry(row, summary, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return answer

    async def finished(self) -> None:
        """Nothing waits any more."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._write_one()
        finally:
            self._task = None

    async def _write_one(self) -> None:
        group = self._next()
        try:
            kept = await self._commit(group)
        except Exception as trouble:  # whatever it is, those who wait hear of it, and the next group tries again
            for entry in group:
                if not entry.answer.done():
                    entry.answer.set_exception(trouble)
        else:
            for entry, was_kept in zip(group, kept, strict=True):
                if not entry.answer.done():
                    entry.answer.set_result(was_kept)

    def _next(self) -> list[Entry]:
        """The first row of every table that waits: of two for the same version, the first one comes to be."""
        group: dict[str, Entry] = {}
        later = []
        for entry in self._waiting:
            if entry.row.table in group or len(group) == MOST:
                later.append(entry)
            else:
                group[entry.row.table] = entry
        self._waiting = later
        return list(group.values())
