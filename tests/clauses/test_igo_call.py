"""A call and its count: IGO-20 to IGO-33."""

import pytest

import ludotheque
from ludotheque import Result
from ludotheque.games.igo.named import hand_of
from tests.clauses.igo_table import GAME, cards, events, penalties, play, refused, set_up, split

COLUMN = "A1 A2 A3 A4 A5 A6 T7"  # turquoise is removed
DISCARDED = "G11"


def called(*hands, column=COLUMN, **more):
    """Seat 0 has drawn G11 from the pile, discards it and calls with the twelve cards given."""
    hands = (f"{hands[0]} {DISCARDED}", *hands[1:])
    return play(set_up(*hands, column=column, step="discard", source="pile", pile=40, **more), f"{DISCARDED}!")


def refused_after_the_end(match):
    with pytest.raises(ludotheque.MatchOver) as refusal:
        match.play("pile")
    return refusal.value.clause


# An earlier call, by which everybody at the table got the points they have.
LAST_CALL = {
    "caller": 0,
    "colour": "A",
    "series": ["B"],
    "hands": [cards("B1 B2 B3 C1 C2 C3 G1 G2 G3 J1 J2 J3"), cards("O1 O2 O3 R1 R2 R3 T1 T2 T3 V1 V2 V3")],
}
CALL_OF_FOUR = LAST_CALL | {
    "hands": [
        *LAST_CALL["hands"],
        cards("O4 O5 O6 R4 R5 R6 T4 T5 T6 V4 V5 V6"),
        cards("M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 A1"),
    ]
}

# The booklet's example: the caller's series is orange and pink, without 8 and 10.
ORANGE_AND_ROSE = "O1 R2 O3 R4 O5 R6 O7 R9 O11 B1 B2 B3"


@pytest.mark.clause("IGO-23")
def test_the_booklets_example():
    match = called(
        ORANGE_AND_ROSE,
        "O8 M1 M2 M3 J4 J5 J6 V1 V2 V3 C1 C2",
        "R8 M4 M5 M6 J1 J2 J3 V4 V5 V6 C4 C5",
        "O10 R10 M9 M11 J7 J8 V7 V8 V9 C7 C8 C9",
        seats=4,
    )
    play(match, "O+R")
    assert split(match, 0)["series"] == cards("O1 R2 O3 R4 O5 R6 O7 R9 O11")
    assert split(match, 1)["added"] == ["O8"]
    assert split(match, 2)["added"] == ["R8"]
    assert split(match, 3)["added"] in (["O10"], ["R10"])
    assert len(set(cards("O10 R10")) & set(split(match, 3)["rest"])) == 1


@pytest.mark.clause("IGO-23")
def test_a_value_that_is_in_the_series_cannot_be_added():
    match = called(ORANGE_AND_ROSE, "R1 O2 R3 O4 R5 O6 R7 O9 R11 M8 J8 V8")
    play(match, "O+R")
    assert split(match, 1)["added"] == []


@pytest.mark.clause("IGO-20")
def test_the_caller_splits_the_hand_in_three():
    match = called("T1 T11 O1 O2 R2 R9 R11 V5 V6 B7 C8 M10")
    play(match, "O+R")
    parts = split(match, 0)
    assert parts["removed"] == cards("T1 T11")
    assert [card[1:] for card in parts["series"]] == ["1", "2", "9", "11"]
    assert len(parts["rest"]) == 6
    assert parts["penalty"] == 2 + 5 + 6 + 7 + 8 + 10


@pytest.mark.clause("IGO-20")
def test_the_colour_removed_is_that_of_the_columns_bottom_card_when_called():
    match = play(set_up("T1 A11", column="A1 A2 A3 A4 A5 A6 T7"), "column", "T7!")
    play(match, match.moves()[0])
    assert match.view(None)["last_call"]["colour"] == "A"
    assert "A11" in split(match, 0)["removed"]
    assert "T1" not in split(match, 0)["removed"]


@pytest.mark.clause("IGO-20")
def test_the_caller_opens_the_hand():
    match = called(ORANGE_AND_ROSE, seats=3)
    hands = match.dump()["hands"]
    assert match.view(1)["open"] == match.view(None)["open"] == hands[0]
    known = GAME.snapshot(match.view_record(1)).hands
    assert [hand_of(known, seat) for seat in range(3)] == [hands[0], hands[1], []]


