"""What a table can agree on besides: oversight, nine cards, equal first, memo (SHO-40 to SHO-44)."""

from collections import Counter

import pytest

import ludotheque
from tests.clauses.shokoba_table import events, gems, refused, set_up

GAME = ludotheque.game("shokoba")


def oversight(*hands, table, **more):
    return set_up(*hands, table=table, oversight=True, **more)


# Oversight


@pytest.mark.clause("SHO-40")
def test_with_oversight_a_card_that_could_take_may_be_laid():
    match = oversight("S9 S1", table="S5 S4 R10")
    assert "S9" in match.moves()
    match.play("S9")
    assert match.dump()["table"] == ["R10", "S9", "S5", "S4"]
    assert match.dump()["overlooked"] == "S9"


@pytest.mark.clause("SHO-40")
def test_nothing_tells_of_an_oversight():
    """The same lay where it could have taken and where it could not: same view, same story, but for the table."""
    overlooked, plain = (oversight("S9 S1", "S2 R3", table=table) for table in ("S5 S4 R10", "S5 S3 R10"))
    for match in (overlooked, plain):
        match.play("S9")
    assert overlooked.happened(1) == plain.happened(1)
    views = [match.view(1) for match in (overlooked, plain)]
    (seizure,) = (move for move in views[0]["moves"] if move not in views[1]["moves"])
    parts = {"kind": "seize", "card": "S9", "taken": ["S5", "S4"], "unprompted": True}
    assert seizure == {"text": "seize S9xS5+S4", **parts}
    assert views[0] | {"moves": [], "table": []} == views[1] | {"moves": [], "table": []}
    for claim in ("seize S9", "seize S9xS5", "seize S5xR10"):
        assert refused(overlooked, claim).document() == refused(plain, claim).document()


@pytest.mark.clause("SHO-40")
def test_after_the_last_lay_of_a_round_the_next_player_is_asked_whether_there_is_a_claim_or_not():
    for table in ("S5 S4 R10", "S5 S3 R10"):
        match = oversight("S9", table=table, turn=1, dealer=1, deals_left=0, last_taker=1)
        match.play("S9")
        assert (match.turn, match.view(0)["hand"]) == (0, [])
        assert [move["kind"] for move in match.view(0)["moves"] if not move.get("unprompted")] == ["leave"]
    match.play("leave")
    assert events(match, "round")
    taken = oversight("S9", table="S5 S4 R10", turn=1, dealer=1, deals_left=0, last_taker=1)
    taken.play("S9xS5+S4")  # nothing was laid, so there is nothing to claim
    assert events(taken, "round")


@pytest.mark.clause("SHO-40")
def test_a_claim_that_does_not_hold_is_refused_and_costs_nothing():
    match = oversight("S9 S1", "S2 R3", "S3 R8", table="S6 S4 R10", seats=3)
    match.play("S9")
    refusal = refused(match, "seize S10xS6+S4")
    assert (refusal.key, refusal.clause) == ("not-on-table", "SHO-40")
    assert refused(match, "seize R10xS6+S4").key == "claim-does-not-hold"
    assert match.turn == 1
    assert "S2" in match.moves()


@pytest.mark.clause("SHO-40", "SHO-15")
def test_oversight_is_off_by_default():
    assert GAME.new().options["oversight"] is False
    assert refused(set_up("S9 S1", table="S5 S4 R10"), "S9").clause == "SHO-15"


@pytest.mark.clause("SHO-40")
def test_the_next_player_takes_in_the_others_place_and_then_plays():
    match = oversight("S9 S1", "S2 R3", table="S5 S4 R10")
    pile = match.dump()["taken"][1]
    match.play("S9")
    assert "seize S9xS5+S4" in match.moves()
    match.play("seize S9xS5+S4")
    after = match.dump()
    assert Counter(after["taken"][1]) == Counter([*pile, "S9", "S5", "S4"])
    assert after["table"] == ["R10"]
    assert (after["turn"], after["last_taker"], after["overlooked"]) == (1, 1, None)
    assert match.moves() == ["S2", "R3"]  # their own turn is still to come, and there is nothing more to seize
    match.play("S2")
    assert match.turn == 0


@pytest.mark.clause("SHO-40")
def test_what_is_seized_is_one_set_of_the_seizers_choice():
    match = oversight("S9 S1", "S2 R3", table="S5 S4 S6 S3")
    match.play("S9")
    assert [move for move in match.moves() if move.startswith("seize")] == ["seize S9xS5+S4", "seize S9xS6+S3"]
    assert refused(match, "seize S9xS6+S5+S4+S3").clause == "SHO-13"


