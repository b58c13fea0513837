"""The cards, and what one of them takes: SHO-1 to SHO-3, SHO-13 to SHO-16, with the booklets' examples."""

from collections import Counter

import pytest

import ludotheque
from tests.clauses.shokoba_table import PACK, events, gems, refused, set_up

GAME = ludotheque.game("shokoba")


# The cards


def whole_pack(match):
    position = match.dump()
    return sorted(sum(position["hands"] + position["taken"], position["table"] + position["undealt"]))


@pytest.mark.clause("SHO-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_diamond_three_emeralds_nine_rubies_twenty_seven_sapphires(seats):
    pack = whole_pack(GAME.new(seats=seats, seed=1))
    assert len(pack) == 40
    assert Counter(card[0] for card in pack) == {"D": 1, "E": 3, "R": 9, "S": 27}


@pytest.mark.clause("SHO-1")
@pytest.mark.parametrize("seats", [1, 5, 0, -2])
def test_two_to_four_play(seats):
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=seats)
    assert (refusal.value.clause, refusal.value.field) == ("SHO-1", "seats")


@pytest.mark.clause("SHO-2")
def test_four_cards_of_each_value_and_the_sevens_are_the_diamond_and_the_emeralds():
    pack = whole_pack(GAME.new(seed=1))
    assert pack == sorted(PACK)
    by_value = {value: sorted(card[0] for card in pack if card[1:] == str(value)) for value in range(1, 11)}
    assert by_value.pop(7) == ["D", "E", "E", "E"]
    assert all(gem_letters == ["R", "S", "S", "S"] for gem_letters in by_value.values())


@pytest.mark.clause("SHO-2")
def test_there_is_no_ruby_seven():
    assert refused(GAME.new(seed=1), "R7").clause == "SHO-2"


@pytest.mark.clause("SHO-3")
def test_the_value_never_counts_in_the_scoring():
    """Five low rubies beat four high ones, and twenty-one low cards beat nineteen high ones."""
    low = "R1 R2 R3 R4 R5 S1 S1 S1 S2 S2 S2 S3 S3 S3 S4 S4 S4 S5 S5"
    high = "D7 E7 E7 E7 R6 R8 R9 R10 S6 S6 S6 S8 S8 S8 S9 S9 S9 S10 S10"
    match = set_up("S10", table="S5", taken=[low, high], turn=1, dealer=1, last_taker=0)
    match.play("S10")
    assert [event["seats"] for event in events(match, "gem") if event["category"] in ("rubies", "cards")] == [[0], [0]]


@pytest.mark.clause("SHO-3")
def test_a_letter_on_every_card_names_its_gem():
    match = set_up("D7 R4 S10", table="E7 S1 R2 S6")
    assert match.view(0)["hand"] == ["S10", "D7", "R4"]
    assert match.view(0)["table"] == ["E7", "S6", "R2", "S1"]


# Taking


@pytest.mark.clause("SHO-13", "SHO-15")
def test_the_booklets_first_example():
    match = set_up("E7 S10 S4", table="S1 S2 S6 D7")
    assert sorted(match.moves()) == sorted(["E7xD7", "E7xS6+S1", "S10xD7+S2+S1", "S4"])


@pytest.mark.clause("SHO-13", "SHO-16")
def test_the_booklets_second_example():
    match = set_up("S2 S8", table="S1 R1 S6")
    assert sorted(match.moves()) == sorted(["S2xR1+S1", "S8xS6+R1+S1"])
    match.play("S8xS6+R1+S1")
    assert events(match, "shokoba") == [{"what": "shokoba", "clause": "SHO-16", "seat": 0}]
    assert gems(match) == [1, 0]


@pytest.mark.clause("SHO-13")
def test_the_booklets_third_example_only_additions():
    match = set_up("S1", table="S8 E7")
    assert match.moves() == ["S1"]
    refusal = refused(match, "S1xS8+E7")
    assert refusal.clause == "SHO-13"
    assert "15" in refusal.in_language("fr")


@pytest.mark.clause("SHO-13")
@pytest.mark.parametrize(
    ("table", "take"),
    [
        ("E7", "D7xE7"),
        ("S4 S3", "D7xS4+S3"),
        ("S5 S2", "D7xS5+S2"),
        ("S2 S2 S3", "D7xS3+S2+S2"),
        ("S2 S2 S2 S1", "D7xS2+S2+S2+S1"),
    ],
)
def test_a_seven_takes(table, take):
    """A 7 can take 7; 4+3; 5+2; 2+2+3; 2+2+2+1."""
    match = set_up("D7 S10", table=f"{table} S9")
    assert [move for move in match.moves() if move.startswith("D7")] == [take]
    match.play(take)
    assert match.dump()["table"] == ["S9"]


