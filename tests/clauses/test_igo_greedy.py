"""The greedy player: it keeps what lowers its penalty, and calls when that is low enough for the table."""

import random

import pytest

import ludotheque
from tests.clauses.igo_table import GAME, play, set_up
from tests.clauses.test_igo_call import PERFECT, SIX, called

COLUMN = "A1 A2 A3 A4 A5 A6 T7"


def choice(match):
    return ludotheque.bot("greedy", GAME, seed=1).choose(match.view_record(match.turn))


def test_it_takes_the_card_that_completes_its_series():
    match = set_up("O1 O2 R3 O4 R5 O6 R7 O8 R9 O10 B9 C9", column=COLUMN, discard="R11")
    assert choice(match) == "discard"


def test_it_takes_from_the_column_for_the_colour_that_is_then_removed():
    match = set_up("J8 J9 J10 J11 V8 V9 V10 V11 O5 O6 R5 R6", column="A1 A2 A3 A4 A5 J1 C3", discard="M1")
    assert choice(match) == "column"


def test_it_does_not_cancel_a_round_for_a_good_card():
    match = set_up("O1 O2 R3 O4 R5 O6 R7 O8 R9 O10 B9 C9", column="R11", discard="M1")
    assert choice(match) != "column"


def test_it_discards_what_costs_most_and_calls_when_nothing_is_left():
    match = play(set_up(PERFECT, column=COLUMN, discard="B9"), "discard")
    assert choice(match).endswith("!")
    match = set_up(f"{PERFECT} B9", column=COLUMN, step="discard", source="pile", pile=40)
    assert choice(match) == "B9!"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_waits_with_a_bad_hand(seats):
    bad = "A7 A8 B9 C9 G9 J9 M9 O9 R9 V9 V10 B10 C10"
    match = set_up(bad, seats=seats, column=COLUMN[:-3] + " T7" + " T8" * (seats > 2) + " T9" * (seats > 3),
                   step="discard", source="pile", pile=30)  # fmt: skip
    assert not choice(match).endswith("!")


def series(match):
    """The series that the caller can lay, with their penalties."""
    return {move["text"]: move["penalty"] for move in match.view(match.turn)["moves"]}


def test_it_lays_the_series_that_leaves_least():
    match = called(SIX)
    penalties = series(match)
    assert penalties[choice(match)] == min(penalties.values())


def test_of_equal_series_it_lays_the_one_with_a_single_colour():
    match = called("T1 T2 T3 T4 T5 T6 T8 O1 O2 O9 R1 R2")
    assert series(match)["O"] == series(match)["O+R"]
    assert choice(match) == "O"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_players_who_play_at_random(seats):
    won = 0.0
    for seed in range(40):
        match, chance = GAME.new(seats=seats, seed=seed), random.Random(seed)
        while match.turn is not None:
            match.play(choice(match) if match.turn == 0 else chance.choice(match.moves()))
        won += (0 in match.result.winners) / len(match.result.winners)
    assert won > 1.3 * 40 / seats
