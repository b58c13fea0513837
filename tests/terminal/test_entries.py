"""Whatever is typed at the prompt: never a crash, and nothing but a legal move changes the match."""

import io
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.terminal import commands
from ludotheque.terminal.asking import words_for
from ludotheque.terminal.commands import COMMANDS, Quit, obey
from ludotheque.terminal.players import Player
from ludotheque.terminal.saves import SavedMatch
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Session

WORDS = sorted(words_for(tuple(COMMANDS)))
NEVER_TYPED = ("save", "sauver", "garder", "quit", "quitter", "exit", "q")  # write files; leave


@pytest.fixture
def session(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.001)
    match = ludotheque.game("shokoba").new(seed=4, oversight=True)
    players = [Player("Ann"), Player("Bob", "greedy")]
    session = Session(SavedMatch(match, players, "en"), tmp_path / "match.json", Screen())
    while match.turn != 0:
        session.play(session.bots[match.turn].choose(match.view_record(match.turn)))
    return session


cards = st.builds("{}{}".format, st.sampled_from("DERSdersx"), st.integers(0, 11))
likely = st.lists(st.one_of(cards, st.sampled_from(["x", "+", " ", "seize ", "leave", "?", *WORDS]), st.text()))
entries = st.one_of(st.text(), likely.map("".join), likely.map(" ".join))


@pytest.mark.parametrize("drawn", [False, True])
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entry=entries)
def test_no_entry_crashes_and_only_a_legal_move_changes_the_match(session, entry, drawn):
    first, *_ = entry.split() or [""]
    if first.lower() in NEVER_TYPED:
        return
    session.screen.drawn = drawn
    match, before = session.match, session.match.record()
    moves, bytes_before = match.moves(), match.position.tobytes()
    try:
        obey(session, entry)
    except Quit:
        raise AssertionError(entry) from None
    if session.match.record() != before:
        played = match.history[-1]
        assert played in moves
        assert match.game.tidy(entry.strip()) == played or moves[int(entry) - 1] == played
        match.undo()
    assert match.position.tobytes() == bytes_before


def test_every_command_has_a_word_in_both_languages():
    assert set(words_for(tuple(COMMANDS)).values()) == set(COMMANDS)
    for chosen in ("fr", "en"):
        with ludotheque.speaking(chosen):
            for name in COMMANDS:
                assert ludotheque.contract.texts.say(f"word-{name}")


def test_a_word_means_one_command_only():
    found = {}
    for chosen in ("fr", "en"):
        with ludotheque.speaking(chosen):
            for name in COMMANDS:
                for word in ludotheque.contract.texts.say(f"word-{name}").split(", "):
                    assert found.setdefault(word, name) == name


def with_secret(match, player, monkeypatch):
    """Every move tells seat 0, and nobody else, of a card of this player's."""

    def events(seat, since=0, honest=match.events):
        secret = {"what": "laid", "seat": player, "card": "D7", "clause": "SHO-12", "private": True}
        story = honest(seat, since)
        return [move | {"happened": [*move["happened"], secret]} for move in story] if seat == 0 else story

    monkeypatch.setattr(match, "events", events)


def test_a_secret_is_told_once_to_the_player_concerned_then_never_again(session, monkeypatch, capsys):
    with_secret(session.match, 0, monkeypatch)
    session.play(session.match.moves()[0])
    assert capsys.readouterr().out.count("Ann lays D7.") == 1
    obey(session, "log")
    session.show(0)
    assert "Ann lays D7." not in capsys.readouterr().out


def test_the_secrets_of_one_person_are_not_told_to_another(tmp_path, monkeypatch, capsys):
    match = ludotheque.game("shokoba").new(seed=4)
    session = Session(SavedMatch(match, [Player("Ann"), Player("Bob")], "en"), Path(tmp_path / "m.json"), Screen())

    with_secret(match, 1, monkeypatch)
    assert match.turn == 1
    session.play(match.moves()[0])
    assert "Bob lays D7." not in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    session._decide(0)
    assert capsys.readouterr().out.count("Bob lays D7.") == 2  # what waited for Ann, and what her own move showed her
