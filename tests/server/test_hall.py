"""The tables in use: what goes wrong at one moment or another, and what must hold all the same."""

import asyncio
import json
import logging
import threading
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from ludotheque.server import going_on
from ludotheque.server import hall as halls
from ludotheque.server.hall import Hall
from ludotheque.server.opponents import Opponents
from ludotheque.server.refusals import Unreadable
from ludotheque.server.room import BEHIND, Ear
from ludotheque.server.store import Store, StoreUnavailable
from ludotheque.server.table import Table, read_command
from tests.server.halls import (
    ANNE,
    BOB,
    BOT,
    SOON,
    Between,
    begun,
    does,
    first_after,
    heard,
    made,
    opened,
    plays,
    said,
    unavailable,
    until,
    version,
)

MORE_THAN_THREADS = 40  # that asyncio lends


# Keeping a row


async def test_a_row_that_was_kept_though_the_answer_was_lost_is_answered_when_its_key_comes_again(hall: Hall) -> None:
    table = await begun(hall)
    async with hall.looking(table) as found:
        guest, move, seen = found.guest_to_act, found.the_match.moves()[0], found.version
    play = read_command(json.dumps({"do": "play", "version": seen, "key": "once", "moves": [move]}))
    Between(hall.store, "append", unavailable, after=True)
    with pytest.raises(StoreUnavailable):
        await hall.do(table, guest, play)
    assert await hall.do(table, guest, play) == seen + 1
    assert await version(hall, table) == seen + 1


async def test_a_row_that_was_not_kept_is_kept_when_its_key_comes_again(hall: Hall) -> None:
    table = await begun(hall)
    async with hall.looking(table) as found:
        guest, move, seen = found.guest_to_act, found.the_match.moves()[0], found.version
    play = read_command(json.dumps({"do": "play", "version": seen, "key": "once", "moves": [move]}))
    Between(hall.store, "append", unavailable)
    with pytest.raises(StoreUnavailable):
        await hall.do(table, guest, play)
    assert await version(hall, table) == seen
    assert await hall.do(table, guest, play) == seen + 1


@pytest.mark.parametrize("after", [False, True])
async def test_listeners_come_back_when_a_command_is_given_up_in_the_middle(hall: Hall, after: bool) -> None:
    table, going, never = await begun(hall), asyncio.Event(), asyncio.Event()
    seen = await version(hall, table)

    async def hold() -> None:
        going.set()
        await never.wait()

    ear = Ear(ANNE, "en")
    async with hall.listening(table, ear, "", seen) as missed:
        assert missed == []
        Between(hall.store, "append", hold, after=after)
        playing = asyncio.create_task(plays(hall, table))
        await going.wait()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        assert heard(ear) == [None]
    async with hall.listening(table, Ear(ANNE, "en"), "", seen) as missed:
        assert [msgspec.json.decode(event)["version"] for event in missed] == ([seen + 1] if after else [])


async def test_a_command_is_done_though_it_cannot_be_told_and_listeners_come_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begun(hall)
    seen, ear = await version(hall, table), Ear(ANNE, "en")

    def fails(*given: Any) -> None:
        raise RuntimeError("no words")

    async with hall.listening(table, ear, "", seen):
        with monkeypatch.context() as patch:
            patch.setattr(Table, "tellings", fails)
            assert await plays(hall, table) == seen + 1
        assert heard(ear) == [None]
    assert "cannot be told" in caplog.text
    async with hall.listening(table, Ear(ANNE, "en"), "", seen) as missed:
        assert len(missed) == 1


async def test_names_that_cannot_be_asked_for_keep_no_event_from_anybody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "NAMES_HOLD", 0.0)
    monkeypatch.setattr(type(hall.store), "shared", True)
    table, ear = await begun(hall), Ear(ANNE, "en")
    seen = await version(hall, table)
    async with hall.listening(table, ear, "", seen):
        Between(hall.store, "guest", unavailable)
        assert await plays(hall, table) == seen + 1
        assert heard(ear) == [seen + 1]


async def test_who_reads_too_slowly_is_let_go_and_nothing_piles_up(hall: Hall) -> None:
    ear = Ear(ANNE, "en")
    for _ in range(3 * BEHIND):
        ear.hear(b"{}")
    assert ear.queue.qsize() == BEHIND + 1
    assert [ear.queue.get_nowait() for _ in range(BEHIND + 1)][-1] is None


