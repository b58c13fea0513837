"""How long I Go!'s exact split of a hand takes: twelve random cards, with additions to another hand's best series.

.venv/bin/python benchmarks/igo_split.py
"""

import time

import numba
import numpy as np

from ludotheque.games.igo.cards import CARDS, HALF, VALUES
from ludotheque.games.igo.split import GAIN, best_series, least_penalty, series_values

HANDS, ROUNDS, TURNS = 10_000, 20, 7


def tables() -> np.ndarray:
    """Rows of a hand (two words), the removed colour, the caller's colours, the values in the caller's series."""
    chance, rows = np.random.default_rng(1), np.zeros((HANDS, 5), np.int64)
    for row in rows:
        *cards, bottom = (int(card) for card in chance.permutation(CARDS)[:25])
        hand, caller = ([sum(1 << card % HALF for card in held if card // HALF == half) for half in range(2)]
                        for held in (cards[:12], cards[12:]))  # fmt: skip
        colours = best_series(*caller, bottom // VALUES, 0, 0) % (1 << GAIN)
        row[:] = *hand, bottom // VALUES, colours, series_values(*caller, colours)
    return rows


@numba.njit
def penalties(rows: np.ndarray, rounds: int) -> int:
    added_up = 0
    for _ in range(rounds):
        for i in range(len(rows)):
            added_up += least_penalty(rows[i, 0], rows[i, 1], rows[i, 2], rows[i, 3], rows[i, 4])
    return added_up


if __name__ == "__main__":
    rows, best = tables(), float("inf")
    penalties(rows, 1)
    for _ in range(TURNS):
        start = time.process_time()
        penalties(rows, ROUNDS)
        best = min(best, (time.process_time() - start) / (HANDS * ROUNDS))
    print(f"one split: {best * 1e9:.0f} ns; mean penalty {penalties(rows, 1) / HANDS:.1f}")
