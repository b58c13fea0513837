"""Behind nginx and Caddy, over TLS: WebSockets, cookies, who asks, and questions that wait."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.certificates import make
from tests.server.http.conftest import Server
from tests.server.http.proxies import NAME, Proxy, Visitor
from tests.server.ports import free_port

MOVES = 12
ALL_THE_TIME = 25.0  # seconds that a question may wait


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server behind both."""
    place = str(tmp_path_factory.mktemp("data"))
    server = Server(place, "--proxy", "192.0.2.1,127.0.0.1", "--address", f"https://{NAME}")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def proxies(behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Proxy]]:
    certificate, started = make(tmp_path_factory.mktemp("certificate")), {}
    try:
        for kind in ("nginx", "caddy"):
            started[kind] = Proxy(kind, tmp_path_factory.mktemp(kind), certificate, free_port(), behind.port)
        yield started
    finally:
        for proxy in started.values():
            proxy.stop()


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, proxies: dict[str, Proxy]) -> Proxy:
    return proxies[request.param]


def command(player: Visitor, table: str, do: str, version: int, **more: object) -> None:
    origin = {"origin": player.proxy.site}
    wish = {"do": do, "version": version, "key": f"{do} {version}", **more}
    answer = player.http.post(f"/api/tables/{table}/commands", json=wish, headers=origin)
    assert answer.status_code == 200, answer.text


def begun(proxy: Proxy) -> tuple[str, Visitor, Visitor]:
    anne, bob = Visitor(proxy), Visitor(proxy)
    for player in (anne, bob):
        assert player.arrive(origin=proxy.site).status_code == 201
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": "shokoba", "seats": seats, "public": True, "key": "make"}
    table = anne.http.post("/api/tables", json=wish).json()["table"]
    command(bob, table, "sit", 0, seat=1)
    command(anne, table, "start", 1)
    return table, anne, bob


def test_two_browsers_play_over_tls(proxy: Proxy) -> None:
    table, *players = begun(proxy)
    with players[0].listen(table, -1, proxy.site) as one, players[1].listen(table, -1, proxy.site) as other:
        told = [json.loads(ear.recv()) for ear in (one, other)]
        for _ in range(MOVES):
            seat, version = told[0]["view"]["turn"], told[0]["version"]
            command(players[seat], table, "play", version, moves=[told[seat]["view"]["moves"][0]["text"]])
            told = [json.loads(ear.recv(30)) for ear in (one, other)]
            assert [event["version"] for event in told] == [version + 1, version + 1]
    with pytest.raises(ConnectionClosed) as closed, players[0].listen(table, -1, "https://elsewhere.example") as ear:
        ear.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_the_cookie_is_for_tls_only(proxy: Proxy, behind: Server) -> None:
    visitor = Visitor(proxy)
    cookie = visitor.arrive().headers["set-cookie"]
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    assert visitor.http.get("/api/me").status_code == 200
    assert "Secure" not in httpx.post(f"{behind.url}/api/guests", json={}).headers["set-cookie"]


def test_only_the_proxy_is_believed_about_tls(behind: Server) -> None:
    claim = {"x-forwarded-proto": "https", "forwarded": "proto=https"}
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.9")) as stranger:
        assert "Secure" not in stranger.post(f"{behind.url}/api/guests", json={}, headers=claim).headers["set-cookie"]


def test_who_asks_is_known_by_the_address_before_the_proxy_and_not_by_what_is_claimed(proxy: Proxy) -> None:
    """Seen by the limit on wrong codes, which is for each address."""
    net = {"nginx": "127.0.1", "caddy": "127.0.2"}[proxy.kind]
    guesser, neighbour = Visitor(proxy, f"{net}.2"), Visitor(proxy, f"{net}.3")

    def guess(visitor: Visitor, **headers: str) -> int:
        return visitor.http.post("/api/guests", json={"code": "WRONG"}, headers=headers).status_code

    answers = [guess(guesser) for _ in range(30)]
    assert (answers[0], answers[-1]) == (409, 429)
    assert guess(neighbour) == 409
    claims = {"x-forwarded-for": "203.0.113.9", "forwarded": "for=203.0.113.9", "x-real-ip": "203.0.113.9"}
    assert guess(guesser, **claims) == 429
    assert guess(neighbour, **{"x-forwarded-for": f"{net}.2"}) == 409


def test_a_question_waits_its_whole_time_and_a_stream_lives_on(proxies: dict[str, Proxy]) -> None:
    def wait(proxy: Proxy) -> tuple[float, list[object], int]:
        table, *players = begun(proxy)
        version = players[0].http.get(f"/api/tables/{table}").json()["version"]
        with players[1].listen(table, version, proxy.site) as ear:
            began = time.monotonic()
            path = f"/api/tables/{table}/events?after={version}&wait={ALL_THE_TIME}"
            nothing = players[0].http.get(path).json()
            took = time.monotonic() - began
            command(players[0], table, "react", version, sign="hello")
            return took, nothing, json.loads(ear.recv(30))["version"] - version

    with ThreadPoolExecutor(2) as both:
        for took, nothing, later in both.map(wait, [proxies["nginx"], proxies["caddy"]]):
            assert took >= ALL_THE_TIME - 1
            assert (nothing, later) == ([], 1)
