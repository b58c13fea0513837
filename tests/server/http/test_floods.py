"""Floods are held off: per guest, per address, and in what is open at the same time."""

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from ludotheque.server.limits import BY_ADDRESS, BY_GUEST, STREAMS
from tests.server.http.conftest import Player, Server, closed_with
from tests.server.http.test_quick import both, command

ME, OPEN = {"who": "me"}, {"who": "open"}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits, behind a proxy that we can pretend to be."""
    served = Server(str(tmp_path_factory.mktemp("data")), "--proxy", "127.0.0.1")
    yield served
    served.stop()


def code_tried(server: Server, address: str, code: str = "WRONG") -> httpx.Response:
    return httpx.post(f"{server.url}/api/guests", json={"code": code}, headers={"x-forwarded-for": address})


def test_codes_can_be_guessed_only_a_few_times_from_one_address(limited: Server) -> None:
    for _ in range(BY_ADDRESS["code"].burst):
        assert code_tried(limited, "192.0.2.1").status_code == 409
    refused = code_tried(limited, "192.0.2.1")
    assert (refused.status_code, refused.json()["key"]) == (429, "too-often")
    assert 1 <= int(refused.headers["retry-after"]) <= BY_ADDRESS["code"].every
    code = Player(limited).http.post("/api/me/code").json()["code"]
    assert code_tried(limited, "192.0.2.1", code).status_code == 429
    assert code_tried(limited, "192.0.2.2", code).status_code == 201  # the right one costs nothing
    for _ in range(BY_ADDRESS["code"].burst):
        assert code_tried(limited, "192.0.2.2").status_code == 409


def test_an_address_makes_only_so_many_guests(limited: Server) -> None:
    with httpx.Client(headers={"x-forwarded-for": "192.0.2.3"}) as client:
        answers = [client.post(f"{limited.url}/api/guests", json={}).status_code for _ in range(120)]
        assert answers[: BY_ADDRESS["guest"].burst] == [201] * BY_ADDRESS["guest"].burst
        assert answers[-1] == 429
    assert httpx.post(f"{limited.url}/api/guests", json={}, headers={"x-forwarded-for": "192.0.2.4"}).status_code == 201


@pytest.mark.parametrize(
    ("what", "method", "path", "body"),
    [
        ("table", "POST", "/api/tables", {"game": "shokoba", "seats": [ME, OPEN], "key": "k"}),
        ("command", "POST", "/api/tables/nowhere/commands", {"do": "start", "version": 0, "key": "k"}),
        ("hint", "GET", "/api/tables/nowhere/hint", None),
        ("replay", "GET", "/api/tables/nowhere/replay", None),
        ("device", "POST", "/api/me/code", None),
        ("ask", "GET", "/api/me", None),
    ],
)
def test_a_guest_does_only_so_much(limited: Server, what: str, method: str, path: str, body: object) -> None:
    guest, other = Player(limited), Player(limited)
    burst = BY_GUEST[what].burst
    for _ in range(20 * burst):  # on a slow machine some are given back meanwhile
        answer = guest.http.request(method, path, json=body)
        if answer.status_code == 429:
            break
        burst -= 1
    assert burst <= 0, "refused too early"
    assert answer.status_code == 429, "never refused"
    assert int(answer.headers["retry-after"]) >= 1
    assert other.http.request(method, path, json=body).status_code != 429


def test_commands_are_counted_once_on_either_way(limited: Server) -> None:
    guest, body, done = Player(limited), command(0, "start"), 0
    while done < 20 * BY_GUEST["command"].burst:
        statuses = [status for status, *_ in both(guest, "/api/tables/nowhere/commands", body)]
        done += statuses.count(404)
        if statuses == [429, 429]:
            break
    assert statuses == [429, 429], "one of the ways is free"
    assert done >= BY_GUEST["command"].burst, "refused too early"


def test_a_guest_has_only_so_many_streams_and_gets_them_back(limited: Server) -> None:
    guest, other = Player(limited), Player(limited)
    table = guest.table("shokoba", [ME, OPEN], public=True)["table"]
    with ExitStack() as many:
        for _ in range(STREAMS.guest):
            assert many.enter_context(guest.listen(table)).recv()
        with guest.listen(table) as ear:
            assert closed_with(ear) == (4429, "too-many-streams")
        waits = guest.http.get(f"/api/tables/{table}/events?after=0&wait=20")
        assert (waits.status_code, waits.json()["key"]) == (429, "too-many-streams")
        assert guest.http.get(f"/api/tables/{table}/events?after=0").status_code == 200
        with other.listen(table) as ear:
            assert ear.recv()
    with guest.listen(table) as ear:
        assert ear.recv()
