"""Two servers on real ports, the same in everything but what lies hidden at their tables."""

import asyncio
import http.client
import json
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ludotheque.match import Match
from ludotheque.server.api.who import digest
from ludotheque.server.app import create_app
from ludotheque.server.hall import Hall
from ludotheque.server.limits import Limits
from ludotheque.server.rows import Guest
from ludotheque.server.table import Table, creation, read_command
from ludotheque.testing.matches import at
from ludotheque.testing.tables import Table as Way
from tests.server.table.story import NOON, ROOT, read_creation

SECONDS = 30.0  # to wait for anything
SPECTATOR = 9  # the number of a guest who only watches
T = TypeVar("T")


class Served:
    """A server in a thread of this process, so that a test can lay out cards at its tables."""

    def __init__(self, place: str):
        self.app = create_app(place, limits=Limits.none())
        config = uvicorn.Config(
            self.app,
            "127.0.0.1",
            port=0,
            ws="websockets-sansio",
            log_level="warning",
            server_header=False,
            timeout_keep_alive=75,
        )
        self.server = uvicorn.Server(config)
        self._loop: Future[asyncio.AbstractEventLoop] = Future()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.thread.start()
        until = time.monotonic() + SECONDS
        while not self.server.started:
            assert self.thread.is_alive(), "the server has ended"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        self.hall: Hall = self.app.hall
        self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)

    async def _serve(self) -> None:
        self._loop.set_result(asyncio.get_running_loop())
        await self.server.serve()

    def inside(self, work: Callable[[Hall], Awaitable[T]]) -> T:
        """Run something in the server's own thread."""

        async def run() -> T:
            return await work(self.hall)

        return asyncio.run_coroutine_threadsafe(run(), self._loop.result()).result(SECONDS)

    def ask(self, method: str, path: str, token: str, body: Any = None) -> bytes:
        """A whole answer as bytes: status, headers but for the date, body."""
        headers = {"authorization": f"Bearer {token}"}
        content = None
        if body is not None:
            content = json.dumps(body).encode()
            headers["content-type"] = "application/json"
        self.line.request(method, path, content, headers)
        answer = self.line.getresponse()
        assert answer.status != 429, "who is sent away learns nothing, and so does this test"
        told = [f"{name}: {value}" for name, value in answer.getheaders() if name.lower() != "date"]
        return b"\n".join([str(answer.status).encode(), *(line.encode() for line in told), b"", answer.read()])

    def listen(self, table: str, token: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/events"
        return connect(address, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=SECONDS)

    def close(self) -> None:
        self.line.close()
        self.server.should_exit = True
        self.thread.join(SECONDS)


def answered(answer: bytes) -> tuple[int, Any]:
    """Status and document of a whole answer."""
    head, body = answer.split(b"\n\n", 1)
    return int(head.split(b"\n")[0]), json.loads(body)


class Worlds:
    """A table that stands twice: on either server another world. Time is the same for both, and moves when told."""

    def __init__(self, places: Sequence[str]):
        self.servers = tuple(Served(place) for place in places)
        self.now = NOON
        self.tables = 0
        for server in self.servers:
            server.hall.now = lambda: self.now

    def close(self) -> None:
        for server in self.servers:
            server.close()

    def lay(self, way: Way, *matches: Match) -> "Laid":
        """A new table of people, begun, that stands on each server where the match for it stands."""
        self.tables += 1
        id = f"table-{self.tables}"
        for server, match in zip(self.servers, matches, strict=True):
            server.inside(lambda hall, match=match: lay_at(hall, way, id, match))  # type: ignore[misc]
        return Laid(self, way, id)


def guest_at(id: str, seat: int | None) -> str:
    return f"{id} guest {SPECTATOR if seat is None else seat}"


async def lay_at(hall: Hall, way: Way, id: str, match: Match) -> None:
    """The rows of a table that begins, kept as the server itself would; then the cards are laid otherwise."""
    for seat in (*range(way.seats), None):
        name = guest_at(id, seat)
        await hall.store.add_guest(Guest(name, f"Name {seat}", "fr", NOON), digest(name))
    places = [{"who": "me"}, *[{"who": "open"}] * (way.seats - 1)]
    wish = {"game": way.game.name, "options": way.game.variants[way.variant], "key": "k", "seats": places}
    wish |= {"hints": True, "public": True, "absent": "adjourn", "clock": {"per": "day", "days": 1}}
    row = creation(guest_at(id, 0), read_creation(msgspec.json.encode(wish)), NOON, id, ROOT, "come in")
    table = Table.from_rows([row])
    assert await hall.store.append(row, table.summary())
    commands = [(seat, {"do": "sit", "seat": seat}) for seat in range(1, way.seats)]
    for seat, command in [*commands, (0, {"do": "start"})]:
        text = msgspec.json.encode({"version": table.version, "key": f"k {table.version}", **command})
        row = table.check(guest_at(id, seat), read_command(text), NOON)
        table.apply(row)
        assert await hall.store.append(row, table.summary())
    async with hall.looking(id) as table:
        table.game, table.match = match.game, at(match, match.position)
        clock = table.standing.clock
        table.standing = table.standing.but(clock=clock and clock.run(match.turn, NOON))


class Laid:
    """One table on both servers, and what somebody there is told by each."""

    def __init__(self, worlds: Worlds, way: Way, id: str):
        self.worlds, self.way, self.id = worlds, way, id
        self.keys = 0

    @property
    def matches(self) -> list[Match]:
        return [server.hall.rooms[self.id].table.the_match for server in self.worlds.servers]

    @property
    def version(self) -> int:
        return self.worlds.servers[0].hall.rooms[self.id].table.version

    def same_for(self, seat: int | None) -> bool:
        """Whether the seat still knows the same in both worlds; else it has drawn other cards, and may be told so."""
        one, other = (match.view_record(seat).tobytes() for match in self.matches)
        return one == other

    def ask(self, seat: int | None, method: str, path: str, body: Any = None) -> list[bytes]:
        """What both servers answer; an address without a slash is the table's own."""
        address = path if path.startswith("/") else f"/api/tables/{self.id}{path and '/'}{path}".replace("/?", "?")
        token = guest_at(self.id, seat)
        return [server.ask(method, address, token, body) for server in self.worlds.servers]

    def command(self, by: int | None, do: str, version: int | None = None, **fields: Any) -> list[bytes]:
        self.keys += 1
        wish = {"do": do, "version": self.version if version is None else version, "key": f"key {self.keys}", **fields}
        self.worlds.now += 5
        return self.ask(by, "POST", "commands", wish)

    def listen(self, seat: int | None) -> list[ClientConnection]:
        return [server.listen(self.id, guest_at(self.id, seat)) for server in self.worlds.servers]
