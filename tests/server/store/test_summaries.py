"""Lists of tables: written with their rows, made again from the log."""

import asyncio

from ludotheque.server.rows import Row, Summary
from ludotheque.server.store import Store
from tests.server.store.examples import BEGAN, append, fill, row, summary


async def names(store: Store, **wanted) -> list[str]:
    return [found.table for found in await store.summaries(**wanted)]


async def test_a_summary_comes_back_as_it_was(store: Store) -> None:
    new = row("t")
    kept = summary(new, state="waiting", public=False, guests=("anne", 'Zoé "🎲"'), to_act=(), about='{"seats": "é"}')
    await store.append(new, kept)
    assert await store.summaries() == [kept]


async def test_a_summary_is_of_the_newest_row(store: Store) -> None:
    for version in range(3):
        await append(store, "t", version, state=["waiting", "playing", "over"][version])
    (found,) = await store.summaries()
    assert (found.version, found.state, found.updated) == (2, "over", row("t", 2).at)


async def test_the_newest_come_first_page_by_page(store: Store) -> None:
    for number in range(7):
        await append(store, f"t{number}", updated=BEGAN + number // 2)
    pages, before = [], None
    while page := await store.summaries(limit=3, before=before):
        pages.append([found.table for found in page])
        before = (page[-1].updated, page[-1].table)
    assert pages == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]


async def test_lists_by_guest_by_game_and_of_open_tables(store: Store) -> None:
    await append(store, "a", state="waiting", guests=("anne",), updated=4.0)
    await append(store, "b", state="waiting", guests=("bob",), public=False, updated=3.0)
    await append(store, "c", state="playing", guests=("anne", "bob"), updated=2.0)
    await append(store, "d", state="waiting", guests=("bob",), game="ido", updated=1.0)
    assert await names(store) == ["a", "b", "c", "d"]
    assert await names(store, guest="anne") == ["a", "c"]
    assert await names(store, open=True) == ["a", "d"]
    assert await names(store, open=False) == ["b", "c"]
    assert await names(store, game="ido") == ["d"]
    assert await names(store, guest="bob", open=True, game="ido", limit=5, before=(2.0, "c")) == ["d"]
    assert await names(store, guest="bob", open=True, game="shokoba") == []
    assert await names(store, guest="cleo") == []


async def test_who_stands_up_is_no_longer_in_the_list_and_who_sits_down_is(store: Store) -> None:
    await append(store, "t", 0, guests=("anne", "bob"))
    await append(store, "t", 1, guests=("bob", "cleo", "cleo"))
    assert [await names(store, guest=guest) for guest in ("anne", "bob", "cleo")] == [[], ["t"], ["t"]]
    await append(store, "t", 2, guests=())
    await append(store, "t", 3, guests=("anne",))
    assert [await names(store, guest=guest) for guest in ("anne", "bob", "cleo")] == [["t"], [], []]


def by_version(rows: list[Row]) -> Summary:
    return summary(rows[-1], guests=(f"of {rows[-1].version}",))


async def test_summaries_are_made_again_from_the_log(store: Store) -> None:
    await fill(store, tables=450, rows=2)
    assert await store.rebuild(by_version) == 450
    assert await names(store, guest="anne") == []
    assert len(await names(store, guest="of 1", limit=1000)) == 450
    assert {found.version for found in await store.summaries(limit=1000)} == {1}


async def test_a_rebuild_while_tables_go_on_is_of_their_newest_rows(store: Store) -> None:
    await fill(store, tables=60, rows=1)

    async def go_on(table: str) -> None:
        for version in range(1, 12):
            new = row(table, version)
            assert await store.append(new, by_version([new]))

    going = [asyncio.create_task(go_on(f"table {number}")) for number in range(60)]
    rebuilt = 0
    while not all(task.done() for task in going):
        rebuilt += await store.rebuild(by_version)
    await asyncio.gather(*going)
    assert rebuilt >= 60
    assert {(found.version, found.guests) for found in await store.summaries(limit=1000)} == {(11, ("of 11",))}
    assert len(await names(store, guest="of 11", limit=1000)) == 60
    assert await names(store, guest="of 10") == []


async def test_ones_own_tables_begin_where_it_is_ones_turn_and_end_with_those_that_are_over(store: Store) -> None:
    await append(store, "over", state="over", to_act=(), updated=9.0)
    await append(store, "new", state="waiting", to_act=(), updated=5.0)
    await append(store, "hers", to_act=("anne",), updated=1.0)
    await append(store, "his", to_act=("bob",), updated=2.0, game="ido")
    await append(store, "others", guests=("cleo",), to_act=("cleo",))
    assert [found.table for found in await store.own("anne")] == ["hers", "new", "his", "over"]
    assert [found.table for found in await store.own("bob", limit=2)] == ["his", "new"]
    assert [found.table for found in await store.own("anne", game="ido")] == ["his"]
    assert await store.own("\0") == []
