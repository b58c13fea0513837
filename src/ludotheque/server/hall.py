"""The tables in use: opened from the log, told what to do, heard by whoever listens.

A table in memory is a cache of its rows and may be forgotten at any moment. A row is on disk before anybody hears of
it: whoever reads a table waits for its lock, which is held while a row is being kept.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.going_on import GoingOn
from ludotheque.server.opponents import Opponents
from ludotheque.server.refusals import Nobody, NoSuchTable, NotNow, Stale, Unreadable
from ludotheque.server.room import Ear, Room, encode
from ludotheque.server.rows import Guest, Row
from ludotheque.server.store import Store, StoreUnavailable
from ludotheque.server.table import Table
from ludotheque.server.table.commands import AnyCommand, Leave
from ludotheque.server.table.creation import same_wish
from ludotheque.server.table.seats import LEFT, seat_of

IDLE = 600.0  # seconds after which a table that nobody listens to leaves memory
LOOK_AGAIN = 30.0  # seconds between two looks at whether those who listen are still known
NAMES_HOLD = 10.0  # seconds for which a name is not asked for again where another process may have changed it
ALL = 2**31 - 1  # tables of somebody
RETRY = 1.0  # seconds before listening to other processes again
LOG = logging.getLogger("ludotheque.server")


class Hall:
    """All tables of one process."""

    def __init__(self, store: Store, opponents: Opponents, now: Callable[[], float] = time.time):
        self.store = store
        self.opponents = opponents
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.names: dict[str, str] = {}  # of guests at tables in memory
        self._named: dict[str, float] = {}  # until when each is not asked for again
        self._gone: dict[str, float] = {}  # guests who are being forgotten, or were a moment ago, and since when
        self.noticed: Callable[[str, str], None] = lambda table, guest: None  # told whenever a guest looks at a table
        self._retelling = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._going_on = GoingOn(self)
        self._stopping = False

    # Opening and closing

    async def open(self) -> None:
        """Go on with what was going on: bots to act, clocks that run, rows of other processes."""
        for work in (self._going_on.look_round(), self._follow(), self._tidy(), self._look_again()):
            self.begin(work)

    def stop(self) -> None:
        """Begin nothing new; let everybody who listens or waits come back later. What is in hand is finished."""
        self._stopping = True
        for room in self.rooms.values():
            room.leave()

    @property
    def stopping(self) -> bool:
        return self._stopping

    @property
    def acting(self) -> int:
        """At how many tables a bot thinks, or a clock runs out, right now."""
        return self._going_on.many

    async def close(self) -> None:
        """When nothing is in hand any more."""
        self.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.rooms.clear()

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something go on beside everything else, as long as the hall is open."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            LOG.error("a task of the hall has failed", exc_info=trouble)

    async def _tidy(self) -> None:
        """Forget tables that nobody needs, and names of people at none."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for room in list(self.rooms.values()):
                if not room.busy and not self._going_on.acts(room.id) and room.used < self.now() - IDLE:
                    self._forget(room)
            here = {guest for room in self.rooms.values() if room.opened for guest in room.opened.guests}
            self.names = {guest: name for guest, name in self.names.items() if guest in here}
            self._named = {guest: until for guest, until in self._named.items() if guest in here}
            self._gone = {guest: since for guest, since in self._gone.items() if since > self.now() - IDLE}

    def _forget(self, room: Room) -> None:
        """What is in memory may not be what is on disk: everybody reads it anew."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.leave()

    def held(self, id: str, version: int = 0) -> "Held":
        """A table, for one at a time, as it is on disk; read from the log where it is not in memory.

        `version`: what somebody has seen of it. If that is news to us, another process has told them before us.
        """
        return Held(self, id, version)

    async def hold(self, id: str, version: int) -> Room:
        """The same, until its lock is released."""
        if self._stopping:
            raise StoreUnavailable("server-stopping")
        while True:
            room = self.rooms.get(id) or self.rooms.setdefault(id, Room(id, self.now()))
            await room.lock.acquire()
            try:
                if self.rooms.get(id) is room:  # else it was forgotten meanwhile
                    await self._make_ready(room, version)
                    return room
            except BaseException:
                room.lock.release()
                raise
            room.lock.release()

    async def _make_ready(self, room: Room, version: int) -> None:
        if room.opened is None:
            await self._read(room)
            self._going_on.go_on(room)
        elif version > room.table.version and self.store.shared:
            await self._catch_up(room)
        room.used = self.now()

    async def _read(self, room: Room) -> None:
        """Make the table of its rows. News of rows that come meanwhile wait for the lock, and find them there."""
        try:
            rows = await self.store.rows(room.id)
            if not rows:
                raise NoSuchTable("table-unknown", field="table")
            made = await asyncio.to_thread(_made, rows)
            await self.learn_names(made.guests)
        except BaseException:
            self._forget(room)
            raise
        room.opened, room.ours = made, False

    # Commands

    async def create(self, row: Row) -> Row:
        """A new table, by its first row; the same wish once more is given the row that it has made."""
        self._check_known(row.guest)
        table = Table.from_rows([row])
        if await self.store.append(row, table.summary()):
            while row.guest in self._gone and not await self._left(row.table, row.guest):
                continue
            return row
        first = (await self.store.rows(row.table))[0]
        if not same_wish(first, row):
            raise NotNow("key-used", field="key")
        return first

    async def do(self, id: str, guest: str, command: AnyCommand, language: str = "en") -> int:
        """Check a command, keep it, go on, tell: answered when it is on disk, by the version that it became.

        A stale one is refused with what was missed, in the guest's language.
        """
        while True:
            async with self.held(id, command.version) as room:
                table = room.table
                self._check_known(guest)
                known = table.answered(guest, command.key) if guest else None
                if known is not None:
                    return known
                try:
                    row = table.check(guest, command, self.now())
                except Stale as stale:
                    if not guest:
                        raise
                    listener = seat_of(table.standing.seats, guest)  # they may look: it was checked before
                    stale.missed = table.events(command.version, listener, language, self.names) or []
                    raise
                if await self.keep(room, row):
                    return row.version

    async def keep(self, room: Room, row: Row) -> bool:
        """Put the next row of a table that is held on disk, then tell it.

        False when another process had that version first: the table is then as that one left it, and told so. If
        anything goes wrong, or nobody waits for the end of it, the row may be on disk or not: the table is forgotten,
        and whoever asks next finds out.
        """
        await self.learn_names([*room.table.guests, row.guest])
        try:
            room.table.apply(row)
            kept = await self.store.append(row, room.table.summary())
            if not kept:
                await self._read(room)
        except BaseException:
            self._forget(room)
            raise
        room.ours = kept
        room.tell(self.names, row.version - 1)
        self._going_on.go_on(room)
        return kept

    async def forget(self, guest: str) -> None:
        """Delete a guest, who leaves all tables first: else the others would wait for nobody.

        What the guest has begun meanwhile is waited for, and nothing more is begun.
        """
        self._gone[guest] = self.now()
        busy = [id for id, room in self.rooms.items() if room.lock.locked()]
        self.dismiss(guest)
        try:
            own = [one.table for one in await self.store.own(guest, limit=ALL)]
            for id in dict.fromkeys([*busy, *own]):
                with suppress(NoSuchTable, Unreadable):  # nobody waits there
                    while not await self._left(id, guest):
                        continue
            await self.store.delete_guest(guest)
        except BaseException:  # nobody was forgotten
            for known in (self._gone, self.names, self._named):
                known.pop(guest, None)
            raise
        self.dismiss(guest)  # once more: nobody was forgotten yet

    def _check_known(self, guest: str) -> None:
        if guest in self._gone:
            raise Nobody("nobody")

    async def _left(self, id: str, guest: str) -> bool:
        """Let somebody leave a table; False when another process was first, and it is to be tried again."""
        async with self.held(id) as room:
            seat = seat_of(room.table.standing.seats, guest)
            if seat is None or room.table.standing.seats[seat].away == LEFT:
                return True
            leave = Leave(version=room.table.version, key="")
            return await self.keep(room, room.table.check(guest, leave, self.now()))

    # Other processes

    async def _follow(self) -> None:
        """Hear of rows that other processes have kept."""
        while not self._stopping:
            try:
                async for id, version in self.store.listen():
                    room = self.rooms.get(id)
                    if room is not None and (room.opened is None or room.opened.version < version):
                        self.begin(self._heard(room, version))
                return
            except Exception:
                LOG.exception("other processes are not heard")
            await asyncio.sleep(RETRY)

    async def _heard(self, room: Room, version: int) -> None:
        async with room.lock:
            if self.rooms.get(room.id) is room and room.opened is not None and room.table.version < version:
                with suppress(StoreUnavailable):  # then everybody comes back
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Apply what others have kept, and tell it."""
        try:
            for row in await self.store.rows(room.id, room.table.version):
                await self.learn_names([*room.table.guests, row.guest])
                room.table.apply(row)
                room.tell(self.names, row.version - 1)
                room.ours = False
        except BaseException:
            self._forget(room)
            raise
        self._going_on.go_on(room)

    # Looking and listening

    @asynccontextmanager
    async def looking(self, id: str) -> AsyncIterator[Table]:
        """A table as it is on disk."""
        async with self.held(id) as room:
            await self.learn_names(room.table.guests)
            yield room.table

    async def still(self, id: str, guest: str, invitation: str) -> tuple[Table, int | None]:
        """A table as it is on disk, and through whose eyes a guest sees it, to be told at length: nobody waits."""
        async with self.looking(id) as table:
            return table.still(), table.listener(guest, invitation)

    async def seen(self, still: Table, listener: int | None, language: str) -> dict[str, Any]:
        """A snapshot, told in a thread: of a long match it takes many milliseconds."""
        return await asyncio.to_thread(still.snapshot, listener, language, self.names)

    async def replayed(
        self, still: Table, listener: int | None, seat: int | None, language: str
    ) -> list[dict[str, Any]]:
        """A match told anew; one at a time, so that threads are left for everything else."""
        async with self._retelling:
            return await asyncio.to_thread(still.replay, listener, seat, language, self.names)

    @asynccontextmanager
    async def listening(self, id: str, ear: Ear, invitation: str, after: int) -> AsyncIterator[list[bytes]]:
        """Hear everything after a version: what was missed at once, then by the ear's queue."""
        async with self.held(id, after) as room:
            self._check_known(ear.guest.id)
            listener = room.table.listener(ear.guest.id, invitation)
            ear.invitation = invitation
            await self.learn_names(room.table.guests)
            missed = room.missed(ear.guest.id, ear.language, self.names, after)
            still = room.table.still() if missed is None else None
            room.ears.add(ear)
            if self._stopping:
                ear.hear(None)
            self.noticed(id, ear.guest.id)
        try:
            yield [encode(await self.seen(still, listener, ear.language))] if still else missed or []
        finally:
            room.ears.discard(ear)
            room.used = self.now()
            self.noticed(id, ear.guest.id)

    def dismiss(self, guest: str) -> None:
        """Tell somebody nothing more who is forgotten."""
        self.names[guest] = ""
        for room in self.rooms.values():
            for ear in room.ears:
                if ear.guest.id == guest:
                    ear.refuse(Nobody("nobody"))

    def changed(self, guest: Guest) -> None:
        """Somebody has another name or language: the next event is told so."""
        if guest.id in self._gone:
            return
        self.names[guest.id] = guest.name
        for room in self.rooms.values():
            for ear in room.ears:
                if ear.guest.id == guest.id:
                    ear.language = guest.language

    async def _look_again(self) -> None:
        """Another process may have forgotten or changed somebody who listens here."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(StoreUnavailable):
                for id in {ear.guest.id for room in self.rooms.values() for ear in room.ears}:
                    guest = await self.store.guest(id)
                    if guest is None:
                        self.dismiss(id)
                    elif self.store.shared:
                        self.changed(guest)

    async def learn_names(self, guests: Iterable[str]) -> None:
        """Ask for names that are not known, or were changed elsewhere perhaps."""
        now = self.now()
        for id in guests:
            if not id or self._named.get(id, 0.0) > now:
                continue
            try:
                guest = await self.store.guest(id)
            except StoreUnavailable:
                if id not in self.names:
                    raise
                continue  # as it was when it could last be asked for
            name = guest.name if guest else ""
            if self.store.shared:
                self.names[id], self._named[id] = name, now + NAMES_HOLD
            else:  # whoever was renamed meanwhile was renamed by us
                self.names.setdefault(id, name)
                self._named[id] = inf


class Held:
    """`async with` it: every command enters it, and a generator would take three times as long."""

    def __init__(self, hall: Hall, id: str, version: int):
        self._hall, self._id, self._version = hall, id, version

    async def __aenter__(self) -> Room:
        self._room = await self._hall.hold(self._id, self._version)
        return self._room

    async def __aexit__(self, *trouble: object) -> None:
        self._room.lock.release()


def _made(rows: list[Row]) -> Table:
    """The table of these rows. Where that fails, it is this table's trouble alone."""
    try:
        return Table.from_rows(rows)
    except Exception as trouble:
        known = trouble if isinstance(trouble, LudothequeError) else None
        facts = {"table": rows[0].table, "why": known.key if known else ""}
        LOG.error("table cannot be read", exc_info=trouble, extra={"facts": facts})
        raise Unreadable("table-unreadable", field="table") from trouble
