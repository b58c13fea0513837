"""How SQLite keeps a group of rows: one statement for all of them, with all their values.

A thread that talks to SQLite lets go of Python's lock at every step of a statement, and while the server is busy it
waits to get it back. So a statement has a single step: rows go in all at once, and answers come out as one JSON text.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache

import msgspec

from ludotheque.server.rows import Row, Summary
from ludotheque.server.store.group import Entry

_names = msgspec.json.Decoder(list[str])
ROW, SUMMARY = Row.__struct_fields__, Summary.__struct_fields__


def _columns(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _given(names: Sequence[str], many: int) -> str:
    """So many rows of values as a table with these columns."""
    row = f"({', '.join('?' * len(names))})"
    named = ", ".join(f'column{place} AS "{name}"' for place, name in enumerate(names, start=1))
    return f"(SELECT {named} FROM (VALUES {', '.join([row] * many)})) AS given"


@cache
def _append(many: int) -> str:
    return f"""
INSERT INTO log ({_columns(ROW)})
SELECT {_columns(ROW)} FROM {_given(ROW, many)}
WHERE version = 0
   OR EXISTS (SELECT 1 FROM log WHERE log."table" = given."table" AND log.version = given.version - 1)
ON CONFLICT DO NOTHING
"""


@cache
def _summarise(many: int) -> str:
    return f"""
INSERT INTO summaries ({_columns(SUMMARY)})
SELECT {_columns(SUMMARY)} FROM {_given(SUMMARY, many)} WHERE true
ON CONFLICT ("table") DO UPDATE SET {", ".join(f'"{name}" = excluded."{name}"' for name in SUMMARY)}
WHERE excluded.version >= summaries.version
"""


@cache
def _reseated(many: int) -> str:
    return f"""
SELECT json_group_array(given."table")
FROM {_given(SUMMARY, many)} LEFT JOIN summaries ON summaries."table" = given."table"
WHERE summaries."table" IS NULL OR given.version >= summaries.version AND given.guests <> summaries.guests
"""


FIND = f'SELECT {_columns(ROW)} FROM log WHERE "table" = ? AND version = ?'


def append(connection: sqlite3.Connection, group: list[Entry]) -> list[bool]:
    """Rows of different tables, each the next of its table or not kept, and the summaries of those kept."""
    values = [value for row, _, _ in group for value in msgspec.structs.astuple(row)]
    inserted = connection.execute(_append(len(group)), values).rowcount
    if inserted == len(group):
        kept = [True] * len(group)
    else:
        kept = [
            connection.execute(FIND, (row.table, row.version)).fetchone() == msgspec.structs.astuple(row)
            for row, _, _ in group
        ]
    summarise(connection, [entry.summary for entry, was_kept in zip(group, kept, strict=True) if was_kept])
    return kept


def summarise(connection: sqlite3.Connection, made: list[Summary]) -> None:
    if not made:
        return
    values = [value for new in made for value in _values(new)]
    (reseated,) = connection.execute(_reseated(len(made)), values).fetchone()
    connection.execute(_summarise(len(made)), values)
    if tables := set(_names.decode(reseated)):
        connection.executemany('DELETE FROM seated WHERE "table" = ?', [(table,) for table in tables])
        pairs = [(guest, new.table) for new in made if new.table in tables for guest in new.guests]
        connection.executemany('INSERT OR IGNORE INTO seated (guest, "table") VALUES (?, ?)', pairs)


def _values(new: Summary) -> tuple[object, ...]:
    """A summary's columns: ids are kept as JSON."""
    return tuple(
        msgspec.json.encode(value).decode() if isinstance(value, tuple) else value
        for value in msgspec.structs.astuple(new)
    )
