"""Texts for people: Fluent files, one per language, in `locale/` of the package and of each game."""

import os
import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ludotheque.contract.messages import Messages

LANGUAGES = ("fr", "en")
SHARED = Path(__file__).parents[1]
REMEMBERED = 8192  # sentences, some 800 bytes each
BLANK, FIRST = re.compile("[\ufdd0-\ufdef]"), 0xFDD0  # characters that no text has; the first stands for the first fact
_language: ContextVar[str] = ContextVar("language", default="")


def language() -> str:
    """The language in which errors and narration speak here and now: the one chosen, or the surroundings'."""
    if chosen := _language.get():
        return chosen
    wish = os.environ.get("LUDOTHEQUE_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return "fr" if wish.lower().startswith("fr") else "en"


def speaking(chosen: str) -> AbstractContextManager[None]:
    """Speak French ("fr") or English ("en") inside the block; every thread and task has its own language."""
    if chosen not in LANGUAGES:
        raise ValueError(f"no language {chosen!r}: there are {', '.join(LANGUAGES)}")
    return _Speaking(chosen)


class _Speaking(AbstractContextManager[None]):
    """Every move that is told enters it: a generator would take four times as long."""

    def __init__(self, chosen: str):
        self._chosen = chosen

    def __enter__(self) -> None:
        self._before = _language.set(self._chosen)

    def __exit__(self, *trouble: object) -> None:
        _language.reset(self._before)


def files(home: Path, chosen: str) -> list[Path]:
    """The Fluent files that a game in `home` speaks from: the shared one, then its own."""
    return [folder / "locale" / f"{chosen}.ftl" for folder in dict.fromkeys((SHARED, home))]


@cache
def _messages(home: Path, chosen: str) -> Messages:
    return Messages(chosen, files(home, chosen))


def keys(beginning: str, home: Path = SHARED) -> list[str]:
    """The keys of all texts that begin like this."""
    return _messages(home, language()).keys(beginning)


def say(key: str, home: Path = SHARED, **facts: Any) -> str:
    """The text with this key, in the current language, with the facts put in."""
    try:
        return _said(key, home, language(), tuple(facts), *facts.values())
    except TypeError:  # a fact that no memory can be searched for, such as a list
        return _formatted.__wrapped__(key, home, language(), tuple(facts), *facts.values())


@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(key: str, home: Path, chosen: str, names: tuple[str, ...], *facts: Any) -> str:
    """What one player is told of a move, the other is told too, and whoever comes later.

    Texts that a sentence only repeats, such as names and places, are filled into one that is remembered with blanks:
    Fluent takes as long for a sentence as everything else for its move.
    """
    texts = [fact if isinstance(fact, str) else "" for fact in facts]
    if any(map(BLANK.search, texts)):
        return _formatted(key, home, chosen, names, *facts)
    matters = _matters(key, home, chosen)
    blank = [isinstance(fact, str) and name not in matters for name, fact in zip(names, facts, strict=True)]
    given = (chr(FIRST + place) if blank[place] else fact for place, fact in enumerate(facts))
    return BLANK.sub(lambda found: texts[ord(found[0]) - FIRST], _formatted(key, home, chosen, names, *given))


@lru_cache(maxsize=REMEMBERED, typed=True)
def _formatted(key: str, home: Path, chosen: str, names: tuple[str, ...], *facts: Any) -> str:
    return _messages(home, chosen).say(key, dict(zip(names, facts, strict=True)))


@cache
def _matters(key: str, home: Path, chosen: str) -> frozenset[str]:
    return _messages(home, chosen).matters(key)


def together(names: Sequence[str]) -> str:
    """`Anne`, `Anne and Bob`, `Anne, Bob and Cleo`."""
    if len(names) == 1:
        return names[0]
    return say("together", first=", ".join(names[:-1]), last=names[-1])
