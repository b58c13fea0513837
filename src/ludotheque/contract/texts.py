"""Texts for people: Fluent files, one per language, in `locale/` of the package and of each game."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
SHARED = Path(__file__).parents[1]
_language: ContextVar[str] = ContextVar("language", default="")


def language() -> str:
    """The language in which errors and narration speak here and now: the one chosen, or the surroundings'."""
    if chosen := _language.get():
        return chosen
    wish = os.environ.get("LUDOTHEQUE_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return "fr" if wish.lower().startswith("fr") else "en"


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak French ("fr") or English ("en") inside the block; every thread and task has its own language."""
    if chosen not in LANGUAGES:
        raise ValueError(f"no language {chosen!r}: there are {', '.join(LANGUAGES)}")
    before = _language.set(chosen)
    try:
        yield
    finally:
        _language.reset(before)


def files(home: Path, chosen: str) -> list[Path]:
    """The Fluent files that a game in `home` speaks from: the shared one, then its own."""
    return [folder / "locale" / f"{chosen}.ftl" for folder in dict.fromkeys((SHARED, home))]


@cache
def _bundle(home: Path, chosen: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # only when somebody is spoken to

    bundle = FluentBundle([chosen], use_isolating=False)
    for file in files(home, chosen):
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def say(key: str, home: Path = SHARED, **facts: Any) -> str:
    """The text with this key, in the current language, with the facts put in."""
    message = _bundle(home, language()).get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, problems = _bundle(home, language()).format_pattern(message.value, facts)
    if problems:
        raise problems[0]
    return str(text)


def together(names: Sequence[str]) -> str:
    """`Anne`, `Anne and Bob`, `Anne, Bob and Cleo`."""
    if len(names) == 1:
        return names[0]
    return say("together", first=", ".join(names[:-1]), last=names[-1])
