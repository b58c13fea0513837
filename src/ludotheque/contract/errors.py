"""Refusals: what was wrong, under which clause or in which field, and what would be right — in both languages."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ludotheque.contract.texts import LANGUAGES, SHARED, say, speaking
from ludotheque.contract.vocabulary import spoken

LONGEST_SHOWN = 400  # of what somebody gave us, in a sentence
MOVES = ("move", "moves")  # facts that are moves: a sentence has them in its own language


def shown(value: Any) -> Any:
    """A value that somebody gave us, fit for a sentence: short, whatever its type."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int):
        return value if abs(value) < 1 << 63 else "10…0"
    if isinstance(value, str):
        return sendable(value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…")
    if isinstance(value, dict | list | tuple):
        return "{…}" if isinstance(value, dict) else "[…]"
    return str(value) if isinstance(value, float) else type(value).__name__


def sendable(text: str) -> str:
    """Without halves of characters: JSON can carry a lone surrogate, but nothing can print or send it."""
    return text if text.isascii() else text.encode("utf-16", "replace").decode("utf-16")


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
        self.facts = {name: fact if isinstance(fact, LudothequeError) else shown(fact) for name, fact in facts.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """A refusal travels between processes as it is, whatever its making takes."""
        return type(self).__new__, (type(self), *self.args), self.__dict__

    @property
    def message(self) -> str:
        """The sentence in the current language; a refusal among the facts is told in it too."""
        return self._message(lambda move: spoken(move, self.home))

    def _message(self, written: Callable[[str], str]) -> str:
        facts = {name: _told(name, fact, written) for name, fact in self.facts.items()}
        return say(self.key, self.home, **facts)

    def for_people(self, written: Callable[[str], str], home: Path) -> str:
        """The whole refusal at a table of the game in `home`, where people read moves as `written` has them."""
        return _with_clause(self._message(written), self.clause)

    def in_language(self, chosen: str) -> str:
        with speaking(chosen):
            return self.message

    def __str__(self) -> str:
        return _with_clause(self.message, self.clause)

    def document(self) -> dict[str, Any]:
        """The refusal as data: its kind, the text's key and facts, and the sentence in both languages."""
        return {
            "error": type(self).__name__,
            "key": self.key,
            "clause": self.clause,
            "field": self.field,
            "facts": {
                name: fact.document() if isinstance(fact, LudothequeError) else fact
                for name, fact in self.facts.items()
            },
            "message": {chosen: self.in_language(chosen) for chosen in LANGUAGES},
        }


def _told(name: str, fact: Any, written: Callable[[str], str]) -> Any:
    if isinstance(fact, LudothequeError):
        return fact.message
    return written(fact) if name in MOVES and isinstance(fact, str) else fact


def _with_clause(message: str, clause: str | None) -> str:
    return f"{message} [{clause}]" if clause else message


class UnknownName(LudothequeError):
    """There is no game, bot or clause of that name."""


class OptionError(LudothequeError):
    """An option that does not exist, a value it cannot have, or two that contradict each other."""


class DocumentError(LudothequeError):
    """A position that cannot be: malformed, or impossible by the rules."""


class RecordError(LudothequeError):
    """A record of a match that cannot be replayed."""


class ShuffleError(LudothequeError):
    """A secret, a table, a match number or words that no shuffle can be made from."""


class IllegalMove(LudothequeError):
    """A move that the rules refuse; `clause` says which one, `instead` names legal moves where that helps."""

    def __init__(self, key: str, *, instead: Sequence[str] = (), **given: Any):
        super().__init__(key, **given)
        self.instead = list(instead)

    def document(self) -> dict[str, Any]:
        return {**super().document(), "instead": self.instead}


class NotAMove(IllegalMove):
    """A text that is no move in this game's notation."""


class OutOfTurn(IllegalMove):
    """It is somebody else's turn."""


class MatchOver(IllegalMove):
    """The match has ended."""


class StaleMove(IllegalMove):
    """A move meant for another moment of the match; `missed` is what has happened since."""

    def __init__(self, key: str, *, missed: Sequence[Any] = (), **given: Any):
        super().__init__(key, **given)
        self.missed = list(missed)

    def document(self) -> dict[str, Any]:
        return {**super().document(), "missed": self.missed}


class NothingToUndo(LudothequeError):
    """The match is at its beginning."""


def nearest(name: Any, names: Iterable[str]) -> str:
    """The right name that a wrong one most resembles; all of them where none does."""
    known = sorted(names)
    return ", ".join(get_close_matches(str(shown(name)), known, n=1, cutoff=0.5) or known)
