"""The maluses of the −1 cards, with and without protection: STR-5, STR-41, STR-42."""

import pytest

from tests.clauses.stratheos_table import knows, play, refused, row, set_up, told, top


@pytest.mark.clause("STR-5")
@pytest.mark.parametrize(("direction", "neighbour"), [("clockwise", 1), ("counterclockwise", 2)])
def test_ragnarok_swaps_whole_games_with_the_next_player_in_the_direction_of_play(direction, neighbour):
    match = set_up("E1 E2 E3", "W1 W2", "A1 A2", in_hand="RAG", direction=direction)
    theirs = row(match, neighbour)
    play(match, "discard")
    assert row(match, 0) == theirs
    assert row(match, neighbour) == "E1 E2 E3"
    assert row(match, 3 - neighbour) == ("A1 A2" if neighbour == 1 else "W1 W2")
    assert match.turn == neighbour


@pytest.mark.clause("STR-5", "STR-64")
def test_after_ragnarok_everybody_still_knows_the_cards_they_knew():
    match = set_up("E1 E2 E3", "W1 W2", in_hand="RAG", known={0: "0 0 1", 1: "1 -"})
    play(match, "discard")
    assert knows(match, 0, 1) == ["E1", "E2", None]
    assert knows(match, 1, 1) == [None, None, "E3"]
    assert knows(match, 1, 0) == ["W1", None]


@pytest.mark.clause("STR-5")
def test_apocalypse_adds_two_cards_from_the_draw_pile_unseen():
    match = set_up("E1 E2", "W1 W2", in_hand="APO", pile="F7 F8")
    play(match, "discard")
    assert sorted(row(match, 0).split()[2:]) == ["F7", "F8"]
    assert [knows(match, seat, 0) for seat in (0, 1)] == [[None] * 4] * 2


@pytest.mark.clause("STR-5", "STR-33")
@pytest.mark.parametrize(("size", "added"), [(12, 2), (13, 1), (14, 0)])
def test_apocalypse_adds_no_more_than_there_is_room_for(size, added):
    many = [f"E{value}" for value in range(1, 13)] + ["W3", "W4"]
    match = set_up(" ".join(many[:size]), "W1 W2", in_hand="APO")
    play(match, "discard")
    assert len(row(match, 0).split()) == size + added
    assert len(told(match, "withheld")) == 2 - added


@pytest.mark.clause("STR-5", "STR-64")
def test_deluge_shuffles_ones_own_unprotected_cards_and_all_forget_them():
    match = set_up("E1 E2 E3 E4", "W1 W2", in_hand="DEL", known={0: "0 0 01 1"}, protected=[[3], []])
    play(match, "discard")
    cards = row(match, 0).split()
    assert cards[2] == "E3"
    assert sorted(cards) == ["E1", "E2", "E3", "E4"]
    assert knows(match, 0, 0) == knows(match, 1, 0) == [None, None, "E3", None]


@pytest.mark.clause("STR-5", "STR-64")
def test_a_single_unprotected_card_cannot_be_shuffled_and_is_not_forgotten():
    match = set_up("E1 E2", "W1 W2", in_hand="DEL", known={0: "0 0"}, protected=[[2], []])
    assert knows(play(match, "discard"), 0, 0) == ["E1", "E2"]
    assert not told(match, "shuffled")


@pytest.mark.clause("STR-5")
def test_a_0_has_no_malus():
    for card in ("CHA", "NYX", "ERE"):
        match = set_up("E1 E2", "W1 W2", in_hand=card)
        play(match, "discard")
        assert (row(match, 0), row(match, 1), match.turn) == ("E1 E2", "W1 W2", 1)


@pytest.mark.clause("STR-41")
def test_whoever_holds_a_minus_1_sees_what_its_malus_would_do_and_nobody_else():
    match = set_up(in_hand="APO")
    assert match.view(0)["in_hand"]["malus"] == ["add-self", "add-self"]
    assert match.view(1)["in_hand"]["malus"] == []
    assert set_up(in_hand="RAG").view(0)["in_hand"]["malus"] == ["trade-next"]
    assert set_up(in_hand="APO", novice=True).view(0)["in_hand"]["malus"] == []


