"""What is silly in I Go!: a position, the silly move, and its look-alike that has a reason."""

import numpy as np
import pytest

from ludotheque.bots import bot
from ludotheque.games.igo.silly import KINDS
from tests.clauses.igo_table import GAME, set_up
from tests.clauses.test_igo_call import PERFECT, SIX, SIXTEEN, called

COLUMN = "A1 A2 A3 A4 A5 J6 T7"  # turquoise is removed now, jade after it
BLUE_NEXT = "A1 A2 A3 A4 A5 B6 T7"
COLUMN_OF_FOUR = f"A6 A7 {COLUMN}"
TO_EIGHT = "O1 R2 O3 R4 O5 R6 O7 R8"
NEARLY = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 T1 B9"  # an orange 11 for the blue 9 and it is perfect
THIRTY_TWO = f"{TO_EIGHT} B8 C8 G8 M8"


def silly(match, move):
    """The kind of silly move that this is, by what the player to act knows."""
    record = match.view_record(match.turn)
    kind = GAME.kernel.silliness(record, GAME.moves(record)[move], np.empty(GAME.rules.OUT_SIZE, np.int64))
    return KINDS[kind - 1] if kind else None


def drawn(hand, column=COLUMN, pile=77, **more):
    """Seat 0 has drawn the last card of the hand from the pile."""
    return set_up(hand, column=column, step="discard", source="pile", pile=pile, **more)


def test_a_hand_without_penalty_is_called():
    match = drawn(f"{PERFECT} B9")
    assert silly(match, "B9!") is None
    assert silly(match, "B9") == silly(match, "O1!") == "win left"


def test_a_card_that_makes_the_hand_perfect_is_taken():
    match = set_up(NEARLY, column=COLUMN, discard="O11")
    assert silly(match, "discard") is None
    assert silly(match, "pile") == silly(match, "column") == "win left"
    assert silly(set_up(NEARLY, column=COLUMN, discard="R9"), "pile") is None


def test_a_perfect_hand_draws_a_card_that_it_can_throw_away_again():
    match = set_up(PERFECT, column=COLUMN, discard="B9")
    assert silly(match, "pile") is None
    assert silly(match, "discard") == "win left"


def test_a_perfect_series_is_laid():
    match = called(PERFECT)
    assert silly(match, "O+R") is None
    assert silly(match, "O") == "win left"


def test_a_call_is_hopeless_the_sooner_the_more_turns_the_others_have_had():
    assert silly(drawn(f"{THIRTY_TWO} V8", pile=77), "V8!") is None
    assert silly(drawn(f"{THIRTY_TWO} V8", pile=76), "V8!") == "hopeless call"
    assert silly(drawn(f"{THIRTY_TWO} V8", pile=76), "V8") is None


def test_a_call_is_hopeless_the_sooner_the_more_others_there_are():
    assert silly(drawn(f"{THIRTY_TWO} V8", COLUMN_OF_FOUR, pile=51, seats=4), "V8!") == "hopeless call"


def test_whoever_has_to_call_does():
    assert silly(drawn(f"{THIRTY_TWO} V8", pile=0), "V8!") is None


def test_a_call_is_not_made_with_a_dearer_card_than_the_one_discarded():
    match = drawn(f"{TO_EIGHT} B5 C2 G2 M2 V2")
    assert silly(match, "B5!") is None
    assert silly(match, "C2!") == "dear call"
    assert silly(drawn(f"{TO_EIGHT} B4 C2 G2 M2 V2"), "C2!") is None


def test_a_dear_card_is_discarded_unless_the_columns_next_colour_may_remove_it():
    hand = f"{TO_EIGHT} B8 C2 G2 M2 V2"
    assert silly(drawn(hand), "C2") == "dear discard"
    assert silly(drawn(hand, BLUE_NEXT), "C2") is None


def test_a_dear_card_is_not_taken_unless_the_columns_next_colour_may_remove_it():
    hand = f"{TO_EIGHT} T1 T2 T3 C1"
    assert silly(set_up(hand, column=COLUMN, discard="B6"), "discard") == "dear take"
    assert silly(set_up(hand, column=COLUMN, discard="B5"), "discard") is None
    assert silly(set_up(hand, column=BLUE_NEXT, discard="B11"), "discard") is None


def test_a_colour_of_the_column_is_not_given_up_for_nothing():
    assert silly(set_up(f"{TO_EIGHT} T5 T6 T8 J8", column=COLUMN, discard="M9"), "column") == "dear take"
    assert silly(set_up(f"{TO_EIGHT} T5 T6 J8 J9", column=COLUMN, discard="M9"), "column") is None


def test_the_last_card_of_the_pile_may_be_shunned():
    """It obliges to call (IGO-15)."""
    assert silly(set_up(f"{TO_EIGHT} T1 T2 T3 C1", column=COLUMN, discard="B11", pile=1), "discard") is None


def test_a_round_is_cancelled_with_a_bad_hand_only():
    assert silly(set_up(SIX, column="T7", pile=77), "column") == "round wasted"
    assert silly(set_up(SIXTEEN, column="T7", pile=77), "column") is None


def test_of_a_series_only_a_little_is_given_up():
    """To a series of one colour the others can add less (IGO-23)."""
    assert silly(called(SIX), "O") == "dear series"
    assert silly(called("O1 O2 O3 O5 O6 O7 O8 O9 R4 B1 B2 B3"), "O") is None


def test_whoever_calls_lays_the_series_they_called_for():
    """A club player called with 19 and laid amber and mocha, which leave 23; mocha and orange leave 20."""
    match = called("A5 B3 C5 M2 M3 M4 O1 O8 T2 V2 V3 V4", column="T1 M7 J1 C9 G8 C2")
    assert silly(match, "A+M") == "dear series"
    assert silly(match, "M+O") == silly(match, "O+V") is None


@pytest.mark.parametrize("level", ["beginner", "club", "strong"])
def test_no_level_is_silly(level):
    """Without a look at what is silly, each of these levels is in one of these positions."""
    tables = [
        drawn(f"{PERFECT} B9"),
        set_up(NEARLY, column=COLUMN, discard="O11"),
        drawn(f"{THIRTY_TWO} V8", pile=76),
        drawn(f"{THIRTY_TWO} V8", COLUMN_OF_FOUR, pile=51, seats=4),
        drawn(f"{TO_EIGHT} B8 C2 G2 M2 V2"),
        set_up(f"{TO_EIGHT} T1 T2 T3 C1", column=COLUMN, discard="B11"),
        set_up(f"{TO_EIGHT} T5 T6 T8 J8", column=COLUMN, discard="M9"),
        called(SIX),
    ]
    for seed in range(20):
        for match in tables:
            assert silly(match, bot(level, GAME, seed).choose(match.view_record(0))) is None
