"""Rows, summaries and guests to keep."""

import asyncio
from typing import Any

from ludotheque.server.rows import Guest, Row, Summary
from ludotheque.server.store import Store

BEGAN = 1_800_000_000.123456


def row(table: str, version: int = 0, **other: Any) -> Row:
    facts = {
        "at": BEGAN + version / 7,
        "guest": "anne",
        "key": f"key {version}",
        "do": "play",
        "body": '{"moves":["S4"]}',
    }
    return Row(table, version, **{**facts, **other})


def summary(of: Row, **other: Any) -> Summary:
    facts = {
        "game": "shokoba",
        "state": "playing",
        "public": True,
        "created": BEGAN,
        "updated": of.at,
        "guests": ("anne", "bob"),
        "to_act": ("anne",),
    }
    return Summary(of.table, of.version, **{**facts, **other})


async def append(store: Store, table: str, version: int = 0, **other: Any) -> bool:
    """A row as in all these examples; what is said otherwise is said of the summary."""
    new = row(table, version)
    return await store.append(new, summary(new, **other))


async def fill(store: Store, tables: int, rows: int) -> None:
    """So many tables with so many rows each, as fast as the store takes them."""

    async def one(table: str) -> None:
        for version in range(rows):
            assert await append(store, table, version)

    await asyncio.gather(*(one(f"table {number}") for number in range(tables)))


ANNE = Guest("anne", "Anne", "fr", BEGAN)
BOB = Guest("bob", "Bob", "en", BEGAN)
