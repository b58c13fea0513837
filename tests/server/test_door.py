"""The door around the application: what goes wrong behind it is answered, told in the log, and counted."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server import door as doors
from ludotheque.server.app import create_app
from ludotheque.server.door import App, Door
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.metrics import Metrics


def asking(app: App) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")  # type: ignore[arg-type]


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def broken(scope: Any, receive: Any, send: Any) -> None:
    raise ValueError("a secret")


async def test_a_fault_of_ours_is_answered_in_our_words_and_told_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with asking(create_app(str(tmp_path))) as client:  # nobody has opened its hall
        answer = await client.get("/health/ready")
    assert (answer.status_code, answer.json()["key"]) == (500, "our-fault")
    (record,) = [record for record in caplog.records if record.name.startswith("ludotheque")]
    assert (record.msg, record.facts) == ("broken", {"route": "/health/ready"})  # type: ignore[attr-defined]
    assert record.exc_info


async def test_even_what_the_framework_did_not_catch_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    async with asking(Door(broken, Limits(), metrics, "")) as client:
        answer = await client.get("/api/me")
    assert (answer.status_code, answer.json()["key"]) == (500, "our-fault")
    assert "a secret" not in answer.text
    assert [record.msg for record in caplog.records if record.name.startswith("ludotheque")] == ["broken"]
    assert b'ludotheque_requests_total{method="GET",route="other",status="500"} 1.0' in metrics.text()


async def test_a_slow_command_gets_a_line(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    door = Door(fine, Limits(), Metrics(), "")
    async with asking(door) as client:
        await client.post("/api/tables/secret/commands?invitation=secret")
        monkeypatch.setattr(doors, "SLOW", 0.0)
        await client.get("/api/tables/secret")
        await client.post("/api/tables/secret/commands?invitation=secret")
    told = [record for record in caplog.records if record.name.startswith("ludotheque")]
    assert [(record.msg, record.facts["status"]) for record in told] == [("slow command", 200)]  # type: ignore[attr-defined]
    assert "secret" not in str(vars(told[0]))


async def test_a_flood_of_anything_is_refused_before_anybody_looks_at_it() -> None:
    metrics = Metrics()
    door = Door(fine, Limits(by_address={"ask": Rate(2, 60.0)}), metrics, "")
    async with asking(door) as client:
        answers = [await client.get("/whatever") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
    assert answers[-1].headers["cache-control"] == "no-store"
    assert b'ludotheque_refusals_total{kind="TooOften"} 1.0' in metrics.text()
