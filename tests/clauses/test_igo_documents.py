"""Positions that cannot be are refused, by their field and clause; and every refusal of a move has its example."""

from copy import deepcopy

import pytest

import ludotheque
from tests.clauses.igo_table import GAME, cards, play, refused, set_up
from tests.clauses.test_igo_call import FIVE, LAST_CALL, PERFECT, SEVEN, SIX, SIXTEEN, called

COLUMN = "A1 A2 A3 A4 A5 A6 T7"


def refusal(match, **changes):
    """How the position is refused with these fields changed: field and clause."""
    position = deepcopy(match.dump())
    position.update(changes)
    with pytest.raises(ludotheque.DocumentError) as caught:
        GAME.load(position)
    for language in ("fr", "en"):
        assert caught.value.in_language(language)
    return caught.value.field, caught.value.clause


def moved(position, source, target, many=1):
    """The two piles with some cards moved from one to the other."""
    given, got = list(position[source]), list(position[target])
    for _ in range(many):
        got.insert(0, given.pop(0))
    return {source: given, target: got}


def drawing():
    return set_up("B1", column=COLUMN, discard="G5")


def discarding(source="pile"):
    return play(drawing(), source)


def finished():
    return play(called(SIX, SEVEN, target=1), "O+R")


def test_a_turn_has_a_step_that_fits():
    assert refusal(drawing(), step="over") == ("step", "IGO-33")
    assert refusal(drawing(), turn=None) == ("step", "IGO-33")
    assert refusal(drawing(), step="nap") == ("step", "IGO-10")
    assert refusal(drawing(), source="pile") == ("source", "IGO-11")
    assert refusal(discarding(), source=None) == ("source", "IGO-11")


def test_cards_are_all_there_once():
    position = drawing().dump()
    assert refusal(drawing(), pile=position["pile"][1:])[1] == "IGO-1"
    assert refusal(drawing(), discard=["A1"])[1] == "IGO-1"
    assert refusal(drawing(), discard=["X1"]) == ("discard", "IGO-4")


def test_hands_have_twelve_cards_and_thirteen_before_a_discard():
    assert refusal(discarding(), step="draw", source=None) == ("hands", "IGO-11")
    assert refusal(drawing(), step="discard", source="pile") == ("hands", "IGO-11")
    hands = drawing().dump()["hands"]
    assert refusal(drawing(), hands=[hands[0] + hands[1], []]) == ("hands", "IGO-11")


def test_column_and_piles_have_possible_sizes():
    position = drawing().dump()
    assert refusal(drawing(), **moved(position, "pile", "column")) == ("column", "IGO-3")
    assert refusal(drawing(), **moved(position, "column", "pile", 7)) == ("column", "IGO-3")
    assert refusal(drawing(), **moved(position, "column", "pile")) == ("pile", "IGO-4")
    assert refusal(drawing(), **moved(position, "pile", "discard", 78)) == ("pile", "IGO-15")
    assert refusal(drawing(), **moved(position, "discard", "pile")) == ("discard", "IGO-16")
    assert refusal(discarding("discard"), **moved(discarding("discard").dump(), "pile", "discard", 78)) == (
        "pile",
        "IGO-15",
    )
    assert refusal(discarding("discard"), source="column", stall=0) == ("source", "IGO-10")
    assert refusal(discarding("discard"), source="pile", stall=0, seen=[[], []]) == ("source", "IGO-10")


def test_cards_seen_taken_are_in_the_hand_and_came_from_somewhere():
    assert refusal(drawing(), seen=[["G5"], []]) == ("seen", "IGO-41")
    assert refusal(drawing(), seen=[["B1"], []]) == ("seen", "IGO-41")
    assert refusal(discarding("column"), seen=[[], []]) == ("seen", "IGO-41")
    match = discarding()
    assert refusal(match, seen=[[match.dump()["hands"][0][-1]], []]) == ("seen", "IGO-41")


@pytest.mark.clause("IGO-40")
def test_turns_without_a_new_card_are_possible_ones():
    assert refusal(drawing(), stall=40) == ("stall", "IGO-40")
    assert refusal(drawing(), stall=41) == ("stall", "IGO-40")
    assert refusal(discarding(), stall=1) == ("stall", "IGO-40")
    assert refusal(discarding("discard"), stall=0) == ("stall", "IGO-40")
    forced = play(set_up("A1", pile=1), "pile", "A1!")
    assert refusal(forced, stall=1) == ("stall", "IGO-40")


