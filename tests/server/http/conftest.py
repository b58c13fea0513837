"""A real server in a process of its own, on a real port, with real clients."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.http.nursery import nursery
from tests.server.ports import free_port

SECONDS_TO_START = 300.0  # where a game is not compiled yet, the server does that first


class Server:
    """`ludotheque serve`, started, killed and started again."""

    def __init__(self, place: str, *options: str, log: Path | None = None, first: str = "", **settings: str):
        self.port = free_port()
        self.place = place
        self.options = options
        self.settings = settings
        self.log = log  # where its output goes
        self.first = first  # Python that it runs before anything else
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        where = ["--database", self.place] if "://" in self.place else ["--data", self.place]
        limits = self.options or ["--no-limits"]
        self.process = self.run(["serve", "--port", str(self.port), "--pause", "0", *where, *limits])
        until = time.monotonic() + SECONDS_TO_START
        while not self.ready():
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not get ready"
            time.sleep(0.05)

    def run(self, words: list[str]) -> Any:
        return nursery().fork(words, self.environment, self.log, self.first)

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "LUDOTHEQUE_LANGUAGE": "en", "LUDOTHEQUE_LOG": "warning", **self.settings}

    def ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health/ready").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return int(self.process.wait(30))


class FromNothing(Server):
    """Started as anybody would start it."""

    def run(self, words: list[str]) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", f"{self.first}\nfrom ludotheque.cli import main; main()"]
        with open(self.log, "ab") if self.log else nullcontext() as log:
            return subprocess.Popen([*command, *words], env=self.environment, stdout=log, stderr=log)


class Player:
    """Somebody with a token of their own."""

    def __init__(self, server: Server, name: str | None = None, language: str = "en"):
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30)
        arrived = self.http.post("/api/guests", json={"language": language} | ({"name": name} if name else {}))
        assert arrived.status_code == 201, arrived.text
        self.token = arrived.json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.keys = 0

    def table(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> dict[str, Any]:
        self.keys += 1
        made = self.http.post("/api/tables", json={"game": game, "seats": seats, "key": f"make {self.keys}", **wishes})
        assert made.status_code == 201, made.text
        return dict(made.json())

    def look(self, table: str, **asked: Any) -> dict[str, Any]:
        return dict(self.http.get(f"/api/tables/{table}", params=asked).json())

    def send(self, table: str, do: str, version: int, key: str | None = None, **more: Any) -> httpx.Response:
        self.keys += 1
        wish = {"do": do, "version": version, "key": key or f"key {self.keys}", **more}
        return self.http.post(f"/api/tables/{table}/commands", json=wish)

    def does(self, table: str, do: str, **more: Any) -> int:
        """A command at the newest version, which must be accepted."""
        answer = self.send(table, do, self.look(table)["version"], **more)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])

    def listen(self, table: str, after: int = -1, **headers: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/events?after={after}"
        return connect(address, additional_headers={"authorization": f"Bearer {self.token}", **headers})


def closed_with(ear: ClientConnection) -> tuple[int, str]:
    """How a connection is closed by the server; what comes before is not looked at."""
    with suppress(ConnectionClosed):
        while True:
            ear.recv(timeout=20)
    return ear.close_code or 0, ear.close_reason or ""


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that want no other, on either database: it takes seconds to start."""
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("data"))
    else:
        place = request.getfixturevalue("postgresql").database("for_all")
    served = Server(place)
    yield served
    if served.process.poll() is None:
        assert served.stop() in (0, -signal.SIGTERM)
