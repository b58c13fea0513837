"""The last round, the count, ties, series and the limit: STR-50 to STR-52, STR-63, STR-65, STR-11."""

import pytest

from ludotheque import speaking
from tests.clauses.stratheos_table import GAME, play, refused, row, seen, set_up, told, top


@pytest.mark.clause("STR-50")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_after_stratheos_everybody_else_has_one_more_turn(seats, direction):
    if seats == 2 and direction == "counterclockwise":
        direction = "clockwise"  # nothing turns the direction in a duel
    match = play(set_up(seats=seats, turn=1, direction=direction, discards="W5"), "stratheos")
    step = 1 if direction == "clockwise" else -1
    for number in range(1, seats):
        assert match.turn == (1 + number * step) % seats
        assert refused(match, "stratheos").clause == "STR-50"
        play(match, "take", "exchange 1")
    assert match.turn is None


@pytest.mark.clause("STR-50")
@pytest.mark.parametrize("card", ["L13", "F13", "E13", "W13", "I13", "A13"])
def test_passives_no_longer_act_in_the_last_round(card):
    match = set_up(seats=4, turn=1, in_hand=card, announcer=0, turns=5)
    play(match, "discard")
    assert (match.turn, top(match)) == (2, card)
    assert match.dump()["direction"] == "clockwise"
    assert "take" in match.moves()
    assert not told(match, "passive")


@pytest.mark.clause("STR-50")
def test_maluses_still_act_in_the_last_round():
    match = set_up("E1 E2", "W1 W2 W3", "A1 A2", turn=1, in_hand="RAG", announcer=0, turns=5)
    play(match, "discard")
    assert (row(match, 1), row(match, 2)) == ("A1 A2", "W1 W2 W3")


@pytest.mark.clause("STR-50")
def test_powers_still_work_in_the_last_round():
    match = set_up("E1 E2", "W1 W2", turn=1, in_hand="L15", announcer=0, turns=5)
    play(match, "power", "on 1.1", "on 0.1")
    assert match.result is not None
    assert (row(match, 0), row(match, 1)) == ("W1 E2", "E1 W2")


def last_turn(*rows, announcer=0, **more):
    """The last player discards a card and the game is counted."""
    last = (announcer - 1) % len(rows)
    match = set_up(*rows, turn=last, in_hand="W12", announcer=announcer, turns=9, **more)
    return play(match, "discard")


@pytest.mark.clause("STR-51")
def test_the_fewest_points_win():
    match = last_turn("E1 E2 E3", "W1 W2", "A9 A10")
    assert match.result.scores == (6, 3, 19)
    assert match.result.winners == (1,)
    assert (match.result.reason, match.result.clause) == ("points", "STR-51")


@pytest.mark.clause("STR-51")
def test_points_may_be_negative():
    match = last_turn("RAG APO CHA", "E1 NYX")
    assert match.result.scores == (-2, 1)
    assert match.result.winners == (0,)


@pytest.mark.clause("STR-51")
def test_all_cards_are_turned_over_at_the_end():
    match = last_turn("E1 E2", "W1 W3")
    for seat in (0, 1, None):
        assert seen(match, seat, 1) == ["W1", "W3"]


@pytest.mark.clause("STR-52")
def test_a_tie_goes_to_the_fewer_cards():
    match = last_turn("E1 E2 E3", "W6", "A2 A4")
    assert (match.result.winners, match.result.reason) == ((1,), "cards")


@pytest.mark.clause("STR-52")
def test_then_to_the_lower_lowest_card():
    match = last_turn("E3 E4", "W1 W6", "A2 A5")
    assert (match.result.winners, match.result.reason) == ((1,), "lowest")


@pytest.mark.clause("STR-52")
def test_then_the_announcer_loses():
    match = last_turn("E1 E6", "W1 W6", announcer=0)
    assert (match.result.winners, match.result.reason) == ((1,), "announcer")
    match = last_turn("RAG E6", "APO W6", announcer=1)  # the booklet: the same smallest card, a −1 for example
    assert (match.result.winners, match.result.reason) == ((0,), "announcer")


@pytest.mark.clause("STR-52")
def test_between_two_who_did_not_announce_it_is_a_draw():
    match = last_turn("E9 E10", "W1 W6", "A1 A6")
    assert (match.result.winners, match.result.reason, match.result.clause) == ((1, 2), "draw", "STR-52")


