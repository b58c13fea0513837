"""Shokoba's reasons: a position, a move, and what is said for and against it."""

import ludotheque
from tests.clauses.shokoba_table import A, B, C, set_up

SHOKOBA = ludotheque.game("shokoba")


def why(match, move, language="en"):
    """Every reason for a move of the player to act, told."""
    record = match.view_record(match.turn)
    with ludotheque.speaking(language):
        return [SHOKOBA.explained(reason) for reason in SHOKOBA.reasons(record, SHOKOBA.moves(record)[move])]


def test_a_shokoba_is_said_first():
    assert why(set_up("S8 S2", table="R1 S6 S1"), "S8xS6+R1+S1") == [
        "SHOKOBA: a gem at once",
        "takes a ruby",
        "takes 4 cards",
    ]


def test_a_take_of_the_diamond_and_the_emerald_that_took_it():
    match = set_up("E7 S10", table="D7 S10 S9 R9")
    assert why(match, "E7xD7") == [
        "takes the diamond",
        "takes an emerald",
        "leaves 28 on the table: no card takes it all",
    ]


def test_the_own_diamond_comes_home():
    assert why(set_up("D7 S10", table="S4 S3 S9"), "D7xS4+S3")[0] == "brings the diamond home"


def test_what_can_be_taken_whole_by_one_card_is_a_threat_with_the_number_of_such_cards():
    """Of the four nines one is in the own hand; 33 cards are out of sight."""
    match = set_up("S10 S9 S2", table="S10 S5 S3 S1")
    assert why(match, "S10xS10") == ["leaves 9 on the table: SHOKOBA threat (3 of 33 unseen cards)"]
    assert why(match, "S10xS10", "fr") == ["laisse 9 sur la table : menace de SHOKOBA (3 des 33 cartes non vues)"]


def test_what_nobody_can_have_any_more_is_no_threat():
    match = set_up("S10 S9 S9", table="S10 R5 S4", taken=["S9 R9", ""], last_taker=0)
    assert why(match, "S10xS10") == ["leaves 9 on the table, but every 9 has been seen"]


def test_a_laid_gem_is_offered():
    match = set_up("D7 R2", table="S9 R9 S10")
    assert why(match, "D7")[0] == "puts the diamond on the table"
    assert why(match, "R2")[0] == "puts a ruby on the table"
    assert why(set_up("E7 S2", table="S9 R9 S10"), "E7")[0] == "puts an emerald on the table"


def test_two_emeralds_make_sure_of_most_emeralds():
    match = set_up("E7 S10", table="E7 S10 S9 R9")
    assert why(match, "E7xE7")[0] == "makes sure of the most emeralds"


def test_a_majority_long_decided_is_no_reason():
    match = set_up("E7 S10", table="S4 S3 S10 R9", taken=["E7 E7", "S1 S1"], last_taker=0)
    assert not any("emerald" in reason for reason in why(match, "E7xS4+S3"))


def test_what_would_give_the_others_a_majority_is_denied_them():
    """Seat 1 has four of the nine rubies; with this one it would have five."""
    match = set_up("S8 S10", "R10 R9", table="R8 S10 S9", taken=["S1 S1", "R1 R2 R3 R4"], last_taker=0)
    assert why(match, "S8xR8")[0] == "keeps the others from having the most rubies"


def last_card(card, table, last_taker):
    """The end of the booklets' example of three players (SHO-21): C has one card left."""
    pile = C.replace(" S9 S9", " S9") if card == "S9" else C
    return set_up(card, table=table, seats=3, turn=2, dealer=2, taken=[A, B, pile], last_taker=last_taker, deals_left=0)


def test_the_last_take_of_the_round_sweeps_the_table():
    assert why(last_card("S9", "S9 S8", last_taker=0), "S9xS9") == [
        "makes sure of the most sapphires",
        "makes sure of the most cards",
        "ends the round and sweeps the last card",
    ]


def test_who_took_last_sweeps_with_the_last_card_laid_too():
    assert why(last_card("S8", "S9", last_taker=2), "S8")[-1] == "ends the round and sweeps the last 2 cards"


def test_the_last_card_laid_for_another_to_sweep_gains_nothing():
    assert why(last_card("S8", "S9", last_taker=0), "S8") == ["nothing to gain, nothing to lose"]


def test_partners_sweep_for_each_other():
    match = set_up("S10", table="S9", seats=4, turn=3, dealer=3, teams=True, deals_left=0, last_taker=1)
    assert why(match, "S10")[-1] == "ends the round and sweeps the last 2 cards"


def test_an_oversight_may_be_seized():
    match = set_up("S9 S1", "S2 S3", table="S5 S4 R2", oversight=True)
    assert why(match, "S9")[0] == "could take: the next player may seize it"
    match.play("S9")
    assert why(match, "seize S9xS5+S4") == ["takes 3 cards"]


def test_to_let_an_oversight_lie_gains_nothing():
    match = set_up("S9", table="S5 S4", turn=1, dealer=1, oversight=True, deals_left=0, last_taker=1)
    match.play("S9")
    assert why(match, "leave") == ["nothing to gain, nothing to lose"]
    assert why(match, "seize S9xS5+S4")[0] == "SHOKOBA: a gem at once"


def test_reasons_come_with_their_clauses():
    record = set_up("S8 S2", table="R1 S6 S1").view_record(0)
    reasons = SHOKOBA.reasons(record, SHOKOBA.moves(record)["S8xS6+R1+S1"])
    assert [reason["clause"] for reason in reasons] == ["SHO-16", "SHO-20", "SHO-20"]
