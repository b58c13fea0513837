"""The store: the log of all tables, which is the truth; their summaries; the guests."""

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

import msgspec
from sqlalchemy import ClauseElement

from ludotheque.server.rows import Guest, Row, Summary
from ludotheque.server.store import statements as sql
from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.group import Entry, GroupCommit
from ludotheque.server.store.letters import Letters
from ludotheque.server.store.watching import Watch

PAGE = 200  # tables that a rebuild takes at a time
NEWEST = 2**31 - 1  # no version is higher
TROUBLED = 10.0  # seconds for which a row that could not be kept counts, unless another one could

Step = tuple[ClauseElement, Mapping[str, Any]]
_ids = msgspec.json.Decoder(tuple[str, ...]).decode


class Store(Letters):
    """What SQLite and PostgreSQL share: everything but how they run a statement, keep a group, and hear of others.

    Any method raises StoreUnavailable when the disk is full or the database gone, and works again once it is back.
    """

    shared: ClassVar[bool]  # whether other processes may have the same tables

    def __init__(self) -> None:
        self._group = GroupCommit(self._keep)
        self._refused = -TROUBLED  # when a group could last not be kept
        self.watch = Watch()

    async def append(self, row: Row, summary: Summary) -> bool:
        """True when the row is on disk, and its summary with it; False when it is not the next of its table.

        That is so when another row has its version. The same row once more is no other: what has failed may be tried
        again. Whoever appends to a table waits for the answer before the next row.
        """
        if (row.table, row.version) != (summary.table, summary.version):
            raise ValueError("the summary is of another row")
        if not storable(f"{row.table}{row.guest}{row.key}{row.do}{row.body}"):
            raise ValueError("no database keeps such characters")
        try:
            kept = await self._group.append(row, summary)
        except StoreUnavailable:
            self._refused = monotonic()
            raise
        self._refused = -TROUBLED
        return kept or [row] == (await self.rows(row.table, row.version - 1))[:1]

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        return [Row(*found) for found in await self._find(sql.ROWS, table_=table, after=max(-1, min(after, NEWEST)))]

    async def summaries(
        self,
        guest: str | None = None,
        open: bool | None = None,
        game: str | None = None,
        limit: int = 50,
        before: tuple[float, str] | None = None,
    ) -> list[Summary]:
        """The newest first. `open`: public, and not started; `before`: (updated, table) of the last one known."""
        earlier, place = before or (None, None)
        found = await self._find(
            sql.listing(guest is not None, open, game is not None, before is not None),
            guest_=guest,
            game_=game,
            updated_=earlier,
            table_=place,
            most=limit,
        )
        return [_summary(*columns) for columns in found]

    async def own(self, guest: str, game: str | None = None, limit: int = 50) -> list[Summary]:
        """A guest's tables: first where it is to act, last those that are over; among these the newest first."""
        to_act = msgspec.json.encode([guest]).decode()
        found = await self._find(sql.own(game is not None), guest_=guest, game_=game, to_act_=to_act, most=limit)
        return [_summary(*columns) for columns in found]

    async def due(self, until: float, after: tuple[float, str] = (0.0, ""), limit: int = 50) -> list[tuple[float, str]]:
        """Tables that were to go on by themselves up to a time, with that time of each; those that wait longest first.

        `after`: the last one known.
        """
        found = await self._read(sql.DUE, until=until, due_=after[0], table_=after[1], most=limit)
        return [(due, table) for due, table in found]

    async def rebuild(self, summarise: Callable[[list[Row]], Summary]) -> int:
        """Make all summaries again from the log, also while rows are being appended; how many there are."""
        last, many = "", 0
        while page := [table for (table,) in await self._find(sql.TABLES, after=last, most=PAGE)]:
            last, many = page[-1], many + len(page)
            while page:  # a table that went on meanwhile, once more
                made = [await asyncio.to_thread(summarise, await self.rows(table)) for table in page]
                await self._replace(made)
                page = [new.table for new in made if await self.rows(new.table, new.version)]
        return many

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """A new guest, and the digest of what will show that it is the same one."""
        _check_name(guest)
        await self._change(
            (sql.ADD_GUEST, msgspec.structs.asdict(guest)),
            (sql.ADD_TOKEN, {"digest": token, "guest": guest.id}),
        )

    async def guest(self, id: str) -> Guest | None:
        return _guest(await self._find(sql.GUEST, id_=id))

    async def guest_by_token(self, digest: bytes) -> Guest | None:
        return _guest(await self._find(sql.GUEST_BY_TOKEN, digest_=digest))

    async def guests_called(self, who: str, limit: int) -> list[Guest]:
        """Those with this name or id; names are not unique."""
        return [Guest(*found) for found in await self._find(sql.GUESTS_CALLED, who=who, most=limit)]

    async def change_guest(self, guest: Guest) -> bool:
        """Another name or language; False when there is no such guest."""
        _check_name(guest)
        (changed,) = await self._change(
            (sql.CHANGE_GUEST, {"id_": guest.id, "name_": guest.name, "language_": guest.language})
        )
        return bool(changed)

    async def delete_guest(self, id: str) -> bool:
        """Forget name, e-mail address, tokens and codes. The log keeps the id, which then is nobody's."""
        (deleted,) = await self._change((sql.DELETE_GUEST, {"id_": id}))
        return bool(deleted)

    async def delete_token(self, digest: bytes) -> bool:
        """This device is a guest's no more."""
        (deleted,) = await self._change((sql.DELETE_TOKEN, {"digest_": digest}))
        return bool(deleted)

    async def add_code(self, code: bytes, guest: str, now: float, expires: float) -> bool:
        """The digest of a code that gives a guest another device, once; False when there is no such guest."""
        _, added = await self._change(
            (sql.DELETE_OLD_CODES, {"now": now}),
            (sql.ADD_CODE, {"code": code, "id_": guest, "expires_": expires}),
        )
        return bool(added)

    async def use_code(self, code: bytes, token: bytes, now: float) -> str | None:
        """The guest's id, who now has this token too; None when the code is unknown, used or too old."""
        found, _ = await self._change(
            (sql.USE_CODE, {"code": code, "token": token, "now": now}), (sql.DELETE_CODE, {"code": code})
        )
        return found[0][0] if found else None

    async def ping(self) -> None:
        """Raises StoreUnavailable, or nothing: that it can be read says too little while rows are refused."""
        if monotonic() - self._refused < TROUBLED:
            raise StoreUnavailable("store-unavailable")
        await self._find(sql.PING)

    @abstractmethod
    def listen(self) -> AsyncIterator[tuple[str, int]]:
        """(table, version) of rows that other processes have appended: there are new rows up to that version."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A whole copy of everything that was kept before, while others write."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go."""

    @abstractmethod
    async def _commit(self, group: list[Entry]) -> list[bool]:
        """Commit rows of different tables, with their summaries, all at once; whether each is on disk."""

    @abstractmethod
    async def _replace(self, made: list[Summary]) -> None:
        """Put these summaries in the place of those that are there, unless newer ones are."""

    async def _find(self, statement: ClauseElement, **values: Any) -> list[tuple[Any, ...]]:
        """Nothing has a name that cannot be kept, whoever asks for it."""
        if not all(storable(value) for value in values.values() if isinstance(value, str)):
            return []
        with self.watch.over("read"):
            return await self._read(statement, **values)

    async def _change(self, *steps: Step) -> list[list[tuple[Any, ...]]]:
        with self.watch.over("write"):
            return await self._write(*steps)

    async def _keep(self, group: list[Entry]) -> list[bool]:
        with self.watch.over("commit"):
            kept = await self._commit(group)
        if self.watch.witness is not None:
            self.watch.witness.kept([entry for entry, was_kept in zip(group, kept, strict=True) if was_kept])
        return kept

    @abstractmethod
    async def _read(self, statement: ClauseElement, **values: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _write(self, *steps: Step) -> list[list[tuple[Any, ...]]]:
        """Run these in one transaction; what each one returned."""


def storable(text: str) -> bool:
    """Neither zero characters nor halves of characters: the databases would refuse them, or cut the text off."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def _check_name(guest: Guest) -> None:
    if not storable(f"{guest.id}{guest.name}{guest.language}"):
        raise ValueError("no database keeps such characters")


def _summary(
    table: str,
    version: int,
    game: str,
    state: str,
    public: Any,
    created: float,
    updated: float,
    guests: str,
    to_act: str,
    due: float | None,
    about: str,
) -> Summary:
    who, whose_turn = _ids(guests), _ids(to_act)
    return Summary(table, version, game, state, bool(public), created, updated, who, whose_turn, due, about)


def _guest(found: Sequence[tuple[Any, ...]]) -> Guest | None:
    return Guest(*found[0]) if found else None
