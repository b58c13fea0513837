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
    assert told(match, "drew-bottom")
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
def test_ice_is_another_turn_and_ends_with_another_passive():
    match = set_up("I14 E14", seats=3, in_hand="W2", discards="L9")
    play(match, "exchange 1", "take", "exchange 2")
    assert match.turn == 2
    assert row(match, 0) == "W2 I14"
    assert match.dump()["turns"] == 2
