"""What is not let in, and how it is told."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.http.conftest import Player, Server, closed_with


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/me", None, 401, "nobody"),
        ("GET", "/api/tables/nowhere", None, 404, "table-unknown"),
        ("GET", "/api/nothing", None, 404, "nothing-here"),
        ("GET", "/api/games/chess", None, 404, "game-unknown"),
        ("POST", "/api/tables", b"{", 400, "request-malformed"),
        ("POST", "/api/tables", b'{"game": "ido", "key": "\\u0000", "seats": []}', 400, "request-malformed"),
        (
            "POST",
            "/api/tables/no/commands",
            b'{"do": "start", "version": 1, "key": "\\u0000"}',
            400,
            "request-malformed",
        ),
        ("POST", "/api/tables", b'{"game": "shokoba", "key": "k", "seats": 2}', 400, "request-malformed"),
        ("POST", "/api/tables", b'{"game": "shokoba", "key": "k", "seats": [{"who": "me"}]}', 422, "option-value"),
        ("POST", "/api/tables/nowhere/commands", b'{"do": "fly", "version": 0, "key": "k"}', 400, "request-malformed"),
        ("POST", "/api/tables", b'"' + b"x" * 20_000 + b'"', 413, "request-too-large"),
        ("POST", "/api/tables", b"[" * 5_000, 400, "request-malformed"),
        ("POST", "/api/tables", b'{"options": ' + b'{"x": [' * 2_000, 400, "request-malformed"),
        ("POST", "/api/tables", b'{"game": "\xff\xfe"}', 400, "request-malformed"),
        (
            "POST",
            "/api/tables",
            b'{"game": "shokoba", "key": "k", "seats": [], "clock": NaN}',
            400,
            "request-malformed",
        ),
        ("POST", "/api/tables/nowhere/commands", b"null", 400, "request-malformed"),
        ("POST", "/api/tables/nowhere/commands", b"", 400, "request-malformed"),
        (
            "POST",
            "/api/tables/nowhere/commands",
            b'{"do": "start", "version": 1' + b"0" * 5_000 + b', "key": "k"}',
            400,
            "request-malformed",
        ),
        ("PATCH", "/api/me", b'{"name": "x", "id": "someone else"}', 400, "request-malformed"),
        ("PATCH", "/api/me", b'{"name": "\\ud800"}', 400, "request-malformed"),
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


def test_what_was_wrong_has_the_name_by_which_it_was_asked_for(server: Server) -> None:
    answer = Player(server).http.get("/api/tables?open=perhaps")
    assert (answer.status_code, answer.json()["field"]) == (400, "open")


def test_a_body_in_parts_is_measured_as_it_comes(server: Server) -> None:
    guest = Player(server)

    def endless() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(20):
            yield b"x" * 1_000

    answer = guest.http.patch("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (413, "request-too-large")


@pytest.mark.parametrize(
    "given", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_what_a_form_of_another_page_could_send_is_not_read(server: Server, given: str) -> None:
    guest = Player(server)
    answer = guest.http.patch("/api/me", content=b'{"name": "Eve"}', headers={"content-type": given})
    assert (answer.status_code, answer.json()["key"]) == (400, "not-json")
    plain = guest.http.patch(
        "/api/me", content=b'{"name": "A"}', headers={"content-type": "application/json; charset=utf-8"}
    )
    assert plain.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_change_nothing_and_hear_nothing(server: Server, headers: dict[str, str]) -> None:
    guest = Player(server, "Anne")
    table = guest.table("shokoba", [{"who": "me"}, {"who": "open"}])["table"]
    for answer in (
        guest.http.patch("/api/me", json={"name": "Eve"}, headers=headers),
        guest.http.delete("/api/me", headers=headers),
        guest.http.post("/api/me/code", headers=headers),
        guest.http.post(f"/api/tables/{table}/commands", json={}, headers=headers),
        httpx.post(f"{server.url}/api/guests", json={}, headers=headers),
    ):
        assert (answer.status_code, answer.json()["key"]) == (403, "another-site")
    with guest.listen(table, **headers) as ear:
        assert closed_with(ear) == (4403, "another-site")
    assert guest.http.get("/api/me").json()["name"] == "Anne"


def test_our_own_pages_and_programs_are_let_in(server: Server) -> None:
    guest = Player(server, "Anne")
    for headers in ({"origin": server.url, "sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        assert guest.http.patch("/api/me", json={"name": "Eve"}, headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("path", "code", "reason"),
    [
        ("/api/tables/nowhere/events", 4401, "nobody"),
        ("/api/tables/nowhere", 4404, "nothing-here"),
        ("/nothing", 4404, "nothing-here"),
    ],
)
def test_a_listener_who_is_not_let_in_is_closed_with_the_reason(
    server: Server, path: str, code: int, reason: str
) -> None:
    with connect(f"ws://127.0.0.1:{server.port}{path}") as ear:
        assert closed_with(ear) == (code, reason)


@pytest.mark.parametrize("asked", ["after=x", "after=1.5", f"invitation={'x' * 200}"])
def test_a_listener_who_asks_wrongly_is_closed_with_the_reason(server: Server, asked: str) -> None:
    guest = Player(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/nowhere/events?{asked}"
    bearer = {"authorization": f"Bearer {guest.token}"}
    with connect(address, additional_headers=bearer) as ear:
        assert closed_with(ear) == (4400, "request-malformed")


def test_who_sends_without_end_where_nothing_is_expected_is_let_go(server: Server) -> None:
    guest = Player(server)
    table = guest.table("shokoba", [{"who": "me"}, {"who": "open"}])["table"]
    with guest.listen(table) as ear:
        with suppress(ConnectionClosed):
            for number in range(2_000):
                ear.send(f"chatter {number}")
        assert closed_with(ear) == (4429, "too-often")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/games", 200), ("GET", "/api/nothing", 404), ("PUT", "/api/me", 405), ("POST", "/api/tables", 401)],
)
def test_answers_carry_headers_that_keep_browsers_careful(server: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == status
    policy = {part.split()[0]: part.split()[1:] for part in answer.headers["content-security-policy"].split("; ")}
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == ["'none'"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_what_is_no_http_at_all_gets_the_same_headers(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\n" + b"".join(b"x-%d: y\r\n" % number for number in range(500)) + b"\r\n")
        told = b"".join(iter(lambda: wire.recv(4096), b""))
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b"content-security-policy: default-src 'self'" in told


def test_a_method_that_is_not_there_is_refused_with_those_that_are(server: Server) -> None:
    answer = httpx.put(f"{server.url}/api/me")
    assert (answer.status_code, answer.json()["key"]) == (405, "method-unknown")
    assert {"GET", "PATCH", "DELETE"} <= set(answer.headers["allow"].split(", "))


def test_a_game_tells_its_ways_to_play_and_its_rules(server: Server) -> None:
    game = httpx.get(f"{server.url}/api/games/shokoba").json()
    assert [option["name"] for option in game["options"]][:2] == ["seats", "edition"]
    assert game["schema"]["$schema"].endswith("2020-12/schema")
    ways = {way["name"]: way for way in game["ways"]}
    assert (ways["2023"]["seats"], ways["2023"]["usual"]) == ([2, 3, 4], 2)
    assert (ways["teams"]["seats"], ways["teams"]["usual"]) == ([4], 4)
    assert [level["name"] for level in game["levels"]][-4:] == ["beginner", "club", "strong", "expert"]
    assert all(level["help"]["fr"] != level["help"]["en"] for level in game["levels"])
    assert game["seats"] == [2, 3, 4]
    rules = httpx.get(f"{server.url}/api/games/shokoba/rules?language=fr").json()
    assert "SHO-15" in rules["clauses"]


def test_options_are_judged_before_there_is_a_table(server: Server) -> None:
    def judged(**options: object) -> httpx.Response:
        return httpx.post(f"{server.url}/api/games/shokoba/options", json={"options": options})

    free = judged(seats=4, edition="classic").json()
    assert (free["options"]["target"], free["options"]["youngest"]) == (11, 0)
    refused = {(one["name"], one["choice"]): one["refusal"] for one in free["refused"]}
    assert ("nine_cards", True) in refused
    assert ("teams", True) not in refused
    assert refused["target", 7]["clause"] == "SHO-30"
    both = judged(seats=3, teams=True).json()
    assert (both["options"], both["refusal"]["clause"]) == (None, "SHO-34")
    assert judged(seats=[3]).json()["refusal"]["field"] == "seats"
    assert free["refusal"] is None


def test_a_lesson_is_played_step_by_step(server: Server) -> None:
    def learn(**asked: object) -> httpx.Response:
        return httpx.post(f"{server.url}/api/games/shokoba/lessons/first-game", json=asked)

    assert [one["lesson"] for one in httpx.get(f"{server.url}/api/games/shokoba/lessons").json()] == ["first-game"]
    begins = learn().json()
    assert (begins["step"], begins["waits"], begins["view"]["table"]) == (0, False, ["R10", "S5", "S4", "S3"])
    step = learn(step=1).json()
    assert step["point"] == ["S5"]
    assert "E7xS4+S3" in [move["text"] for move in step["view"]["moves"]]
    wrong = learn(step=1, move="E7xS4+S3").json()
    assert (wrong["right"], wrong["refusal"], wrong["say"]["en"][:4]) == (False, None, "Well")
    refused = learn(step=1, move="S5").json()
    assert (refused["right"], refused["refusal"]["clause"]) == (False, "SHO-15")
    right = learn(step=1, move="S5xS5").json()
    assert [one["move"]["text"] for one in right["played"]] == ["S5xS5", "R9"]
    assert right["played"][0]["words"]["fr"] == ["Lou joue S5 et prend S5."]
    assert learn(step=2).json()["view"] == right["played"][-1]["view"]
    end = learn(step=8, move="S6").json()["played"][-1]
    assert end["view"]["result"]["winners"] == [0]
    assert {"swept", "tied", "over"} <= {event["what"] for event in end["happened"]}
    assert learn(step=11).status_code == 422
    assert learn(step=-1).status_code == 400
    assert httpx.post(f"{server.url}/api/games/shokoba/lessons/second", json={}).status_code == 404
