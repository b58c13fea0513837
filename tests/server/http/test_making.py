"""Tables are made once, however often they are asked for; lists show what a shelf needs."""

import time
from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.http.conftest import Player, Server

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "greedy"}
WISH = {"game": "shokoba", "seats": [ME, OPEN], "key": "a table"}


def test_the_same_wish_sent_again_is_the_same_table_also_after_a_restart(server: Server) -> None:
    anne = Player(server, "Anne")
    first = anne.http.post("/api/tables", json=WISH)
    anne.does(first.json()["table"], "words", text="sesame")
    assert [first.status_code, anne.http.post("/api/tables", json=WISH).json()] == [201, first.json()]
    server.kill()
    server.start()
    assert anne.http.post("/api/tables", json=WISH).json() == first.json()
    assert len(anne.http.get("/api/tables?mine=true").json()) == 1
    changed = anne.http.post("/api/tables", json={**WISH, "public": True})
    assert (changed.status_code, changed.json()["key"]) == (409, "key-used")
    other = anne.http.post("/api/tables", json={**WISH, "key": "another table"}).json()
    stranger = Player(server).http.post("/api/tables", json=WISH).json()
    assert len({first.json()["table"], other["table"], stranger["table"]}) == 3


def test_of_many_at_once_with_one_key_one_table_comes(server: Server) -> None:
    anne = Player(server, "Anne")
    headers = {"authorization": f"Bearer {anne.token}"}
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(lambda _: httpx.post(f"{server.url}/api/tables", json=WISH, headers=headers), range(16))
        )
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1
    assert len(anne.http.get("/api/tables?mine=true").json()) == 1


def test_a_list_shows_who_sits_where_whose_turn_it_is_and_how_it_ended(server: Server) -> None:
    anne, bob = Player(server, "Anne", "fr"), Player(server, "Bob")
    options = {"edition": "classic"}
    made = anne.table("shokoba", [ME, OPEN, BOT], options=options, public=True, clock={"per": "day", "days": 2})
    (line,) = [one for one in bob.http.get("/api/tables?open=true").json() if one["table"] == made["table"]]
    assert line["title"] == {"fr": "Shokoba", "en": "Shokoba"}
    assert [(seat["who"], seat["name"]) for seat in line["seats"]] == [
        ("guest", "Anne"),
        ("open", None),
        ("bot", "Hazel"),
    ]
    assert (line["open"], line["you"], line["turn"], line["score"], line["result"]) == ([1], None, None, None, None)
    assert (line["options"], line["clock"]) == ({"edition": "classic"}, {"per": "day", "days": 2})
    bob.send(made["table"], "sit", 0, seat=1)
    anne.does(made["table"], "start")
    lines = [player.http.get("/api/tables?mine=true").json()[0] for player in (anne, bob)]
    seen = anne.look(made["table"])
    until = time.monotonic() + 30
    while seen["view"]["turn"] == 2:
        assert time.monotonic() < until, "the bot does not play"
        seen = anne.look(made["table"])
    lines = [player.http.get("/api/tables?mine=true").json()[0] for player in (anne, bob)]
    assert [line["turn"] for line in lines] == [seen["view"]["turn"]] * 2
    assert [line["your_turn"] for line in lines] == [seen["view"]["turn"] == seat for seat in (0, 1)]
    assert [line["open"] for line in lines] == [[], []]
    assert [line["score"] for line in lines] == [{"round": 1, "points": [0, 0, 0]}] * 2


def test_a_finished_match_is_listed_last_with_its_result_and_never_to_strangers(server: Server) -> None:
    anne, bob = Player(server, "Anne"), Player(server, "Bob")
    made = anne.table("shokoba", [ME, OPEN])
    bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"])
    anne.does(made["table"], "start")
    anne.does(made["table"], "resign")
    waiting = anne.http.post("/api/tables", json={**WISH, "key": "next"}).json()["table"]
    mine = anne.http.get("/api/tables?mine=true").json()
    assert [line["table"] for line in mine] == [waiting, made["table"]]
    assert mine[1]["result"]["winners"] == [1]
    assert mine[1]["state"] == "over"
    everybody = Player(server).http.get("/api/tables").json()
    assert made["table"] not in [line["table"] for line in everybody]
