"""Moves as data: what they are and what they touch, under the names that the view has for it."""

import pytest

from tests.clauses.stratheos_table import play, set_up, told


def data(match, text):
    """The move of this text as the player to act is offered it, without the text."""
    (move,) = (move for move in match.view(match.turn)["moves"] if move["text"] == text)
    return {name: part for name, part in move.items() if name != "text"}


@pytest.mark.clause("STR-20", "STR-40")
def test_a_draw_says_where_from():
    match = set_up(seats=3, discards="W5")
    assert data(match, "draw") == {"kind": "draw", "source": "pile"}
    assert data(match, "take") == {"kind": "draw", "source": "discard"}
    struck = set_up(seats=3, discards="L13", bottom=True)
    assert data(struck, "draw") == {"kind": "draw", "source": "bottom"}


@pytest.mark.clause("STR-21", "STR-30")
def test_places_carry_their_seat_and_names_their_order():
    match = set_up("F8 E8 W8", "W1 W2", in_hand="I2")
    assert data(match, "exchange 3") == {"kind": "exchange", "place": "0.3"}
    assert data(match, "same") == {"kind": "announce", "combination": "same", "fewest": 2, "most": 3}
    play(match, "same", "name 2")
    assert data(match, "name 3") == {"kind": "name", "place": "0.3", "order": 2}
    assert data(match, "last 1") == {"kind": "last", "place": "0.1", "order": 2}
    assert match.view(0)["naming"] == {"combination": "same", "places": ["0.2"], "endings": []}


@pytest.mark.clause("STR-4")
def test_an_aim_says_what_acts_on_what():
    match = play(set_up("E1 E2", "W1 W2", in_hand="L15"), "power")
    swap = {"kind": "aim", "effect": "swap-own-opponent"}
    assert data(match, "on 0.2") == {**swap, "place": "0.2", "picked": None}
    play(match, "on 0.2")
    assert data(match, "on 1.1") == {**swap, "place": "1.1", "picked": "0.2"}
    match = play(set_up("E1 E2", "W1 W2", in_hand="L16"), "power")
    assert data(match, "on 1") == {"kind": "aim-seat", "effect": "add-opponent", "seat": 1}


@pytest.mark.clause("STR-42")
def test_a_gift_names_the_place_of_who_gives():
    match = play(set_up("E1 E2", "W1 W2 W3", in_hand="RAG", protected=[[1], []]), "discard")
    assert data(match, "give 2") == {"kind": "give", "place": "1.2"}
    match = play(set_up("E1 E2 E3", "W1 W2", in_hand="RAG", protected=[[], [1]]), "discard")
    assert data(match, "give 2") == {"kind": "give", "place": "0.2"}


@pytest.mark.clause("STR-34")
def test_a_card_is_chosen_by_name_from_the_discards_and_by_where_it_lies_from_the_draw_pile():
    position = {"stage": "choose", "bonus": 4, "last_discarded": "L4", "discards": "F9 L1 L2 L3 L4", "flush": True}
    match = set_up("E1 E2", "W1 W2", **position)
    assert data(match, "choose F9") == {"kind": "choose", "card": "F9"}
    pick = next(move for move in match.view(0)["moves"] if move["kind"] == "pick")
    assert pick["at"] in [each["at"] for each in match.view(0)["spread"]]
    assert set(pick) == {"text", "kind", "at"}  # which card it is, nobody else learns


@pytest.mark.clause("STR-64", "STR-5")
def test_where_a_card_went_is_told_before_the_game_is_swapped_away():
    match = play(set_up("E1 RAG", "W1 W2", in_hand="F5"), "exchange 2")
    kinds = [event["what"] for event in match.happened(0)]
    assert kinds == ["exchanged", "placed", "discarded", "traded"]
    assert not told(match, "placed", seat=1)


@pytest.mark.clause("STR-21", "STR-40")
def test_every_discarded_card_has_the_seat_whose_turn_it_is_and_the_clause_it_went_by():
    match = play(set_up(seats=3, turn=1, in_hand="F13", pile="L9"), "discard")
    assert told(match, "discarded") == [
        {"what": "discarded", "clause": "STR-21", "seat": 1, "card": "F13"},
        {"what": "discarded", "clause": "STR-40", "seat": 1, "card": "L9"},
    ]
