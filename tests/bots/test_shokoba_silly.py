"""Moves of Shokoba that a child would see are silly, beside look-alikes that have a reason; and no level plays them."""

import numpy as np
import pytest

import ludotheque
from ludotheque.bots import bot
from ludotheque.games.shokoba.silly import KINDS
from tests.clauses.shokoba_table import set_up

GAME = ludotheque.game("shokoba")
OUT = np.empty(GAME.rules.OUT_SIZE, np.int64)


def early(*hands, **more):
    """A table at which a few cards have been taken, most of them by nobody yet."""
    return set_up(*hands, deals_left=4, **more)


def silly_moves(match):
    """The kind of each silly move of the player to act."""
    record = match.view_record(match.turn)
    kinds = {GAME.text(record, move): GAME.kernel.silliness(record, move, OUT) for move in GAME.codes(record)}
    return {move: KINDS[kind - 1] for move, kind in kinds.items() if kind}


def test_who_could_clear_the_table_and_does_not_is_silly():
    match = early("S9 S5 S2", table="S5 S4")
    assert silly_moves(match) == {"S5xS5": "shokoba", "S2": "shokoba"}


def test_in_the_last_deal_there_may_be_a_reason_to_leave_a_shokoba():
    """Whoever counts the last cards may want the last take more."""
    match = set_up("S9 S5 S2", table="S5 S4", deals_left=0)
    assert silly_moves(match) == {}


def test_the_last_card_of_a_hand_is_not_played_past_a_shokoba():
    match = set_up("E7", "S10", table="R4 S3", deals_left=0, dealer=1, oversight=True)
    assert silly_moves(match) == {"E7": "shokoba"}


def test_who_lays_a_card_and_leaves_the_diamond_to_others_is_silly():
    match = early("E7 S5 S2", table="D7 S8 S9")
    assert silly_moves(match) == {"S5": "diamond", "S2": "diamond"}


def test_a_good_take_is_a_reason_to_leave_the_diamond_lying():
    match = early("E7 S9 S2", table="D7 S8 S9")
    assert silly_moves(match) == {"S2": "diamond"}


def test_the_diamond_can_wait_where_no_unseen_card_takes_it():
    """All other sevens are gone, and nothing on the table makes it an eight, nine or ten."""
    match = set_up("E7 S5 S4", table="D7 S8 S9", taken=["E7 E7 S1 S1", ""])
    assert silly_moves(match) == {}


def test_a_card_that_must_take_its_equal_does_not_threaten_the_diamond():
    """SHO-42: a 9 would take the 9, not the diamond and the 2."""
    table = {"table": "D7 S9 S8 S2", "taken": ["E7 E7 S1 S1", ""]}
    assert silly_moves(early("E7 S5 S4", **table)) == {"S5": "diamond", "S4": "diamond"}
    assert silly_moves(early("E7 S5 S4", equal_first=True, **table)) == {}


def test_who_lays_the_diamond_and_keeps_an_emerald_is_silly():
    match = early("D7 E7 S2", table="S8 S9")
    assert silly_moves(match) == {"D7": "emerald"}


def test_who_has_no_emerald_may_lay_the_diamond():
    assert silly_moves(early("D7 S5 S2", table="S8 S9")) == {}


def test_an_emerald_that_decides_is_worth_the_diamond():
    """One emerald each: the third one is a gem, as the diamond is."""
    match = set_up("D7 E7 S2", table="S8 S9", taken=["E7 S1", "E7 S1"])
    assert silly_moves(match) == {}


def test_who_takes_the_sapphire_and_not_the_ruby_is_silly():
    match = early("S8 S2 S1", table="R5 S5 S3 S10")
    assert silly_moves(match) == {"S8xS5+S3": "lesser"}


def test_rubies_that_are_decided_are_no_reason():
    match = set_up("S8 S2 S1", table="R5 S5 S3 S10", taken=["R1 R2 R3 R4 R6", "S6 S6"])
    assert silly_moves(match) == {}


def test_a_sapphire_that_decides_is_worth_more_than_a_ruby():
    sapphires = "S1 S1 S2 S2 S3 S3 S4 S4 S6 S6 S9"  # eleven; with S8, S5 and S3 fourteen of twenty-seven
    match = set_up("S8 S2 S1", table="R5 S5 S3 S10", taken=[sapphires, "S9 S9"])
    assert silly_moves(match) == {}


def test_who_takes_an_emerald_and_not_the_diamond_is_silly():
    match = early("S9 S5 S1", table="D7 E7 S2 S8")
    assert silly_moves(match)["S9xE7+S2"] == "lesser"


def test_two_emeralds_at_once_are_worth_the_diamond():
    """Two of three decide."""
    match = early("E7 S5 S1", table="D7 E7 S2 S8")
    assert "E7xE7" not in silly_moves(match)


def test_who_lays_what_could_take_is_silly():
    """SHO-40: the next player seizes it."""
    match = early("S9 S2 S1", table="S9 S10", oversight=True)
    assert silly_moves(match) == {"S9": "overlooks"}


def test_who_takes_nothing_and_lets_the_overlooked_lie_is_silly():
    match = early("S9 S2 S1", "S10 S6 S3", table="S9 S10 S8", oversight=True)
    match.play("S9")
    assert "seize S9xS9" in match.moves()
    found = silly_moves(match)
    assert {found[move] for move in ("S10", "S6", "S3")} == {"unclaimed"}
    assert {"S10xS10", "seize S9xS9"}.isdisjoint(found)


SILLY = {
    "shokoba": early("S9 S5 S2", table="S5 S4"),
    "diamond": early("E7 S5 S2", table="D7 S8 S9"),
    "emerald": early("D7 E7 S2", table="S8 S9"),
    "lesser": early("S8 S2 S1", table="R5 S5 S3 S10"),
    "overlooks": early("S9 S2 S1", table="S9 S10", oversight=True),
    "unclaimed": early("S9 S6 S3", table="S9 S9 S10 S8", overlooked="S9", dealer=0, oversight=True),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", ["beginner", "club", "strong", "expert@20"])
def test_a_level_never_plays_what_is_silly(level, kind):
    match = SILLY[kind]
    silly = silly_moves(match)
    assert kind in silly.values()
    chosen = {bot(level, GAME, seed=seed).choose(match.view_record(match.turn)) for seed in range(30)}
    assert chosen.isdisjoint(silly)