# In memory, and out of it


async def test_of_many_who_open_a_table_at_once_all_get_the_same(hall: Hall) -> None:
    table = await begun(hall)
    hall.rooms.clear()
    reads = 0

    async def count() -> None:
        nonlocal reads
        reads += 1

    Between(hall.store, "rows", count)
    rooms: list[Table] = []

    async def look() -> None:
        async with hall.looking(table) as found:
            rooms.append(found)

    await asyncio.gather(*(look() for _ in range(20)))
    assert len({id(found) for found in rooms}) == 1
    assert reads == 1


async def test_a_table_that_is_not_there_leaves_nothing_behind(hall: Hall) -> None:
    for number in range(20):
        with pytest.raises(halls.NoSuchTable):
            await version(hall, f"nowhere {number}")
    assert hall.rooms == {}


async def test_idle_tables_leave_memory_with_the_names_and_come_back_when_their_time_is_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(going_on, "LOOK", 0.05)
    table = await begun(hall, clock={"per": "move", "seconds": 60})
    seen, right = await version(hall, table), hall.now
    monkeypatch.setattr(halls, "IDLE", 0.1)
    tidying = asyncio.create_task(hall._tidy())
    await until(lambda: table not in hall.rooms)
    assert hall.names == {}
    monkeypatch.setattr(halls, "IDLE", 600.0)
    tidying.cancel()
    monkeypatch.setattr(hall, "now", lambda: right() + 70.0)
    assert (await first_after(hall, table, seen)).do == "time"
    assert table in hall.rooms


async def test_a_name_that_another_process_changed_is_known_here(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "NAMES_HOLD", 0.0)
    monkeypatch.setattr(type(hall.store), "shared", True)
    table = await begun(hall)
    await hall.store.change_guest(msgspec.structs.replace(ANNE, name="Anna"))
    await hall.store.delete_guest("bob")
    async with hall.looking(table) as found:
        assert [seat["name"] for seat in found.snapshot(None, "en", hall.names)["seats"]] == ["Anna", "Player 2"]


# Telling it whole


async def test_while_a_whole_match_is_told_to_somebody_the_others_play_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, telling, played = await begun(hall), threading.Event(), threading.Event()
    seen, snapshot = await version(hall, table), Table.snapshot

    def slowly(*given: Any) -> dict[str, Any]:
        telling.set()
        assert played.wait(SOON)
        return snapshot(*given)

    async def listened() -> list[int | None]:
        ear = Ear(BOB, "en")
        async with hall.listening(table, ear, "", -1) as missed:
            return [*(json.loads(one)["version"] for one in missed), *heard(ear)]

    monkeypatch.setattr(Table, "snapshot", slowly)
    listening = asyncio.create_task(listened())
    await asyncio.to_thread(telling.wait, SOON)
    assert await plays(hall, table) == seen + 1
    played.set()
    assert await listening == [seen, seen + 1]


async def test_what_is_told_at_length_is_of_the_moment_when_it_was_asked_for(hall: Hall) -> None:
    table = await begun(hall)
    still, listener = await hall.still(table, "anne", "")
    before = await hall.seen(still, listener, "en"), still.record(listener)
    await plays(hall, table)
    assert (await hall.seen(still, listener, "en"), still.record(listener)) == before


async def test_however_many_have_a_match_told_anew_a_look_at_a_table_is_told_at_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, looked = await begun(hall), threading.Event()
    still, listener = await hall.still(table, "anne", "")
    monkeypatch.setattr(Table, "replay", lambda *given: [{"waited": looked.wait(SOON)}])
    retelling = [asyncio.create_task(hall.replayed(still, listener, 0, "en")) for _ in range(MORE_THAN_THREADS)]
    await asyncio.sleep(0)  # they have begun
    assert (await hall.seen(still, listener, "en"))["table"] == table
    looked.set()
    assert await asyncio.gather(*retelling) == [[{"waited": True}]] * MORE_THAN_THREADS


# Going on by itself


async def nothing_is_due(*asked: Any) -> list[Any]:
    """So that nobody looks round."""
    return []