@pytest.mark.clause("STR-52")
def test_all_who_are_tied_are_compared_step_by_step():
    """Four on 10 points: one has three cards; of the others one has the 1; no: two have it, and one announced."""
    match = last_turn("E1 E9", "W1 W9", "A3 A7", "L1 L2 L7")
    assert (match.result.winners, match.result.reason) == ((1,), "announcer")
    match = last_turn("E1 E9", "W1 W9", "A1 A9", "L1 L2 L7")
    assert (match.result.winners, match.result.reason) == ((1, 2), "draw")


@pytest.mark.clause("STR-11", "STR-63")
def test_the_winner_of_a_game_begins_the_next():
    match = last_turn("E1 E2 E3", "W1 W2", "A9 A10", games=3, youngest=2)
    assert (match.turn, match.moves()) == (1, ["deal"])
    play(match, "deal")
    start = match.dump()
    assert (start["number"], start["wins"], start["first"], match.turn) == (2, [0, 1, 0], 1, 1)
    assert (start["direction"], start["announcer"], start["turns"]) == ("clockwise", None, 0)


@pytest.mark.clause("STR-11", "STR-63")
def test_after_a_draw_the_youngest_begins_and_both_have_won_a_game():
    match = last_turn("E9 E10", "W1 W6", "A1 A6", games=3, youngest=2)
    assert (match.turn, match.dump()["wins"]) == (2, [0, 1, 1])


@pytest.mark.clause("STR-63")
def test_the_match_goes_to_whoever_won_most_games():
    match = last_turn("E1 E2 E3", "W1 W2", games=3, number=3, wins=[2, 0])
    assert (match.result.winners, match.result.scores) == ((0,), (2, 1))
    assert (match.result.reason, match.result.clause) == ("most-games", "STR-63")
    assert match.view(None)["better"] == "most"
    assert last_turn("E1 E2 E3", "W1 W2").view(None)["better"] == "fewest"
    match = last_turn("E1 E2 E3", "W1 W2", "A9 A10", games=3, number=3, wins=[1, 0, 1])
    assert (match.result.winners, match.result.reason) == ((0, 1, 2), "tied-games")


@pytest.mark.clause("STR-63")
def test_all_games_of_a_series_are_played():
    match = last_turn("E1 E2", "W6 W7", games=3, number=2, wins=[1, 0])
    assert match.dump()["wins"] == [2, 0]
    assert match.result is None
    assert play(match, "deal").dump()["number"] == 3


@pytest.mark.clause("STR-65")
def test_a_game_in_which_nobody_announces_is_counted_after_the_limit():
    match = set_up("E1 E6", "W1 W6", in_hand="L9", turn_limit=40, turns=39)
    play(match, "discard")
    assert (match.result.winners, match.result.reason) == ((0, 1), "draw")  # there is no announcer who could lose
    match = set_up("E1 E6", "W1 W6", in_hand="L9", turn_limit=40, turns=38)
    assert play(match, "discard").turn == 1


@pytest.mark.clause("STR-65")
def test_the_limit_is_300_turns_unless_said_otherwise():
    assert play(set_up("E1 E6", "W1 W6", in_hand="L9", turns=298), "discard").turn == 1
    assert play(set_up("E1 E6", "W1 W6", in_hand="L9", turns=299), "discard").turn is None


@pytest.mark.clause("STR-65", "STR-50")
def test_a_last_round_that_has_begun_is_played_out():
    match = set_up(seats=3, turn_limit=40, turns=39, discards="W5")
    play(match, "stratheos")
    assert match.turn == 1
    play(match, "take", "exchange 1")
    assert match.turn == 2
    assert play(match, "take", "exchange 1").turn is None


@pytest.mark.clause("STR-51")
@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", ["Anne has W2: 2 points.", "Bob has E1: 1 point."]),
        ("fr", ["Anne a W2 : 2 points.", "Bob a E1 : 1 point."]),
    ],
)
def test_the_count_says_one_point_and_two_points(language, counts):
    match = play(set_up("W2", "E1", in_hand="L9", announcer=1, turns=5), "discard")
    with speaking(language):
        said = [GAME.tell(event, ["Anne", "Bob"]) for event in match.happened(None)]
    assert [sentence.replace("\u00a0", " ").replace("\u202f", " ") for sentence in said[1:3]] == counts