@pytest.mark.clause("STR-41")
def test_a_malus_acts_when_a_minus_1_is_exchanged_out_of_ones_game():
    match = set_up("E1 RAG", "W1 W2 W3", in_hand="F5")
    play(match, "exchange 2")
    assert (row(match, 0), row(match, 1), top(match)) == ("W1 W2 W3", "E1 F5", "RAG")


@pytest.mark.clause("STR-5", "STR-4")
def test_a_protected_ragnarok_that_is_exchanged_leaves_nothing_protected_and_whole_games_are_swapped():
    match = set_up("E1 RAG", "W1 W2 W3", in_hand="F5", protected=[[2], []])
    play(match, "exchange 2")
    assert (row(match, 0), row(match, 1)) == ("W1 W2 W3", "E1 F5")
    assert told(match, "traded")


@pytest.mark.clause("STR-41")
def test_who_burns_a_minus_1_suffers_its_malus():
    match = set_up("E1 E2", "W1 APO", "A1 A2", in_hand="F16", pile="F7 F8 F9 L3")
    play(match, "power", "on 1.2")
    assert len(row(match, 0).split()) == 4
    assert len(row(match, 1).split()) == 2
    assert match.dump()["discards"][0] == "APO"


@pytest.mark.clause("STR-41")
def test_in_a_combination_every_minus_1_acts_in_the_order_discarded():
    """Apocalypse before Ragnarök: the neighbour gets the added cards. The other way round: the player keeps them."""
    first_apo = set_up("APO RAG E5", "W1 W2", in_hand="F5", pile="F7 F8 F9")
    play(first_apo, "same", "name 1", "last 2")
    assert len(row(first_apo, 1).split()) == 4  # F5 E5 and the two added
    assert row(first_apo, 0) == "W1 W2"
    first_rag = set_up("APO RAG E5", "W1 W2", in_hand="F5", pile="F7 F8 F9")
    play(first_rag, "same", "name 2", "last 1")
    assert row(first_rag, 1) == "F5 E5"
    assert row(first_rag, 0).startswith("W1 W2 ")
    assert len(row(first_rag, 0).split()) == 4


@pytest.mark.clause("STR-41")
def test_a_malus_acts_before_the_passive():
    """−1 burnt by Hephaistos, whose fire then discards a card: the added cards come off the pile first."""
    match = set_up("E1 E2", "W1 APO", "A1 A2", in_hand="F16", pile="F7 F8 F9 L3")
    play(match, "power", "on 1.2")
    kinds = [event["what"] for event in match.happened(None)]
    assert kinds == ["burnt", "discarded", "added", "added", "passive", "discarded"]


@pytest.mark.clause("STR-40")
def test_a_figure_that_fire_discards_has_no_passive():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="F13", pile="E13")
    assert play(match, "discard").turn == 1  # earth's passive would skip seat 1


@pytest.mark.clause("STR-41", "STR-40")
def test_a_minus_1_that_fire_discards_acts_on_the_player_whose_turn_it_was():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="F13", pile="RAG")
    play(match, "discard")
    assert (row(match, 0), row(match, 1), top(match), match.turn) == ("W1 W2", "E1 E2", "RAG", 1)
    kinds = [event["what"] for event in match.happened(None)]
    assert kinds == ["discarded", "passive", "discarded", "traded"]
    match = play(set_up("E1 E2", "W1 W2", "A1 A2", in_hand="F13", pile="APO"), "discard")
    assert [len(row(match, seat).split()) for seat in (0, 1, 2)] == [4, 2, 2]
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="F13", pile="DEL", known={0: "0 0", 1: "1 1"})
    play(match, "discard")
    assert (knows(match, 0, 0), knows(match, 1, 1)) == ([None, None], ["W1", "W2"])


@pytest.mark.clause("STR-41", "STR-61")
def test_for_novices_a_minus_1_that_fire_discards_does_nothing():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="F13", pile="RAG", novice=True, passives=True)
    assert (row(play(match, "discard"), 0), top(match)) == ("E1 E2", "RAG")


