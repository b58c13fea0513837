"""People at tables, over the network: arrive, sit down, play, watch, come back."""

import json
import random
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import ludotheque
from ludotheque.records import verify
from tests.server.http.conftest import Player, Server

ME, OPEN = {"who": "me"}, {"who": "open"}
SECONDS_TO_END = 300.0  # a match of bots, on a busy machine


def begun(server: Server, game: str = "shokoba", **wishes: object) -> tuple[Player, Player, str]:
    """Anne and Bob at a table, the match begun."""
    anne, bob = Player(server, "Anne"), Player(server, "Bob")
    made = anne.table(game, [ME, OPEN], **wishes)
    bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"])
    anne.does(made["table"], "start")
    return anne, bob, made["table"]


def test_a_visitor_has_an_identity_and_a_name_at_once(server: Server) -> None:
    guest = httpx.post(f"{server.url}/api/guests", json={}, headers={"accept-language": "fr-CH, en;q=0.5"})
    assert guest.json()["name"].startswith("Invité ")
    cookie = guest.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    me = httpx.get(f"{server.url}/api/me", cookies=guest.cookies).json()
    facts = {"id": guest.json()["id"], "name": guest.json()["name"], "named": False, "language": "fr"}
    assert me == {**facts, "email": None, "email_confirmed": False}
    renamed = httpx.patch(f"{server.url}/api/me", cookies=guest.cookies, json={"name": "Anne"}).json()
    assert (renamed["name"], renamed["named"]) == ("Anne", True)
    assert httpx.get(f"{server.url}/api/me").status_code == 401


def test_who_stays_is_the_same_guest_and_gets_no_other_token(server: Server) -> None:
    first = httpx.post(f"{server.url}/api/guests", json={"stay": True, "name": "Anne"})
    again = httpx.post(f"{server.url}/api/guests", json={"stay": True, "name": "Eve"}, cookies=first.cookies)
    assert again.json() == {"id": first.json()["id"], "name": "Anne", "token": None}
    assert "set-cookie" not in again.headers
    assert httpx.post(f"{server.url}/api/guests", json={"stay": True}).json()["id"] != first.json()["id"]


def test_a_guest_changes_its_name_moves_to_another_device_and_is_forgotten(server: Server) -> None:
    anne = Player(server, "Anne")
    assert anne.http.patch("/api/me", json={"name": " Anne  B. "}).json()["name"] == "Anne B."
    assert anne.http.patch("/api/me", json={"name": "Zoe\u0308"}).json()["name"] == "Zoë"
    for unfit in ("x" * 60, " ", "\u3164", "A\u2800", "\u0301", "\u202eeve"):
        refused = anne.http.patch("/api/me", json={"name": unfit})
        assert (refused.status_code, refused.json()["field"]) == (422, "name")
    anne.http.patch("/api/me", json={"name": "Anne B."})
    code = anne.http.post("/api/me/code").json()["code"]
    moved = httpx.post(f"{server.url}/api/guests", json={"code": code.lower()})
    assert moved.json()["name"] == "Anne B."
    assert moved.json()["token"] != anne.token
    assert httpx.post(f"{server.url}/api/guests", json={"code": code}).status_code == 409
    assert anne.http.delete("/api/me").status_code == 204
    assert anne.http.get("/api/me").status_code == 401
    assert httpx.get(f"{server.url}/api/me", cookies=moved.cookies).status_code == 401