@pytest.mark.clause("IGO-21")
def test_the_caller_is_offered_every_one_or_two_colours_held_but_the_removed_one():
    match = called("T1 T2 T3 T4 T5 T6 O1 O2 R2 R9 B3 B4")
    assert match.turn == 0
    assert sorted(match.moves()) == ["B", "B+O", "B+R", "O", "O+R", "R"]
    penalties = {move["text"]: move["penalty"] for move in match.view(0)["moves"]}
    assert penalties == {"B": 14, "O": 18, "B+O": 11, "R": 10, "B+R": 3, "O+R": 7 + 2}
    assert refused(match, "T").clause == "IGO-20"
    assert refused(match, "B+O+R").clause == "IGO-20"
    assert refused(match, "A").clause == "IGO-21"
    assert refused(match, "pile").clause == "IGO-21"
    assert refused(match, "B3").clause == "IGO-21"


@pytest.mark.clause("IGO-21")
def test_a_series_of_one_colour_is_open_in_that_colour_only():
    hands = ("O1 O2 O3 O4 O5 O6 O7 O9 R11 B1 B2 B3", "R8 M1 M2 M3 J4 J5 J6 V1 V2 V3 C1 C2")
    assert split(play(called(*hands), "O+R"), 1)["added"] == ["R8"]
    assert split(play(called(*hands), "O"), 1)["added"] == []


@pytest.mark.clause("IGO-21")
def test_the_same_single_value_in_two_colours_is_no_series_of_both():
    match = called("T1 T2 T3 T4 T5 T6 T8 T9 T10 T11 O5 R5")
    assert match.moves() == ["O", "R"]
    assert refused(match, "O+R").clause == "IGO-21"
    assert "O+R" in called("T1 T2 T3 T4 T5 T6 T8 T9 T10 O5 R5 R6").moves()


@pytest.mark.clause("IGO-21")
def test_there_is_always_a_card_left_for_a_series():
    """Ten of the removed colour at most: the eleventh is the column's bottom card."""
    match = called("T1 T2 T3 T4 T5 T6 T8 T9 T10 T11 O5 R6")
    assert match.moves() == ["O", "R", "O+R"]


@pytest.mark.clause("IGO-22")
def test_the_others_split_their_hands_the_same_way():
    match = called("O1 O2 O3 O4 O5 O6 O8 O9 O10 O11 B1 B2", "T1 T2 J1 J2 V2 V3 V4 M5 M6 C7 C8 R9")
    play(match, "O")
    parts = split(match, 1)
    assert parts["removed"] == cards("T1 T2")
    assert parts["series"] == cards("M5 M6 C7 C8")
    assert parts["added"] == []
    assert (parts["rest"], parts["penalty"]) == (cards("J1 J2 V2 V3 V4 R9"), 21)


@pytest.mark.clause("IGO-22", "IGO-24")
def test_everybody_sees_how_every_hand_was_split():
    match = play(called(ORANGE_AND_ROSE, "T1 O8", seats=3), "O+R")
    for listener in (None, 0, 1, 2):
        assert match.view(listener)["last_call"] == match.view(None)["last_call"]
        told = [event for event in match.happened(listener) if event["what"] == "split"]
        assert [event["seat"] for event in told] == [0, 1, 2]
        for event in told:
            assert {**event, **split(match, event["seat"])} == event
    assert events(match) == ["series", "split", "split", "split", *events(match)[4:]]


# Points. The caller of these examples has B3 and C3 left, six points of penalty.

SIX = "O1 O2 R3 O4 R5 O6 R7 O8 R9 O10 B3 C3"
FIVE = "M1 M2 M3 M4 M6 M7 M8 M9 M10 M11 G5 B5"
FIVE_TOO = "J1 J2 J3 J4 J6 J7 J8 J9 J10 J11 C5 O5"
SIX_TOO = "M1 M2 M3 M4 M5 M7 M8 M9 M10 M11 G6 B6"
SEVEN = "V1 V2 V3 V4 V5 V6 V8 V9 V10 V11 B7 C7"
SIXTEEN = "V1 V2 V3 V4 V6 V7 V8 V9 V10 V11 B8 C8"


