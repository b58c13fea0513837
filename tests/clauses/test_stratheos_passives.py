"""Passives, in both directions of play and for every number of players: STR-40."""

import pytest

from tests.clauses.stratheos_table import play, refused, row, set_up, told, top

SEATS = [3, 4, 5, 6]
DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
BOTH = pytest.mark.parametrize("direction", DIRECTIONS)
ALL = pytest.mark.parametrize("seats", SEATS)
FIGURES = pytest.mark.parametrize("value", [13, 14, 15, 16])


def discard(card, seats, direction="clockwise", **more):
    """Seat 1 discards a card just drawn."""
    return play(set_up(seats=seats, turn=1, in_hand=card, direction=direction, **more), "discard")


def step(direction, seats, many=1):
    return (1 + many * DIRECTIONS[direction]) % seats


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_lightning_makes_the_next_player_draw_the_bottom_card(seats, direction, value):
    match = discard(f"L{value}", seats, direction)
    assert match.turn == step(direction, seats)
    assert match.moves() == ["draw"]
    assert refused(match, "stratheos").clause == "STR-40"
    assert refused(match, "take").clause == "STR-40"
    play(match, "draw")
    assert told(match, "drew")[0]["source"] == "bottom"
    play(match, "exchange 1")
    assert len(match.moves()) == 3  # only that one player


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_fire_discards_the_top_card_of_the_draw_pile(seats, direction, value):
    match = discard(f"F{value}", seats, direction, pile="L9")
    assert top(match) == "L9"
    assert match.dump()["discards"][-2] == f"F{value}"
    assert match.turn == step(direction, seats)


@pytest.mark.clause("STR-40", "STR-23")
def test_fire_on_an_empty_draw_pile_makes_a_new_one_first():
    match = discard("F13", 3, pile="", discards="L9")
    assert match.dump()["discards"][0] == "F13"
    assert len(match.dump()["discards"]) == 2


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_earth_skips_the_next_player(seats, direction, value):
    assert discard(f"E{value}", seats, direction).turn == step(direction, seats, many=2)


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_water_shuffles_the_draw_pile_and_changes_nothing_that_anybody_knows(seats, direction, value):
    match = discard(f"W{value}", seats, direction)
    assert told(match, "passive")[0]["family"] == "water"
    assert match.turn == step(direction, seats)


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_ice_lets_the_player_play_again(seats, direction, value):
    assert discard(f"I{value}", seats, direction).turn == 1


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_air_turns_the_direction_of_play(seats, direction, value):
    match = discard(f"A{value}", seats, direction)
    assert match.turn == (1 - DIRECTIONS[direction]) % seats
    assert match.dump()["direction"] != direction


@pytest.mark.clause("STR-40", "STR-3")
@ALL
@pytest.mark.parametrize("card", ["L12", "F12", "E12", "W1", "I12", "A12", "CHA", "NYX"])
def test_number_cards_and_zeros_have_no_passive(seats, card):
    match = discard(card, seats)
    assert match.turn == step("clockwise", seats)
    assert (match.dump()["direction"], match.dump()["bottom"], top(match)) == ("clockwise", False, card)


@pytest.mark.clause("STR-40")
def test_only_the_card_discarded_last_acts():
    match = set_up("I14 E14 L3", seats=3, in_hand="I2")
    play(match, "same", "name 1", "last 2")
    assert match.turn == 2  # earth skips seat 1; ice does nothing
    assert len(told(match, "passive")) == 1


@pytest.mark.clause("STR-40")
def test_the_passive_of_a_card_that_was_exchanged_acts_too():
    assert play(set_up("I14 L3", seats=3, in_hand="W2"), "exchange 1").turn == 0


@pytest.mark.clause("STR-40")
def test_the_passive_of_a_card_whose_power_was_used_acts_too():
    match = set_up("I1 L3", seats=3, in_hand="I13")
    assert play(match, "power", "on 0.1", "ready").turn == 0


@pytest.mark.clause("STR-40")
@ALL
@BOTH
@FIGURES
def test_ice_does_not_act_when_the_card_of_the_turn_was_taken(seats, direction, value):
    match = set_up("L7 L8", f"I{value} L9", seats=seats, turn=1, discards="W2", direction=direction)
    play(match, "take", "exchange 1")
    assert (top(match), match.turn) == (f"I{value}", step(direction, seats))
    assert not told(match, "passive")


@pytest.mark.clause("STR-40")
def test_two_figures_of_ice_cannot_be_exchanged_for_each_other_for_ever():
    match = set_up("RAG CHA I13", seats=3, discards="I14")
    play(match, "take", "exchange 3")
    assert match.turn == 1


@pytest.mark.clause("STR-40")
@pytest.mark.parametrize(("card", "turn"), [("L14", 1), ("F14", 1), ("E14", 2), ("A14", 2)])
def test_the_other_passives_act_when_the_card_of_the_turn_was_taken(card, turn):
    match = play(set_up(f"{card} L7", seats=3, discards="W2"), "take", "exchange 1")
    assert match.turn == turn
    assert told(match, "passive")


@pytest.mark.clause("STR-40", "STR-34")
def test_a_bonus_turn_belongs_to_its_turn_and_ice_does_not_act_if_that_began_with_a_taken_card():
    after = {}
    for begin in ("take", "draw"):
        match = set_up("W1 W2 W3 L5", seats=3, flush=True, discards="I13 F9", pile="E9")
        play(match, begin, "run", "name 1", "name 2", "last 3", "choose I13", "discard")
        after[begin] = match.turn
    assert after == {"take": 1, "draw": 0}


@pytest.mark.clause("STR-40", "STR-42")
def test_a_turn_begun_with_a_taken_card_is_remembered_as_such_while_another_decides():
    rows = "I14 RAG E5 E6", "W1 W2 W3"
    match = set_up(*rows, seats=3, flush=True, discards="F9", protected=[[], [1], []])
    play(match, "take", "exchange 2")  # Ragnarök, and seat 1 decides what is given
    assert (match.turn, match.dump()["taken"]) == (1, True)
    assert match.game.load(match.dump()).position.tobytes() == match.position.tobytes()
    play(match, "give 1", "give 2")
    assert match.dump()["taken"] is False


@pytest.mark.clause("STR-40")
def test_ice_is_another_turn_and_ends_with_another_passive():
    match = set_up("I14 E14", seats=3, in_hand="W2", discards="L9")
    play(match, "exchange 1", "take", "exchange 2")
    assert match.turn == 2
    assert row(match, 0) == "W2 I14"
    assert match.dump()["turns"] == 2


@pytest.mark.clause("STR-40")
def test_who_sees_the_card_in_hand_is_told_which_passive_it_would_bring():
    match = set_up(seats=3, in_hand="F13")
    assert match.view(0)["in_hand"] == {"card": "F13", "must_stay": False, "passive": "fire", "malus": []}
    assert match.view(1)["in_hand"] == {"card": None, "must_stay": False, "passive": None, "malus": []}
    assert set_up(seats=3, in_hand="F12").view(0)["in_hand"]["passive"] is None


@pytest.mark.clause("STR-50")
def test_in_the_last_round_no_passive_is_told():
    assert set_up(seats=3, in_hand="F13", announcer=1, turns=2).view(0)["in_hand"]["passive"] is None
