"""Seats at a Stratheós table: people count them from 1 and hear of each other by name, the notation counts from 0."""

import io
import sys

import pytest

import ludotheque
from ludotheque.bots.hint import compared
from ludotheque.client import Refused
from ludotheque.terminal.asking import explain, moves_now
from ludotheque.terminal.commands import obey
from ludotheque.terminal.players import Player
from ludotheque.terminal.saves import SavedMatch
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Session
from tests.clauses.stratheos_table import play, set_up

GAME = ludotheque.game("stratheos")
NAMES = ["Ann", "Bob", "Cleo"]


def aiming(card):
    """Ann has shown a figure and is to aim its power, at a table of three."""
    return play(set_up("E1 E2", "W1 W2", "A1 A2", in_hand=card), "power")


@pytest.fixture
def at_table(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO())

    def sit(match):
        players = [Player(name) for name in NAMES]
        return Session(SavedMatch(match, players, "en"), tmp_path / "match.json", Screen())

    return sit


@pytest.mark.parametrize(("chosen", "word"), [("fr", "sur"), ("en", "on")])
def test_moves_name_seats_as_the_table_shows_them(chosen, word, capsys):
    with ludotheque.speaking(chosen):
        view = aiming("F14").view(0)
        assert f"{word} 2.1" in moves_now(Screen(), GAME, view, NAMES).plain
        explain(Screen(), GAME, view, [], NAMES)
        told = capsys.readouterr().out
        first = {"fr": "1  sur 2.1  —  regarder l’emplacement 1 chez Bob", "en": "1  on 2.1  —  look at place 1 of Bob"}
        assert told.startswith(first[chosen])
        drawn = GAME.drawn(view, NAMES)
        assert [drawn.index(f"{number} {name}") > 0 for number, name in enumerate(NAMES, start=1)] == [True] * 3


@pytest.mark.parametrize(("entry", "move"), [("on 2.1", "on 1.1"), ("sur 3.2", "on 2.2"), ("ON  3.2", "on 2.2")])
def test_what_is_typed_is_meant_as_it_is_shown(at_table, entry, move):
    session = at_table(aiming("F14"))
    obey(session, entry)
    assert session.match.history[-1] == move


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("on 0.1", "“on 0.1” is no move. Now possible: on 2.1, on 2.2, on 3.1, on 3.2. [STR-20]\n"),
        ("on 1.1", "This power cannot be aimed there. [STR-4]\n"),
        ("on 4.1", "“on 4.1”: there is no such place on the table. [STR-4]\n"),
        ("on 7.1", "“on 7.1” is no move. Now possible: on 2.1, on 2.2, on 3.1, on 3.2. [STR-20]\n"),
    ],
)
def test_a_refusal_counts_from_1_too_and_changes_nothing(at_table, entry, told, capsys):
    session = at_table(aiming("F14"))
    before = session.match.record()
    obey(session, entry)
    assert capsys.readouterr().out == told
    assert session.match.record() == before


def test_a_refusal_of_a_server_counts_from_1_too():
    match = aiming("F14")
    with pytest.raises(ludotheque.IllegalMove) as refused, ludotheque.speaking("fr"):
        match.play("on 8.1")
    answer = Refused(422, refused.value.document())
    with ludotheque.speaking("fr"):
        assert "sur 9.1" in answer.for_people(GAME.spoken, GAME.home)
        assert answer.for_people(GAME.spoken, GAME.home) == refused.value.for_people(GAME.spoken, GAME.home)
        assert "sur 1.1, sur 1.2" in str(answer)  # for programs, whose moves are the notation's


@pytest.mark.parametrize(("chosen", "told"), [("fr", "Bob a 2 cartes"), ("en", "Bob has 2 cards")])
def test_advice_calls_players_by_their_names(chosen, told):
    with ludotheque.speaking(chosen):
        hints = aiming("L16").hint(0, iterations=50)
        assert any(told in line for line in compared(hints, NAMES))
