"""Who knows what, what a screen shows of it, and when a round goes nowhere (IGO-40, IGO-41)."""

from collections import Counter

import numpy as np
import pytest

from ludotheque.games.igo.named import CARD_OF, NAMES, hand_of
from ludotheque.kernel import new_rng
from tests.clauses.igo_table import GAME, cards, events, play, set_up

COLUMN = "A1 A2 A3 A4 A5 A6 T7"


def known_hands(match, seat):
    record = GAME.snapshot(match.view_record(seat))
    return [hand_of(record.hands, other) for other in range(match.seats)]


# Nothing new for too long


def to_and_fro(match, turns):
    """Take the top of the discard pile and discard another card, again and again."""
    for _ in range(turns):
        match.play("discard")
        match.play(match.moves()[0])
    return match


@pytest.mark.clause("IGO-40")
def test_forty_turns_without_a_new_card_cancel_the_round():
    match = to_and_fro(set_up(seats=3, turn=0), 39)
    assert (match.dump()["round"], match.dump()["stall"], match.turn) == (1, 39, 0)
    to_and_fro(match, 1)
    after = match.dump()
    assert (after["round"], after["stall"], after["points"]) == (2, 0, [0, 0, 0])
    assert match.turn == 1  # the player whose turn it would be begins
    assert events(match) == ["discarded", "stalled", "round"]


@pytest.mark.clause("IGO-40")
@pytest.mark.parametrize("source", ["pile", "column"])
def test_a_card_from_the_pile_or_the_column_begins_the_count_anew(source):
    match = to_and_fro(set_up(stall_limit=4), 3)
    play(match, source)
    match.play(match.moves()[0])
    assert match.dump()["stall"] == 0
    assert to_and_fro(match, 3).dump()["round"] == 1
    assert to_and_fro(match, 1).dump()["round"] == 2


@pytest.mark.clause("IGO-40")
def test_a_call_at_the_end_of_the_last_such_turn_counts():
    match = to_and_fro(set_up(stall_limit=4), 3)
    match.play("discard")
    match.play(next(move for move in match.moves() if move.endswith("!")))
    assert match.dump()["step"] == "lay"


@pytest.mark.clause("IGO-40")
def test_forty_is_the_default():
    assert GAME.new().options["stall_limit"] == 40


# Who knows what


@pytest.mark.clause("IGO-41")
def test_everybody_knows_the_cards_seen_taken_and_not_discarded_since():
    match = set_up("B1", "B2", column=COLUMN, discard="G5")
    play(match, "column", "B1")
    for other in (1, None):
        assert known_hands(match, other)[0] == ["T7"]
    play(match, "discard", "B2")
    assert known_hands(match, 0)[1] == ["B1"]
    play(match, "pile", "T7", "pile")
    assert known_hands(match, 1)[0] == []
    assert known_hands(match, None) == [[], ["B1"]]


@pytest.mark.clause("IGO-41")
def test_a_card_from_the_pile_is_its_drawers_secret():
    match = play(set_up(column=COLUMN), "pile")
    assert known_hands(match, 1)[0] == []
    assert GAME.record(match.view_record(1)).drawn == -1
    assert GAME.record(match.view_record(0)).drawn == GAME.record(match.position).drawn


@pytest.mark.clause("IGO-41")
def test_the_order_of_the_discard_pile_is_known_to_all():
    match = set_up("B1", "B2", discard="G5")
    play(match, "pile", "B1", "pile", "B2", "discard")
    for seat in (0, 1, None):
        record = GAME.record(match.view_record(seat))
        assert [int(card) for card in record.discards[:2]] == [CARD_OF[card] for card in ("G5", "B1")]


@pytest.mark.clause("IGO-41")
def test_the_rest_is_dealt_evenly_to_whom_it_may_belong():
    """Seat 1 has eleven hidden cards and T7, seen taken: every unseen card comes to it equally often."""
    match = set_up("B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 C1", turn=1, column=COLUMN, discard="G5")
    play(match, "column", match.view(1)["hand"][0])
    known, rng = match.view_record(0), new_rng(41)
    unseen = set(match.dump()["pile"]) | (set(match.dump()["hands"][1]) - {"T7"})
    drawn = Counter()
    for _ in range(2000):
        world = known.copy()
        GAME.kernel.fill(world, rng)
        hand = hand_of(GAME.snapshot(world).hands, 1)
        assert len(hand) == 12
        assert "T7" in hand
        drawn.update(set(hand) - {"T7"})
    assert set(drawn) == unseen
    expected = 2000 * 11 / len(unseen)
    assert max(abs(many - expected) for many in drawn.values()) < 6 * np.sqrt(expected)


@pytest.mark.clause("IGO-41")
def test_any_hidden_card_may_be_the_one_just_drawn():
    match = play(set_up("B1", column=COLUMN), "pile")
    known, rng = match.view_record(1), new_rng(42)
    drawn = Counter()
    for _ in range(1500):
        world = known.copy()
        GAME.kernel.fill(world, rng)
        record = GAME.snapshot(world)
        card = NAMES[record.drawn]
        assert card in hand_of(record.hands, 0)
        drawn[card] += 1
    assert set(drawn) == set(match.dump()["pile"]) | set(match.dump()["hands"][0])


# What the screen shows


@pytest.mark.clause("IGO-41")
def test_the_screen_shows_the_top_of_the_discard_pile_and_not_what_was_seen_before():
    match = play(set_up("B1", "B2", column=COLUMN, discard="G5"), "column", "B1")
    seen = match.view(1)
    assert (seen["top"], seen["column"]) == ("B1", cards("A1 A2 A3 A4 A5 A6"))
    assert "G5" not in str(seen)
    assert "T7" not in str(seen)


@pytest.mark.clause("IGO-41")
def test_with_memo_it_shows_all_that_everybody_saw():
    match = play(set_up("B1", "B2", column=COLUMN, discard="G5", memo=True), "column", "B1")
    for seat in (0, 1, None):
        seen = match.view(seat)
        assert seen["pile_of_discards"] == ["G5", "B1"]
        assert seen["seen"] == [["T7"], []]
    assert GAME.new().options["memo"] is False
