"""The deal and the turn: STR-10 to STR-23."""

import pytest

from tests.clauses.stratheos_table import GAME, PACK, knows, play, refused, row, set_up, told, top


@pytest.mark.clause("STR-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_has_six_cards_one_lies_open_and_the_rest_is_the_draw_pile(seats):
    start = GAME.new(seats=seats, seed=1).dump()
    assert [len(cards) for cards in start["places"]] == [6] * seats
    assert len(start["discards"]) == 1
    assert len(start["pile"]) == 102 - 6 * seats - 1
    dealt = [card for cards in start["places"] for card in cards]
    assert sorted([*start["pile"], *start["discards"], *dealt]) == sorted(PACK)


@pytest.mark.clause("STR-11")
@pytest.mark.parametrize(("youngest", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_on_the_left_of_the_youngest_begins_and_play_goes_clockwise(youngest, first):
    match = GAME.new(seats=3, seed=3, youngest=youngest)
    play(match, "ready", "ready", "ready")
    assert match.turn == first
    play(match, "stratheos")
    assert match.turn == (first + 1) % 3


@pytest.mark.clause("STR-11")
def test_seat_0_is_the_youngest_when_nothing_is_said():
    assert GAME.new(seats=4, seed=1).turn == 1


@pytest.mark.clause("STR-12")
def test_everybody_looks_at_places_1_to_3_before_the_start_and_at_no_other():
    match = GAME.new(seats=3, seed=5)
    for seat in range(3):
        own = match.dump()["places"][seat]
        assert knows(match, seat, seat) == [*own[:3], None, None, None]
        assert knows(match, seat, (seat + 1) % 3) == [None] * 6


@pytest.mark.clause("STR-12")
def test_there_is_no_looking_again_once_the_cards_are_turned_back():
    match = GAME.new(seats=2, seed=5)
    play(match, "ready", "ready")
    assert match.moves() == ["stratheos", "draw", "take"]
    assert refused(match, "ready").clause == "STR-20"


@pytest.mark.clause("STR-20")
def test_a_turn_begins_with_stratheos_or_a_card_from_one_of_the_piles():
    assert set_up(discards="W5").moves() == ["stratheos", "draw", "take"]


@pytest.mark.clause("STR-20")
def test_only_the_drawer_sees_a_card_from_the_draw_pile():
    match = play(set_up(seats=3, pile="F9 F10"), "draw")
    drawn = match.dump()["in_hand"]
    assert match.view(0)["in_hand"]["card"] == drawn
    assert [match.view(seat)["in_hand"]["card"] for seat in (1, 2, None)] == [None] * 3
    play(match, "exchange 2")
    assert knows(match, 0, 0)[1] == drawn
    assert knows(match, 1, 0)[1] is None


@pytest.mark.clause("STR-20")
def test_a_card_from_the_discard_pile_has_been_seen_by_all():
    match = play(set_up(seats=3, discards="W4 F9"), "take")
    assert [match.view(seat)["in_hand"]["card"] for seat in (0, 1, 2, None)] == ["F9"] * 4
    play(match, "exchange 2")
    assert [knows(match, seat, 0)[1] for seat in (0, 1, 2, None)] == ["F9"] * 4
    assert match.dump()["discards"][0] == "W4"


@pytest.mark.clause("STR-20")
def test_an_empty_discard_pile_cannot_be_taken_from():
    assert refused(set_up(), "take").clause == "STR-20"


@pytest.mark.clause("STR-21")
def test_the_drawn_card_can_be_discarded():
    match = play(set_up("F1 F2 F3", in_hand="W9"), "discard")
    assert (row(match, 0), top(match), match.turn) == ("F1 F2 F3", "W9", 1)


@pytest.mark.clause("STR-21")
def test_the_drawn_card_can_be_exchanged_and_the_old_one_is_discarded():
    match = play(set_up("F1 F2 F3", in_hand="W9"), "exchange 2")
    assert (row(match, 0), top(match), match.turn) == ("F1 W9 F3", "F2", 1)


@pytest.mark.clause("STR-21")
def test_a_card_with_a_power_is_discarded_after_its_use():
    match = set_up("F1 F2 F3", seats=3, in_hand="W13")
    play(match, "power", "on 0.2")
    assert match.dump()["in_hand"] == "W13"
    play(match, "ready")
    assert (top(match), match.turn) == ("W13", 1)


@pytest.mark.clause("STR-21")
def test_a_card_without_a_power_cannot_be_used():
    assert refused(set_up(in_hand="W12"), "power").clause == "STR-3"
    assert refused(set_up(in_hand="CHA"), "power").clause == "STR-3"


@pytest.mark.clause("STR-22")
def test_a_card_taken_from_the_discard_pile_must_stay():
    match = play(set_up("F1 F2", seats=2, discards="W13"), "take")
    assert match.moves() == ["same", "exchange 1", "exchange 2"]
    assert refused(match, "discard").clause == "STR-22"
    assert refused(match, "power").clause == "STR-22"


@pytest.mark.clause("STR-23")
def test_the_discards_but_the_top_one_are_shuffled_when_the_draw_pile_is_empty():
    match = set_up("F1 F2 F3", "W1 W2 W3", pile="", discards="L9 L10")
    before = match.dump()["discards"]
    play(match, "draw")
    after = match.dump()
    assert after["discards"] == ["L10"]
    assert sorted([*after["pile"], after["in_hand"]]) == sorted(before[:-1])
    assert told(match, "reshuffled")[0]["number"] == len(before) - 1


@pytest.mark.clause("STR-23")
def test_even_with_six_full_games_there_is_something_to_shuffle():
    """So the game is never counted for want of cards: 102 − 6 × 14 = 18 are in the piles or in hand."""
    rows = [" ".join(PACK[14 * seat : 14 * seat + 14]) for seat in range(6)]
    match = set_up(*rows, pile="")
    assert len(match.dump()["discards"]) == 18
    play(match, "draw")
    assert match.turn == 0
    assert len(match.dump()["pile"]) == 16
