"""Estimates and intervals against known values, and their promise kept in simulations."""

import random
from math import sqrt

import pytest

from ludotheque.lab.statistics import Estimate, ratio, share, student


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_student_is_as_the_tables_have_it(freedom, known):
    assert student(freedom) == pytest.approx(known, rel=0.002)


def test_a_mean_has_students_interval():
    """1, 2, 3, 4: mean 2.5, standard error √(5/3)/2, three degrees of freedom."""
    found = ratio([1, 2, 3, 4], [1, 1, 1, 1])
    half = student(3) * sqrt(5 / 3) / 2
    assert (found.value, found.low, found.high) == pytest.approx((2.5, 2.5 - half, 2.5 + half))


def test_points_a_round_are_all_points_over_all_rounds():
    """Three deals of 2, 4 and 6 rounds with 6, 4 and 2 points: 1 a round, not the mean of 3, 1 and ⅓."""
    found = ratio([6, 4, 2], [2, 4, 6])
    assert found.value == 1
    assert found.high - found.value == pytest.approx(student(2) * sqrt(3 / 2 * (16 + 0 + 16)) / 12)


def test_one_deal_tells_no_interval():
    assert ratio([3], [2]) == Estimate(1.5)
    assert share([1], [2]) == Estimate(0.5)


def test_a_share_of_independent_matches_has_wilsons_interval():
    """60 of 100, one match a deal; Wilson with z = 1.96 gives 50.2 % to 69.1 %."""
    found = share([1] * 60 + [0] * 40, [1] * 100)
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.502, 0.691), abs=0.002)


def test_matches_that_always_go_together_count_as_one():
    """Deals won or lost as a whole are worth one match each, however many matches they are."""
    alone = share([1] * 60 + [0] * 40, [1] * 100)
    together = share([4] * 60 + [0] * 40, [4] * 100)
    assert (together.low, together.high) == pytest.approx((alone.low, alone.high))


def test_deals_that_are_always_divided_are_worth_more():
    apart, together = share([1] * 80 + [2, 0] * 10, [2] * 100), share([2, 0] * 50, [2] * 100)
    assert apart.high - apart.low < (together.high - together.low) / 2


def test_winning_everything_is_not_certainty():
    found = share([2] * 10, [2] * 10)
    assert found.value == found.high == 1
    assert found.low == pytest.approx(10 / (10 + student(9) ** 2))


def test_deals_all_divided_alike_leave_no_doubt():
    assert share([1] * 10, [2] * 10) == Estimate(0.5, 0.5, 0.5)


@pytest.mark.parametrize("strength", [0.5, 0.85])
@pytest.mark.parametrize("luck", [0.0, 0.8])
def test_the_interval_of_a_share_holds_the_truth_in_95_of_100_contests(strength, luck):
    """Pairs of matches that go by the deal's luck (the same side wins both) now and then, else by strength."""
    chance, held, contests = random.Random(7), 0, 400
    for _ in range(contests):
        deals = []
        for _ in range(60):
            whole = chance.random() < luck
            first = chance.random() < strength
            deals.append(first + (first if whole else chance.random() < strength))
        found = share(deals, [2] * 60)
        held += found.low <= strength <= found.high
    assert 0.92 <= held / contests <= 0.98


def test_the_interval_of_points_a_round_holds_the_truth_in_95_of_100_contests():
    chance, held, contests = random.Random(8), 0, 400
    for _ in range(contests):
        rounds = [chance.randint(2, 6) for _ in range(50)]
        points = [sum(chance.gauss(0.4, 2) for _ in range(n)) + chance.gauss(0, 2) for n in rounds]
        found = ratio(points, rounds)
        held += found.low <= 0.4 <= found.high
    assert 0.92 <= held / contests <= 0.98
