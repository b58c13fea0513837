"""Estimates with 95 % intervals. The matches of one deal have their chance in common: a deal is one observation."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

Z: float = NormalDist().inv_cdf(0.975)
STUDENT_OF_FEW = {1: 12.7062, 2: 4.3027}
TINY = 1e-12


@dataclass(frozen=True)
class Estimate:
    """A figure and the ends of its 95 % interval; one cluster alone tells no interval."""

    value: float
    low: float | None = None
    high: float | None = None

    def document(self) -> dict[str, float | None]:
        return {"value": _rounded(self.value), "low": _rounded(self.low), "high": _rounded(self.high)}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t by its expansion in 1/freedom (Abramowitz and Stegun 26.7.5)."""
    if freedom in STUDENT_OF_FEW:
        return STUDENT_OF_FEW[freedom]
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum((term / freedom**power for power, term in enumerate(terms, start=1)), 0.0)


def ratio(totals: Sequence[float], sizes: Sequence[float]) -> Estimate:
    """What a unit of size is worth, such as points a round, from each cluster's total and size."""
    value, error = _ratio(totals, sizes)
    if error is None:
        return Estimate(value)
    half = student(len(totals) - 1) * error
    return Estimate(value, value - half, value + half)


def share(won: Sequence[float], of: Sequence[float]) -> Estimate:
    """The share that was won, with Wilson's interval for as many independent matches as the clusters are worth.

    Unlike a plain interval it stays within 0 … 1 and has a width when everything was won.
    """
    value, error = _ratio(won, of)
    if error is None:
        return Estimate(value)
    clusters, t, spread = len(won), student(len(won) - 1), value * (1 - value)
    if spread > TINY and error < TINY:  # every deal was divided alike
        return Estimate(value, value, value)
    worth = spread / error**2 if spread > TINY else clusters
    shrink = 1 + t * t / worth
    centre = (value + t * t / (2 * worth)) / shrink
    half = t / shrink * sqrt(max(spread, 0) / worth + (t / (2 * worth)) ** 2)
    return Estimate(value, max(0.0, centre - half), min(1.0, centre + half))


def _ratio(totals: Sequence[float], sizes: Sequence[float]) -> tuple[float, float | None]:
    """A ratio of sums and its standard error, from what each cluster's total is off."""
    clusters, size = len(totals), sum(sizes)
    value = sum(totals) / size
    if clusters < 2:
        return value, None
    off = sum((total - value * of) ** 2 for total, of in zip(totals, sizes, strict=True))
    return value, sqrt(clusters / (clusters - 1) * off) / size
