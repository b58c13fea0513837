"""A game's texts, held against what asks for them."""

import re
from pathlib import Path

from ludotheque.contract.texts import SHARED
from ludotheque.testing.sources import Message, Sayings, messages

LISTED = {"title", "tagline", "first-aim", "first-move", "first-letters"}  # every game has these
ASIDE = re.compile(r"`[^`]*`|^#.*$", re.MULTILINE)  # moves as they are written; comments, and headings
TORN = re.compile(r"[^ ]* [;:!?»]|[\d}] %|« [^ ]*")


def shared_sources() -> list[Path]:
    """All of the package but the games and this kit."""
    apart = {SHARED / "games", SHARED / "testing"}
    return [file for file in SHARED.rglob("*.py") if not apart & set(file.parents)]


def check_languages(home: Path) -> dict[str, Message]:
    """Both languages have the same keys with the same variables."""
    french, english = (messages(home / "locale" / f"{language}.ftl") for language in ("fr", "en"))
    assert sorted(french.keys() ^ english.keys()) == [], "only in one language"
    assert [key for key in french if french[key].variables != english[key].variables] == [], "variables differ"
    assert list(french) == list(english), "in another order"
    return english


def check_use(present: dict[str, Message], said: Sayings, elsewhere: set[str], listed: set[str]) -> None:
    """No text is left over, and none that is asked for is missing."""
    used = listed | {part for message in present.values() for part in message.parts}
    assert sorted(key for key in present if not said.uses(key) and key not in used) == [], "in no source"
    asked = said.asked | {part for message in present.values() for part in message.parts}
    assert sorted(asked - present.keys() - elsewhere) == [], "asked for, but in no locale file"


def torn(file: Path) -> list[str]:
    """Where a line of French could break before a mark."""
    return TORN.findall(ASIDE.sub("", file.read_text("utf-8")))
