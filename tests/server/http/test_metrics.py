"""What is counted, and who may look."""

import re

import httpx
import pytest

from ludotheque.server.metrics import may_look
from tests.server.http.conftest import Player, Server

ME, BOT = {"who": "me"}, {"who": "bot", "level": "greedy"}


def value(server: Server, line: str) -> float:
    """The number after a name with its labels."""
    told = httpx.get(f"{server.url}/metrics")
    assert told.status_code == 200
    found = re.search(rf"^{re.escape(line)} (\S+)$", told.text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_what_happens_is_counted(server: Server) -> None:
    started = 'ludotheque_rows_total{by="guest",do="start"}'
    asked = 'ludotheque_requests_total{method="POST",route="/api/tables/{table}/commands",status="200"}'
    before = [value(server, line) for line in (started, asked, "ludotheque_command_seconds_count")]
    anne = Player(server, "Anne")
    table = anne.table("shokoba", [ME, BOT])["table"]
    anne.does(table, "start")
    after = [value(server, line) for line in (started, asked, "ludotheque_command_seconds_count")]
    assert after == [number + 1 for number in before]
    with anne.listen(table) as ear:
        ear.recv()
        assert value(server, "ludotheque_streams") >= 1
    assert value(server, "ludotheque_tables") >= 1
    assert value(server, 'ludotheque_store_seconds_count{work="commit"}') >= 2
    refused = 'ludotheque_refusals_total{kind="NoSuchTable"}'
    before_refused = value(server, refused)
    anne.http.get("/api/tables/nowhere")
    assert value(server, refused) == before_refused + 1


def test_the_counts_name_nobody_and_no_table(server: Server) -> None:
    anne = Player(server, "Anne Unheard-Of")
    made = anne.table("shokoba", [ME, BOT])
    anne.http.get(f"/api/tables/{made['table']}", params={"invitation": made["invitation"]})
    anne.http.get(f"/unheard-of/{made['table']}")
    told = httpx.get(f"{server.url}/metrics").text
    for secret in (made["table"], made["invitation"], anne.token, "Unheard-Of", "unheard-of"):
        assert secret not in told


@pytest.mark.parametrize(
    "headers", [{"x-forwarded-for": "192.0.2.1"}, {"host": "tables.local"}, {"forwarded": "for=192.0.2.1"}]
)
def test_the_world_sees_no_metrics(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (404, "nothing-here")


def asking(client: str, **headers: str) -> dict[str, object]:
    named = {"host": "127.0.0.1:8000", **headers}
    return {"client": (client, 1), "headers": [(name.encode(), text.encode()) for name, text in named.items()]}


def test_this_machine_may_look_unless_a_token_is_set() -> None:
    assert may_look(asking("127.0.0.1"), "")
    assert may_look(asking("::1", host="[::1]:8000"), "")
    assert may_look(asking("127.0.0.1", host="localhost:8000"), "")
    assert not may_look(asking("192.0.2.1"), "")
    assert not may_look(asking("127.0.0.1", via="1.1 proxy"), "")
    assert not may_look(asking("127.0.0.1"), "token")
    assert not may_look(asking("127.0.0.1", authorization="Bearer other"), "token")
    assert may_look(asking("192.0.2.1", host="tables.local", authorization="Bearer token"), "token")
