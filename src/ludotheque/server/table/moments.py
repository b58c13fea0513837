"""What a table remembers of its rows, so that they can be told to anybody: never what was told."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludotheque.game import Position
from ludotheque.match import Match
from ludotheque.server.table.standing import Standing


class Entry(NamedTuple):
    """One row: who did what when, the sentences and facts of it, and which moves of the match it was."""

    version: int
    at: float
    do: str
    seat: int | None
    guest: str  # whom the sentences name; "": whoever sits on the seat
    keys: tuple[str, ...]
    facts: Mapping[str, Any]
    ply: int  # of the match before the row
    many: int  # moves that it played and that were not taken back
    undone: int = 0

    def cut(self, ply: int) -> "Entry":
        """What is left of it when only so many moves of the match are."""
        left = min(self.many, max(0, ply - self.ply))
        return self._replace(many=left, undone=self.undone + self.many - left)


class Moment(NamedTuple):
    """One of the last rows with how the table stood after it; moves that were taken back later included."""

    entry: Entry
    standing: Standing
    match: Match | None
    codes: list[int]
    ply: int  # of the match after the row
    kept: tuple[Position, ...] = ()  # its positions, once the match cannot give them any more

    def positions(self) -> tuple[Position, ...]:
        """From before the first of its moves to after the last; only the present one if it had no moves."""
        if self.kept or self.match is None:
            return self.kept
        return tuple(self.match.position_at(at) for at in range(self.ply - len(self.codes), self.ply + 1))

    def kept_from(self, match: Match, ply: int) -> "Moment":
        """The same, before a match goes back to so many moves."""
        return self._replace(kept=self.positions()) if self.match is match and self.ply > ply else self
