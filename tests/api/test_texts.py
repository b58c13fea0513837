"""The language is the caller's. (That both languages have every text is in the conformance kit.)"""

import pytest

import ludotheque
from ludotheque.contract.texts import language


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
        "key": "game-unknown",
        "clause": None,
        "field": "game",
        "facts": {"name": "shokba", "nearest": "shokoba"},
        "message": {
            "fr": "Il n’y a pas de jeu « shokba ». Vouliez-vous dire : shokoba ?",
            "en": "There is no game “shokba”. Did you mean: shokoba?",
        },
    }
