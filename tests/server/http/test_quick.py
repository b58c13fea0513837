"""Commands have a way of their own past the framework. What it answers is to the letter what the framework would."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.http.conftest import Player, Server
from tests.server.http.test_tables import begun

CHANGING = {"date"}


def both(player: Player, path: str, body: bytes, **headers: str) -> list[tuple[int, dict[str, str], bytes]]:
    """The same request with its length told, which takes the quick way, and in chunks, which does not."""

    def chunks() -> Iterator[bytes]:
        yield body[: len(body) // 2]
        yield body[len(body) // 2 :]

    answers = []
    for content in (body, chunks()):
        got = player.http.post(path, content=content, headers={"content-type": "application/json", **headers})
        kept = {name: value for name, value in got.headers.items() if name not in CHANGING}
        answers.append((got.status_code, kept, got.content))
    return answers


def command(version: Any = 0, do: str = "play", **more: Any) -> bytes:
    return json.dumps({"version": version, "key": "a key", "do": do, **more}).encode()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (command(2, moves=["Z9"]), 422),
        (command(1, moves=["Z9"]), 409),
        (command(9, moves=["Z9"]), 409),
        (command(2, "sit", seat=1), 409),
        (command(2, "fly"), 400),
        (command("two", moves=["S1"]), 400),
        (command(2, moves=[]), 400),
        (command(2, "react", sign="hm"), 422),
        (b"{", 400),
        (b"", 400),
        (b"[" * 5_000, 400),
        (b'{"do": "start", "version": 0, "key": "\xff"}', 400),
        (b'"' + b"x" * 20_000 + b'"', 413),
    ],
)
def test_a_refusal_is_the_same_on_both_ways(server: Server, body: bytes, status: int) -> None:
    anne, bob, table = begun(server)
    player = (anne, bob)[anne.look(table)["view"]["turn"]]
    quick, framework = both(player, f"/api/tables/{table}/commands", body)
    assert quick == framework
    assert quick[0] == status, quick


def test_an_accepted_command_is_answered_the_same_on_both_ways(server: Server) -> None:
    anne, _, table = begun(server)
    accepted = command(2, "react", sign="hello")
    quick, framework = both(anne, f"/api/tables/{table}/commands", accepted)  # the second time by its key
    assert quick == framework
    assert json.loads(quick[2]) == {"version": 3}


def test_who_asks_is_judged_the_same_on_both_ways(server: Server) -> None:
    anne, _, table = begun(server)
    path, start = f"/api/tables/{table}/commands", command(0, "start")
    elsewhere = both(anne, path, start, origin="https://elsewhere.example")
    nobody = both(anne, path, start, authorization="Bearer of nothing")
    stranger = both(Player(server), path, start)
    nowhere = both(anne, "/api/tables/nowhere/commands", start)
    for quick, framework in (elsewhere, nobody, stranger, nowhere):
        assert quick == framework
    assert [quick[0] for quick, _ in (elsewhere, nobody, stranger, nowhere)] == [403, 401, 403, 404]


def test_a_browser_sends_commands_with_its_cookie(server: Server) -> None:
    anne, _, table = begun(server)
    headers = {"content-type": "application/json", "cookie": f"other=1; ludotheque={anne.token}", "origin": server.url}
    body = command(2, "react", sign="hello")
    answer = httpx.post(f"{server.url}/api/tables/{table}/commands", content=body, headers=headers)
    assert answer.json() == {"version": 3}


def test_a_guest_who_is_gone_can_do_nothing_more(server: Server) -> None:
    anne, _, table = begun(server)
    assert anne.send(table, "react", 2, sign="hello").status_code == 200
    anne.http.delete("/api/me")
    assert anne.send(table, "react", 3, sign="hello").status_code == 401


def test_what_was_missed_is_told_in_the_language_of_who_is_late(server: Server) -> None:
    anne, _, table = begun(server)
    anne.http.patch("/api/me", json={"language": "fr"})
    anne.does(table, "react", sign="hello")
    late = anne.send(table, "react", 2, sign="thanks")
    assert late.json()["missed"][0]["words"] == ["Anne\u00a0: Bonjour\u202f!"]
