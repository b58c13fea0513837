"""The texts that all games share are complete; French elides; and the kit can see texts that do not match."""

from contextlib import nullcontext
from pathlib import Path

import pytest

from ludotheque.contract.elision import de
from ludotheque.contract.texts import SHARED
from ludotheque.testing.sources import keyed_functions, messages, sayings
from ludotheque.testing.texts import LISTED, check_languages, check_use, shared_sources, torn


def test_the_shared_texts_are_complete_in_both_languages() -> None:
    files = shared_sources()
    check_use(check_languages(SHARED), sayings(files, keyed_functions(files)), LISTED, set())


def test_no_line_of_shared_french_can_break_before_a_mark() -> None:
    assert torn(SHARED / "locale" / "fr.ftl") == []


def test_french_elides_before_a_vowel_and_a_mute_h_only() -> None:
    assert [de(name) for name in ("Anne", "Élise", "Hélène", "Yves", "IDO")] == [
        "d’Anne", "d’Élise", "d’Hélène", "d’Yves", "d’IDO",
    ]  # fmt: skip
    assert [de(name) for name in ("Bob", "Yann", "李")] == ["de Bob", "de Yann", "de 李"]


@pytest.mark.parametrize("name", ["Hadrien", "henri", "Hervé", "Héra", "Hippolyte", "Hortense", "HUGO", "Hyacinthe"])
def test_french_elides_before_names_whose_h_is_mute(name: str) -> None:
    assert de(name) == f"d’{name}"


@pytest.mark.parametrize("name", ["Harry", "Hans", "Hassan", "Heidi", "Helmut", "Hiroko", "Holly", "Howard", "H"])
def test_french_does_not_elide_before_an_aspirated_h(name: str) -> None:
    assert de(name) == f"de {name}"


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
