"""Those who listen at a hall, in this process: how much waits for them, and when they are told no more."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from ludotheque.contract.shuffle import new_secret
from ludotheque.server import hall as halls
from ludotheque.server.hall import Hall
from ludotheque.server.opponents import Opponents
from ludotheque.server.refusals import Nobody
from ludotheque.server.room import BEHIND, Ear
from ludotheque.server.rows import Guest
from ludotheque.server.store import Store
from ludotheque.server.table import creation
from ludotheque.server.table.creation import Create, Place

ANNE = Guest("anne", "Anne", "en", 1.0)


@pytest_asyncio.fixture
async def hall(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(halls, "LOOK_AGAIN", 0.05)
    opponents = Opponents(0.0)
    opened = Hall(store, opponents)
    await opened.open()
    await store.add_guest(ANNE, bytes(32))
    wish = Create(game="shokoba", key="make", seats=[Place("me"), Place("open")])
    await opened.create(creation(ANNE.id, wish, time.time(), "table", new_secret(), "invitation"))
    yield opened
    await opened.close()
    opponents.close()


def test_only_so_much_waits_for_who_does_not_listen() -> None:
    ear = Ear(ANNE, "en")
    for number in range(10_000):
        ear.hear(b"%d" % number)
    heard = [ear.queue.get_nowait() for _ in range(ear.queue.qsize())]
    assert heard == [*(b"%d" % number for number in range(BEHIND)), None]


def test_who_keeps_up_hears_at_once_and_nothing_overtakes_what_waits() -> None:
    ear, heard, keeps_up = Ear(ANNE, "en"), list[bytes](), True

    def at_once(event: bytes) -> bool:
        if keeps_up:
            heard.append(event)
        return keeps_up

    ear.at_once = at_once
    ear.hear(b"1")
    keeps_up = False
    ear.hear(b"2")
    keeps_up = True
    ear.hear(b"3")
    assert heard == [b"1"]
    assert [ear.queue.get_nowait() for _ in range(2)] == [b"2", b"3"]


def test_who_is_refused_hears_nothing_of_what_still_waited() -> None:
    ear = Ear(ANNE, "en")
    ear.hear(b"secret")
    ear.refuse(Nobody("nobody"))
    ear.hear(b"more")
    assert ear.queue.get_nowait() is None
    assert ear.queue.empty()
    assert ear.refusal is not None


async def test_who_is_forgotten_by_another_process_is_told_no_more(hall: Hall, store: Store) -> None:
    ear = Ear(ANNE, "en")
    async with hall.listening("table", ear, "", -1):
        await store.delete_guest(ANNE.id)
        assert await asyncio.wait_for(ear.queue.get(), 10) is None
    assert isinstance(ear.refusal, Nobody)
    assert hall.names[ANNE.id] == ""
