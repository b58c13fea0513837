"""The deal and a turn: IGO-1 to IGO-16."""

from collections import Counter

import pytest

import ludotheque
from tests.clauses.igo_table import GAME, PACK, events, play, refused, set_up

# The deal


@pytest.mark.clause("IGO-1")
def test_there_are_ten_colours_with_the_values_1_to_11():
    position = GAME.new(seed=1).dump()
    dealt = [
        *position["column"],
        *position["discard"],
        *position["pile"],
        *(c for hand in position["hands"] for c in hand),
    ]
    assert sorted(dealt) == sorted(PACK)
    assert len(set(PACK)) == 110
    assert GAME.new(seed=1).options["target"] == 4


@pytest.mark.clause("IGO-1")
@pytest.mark.parametrize("wrong", [{"seats": 1}, {"seats": 5}])
def test_two_to_four_play(wrong):
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(**wrong)
    assert (refusal.value.clause, refusal.value.field) == ("IGO-1", "seats")


@pytest.mark.clause("IGO-2")
def test_the_first_player_is_drawn_by_lot():
    first = Counter(GAME.new(seats=3, seed=seed).turn for seed in range(300))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 60


@pytest.mark.clause("IGO-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_cards_to_each_face_down(seats):
    match = GAME.new(seats=seats, seed=2)
    hands = match.dump()["hands"]
    assert [len(hand) for hand in hands] == [12] * seats
    for seat in range(seats):
        assert match.view(seat)["hand"] == hands[seat]
        others = {card for other in range(seats) if other != seat for card in hands[other]}
        assert not others & set(str(match.view(seat)).replace("'", " ").split())
    assert match.view(None)["hand"] == []


@pytest.mark.clause("IGO-3")
@pytest.mark.parametrize(("seats", "length"), [(2, 7), (3, 8), (4, 9)])
def test_the_column_has_five_cards_and_one_for_each_player_face_up(seats, length):
    match = GAME.new(seats=seats, seed=3)
    assert len(match.dump()["column"]) == length
    for seat in (None, *range(seats)):
        assert match.view(seat)["column"] == match.dump()["column"]


@pytest.mark.clause("IGO-4")
@pytest.mark.parametrize(("seats", "pile"), [(2, 78), (3, 65), (4, 52)])
def test_the_rest_is_the_pile_and_its_top_card_begins_the_discard_pile(seats, pile):
    match = GAME.new(seats=seats, seed=4)
    position = match.dump()
    assert (len(position["pile"]), len(position["discard"])) == (pile, 1)
    assert match.view(None)["top"] == position["discard"][0]
    assert match.view(None)["pile"] == pile


@pytest.mark.clause("IGO-4")
def test_nobody_can_know_the_next_card_of_the_pile():
    """The pile is a set: the same position goes on with another card each time."""
    position = GAME.new(seed=4).dump()
    drawn = set()
    for _ in range(8):
        match = play(GAME.load(position), "pile")
        drawn |= set(position["pile"]) - set(match.dump()["pile"])
    assert len(drawn) > 1


# Drawing


@pytest.mark.clause("IGO-10")
def test_the_turn_goes_clockwise():
    match = set_up(seats=3, turn=1)
    seen = []
    for _ in range(4):
        seen.append(match.turn)
        play(match, "pile", match.view(match.turn)["hand"][0])
    assert seen == [1, 2, 0, 1]


@pytest.mark.clause("IGO-10")
def test_a_turn_begins_by_drawing_from_one_of_three_places():
    match = set_up(column="A1 A2 A3 A4 A5 A6 A7", discard="B9")
    assert match.moves() == ["pile", "discard", "column"]


@pytest.mark.clause("IGO-10")
def test_the_top_of_the_pile():
    match = set_up(discard="B9")
    before = match.dump()
    after = play(match, "pile").dump()
    (drawn,) = set(before["pile"]) - set(after["pile"])
    assert set(after["hands"][0]) == {*before["hands"][0], drawn}
    assert (after["discard"], after["column"]) == (before["discard"], before["column"])
    assert match.view(0)["drawn"] == {"source": "pile", "card": drawn}
    assert match.view(1)["drawn"] == {"source": "pile", "card": None}


@pytest.mark.clause("IGO-10")
def test_the_top_of_the_discard_pile():
    match = set_up("A1", pile=77, discard="B9 B8")
    after = play(match, "discard").dump()
    assert after["hands"][0][-1] == "B8"
    assert after["discard"] == ["B9"]
    assert match.view(1)["drawn"] == {"source": "discard", "card": "B8"}


@pytest.mark.clause("IGO-10", "IGO-3")
def test_the_bottom_card_of_the_column():
    match = set_up(column="A1 A2 A3 A4 A5 A6 T7")
    after = play(match, "column").dump()
    assert after["hands"][0][-1] == "T7"
    assert after["column"] == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert match.view(1)["colour"] == "A"


@pytest.mark.clause("IGO-10")
@pytest.mark.parametrize("move", ["A1", "A1!", "A+B"])
def test_nothing_comes_before_drawing(move):
    assert refused(set_up("A1 B1"), move).clause == "IGO-10"


# Discarding


@pytest.mark.clause("IGO-11")
def test_one_of_the_thirteen_cards_is_discarded_and_twelve_remain():
    match = play(set_up("A1 A2", discard="B9"), "pile", "A2")
    after = match.dump()
    assert after["discard"][-2:] == ["B9", "A2"]
    assert "A2" not in after["hands"][0]
    assert len(after["hands"][0]) == 12
    assert match.view(1)["top"] == "A2"


@pytest.mark.clause("IGO-11")
def test_only_a_card_in_hand_is_discarded_and_only_one_is_drawn():
    match = play(set_up("A1", "A2"), "pile")
    assert refused(match, "A2").clause == "IGO-11"
    assert refused(match, "pile").clause == "IGO-11"
    assert refused(match, "A+B").clause == "IGO-11"


@pytest.mark.clause("IGO-12")
def test_a_card_just_taken_from_the_discard_pile_may_not_be_discarded():
    match = play(set_up("A1", discard="B9"), "discard")
    assert "A1" in match.moves()
    assert "B9" not in match.moves()
    assert refused(match, "B9").clause == "IGO-12"
    assert refused(match, "B9!").clause == "IGO-12"
    assert play(match, "A1").turn == 1


@pytest.mark.clause("IGO-12")
def test_it_may_be_discarded_in_a_later_turn():
    match = play(set_up("A1", "A2", discard="B9"), "discard", "A1", "pile", "A2", "pile")
    assert "B9" in match.moves()


@pytest.mark.clause("IGO-12")
def test_a_card_just_drawn_from_the_pile_or_the_column_may_be_discarded():
    match = play(set_up(column="A1 A2 A3 A4 A5 A6 T7"), "column")
    assert "T7" in match.moves()
    match = play(set_up(), "pile")
    assert match.dump()["hands"][0][-1] in match.moves()


@pytest.mark.clause("IGO-13")
def test_a_player_may_call_after_discarding_whatever_the_card():
    match = play(set_up("A1 A2 A3"), "pile")
    plain = [move for move in match.moves() if not move.endswith("!")]
    assert len(plain) == 13
    assert match.moves() == [*plain, *(f"{card}!" for card in plain)]
    play(match, "A2!")
    assert events(match) == ["discarded", "called"]
    assert match.dump()["discard"][-1] == "A2"
    assert (match.turn, match.view(1)["step"]) == (0, "lay")


# The last cards


@pytest.mark.clause("IGO-14")
def test_the_last_card_of_the_column_cancels_the_round_at_once_and_its_taker_begins_the_next():
    call = {"caller": 0, "colour": "A", "series": ["B"], "hands": [[f"B{n}" for n in range(1, 12)] + ["C9"],
            [f"C{n}" for n in range(1, 9)] + ["J11", "M11", "O11", "R11"]]}  # fmt: skip
    match = set_up(seats=2, turn=1, column="T7", points=[1, 2], round=5, last_call=call)
    play(match, "column")
    after = match.dump()
    assert (after["turn"], after["step"], after["round"], after["points"]) == (1, "draw", 6, [1, 2])
    assert (len(after["column"]), len(after["discard"]), len(after["pile"])) == (7, 1, 78)
    assert [len(hand) for hand in after["hands"]] == [12, 12]
    assert events(match) == ["drew", "column-empty", "round"]
    assert after["last_call"] == call  # nothing was counted


@pytest.mark.clause("IGO-14")
def test_the_last_but_one_does_not():
    match = play(set_up(column="A1 T7"), "column")
    assert (match.dump()["step"], match.dump()["column"]) == ("discard", ["A1"])


@pytest.mark.clause("IGO-15")
def test_the_last_card_of_the_pile_obliges_to_call():
    match = play(set_up("A1", pile=1), "pile")
    assert all(move.endswith("!") for move in match.moves())
    assert len(match.moves()) == 13
    assert match.view(0)["must_call"] is True
    assert refused(match, "A1").clause == "IGO-15"
    assert events(match) == ["drew", "last-card"]
    play(match, "A1!")
    assert match.happened(None)[1]["clause"] == "IGO-15"
    assert match.view(1)["step"] == "lay"


@pytest.mark.clause("IGO-15")
def test_the_last_but_one_does_not_oblige():
    match = play(set_up("A1", pile=2), "pile", "A1")
    assert match.turn == 1


@pytest.mark.clause("IGO-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_discard_pile_is_never_empty_at_a_turns_start(seats):
    match = GAME.new(seats=seats, seed=16, target=1)
    turns = 0
    while match.turn is not None and turns < 60:
        if match.dump()["step"] == "draw":
            assert match.dump()["discard"]
            assert match.moves() == ["pile", "discard", "column"]
            turns += 1
            match.play("discard" if turns % 3 else "pile")
        else:
            match.play(match.moves()[0])
    assert turns == 60


@pytest.mark.clause("IGO-16")
def test_only_between_taking_its_one_card_and_discarding_it_is_empty():
    match = play(set_up(discard="B9"), "discard")
    assert (match.dump()["discard"], match.view(1)["top"]) == ([], None)
    position = set_up(discard="B9").dump()
    position["pile"].append(position["discard"].pop())
    with pytest.raises(ludotheque.DocumentError) as refusal:
        GAME.load(position)
    assert (refusal.value.field, refusal.value.clause) == ("discard", "IGO-16")
