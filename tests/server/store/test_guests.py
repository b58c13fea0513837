"""Guests: known by the digests of their tokens, moved by codes that work once, forgotten when they wish."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from ludotheque.server.rows import Guest
from ludotheque.server.store import Store, open_store
from tests.server.store.examples import ANNE, BEGAN, BOB, append, row

TOKEN, OTHER, CODE = b"token" * 6, b"other" * 6, b"code" * 8
LATER = BEGAN + 600


async def test_a_guest_is_found_by_id_and_by_token(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    await store.add_guest(BOB, OTHER)
    assert await store.guest("anne") == ANNE
    assert await store.guest_by_token(TOKEN) == ANNE
    assert await store.guest_by_token(OTHER) == BOB
    assert await store.guest("cleo") is None
    assert await store.guest_by_token(CODE) is None


async def test_an_id_is_given_once_and_the_second_leaves_nothing(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    with pytest.raises((sqlite3.IntegrityError, asyncpg.UniqueViolationError)):
        await store.add_guest(BOB, TOKEN)
    assert await store.guest("bob") is None
    await store.add_guest(BOB, OTHER)
    assert await store.guest_by_token(TOKEN) == ANNE


async def test_a_guest_can_take_another_name_and_language(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    renamed = Guest("anne", "Zoé 🎲", "en", BEGAN)
    assert await store.change_guest(renamed)
    assert await store.guest_by_token(TOKEN) == renamed
    assert not await store.change_guest(BOB)
    assert await store.guest("bob") is None


async def test_a_code_gives_a_guest_a_second_token(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    assert await store.add_code(CODE, "anne", BEGAN, LATER)
    assert await store.use_code(CODE, OTHER, BEGAN + 1) == "anne"
    assert await store.guest_by_token(OTHER) == await store.guest_by_token(TOKEN) == ANNE


async def test_a_code_works_once(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    await store.add_code(CODE, "anne", BEGAN, LATER)
    assert await store.use_code(CODE, OTHER, BEGAN) == "anne"
    assert await store.use_code(CODE, b"third", BEGAN) is None
    assert await store.guest_by_token(b"third") is None


async def test_of_many_who_use_a_code_at_once_one_gets_in(store: Store) -> None:
    await _race([store] * 10)


async def test_so_also_at_several_processes(postgresql) -> None:
    url = postgresql.database()
    stores = [await open_store(url) for _ in range(5)]
    for _ in range(10):
        await _race(stores * 2)
        await stores[0].delete_guest("anne")
    for opened in stores:
        await opened.close()


async def _race(stores: list[Store]) -> None:
    await stores[0].add_guest(ANNE, TOKEN)
    await stores[0].add_code(CODE, "anne", BEGAN, LATER)
    tokens = [f"token {number}".encode() for number in range(len(stores))]
    used = await asyncio.gather(
        *(store.use_code(CODE, token, BEGAN) for store, token in zip(stores, tokens, strict=True))
    )
    assert sorted(map(str, used)) == ["None"] * (len(stores) - 1) + ["anne"]
    found = [await stores[0].guest_by_token(token) for token in tokens]
    assert [guest is not None for guest in found] == [guest is not None for guest in used]


async def test_a_code_expires(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    await store.add_code(CODE, "anne", BEGAN, LATER)
    assert await store.use_code(CODE, OTHER, LATER) is None
    assert await store.guest_by_token(OTHER) is None


async def test_expired_codes_are_cleared_away(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    await store.add_code(CODE, "anne", BEGAN, LATER)
    await store.add_code(b"newer", "anne", LATER, LATER + 600)
    assert await store.use_code(CODE, OTHER, BEGAN) is None
    assert await store.use_code(b"newer", OTHER, LATER) == "anne"


async def test_nobody_has_no_code(store: Store) -> None:
    assert not await store.add_code(CODE, "nobody", BEGAN, LATER)
    assert await store.use_code(CODE, OTHER, BEGAN) is None


async def test_a_device_can_be_forgotten(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    await store.add_code(CODE, "anne", BEGAN, LATER)
    await store.use_code(CODE, OTHER, BEGAN)
    assert await store.delete_token(OTHER)
    assert not await store.delete_token(OTHER)
    assert await store.guest_by_token(OTHER) is None
    assert await store.guest_by_token(TOKEN) == ANNE


async def test_a_deleted_guest_leaves_an_id_in_the_log_and_nothing_else(store: Store, place: str) -> None:
    await store.add_guest(ANNE, TOKEN)
    await store.add_guest(BOB, OTHER)
    await store.add_code(CODE, "anne", BEGAN, LATER)
    await append(store, "t")
    assert await store.delete_guest("anne")
    assert not await store.delete_guest("anne")
    assert await store.guest("anne") is None
    assert await store.guest_by_token(TOKEN) is None
    assert await store.use_code(CODE, b"third", BEGAN) is None
    assert await store.rows("t") == [row("t")]
    assert await store.guest_by_token(OTHER) == BOB
    assert await _dump(store, place) == {"guests": [("bob",)], "tokens": [("bob",)], "codes": []}


async def _dump(store: Store, place: str) -> dict[str, list[tuple[str]]]:
    columns = {"guests": "id", "tokens": "guest", "codes": "guest"}
    if "://" in place:
        connection = await asyncpg.connect(place)
        found = {name: [tuple(each) for each in await connection.fetch(f"SELECT {column} FROM {name}")]
                 for name, column in columns.items()}  # fmt: skip
        await connection.close()
        return found
    with sqlite3.connect(Path(place) / "ludotheque.sqlite3") as file:
        return {name: file.execute(f"SELECT {column} FROM {name}").fetchall() for name, column in columns.items()}
