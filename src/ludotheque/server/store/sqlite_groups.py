"""How SQLite keeps a group of rows: each statement takes all of them as one value.

A thread that talks to SQLite lets go of Python's lock at every step of a statement, and while the server is busy it
waits to get it back. So rows go in, and answers come out, as one JSON text.
"""

import sqlite3
from collections.abc import Sequence

import msgspec

from ludotheque.server.rows import Row, Summary
from ludotheque.server.store.group import Entry

_names = msgspec.json.Decoder(list[str])


def _columns(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _given(names: Sequence[str], times: Sequence[str]) -> str:
    """A JSON list of lists as a table. A time is two whole numbers, for SQLite reads decimal fractions inexactly."""
    parts, places = [], iter(range(len(names) + len(times)))
    for name in names:
        value = f"json_extract(value, '$[{next(places)}]')"
        if name in times:
            value += f" * 1.0 / json_extract(value, '$[{next(places)}]')"
        parts.append(f'{value} AS "{name}"')
    return f"(SELECT {', '.join(parts)} FROM json_each(?)) AS given"


ROW, SUMMARY = Row.__struct_fields__, Summary.__struct_fields__

APPEND = f"""
INSERT INTO log ({_columns(ROW)})
SELECT {_columns(ROW)} FROM {_given(ROW, ["at"])}
WHERE version = 0
   OR EXISTS (SELECT 1 FROM log WHERE log."table" = given."table" AND log.version = given.version - 1)
ON CONFLICT DO NOTHING
"""
FIND = f'SELECT {_columns(ROW)} FROM log WHERE "table" = ? AND version = ?'

SUMMARISE = f"""
INSERT INTO summaries ({_columns(SUMMARY)})
SELECT {_columns(SUMMARY)} FROM {_given(SUMMARY, ["created", "updated"])} WHERE true
ON CONFLICT ("table") DO UPDATE SET {", ".join(f'"{name}" = excluded."{name}"' for name in SUMMARY)}
WHERE excluded.version >= summaries.version
"""
RESEATED = f"""
SELECT json_group_array(given."table")
FROM {_given(SUMMARY, ["created", "updated"])} LEFT JOIN summaries ON summaries."table" = given."table"
WHERE summaries."table" IS NULL OR given.version >= summaries.version AND given.guests <> summaries.guests
"""


def append(connection: sqlite3.Connection, group: list[Entry]) -> list[bool]:
    """Rows of different tables, each the next of its table or not kept, and the summaries of those kept."""
    rows = [
        (row.table, row.version, *row.at.as_integer_ratio(), row.guest, row.key, row.do, row.body)
        for row, _, _ in group
    ]
    inserted = connection.execute(APPEND, (msgspec.json.encode(rows).decode(),)).rowcount
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
    given = msgspec.json.encode([_facts(new) for new in made]).decode()
    (reseated,) = connection.execute(RESEATED, (given,)).fetchone()
    connection.execute(SUMMARISE, (given,))
    if tables := set(_names.decode(reseated)):
        connection.executemany('DELETE FROM seated WHERE "table" = ?', [(table,) for table in tables])
        pairs = [(guest, new.table) for new in made if new.table in tables for guest in new.guests]
        connection.executemany('INSERT OR IGNORE INTO seated (guest, "table") VALUES (?, ?)', pairs)


def _facts(new: Summary) -> tuple[object, ...]:
    return (
        new.table,
        new.version,
        new.game,
        new.state,
        new.public,
        *new.created.as_integer_ratio(),
        *new.updated.as_integer_ratio(),
        msgspec.json.encode(new.guests).decode(),
        msgspec.json.encode(new.to_act).decode(),
    )
