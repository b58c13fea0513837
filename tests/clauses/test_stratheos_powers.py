"""The powers of the figures, with and without protection: STR-3, STR-4."""

import pytest

from tests.clauses.stratheos_table import knows, play, refused, row, set_up, told, top

FAMILIES = "LFEWIA"


def aims(match):
    return [move.removeprefix("on ") for move in match.moves()]


@pytest.mark.clause("STR-3")
def test_figures_have_powers_and_number_cards_have_none():
    for family in FAMILIES:
        for value in range(1, 17):
            match = set_up(seats=3, in_hand=f"{family}{value}")
            assert ("power" in match.moves()) == (value >= 13)


@pytest.mark.clause("STR-4")
@pytest.mark.parametrize("family", FAMILIES)
def test_an_oracle_looks_at_one_of_ones_own_cards(family):
    match = set_up("E1 E2 E3", "W1 W2 W3", in_hand=f"{family}13", protected=[[2], []])
    play(match, "power")
    assert aims(match) == ["0.1", "0.2", "0.3"]  # protection is against others
    play(match, "on 0.2")
    assert knows(match, 0, 0) == [None, "E2", None]
    assert knows(match, 1, 0) == [None, None, None]
    assert knows(match, None, 0) == [None, None, None]


@pytest.mark.clause("STR-4")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_spy_looks_at_a_card_of_an_opponent_that_is_not_protected(family):
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand=f"{family}14", protected=[[], [1], []])
    play(match, "power")
    assert aims(match) == ["1.2", "2.1", "2.2"]
    assert refused(match, "on 1.1").clause == "STR-4"
    assert refused(match, "on 0.1").clause == "STR-4"
    play(match, "on 1.2")
    assert knows(match, 0, 1) == [None, "W2"]
    assert knows(match, 2, 1) == [None, None]


@pytest.mark.clause("STR-4")
def test_a_spy_has_no_power_when_all_is_protected():
    match = set_up("E1 E2", "W1 W2", in_hand="L14", protected=[[], [1, 2]])
    assert refused(match, "power").clause == "STR-4"


@pytest.mark.clause("STR-4")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_ferryman_swaps_a_card_with_an_opponents_and_nobody_looks(family):
    pile = "L3 L4"  # no −1 for fire's passive to discard
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand=f"{family}15", pile=pile, protected=[[], [1], []])
    play(match, "power", "on 0.1")
    assert aims(match) == ["1.2", "2.1", "2.2"]
    play(match, "on 1.2")
    assert (row(match, 0), row(match, 1), row(match, 2)) == ("W2 E2", "W1 E1", "A1 A2")
    for seat in (0, 1, 2):
        assert knows(match, seat, 0) == knows(match, seat, 1) == [None, None]


@pytest.mark.clause("STR-4", "STR-64")
def test_who_knew_a_swapped_card_still_knows_it():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="L15", known={0: "0 -", 1: "- 12"})
    play(match, "power", "on 0.1", "on 1.2")
    assert knows(match, 0, 1) == [None, "E1"]
    assert knows(match, 1, 0) == ["W2", None]
    assert knows(match, 2, 0) == ["W2", None]


@pytest.mark.clause("STR-4")
def test_ones_own_protected_card_can_be_swapped_away_and_is_then_protected_no_more():
    match = set_up("E1 E2", "W1 W2", in_hand="L15", protected=[[1], []])
    play(match, "power", "on 0.1", "on 1.1")
    assert row(match, 0) == "W1 E2"
    assert match.dump()["protected"] == [[], []]


@pytest.mark.clause("STR-4")
def test_skadi_protects_a_card_until_its_owner_exchanges_it():
    match = set_up("E1 E2", "W1 W2", in_hand="I16", protected=[[2], []])
    play(match, "power")
    assert aims(match) == ["0.1"]
    play(match, "on 0.1")
    assert match.dump()["protected"] == [[1, 2], []]
    match = set_up("E1 E2", "W1 W2", in_hand="F9", protected=[[1, 2], []])
    assert play(match, "exchange 2").dump()["protected"] == [[1], []]


@pytest.mark.clause("STR-4")
def test_skadi_has_nothing_to_protect_when_all_is_protected():
    assert refused(set_up("E1 E2", in_hand="I16", protected=[[1, 2], []]), "power").clause == "STR-4"


@pytest.mark.clause("STR-4")
def test_gaia_bars_an_opponent_until_the_end_of_their_next_turn():
    match = set_up(seats=2, in_hand="E16", discards="W5")
    play(match, "power")
    assert aims(match) == ["1"]
    play(match, "on 1")
    assert match.moves() == ["stratheos", "draw"]
    assert refused(match, "take").clause == "STR-4"
    play(match, "draw", "exchange 1", "draw", "exchange 1")
    assert match.turn == 1
    assert "take" in match.moves()


@pytest.mark.clause("STR-4")
def test_a_skipped_player_stays_barred():
    match = set_up(seats=3, in_hand="E16", discards="W5")
    play(match, "power", "on 1")  # Gaïa is a figure of earth: seat 1 is skipped
    assert match.turn == 2
    assert match.dump()["barred"] == [1]


