"""Everything that is not a legal move is refused with a clause, in both languages, and changes nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.contract import rulebook
from ludotheque.contract.errors import IllegalMove, MatchOver, OutOfTurn
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.match import Match
from ludotheque.testing.matches import played, stops
from ludotheque.testing.tables import Table
from ludotheque.testing.wrong import spoilt


def refused(match: Match, text: str, seat: int | None = None, kind: type[IllegalMove] = IllegalMove) -> None:
    """The text is refused as the contract says."""
    before, record, history = match.position.tobytes(), match.record(), len(match.history)
    with pytest.raises(kind) as caught:
        match.play(text, seat)
    refusal = caught.value
    for language in LANGUAGES:
        with speaking(language):
            assert refusal.clause in rulebook.clauses(match.game.home), f"{text!r} is refused under {refusal.clause}"
        assert refusal.in_language(language).strip()
    assert refusal.document()["clause"] == refusal.clause
    assert match.position.tobytes() == before
    assert match.record() == record
    assert len(match.history) == history


def test_texts_that_are_nearly_moves_are_refused(table: Table) -> None:
    chance, wrong = random.Random(20), 0
    for match in stops(table, seed=20, many=4)[:-1]:
        legal = match.moves()
        for move in chance.sample(legal, min(3, len(legal))):
            for text in spoilt(move, chance):
                if text not in legal:
                    refused(match, text)
                    wrong += 1
    assert wrong


def test_moves_that_are_legal_elsewhere_are_refused(table: Table) -> None:
    elsewhere = sorted({move for match in stops(table, seed=21, many=12) for move in match.moves()})
    wrong = 0
    for match in stops(table, seed=22, many=4)[:-1]:
        legal = match.moves()
        for text in random.Random(21).sample(elsewhere, min(12, len(elsewhere))):
            if text not in legal:
                refused(match, text)
                wrong += 1
    assert wrong


@given(text=st.text(max_size=20))
def test_arbitrary_texts_are_refused(table: Table, text: str) -> None:
    match = table.new(seed=23)
    if text not in match.moves():
        refused(match, text)


def test_nobody_moves_out_of_turn(table: Table) -> None:
    match = table.new(seed=24)
    for seat in range(table.seats):
        if seat != match.turn:
            refused(match, match.moves()[0], seat, OutOfTurn)
    match.play(match.moves()[0], match.turn)
    assert len(match.history) == 1


def test_nobody_moves_after_the_end(table: Table) -> None:
    *_, match = played(table, seed=25)
    refused(match, match.history[-1], kind=MatchOver)
    refused(match, "", kind=MatchOver)
