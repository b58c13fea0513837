"""Killed at random moments under load, servers lose nothing: the short form of `benchmarks/kill.py`."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.rows import Row
from tests.server.http.killing import Killing, check_rows
from tests.server.http.witness import RECENT, TableSeen, Witness, Wrong

TABLES, KILLS, SEED = 12, 5, 13


async def killed(place: str, processes: int, kills: int = KILLS) -> Killing:
    killing = await asyncio.to_thread(Killing, place, TABLES, processes, SEED, 0.2)
    try:
        await killing.run(kills)
    finally:
        killing.stop()
    return killing


async def test_a_server_that_is_killed_again_and_again_loses_nothing(place: str) -> None:
    killing = await killed(place, 1)
    assert killing.kills == KILLS
    assert await killing.check() > TABLES * 10


async def test_of_two_processes_on_one_database_either_may_be_killed(postgresql: Any) -> None:
    killing = await killed(postgresql.database(), 2)
    assert await killing.check() > TABLES * 10


async def test_a_row_that_was_acknowledged_and_is_lost_would_be_found(tmp_path: Path) -> None:
    killing = await killed(str(tmp_path), 1, kills=0)
    await killing.check()
    seen = next(seen for seen in killing.seen if seen.acknowledged)
    last = max(version for version, _ in seen.acknowledged.values())
    database = sqlite3.connect(tmp_path / "ludotheque.sqlite3", isolation_level=None)
    database.execute('DELETE FROM log WHERE "table" = ? AND version >= ?', (seen.table, last))
    database.close()
    with pytest.raises(Wrong, match=r"acknowledged|told"):
        await killing.check()


def rows(*doing: str) -> list[Row]:
    return [Row("t", version, float(version), "anne", f"key {version}", do, "{}") for version, do in enumerate(doing)]


def seen_of(kept: list[Row]) -> TableSeen:
    seen = TableSeen("t")
    for row in kept:
        seen.acknowledge(row.guest, row.key, row.version, row.do)
        seen.see({"version": row.version, "at": row.at, "do": row.do, "seat": 0})
    return seen


FAULTS = {
    "a hole": lambda kept: kept.pop(1),
    "the last one lost": lambda kept: kept.pop(),
    "a command twice": lambda kept: kept.append(Row("t", 3, 3.0, "anne", "key 2", "play", "{}")),
    "another in its place": lambda kept: kept.__setitem__(1, Row("t", 1, 1.0, "bob", "key 1", "play", "{}")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_log_that_is_not_what_was_told_would_be_found(fault: str) -> None:
    kept = rows("create", "start", "play")
    seen = seen_of(kept)
    assert check_rows(seen, kept) == 3
    FAULTS[fault](kept)
    with pytest.raises(Wrong):
        check_rows(seen, kept)


def test_a_command_that_was_refused_and_is_there_would_be_found() -> None:
    kept = rows("create", "start")
    seen = seen_of(kept[:1])
    seen.refused.add(("anne", "key 1"))
    with pytest.raises(Wrong, match="refused"):
        check_rows(seen, kept)


def event(version: int, **other: Any) -> dict[str, Any]:
    standing = {"state": "playing", "number": 1, "result": None, "seats": [], "host": 0, "clock": None, "proposals": []}
    told = {"version": version, "at": float(version), "do": "play", "seat": 0, "you": 0, "view": {}}
    return {**standing, **told, **other}


def snapshot(version: int) -> dict[str, Any]:
    return {**event(version), "log": []}


WRONG_EVENTS = {
    "doubled": [event(1), event(2), event(2)],
    "missing": [event(1), event(3)],
    "back in time": [event(1), event(2), event(1)],
    "a snapshot that nobody needs": [event(1), event(2), snapshot(2 + RECENT)],
    "a snapshot of the past": [event(1), event(2), snapshot(1)],
}


@pytest.mark.parametrize("wrong", WRONG_EVENTS)
async def test_events_that_are_doubled_or_missing_would_be_found(wrong: str) -> None:
    witness = witness_of(TableSeen("t"))
    *right, last = WRONG_EVENTS[wrong]
    for told in right:
        await witness.hear(told)
    with pytest.raises(Wrong):
        await witness.hear(last)


async def test_two_who_are_told_different_things_would_be_found() -> None:
    seen = TableSeen("t")
    one, other = witness_of(seen), witness_of(seen)
    await one.hear(event(1, move="S4"))
    await other.hear(event(1, move="S4", you=1, view={"own": "cards"}))
    await one.hear(event(2, move="S4"))
    with pytest.raises(Wrong):
        await other.hear(event(2, move="S5"))


async def nowhere() -> str:
    return ""


def witness_of(seen: TableSeen) -> Witness:
    witness = Witness(httpx.AsyncClient(), nowhere, random.Random(0))
    witness.now, witness.seen = {"version": 0}, seen
    return witness
