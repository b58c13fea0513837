"""A process that writes, to be killed; and whether all that it acknowledged is there."""

import subprocess
import sys
from pathlib import Path

from ludotheque.server.store import Store
from tests.server.store.examples import row

TABLES = [f"t{number}" for number in range(25)]
ROOT = Path(__file__).parents[3]


def writer(place: str, tables: list[str], name: str = "anne") -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.writer", place, name, *tables],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )


def killed(process: "subprocess.Popen[str]", acknowledged: int) -> list[str]:
    """The whole lines it had written when it was killed, some time after so many."""
    assert process.stdout is not None
    first = [process.stdout.readline() for _ in range(acknowledged)]
    process.kill()
    rest, _ = process.communicate()
    return [line for line in [*first, *rest.splitlines(keepends=True)] if line.endswith("\n")]


async def check(store: Store, acknowledged: list[str]) -> int:
    """All of these are there; tables have no holes, and their summaries are of their last rows."""
    logs = {table: await store.rows(table) for table in TABLES}
    for table, log in logs.items():
        assert log == [row(table, version, guest=log[version].guest) for version in range(len(log))]
    for line in acknowledged:
        table, version, name = line.split()
        assert logs[table][int(version)].guest == name
    found = {each.table: each.version + 1 for each in await store.summaries(limit=1000)}
    assert found == {table: len(log) for table, log in logs.items() if log}
    return sum(map(len, logs.values()))