@pytest.mark.clause("STR-41", "STR-42")
def test_the_neighbour_decides_what_is_given_when_fire_discards_ragnarok_and_then_the_turn_is_over():
    match = set_up("E1 E2 E3", "W1 W2", "A1 A2", in_hand="F13", pile="RAG", protected=[[], [1], []])
    play(match, "discard")
    assert (match.turn, match.moves()) == (1, ["give 1", "give 2", "give 3"])
    assert match.game.load(match.dump()).position.tobytes() == match.position.tobytes()
    play(match, "give 3")
    assert (row(match, 0), row(match, 1)) == ("E1 E2 W2", "W1 E3")
    assert (match.turn, match.dump()["stage"], match.dump()["turns"]) == (1, "draw", 1)
    assert not told(match, "passive")  # one a turn


@pytest.mark.clause("STR-42")
def test_ragnarok_and_skadi_as_in_the_booklet():
    """The booklet: a player discards Ragnarök and should swap games with the player in the direction of play; one of
    the two has cards protected by the 16 of ice. That one swaps only the cards that are NOT protected, the neighbour
    swaps as many, and the player who did NOT discard the −1 decides which cards the one without protection gives."""
    match = set_up("E1 E2 E3 E4", "W1 W2 W3 W4", "A1 A2", in_hand="RAG", protected=[[], [1, 3], []])
    play(match, "discard")
    assert match.turn == 1  # did not discard the −1: decides what seat 0 gives
    assert match.moves() == ["give 1", "give 2", "give 3"]
    play(match, "give 2")
    assert match.moves() == ["give 3", "give 4"]
    play(match, "give 4")
    assert row(match, 0) == "E1 W2 E3 W4"
    assert row(match, 1) == "W1 E2 W3 E4"
    assert match.dump()["protected"] == [[], [1, 3], []]
    assert (match.turn, match.dump()["stage"]) == (1, "draw")


@pytest.mark.clause("STR-42")
def test_ragnarok_and_skadi_when_the_one_who_discards_has_the_protection():
    match = set_up("E1 E2 E3", "W1 W2 W3", in_hand="RAG", protected=[[2], []], known={1: "1 1 1"})
    play(match, "discard")
    assert match.turn == 1  # decides about their own cards
    play(match, "give 1", "give 3")
    assert row(match, 0) == "W1 E2 W3"
    assert row(match, 1) == "E1 W2 E3"
    assert knows(match, 1, 0) == ["W1", None, "W3"]
    assert knows(match, 1, 1) == [None, "W2", None]


@pytest.mark.clause("STR-42")
def test_nothing_is_decided_when_both_have_as_many_unprotected_cards():
    match = set_up("E1 E2 E3", "W1 W2 W3", in_hand="RAG", protected=[[1], [3]])
    play(match, "discard")
    assert (row(match, 0), row(match, 1)) == ("E1 W1 W2", "E2 E3 W3")
    assert match.dump()["stage"] == "draw"


@pytest.mark.clause("STR-42")
def test_if_both_have_protected_cards_each_gives_as_many_as_the_one_who_has_fewer_to_give():
    match = set_up("E1 E2 E3 E4", "W1 W2", in_hand="RAG", protected=[[1], [1]])
    play(match, "discard")
    assert match.moves() == ["give 2", "give 3", "give 4"]
    assert refused(match, "give 1").clause == "STR-42"
    play(match, "give 4")
    assert (row(match, 0), row(match, 1)) == ("E1 E2 E3 W2", "W1 E4")


@pytest.mark.clause("STR-42")
def test_nothing_is_swapped_when_one_has_all_cards_protected():
    match = set_up("E1 E2 E3 E4", "W1 W2", in_hand="RAG", protected=[[], [1, 2]])
    play(match, "discard")
    assert (row(match, 0), row(match, 1)) == ("E1 E2 E3 E4", "W1 W2")
    assert told(match, "traded-some")[0]["number"] == 0


@pytest.mark.clause("STR-42")
def test_after_the_decision_the_other_maluses_act():
    match = set_up("RAG APO E5 E6 E7", "W1 W2", in_hand="F5", pile="F7 F8", protected=[[], [1]])
    play(match, "same", "name 1", "last 2", "give 2")
    assert row(match, 1) == "W1 E5"
    assert row(match, 0).startswith("F5 W2 E6 E7 ")
    assert len(row(match, 0).split()) == 6