async def test_bots_go_on_when_the_store_is_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(going_on, "LOOK", 0.05)
    monkeypatch.setattr(hall._going_on, "_patience", 0.0)
    table = await made(hall, [BOT, BOT])
    Between(hall.store, "append", unavailable)
    with pytest.raises(StoreUnavailable):
        await does(hall, table, "anne", "start")
    await does(hall, table, "anne", "start")
    await until(lambda: table in hall.rooms and hall.rooms[table].opened and hall.rooms[table].table.version > 3)
    Between(hall.store, "append", unavailable)
    await until(lambda: table in hall.rooms and hall.rooms[table].opened and hall.rooms[table].table.state == "over")


async def test_a_table_read_by_somebody_goes_on_though_nobody_does_anything(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that was forgotten has no alarm any more; whoever reads it sets it again."""
    monkeypatch.setattr(hall.store, "due", nothing_is_due)
    table = await begun(hall, clock={"per": "move", "seconds": 60})
    seen, right = await version(hall, table), hall.now
    monkeypatch.setattr(hall._going_on, "_patience", 0.0)
    hall._forget(hall.rooms[table])
    monkeypatch.setattr(hall, "now", lambda: right() + 59.5)
    ear = Ear(ANNE, "en")
    async with hall.listening(table, ear, "", seen):
        event = await asyncio.wait_for(ear.queue.get(), SOON)
    assert event is not None
    assert msgspec.json.decode(event)["do"] == "time"


async def test_an_alarm_that_rings_too_early_rings_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock on the wall is set back, by a second or by days."""
    monkeypatch.setattr(hall.store, "due", nothing_is_due)
    table = await begun(hall, clock={"per": "move", "seconds": 1})
    seen = await version(hall, table)
    right = hall.now
    monkeypatch.setattr(hall, "now", lambda: right() - 1.0)
    assert (await first_after(hall, table, seen)).do == "time"


async def test_a_bot_that_fails_is_said_and_tried_again_and_disturbs_no_other(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(going_on, "LOOK", 0.05)
    monkeypatch.setattr(going_on, "TROUBLE", 0.3)
    monkeypatch.setattr(hall._going_on, "_patience", 0.0)
    whole, broken = Opponents.choose, await made(hall, [BOT, BOT])
    failing = True

    def choose(self: Opponents, table: Table, seat: int, level: str) -> Awaitable[str]:
        if table.id == broken and failing:
            raise RuntimeError("no idea")
        return whole(self, table, seat, level)

    monkeypatch.setattr(Opponents, "choose", choose)
    other = await made(hall, [BOT, BOT], game="igo")
    for table in (broken, other):
        await does(hall, table, "anne", "start")
    await until(lambda: hall.rooms[other].table.state == "over")
    assert await version(hall, broken) == 1
    assert said(caplog, "table does not go on") == {broken}
    failing = False
    await until(lambda: hall.rooms[broken].table.state == "over")


async def test_a_table_that_cannot_be_read_is_said_and_stops_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Rows of a version of the rules that is gone."""
    monkeypatch.setattr(going_on, "LOOK", 0.05)
    monkeypatch.setattr(going_on, "PATIENCE", 0.0)
    async with opened(store) as hall:
        sound = await made(hall, [BOT, BOT])
        broken = await made(hall, [BOT, BOT])
        async with hall.looking(broken) as found:
            start = found.check("anne", read_command('{"do": "start", "version": 0, "key": "s"}'), 1.0)
        body = start.body.replace('"rules":', '"rules": 999, "was":')
        old = msgspec.structs.replace(start, body=body, at=1.0)
        summary = msgspec.structs.replace(found.summary(), version=1, state="playing", due=1.0)
        assert await store.append(old, summary)
        async with hall.looking(sound) as found:
            start = found.check("anne", read_command('{"do": "start", "version": 0, "key": "s"}'), 1.0)
            twin = Table.from_rows([*await store.rows(sound), start])
        assert await store.append(start, twin.summary())
    async with opened(store) as hall:
        await until(
            lambda: sound in hall.rooms and hall.rooms[sound].opened and hall.rooms[sound].table.state == "over"
        )
        with caplog.at_level(logging.ERROR), pytest.raises(Unreadable) as refused:
            await version(hall, broken)
        assert refused.value.key == "table-unreadable"
        assert broken not in hall.rooms
    assert said(caplog, "table cannot be read") == {broken}
    assert "999" in caplog.text
