"""A real server in a process of its own, on a real port, with real clients."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

SECONDS_TO_START = 300.0  # where a game is not compiled yet, the server does that first


class Server:
    """`ludotheque serve`, started, killed and started again."""

    def __init__(self, place: str):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.place = place
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        where = ["--database", self.place] if "://" in self.place else ["--data", self.place]
        command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--pause", "0", *where], env={**os.environ, "LUDOTHEQUE_LANGUAGE": "en"}
        )
        until = time.monotonic() + SECONDS_TO_START
        while not self.ready():
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not get ready"
            time.sleep(0.05)

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
        return self.process.wait(30)


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
        made = self.http.post("/api/tables", json={"game": game, "seats": seats, "key": "make", **wishes})
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


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for the tests of a file, on either database."""
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("data"))
    else:
        place = request.getfixturevalue("postgresql").database()
    served = Server(place)
    yield served
    if served.process.poll() is None:
        assert served.stop() in (0, -signal.SIGTERM)
