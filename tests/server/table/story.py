"""A table as people use it: commands as they come over the wire, refusals that change nothing, time that passes."""

import json
from typing import Any

import msgspec

from ludotheque.contract.errors import LudothequeError
from ludotheque.match import Match, replay
from ludotheque.server.rows import Row
from ludotheque.server.table import Create, Table, creation, read_command

NAMES = {"anne": "Anne", "bob": "Bob", "cleo": "Cleo", "dora": "Dora"}
ROOT = bytes(range(32))
INVITATION = "come in"
NOON = 1_800_000_000.0


def wish(game: str = "shokoba", seats: str = "me open", **more: Any) -> dict[str, Any]:
    """What somebody asks for; a seat is `me`, `open`, `bot` or a bot's level."""
    places = [
        {"who": seat} if seat in ("me", "open", "bot") else {"who": "bot", "level": seat} for seat in seats.split()
    ]
    return {"game": game, "key": "made", "seats": places, "public": True, **more}


def made(guest: str = "anne", table: str = "T", root: bytes = ROOT, **wishes: Any) -> Row:
    return creation(guest, read_creation(json.dumps(wish(**wishes))), NOON, table, root, INVITATION)


def read_creation(text: bytes | str) -> Create:
    """A wish as it is sent; the framework reads it by the same type."""
    return msgspec.json.decode(text, type=Create)


class Story:
    """A table of Anne's. Whoever is named does something a second later, knowing all that has happened."""

    def __init__(self, **wishes: Any):
        self.rows = [made(**wishes)]
        self.table = Table.from_rows(self.rows)
        self.now = NOON

    @classmethod
    def begun(cls, game: str = "shokoba", **more: Any) -> "Story":
        """Anne and Bob at a table of two, playing."""
        story = cls(game=game, **more)
        story.do("bob", "sit", seat=1)
        story.do("anne", "start")
        return story

    @property
    def match(self) -> Match:
        return self.table.the_match

    @property
    def to_act(self) -> str:
        return self.table.guest_to_act

    def wait(self, seconds: float) -> "Story":
        self.now += seconds
        return self

    def command(self, do: str, **fields: Any) -> Any:
        text = json.dumps({"version": self.table.version, "key": f"k{len(self.rows)}", "do": do, **fields})
        return read_command(text)

    def do(self, guest: str, do: str, **fields: Any) -> dict[str, Any]:
        """What Anne is told of it, in English."""
        self.now += 1
        return self.keep(self.table.check(guest, self.command(do, **fields), self.now))

    def keep(self, row: Row) -> dict[str, Any]:
        self.table.apply(row)
        self.rows.append(row)
        return self.heard("anne")

    def play(self, *moves: str) -> dict[str, Any]:
        """Whoever is to act plays: the first legal move, if none is named. A bot's move is the server's."""
        return self.do(self.to_act, "play", moves=list(moves) or self.match.moves()[:1])

    def steps(self) -> list[str]:
        """At a table of IDO: two steps of one turn that go on, once each player has brought three blocks in."""
        while self.match.ply < 6:
            self.play(next(move for move in self.match.moves() if move.startswith("+")))
        twin = self.match.clone()
        for first in self.match.moves():
            twin.play(first)
            for second in twin.moves() if twin.turn == self.match.turn else []:
                twin.play(second)
                if twin.turn == self.match.turn:
                    return [first, second]
                twin.undo()
            twin.undo()
        raise AssertionError("no two steps")

    def play_out(self) -> None:
        """To the end of the match, by the first legal move each time."""
        while self.table.state == "playing":
            self.play()

    def refused(self, guest: str, do: str, **fields: Any) -> LudothequeError:
        """How the table says no; and it stands as it stood."""
        before = self.shown()
        try:
            self.table.check(guest, self.command(do, **fields), self.now + 1)
        except LudothequeError as no:
            refusal = no
        else:
            raise AssertionError(f"{guest} could {do}")
        assert self.shown() == before
        assert set(refusal.document()["message"]) == {"fr", "en"}
        return refusal

    def heard(self, guest: str, language: str = "en") -> dict[str, Any]:
        return self.table.event(self.table.listener(guest), language, NAMES)

    def seen(self, guest: str, language: str = "en") -> dict[str, Any]:
        return self.table.snapshot(self.table.listener(guest), language, NAMES)

    def shown(self) -> bytes:
        return everything(self.table)


def everything(table: Table) -> bytes:
    """All that anybody is told of a table and its last two rows, byte for byte."""
    told, missed = [], max(0, table.version - 2)
    for listener in (*range(len(table.standing.seats)), None):
        told += [table.snapshot(listener, "fr", NAMES), table.event(listener, "en", NAMES)]
        told += [table.events(missed, listener, "fr", NAMES)]
    return msgspec.json.encode(told)


def same_match(table: Table) -> None:
    """The match is the one that its record makes."""
    again = replay(table.the_match.record())
    assert again.position.tobytes() == table.the_match.position.tobytes()
    assert list(again.played) == list(table.the_match.played)
