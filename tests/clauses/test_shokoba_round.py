"""A round from the deal to the count: SHO-10 to SHO-12 and SHO-17 to SHO-22."""

from collections import Counter

import pytest

import ludotheque
from tests.clauses.shokoba_table import LAST, LYING, PACK, A, B, C, events, gems, set_up

GAME = ludotheque.game("shokoba")


def play_any(match, moves):
    for _ in range(moves):
        match.play(match.moves()[0])


# The dealer and the deal


@pytest.mark.clause("SHO-10")
def test_in_2023_the_first_dealer_is_drawn_by_lot():
    dealers = Counter(GAME.new(seats=3, seed=seed).dump()["dealer"] for seed in range(300))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 60


@pytest.mark.clause("SHO-10")
@pytest.mark.parametrize(("youngest", "dealer"), [(2, 2), (1, 1), (None, 0)])
def test_in_the_classic_edition_the_youngest_deals_first(youngest, dealer):
    dealers = {GAME.new(seats=3, edition="classic", youngest=youngest, seed=seed).dump()["dealer"] for seed in range(9)}
    assert dealers == {dealer}


@pytest.mark.clause("SHO-10")
def test_nobody_is_asked_for_the_youngest_in_2023_nor_found_beyond_the_seats():
    for wrong in ({"youngest": 1}, {"edition": "classic", "seats": 2, "youngest": 2}):
        with pytest.raises(ludotheque.OptionError) as refusal:
            GAME.new(**wrong)
        assert (refusal.value.clause, refusal.value.field) == ("SHO-10", "youngest")


