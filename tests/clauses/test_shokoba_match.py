"""Targets, winners, ties and teams: SHO-30 to SHO-34."""

from collections import Counter

import pytest

import ludotheque
from tests.clauses.shokoba_table import LAST, LYING, PACK, A, B, C, cards, events, gems, set_up

GAME = ludotheque.game("shokoba")


def last_card(won, *, seats=2, **options):
    """Before the last card of a round: it brings side 0 four gems, side 1 the diamond's."""
    sides = 2 if options.get("teams") else seats
    most = Counter(PACK) - Counter(["D7", "E7", "S10", "S9"])
    taken = [" ".join(most.elements()), "D7 E7", *[""] * (sides - 2)]
    return set_up(
        "S10", table="S9", seats=seats, taken=taken, turn=seats - 1, dealer=seats - 1, last_taker=0,
        gems=won + [0] * (sides - len(won)), **options,
    )  # fmt: skip


TARGETS = [
    ({"seats": 4}, 5),
    ({"seats": 3}, 6),
    ({"seats": 2}, 7),
    ({"seats": 4, "teams": True}, 7),
    ({"seats": 2, "edition": "classic"}, 11),
    ({"seats": 3, "edition": "classic"}, 11),
    ({"seats": 4, "edition": "classic"}, 11),
    ({"seats": 4, "edition": "classic", "teams": True}, 11),
    ({"seats": 2, "edition": "classic", "target": 16}, 16),
    ({"seats": 4, "edition": "classic", "teams": True, "target": 21}, 21),
]


@pytest.mark.clause("SHO-30")
@pytest.mark.parametrize(("options", "target"), TARGETS)
def test_the_match_ends_after_a_round_in_which_somebody_has_the_number(options, target):
    assert GAME.new(**options).options["target"] == target
    match = last_card([target - 4], **options)
    match.play("S10")
    assert match.turn is None
    assert max(match.result.scores) == target


@pytest.mark.clause("SHO-30")
@pytest.mark.parametrize(("options", "target"), TARGETS)
def test_one_gem_less_and_another_round_is_played(options, target):
    match = last_card([target - 5], **options)
    before = match.dump()["round"]
    match.play("S10")
    assert match.result is None
    assert match.dump()["round"] == before + 1
    assert max(gems(match)) == target - 1


@pytest.mark.clause("SHO-30")
@pytest.mark.parametrize(
    "options",
    [
        {"target": 11},
        {"seats": 4, "target": 7},
        {"edition": "classic", "target": 7},
        {"edition": "classic", "target": 12},
        {"target": 8},
    ],
)
def test_a_target_that_the_edition_does_not_know_is_refused(options):
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(**options)
    assert (refusal.value.clause, refusal.value.field) == ("SHO-30", "target")


@pytest.mark.clause("SHO-31")
def test_reaching_the_number_during_a_round_does_not_stop_it():
    """A SHOKOBA brings the seventh gem in mid-round; the other overtakes before the round is counted."""
    match = set_up("S9 S1", "S10 R10", table="S9", deals_left=0, gems=[6, 6], taken=["R1 R2", ""], last_taker=0)
    match.play("S9xS9")
    assert gems(match) == [7, 6]
    assert (match.turn, match.result) == (1, None)
    match.play("R10")
    match.play("S1")
    match.play("S10xR10")  # the last take: with the sapphire 1 left lying, nearly everything is seat 1's
    assert match.result.winners == (1,)
    assert match.result.scores[1] > match.result.scores[0] >= 7


@pytest.mark.clause("SHO-32")
@pytest.mark.parametrize("edition", ["2023", "classic"])
def test_the_winner_has_the_most_gems_when_several_reach_the_number(edition):
    target = 7 if edition == "2023" else 11
    match = last_card([target - 3, target - 1], edition=edition)
    match.play("S10")
    assert match.result == ludotheque.Result((0,), (target + 1, target), "most-gems", "SHO-32")


@pytest.mark.clause("SHO-33")
def test_in_2023_all_who_are_tied_win():
    match = last_card([3, 6, 1], seats=3)
    match.play("S10")
    assert match.result == ludotheque.Result((0, 1), (7, 7, 1), "tied-win", "SHO-33")


@pytest.mark.clause("SHO-33")
def test_in_the_classic_edition_the_tied_play_another_round():
    """The booklet's example: two players have twelve gems each."""
    match = last_card([8, 11], edition="classic")
    before = match.dump()["round"]
    match.play("S10")
    assert gems(match) == [12, 12]
    assert (match.result, match.dump()["round"]) == (None, before + 1)
    playoff = events(match, "playoff")[0]
    assert (playoff["seats"], playoff["clause"]) == ([0, 1], "SHO-33")


