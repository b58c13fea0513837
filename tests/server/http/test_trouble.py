"""Disk full, database gone: commands are answered 503, nothing is half-done, and all goes on by itself afterwards."""

import asyncio
import json
import resource
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.http.conftest import Player, Server
from tests.server.http.cut import Cut
from tests.server.postgresql import Server as Database
from tests.server.store.disk import FullTable, SmallDisk, may_mount

ME, OPEN = {"who": "me"}, {"who": "open"}
EXPERTS = [{"who": "bot", "level": "expert"}] * 3
SOON = 60.0


class ShortFiles:
    """No file of the server may grow."""

    server: Server

    def fill(self) -> None:
        self.before = resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (4096, self.before[1]))

    def free(self) -> None:
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, self.before)


@pytest.fixture(params=["sqlite", "postgresql"])
def full_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Any]]:
    """A server, and its disk to be filled."""
    if request.param == "postgresql":
        database: Database = request.getfixturevalue("postgresql")
        served = Server(database.database())
        yield served, FullTable(database, "postgres")
        served.kill()
    elif may_mount(tmp_path):
        disk = SmallDisk(tmp_path / "disk")
        served = Server(str(disk.folder / "data"))
        yield served, disk
        served.kill()
        disk.remove()
    else:
        short = ShortFiles()
        short.server = Server(str(tmp_path / "data"))
        yield short.server, short
        short.server.kill()


@contextmanager
def gone(database: Database) -> Iterator[None]:
    database.stop(signal.SIGQUIT)
    try:
        yield
    finally:
        database.start()


def until(holds: Callable[[], Any]) -> Any:
    end = time.monotonic() + SOON
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


class Seen:
    """Somebody who listens, comes back when the server says so, and hears every version once."""

    def __init__(self, player: Player, table: str):
        self.player, self.table = player, table
        self.state = player.look(table)

    def follow(self, version: int) -> dict[str, Any]:
        """All events up to a version."""
        end = time.monotonic() + SOON
        while self.state["version"] < version:
            assert time.monotonic() < end
            with suppress(ConnectionClosed, TimeoutError), self.player.listen(self.table, self.state["version"]) as ear:
                while self.state["version"] < version:
                    event = json.loads(ear.recv(1.0))
                    assert "log" in event or event["version"] == self.state["version"] + 1
                    self.state = event
        return self.state


class Story:
    """A table of two people; beside it one whose time will be up, and one of bots who think slowly."""

    def __init__(self, server: Server, alone: bool = False):
        self.server = server
        self.anne, self.bob = Player(server, "Anne"), Player(server, "Bob")
        self.number, self.table = 0, self.pair()
        self.seen = [Seen(player, self.table) for player in (self.anne, self.bob)]
        if not alone:
            self.late = self.pair(clock={"per": "move", "seconds": 3})
            self.bots = self.anne.table("stratheos", EXPERTS, public=True)["table"]
            self.anne.does(self.bots, "start")

    def pair(self, **wishes: Any) -> str:
        made = self.anne.table("shokoba", [ME, OPEN], **wishes)
        self.bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"])
        self.anne.does(made["table"], "start")
        return str(made["table"])

    def play(self, state: dict[str, Any]) -> Callable[[], httpx.Response]:
        """The next move at the people's table, to be sent as often as one likes: the key is the same."""
        turn = state["view"]["turn"]
        move = self.seen[turn].state["view"]["moves"][0]["text"]
        mover, self.number = (self.anne, self.bob)[turn], self.number + 1
        key, version = f"move {self.number}", state["version"]
        return lambda: mover.send(self.table, "play", version, key=key, moves=[move])

    def play_until_refused(self) -> Callable[[], httpx.Response]:
        """The first move that is not kept."""
        for _ in range(200):
            move = self.play(self.seen[0].state)
            answer = move()
            if answer.status_code == 503:
                assert answer.json()["key"] == "store-unavailable"
                assert int(answer.headers["retry-after"]) >= 1
                return move
            assert answer.status_code == 200, answer.text
            for each in self.seen:
                each.follow(answer.json()["version"])
        raise AssertionError("nothing is refused")

    def check_trouble(self) -> None:
        """What is said while nothing can be kept."""
        get = self.anne.http.get
        assert get("/health/live").status_code == 200
        assert (get("/health/ready").status_code, get("/health/ready").headers["retry-after"]) == (503, "1")
        made = self.anne.http.post("/api/tables", json={"game": "ido", "seats": [ME, OPEN], "key": "full"})
        assert (made.status_code, made.json()["key"]) == (503, "store-unavailable")

    def check_recovery(self, move: Callable[[], httpx.Response], bots: int) -> None:
        """All goes on by itself; what was sent and not answered happens once."""
        version = until(lambda: (answer := move()).status_code == 200 and answer).json()["version"]
        assert version == self.seen[0].state["version"] + 1
        assert move().json() == {"version": version}
        states = [each.follow(version) for each in self.seen]
        for each, state in zip(self.seen, states, strict=True):
            fresh = each.player.look(self.table)
            assert {name: fresh[name] for name in ("version", "view", "seats", "clock")} == {
                name: state[name] for name in ("version", "view", "seats", "clock")
            }
        until(lambda: self.anne.http.get("/health/ready").status_code == 200)
        until(lambda: self.anne.look(self.bots)["version"] > bots)
        log = until(lambda: [entry for entry in self.anne.look(self.late)["log"] if entry["do"] == "time"])
        assert log[0]["seat"] is not None


def test_a_full_disk_is_said_and_all_goes_on_when_there_is_room(full_disk: tuple[Server, Any]) -> None:
    server, disk = full_disk
    story = Story(server)
    disk.fill()
    try:
        move = story.play_until_refused()
        story.check_trouble()
        assert story.anne.look(story.table)["version"] == story.seen[0].state["version"]  # reading goes on
        time.sleep(3.5)  # somebody's time is up meanwhile, and bots have thought
        move()
        story.check_trouble()
        bots = story.anne.look(story.bots)["version"]
    finally:
        disk.free()
    story.check_recovery(move, bots)


def test_a_database_that_is_gone_is_said_and_all_goes_on_when_it_is_back(postgresql: Database) -> None:
    server = Server(postgresql.database())
    try:
        story = Story(server)
        bots = story.anne.look(story.bots)["version"]
        with gone(postgresql):
            move = story.play_until_refused()
            story.check_trouble()
            time.sleep(3.5)  # somebody's time is up meanwhile, and bots have thought
            story.check_trouble()
        story.check_recovery(move, bots)
    finally:
        server.kill()


async def test_a_row_that_was_kept_though_the_database_could_not_say_so_is_answered_later(
    postgresql: Database, tmp_path: Path
) -> None:
    """The connection is cut after the commit and before the answer."""
    url = postgresql.database()
    async with Cut(postgresql.folder, tmp_path) as cut:
        server = await asyncio.to_thread(Server, url.replace(str(postgresql.folder), str(tmp_path)))
        try:
            story = await asyncio.to_thread(Story, server, alone=True)
            seen = story.seen[0].state["version"]
            move = story.play(story.seen[0].state)
            cut.next_answer()
            assert (await asyncio.to_thread(move)).status_code == 503
            assert cut.done
            assert (await asyncio.to_thread(move)).json() == {"version": seen + 1}
            states = [await asyncio.to_thread(each.follow, seen + 1) for each in story.seen]
            assert [state["version"] for state in states] == [seen + 1, seen + 1]
        finally:
            server.kill()
