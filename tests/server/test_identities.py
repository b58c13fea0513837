"""Who a token stands for is asked of the store once, and a change is known at once."""

import pytest

from ludotheque.server.identities import HOLD, Identities
from ludotheque.server.rows import Guest
from ludotheque.server.store import Store

ANNE = Guest("anne", "Anne", "en", 1.0)
TOKEN = b"digest of Anne's token"


class Clock:
    time = 100.0

    def __call__(self) -> float:
        return self.time


async def test_a_guest_is_asked_for_once_in_a_while(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    clock = Clock()
    identities = Identities(store, clock)
    assert await identities.find(TOKEN) == ANNE
    await store.delete_guest("anne")  # by another process: this one is not told
    clock.time += HOLD - 1
    assert await identities.find(TOKEN) == ANNE
    clock.time += 2
    assert await identities.find(TOKEN) == (None if store.shared else ANNE)  # there is no other process


async def test_what_this_process_changes_is_known_at_once(store: Store) -> None:
    await store.add_guest(ANNE, TOKEN)
    identities = Identities(store)
    assert await identities.find(TOKEN) == ANNE
    renamed = Guest("anne", "Anne B.", "fr", 1.0)
    await store.change_guest(renamed)
    identities.changed("anne")
    assert await identities.find(TOKEN) == renamed
    await store.delete_guest("anne")
    identities.changed("anne")
    assert await identities.find(TOKEN) is None


async def test_an_answer_that_was_under_way_during_a_change_is_not_remembered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_guest(ANNE, TOKEN)
    identities, ask = Identities(store), store.guest_by_token

    async def deleted_meanwhile(token: bytes) -> Guest | None:
        found = await ask(token)
        await store.delete_guest("anne")
        identities.changed("anne")
        return found

    monkeypatch.setattr(store, "guest_by_token", deleted_meanwhile)
    assert await identities.find(TOKEN) == ANNE
    monkeypatch.setattr(store, "guest_by_token", ask)
    assert await identities.find(TOKEN) is None


async def test_nobody_is_not_remembered(store: Store) -> None:
    identities = Identities(store)
    assert await identities.find(TOKEN) is None
    await store.add_guest(ANNE, TOKEN)
    assert await identities.find(TOKEN) == ANNE
