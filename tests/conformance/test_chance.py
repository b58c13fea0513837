"""The kit's own judge of chance."""

import random
from collections import Counter

import pytest

from ludotheque.testing.chance import critical, fair
from ludotheque.testing.possible import deals


@pytest.mark.parametrize(
    ("freedom", "alarm", "printed"), [(1, 0.05, 3.841), (5, 0.01, 15.086), (10, 0.001, 29.588), (30, 0.001, 59.703)]
)
def test_critical_values_are_those_of_the_tables(freedom: int, alarm: float, printed: float) -> None:
    assert critical(freedom, alarm) == pytest.approx(printed, rel=0.03)


def test_a_fair_die_passes_and_a_loaded_one_does_not() -> None:
    chance, faces = random.Random(1), dict.fromkeys(range(6), 1)
    fair(Counter(chance.randrange(6) for _ in range(3000)), faces)
    with pytest.raises(AssertionError, match="chi-square"):
        fair(Counter(min(chance.randrange(7), 5) for _ in range(3000)), faces)


def test_an_outcome_that_cannot_be_is_seen() -> None:
    with pytest.raises(AssertionError, match="cannot be"):
        fair({"tail": 9, "edge": 1}, {"head": 1, "tail": 1})


def test_a_pair_of_equal_cards_counts_as_often_as_it_is_dealt() -> None:
    # Of a a b, one card each to two players, one left over: six deals of single cards.
    found = {" ".join("".join(pile) for pile in piles): ways for piles, ways in deals(Counter("aab"), [1, 1, 1])}
    assert found == {"a a b": 2, "a b a": 2, "b a a": 2}
    found = {" ".join("".join(pile) for pile in piles): ways for piles, ways in deals(Counter("aab"), [2, 1])}
    assert found == {"aa b": 1, "ab a": 2}