@pytest.mark.clause("STR-4")
def test_zeus_gives_an_opponent_the_top_card_of_the_draw_pile_unseen():
    match = set_up("E1 E2", "W1 W2", in_hand="L16", pile="F7")
    play(match, "power", "on 1")
    assert row(match, 1) == "W1 W2 F7"
    assert [knows(match, seat, 1)[2] for seat in (0, 1, None)] == [None] * 3


@pytest.mark.clause("STR-4", "STR-33")
def test_zeus_cannot_be_aimed_at_a_full_game():
    full = "W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 A1 A2"
    match = set_up("E1 E2", full, "F1 F2", in_hand="L16")
    play(match, "power")
    assert aims(match) == ["2"]
    assert refused(set_up("E1 E2", full, in_hand="L16"), "power").clause == "STR-4"


@pytest.mark.clause("STR-4")
def test_hephaistos_burns_a_card_and_the_top_of_the_draw_pile_takes_its_place_unseen():
    match = set_up("E1 E2", "W1 W2", in_hand="F16", pile="F7", known={1: "01 01"}, protected=[[], [1]])
    play(match, "power")
    assert aims(match) == ["1.2"]
    play(match, "on 1.2")
    assert row(match, 1) == "W1 F7"
    assert knows(match, 0, 1) == knows(match, 1, 1) == ["W1", None]
    assert match.dump()["discards"][0] == "W2"
    assert top(match) == "F16"
    assert told(match, "burnt")[0]["card"] == "W2"


@pytest.mark.clause("STR-4", "STR-64")
def test_poseidon_shuffles_what_is_not_protected_and_all_forget_it():
    match = set_up("E1 E2", "W1 W2 W3 W4", in_hand="W16", known={1: "01 01 01 01"}, protected=[[], [2]])
    play(match, "power", "on 1")
    cards = row(match, 1).split()
    assert cards[1] == "W2"
    assert sorted(cards) == ["W1", "W2", "W3", "W4"]
    assert knows(match, 0, 1) == knows(match, 1, 1) == [None, "W2", None, None]


@pytest.mark.clause("STR-4")
def test_poseidon_mixes_every_order_alike():
    orders = set()
    match = set_up("E1 E2", "W1 W2 W3", in_hand="W16")
    for seed in range(60):
        again = type(match).load(match.game, match.dump(), seed)
        orders.add(row(play(again, "power", "on 1"), 1))
    assert len(orders) == 6


@pytest.mark.clause("STR-4")
def test_poseidon_needs_two_cards_to_shuffle():
    match = set_up("E1 E2", "W1 W2", in_hand="W16", protected=[[], [1]])
    assert refused(match, "power").clause == "STR-4"


@pytest.mark.clause("STR-4")
def test_aeolus_swaps_the_cards_of_two_opponents_and_nobody_looks():
    match = set_up("E1 E2", "W1 W2", "F1 F2", "L1 L2", in_hand="A16", known={1: "1 -"}, protected=[[], [], [1], []])
    play(match, "power")
    assert aims(match) == ["1.1", "1.2", "2.2", "3.1", "3.2"]
    play(match, "on 1.1")
    assert aims(match) == ["2.2", "3.1", "3.2"]
    play(match, "on 3.2")
    assert (row(match, 1), row(match, 2), row(match, 3)) == ("L2 W2", "F1 F2", "L1 W1")
    assert knows(match, 1, 3) == [None, "W1"]
    assert knows(match, 3, 1) == [None, None]


@pytest.mark.clause("STR-4")
def test_aeolus_takes_the_two_opponents_in_either_order():
    rows = []
    for aims in (("on 1.1", "on 3.2"), ("on 3.2", "on 1.1")):
        match = play(set_up("E1 E2", "W1 W2", "F1 F2", "L1 L2", in_hand="A16"), "power", *aims)
        rows.append([row(match, seat) for seat in range(4)])
    assert rows[0] == rows[1] == ["E1 E2", "L2 W2", "F1 F2", "L1 W1"]


@pytest.mark.clause("STR-4")
def test_the_second_card_of_aeolus_is_of_another_opponent():
    match = play(set_up("E1 E2", "W1 W2", "F1 F2", "L1 L2", in_hand="A16"), "power", "on 2.1")
    assert aims(match) == ["1.1", "1.2", "3.1", "3.2"]
    refusal = refused(match, "on 2.2")
    assert (refusal.clause, refusal.in_language("en")) == (
        "STR-4",
        "Both cards would be the same player’s: point at one of another opponent.",
    )
    assert refused(match, "on 0.1").clause == "STR-4"


@pytest.mark.clause("STR-4")
def test_with_two_players_aeolus_cannot_be_used():
    assert refused(set_up(seats=2, in_hand="A16"), "power").clause == "STR-4"
    assert "power" in set_up(seats=3, in_hand="A16").moves()
    one_out_of_reach = set_up("E1 E2", "W1 W2", "F1 F2", in_hand="A16", protected=[[], [1, 2], []])
    assert refused(one_out_of_reach, "power").clause == "STR-4"
