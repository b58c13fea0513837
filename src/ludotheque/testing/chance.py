"""Whether counts are what chance makes of given weights: Pearson's chi-square."""

from collections.abc import Mapping
from statistics import NormalDist
from typing import TypeVar

Outcome = TypeVar("Outcome")
ALARM = 1e-6  # how often a fair generator would be called unfair


def critical(freedom: int, alarm: float = ALARM) -> float:
    """What chi-square exceeds with this probability only (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NormalDist().inv_cdf(1 - alarm) * part**0.5) ** 3)


def fair(counts: Mapping[Outcome, int], weights: Mapping[Outcome, float]) -> None:
    """The counts come from these weights; each outcome should be expected five times at least."""
    strange = set(counts) - set(weights)
    assert not strange, f"{len(strange)} outcomes that cannot be, of {len(counts)}"
    if len(weights) < 2:
        return
    draws, total = sum(counts.values()), sum(weights.values())
    chi_square = 0.0
    for outcome, weight in weights.items():
        expected = draws * weight / total
        chi_square += (counts.get(outcome, 0) - expected) ** 2 / expected
    most = critical(len(weights) - 1)
    assert chi_square <= most, f"chi-square {chi_square:.1f} over {most:.1f} for {len(weights)} outcomes, {draws} draws"
