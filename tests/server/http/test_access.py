"""Nobody gets in: other people's seats, private tables, tokens of others, and who was let in once."""

import json
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.http.conftest import Player, Server, closed_with

ME, OPEN = {"who": "me"}, {"who": "open"}
COMMANDS: list[dict[str, Any]] = [
    {"do": "play", "moves": ["S4"]},
    {"do": "start"},
    {"do": "stand"},
    {"do": "bot", "seat": 1, "level": "club"},
    {"do": "words", "text": "mine"},
    {"do": "takeback"},
    {"do": "agree", "to": "end"},
    {"do": "refuse", "to": "end"},
    {"do": "resign"},
    {"do": "rematch"},
    {"do": "react", "sign": "bravo"},
    {"do": "leave"},
    {"do": "return"},
]


def heard(ear: ClientConnection) -> dict[str, Any]:
    return dict(json.loads(ear.recv(timeout=20)))


def test_who_does_not_sit_there_can_do_nothing_at_a_table(server: Server) -> None:
    anne, bob, eve = (Player(server, name) for name in ("Anne", "Bob", "Eve"))
    made = anne.table("shokoba", [ME, OPEN], public=True, hints=True)
    bob.send(made["table"], "sit", 0, seat=1)
    anne.does(made["table"], "start")
    before = anne.look(made["table"])
    for wish in COMMANDS:
        answer = eve.send(made["table"], version=before["version"], **wish)
        assert answer.status_code in (403, 409, 422), (wish, answer.text)
    assert eve.send(made["table"], "sit", before["version"], seat=0).status_code == 409
    assert eve.http.get(f"/api/tables/{made['table']}/hint").status_code == 403
    assert eve.http.post(f"/api/tables/{made['table']}/preview", json={"moves": ["S4"]}).status_code == 403
    assert anne.look(made["table"]) == before
    assert eve.look(made["table"])["you"] is None


def test_a_private_table_tells_a_stranger_nothing_on_any_path(server: Server) -> None:
    anne, eve = Player(server, "Anne"), Player(server, "Eve")
    table = anne.table("shokoba", [ME, {"who": "bot"}])["table"]
    anne.does(table, "start")
    for rest in ("", "/events", "/events?after=0&wait=1", "/record", "/shuffle", "/hint"):
        for guess in ("", "invitation=guess"):
            mark = "&" if "?" in rest else "?"
            answer = eve.http.get(f"/api/tables/{table}{rest}{mark}{guess}")
            assert answer.status_code == 403, (rest, answer.text)
            assert "hand" not in answer.text
    for wish in COMMANDS:
        assert eve.send(table, version=1, **wish).status_code == 403
    with eve.listen(table) as ear:
        assert closed_with(ear) == (4403, "table-private")
    listed = [
        found["table"]
        for path in ("", "?open=true", "?mine=true")
        for found in eve.http.get(f"/api/tables{path}").json()
    ]
    assert table not in listed


@pytest.mark.parametrize("token", ["x", "x" * 5_000, "é", "null", "Bearer", "' OR 1=1 --", "%00"])
def test_a_token_that_is_nobodys_opens_nothing(server: Server, token: str) -> None:
    for headers in ({"authorization": f"Bearer {token}".encode()}, {"cookie": f"ludotheque={token}".encode()}):
        answer = httpx.get(f"{server.url}/api/me", headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (401, "nobody")


def test_an_id_is_no_token_and_a_token_that_was_deleted_is_none_any_more(server: Server) -> None:
    anne = Player(server, "Anne")
    id = anne.http.get("/api/me").json()["id"]
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {id}"}).status_code == 401
    table = anne.table("shokoba", [ME, OPEN])["table"]
    assert anne.http.delete("/api/me").status_code == 204
    for answer in (anne.http.get("/api/me"), anne.http.get(f"/api/tables/{table}"), anne.send(table, "start", 0)):
        assert answer.status_code == 401
    with anne.listen(table) as ear:
        assert closed_with(ear) == (4401, "nobody")


def test_a_code_is_good_once_and_only_as_it_was_given(server: Server) -> None:
    anne = Player(server, "Anne")
    code = anne.http.post("/api/me/code").json()["code"]
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    for guess in (wrong, code[:-1], ""):
        assert httpx.post(f"{server.url}/api/guests", json={"code": guess}).status_code == 409
    assert httpx.post(f"{server.url}/api/guests", json={"code": code}).status_code == 201
    assert httpx.post(f"{server.url}/api/guests", json={"code": code}).status_code == 409


@pytest.mark.parametrize("table", ["x", "x" * 2_000, "%2e%2e", "é", "%00", "%ED%A0%80", "a%2Fb", "' OR 1=1 --"])
def test_an_id_that_was_guessed_leads_nowhere(server: Server, table: str) -> None:
    eve = Player(server, "Eve")
    for answer in (eve.http.get(f"/api/tables/{table}"), eve.send(table, "start", 0)):
        assert answer.status_code == 404, answer.text


def test_who_is_forgotten_hears_no_more(server: Server) -> None:
    anne, bob = Player(server, "Anne"), Player(server, "Bob")
    made = anne.table("shokoba", [ME, OPEN])
    bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"])
    with anne.listen(made["table"]) as gone, bob.listen(made["table"]) as stays:
        assert heard(stays)["you"] == 1
        assert anne.http.delete("/api/me").status_code == 204
        assert closed_with(gone) == (4401, "nobody")
        left = heard(stays)
        assert (left["do"], left["seats"][0]["who"]) == ("leave", "open")
        bob.does(made["table"], "words", text="still here")
        told = heard(stays)
        assert told["do"] == "words"
        assert "Anne" not in json.dumps([left, told])


def test_a_new_name_is_heard_with_the_next_event_and_the_stream_stays(server: Server) -> None:
    anne = Player(server, "Anne")
    table = anne.table("shokoba", [ME, OPEN])["table"]
    with anne.listen(table) as ear:
        assert heard(ear)["seats"][0]["name"] == "Anne"
        anne.http.patch("/api/me", json={"name": "Anna"})
        anne.does(table, "words", text="hello")
        assert heard(ear)["seats"][0]["name"] == "Anna"


def test_who_takes_another_language_hears_the_next_event_in_it(server: Server) -> None:
    anne = Player(server, "Anne")
    table = anne.table("shokoba", [ME, OPEN])["table"]
    with anne.listen(table) as ear:
        heard(ear)
        anne.http.patch("/api/me", json={"language": "fr"})
        anne.does(table, "react", sign="thanks")
        assert "Merci" in heard(ear)["words"][0]


@pytest.mark.parametrize("do", ["stand", "leave"])
def test_who_gets_up_from_a_private_table_hears_no_more_of_it(server: Server, do: str) -> None:
    anne, bob, guest = (Player(server, name) for name in ("Anne", "Bob", "Carl"))
    made = anne.table("shokoba", [ME, OPEN])
    table, invitation = made["table"], made["invitation"]
    bob.send(table, "sit", 0, seat=1, invitation=invitation)
    with bob.listen(table) as ear, anne.listen(table) as own:
        assert heard(ear)["you"] == 1
        heard(own)
        bob.does(table, do)
        anne.does(table, "words", text="between us")
        assert closed_with(ear) == (4403, "table-private")
        assert [heard(own)["do"], heard(own)["do"]] == [do, "words"]
    assert bob.http.get(f"/api/tables/{table}/events").status_code == 403
    assert guest.http.get(f"/api/tables/{table}/events", params={"invitation": invitation}).status_code == 200
