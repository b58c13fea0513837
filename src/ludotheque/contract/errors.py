"""Refusals: what was wrong, under which clause or in which field, and what would be right — in both languages."""

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ludotheque.contract.texts import SHARED, say, speaking


class LudothequeError(Exception):
    """A refusal for people. Nothing has changed when it is raised."""

    def __init__(
        self, key: str, *, home: Path = SHARED, clause: str | None = None, field: str | None = None, **facts: Any
    ):
        super().__init__(key, facts)
        self.key = key
        self.home = home
        self.clause = clause
        self.field = field
        self.facts = facts

    @property
    def message(self) -> str:
        """The sentence in the current language."""
        return say(self.key, self.home, **self.facts)

    def in_language(self, chosen: str) -> str:
        with speaking(chosen):
            return self.message

    def __str__(self) -> str:
        return f"{self.message} [{self.clause}]" if self.clause else self.message

    def document(self) -> dict[str, Any]:
        """The refusal as data, in both languages."""
        return {
            "error": type(self).__name__,
            "clause": self.clause,
            "field": self.field,
            "message": {chosen: self.in_language(chosen) for chosen in ("fr", "en")},
        }


class UnknownName(LudothequeError):
    """There is no game, bot or clause of that name."""


class OptionError(LudothequeError):
    """An option that does not exist, a value it cannot have, or two that contradict each other."""


class DocumentError(LudothequeError):
    """A position that cannot be: malformed, or impossible by the rules."""


class RecordError(LudothequeError):
    """A record of a match that cannot be replayed."""


class IllegalMove(LudothequeError):
    """A move that the rules refuse; `clause` says which one."""


class NotAMove(IllegalMove):
    """A text that is no move in this game's notation."""


class OutOfTurn(IllegalMove):
    """It is somebody else's turn."""


class MatchOver(IllegalMove):
    """The match has ended."""


class NothingToUndo(LudothequeError):
    """The match is at its beginning."""


def nearest(name: str, names: Iterable[str]) -> str:
    """The right name that a wrong one most resembles; all of them where none does."""
    known = sorted(names)
    return ", ".join(get_close_matches(name, known, n=1, cutoff=0.5) or known)
