"""Schemathesis over the OpenAPI document of a real server: `python -m benchmarks.fuzz [CASES]`, 20,000 if not given.

Every operation, with good and bad data, as nobody and as a guest who sits at tables. No answer may be a 5xx or anything
that the document does not say.
"""

import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
SEEN = (None, 0, 1, 2, 3)  # versions that a table may well have
GAME = "shokoba"
PORT = 18_499


class World:
    """A server with somebody at some tables: those that wait, that are played at, that are another's."""

    def __init__(self, url: str):
        self.url = url
        self.http = requests.Session()
        self.token, other = self.arrive(), self.arrive()
        me, free, bot = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "greedy"}
        self.tables = [
            self.table(self.token, [me, free], public=True),
            self.table(self.token, [me, bot], hints=True),
            self.table(other, [me, free]),
        ]
        self.does(self.tables[1], {"do": "start", "version": 0, "key": "start"})

    def arrive(self) -> str:
        return str(httpx.post(f"{self.url}/api/guests", json={}).json()["token"])

    def table(self, token: str, seats: list[dict[str, str]], **wishes: Any) -> str:
        wish = {"game": GAME, "seats": seats, "key": str(wishes), **wishes}
        return str(httpx.post(f"{self.url}/api/tables", json=wish, headers=bearer(token)).json()["table"])

    def does(self, table: str, command: dict[str, Any]) -> None:
        address = f"{self.url}/api/tables/{table}/commands"
        assert httpx.post(address, json=command, headers=bearer(self.token)).status_code == 200


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def fuzz(url: str, cases: int, number: int = 1) -> Counter[int]:
    """So many cases over all operations; how often each status was the answer. What is wrong is raised."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    world, answers = World(url), Counter[int]()
    modes = [(mode, known) for mode in GenerationMode for known in (True, False)]
    each = -(-cases // (len(operations) * len(modes)))
    while answers.total() < cases:  # where little can be varied there are fewer cases: others come again
        for operation in operations:
            for mode, known in modes:
                if answers.total() >= cases:
                    return answers
                with suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked for
                    _fuzz_one(world, operation, mode, known, each, number, answers)
        number += 1
    return answers


def _fuzz_one(
    world: World, operation: Any, mode: GenerationMode, known: bool, each: int, number: int, answers: Counter[int]
) -> None:
    """One operation, with data that fits it or not, as a guest or as nobody."""
    deletes = operation.method.upper() == "DELETE"

    @seed(number)
    @settings(
        max_examples=each,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from([None, *world.tables]),
        version=st.sampled_from(SEEN),
    )
    def one(case: Case, table: str | None, version: int | None) -> None:
        _make_likely(case, table, version)
        token = world.arrive() if known and deletes else world.token
        response = case.call(base_url=world.url, session=world.http, headers=bearer(token) if known else None)
        world.http.cookies.clear()
        answers[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    one()


def _make_likely(case: Case, table: str | None, version: int | None) -> None:
    """Made-up names and versions alone would never get past the first question."""
    if table is not None:
        for name, known in (("table", table), ("game", GAME)):
            for given_ in (case.path_parameters, case.body):
                if isinstance(given_, dict) and name in given_:
                    given_[name] = known
        if isinstance(case.body, dict) and "seats" in case.body and version:
            case.body |= {"seats": [{"who": "me"}, {"who": "open"}], "options": {}}
    if version is not None and isinstance(case.body, dict) and "version" in case.body:
        case.body["version"] = version
    if case.query and isinstance(case.query.get("wait"), int | float):
        case.query["wait"] = min(case.query["wait"], 0.01)


def main() -> None:
    cases = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    url = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve", "--port", str(PORT)]
        server = subprocess.Popen([*command, "--data", folder, "--no-limits", "--log", "warning", "--pause", "0"])
        try:
            while True:
                time.sleep(0.2)
                try:
                    if httpx.get(f"{url}/health/ready").status_code == 200:
                        break
                except httpx.TransportError:
                    assert server.poll() is None, "the server has ended"
            began = time.monotonic()
            answers = fuzz(url, cases)
            print(f"{answers.total():,} cases in {time.monotonic() - began:.0f} s: {dict(sorted(answers.items()))}")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
