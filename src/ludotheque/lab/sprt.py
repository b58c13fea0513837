"""The sequential probability ratio test: play no more deals than it takes to tell two hypotheses apart.

The observations are the shares that the first bot won of whole deals. How they are distributed is not known, so the
test is the generalised one: each hypothesis takes the distribution with its mean that makes the deals seen most likely
(for pairs of matches this is the "pentanomial" test of the chess engines).
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log

ERROR = 0.05  # of either kind
BOUND = log((1 - ERROR) / ERROR)
PRIOR = {0.0: 0.5, 1.0: 0.5}  # as if half a deal were lost and half a deal won: whatever was not seen yet can be
DIGITS = 9  # to which two shares are the same
HALVINGS = 40


@dataclass
class Sprt:
    """Does the first bot win the share `low` or the share `high`? Ask `decision` after each deal."""

    low: float
    high: float
    deals: int = 0
    seen: Counter[float] = field(default_factory=lambda: Counter(PRIOR))

    def add(self, won: float) -> None:
        """One more deal, of which this share was won."""
        self.deals += 1
        self.seen[round(won, DIGITS)] += 1

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio: positive speaks for `high`, negative for `low`."""
        return _likelihood(self.seen, self.high) - _likelihood(self.seen, self.low)

    @property
    def decision(self) -> str | None:
        ratio = self.ratio
        if abs(ratio) < BOUND:
            return None
        return "high" if ratio > 0 else "low"

    def document(self) -> dict[str, float | str | None]:
        return {
            "low": self.low,
            "high": self.high,
            "bound": round(BOUND, 6),
            "ratio": round(self.ratio, 6),
            "decision": self.decision,
        }


def _likelihood(seen: Mapping[float, float], mean: float) -> float:
    """The log-likelihood of what was seen, up to a constant, under the best distribution that has this mean.

    It gives each share the weight count / (1 + tilt · (share − mean)), with the tilt that makes the mean right.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        if sum(count * (share - mean) / (1 + tilt * (share - mean)) for share, count in seen.items()) > 0:
            least = tilt
        else:
            most = tilt
    return -sum(count * log(1 + tilt * (share - mean)) for share, count in seen.items())
