"""Stratheós's greedy player: when it takes, looks and announces."""

import ludotheque
from tests.clauses.stratheos_table import GAME, set_up

MINE = "F12 E11 W3 I9 A8 L4"
ALL_KNOWN = {0: "0 0 0 0 0 0"}


def choice(*rows, **position):
    return ludotheque.bot("greedy", GAME, seed=1).choose(set_up(*rows, **position).view_record(0))


def test_greedy_takes_a_card_that_saves_more_than_a_draw_does_on_average():
    """For the 12 the draw pile saves (12 + 11 + … + 1) / 17 = 4.6 points on average: a 7 saves 5, an 8 only 4."""
    assert choice(MINE, known=ALL_KNOWN, discards="F7") == "take"
    assert choice(MINE, known=ALL_KNOWN, discards="F8") == "draw"


def test_greedy_announces_ten_points_ahead_of_what_it_knows_of_the_other():
    seen = {0: "0 0 0 0 0", 1: "01 01"}
    assert choice("F1 E1 W1 I1 A1", "F8 L7", known=seen, discards="F16") == "stratheos"
    assert choice("F1 E1 W1 I1 A1", "F8 L6", known=seen, discards="F16") != "stratheos"


def test_greedy_does_not_look_in_the_last_round():
    position = {"known": {0: "0 0 0 - - -"}, "in_hand": "F13"}
    assert choice(MINE, **position) == "power"
    assert choice(MINE, **position, announcer=1, turns=3) == "discard"


def test_greedy_knows_no_more_in_a_whole_world_than_in_its_masked_record():
    match = set_up(MINE, known={0: "0 - - - - -"}, in_hand="W10")
    assert ludotheque.bot("greedy", GAME, seed=1).choose(match.position) == "exchange 1"
    assert choice(MINE, known={0: "0 - - - - -"}, in_hand="W10") == "exchange 1"
    assert choice(MINE, known={0: "- - 0 - - -"}, in_hand="W10") == "discard"