@pytest.mark.clause("SHO-13")
@pytest.mark.parametrize("take", ["S9xS8", "S9xS8+S2", "S9xR9", "S9xS8+S1+S1"])
def test_the_sum_must_be_exact_and_the_cards_must_lie_there(take):
    assert refused(set_up("S9 S10", table="S8 S2 S1"), take).clause == "SHO-13"


@pytest.mark.clause("SHO-14")
def test_one_card_takes_one_set_of_the_players_choice():
    """The 10 could take 6+4 or 8+2: one of them, not both."""
    match = set_up("S10 S9", table="S6 S4 S8 S2")
    assert [move for move in match.moves() if move.startswith("S10")] == ["S10xS6+S4", "S10xS8+S2"]
    assert refused(match, "S10xS8+S6+S4+S2").clause == "SHO-13"
    match.play("S10xS8+S2")
    assert match.dump()["table"] == ["S6", "S4"]


@pytest.mark.clause("SHO-14")
def test_the_set_and_the_card_that_took_it_go_on_the_pile_and_are_out_of_play():
    match = set_up("S10 S1", "R6 S5", table="S6 S4 R9", dealer=1)
    pile = match.dump()["taken"][0]
    match.play("S10xS6+S4")
    after = match.dump()
    assert Counter(after["taken"][0]) == Counter([*pile, "S10", "S6", "S4"])
    assert after["hands"][0] == ["S1"]
    assert match.moves() == ["S5", "R6"]  # the sapphire 6 is no longer there to be taken


@pytest.mark.clause("SHO-14")
def test_equal_faces_are_one_move():
    """Two sapphire 4s in hand are one lay; of two sapphire 9s on the table either is the same take."""
    match = set_up("S4 S4 S9", table="S9 S9 S10 S8")
    assert match.moves() == ["S4", "S9xS9"]
    assert len(GAME.codes(match.position)) == 2
    match.play("S9xS9")
    assert match.dump()["table"] == ["S10", "S9", "S8"]
    match = set_up("S10 S9", table="S2 S2 S2 S8 S1 S1")
    assert len(GAME.codes(match.position)) == len(match.moves()) == 3


@pytest.mark.clause("SHO-14")
def test_different_gems_of_a_value_are_different_takes():
    match = set_up("S9 S10", table="S9 S9 R9")
    assert [move for move in match.moves() if move.startswith("S9")] == ["S9xS9", "S9xR9"]


@pytest.mark.clause("SHO-15")
def test_a_card_that_can_take_may_not_be_laid():
    match = set_up("S4 R9", table="R4 S10")
    refusal = refused(match, "S4")
    assert refusal.clause == "SHO-15"
    assert "S4xR4" in refusal.in_language("en")


@pytest.mark.clause("SHO-15")
def test_who_does_not_want_to_take_lays_a_card_that_can_take_nothing():
    match = set_up("S4 R9", table="R4 S10")
    match.play("R9")
    assert match.dump()["table"] == ["S10", "R9", "R4"]
    assert match.dump()["hands"][0] == ["S4"]
    assert match.turn == 1


@pytest.mark.clause("SHO-15")
def test_whose_every_card_can_take_must_take():
    assert set_up("S4 R10", table="R4 S10").moves() == ["S4xR4", "R10xS10"]


@pytest.mark.clause("SHO-16")
@pytest.mark.parametrize(("table", "take"), [("S9", "R9xS9"), ("S4 S3 S2", "R9xS4+S3+S2")])
def test_taking_the_whole_table_is_a_shokoba_and_a_gem_at_once(table, take):
    match = set_up("R9 S10", table=table, gems=[2, 3])
    match.play(take)
    assert gems(match) == [3, 3]
    assert match.view(1)["sides"][0]["gems"] == 3


@pytest.mark.clause("SHO-16")
def test_a_card_left_over_makes_it_no_shokoba():
    match = set_up("R9 S10", table="S9 S8")
    match.play("R9xS9")
    assert gems(match) == [0, 0]
    assert not events(match, "shokoba")


@pytest.mark.clause("SHO-16")
def test_after_a_shokoba_the_next_player_must_lay():
    match = set_up("R9 S10", "S1 S2", table="S9")
    match.play("R9xS9")
    assert match.view(1)["table"] == []
    assert match.moves() == ["S1", "S2"]