@pytest.mark.clause("SHO-40")
def test_one_chance_for_the_next_player_only():
    match = oversight("S9 S1", "R10 S10", "S2 S3", table="S5 S4", seats=3)
    match.play("S9")
    match.play("R10")  # seat 1 does not look either
    assert match.dump()["overlooked"] is None
    assert not [move for move in match.moves() if move.startswith("seize")]
    assert refused(match, "seize S9xS5+S4").clause == "SHO-40"
    assert match.dump()["table"] == ["R10", "S9", "S5", "S4"]  # the card stays where it was laid


@pytest.mark.clause("SHO-40")
def test_a_table_cleared_by_a_seizure_is_a_shokoba_for_the_one_who_seizes():
    match = oversight("S9 S1", "S2 R3", table="S5 S4")
    match.play("S9")
    match.play("seize S9xS5+S4")
    assert gems(match) == [0, 1]
    assert [event["what"] for event in match.happened(None)] == ["seized", "shokoba"]
    assert match.moves() == ["S2", "R3"]  # facing an empty table, they lay


@pytest.mark.clause("SHO-40")
def test_the_seizer_may_overlook_in_turn():
    match = oversight("S9 S1", "R10 R3", "S2 S3", table="S5 S4 S10", seats=3)
    match.play("S9")
    match.play("seize S9xS5+S4")
    match.play("R10")
    assert (match.turn, match.dump()["overlooked"]) == (2, "R10")
    assert "seize R10xS10" in match.moves()


@pytest.mark.clause("SHO-40")
def test_an_oversight_with_the_last_card_of_a_deal_can_be_seized_after_the_next_deal():
    match = oversight("S9", table="S5 S4 R10", turn=1, dealer=1, deals_left=2)
    match.play("S9")
    assert match.view(0)["hand_sizes"] == [3, 3]
    match.play("seize S9xS5+S4")
    assert match.view(0)["hand_sizes"] == [3, 3]
    assert (match.turn, match.dump()["last_taker"]) == (0, 0)


@pytest.mark.clause("SHO-40", "SHO-18")
def test_an_oversight_with_the_last_card_of_the_round_can_be_seized_and_is_the_last_take():
    match = oversight("S9", table="S5 S4 R10", turn=1, dealer=1, deals_left=0, last_taker=1)
    match.play("S9")
    assert (match.turn, match.dump()["round"], match.view(0)["hand"]) == (0, 1, [])
    assert match.moves() == ["leave", "seize S9xS5+S4"]
    match.play("seize S9xS5+S4")
    swept = events(match, "swept")[0]
    assert (swept["seat"], swept["cards"]) == (0, ["R10"])
    assert match.dump()["round"] == 2


@pytest.mark.clause("SHO-40")
def test_the_last_oversight_of_the_round_may_be_left():
    match = oversight("S9", table="S5 S4 R10", turn=1, dealer=1, deals_left=0, last_taker=1)
    match.play("S9")
    match.play("leave")
    assert events(match, "left") == [{"what": "left", "clause": "SHO-40", "seat": 0}]
    swept = events(match, "swept")[0]
    assert (swept["seat"], swept["cards"]) == (1, ["R10", "S9", "S5", "S4"])


@pytest.mark.clause("SHO-40")
def test_there_is_nothing_to_leave_while_one_has_a_card_to_play():
    match = oversight("S9 S1", "S2 R3", table="S5 S4")
    match.play("S9")
    assert refused(match, "leave").clause == "SHO-40"


@pytest.mark.clause("SHO-40")
def test_a_lay_that_could_take_nothing_is_no_oversight():
    match = oversight("S9 S1", "S2 R3", table="R10")
    match.play("S9")
    assert match.dump()["overlooked"] is None
    assert refused(match, "seize S9xR10").clause == "SHO-13"


@pytest.mark.clause("SHO-40")
@pytest.mark.parametrize("seizure", ["seize S9", "seize S2xS5"])
def test_one_seizes_with_the_overlooked_card_only(seizure):
    match = oversight("S9 S1", "S2 R3", table="S5 S4")
    match.play("S9")
    assert refused(match, seizure).clause == "SHO-40"


@pytest.mark.clause("SHO-40", "SHO-34")
def test_in_teams_an_opponent_seizes_for_their_team():
    match = oversight("S9 S1", "S2 R3", table="S5 S4", seats=4, teams=True, deals_left=0)
    match.play("S9")
    match.play("seize S9xS5+S4")
    assert gems(match) == [0, 1]


