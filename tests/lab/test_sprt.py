"""The sequential test: it agrees with the classical one where that is known, and errs as seldom as it says."""

import random
from math import log

import pytest

from ludotheque.lab.sprt import BOUND, PRIOR, Sprt


def decide(shares, weights, low, high, chance):
    """Add deals until the test decides."""
    sprt = Sprt(low, high)
    while sprt.decision is None:
        sprt.add(chance.choices(shares, weights)[0])
    return sprt


def test_deals_won_or_lost_as_a_whole_give_walds_test():
    """7 won, 3 lost: Σ log of the ratio of probabilities, the half deals of the prior among them."""
    sprt = Sprt(0.5, 0.6)
    for won in [1] * 7 + [0] * 3:
        sprt.add(won)
    wald = (7 + PRIOR[1.0]) * log(0.6 / 0.5) + (3 + PRIOR[0.0]) * log(0.4 / 0.5)
    assert sprt.ratio == pytest.approx(wald)


def test_nothing_is_decided_before_the_bounds():
    sprt = Sprt(0.5, 0.6)
    assert sprt.decision is None
    while sprt.decision is None:
        sprt.add(1)
    assert sprt.decision == "high"
    assert sprt.ratio >= BOUND > sprt.ratio - log(0.6 / 0.5)


def test_a_few_deals_that_happen_to_be_divided_prove_nothing():
    sprt = Sprt(0.5, 0.55)
    for _ in range(8):
        sprt.add(0.5)
    assert sprt.decision is None


def test_divided_deals_decide_sooner_than_whole_ones():
    """With less luck in the deals fewer of them are needed."""
    chance = random.Random(3)
    pairs = [decide((0, 0.5, 1), (0.1, 0.8, 0.1), 0.5, 0.6, chance).deals for _ in range(40)]
    whole = [decide((0, 1), (0.5, 0.5), 0.5, 0.6, chance).deals for _ in range(40)]
    assert sum(pairs) < sum(whole) / 2


@pytest.mark.parametrize(
    ("truth", "weights", "low", "high"),
    [
        ("low", (0.35, 0.3, 0.35), 0.5, 0.7),
        ("high", (0.15, 0.3, 0.55), 0.5, 0.7),
        ("low", (0.11, 0.08, 0.81), 0.85, 0.95),
        ("high", (0.01, 0.08, 0.91), 0.85, 0.95),
    ],
)
def test_the_test_errs_about_five_times_in_a_hundred(truth, weights, low, high):
    chance = random.Random(5)
    decisions = [decide((0, 0.5, 1), weights, low, high, chance).decision for _ in range(300)]
    assert decisions.count(truth) / len(decisions) > 0.92
