"""Every test of the server runs on both databases."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from ludotheque.server.hall import Hall
from ludotheque.server.store import Store, open_store
from tests.server.halls import ANNE, BOB, opened
from tests.server.postgresql import Server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """One for each process that runs tests, started when the first of them wants it."""
    server = Server()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new, empty store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    server: Server = request.getfixturevalue("postgresql")
    return server.database()


@pytest_asyncio.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = await open_store(place)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def hall(store: Store) -> AsyncIterator[Hall]:
    """With Anne and Bob, who have arrived."""
    for guest in (ANNE, BOB):
        await store.add_guest(guest, guest.id.encode())
    async with opened(store) as hall:
        yield hall
