"""Two processes on one PostgreSQL: whoever asks which, it is the same table."""

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.http.conftest import Player, Server
from tests.server.postgresql import Server as Database

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "greedy"}
SOON = 60.0


@pytest.fixture(scope="module")
def both(postgresql: Database) -> Iterator[tuple[Server, Server]]:
    url = postgresql.database("two")
    servers = Server(url), Server(url)
    yield servers
    for server in servers:
        server.kill()


def at(player: Player, server: Server) -> Player:
    """The same guest at the other process."""
    twin = Player.__new__(Player)
    twin.server, twin.token, twin.keys = server, player.token, server.port * 1000
    twin.http = httpx.Client(base_url=server.url, timeout=30, headers={"authorization": f"Bearer {player.token}"})
    return twin


def until(holds: Callable[[], Any]) -> Any:
    end = time.monotonic() + SOON
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def begun(both: tuple[Server, Server], **wishes: Any) -> tuple[Player, Player, str]:
    """Anne at one process, Bob at the other, the match begun."""
    anne, bob = Player(both[0], "Anne"), Player(both[1], "Bob")
    made = anne.table("shokoba", [ME, OPEN], **wishes)
    assert bob.send(made["table"], "sit", 0, seat=1, invitation=made["invitation"]).status_code == 200
    assert anne.send(made["table"], "start", 1).status_code == 200
    return anne, bob, made["table"]


def test_people_at_both_play_a_whole_match_and_hear_every_move_once(both: tuple[Server, Server]) -> None:
    anne, bob, table = begun(both)
    with anne.listen(table) as one, bob.listen(table) as other:
        states = [json.loads(ear.recv()) for ear in (one, other)]
        if states[1]["version"] < 2:  # the start had not come through yet
            states[1] = json.loads(other.recv())
        while states[0]["view"]["turn"] is not None:
            turn, version = states[0]["view"]["turn"], states[0]["version"]
            move = states[turn]["view"]["moves"][0]["text"]
            played = (anne, bob)[turn].send(table, "play", version, moves=[move])
            assert played.json() == {"version": version + 1}
            states = [json.loads(ear.recv(SOON)) for ear in (one, other)]
            assert [state["version"] for state in states] == [version + 1, version + 1]
            assert states[0]["moves"] == states[1]["moves"]
    assert [player.look(table)["state"] for player in (anne, bob)] == ["over", "over"]


def test_of_two_commands_at_once_one_is_stale_and_is_told_what_it_missed(both: tuple[Server, Server]) -> None:
    anne, bob, table = begun(both)
    turn = anne.look(table)["view"]["turn"]
    movers = [at((anne, bob)[turn], server) for server in both]
    outcomes = []
    with ThreadPoolExecutor(2) as threads:
        for _ in range(8):
            seen = until(lambda: len({mover.look(table)["version"] for mover in movers}) == 1 and movers[0].look(table))
            if seen["view"]["turn"] != turn:
                other = (anne, bob)[1 - turn]
                other.does(table, "play", moves=[other.look(table)["view"]["moves"][0]["text"]])
                continue
            moves = [move["text"] for move in seen["view"]["moves"]]
            sent = [
                threads.submit(mover.send, table, "play", seen["version"], moves=[move])
                for mover, move in zip(movers, (moves[0], moves[-1]), strict=True)
            ]
            answers = sorted((each.result() for each in sent), key=lambda answer: answer.status_code)
            assert [answer.status_code for answer in answers] == [200, 409]
            assert answers[0].json() == {"version": seen["version"] + 1}
            assert answers[1].json()["key"] == "version-stale"
            assert [event["version"] for event in answers[1].json()["missed"]] == [seen["version"] + 1]
            outcomes.append(answers)
    assert len(outcomes) >= 3


def test_the_same_key_at_the_other_process_gets_the_first_answer(both: tuple[Server, Server]) -> None:
    anne, bob, table = begun(both)
    turn = anne.look(table)["view"]["turn"]
    movers = [at((anne, bob)[turn], server) for server in both]
    seen = movers[0].look(table)
    move = seen["view"]["moves"][0]["text"]
    answers = [mover.send(table, "play", seen["version"], key="once", moves=[move]) for mover in movers]
    assert [answer.json() for answer in answers] == [{"version": seen["version"] + 1}] * 2


def test_a_table_made_at_one_with_the_same_key_is_the_same_at_the_other(both: tuple[Server, Server]) -> None:
    anne = Player(both[0], "Anne")
    wish = {"game": "shokoba", "seats": [ME, OPEN], "key": "one table"}
    made = [at(anne, server).http.post("/api/tables", json=wish) for server in (*both, *both)]
    assert [answer.status_code for answer in made] == [201] * 4
    assert len({answer.text for answer in made}) == 1
    other = anne.http.post("/api/tables", json={**wish, "key": "another table"}).json()
    assert other["table"] != made[0].json()["table"]


def test_another_name_and_a_guest_who_is_forgotten_are_known_at_both(both: tuple[Server, Server]) -> None:
    anne, bob, table = begun(both)
    names = lambda player: [seat["name"] for seat in player.look(table)["seats"]]  # noqa: E731
    assert names(bob) == ["Anne", "Bob"]
    anne.http.patch("/api/me", json={"name": "Anna"})
    until(lambda: names(bob) == ["Anna", "Bob"])
    bob.http.delete("/api/me")
    until(lambda: names(anne) == ["Anna", "Player 2"])


def test_bots_and_clocks_of_a_process_that_was_killed_go_on_at_the_other(both: tuple[Server, Server]) -> None:
    anne = Player(both[0], "Anne")
    bots = anne.table("stratheos", [{"who": "bot", "level": "expert"}] * 3, public=True)["table"]
    _, bob, late = begun(both, clock={"per": "move", "seconds": 2})
    assert anne.send(bots, "start", 0).status_code == 200
    both[0].kill()
    watcher = at(anne, both[1])
    before = watcher.look(bots)["version"]
    until(lambda: watcher.look(bots)["version"] > before + 1)
    until(lambda: "time" in [entry["do"] for entry in bob.look(late)["log"]])
    both[0].start()
    assert at(anne, both[0]).look(bots)["version"] > before