def before_the_count(won, piles, *, dealer, last_taker, **more):
    """Four at a classic table; the round of the booklets' three players ends with the dealer's last card."""
    return set_up(
        LAST, table=LYING, seats=4, edition="classic", taken=piles, turn=dealer, dealer=dealer,
        last_taker=last_taker, gems=won, **more,
    )  # fmt: skip


@pytest.mark.clause("SHO-33")
def test_three_of_four_are_tied_and_play_on_as_a_table_of_three():
    match = before_the_count([10, 10, 9, 3], [A, B, C, ""], dealer=2, last_taker=2)
    match.play(LAST)
    after = match.dump()
    assert after["gems"] == [11, 11, 11, 3]
    assert after["playing"] == [0, 1, 2]
    assert after["dealer"] == 0  # seat 3, on the left of 2, sits out
    assert [len(hand) for hand in after["hands"]] == [3, 3, 3, 0]
    assert (len(after["table"]), len(after["undealt"])) == (4, 27)
    turns = []
    for _ in range(36):
        turns.append(match.turn)
        match.play(match.moves()[0])
    assert turns == [1, 2, 0] * 12


@pytest.mark.clause("SHO-33")
def test_two_of_the_three_are_tied_again_and_play_on_as_a_table_of_two():
    match = before_the_count([11, 12, 11, 3], [C, A, B, ""], dealer=1, last_taker=0, playing=[0, 1, 2], round=2)
    match.play(LAST)
    after = match.dump()
    assert after["gems"] == [13, 13, 12, 3]
    assert after["playing"] == [0, 1]
    assert after["dealer"] == 0  # 2 and 3, on the left of 1, sit out
    assert [len(hand) for hand in after["hands"]] == [3, 3, 0, 0]
    assert (len(after["table"]), len(after["undealt"])) == (4, 30)
    assert match.view(3)["hand"] == []


@pytest.mark.clause("SHO-33")
def test_the_play_off_ends_when_one_leads():
    match = before_the_count([11, 11, 11, 3], [C, A, B, ""], dealer=1, last_taker=0, playing=[0, 1, 2], round=2)
    match.play(LAST)
    assert match.result == ludotheque.Result((0,), (13, 12, 12, 3), "most-gems", "SHO-32")


@pytest.mark.clause("SHO-33")
def test_tied_teams_simply_play_on():
    match = last_card([8, 11], seats=4, teams=True, edition="classic")
    match.play("S10")
    after = match.dump()
    assert (after["gems"], after["playing"], after["dealer"]) == ([12, 12], [0, 1, 2, 3], 0)


# Teams


@pytest.mark.clause("SHO-34")
def test_cards_taken_and_gems_won_belong_to_the_team():
    match = set_up("S9 S1", "S8 S6", "S10 S2", "R2 R3", table="S9", seats=4, teams=True, deals_left=1)
    before = match.dump()["taken"]
    match.play("S9xS9")
    match.play("S8")
    match.play("S10")
    match.play("R2")
    after = match.dump()
    assert Counter(after["taken"][0]) == Counter([*before[0], "S9", "S9"])
    assert after["gems"] == [1, 0]
    match.play("S1")
    match.play("S6")
    match.play("S2xR2")  # the partner's take lies on the same pile
    assert Counter(match.dump()["taken"][0]) == Counter([*before[0], "S9", "S9", "S2", "R2"])
    assert match.dump()["last_taker"] == 2


@pytest.mark.clause("SHO-34")
def test_partners_face_each_other_and_win_together():
    match = last_card([3, 0], seats=4, teams=True)
    match.play("S10")
    assert events(match, "gem")[0]["seats"] == [1, 3]
    assert match.result.winners == (0, 2)
    assert match.result.scores == (7, 1, 7, 1)
    assert [side["seats"] for side in match.view(0)["sides"]] == [[0, 2], [1, 3]]


@pytest.mark.clause("SHO-34")
def test_a_partners_hand_is_as_hidden_as_any_other():
    """Whatever the partner holds, a seat sees and knows the same."""
    views, records = [], []
    for partner, opponent in (("D7 E7", "R1 R2"), ("R1 R2", "D7 E7")):
        match = set_up("S9 S1", opponent, partner, "S5 S6", table="S9", seats=4, teams=True, deals_left=0)
        views.append(match.view(0))
        records.append(match.view_record(0).tobytes())
    assert views[0] == views[1]
    assert records[0] == records[1]
    assert views[0]["hand_sizes"] == [2, 2, 2, 2]


@pytest.mark.clause("SHO-34")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_two_against_two(seats):
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=seats, teams=True)
    assert (refusal.value.clause, refusal.value.field) == ("SHO-34", "teams")


def test_the_example_of_the_booklets_is_a_whole_pack():
    assert Counter(cards(A) + cards(B) + cards(C) + [LAST, LYING]) == Counter(PACK)
