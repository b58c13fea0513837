"""What is not let in, and how it is told."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.http.conftest import Player, Server


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/me", None, 401, "nobody"),
        ("GET", "/api/tables/nowhere", None, 404, "table-unknown"),
        ("GET", "/api/nothing", None, 404, "nothing-here"),
        ("GET", "/api/games/chess", None, 404, "game-unknown"),
        ("POST", "/api/tables", b"{", 400, "request-malformed"),
        ("POST", "/api/tables", b'{"game": "shokoba", "key": "k", "seats": 2}', 400, "request-malformed"),
        ("POST", "/api/tables", b'{"game": "shokoba", "key": "k", "seats": [{"who": "me"}]}', 422, "option-value"),
        ("POST", "/api/tables/nowhere/commands", b'{"do": "fly", "version": 0, "key": "k"}', 400, "request-malformed"),
        ("POST", "/api/tables", b'"' + b"x" * 20_000 + b'"', 413, "request-too-large"),
        ("POST", "/api/tables", b"[" * 5_000, 400, "request-malformed"),
    ],
)
def test_bad_requests_get_a_sentence(
    server: Server, method: str, path: str, body: bytes | None, status: int, key: str
) -> None:
    guest = Player(server)
    headers = {} if status == 401 else {"authorization": f"Bearer {guest.token}"}
    answer = httpx.request(
        method, server.url + path, content=body, headers={"content-type": "application/json", **headers}
    )
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
    assert all(answer.json()["message"].values())


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    guest = Player(server)
    foreign = guest.http.patch("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["key"]) == (403, "another-site")
    assert guest.http.patch("/api/me", json={"name": "Eve"}, headers={"origin": server.url}).status_code == 200
    table = guest.table("shokoba", [{"who": "me"}, {"who": "open"}])["table"]
    with pytest.raises(ConnectionClosed) as closed, guest.listen(table, origin="https://elsewhere.example") as ear:
        ear.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_listener_without_a_token_is_closed_with_the_reason(server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/nowhere/events"
    with pytest.raises(ConnectionClosed) as closed, connect(address) as ear:
        ear.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "nobody")


def test_answers_carry_headers_that_keep_browsers_careful(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


def test_the_openapi_document_lists_everything_that_is_answered(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    wanted = {"/api/guests", "/api/me", "/api/me/code", "/api/tables", "/api/games", "/api/games/{game}"}
    wanted |= {f"/api/tables/{{table}}{rest}" for rest in ("", "/commands", "/events", "/hint", "/preview", "/record")}
    assert wanted <= set(paths)


def test_a_game_tells_its_ways_to_play_and_its_rules(server: Server) -> None:
    game = httpx.get(f"{server.url}/api/games/shokoba").json()
    assert [option["name"] for option in game["options"]][:2] == ["seats", "edition"]
    assert game["schema"]["$schema"].endswith("2020-12/schema")
    rules = httpx.get(f"{server.url}/api/games/shokoba/rules?language=fr").json()
    assert "SHO-15" in rules["clauses"]
