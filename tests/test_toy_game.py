"""The toy game's clauses."""

from typing import Any

import pytest

from ludotheque.contract.errors import IllegalMove, OptionError, UnknownName
from ludotheque.game import Game
from ludotheque.lessons import lesson, lessons
from ludotheque.match import Match

toy = Game("toy", "tests.toy_game")


def standing(seats: int = 2, low: bool = False, **changes: Any) -> Match:
    """Anne (seat 0) leads and holds 4 9, Bob 1 6, and with three players Cleo 2 7; the rest is undealt."""
    hands = [["4", "9"], ["1", "6"], ["2", "7"]][:seats]
    undealt = [card for card in "123456789" if not any(card in hand for hand in hands)]
    start = {"leader": 0, "hands": hands, "table": [], "gone": [], "undealt": undealt, "tricks": [0] * seats}
    return toy.load({"game": "toy", "seats": seats, "options": {"low": low}, **start, **changes})


@pytest.mark.clause("TOY-1")
def test_two_or_three_play_with_nine_cards() -> None:
    assert toy.part("document").inventory(toy.new(seats=3, seed=1).dump()) == dict.fromkeys("123456789", 1)
    with pytest.raises(OptionError, match="TOY-1"):
        toy.new(seats=4)
    with pytest.raises(IllegalMove, match="TOY-1"):
        toy.new(seed=1).play("10")


@pytest.mark.clause("TOY-2")
def test_everybody_is_dealt_two_cards_and_any_seat_may_lead() -> None:
    matches = [toy.new(seats=3, seed=seed) for seed in range(30)]
    assert {match.turn for match in matches} == {0, 1, 2}
    assert all(len(hand) == 2 for match in matches for hand in match.dump()["hands"])


@pytest.mark.clause("TOY-3")
def test_a_card_is_played_from_the_own_hand_clockwise() -> None:
    match = standing(seats=3)
    assert match.moves() == ["4", "9"]
    with pytest.raises(IllegalMove, match=r"You do not hold 6. Your hand: 4 9. \[TOY-3\]"):
        match.play("6")
    match.play("4")
    assert match.turn == 1
    match.play("1")
    assert match.turn == 2


@pytest.mark.clause("TOY-4")
def test_the_highest_card_takes_the_trick_and_leads() -> None:
    match = standing()
    match.play("4")
    match.play("6")
    assert match.dump()["tricks"] == [0, 1]
    assert match.turn == 1


@pytest.mark.clause("TOY-5")
def test_everybody_draws_after_a_trick_while_there_is_a_card_for_each() -> None:
    match = standing()
    match.play("4")
    match.play("6")
    assert [len(hand) for hand in match.dump()["hands"]] == [2, 2]
    match = standing(hands=[["4", "9"], ["1", "6"]], gone=["2", "3", "5", "7"], undealt=["8"], tricks=[1, 1])
    match.play("4")
    match.play("6")
    assert match.dump()["hands"] == [["9"], ["1"]]


@pytest.mark.clause("TOY-6")
def test_most_tricks_win_and_who_is_tied_wins_too() -> None:
    end = {"hands": [["4"], ["6"]], "gone": ["1", "2", "3", "5", "7", "9"], "undealt": ["8"]}
    for tricks, winners in (([2, 1], (0, 1)), ([1, 2], (1,))):
        match = standing(**end, tricks=tricks)
        match.play("4")
        match.play("6")
        assert match.result is not None
        assert match.result.winners == winners


@pytest.mark.clause("TOY-7")
def test_the_lowest_card_takes_if_three_have_agreed_on_it() -> None:
    match = standing(seats=3, low=True)
    for card in ("4", "1", "2"):
        match.play(card)
    assert match.dump()["tricks"] == [0, 1, 0]
    with pytest.raises(OptionError, match="TOY-7"):
        toy.new(seats=2, low=True)


def test_it_has_no_lessons_and_says_so() -> None:
    assert lessons(toy) == {}
    with pytest.raises(UnknownName) as refusal:
        lesson(toy, "first-game")
    assert (refusal.value.key, refusal.value.field) == ("lesson-unknown", "lesson")
