"""The words of a game's notation in the language of a table. Records have one notation; for people, `written-<word>` of
the game's texts says how a word of it is written (the first) and what else is understood. A plus is spelled out:
`written-plus-s` is about `+s`."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ludotheque.contract.texts import LANGUAGES, keys, language, say, speaking

KEY, PLUS = "written-", "plus-"
WORD = re.compile(r"\+?[^\W\d_]+")  # letters, behind a plus or not


def fold(word: str) -> str:
    """Without accents and capitals: `Règles` is `regles`."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", word.lower()) if not unicodedata.combining(mark))


def spoken(text: str, home: Path) -> str:
    """A text of the notation in the current language: `slide north` is « glisser nord »."""
    return _replaced(text, _shown(home, language()))


def unspoken(entry: str, home: Path) -> str:
    """What a person typed, in whatever language, with the words of the notation."""
    return _replaced(unicodedata.normalize("NFC", entry), _understood(home))


def _replaced(text: str, words: Mapping[str, str]) -> str:
    return WORD.sub(lambda found: words.get(fold(found[0]), found[0]), text)


@cache
def _shown(home: Path, chosen: str) -> dict[str, str]:
    return {word: names[0] for word, names in _written(home, chosen).items()}


@cache
def _understood(home: Path) -> dict[str, str]:
    written = [_written(home, chosen) for chosen in LANGUAGES]
    return {fold(name): word for words in written for word, names in words.items() for name in (word, *names)}


def _written(home: Path, chosen: str) -> dict[str, list[str]]:
    """Every word of the notation, and how people write it in a language."""
    found = {}
    with speaking(chosen):
        for key in keys(KEY, home):
            plus = "+" if key.startswith(KEY + PLUS) else ""
            names = [plus + name for name in say(key, home).split(", ")]
            found[plus + key.removeprefix(KEY).removeprefix(PLUS)] = names
    return found
