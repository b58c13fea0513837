"""Where tables and guests are kept: SQLite in a folder, or PostgreSQL by its URL.

store = await open_store("folder")
await store.append(row, summary)    # True: it is on disk
"""

from pathlib import Path

from ludotheque.server.store.errors import BackupRefused, StoreUnavailable, StoreUnusable
from ludotheque.server.store.interface import Store
from ludotheque.server.store.sqlite import SQLiteStore, back_up

__all__ = ["BackupRefused", "Store", "StoreUnavailable", "StoreUnusable", "back_up", "open_store"]


async def open_store(place: str | Path) -> Store:
    """The store in this folder or at this URL, brought to the newest schema."""
    scheme, found, _ = str(place).partition("://")
    if not found:
        return await SQLiteStore.open(Path(place))
    if scheme not in ("postgresql", "postgres"):
        raise StoreUnusable("store-url", scheme=scheme)
    try:
        from ludotheque.server.store.postgresql import PostgreSQLStore
    except ModuleNotFoundError as missing:
        raise StoreUnusable("store-needs-asyncpg") from missing
    return await PostgreSQLStore.open(str(place))
