"""Two halls on one database, as two processes have them."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable

import msgspec
import pytest
import pytest_asyncio

from ludotheque.server import going_on
from ludotheque.server.hall import Hall
from ludotheque.server.opponents import Opponents
from ludotheque.server.refusals import Stale
from ludotheque.server.room import BEHIND, Ear
from ludotheque.server.store import open_store
from ludotheque.server.table import Table, read_command
from tests.server.halls import (
    ANNE,
    BOB,
    BOT,
    SOON,
    Between,
    begun,
    does,
    heard,
    made,
    opened,
    plays,
    until,
    version,
)
from tests.server.postgresql import Server


@pytest_asyncio.fixture
async def two(postgresql: Server) -> AsyncIterator[tuple[Hall, Hall]]:
    url = postgresql.database()
    stores = await open_store(url), await open_store(url)
    for guest in (ANNE, BOB):
        await stores[0].add_guest(guest, guest.id.encode())
    async with opened(stores[0]) as one, opened(stores[1]) as other:
        yield one, other
    for store in stores:
        await store.close()


async def test_the_loser_of_two_is_told_what_was_first_and_listeners_hear_it_once(two: tuple[Hall, Hall]) -> None:
    one, other = two
    table = await begun(one)
    seen = await version(other, table)
    assert seen == await version(one, table)
    async with one.looking(table) as found:
        guest, moves = found.guest_to_act, found.the_match.moves()
    ear = Ear(BOB, "en")
    plays = [
        read_command(json.dumps({"do": "play", "version": seen, "key": f"{number}", "moves": [moves[-number]]}))
        for number in range(2)
    ]
    async with other.listening(table, ear, "", seen):

        async def first() -> None:
            await one.do(table, guest, plays[0])

        Between(other.store, "append", first)
        with pytest.raises(Stale) as refused:
            await other.do(table, guest, plays[1])
        assert [event["version"] for event in refused.value.missed] == [seen + 1]
        assert await other.do(table, guest, plays[0]) == seen + 1
        await until(lambda: other.rooms[table].table.version == seen + 1)
        await asyncio.sleep(0.2)
        assert heard(ear) == [seen + 1]


async def test_the_same_command_at_both_happens_once_and_both_answer_alike(two: tuple[Hall, Hall]) -> None:
    table = await begun(two[0])
    seen = await version(two[1], table)
    async with two[0].looking(table) as found:
        guest, move = found.guest_to_act, found.the_match.moves()[0]
    play = read_command(json.dumps({"do": "play", "version": seen, "key": "once", "moves": [move]}))
    assert await asyncio.gather(*(hall.do(table, guest, play) for hall in two)) == [seen + 1, seen + 1]
    assert len(await two[0].store.rows(table, seen)) == 1


async def test_a_row_kept_elsewhere_while_a_table_is_being_read_is_not_missed(two: tuple[Hall, Hall]) -> None:
    one, other = two
    table = await begun(one)
    seen, ear = await version(one, table), Ear(ANNE, "en")

    async def meanwhile() -> None:
        await plays(one, table)

    Between(other.store, "rows", meanwhile, after=True)
    async with other.listening(table, ear, "", seen) as missed:
        assert missed == []
        event = await asyncio.wait_for(ear.queue.get(), SOON)
        assert event is not None
        assert msgspec.json.decode(event)["version"] == seen + 1


async def test_who_has_seen_more_than_this_process_is_not_told_the_past(two: tuple[Hall, Hall]) -> None:
    one, other = two
    table = await begun(one)
    await version(other, table)
    other.store.listen = None  # type: ignore[assignment]
    other.rooms[table].opened = Table.from_rows((await one.store.rows(table))[:-1])  # news have not come through yet
    seen = await version(one, table)
    async with other.listening(table, Ear(ANNE, "en"), "", seen) as missed:
        assert missed == []
    other.rooms[table].opened = Table.from_rows((await one.store.rows(table))[:-1])
    assert await plays_at(other, table, seen) == seen + 1


async def plays_at(hall: Hall, table: str, seen: int) -> int:
    twin = Table.from_rows(await hall.store.rows(table))
    play = {"do": "play", "version": seen, "key": "k", "moves": [twin.the_match.moves()[0]]}
    return await hall.do(table, twin.guest_to_act, read_command(json.dumps(play)))


async def test_bots_are_played_by_one_process_alone(two: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[tuple[int, int]] = []
    whole = Opponents.choose

    def choose(self: Opponents, table: Table, seat: int, level: str) -> Awaitable[str]:
        thought.append((id(self), table.version))
        return whole(self, table, seat, level)

    monkeypatch.setattr(Opponents, "choose", choose)
    one, other = two
    table = await made(one, [BOT, BOT])
    ear = Ear(ANNE, "en")
    async with other.listening(table, ear, "", 0):
        await does(one, table, "anne", "start")
        await until(lambda: other.rooms[table].table.state == "over")
    last = other.rooms[table].table.version
    assert heard(ear)[:BEHIND] == list(range(1, last + 1))[:BEHIND]  # a match may be over after one round
    assert len({who for who, _ in thought}) == 1
    assert [at for _, at in thought] == list(range(1, last))


async def test_tables_of_a_process_that_is_gone_are_taken_up_by_the_other(
    two: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(going_on, "LOOK", 0.05)
    one, other = two
    monkeypatch.setattr(other._going_on, "_patience", 0.5)
    table = await made(one, [BOT, BOT])
    one._going_on._act = lambda id: None  # type: ignore[method-assign]  # it does nothing any more
    await does(one, table, "anne", "start")
    await until(lambda: table in other.rooms and other.rooms[table].opened and other.rooms[table].table.state == "over")


async def test_time_runs_out_once_for_both(two: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    for hall in two:
        monkeypatch.setattr(hall._going_on, "_patience", 0.0)  # both ring at the same moment
    table = await begun(two[0], clock={"per": "move", "seconds": 3})  # time enough until both listen
    seen = await version(two[1], table)
    ears = [Ear(ANNE, "en"), Ear(BOB, "en")]
    async with two[0].listening(table, ears[0], "", seen), two[1].listening(table, ears[1], "", seen):
        await until(lambda: all(hall.rooms[table].table.version > seen for hall in two))
        await until(lambda: all(ear.queue.qsize() for ear in ears))
    rows = await two[0].store.rows(table, seen)
    assert [row.do for row in rows].count("time") <= 2  # Anne's, and perhaps Bob's later
    assert rows[0].do == "time"
    assert [heard(ear)[0] for ear in ears] == [seen + 1, seen + 1]
