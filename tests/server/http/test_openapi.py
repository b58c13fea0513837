"""The OpenAPI document says everything that is answered, and nothing else is."""

from typing import Any

import httpx
import pytest

from benchmarks.fuzz import fuzz
from ludotheque.server.api.described import REFUSAL
from tests.server.http.conftest import Server

CASES = 200  # 20,000 with `python -m benchmarks.fuzz`


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    return dict(httpx.get(f"{server.url}/api/openapi.json").json())


def test_the_document_lists_everything_that_is_answered(document: dict[str, Any]) -> None:
    wanted = {"/api/guests", "/api/me", "/api/me/code", "/api/tables", "/api/games", "/api/games/{game}"}
    wanted |= {f"/api/tables/{{table}}{rest}" for rest in ("", "/commands", "/events", "/hint", "/preview", "/record")}
    assert wanted <= set(document["paths"])


def test_every_operation_says_how_it_refuses_and_who_may_ask(document: dict[str, Any]) -> None:
    assert document["components"]["schemas"]["Refusal"] == REFUSAL
    for path, methods in document["paths"].items():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Refusal"}
            assert ("401" in operation["responses"]) == bool(operation["security"]), path


def test_no_request_is_answered_as_the_document_does_not_say(server: Server) -> None:
    answers = fuzz(server.url, CASES)
    assert answers.total() >= CASES
    assert {200, 201, 204, 400, 401, 403, 404, 409} <= set(answers)