@pytest.mark.clause("IGO-30")
@pytest.mark.parametrize(
    ("others", "counted", "points"),
    [
        ([SEVEN], [6, 7], [1, 0]),  # strictly lowest
        ([SIX_TOO], [6, 6], [0, 1]),  # as few
        ([FIVE], [6, 5], [0, 1]),  # fewer
        ([FIVE, FIVE_TOO, SIXTEEN], [6, 5, 5, 16], [0, 1, 1, 0]),
        ([FIVE_TOO, SIX_TOO, SEVEN], [6, 5, 6, 7], [0, 1, 1, 0]),  # all with as few or fewer, not the lowest only
    ],
)
def test_who_gets_a_point(others, counted, points):
    match = play(called(SIX, *others, seats=len(counted)), "O+R")
    assert penalties(match) == counted
    assert match.dump()["points"] == points
    assert match.view(0)["last_call"]["scored"] == [seat for seat, won in enumerate(points) if won]
    assert events(match)[-2] == ("call-won" if points[0] else "call-lost")


@pytest.mark.clause("IGO-30")
def test_the_choice_of_the_series_decides():
    """Orange and rose leave the caller less than orange alone, but open: the other adds the rose 11 and ties."""
    hands = ("O1 O2 R3 O4 O5 O6 O7 O8 O9 O10 B2 C4", "R11 M1 M2 M3 M4 M5 M7 M8 M9 M10 J6 V6")
    both, orange = play(called(*hands), "O+R"), play(called(*hands), "O")
    assert (penalties(both), both.dump()["points"]) == ([6, 6], [0, 1])
    assert (penalties(orange), orange.dump()["points"]) == ([9, 12], [1, 0])


# Round and match

PERFECT = "O1 O2 R3 O4 R5 O6 R7 O8 R9 O10 R11 T3"


@pytest.mark.clause("IGO-31")
def test_a_perfect_i_go_wins_the_match_at_once():
    match = play(called(PERFECT, FIVE, points=[0, 3], round=4, last_call=LAST_CALL), "O+R")
    assert match.turn is None
    assert match.result == Result(winners=(0,), scores=(0, 3), reason="perfect", clause="IGO-31")
    assert events(match)[-2:] == ["perfect", "over"]


@pytest.mark.clause("IGO-31")
def test_even_if_others_have_no_penalty_either():
    match = play(called(PERFECT, "M1 M2 M3 M4 M6 M7 M8 M9 M10 M11 J5 T5"), "O+R")
    assert penalties(match) == [0, 0]
    assert match.result.winners == (0,)


@pytest.mark.clause("IGO-31")
def test_others_without_penalty_win_no_match():
    match = play(called(SIX, "M1 M2 M3 M4 M6 M7 M8 M9 M10 M11 J5 T5"), "O+R")
    assert penalties(match) == [6, 0]
    assert (match.turn, match.dump()["points"]) == (0, [0, 1])


@pytest.mark.clause("IGO-32")
@pytest.mark.parametrize("other", [SEVEN, FIVE])
def test_all_cards_are_shuffled_and_the_caller_begins_the_next_round(other):
    match = play(called(SIX, other), "O+R")
    after = match.dump()
    assert (after["turn"], after["step"], after["round"]) == (0, "draw", 2)
    assert (len(after["column"]), len(after["discard"]), len(after["pile"])) == (7, 1, 78)
    assert after["seen"] == [[], []]
    assert after["hands"][0] != split(match, 0)
    assert events(match)[-1] == "round"


@pytest.mark.clause("IGO-33")
def test_four_points_win():
    match = play(called(SIX, SEVEN, points=[3, 3], round=7, last_call=LAST_CALL), "O+R")
    assert match.result == Result(winners=(0,), scores=(4, 3), reason="points", clause="IGO-33")
    assert refused_after_the_end(match) == "IGO-33"


@pytest.mark.clause("IGO-33")
def test_three_do_not():
    match = play(called(SIX, SEVEN, points=[2, 3], round=7, last_call=LAST_CALL), "O+R")
    assert (match.turn, match.result) == (0, None)


@pytest.mark.clause("IGO-33")
def test_several_who_reach_four_together_share_the_win():
    match = called(SIX, FIVE, FIVE_TOO, SEVEN, seats=4, points=[3, 3, 3, 3], round=9, last_call=CALL_OF_FOUR)
    play(match, "O+R")
    assert match.result == Result(winners=(1, 2), scores=(3, 4, 4, 3), reason="shared", clause="IGO-33")


@pytest.mark.clause("IGO-33", "IGO-1")
def test_a_table_may_agree_on_another_target():
    match = play(called(SIX, SEVEN, target=1), "O+R")
    assert match.result.winners == (0,)
