"""Halls in the tests' own process, tables at them, and what goes wrong in the middle of something."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from ludotheque.contract.shuffle import new_secret
from ludotheque.server.hall import Hall
from ludotheque.server.opponents import Opponents
from ludotheque.server.room import Ear
from ludotheque.server.rows import Guest, Row
from ludotheque.server.store import Store, StoreUnavailable
from ludotheque.server.table import creation, read_command
from tests.server.table.story import read_creation

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "greedy"}
ANNE, BOB = Guest("anne", "Anne", "en", 0.0), Guest("bob", "Bob", "en", 0.0)
SOON = 20.0


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():
            await asyncio.sleep(0.01)


def said(caplog: pytest.LogCaptureFixture, event: str) -> set[str]:
    """Of which tables the log says this."""
    return {record.facts["table"] for record in caplog.records if record.msg == event}  # type: ignore[attr-defined]


async def first_after(hall: Hall, table: str, version: int) -> Row:
    """The next row on disk."""
    async with asyncio.timeout(SOON):
        while not (rows := await hall.store.rows(table, version)):
            await asyncio.sleep(0.01)
    return rows[0]


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Hall]:
    opponents = Opponents(0.0)
    hall = Hall(store, opponents)
    await hall.open()
    yield hall
    await hall.close()
    opponents.close()


async def made(hall: Hall, seats: list[dict[str, str]], **wishes: Any) -> str:
    wish = read_creation(json.dumps({"game": "shokoba", "seats": seats, "key": "make", "public": True, **wishes}))
    row = creation("anne", wish, hall.now(), secrets.token_urlsafe(9), new_secret(), "invitation")
    await hall.create(row)
    return row.table


async def does(hall: Hall, table: str, guest: str, do: str, **more: Any) -> int:
    """At the newest version."""
    async with hall.looking(table) as found:
        wish = {"do": do, "version": found.version, "key": secrets.token_hex(4), **more}
    return await hall.do(table, guest, read_command(json.dumps(wish)))


async def begun(hall: Hall, **wishes: Any) -> str:
    """Anne and Bob at a table, the match begun."""
    table = await made(hall, [ME, OPEN], **wishes)
    await does(hall, table, "bob", "sit", seat=1)
    await does(hall, table, "anne", "start")
    return table


async def plays(hall: Hall, table: str) -> int:
    """Whoever is to act plays the first move that there is."""
    async with hall.looking(table) as found:
        guest, move = found.guest_to_act, found.the_match.moves()[0]
    return await does(hall, table, guest, "play", moves=[move])


async def version(hall: Hall, table: str) -> int:
    async with hall.looking(table) as found:
        return found.version


def heard(ear: Ear) -> list[int | None]:
    """The versions in an ear; None is the end."""
    found = [ear.queue.get_nowait() for _ in range(ear.queue.qsize())]
    return [None if each is None else msgspec.json.decode(each)["version"] for each in found]


class Between:
    """Something that happens in the middle of a method of the store, once; then it is as it was."""

    def __init__(self, store: Store, name: str, happens: Callable[[], Awaitable[None]], after: bool = False):
        whole = getattr(store, name)

        async def method(*given: Any, **named: Any) -> Any:
            setattr(store, name, whole)
            if not after:
                await happens()
            found = await whole(*given, **named)
            if after:
                await happens()
            return found

        setattr(store, name, method)


async def unavailable() -> None:
    raise StoreUnavailable("store-unavailable")
