"""The log: events as lines of JSON, and nothing in it that players must not know, however much is logged."""

import json
import logging
import random
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.logs import Lines
from ludotheque.server.store import StoreUnavailable
from ludotheque.server.store.watching import Watch
from tests.server.http.conftest import Player, Server

ME, OPEN = {"who": "me"}, {"who": "open"}
# What somebody might do to see more: then the libraries below tell whole requests and all that is sent.
CARELESS = (
    "import logging; from ludotheque.server import logs; logs.configure = lambda level: logging.basicConfig(level=0)"
)


def played(server: Server) -> dict[str, list[str]]:
    """A match with hidden cards at a private table, with all that may go wrong; what must stay secret, by its kind."""
    anne, bob = Player(server, "Anne"), Player(server, "Bob")
    made = anne.table("shokoba", [ME, OPEN], hints=True)
    table, invitation = made["table"], made["invitation"]
    code = anne.http.post("/api/me/code").json()["code"]
    httpx.post(f"{server.url}/api/guests", json={"code": code})
    bob.http.get(f"/api/tables/{table}/record", params={"invitation": invitation})
    address = f"/api/tables/{table}/events?invitation={invitation}&after=-1"
    bob.http.get(address)
    bob.send(table, "sit", 0, seat=1, invitation=invitation)
    anne.does(table, "start")
    hands: set[str] = set()
    chance, players = random.Random(1), (anne, bob)
    with anne.listen(table) as one, bob.listen(table) as other:
        views = [json.loads(ear.recv(timeout=20))["view"] for ear in (one, other)]
        while views[0]["turn"] is not None:
            hands |= {json.dumps(view["hand"], separators=(",", ":")) for view in views if len(view["hand"]) > 1}
            seat = views[0]["turn"]
            players[1 - seat].send(table, "play", 0, moves=["S4"])
            move = chance.choice(views[seat]["moves"])["text"]
            players[seat].does(table, "play", moves=[move])
            views = [json.loads(ear.recv(timeout=20))["view"] for ear in (one, other)]
    record = anne.http.get(f"/api/tables/{table}/record").json()
    shuffle = record["shuffle"]
    return {
        "token": [anne.token, bob.token],
        "invitation": [invitation],
        "code": [code],
        "hand": sorted(hands),
        "seed": [str(record["seed"]), shuffle["secret"]],
    }


def leaked(log: str, secrets: dict[str, list[str]]) -> set[str]:
    """Which kinds of secrets are in a log."""
    bare = log.replace(" ", "").replace('\\"', '"')
    return {kind for kind, values in secrets.items() if any(value in log or value in bare for value in values)}


def test_the_log_at_its_fullest_holds_no_secret_and_is_json(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "data"), "--limits", log=tmp_path / "log", LUDOTHEQUE_LOG="debug")
    secrets = played(server)
    for _ in range(8):  # a flood, with an address that is only claimed
        httpx.post(f"{server.url}/api/guests", json={"code": "WRONG"}, headers={"x-forwarded-for": "192.0.2.9"})
    server.stop()
    log = (tmp_path / "log").read_text()
    assert all(secrets.values())
    assert leaked(log, secrets) == set()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    lines = [line for line in lines if line["event"] != "slow command"]  # as a busy machine may have them
    assert [line["event"] for line in lines] == ["start", "flood", "stop"]
    assert lines[0]["store"] == "SQLiteStore"
    assert (lines[1]["what"], lines[1]["who"]) == ("code", "127.0.0.1")


def test_a_log_that_leaks_is_found_out(tmp_path: Path) -> None:
    whole = {"WEBSOCKETS_MAX_LOG_SIZE": "100000"}
    server = Server(str(tmp_path / "data"), "--limits", log=tmp_path / "log", first=CARELESS, **whole)
    secrets = played(server)
    server.stop()
    assert {"token", "invitation", "hand"} <= leaked((tmp_path / "log").read_text(), secrets)


def record_of(name: str, message: str, trouble: BaseException | None = None, **more: Any) -> dict[str, Any]:
    info = (type(trouble), trouble, trouble.__traceback__) if trouble else None
    record = logging.LogRecord(name, logging.ERROR, "file", 1, message, ("S4",), info)
    for key, found in more.items():
        setattr(record, key, found)
    return dict(json.loads(Lines().format(record)))


def test_an_error_is_told_by_its_kind_and_its_place_and_not_by_its_words() -> None:
    try:
        try:
            {}["a hand"]
        except KeyError as cause:
            raise ValueError("S4 S5") from cause
    except ValueError as trouble:
        line = record_of("ludotheque.server", "broken", trouble, facts={"route": "/api/me"})
    assert (line["event"], line["route"], line["trouble"]) == ("broken", "/api/me", ["ValueError", "KeyError"])
    assert line["where"][-1].endswith(sys._getframe().f_code.co_name)
    assert "S4" not in json.dumps(line)


def test_what_others_log_is_kept_without_its_values() -> None:
    line = record_of("uvicorn.error", "sent %s\nto somebody", facts={"secret": 1})
    assert (line["event"], line["logger"]) == ("sent %s", "uvicorn.error")
    assert "secret" not in line


def test_a_store_that_goes_away_and_comes_back_gets_two_lines(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch()
    for fails in (False, True, True, True, False, False):
        try:
            with watch.over("commit"):
                if fails:
                    raise StoreUnavailable("store-unavailable") from OSError("secret")
            with watch.over("read"):
                pass
        except StoreUnavailable:
            pass
    told = [(record.msg, record.facts["work"]) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("store gone", "commit"), ("store back", "commit")]
