"""Shokoba's model of plays: what it sees in a play, and that its chances are chances."""

from collections import Counter

import numpy as np
import pytest

import ludotheque
from ludotheque.games.shokoba import habits, rules
from ludotheque.kernel import new_rng
from tests.clauses.shokoba_table import set_up

GAME = ludotheque.game("shokoba")


def plays(match):
    """The record as the player to move sees it, and the legal moves by name."""
    record = GAME.record(match.view_record(match.turn))
    return record, {GAME.text(match.position, code): code for code in GAME.codes(match.position)}


def traits_of(match, move):
    record, moves = plays(match)
    return dict(zip(habits.TRAITS, habits.traits(record, moves[move]), strict=True))


def test_a_take_is_seen_with_what_it_leaves():
    """The 7 takes the diamond and leaves a 2, which only a 2 takes; the 2 in hand could."""
    match = set_up("E7 S2 S9", "S10 S10 S10", table="D7 S2", turn=0, dealer=1, deals_left=2)
    seen = traits_of(match, "E7xD7")
    record, _ = plays(match)
    twos = rules.count(int(record.undealt) & 15 << 4)
    assert seen["diamond"] == 1
    assert seen["cards"] == 2
    assert seen["low"] == 1
    assert seen["again"] == 1
    assert seen["value"] == 7
    assert seen["open"] == pytest.approx(twos / rules.count(int(record.undealt)))


def test_a_card_laid_is_a_loss_and_opens_the_table():
    """The 1 laid beside an 8 is open to 1, 8 and 9; the 9 laid there to 8 and 9 only."""
    match = set_up("S1 S3 S9", "S10 S10 S10", table="S8", turn=0, dealer=1, deals_left=2)
    seen = traits_of(match, "S1")
    assert seen["cards"] == -1
    assert seen["again"] == 1  # the 9
    assert seen["low"] == 1
    assert seen["open"] > traits_of(match, "S9")["open"]


def test_a_seizure_takes_from_the_table_and_leaves_the_hand():
    match = set_up("S9 S5 S6", "S1 S2 S3", table="S4 S5", turn=0, dealer=1, deals_left=2, oversight=True)
    match.play("S9")
    seizures = {name: code for name, code in plays(match)[1].items() if code & rules.SEIZE}
    assert seizures
    record, _ = plays(match)
    for code in seizures.values():
        hand, table = habits.after(record, code)
        assert hand == record.hands[match.turn]
        assert rules.count(table) == 0


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3}, {"seats": 4, "teams": True}, {"oversight": True}])
def test_the_chances_of_all_moves_add_up_and_the_guess_follows_them(options):
    guesses = np.empty(rules.OUT_SIZE, np.int64)
    for seed in range(5):
        match = GAME.new(seed=seed, **options)
        record, moves = plays(match)
        chances = {code: habits.chance_of(record, code, guesses) for code in moves.values()}
        assert sum(chances.values()) == pytest.approx(1)
        rng, times = new_rng(seed), 1500
        found = Counter(habits.by_habit(record, guesses, rules.legal(record, guesses), rng) for _ in range(times))
        for code, chance in chances.items():
            assert found[code] / times == pytest.approx(chance, abs=0.06)
