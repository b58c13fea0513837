"""Both languages have every text, with the same facts in it; the language is the caller's."""

import re

import pytest

import ludotheque
from ludotheque.contract.texts import SHARED, files, language

HOMES = [SHARED, *(ludotheque.game(name).home for name in ludotheque.games())]


def texts(home, chosen):
    """Key → the names of the facts in it."""
    source = files(home, chosen)[-1].read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_both_languages_have_the_same_texts_with_the_same_facts(home):
    assert texts(home, "fr") == texts(home, "en")


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
@pytest.mark.parametrize("chosen", ["fr", "en"])
def test_no_text_is_there_twice_or_cannot_be_read(home, chosen):
    from fluent.syntax import ast, parse

    found = parse(files(home, chosen)[-1].read_text("utf-8")).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_the_language_is_the_one_chosen_or_that_of_the_surroundings(monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_LANGUAGE", "fr_CA.UTF-8")
    assert language() == "fr"
    with ludotheque.speaking("en"):
        assert language() == "en"
        with ludotheque.speaking("fr"):
            assert language() == "fr"
        assert language() == "en"
    monkeypatch.setenv("LUDOTHEQUE_LANGUAGE", "de")
    assert language() == "en"


def test_a_refusal_speaks_both_languages():
    with pytest.raises(ludotheque.UnknownName) as refusal:
        ludotheque.game("shokba")
    assert refusal.value.document() == {
        "error": "UnknownName",
        "clause": None,
        "field": "game",
        "message": {
            "fr": "Il n’y a pas de jeu « shokba ». Vouliez-vous dire : shokoba ?",
            "en": "There is no game “shokba”. Did you mean: shokoba?",
        },
    }