@pytest.mark.clause("SHO-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dealer_stays_for_the_round_and_the_next_is_on_the_left(seats):
    match = GAME.new(seats=seats, edition="classic", youngest=seats - 1, seed=5)
    for _ in range(36):
        assert match.dump()["dealer"] == seats - 1
        play_any(match, 1)
    assert (match.dump()["round"], match.dump()["dealer"]) == (2, 0)


@pytest.mark.clause("SHO-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_each_and_four_on_the_table(seats):
    position = GAME.new(seats=seats, seed=3).dump()
    assert [len(hand) for hand in position["hands"]] == [3] * seats
    assert len(position["table"]) == 4
    assert len(position["undealt"]) == 36 - 3 * seats
    assert position["taken"] == [[]] * seats


@pytest.mark.clause("SHO-11")
def test_hands_are_dealt_face_down_and_the_table_face_up():
    match = GAME.new(seats=3, seed=3)
    position = match.dump()
    for seat in range(3):
        seen = match.view(seat)
        assert seen["hand"] == position["hands"][seat]
        assert seen["table"] == position["table"]
        assert seen["hand_sizes"] == [3, 3, 3]
    assert match.view(None)["hand"] == []


@pytest.mark.clause("SHO-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_on_the_dealers_left_begins_and_play_goes_clockwise(seats):
    match = GAME.new(seats=seats, edition="classic", youngest=1, seed=8)
    turns = []
    for _ in range(2 * seats):
        turns.append(match.turn)
        play_any(match, 1)
    assert turns == [(2 + step) % seats for step in range(2 * seats)]


@pytest.mark.clause("SHO-12")
def test_exactly_one_card_a_turn():
    match = set_up("S4 R4 S6", table="S9 S10 R10 R9")
    for text in ("S4 R4", "S4+R4", "", "pass"):
        with pytest.raises(ludotheque.NotAMove) as refusal:
            match.play(text)
        assert refusal.value.clause == "SHO-12"
    match.play("S4")
    assert match.view(1)["hand_sizes"] == [2, 3]
    assert match.turn == 1


@pytest.mark.clause("SHO-12")
def test_only_a_card_of_ones_own_hand_is_played():
    match = set_up("S4 R4 S6", "S1 S2 S3", table="S9 S10 R10 R9")
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play("S1")
    assert refusal.value.clause == "SHO-12"
    assert "S6 R4 S4" in refusal.value.message


# The next deal and the end of the round


@pytest.mark.clause("SHO-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_hands_are_empty_three_more_each_and_none_to_the_table(seats):
    match = set_up("S4", table="S9 S10", seats=seats, turn=seats - 1, dealer=seats - 1, deals_left=2)
    match.play("S4")
    after = match.dump()
    assert [len(hand) for hand in after["hands"]] == [3] * seats
    assert after["table"] == ["S10", "S9", "S4"]
    assert len(after["undealt"]) == 3 * seats
    assert (after["dealer"], after["turn"]) == (seats - 1, 0)
    assert events(match, "dealt")[0]["clause"] == "SHO-17"


@pytest.mark.clause("SHO-17")
def test_no_new_cards_while_somebody_holds_one():
    match = set_up("S4", "R4", table="S9 S10")
    match.play("S4")
    assert match.view(1)["hand_sizes"] == [0, 1]


@pytest.mark.clause("SHO-18")
def test_whoever_took_last_gets_what_lies_on_the_table_and_that_is_no_shokoba():
    match = set_up(LAST, table=LYING, taken=[A, B, C], seats=3, turn=2, dealer=2, last_taker=0)
    match.play(LAST)
    swept = events(match, "swept")[0]
    assert (swept["seat"], swept["cards"], swept["clause"]) == (0, ["S9", "S8"], "SHO-18")
    assert not events(match, "shokoba")
    counts = {event["category"]: event["counts"] for event in match.happened(None) if "counts" in event}
    assert counts["cards"] == [15, 11, 14]
    assert gems(match) == [3, 1, 0]  # the diamond, sapphires and cards; the emeralds
    assert (match.dump()["round"], match.turn) == (2, 1)  # dealt by seat 0, on the left of 2


@pytest.mark.clause("SHO-18")
def test_a_last_card_that_takes_exactly_all_that_lies_there_is_a_shokoba():
    match = set_up("S9", table="S9", taken=[A, B, C.replace("S9", "S8", 1)], seats=3, turn=2, dealer=2, last_taker=0)
    match.play("S9xS9")
    assert events(match, "shokoba")[0]["seat"] == 2
    assert not events(match, "swept")
    assert gems(match) == [1, 1, 3]  # the SHOKOBA, sapphires and cards


@pytest.mark.clause("SHO-18")
def test_the_round_does_not_end_while_there_are_cards_to_deal():
    match = set_up("S4", table="S9 S10", turn=1, dealer=1, deals_left=1)
    match.play("S4")
    assert match.dump()["round"] == 1
    play_any(match, 5)
    assert match.dump()["round"] == 1
    play_any(match, 1)
    assert match.dump()["round"] == 2


@pytest.mark.clause("SHO-19")
def test_nobody_took_anything_the_cards_go_to_nobody():
    """It takes a round full of oversights; the last one is left too."""
    rest = list(PACK)
    rest.remove("S1")
    match = set_up("S1", table=" ".join(rest), seats=4, turn=3, dealer=3, deals_left=0, oversight=True)
    match.play("S1")
    match.play("leave")
    story = {event["what"]: event for event in match.happened(None)}
    assert story["unswept"]["clause"] == "SHO-19"
    assert len(story["unswept"]["cards"]) == 40
    assert "swept" not in story
    assert "gem" not in story
    assert gems(match) == [0, 0, 0, 0]
    assert match.dump()["round"] == 2


# The count


@pytest.mark.clause("SHO-20", "SHO-21")
def test_both_booklets_example_of_three_players():
    match = set_up(LAST, table=LYING, taken=[A, B, C], seats=3, turn=2, dealer=2, last_taker=2)
    match.play(LAST)
    assert gems(match) == [1, 1, 2]
    story = {event["category"]: event for event in match.happened(None) if "category" in event}
    assert {name: event.get("seats") for name, event in story.items()} == {
        "diamond": [0],
        "emeralds": [1],
        "rubies": None,
        "sapphires": [2],
        "cards": [2],
    }
    assert story["rubies"]["clause"] == "SHO-21"
    assert story["cards"]["counts"] == [13, 11, 16]


SWAPS = {  # from seat 0 that has nearly everything, what goes to seat 1 for one gem
    "diamond": "D7 E7",
    "emeralds": "E7 E7",
    "rubies": "R1 R2 R3 R4 R5",
    "sapphires": "S1 S1 S1 S2 S2 S2 S3 S3 S3 S4 S4 S4 S5 S5",
    "cards": "R1 R2 R3 R4 E7 S1 S1 S1 S2 S2 S2 S3 S3 S3 S4 S4 S4 S5 S5 S5 S6",
}


@pytest.mark.clause("SHO-20")
@pytest.mark.parametrize("category", SWAPS)
def test_one_gem_for_the_most_of_each_kind(category):
    theirs = SWAPS[category].split()
    mine = Counter(PACK) - Counter(theirs) - Counter(["S10", "S9"])
    piles = [" ".join(mine.elements()), " ".join(theirs)]
    match = set_up("S10", table="S9", taken=piles, turn=1, dealer=1, last_taker=0)
    match.play("S10")
    winners = {event["category"]: event["seats"] for event in events(match, "gem")}
    assert winners[category] == [1]
    assert gems(match)[1] == sum(seats == [1] for seats in winners.values())
    assert sum(gems(match)) == len(winners) == 5 - len(events(match, "tied"))


@pytest.mark.clause("SHO-21")
def test_a_tie_for_most_gives_the_gem_to_nobody():
    """Twenty cards each: the other gems are given, the one for most cards is not."""
    low = "R1 R2 R3 R4 R5 S1 S1 S1 S2 S2 S2 S3 S3 S3 S4 S4 S4 S5"
    high = "D7 E7 E7 E7 R6 R8 R9 R10 S5 S5 S6 S6 S6 S8 S8 S8 S9 S9 S10 S10"
    match = set_up("S10", table="S9", taken=[low, high], turn=1, dealer=1, last_taker=0)
    match.play("S10")
    assert gems(match) == [2, 2]
    (tied,) = events(match, "tied")
    assert (tied["category"], tied["counts"], tied["clause"]) == ("cards", [20, 20], "SHO-21")


@pytest.mark.clause("SHO-22")
def test_gems_are_kept_to_the_end_of_the_match_those_of_a_shokoba_too():
    match = set_up(LAST, table=LYING, taken=[A, B, C], seats=3, turn=2, dealer=2, last_taker=2, gems=[2, 0, 1])
    match.play(LAST)
    assert gems(match) == [3, 1, 3]
    assert match.dump()["taken"] == [[], [], []]  # cards, on the other hand, are not kept
    match = set_up("S9 S10", table="S9", deals_left=0, gems=[2, 1])
    match.play("S9xS9")
    assert gems(match) == [3, 1]
    while match.dump()["round"] == 1:
        play_any(match, 1)
    assert gems(match)[0] >= 3
