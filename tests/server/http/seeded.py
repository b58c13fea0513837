"""Servers that tell too much, each on one path: the comparison must catch every one of them.

What they tell is a number that follows from the whole position.
"""

import zlib
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from litestar import Response

from ludotheque.bots import Hint
from ludotheque.contract.errors import IllegalMove
from ludotheque.match import Match
from ludotheque.server.api import tables
from ludotheque.server.refusals import Stale
from ludotheque.server.room import Room
from ludotheque.server.rows import Summary
from ludotheque.server.table import Table, checks, telling
from ludotheque.server.table.telling import Telling

Patch = pytest.MonkeyPatch


def secret(match: Match | None) -> int:
    return 0 if match is None else zlib.crc32(match.position.tobytes())


def _telling(name: str, when: Callable[..., bool] = lambda *_: True) -> Callable[[Patch], None]:
    """What a function of `telling` says has one field more; `when` sees what it was asked."""

    def seed(patch: Patch) -> None:
        whole = getattr(telling, name)

        def told(table: Table, *asked: Any, **more: Any) -> dict[str, Any]:
            said: dict[str, Any] = whole(table, *asked, **more)
            return said | {"extra": secret(table.match)} if when(*asked) else said

        patch.setattr(telling, name, told)

    return seed


def _event(patch: Patch) -> None:
    """An event has one field more."""
    whole = Telling.to

    def to(one: Telling, listener: int | None) -> dict[str, Any]:
        return whole(one, listener) | {"extra": secret(one._table.match)}

    patch.setattr(Telling, "to", to)


def _pushed(patch: Patch) -> None:
    """Only what is pushed; who asks for the same event is told nothing."""
    whole = Room._events

    def events(room: Room, *asked: Any) -> list[bytes]:
        extra = b', "extra": %d}' % secret(room.table.match)
        return [event[:-1] + extra for event in whole(room, *asked)]

    patch.setattr(Room, "_events", events)


def _listed(patch: Patch) -> None:
    """The list says that a table was touched a little later."""
    whole = Table.summary

    def summary(table: Table) -> Summary:
        made = whole(table)
        return msgspec.structs.replace(made, updated=made.updated + secret(table.match) % 1000 / 1000)

    patch.setattr(Table, "summary", summary)


def _stale(patch: Patch) -> None:
    whole = Table.check

    def check(table: Table, *asked: Any) -> Any:
        try:
            return whole(table, *asked)
        except Stale as stale:
            stale.facts["newest"] = secret(table.match)
            raise

    patch.setattr(Table, "check", check)


def _refused(patch: Patch) -> None:
    """A wrong move is refused in other words."""
    whole = Match.find

    def find(match: Match, *asked: Any) -> int:
        try:
            return whole(match, *asked)
        except IllegalMove as refusal:
            refusal.field = ("hand", "move", "moves")[secret(match) % 3]
            raise

    patch.setattr(Match, "find", find)


def _hinted(patch: Patch) -> None:
    whole = Match.hint

    def hint(match: Match, *asked: Any, **more: Any) -> list[Hint]:
        return [replace(one, value=one.value + secret(match) % 1000 / 1e9) for one in whole(match, *asked, **more)]

    patch.setattr(Match, "hint", hint)


def _taken_back(patch: Patch) -> None:
    """Whether a move may be taken back depends on what lies hidden."""
    patch.setattr(checks, "tells", lambda match, *asked, **more: secret(match) % 2 == 0)


def _again(patch: Patch) -> None:
    """A key that was used before gets another answer."""
    whole = Table.answered

    def answered(table: Table, guest: str, key: str) -> int | None:
        version = whole(table, guest, key)
        return version if version is None else version + secret(table.match)

    patch.setattr(Table, "answered", answered)


def _header(patch: Patch) -> None:
    """Not the body but a header of the answer."""
    mark: ContextVar[int] = ContextVar("mark")
    missed = Room.missed

    def marked(room: Room, *asked: Any) -> list[bytes] | None:
        mark.set(secret(room.table.match))
        return missed(room, *asked)

    patch.setattr(Room, "missed", marked)
    patch.setattr(
        tables, "_json", lambda data: Response(data, media_type="application/json", headers={"etag": str(mark.get())})
    )


# The channel where it must be seen, and a game in which it comes up.
SEEDED: dict[str, tuple[str, str, Callable[[Patch], None]]] = {
    "snapshots": ("snapshot", "shokoba", _telling("snapshot")),
    "snapshots in English": (
        "snapshot",
        "shokoba",
        _telling("snapshot", lambda listener, language, names: language == "en"),
    ),
    "snapshots for spectators": ("snapshot", "shokoba", _telling("snapshot", lambda listener, *_: listener is None)),
    "first frames": ("frames", "shokoba", _telling("snapshot")),
    "events": ("events", "shokoba", _event),
    "what was missed": ("stale", "shokoba", _event),
    "frames": ("frames", "shokoba", _pushed),
    "previews": ("preview", "stratheos", _telling("preview")),
    "records": ("record", "shokoba", _telling("record")),
    "shuffles": ("shuffle", "shokoba", _telling("shuffle")),
    "lists": ("lists", "shokoba", _listed),
    "stale commands": ("stale", "shokoba", _stale),
    "refusals": ("refusals", "shokoba", _refused),
    "hints": ("hint", "shokoba", _hinted),
    "take-backs": ("takeback", "stratheos", _taken_back),
    "keys": ("again", "shokoba", _again),
    "headers": ("events", "shokoba", _header),
}
