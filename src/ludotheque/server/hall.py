"""The tables in use: opened from the log, told what to do, heard by whoever listens.

A table in memory is a cache of its rows and may be forgotten at any moment. A row is on disk before anybody hears of
it: whoever reads a table waits for its lock, which is held while a row is being kept.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from ludotheque.server.opponents import Opponents
from ludotheque.server.refusals import NoSuchTable, NotNow, NotYours, Stale, TableOver
from ludotheque.server.rows import Guest, Row
from ludotheque.server.store import Store, StoreUnavailable
from ludotheque.server.table import Table
from ludotheque.server.table.commands import AnyCommand, Play
from ludotheque.server.table.seats import seat_of
from ludotheque.server.table.standing import PLAYING

BEHIND = 64  # events that may wait for a listener; who reads more slowly is let go and comes back by version
IDLE = 600.0  # seconds after which a table that nobody listens to leaves memory
PAGE = 200  # tables that are looked through at a time
SECONDS_BETWEEN_TRIES = 1.0  # to reach a store that is not there
LOG = logging.getLogger("ludotheque.server")
encode = msgspec.json.Encoder().encode


class Ear:
    """Somebody who listens to a table; None in the queue is the end."""

    def __init__(self, guest: Guest, language: str):
        self.guest = guest
        self.language = language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def hear(self, event: bytes | None) -> None:
        if self.queue.qsize() >= BEHIND:
            event = None
        self.queue.put_nowait(event)


class Room:
    """A table in memory, with its lock and those who listen."""

    def __init__(self, table: Table, now: float):
        self.table = table
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.used = now
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None


class Hall:
    """All tables of one process."""

    def __init__(self, store: Store, opponents: Opponents, now: Callable[[], float] = time.time):
        self.store = store
        self.opponents = opponents
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.names: dict[str, str] = {}  # of guests at tables in memory
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Go on with what was going on: bots to act, clocks that run, rows of other processes."""
        for work in (self._resume(), self._follow(), self._forget_idle()):
            self._begin(work)

    async def close(self) -> None:
        """Let everybody who listens come back later."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            self._forget(room)

    def _begin(self, work: Any) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            LOG.error("a task of the hall has failed", exc_info=trouble)

    async def _resume(self) -> None:
        before = None
        while page := await self.store.summaries(limit=PAGE, before=before):
            before = (page[-1].updated, page[-1].table)
            for summary in page:
                if summary.state == PLAYING:
                    self._go_on(await self.room(summary.table))

    async def _follow(self) -> None:
        async for table, version in self.store.listen():
            room = self.rooms.get(table)
            if room is not None and room.table.version < version:
                async with room.lock:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        for row in await self.store.rows(room.table.id, room.table.version):
            room.table.apply(row)
            await self._tell(room)
        self._go_on(room)

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            for room in list(self.rooms.values()):
                waits = room.table.bot_to_act or room.table.deadline() is not None
                if not room.ears and not waits and room.used < self.now() - IDLE and not room.lock.locked():
                    self._forget(room)

    def _forget(self, room: Room) -> None:
        """What is in memory may not be what is on disk: everybody reads it anew."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for ear in room.ears:
            ear.hear(None)
        if room.alarm is not None:
            room.alarm.cancel()

    async def room(self, table: str) -> Room:
        """A table by its id, read from the log where it is not in memory."""
        room = self.rooms.get(table)
        if room is None:
            rows = await self.store.rows(table)
            if not rows:
                raise NoSuchTable("table-unknown", field="table")
            made = await asyncio.to_thread(Table.from_rows, rows)
            room = self.rooms.setdefault(table, Room(made, self.now()))
            await self._learn_names(room.table)
        room.used = self.now()
        return room

    # Commands

    async def create(self, row: Row) -> None:
        """A new table, by its first row."""
        table = Table.from_rows([row])
        if not await self.store.append(row, table.summary()):
            raise NotNow("another-was-first")

    async def do(self, id: str, guest: str, command: AnyCommand) -> int:
        """Check a command, keep it, go on, tell: answered when it is on disk, by the version that it became."""
        async with self._held(id) as room:
            table = room.table
            known = table.answered(guest, command.key) if guest else None
            if known is not None:
                return known
            try:
                row = table.check(guest, command, self.now())
            except Stale as stale:
                listener = table.listener(guest)
                language = await self._language(guest)
                stale.missed = table.events(command.version, listener, language, self.names) or []
                raise
            await self._keep(room, row)
            return row.version

    @asynccontextmanager
    async def _held(self, id: str) -> AsyncIterator[Room]:
        """A table, for one at a time, as it is on disk: one that was forgotten meanwhile is read again."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if self.rooms.get(id) is room:
                    yield room
                    return

    async def _language(self, guest: str) -> str:
        found = await self.store.guest(guest) if guest else None
        return found.language if found else "en"

    async def _keep(self, room: Room, row: Row) -> None:
        room.table.apply(row)
        try:
            kept = await self.store.append(row, room.table.summary())
        except BaseException:
            self._forget(room)
            raise
        if not kept:
            self._forget(room)
            raise NotNow("another-was-first")
        await self._tell(room)
        self._go_on(room)

    # What follows by itself

    def _go_on(self, room: Room) -> None:
        """Let a bot think whose turn it is, and set the alarm of the clock."""
        if room.table.bot_to_act and (room.bot is None or room.bot.done()):
            room.bot = self._begin(self._play_bots(room))
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        deadline = room.table.deadline()
        if deadline is not None:
            loop, left = asyncio.get_running_loop(), max(0.0, deadline - self.now())
            room.alarm = loop.call_later(left, lambda: self._begin(self._ring(room)))

    async def _play_bots(self, room: Room) -> None:
        """Bots of one table play until it is a person's turn; a slow one delays no other table."""
        while self.rooms.get(room.table.id) is room and (found := room.table.bot_to_act):
            seat, level = found
            version = room.table.version
            move = await self.opponents.choose(room.table, seat, level)
            command = Play(version=version, key="", moves=[move])
            try:
                await self.do(room.table.id, "", command)
            except (Stale, NotNow, NotYours, TableOver):  # the table went on without the bot
                continue
            except StoreUnavailable:
                self._begin(self._come_back(room.table.id))
                return

    async def _come_back(self, id: str) -> None:
        """Go on with a table once the store is there again."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            with suppress(StoreUnavailable):
                self._go_on(await self.room(id))
                return

    async def _ring(self, room: Room) -> None:
        """Somebody is out of time."""
        try:
            async with self._held(room.table.id) as held:
                await self._keep(held, held.table.check_time(self.now()))
        except NotNow:  # there is time again
            return
        except StoreUnavailable:
            self._begin(self._come_back(room.table.id))

    # Looking and listening

    @asynccontextmanager
    async def looking(self, id: str) -> AsyncIterator[Table]:
        """A table as it is on disk."""
        async with self._held(id) as room:
            await self._learn_names(room.table)
            yield room.table

    @asynccontextmanager
    async def listening(self, id: str, ear: Ear, invitation: str, after: int) -> AsyncIterator[list[bytes]]:
        """Hear everything after a version: what was missed at once, then by the ear's queue."""
        async with self._held(id) as room:
            listener = room.table.listener(ear.guest.id, invitation)
            missed = self._missed(room.table, listener, ear.language, after)
            room.ears.add(ear)
        try:
            yield missed
        finally:
            room.ears.discard(ear)
            room.used = self.now()

    def _missed(self, table: Table, listener: int | None, language: str, after: int) -> list[bytes]:
        events = table.events(after, listener, language, self.names) if 0 <= after <= table.version else None
        if events is None:
            return [encode(table.snapshot(listener, language, self.names))]
        return [encode(event) for event in events]

    async def _tell(self, room: Room) -> None:
        await self._learn_names(room.table)
        told: dict[tuple[int | None, str], bytes] = {}
        for ear in list(room.ears):
            listener = seat_of(room.table.standing.seats, ear.guest.id)
            key = listener, ear.language
            if key not in told:
                told[key] = encode(room.table.event(listener, ear.language, self.names))
            ear.hear(told[key])

    async def _learn_names(self, table: Table) -> None:
        for id in table.guests:
            if id not in self.names:
                guest = await self.store.guest(id)
                self.names[id] = guest.name if guest else ""