def test_a_browser_can_be_left_without_forgetting_who_one_is_elsewhere(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/guests", json={"name": "Anne"})
        code = browser.post("/api/me/code").json()["code"]
        elsewhere = httpx.post(f"{server.url}/api/guests", json={"code": code}).cookies
        token = browser.cookies["ludotheque"]
        assert browser.delete("/api/me/device").status_code == 204
        assert set(browser.cookies) == set()
    assert httpx.get(f"{server.url}/api/me", cookies={"ludotheque": token}).status_code == 401
    assert httpx.get(f"{server.url}/api/me", cookies=elsewhere).json()["name"] == "Anne"


def test_two_people_play_a_whole_match_and_everybody_hears_every_move_once(server: Server) -> None:
    anne, bob, table = begun(server)
    chance = random.Random(1)
    with anne.listen(table) as one, bob.listen(table) as other:
        snapshots = [json.loads(ear.recv()) for ear in (one, other)]
        version = snapshots[0]["version"]
        views = [snapshot["view"] for snapshot in snapshots]
        while views[0]["turn"] is not None:
            seat = views[0]["turn"]
            move = chance.choice(views[seat]["moves"])
            answer = (anne, bob)[seat].send(table, "play", version, moves=[move["text"]])
            events = [json.loads(ear.recv()) for ear in (one, other)]
            version += 1
            assert answer.json() == {"version": version}
            assert [event["version"] for event in events] == [version, version]
            assert [event["moves"] for event in events] == [[move], [move]]
            assert events[0]["words"]
            views = [event["view"] for event in events]
            assert [view["seat"] for view in views] == [0, 1]
    record = anne.http.get(f"/api/tables/{table}/record").json()
    assert ludotheque.replay(record).result is not None
    assert all(finding.holds for finding in verify(record))
    assert bob.look(table)["state"] == "over"


def test_a_stale_command_is_refused_with_what_was_missed_and_the_same_key_gets_the_first_answer(server: Server) -> None:
    anne, bob, table = begun(server)
    players, seen = (anne, bob), anne.look(table)
    mover = players[seen["view"]["turn"]]
    move = mover.look(table)["view"]["moves"][0]["text"]
    first = mover.send(table, "play", seen["version"], key="once", moves=[move])
    again = mover.send(table, "play", seen["version"], key="once", moves=[move])
    assert first.json() == again.json()
    assert anne.look(table)["version"] == first.json()["version"]
    late = mover.send(table, "play", seen["version"], moves=[move])
    assert (late.status_code, late.json()["key"]) == (409, "version-stale")
    assert [event["version"] for event in late.json()["missed"]] == [first.json()["version"]]


def test_every_refusal_of_a_move_names_the_rule(server: Server) -> None:
    anne, bob, table = begun(server, options={"edition": "classic"})
    seen = anne.look(table)
    turn = seen["view"]["turn"]
    wrong = (anne, bob)[1 - turn].send(table, "play", seen["version"], moves=["S4"])
    assert (wrong.status_code, wrong.json()["clause"]) == (422, "SHO-12")
    wrong = (anne, bob)[turn].send(table, "play", seen["version"], moves=["Z9"])
    assert (wrong.status_code, wrong.json()["clause"]) == (422, "SHO-2")
    assert set(wrong.json()["message"]) == {"fr", "en"}
    assert anne.look(table)["version"] == seen["version"]


def test_a_private_table_is_for_those_who_are_invited(server: Server) -> None:
    anne, stranger = Player(server, "Anne"), Player(server, "Eve")
    made = anne.table("shokoba", [ME, OPEN])
    table, invitation = made["table"], made["invitation"]
    for answer in (
        stranger.http.get(f"/api/tables/{table}"),
        stranger.http.get(f"/api/tables/{table}/events"),
        stranger.http.get(f"/api/tables/{table}/shuffle"),
        stranger.send(table, "sit", 0, seat=1),
        stranger.send(table, "sit", 0, seat=1, invitation="guessed"),
        stranger.send(table, "start", 0),
    ):
        assert answer.status_code == 403, answer.text
    assert made["table"] not in [found["table"] for found in stranger.http.get("/api/tables?open=true").json()]
    assert stranger.look(table, invitation=invitation)["you"] is None
    assert stranger.send(table, "sit", 0, seat=1, invitation=invitation).status_code == 200
    with pytest.raises(ConnectionClosed) as closed, Player(server).listen(table) as ear:
        ear.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_who_is_invited_and_comes_too_late_for_a_version_is_told_what_was_missed(server: Server) -> None:
    anne, bob = Player(server, "Anne"), Player(server, "Bob")
    made = anne.table("shokoba", [ME, OPEN])
    anne.does(made["table"], "words", text="sesame")
    late = bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"])
    assert (late.status_code, late.json()["key"]) == (409, "version-stale")
    assert [(event["version"], event["you"]) for event in late.json()["missed"]] == [(1, None)]
    assert bob.send(made["table"], "sit", 1, seat=1, invitation=made["invitation"]).status_code == 200


def test_open_and_own_tables_are_listed_and_say_whose_turn_it_is(server: Server) -> None:
    anne, bob, table = begun(server, public=True)
    turn = anne.look(table)["view"]["turn"]
    mine = [player.http.get("/api/tables?mine=true").json()[0] for player in (anne, bob)]
    assert [found["table"] for found in mine] == [table, table]
    assert [found["your_turn"] for found in mine] == [turn == 0, turn == 1]
    waiting = anne.table("ido", [ME, OPEN], public=True)["table"]
    listed = Player(server).http.get("/api/tables?open=true&game=ido").json()
    assert waiting in [found["table"] for found in listed]


def test_events_can_be_asked_for_and_waited_for(server: Server) -> None:
    anne, bob, table = begun(server)
    version = anne.look(table)["version"]
    (snapshot,) = bob.http.get(f"/api/tables/{table}/events").json()
    assert snapshot["table"] == table
    assert bob.http.get(f"/api/tables/{table}/events?after={version}").json() == []
    told = bob.http.get(f"/api/tables/{table}/events?after=0").json()
    assert [event["version"] for event in told] == list(range(1, version + 1))
    mover = (anne, bob)[snapshot["view"]["turn"]]
    with bob.listen(table, after=version) as ear:
        mover.does(table, "play", moves=[mover.look(table)["view"]["moves"][0]["text"]])
        assert json.loads(ear.recv())["version"] == version + 1
    waited = bob.http.get(f"/api/tables/{table}/events?after={version}&wait=20").json()
    assert [event["version"] for event in waited] == [version + 1]


def test_hints_and_previews_are_for_the_seat_to_act_where_the_table_allows_them(server: Server) -> None:
    anne, bob, table = begun(server, "ido", hints=True)
    turn = anne.look(table)["view"]["turn"]
    mover, other = (anne, bob)[turn], (anne, bob)[1 - turn]
    best = mover.http.get(f"/api/tables/{table}/hint").json()
    assert best[0]["move"] in [move["text"] for move in mover.look(table)["view"]["moves"]]
    assert best[0]["meaning"] != best[0]["move"]  # in words
    assert other.http.get(f"/api/tables/{table}/hint").status_code == 422
    seen = mover.look(table)
    shown = mover.http.post(f"/api/tables/{table}/preview", json={"moves": [best[0]["move"]]}).json()
    assert shown["happened"]
    assert mover.look(table) == seen
    _, _, plain = begun(server)
    assert anne.http.get(f"/api/tables/{plain}/hint").status_code == 403


def test_a_killed_server_has_lost_nothing_that_it_answered_and_bots_go_on(server: Server) -> None:
    anne = Player(server, "Anne")
    bots = [{"who": "bot", "level": level} for level in ("greedy", "club", "beginner")]
    table = anne.table("stratheos", bots, public=True)["table"]
    anne.does(table, "start")
    people, partner, shared = begun(server)
    turn = people.look(shared)["view"]["turn"]
    mover = (people, partner)[turn]
    kept = mover.does(shared, "play", moves=[mover.look(shared)["view"]["moves"][0]["text"]])
    before = [player.look(shared) for player in (people, partner)]
    server.kill()
    server.start()
    assert [player.look(shared) for player in (people, partner)] == before
    assert before[0]["version"] == kept
    until = time.monotonic() + SECONDS_TO_END
    while (seen := anne.look(table))["state"] != "over":
        assert time.monotonic() < until, f"the bots do not go on: version {seen['version']}"
        time.sleep(0.1)
    assert seen["result"]["winners"]
