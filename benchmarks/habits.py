"""Fit Shokoba's model of plays (`games/shokoba/habits.py`) to the plays of searching players.

    .venv/bin/python -m benchmarks.habits [--matches 600] [--seed 1]

Every match seats two players by lot. The weights are those under which the plays of nine matches in ten were most
likely; how well they foretell the rest is printed beside an even choice and beside what greedy alone thinks.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from rich.progress import track

import ludotheque
from ludotheque.game import Position
from ludotheque.games.shokoba.habits import TRAITS, WEIGHTS, traits
from ludotheque.lab.series import Series

FIELD = ("plain@2000", "expert@2000")
GAIN = TRAITS.index("gain")
GAME = ludotheque.game("shokoba")
Choice = np.ndarray  # the traits of all moves that were legal, those of the one played first


def choices(series: Series, number: int, levels: list[str]) -> Iterator[tuple[str, Choice]]:
    """Whose decisions a match had, between several moves, and what they were."""
    seen: list[tuple[Position, int]] = []
    players = [series.player(level, number, seat) for seat, level in enumerate(levels)]
    series.play(number, players, lambda position, move, _: seen.append((position.copy(), move)))
    for position, move in seen:
        seat = GAME.turn(position)
        assert seat is not None
        others = [code for code in GAME.codes(position) if code != move]
        if others:
            record = GAME.record(GAME.masked(position, seat))
            yield levels[seat], np.array([traits(record, code) for code in (move, *others)])


def table(found: list[Choice]) -> tuple[np.ndarray, np.ndarray]:
    """The choices as one array, and which of its rows are moves."""
    rows = np.zeros((len(found), max(map(len, found)), len(TRAITS)))
    moves = np.zeros(rows.shape[:2], bool)
    for row, move, choice in zip(rows, moves, found, strict=True):
        row[: len(choice)] = choice
        move[: len(choice)] = True
    return rows, moves


def chances(weights: np.ndarray, rows: np.ndarray, moves: np.ndarray) -> np.ndarray:
    pulls = np.where(moves, rows @ weights, -np.inf)
    likely = np.exp(pulls - pulls.max(axis=1, keepdims=True))
    shares: np.ndarray = likely / likely.sum(axis=1, keepdims=True)
    return shares


def fit(rows: np.ndarray, moves: np.ndarray) -> np.ndarray:
    """Newton's method; the likelihood of a conditional logit has one top."""
    weights = np.zeros(rows.shape[2])
    for _ in range(12):
        likely = chances(weights, rows, moves)
        mean = np.einsum("nk,nkf->nf", likely, rows)
        slope = (rows[:, 0] - mean).sum(axis=0)
        bend = np.tensordot(rows * likely[:, :, None], rows, axes=([0, 1], [0, 1])) - mean.T @ mean
        weights += np.linalg.solve(bend, slope)
    return weights


def told(weights: np.ndarray) -> str:
    return ", ".join(f"{name} {weight:+.4f}" for name, weight in zip(TRAITS, weights, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    series, lot = Series(game="shokoba", options={"seats": 2}, seed=wishes.seed), np.random.default_rng(wishes.seed)
    learnt: list[Choice] = []
    kept: dict[str, list[Choice]] = {level: [] for level in FIELD}
    for number in track(range(wishes.matches), "matches"):
        levels = [FIELD[lot.integers(len(FIELD))] for _ in range(series.seats)]
        for level, choice in choices(series, number, levels):
            (learnt if number % 10 else kept[level]).append(choice)
    rows, moves = table(learnt)
    fitted = fit(rows, moves)
    print("fitted:  ", told(fitted))
    print("in force:", told(np.array(WEIGHTS)))
    gain_alone = np.zeros(len(TRAITS))
    gain_alone[GAIN] = fit(rows[:, :, GAIN : GAIN + 1], moves)[0]
    models = {"even choice": 0 * fitted, "gain alone": gain_alone, "fitted": fitted, "in force": np.array(WEIGHTS)}
    for level in FIELD:
        rows, moves = table(kept[level])
        for name, weights in models.items():
            likely = chances(weights, rows, moves)
            foretold = likely[:, 0] > likely[:, 1:].max(axis=1)
            print(f"{level}, {name}: log likelihood {np.log(likely[:, 0]).mean():.3f}, foretold {foretold.mean():.1%}")


if __name__ == "__main__":
    main()
