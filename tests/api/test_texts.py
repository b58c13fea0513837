"""The language is the caller's. (That both languages have every text is in the conformance kit.)"""

import pytest

import ludotheque
from ludotheque.contract import texts
from ludotheque.contract.texts import LANGUAGES, language


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


@pytest.mark.parametrize("chosen", LANGUAGES)
@pytest.mark.parametrize("name", ["ido", "igo", "shokoba", "stratheos"])
def test_a_sentence_filled_into_one_with_blanks_is_the_one_that_fluent_makes(monkeypatch, name, chosen):
    match = ludotheque.game(name).new(seats=2, seed=7)
    while match.turn is not None and match.ply < 120:
        moves = match.moves()
        match.play(moves[match.ply * 7 % len(moves)])
    told = [event for move in match.events(0) for event in move["happened"]]
    with ludotheque.speaking(chosen):
        for names in (["Élise", "Bob"], ["Bob \ufdd0", "Yves \ufdd3"]):
            filled = [match.game.tell(event, names) for event in told]
            with monkeypatch.context() as fluent:
                fluent.setattr(texts, "_said", texts._formatted)
                assert filled == [match.game.tell(event, names) for event in told]