@pytest.mark.clause("SHO-40", "SHO-42")
def test_a_seizure_obeys_equal_first_too():
    match = oversight("S9 S1", "S2 R3", table="S5 S4 R9", equal_first=True)
    match.play("S9")
    assert [move for move in match.moves() if move.startswith("seize")] == ["seize S9xR9"]
    assert refused(match, "seize S9xS5+S4").clause == "SHO-42"


# Nine cards, equal first


@pytest.mark.clause("SHO-41")
def test_nine_cards_each_at_the_start_of_the_round():
    match = GAME.new(seats=4, edition="classic", teams=True, nine_cards=True, seed=4)
    start = match.dump()
    assert [len(hand) for hand in start["hands"]] == [9, 9, 9, 9]
    assert (len(start["table"]), start["undealt"]) == (4, [])
    for _ in range(35):
        match.play(match.moves()[0])
        assert not events(match, "dealt")
    assert match.dump()["round"] == 1
    match.play(match.moves()[0])
    assert match.dump()["round"] == 2
    assert [len(hand) for hand in match.dump()["hands"]] == [9, 9, 9, 9]


HAND, LYING = "S2 S6 S10", "S1 R2 S4 E7 R10"


@pytest.mark.clause("SHO-42")
def test_the_booklets_example_by_the_normal_rule():
    match = set_up(HAND, table=LYING)
    assert sorted(match.moves()) == sorted(["S2xR2", "S6xS4+R2", "S10xE7+R2+S1", "S10xR10"])


@pytest.mark.clause("SHO-42")
def test_the_booklets_example_with_equal_first():
    match = set_up(HAND, table=LYING, equal_first=True)
    assert sorted(match.moves()) == sorted(["S2xR2", "S6xS4+R2", "S10xR10"])
    refusal = refused(match, "S10xE7+R2+S1")
    assert refusal.clause == "SHO-42"
    assert "R10" in refusal.message


@pytest.mark.clause("SHO-42")
def test_of_several_equal_cards_the_player_chooses_one():
    match = set_up("E7 S10", table="D7 E7 S4 S3", equal_first=True)
    assert [move for move in match.moves() if move.startswith("E7")] == ["E7xE7", "E7xD7"]


@pytest.mark.clause("SHO-43")
@pytest.mark.parametrize("options", [{}, {"seats": 4}, {"seats": 4, "equal_first": True}])
def test_nine_cards_without_teams_are_refused(options):
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(nine_cards=True, **options)
    assert (refusal.value.clause, refusal.value.field) == ("SHO-43", "nine_cards")


@pytest.mark.clause("SHO-43")
def test_nine_cards_and_equal_first_are_chosen_together_or_separately():
    for nine in (False, True):
        for equal in (False, True):
            match = GAME.new(seats=4, teams=True, nine_cards=nine, equal_first=equal, seed=1)
            assert len(match.view(0)["hand"]) == (9 if nine else 3)
            match = set_up("R10 S1" + " S6" * nine, table="S4 R6 S10", seats=4, teams=True, nine_cards=nine,
                           equal_first=equal, deals_left=0)  # fmt: skip
            assert ("R10xR6+S4" in match.moves()) is not equal


# Piles lie face down


@pytest.mark.clause("SHO-44")
def test_a_screen_shows_only_how_many_cards_a_pile_has():
    views = []
    for mine, theirs in (("D7 E7", "R1 R2"), ("R1 R2", "D7 E7")):
        match = set_up("S9 S1", "S3 S4", table="S9", taken=[mine, theirs], last_taker=0, deals_left=5)
        views.append([match.view(seat) for seat in (0, 1, None)])
    assert views[0] == views[1]
    assert views[0][0]["sides"][0] == {"seats": [0], "gems": 0, "pile": 2}


@pytest.mark.clause("SHO-44")
def test_with_memo_every_screen_lists_what_the_piles_hold():
    assert GAME.new().options["memo"] is False
    match = set_up("S9 S1", table="S9", taken=["D7 E7", "R1 R2"], last_taker=0, memo=True)
    for seat in (0, 1, None):
        shown = [side["taken"] for side in match.view(seat)["sides"]]
        assert shown[0] == ["D7", "E7"]
        assert "R1" in shown[1]


@pytest.mark.clause("SHO-44")
def test_what_a_seat_knows_includes_the_piles_in_either_case():
    """All saw what was taken, so the record that a bot gets tells it."""
    for memo in (False, True):
        match = set_up("S9 S1", table="S9", taken=["D7 E7", "R1 R2"], last_taker=0, memo=memo)
        for seat in (0, 1, None):
            known = match.game.document(match.view_record(seat))["taken"]
            assert known == match.dump()["taken"]
