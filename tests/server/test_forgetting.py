"""Whoever is forgotten leaves all tables, whatever they are doing meanwhile."""

import asyncio

import pytest

from ludotheque.server.hall import Hall
from ludotheque.server.refusals import Nobody
from ludotheque.server.store import StoreUnavailable
from ludotheque.server.table.seats import LEFT, STAND_IN
from tests.server.halls import BOB, ME, OPEN, Between, begun, does, made, unavailable


async def test_who_is_forgotten_leaves_all_tables_so_that_nobody_waits_for_them(hall: Hall) -> None:
    waiting, played = await made(hall, [ME, OPEN]), await begun(hall)
    adjourned = await begun(hall, absent="adjourn")
    await does(hall, adjourned, "anne", "leave")
    before = await hall.store.rows(adjourned)
    await hall.forget("anne")
    assert await hall.store.guest("anne") is None
    async with hall.looking(waiting) as table:
        assert table.standing.seats[0].open
    async with hall.looking(played) as table:
        assert (table.standing.seats[0].away, table.standing.seats[0].bot) == (LEFT, STAND_IN)
    assert await hall.store.rows(adjourned) == before  # she had left already


def forgotten_amid(hall: Hall, guest: str, method: str) -> asyncio.Future[asyncio.Task[None]]:
    """Somebody is forgotten while the store does this for them; all that they have is known by then."""
    known, forgetting = asyncio.Event(), asyncio.get_running_loop().create_future()

    async def forget() -> None:
        Between(hall.store, "own", tell, after=True)
        forgetting.set_result(asyncio.create_task(hall.forget(guest)))
        await known.wait()

    async def tell() -> None:
        known.set()

    Between(hall.store, method, forget)
    return forgetting


async def test_who_sits_down_while_being_forgotten_is_at_no_table(hall: Hall) -> None:
    table = await made(hall, [ME, OPEN])
    forgetting = forgotten_amid(hall, "bob", "append")
    await does(hall, table, "bob", "sit", seat=1)
    await (await forgetting)
    async with hall.looking(table) as found:
        assert found.standing.seats[1].open
    for do in ("sit", "return"):
        with pytest.raises(Nobody):
            await does(hall, table, "bob", do, **({"seat": 1} if do == "sit" else {}))


async def test_who_makes_a_table_while_being_forgotten_does_not_sit_there(hall: Hall) -> None:
    forgetting = forgotten_amid(hall, "anne", "append")
    table = await made(hall, [ME, OPEN])
    await (await forgetting)
    async with hall.looking(table) as found:
        assert found.standing.seats[0].open
    with pytest.raises(Nobody):
        await made(hall, [ME, OPEN])


async def test_a_name_does_not_come_back_after_its_guest_was_forgotten(hall: Hall) -> None:
    table = await begun(hall)
    await hall.forget("bob")
    hall.changed(BOB)
    async with hall.looking(table) as found:
        assert [seat["name"] for seat in found.snapshot(None, "en", hall.names)["seats"]] == ["Anne", "Player 2"]


async def test_who_could_not_be_forgotten_is_who_they_were(hall: Hall) -> None:
    table = await begun(hall)
    Between(hall.store, "delete_guest", unavailable)
    with pytest.raises(StoreUnavailable):
        await hall.forget("bob")
    await does(hall, table, "bob", "return")
    async with hall.looking(table) as found:
        assert [seat["name"] for seat in found.snapshot(None, "en", hall.names)["seats"]] == ["Anne", "Bob"]
