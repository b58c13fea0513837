"""Positions that cannot be are refused, by their field and clause."""

from copy import deepcopy

import numpy as np
import pytest

import ludotheque
from ludotheque.games.igo import named
from tests.clauses.igo_table import GAME, PACK, cards, play, set_up
from tests.clauses.test_igo_call import CALL_OF_FOUR, FIVE, LAST_CALL, PERFECT, SEVEN, SIX, SIXTEEN, called

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


@pytest.mark.clause("IGO-1")
def test_every_card_has_the_same_name_in_a_record_as_in_a_set_of_plain_numbers():
    for number, name in enumerate(PACK):
        sets = np.array(named.cards_of([name]))
        named._names.cache_clear()
        assert named.hand_of(sets, 0) == [name] == [named.NAMES[number]]
        assert named.names(*named.cards_of([name])) == [name]


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


@pytest.mark.clause("IGO-41", "IGO-40")
def test_nobody_has_been_seen_to_take_more_cards_than_there_were_turns():
    """Three turns without a new card: the two before the player to move have had one each, and so has that player."""
    match = set_up(seats=3, stall=3)
    hands = match.dump()["hands"]

    def loads(*seen):
        return GAME.load({**match.dump(), "seen": [hand[:many] for hand, many in zip(hands, seen, strict=True)]})

    assert loads(1, 1, 1).turn == 0
    for seen in ((2, 0, 0), (0, 2, 0), (0, 0, 2)):
        with pytest.raises(ludotheque.DocumentError) as caught:
            loads(*seen)
        assert (caught.value.field, caught.value.key) == ("seen", "seen-too-many-of")
    two_turns = set_up(seats=3, stall=2)
    assert refusal(two_turns, seen=[hands[0][:1], [], []]) == ("seen", "IGO-41")


@pytest.mark.clause("IGO-41", "IGO-20")
def test_at_a_call_the_others_have_been_seen_to_take_what_they_can_have_taken():
    """The caller drew in the first turn of all, with one of the others before: the third has had none."""
    match = play(set_up("A1", seats=3, stall=1, discard="G5"), "discard", "A1!")
    hands = match.dump()["hands"]
    assert GAME.load({**match.dump(), "seen": [hands[0], [], hands[2][:1]]}).turn == 0
    assert refusal(match, seen=[hands[0], hands[1][:1], []]) == ("seen", "IGO-41")


@pytest.mark.clause("IGO-40")
def test_turns_without_a_new_card_are_possible_ones():
    assert refusal(drawing(), stall=40) == ("stall", "IGO-40")
    assert refusal(drawing(), stall=41) == ("stall", "IGO-40")
    assert refusal(discarding(), stall=1) == ("stall", "IGO-40")
    assert refusal(discarding("discard"), stall=0) == ("stall", "IGO-40")
    forced = play(set_up("A1", pile=1), "pile", "A1!")
    assert refusal(forced, stall=1) == ("stall", "IGO-40")
    first_turn = play(set_up("A1", discard="G5"), "discard", "A1!")
    assert refusal(first_turn, stall=0) == ("stall", "IGO-40")  # pile and column are whole


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


@pytest.mark.clause("IGO-30")
def test_points_are_no_more_than_the_rounds_played_can_have_given():
    """Of two a call gives one point to one; the last call gave its own, so round 4 has two more at the most."""
    assert refusal(drawing(), last_call=LAST_CALL, round=4, points=[3, 3]) == ("points", "IGO-30")
    assert refusal(drawing(), last_call=LAST_CALL, round=4, points=[1, 3]) == ("points", "IGO-30")
    assert refusal(drawing(), last_call=LAST_CALL, round=4, points=[3, 1]) == ("points", "IGO-30")
    for points in ([0, 3], [2, 1], [1, 2], [0, 1]):  # the rest of the rounds may have been cancelled
        match = drawing()
        again = GAME.load({**match.dump(), "last_call": LAST_CALL, "round": 4, "points": points})
        assert again.dump()["points"] == points


@pytest.mark.clause("IGO-30")
def test_a_call_gives_points_to_all_but_one_at_the_most():
    """The call of four gave one to seats 1 and 3; the two rounds before it had three for the table each."""
    match = set_up(seats=4)

    def loads(*points):
        return GAME.load({**match.dump(), "last_call": CALL_OF_FOUR, "round": 4, "points": list(points)})

    assert loads(2, 2, 1, 3).turn == 0
    for points in ((2, 3, 1, 3), (3, 1, 0, 1)):
        with pytest.raises(ludotheque.DocumentError) as caught:
            loads(*points)
        assert (caught.value.field, caught.value.key) == ("points", "points-without-rounds")


@pytest.mark.clause("IGO-30", "IGO-33")
def test_at_the_end_too():
    match = finished()
    position = match.dump()
    assert (position["round"], match.view(None)["round"]) == (1, 1)  # the round that ended the match
    assert position["points"] == [1, 0]
    longer = {**position, "options": {"target": 2}, "round": 2, "points": [2, 1]}
    with pytest.raises(ludotheque.DocumentError) as caught:
        GAME.load(longer)
    assert caught.value.key == "points-without-rounds"
    assert GAME.load({**longer, "round": 3}).result.scores == (2, 1)


def test_a_last_call_is_a_possible_one():
    def wrong(**changes):
        return refusal(drawing(), round=3, points=[1, 1], last_call=LAST_CALL | changes)

    assert wrong(caller=2) == ("caller", "IGO-13")
    assert wrong(colour=None) == ("colour", "IGO-20")
    assert wrong(colour="X") == ("colour", "IGO-20")
    assert wrong(colour="") == ("colour", "IGO-20")
    assert wrong(colour="AB") == ("colour", "IGO-20")
    assert wrong(series=["BC"]) == ("series", "IGO-21")
    assert wrong(series=["B", ""]) == ("series", "IGO-21")
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