def test_an_open_hand_is_seen():
    assert refusal(called(SIX), seen=[[], []]) == ("seen", "IGO-20")


def test_points_come_from_calls():
    assert refusal(drawing(), points=[0, 1]) == ("points", "IGO-30")
    assert refusal(drawing(), points=[0, 1], round=4) == ("points", "IGO-30")
    assert refusal(drawing(), points=[0, 5]) == ("points", "IGO-33")
    assert refusal(drawing(), last_call=LAST_CALL) == ("round", "IGO-32")
    assert refusal(drawing(), last_call=LAST_CALL, round=3) == ("points", "IGO-30")
    assert refusal(drawing(), last_call=LAST_CALL, round=8, points=[1, 4]) == ("points", "IGO-33")
    perfect = {"caller": 0, "colour": "T", "series": ["O", "R"], "hands": [cards(PERFECT), cards(FIVE)]}
    assert refusal(drawing(), last_call=perfect, round=3, points=[0, 1]) == ("last_call", "IGO-31")


def test_a_last_call_is_a_possible_one():
    def wrong(**changes):
        return refusal(drawing(), round=3, points=[1, 1], last_call=LAST_CALL | changes)

    assert wrong(caller=2) == ("caller", "IGO-13")
    assert wrong(colour=None) == ("colour", "IGO-20")
    assert wrong(colour="X") == ("colour", "IGO-20")
    assert wrong(series=["A"]) == ("series", "IGO-21")
    assert wrong(series=[]) == ("series", "IGO-21")
    assert wrong(series=["C", "B"]) == ("series", "IGO-21")
    assert wrong(series=["B", "C", "G"]) == ("series", "IGO-21")
    assert wrong(hands=[LAST_CALL["hands"][0], LAST_CALL["hands"][0]]) == ("hands", "IGO-11")
    assert wrong(hands=[LAST_CALL["hands"][0], LAST_CALL["hands"][1][1:]]) == ("hands", "IGO-11")
    all_of_a = cards("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 M1")
    assert wrong(hands=[LAST_CALL["hands"][0], all_of_a]) == ("colour", "IGO-20")
    one_value = cards("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B1 C1")
    assert wrong(hands=[one_value, LAST_CALL["hands"][1]], series=["B", "C"]) == ("series", "IGO-21")


def test_a_match_is_over_by_its_last_call():
    assert refusal(finished(), last_call=None, points=[0, 0]) == ("last_call", "IGO-33")
    assert refusal(finished(), points=[0, 0]) == ("points", "IGO-30")
    assert refusal(finished(), seen=[[], []]) == ("seen", "IGO-22")
    call = finished().dump()["last_call"]
    other_hands = call | {"hands": [cards(SIX), cards(SIXTEEN)]}
    assert refusal(finished(), last_call=other_hands) == ("last_call", "IGO-33")
    assert refusal(finished(), last_call=call | {"colour": "A"}) == ("last_call", "IGO-20")
    over = finished().dump() | {"options": {"target": 2}}
    with pytest.raises(ludotheque.DocumentError) as caught:
        GAME.load(over)
    assert (caught.value.field, caught.value.clause) == ("turn", "IGO-33")


@pytest.mark.parametrize(
    ("entry", "tidy"),
    [
        ("pioche", "pile"),
        ("Défausse", "discard"),
        ("rangée", "column"),
        ("o8", "O8"),
        ("o 8 !", "O8!"),
        ("o8 go", "O8!"),
        ("O8 i go!", "O8!"),
        ("r o", "O+R"),
        ("or", "O+R"),
        ("R+O", "O+R"),
        ("o", "O"),
        ("hello", "hello"),
    ],
)
def test_what_people_type_is_understood(entry, tidy):
    assert GAME.tidy(entry) == tidy


def test_what_is_no_move_is_said_so():
    match = drawing()
    for text, clause in (("hello", "IGO-10"), ("Pile", "IGO-10"), ("O12", "IGO-1"), ("X1", "IGO-1"), ("X+Y", "IGO-1")):
        assert isinstance(refused(match, text), ludotheque.NotAMove)
        assert refused(match, text).clause == clause
