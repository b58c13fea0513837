"""Asked to stop, a server finishes what is in hand, asks everybody else to come back, and ends well."""

import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.http.conftest import FromNothing, Player, Server
from tests.server.postgresql import Server as Database

ME, OPEN, EXPERT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "expert"}
SOON = 15.0  # seconds within which a server that is asked to stop has ended
LONG = 60.0  # seconds for anything else
IN_HAND = 2.0  # seconds in which a look at a table is answered


@contextmanager
def nobody_writes(place: str, database: Database | None) -> Iterator[None]:
    """Commands wait for the disk as long as this lasts."""
    if database is None:
        with closing(sqlite3.connect(Path(place) / "ludotheque.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    held = threading.Event()
    with ThreadPoolExecutor(1) as thread:
        lock = "BEGIN; LOCK TABLE log IN EXCLUSIVE MODE; SELECT pg_sleep(60); ROLLBACK"
        locked = thread.submit(lambda: _ended(database, lock))
        while not database.found("SELECT FROM pg_locks WHERE mode = 'ExclusiveLock' AND relation = 'log'::regclass"):
            held.wait(0.02)
        yield
        database.tell(
            "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%'"
            " AND pid <> pg_backend_pid()"
        )
        locked.result()


def _ended(database: Database, command: str) -> None:
    try:
        database.tell(command)
    except Exception:
        return  # as it should: it was cancelled


@pytest.fixture
def own(place: str) -> Iterator[Server]:
    """A server for one test."""
    served = Server(place)
    yield served
    if served.process.poll() is None:
        served.kill()


def until_in_hand(player: Player, table: str) -> None:
    """Until a command holds the table: then whoever looks at it has to wait."""
    with suppress(httpx.ReadTimeout):
        while True:
            player.http.get(f"/api/tables/{table}", timeout=IN_HAND)


def later(work: Callable[[], Any]) -> "Future[Any]":
    return ThreadPoolExecutor(1).submit(work)


def test_what_is_in_hand_is_finished_and_everybody_else_comes_back(own: Server, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("postgresql") if "://" in own.place else None
    anne, bob = Player(own, "Anne"), Player(own, "Bob")
    made = anne.table("shokoba", [ME, OPEN])
    table = made["table"]
    bob.send(table, "sit", 0, seat=1, invitation=made["invitation"])
    anne.does(table, "start")
    seen = anne.look(table)
    mover, other = (anne, bob)[seen["view"]["turn"]], (bob, anne)[seen["view"]["turn"]]
    move = mover.look(table)["view"]["moves"][0]["text"]
    quick = anne.table("ido", [ME, OPEN])["table"]
    with anne.listen(quick) as ear:
        ear.recv()
        waiting = later(lambda: anne.http.get(f"/api/tables/{quick}/events?after=0&wait=25"))
        with nobody_writes(own.place, database):
            playing = later(lambda: mover.send(table, "play", seen["version"], key="in hand", moves=[move]))
            until_in_hand(other, table)
            began = time.monotonic()
            ended = later(own.stop)
            with pytest.raises(ConnectionClosed) as closed:
                ear.recv(SOON)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert waiting.result(SOON).json() == []
            assert not playing.done()
        assert playing.result(SOON).json() == {"version": seen["version"] + 1}
    assert ended.result(SOON) == 0
    assert time.monotonic() - began < SOON
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{own.url}/health/live")
    own.start()
    with bob.listen(table, after=seen["version"]) as ear:
        assert json.loads(ear.recv())["moves"][0]["text"] == move
    again = mover.send(table, "play", seen["version"], key="in hand", moves=[move])
    assert again.json() == {"version": seen["version"] + 1}


def test_a_bot_that_thinks_does_not_keep_the_server(tmp_path: Path) -> None:
    own = FromNothing(str(tmp_path))
    anne = Player(own, "Anne")
    tables = [anne.table("stratheos", [EXPERT, EXPERT, EXPERT], public=True)["table"] for _ in range(6)]
    for table in tables:
        anne.does(table, "start")
    began = time.monotonic()
    assert own.stop() == 0
    assert time.monotonic() - began < SOON
    before = None
    own.start()
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        now = [anne.look(table)["version"] for table in tables]
        before = before or now
        if all(then < version for then, version in zip(before, now, strict=True)):
            break
        time.sleep(0.05)
    own.kill()
    assert all(then < version for then, version in zip(before or (), now, strict=True)), "the bots do not go on"


def test_a_server_whose_database_is_gone_ends_all_the_same(postgresql: Database) -> None:
    served = Server(postgresql.database())
    anne = Player(served, "Anne")
    table = anne.table("shokoba", [ME, OPEN])["table"]
    with anne.listen(table) as ear:
        ear.recv()
        try:
            postgresql.stop()
            began = time.monotonic()
            assert served.stop() == 0
            assert time.monotonic() - began < 2 * SOON
        finally:
            postgresql.start()
