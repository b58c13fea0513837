"""Thousands of matches at once: each row is a match as the rules play it, whoever else is there."""

from collections import Counter

import numpy as np
import pytest

from ludotheque.game import Game
from ludotheque.kernel import new_rng
from ludotheque.kernel.pieces import PIECE
from ludotheque.registry import game as on_the_shelf
from ludotheque.registry import games
from ludotheque.research import Face, VectorEnv
from ludotheque.research.rows import CHANCE
from ludotheque.testing.chance import fair

ROWS, STEPS = 3, 150
EVERY = [*map(on_the_shelf, games()), Game("toy", "tests.toy_game")]
every_game = pytest.mark.parametrize("game", EVERY, ids=[game.name for game in EVERY])


class Row:
    """One match after another, one call of the kernel at a time."""

    def __init__(self, game: Game, seed: int, row: int, options: dict[str, int]):
        self.face, self.rng = Face(game, options), new_rng(seed, row, CHANCE)
        self.kernel, self.position = game.kernel, np.zeros(game.kernel.WORDS, np.int64)
        self.begin()

    def begin(self) -> None:
        self.kernel.setup(self.position, self.face.game.encode(self.face.options), self.rng)

    def step(self, action: int) -> tuple[bool, list[float]]:
        self.kernel.play(self.position, self.face.code_of(action, self.position), self.rng)
        if self.kernel.turn(self.position) >= 0:
            return False, [0.0] * self.face.seats
        shares = np.zeros(self.kernel.SEATS)
        self.kernel.payoff(self.position, shares)
        self.begin()
        return True, [2 * (share - sum(shares) / self.face.seats) for share in shares[: self.face.seats]]


@every_game
def test_every_row_is_a_match_as_the_rules_play_it(game: Game) -> None:
    env = VectorEnv(game, ROWS, seed=5, seats=3)
    rows = [Row(game, 5, row, {"seats": 3}) for row in range(ROWS)]
    for _ in range(STEPS):
        masks = env.masks()
        for number, row in enumerate(rows):
            turn = row.kernel.turn(row.position)
            assert env.turns[number] == turn
            assert masks[number].tolist() == row.face.mask(row.position).tolist()
            assert env.num_legal[number] == masks[number].sum()
            assert env.observations[number].tolist() == row.face.observe(row.position, turn).tolist()
        actions = env.random_actions()
        happened = [row.step(int(action)) for row, action in zip(rows, actions, strict=True)]
        env.step(actions)
        assert env.terminations.tolist() == [over for over, _ in happened]
        assert env.rewards.tolist() == pytest.approx(np.array([rewards for _, rewards in happened]), abs=1e-6)


@every_game
def test_a_row_depends_on_the_seed_and_its_number_alone(game: Game) -> None:
    envs = [VectorEnv(game, rows, seed=6, threads=threads) for rows, threads in ((5, 1), (5, 3), (2, 1))]
    other = VectorEnv(game, 2, seed=7)
    ended = 0
    for _ in range(STEPS):
        for env in (*envs, other):
            env.step(env.random_actions())
        ended += int(envs[0].terminations.sum())
        for name in ("observations", "legal", "num_legal", "turns", "rewards", "terminations"):
            alone, shared, fewer = (getattr(env, name) for env in envs)
            assert np.array_equal(alone, shared)
            assert np.array_equal(alone[:2], fewer)
    assert not np.array_equal(other.observations, envs[2].observations)
    assert game.name in ("ido", "stratheos") or ended > 0  # whose matches are long


def test_a_reset_begins_again_with_the_seed() -> None:
    env = VectorEnv("shokoba", 4, seed=1)
    first = env.observations.copy()
    for _ in range(200):
        env.step(env.random_actions())
    env.reset(seed=2)
    assert not np.array_equal(env.observations, first)
    env.reset(seed=1)
    assert np.array_equal(env.observations, first)
    assert not env.rewards.any()
    assert not env.terminations.any()


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_whoever_takes_a_row_it_is_stepped_once(threads: int) -> None:
    rows = 5 * PIECE + 1
    alone, shared = VectorEnv("shokoba", rows, seed=8), VectorEnv("shokoba", rows, seed=8, threads=threads)
    for _ in range(STEPS):
        alone.step(alone.random_actions())
        shared.step(shared.random_actions())
        assert np.array_equal(alone.observations, shared.observations)
        assert np.array_equal(alone.rewards, shared.rewards)


def test_of_several_actions_that_are_not_legal_the_first_is_named() -> None:
    env = VectorEnv("shokoba", 4 * PIECE, seed=1, threads=2)
    actions = env.random_actions().copy()
    actions[[PIECE + 5, 3 * PIECE]] = -1
    with pytest.raises(ValueError, match=f"not legal in match {PIECE + 5}"):
        env.step(actions)


def test_an_action_that_is_not_legal_is_refused() -> None:
    env = VectorEnv("shokoba", 4, seed=1)
    illegal = int(np.flatnonzero(env.masks()[2] == 0)[0])
    for wrong in (illegal, -1, env.num_actions, env.num_actions + 31, 1 << 40):
        env.reset(seed=1)
        actions = env.random_actions().copy()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in match 2"):
            env.step(actions)


def test_only_as_many_whole_numbers_as_there_are_matches_are_actions() -> None:
    env = VectorEnv("shokoba", 4, seed=1)
    with pytest.raises(TypeError):
        env.step(env.random_actions() * 1.0)
    for many in (1, 3):
        with pytest.raises(ValueError, match="4 actions are wanted"):
            env.step(env.random_actions()[:many])


def test_random_actions_choose_evenly() -> None:
    env = VectorEnv("shokoba", 1, seed=3)
    legal = np.flatnonzero(env.masks()[0]).tolist()
    assert len(legal) > 2
    fair(Counter(int(env.random_actions()[0]) for _ in range(2000)), dict.fromkeys(legal, 1))
