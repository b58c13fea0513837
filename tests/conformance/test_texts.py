"""All texts are there in both languages, with the same variables; none is missing and none is left over."""

from contextlib import nullcontext
from pathlib import Path

import pytest

from ludotheque.bots.hint import ONLY_MOVE
from ludotheque.contract.texts import SHARED
from ludotheque.game import Game
from tests.conformance.schemas import Shapes
from tests.conformance.sources import Message, Sayings, keyed_functions, messages, sayings

LISTED = {"title", "tagline"}  # every game has these (docs/adding-a-game.md)


def shared_sources() -> list[Path]:
    """All of the package but the games."""
    return [file for file in SHARED.rglob("*.py") if SHARED / "games" not in file.parents]


def check_languages(home: Path) -> dict[str, Message]:
    """Both languages have the same keys with the same variables."""
    french, english = (messages(home / "locale" / f"{language}.ftl") for language in ("fr", "en"))
    assert sorted(french.keys() ^ english.keys()) == [], "only in one language"
    assert [key for key in french if french[key].variables != english[key].variables] == [], "variables differ"
    assert list(french) == list(english), "in another order"
    return english


def check_use(present: dict[str, Message], said: Sayings, elsewhere: set[str], listed: set[str]) -> None:
    used = listed | {part for message in present.values() for part in message.parts}
    assert sorted(key for key in present if not said.uses(key) and key not in used) == [], "in no source"
    asked = said.asked | {part for message in present.values() for part in message.parts}
    assert sorted(asked - present.keys() - elsewhere) == [], "asked for, but in no locale file"


def test_the_shared_texts_are_complete_in_both_languages() -> None:
    files = shared_sources()
    check_use(check_languages(SHARED), sayings(files, keyed_functions(files)), LISTED, set())


def test_the_texts_of_a_game_are_complete_in_both_languages(game: Game) -> None:
    files = list(game.home.rglob("*.py"))
    said = sayings(files, keyed_functions([*files, *shared_sources()]))
    present = check_languages(game.home)
    listed = LISTED | {f"option-{option.name}" for option in game.options}
    listed |= {f"variant-{name}" for name in game.variants}
    shapes = Shapes(game)
    listed |= {f"event-{what}" for what in shapes.literals("event", "what")}
    listed |= {key for key in shapes.literals("reason", "key") if key != ONLY_MOVE}
    listed |= {f"{kind}-{name}" for name in game.questions for kind in ("ask", "question")}
    assert sorted(listed - present.keys()) == [], "every game has these texts"
    check_use(present, said, set(messages(SHARED / "locale" / "en.ftl")), listed)


def locale(home: Path, french: str, english: str) -> Path:
    (home / "locale").mkdir()
    (home / "locale" / "fr.ftl").write_text(french, "utf-8")
    (home / "locale" / "en.ftl").write_text(english, "utf-8")
    return home


@pytest.mark.parametrize(
    ("french", "english", "complaint"),
    [
        ("a = un\n", "a = one\nb = two\n", "only in one language"),
        ("a = { $n } fois\n", "a = { $m } times\n", "variables differ"),
        ("a = un\na = deux\n", "a = one\n", "there twice"),
        ("a = un {\n", "a = one\n", "not understood"),
        ("a = un\nb = deux\n", "b = two\na = one\n", "in another order"),
    ],
)
def test_the_kit_sees_texts_that_do_not_match(tmp_path: Path, french: str, english: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_languages(locale(tmp_path, french, english))


def test_the_kit_sees_texts_that_nobody_uses_and_texts_that_are_missing(tmp_path: Path) -> None:
    source = tmp_path / "words.py"
    source.write_text(
        """
class Refusal(Exception):
    def __init__(self, key): ...
class Late(Refusal): ...
def say(key, **facts): ...
def tell(event): return say(f"event-{event['what']}")
def happened(): return {"what": "laid"}
def why(over): raise Late("late" if over else "early")
""",
        "utf-8",
    )
    said = sayings([source], keyed_functions([source]))
    right = "event-laid = laid { mark }\nmark = !\nlate = late\nearly = early\n"
    for text, complaint in (
        (right, None),
        (right + "event-taken = taken\n", "in no source"),
        (right.replace("early = early\n", ""), "in no locale file"),
        (right.replace("mark = !\n", ""), "in no locale file"),
    ):
        (tmp_path / "en.ftl").write_text(text, "utf-8")
        with pytest.raises(AssertionError, match=complaint) if complaint else nullcontext():
            check_use(messages(tmp_path / "en.ftl"), said, set(), set())
