"""Bots among people, at a server whose clock a test can hold."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.server.hall import Hall
from ludotheque.server.table import Table
from tests.server.http.worlds import Served, answered


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(str(tmp_path))
    yield server
    server.close()


def test_a_sign_does_not_make_a_bot_think_again(served: Served) -> None:
    """Else everybody would wait once more, and those who make signs in turns could keep a bot from ever moving."""
    choose, thoughts, signed = served.hall.opponents.choose, 0, asyncio.Event()

    async def thoughtful(table: Table, seat: int, level: str) -> str:
        nonlocal thoughts
        thoughts += 1
        await signed.wait()
        return await choose(table, seat, level)

    served.hall.opponents.choose = thoughtful  # type: ignore[method-assign]
    guest = answered(served.ask("POST", "/api/guests", "", {}))[1]["token"]
    seats = [{"who": "me"}, {"who": "bot", "level": "greedy"}]
    made = answered(served.ask("POST", "/api/tables", guest, {"game": "shokoba", "seats": seats, "key": "k"}))[1]
    address = f"/api/tables/{made['table']}"

    def does(do: str, version: int, **fields: object) -> int:
        wish = {"do": do, "version": version, "key": f"{do} {version}", **fields}
        status, done = answered(served.ask("POST", f"{address}/commands", guest, wish))
        assert status == 200, done
        return int(done["version"])

    version = does("start", 0)
    view = answered(served.ask("GET", address, guest))[1]["view"]
    if view["turn"] == 0:
        version = does("play", version, moves=[view["moves"][0]["text"]])
    version = does("react", version, sign="hello")

    async def release(hall: Hall) -> None:
        signed.set()

    served.inside(release)
    (event,) = answered(served.ask("GET", f"{address}/events?after={version}&wait=20", guest))[1]
    assert (event["do"], event["seat"], event["version"]) == ("play", 1, version + 1)
    assert thoughts == 1
