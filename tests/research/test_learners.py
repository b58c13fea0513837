"""A learner at many tables at once: each row is what the rules and the others make of its actions."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import ludotheque
from ludotheque.kernel import below, new_rng
from ludotheque.research import Face
from ludotheque.research.gymnasium import ILLEGAL
from ludotheque.research.learners import LearnersEnv
from ludotheque.research.rows import CHANCE

GAMES = ludotheque.games()
ROWS, STEPS, SEATS = 3, 60, 3


def made(game: str, num_envs: int, **kwargs: Any) -> LearnersEnv:
    envs = gymnasium.make_vec(f"ludotheque/{game.capitalize()}-v0", num_envs=num_envs, **kwargs)
    assert isinstance(envs, LearnersEnv)
    return envs


class Row:
    """The same, one call of the kernel at a time."""

    def __init__(self, game: str, opponent: str, rng: Any):
        self.game, self.rng = ludotheque.game(game), rng
        self.face, self.kernel = Face(self.game, {"seats": SEATS}), self.game.kernel
        self.choose = self.kernel.choose_greedy if opponent == "greedy" else self.kernel.choose_random
        self.position, self.out = np.zeros(self.kernel.WORDS, np.int64), np.empty(self.kernel.OUT_SIZE, np.int64)
        self.deal()

    def deal(self) -> None:
        self.kernel.setup(self.position, self.game.encode(self.face.options), self.rng)
        self.seat = int(below(self.rng, SEATS))
        self.let_the_others_play()
        if self.game.turn(self.position) is None:
            self.deal()

    def let_the_others_play(self) -> None:
        while (turn := self.game.turn(self.position)) not in (None, self.seat):
            self.kernel.play(
                self.position, self.choose(self.game.masked(self.position, turn), self.out, self.rng), self.rng
            )

    def step(self, action: int) -> tuple[float, bool]:
        self.kernel.play(self.position, self.face.code_of(action, self.position), self.rng)
        self.let_the_others_play()
        if self.game.turn(self.position) is not None:
            return 0.0, False
        shares = np.zeros(self.kernel.SEATS)
        self.kernel.payoff(self.position, shares)
        return 2 * (shares[self.seat] - shares[:SEATS].mean()), True


@pytest.mark.parametrize("opponent", ["greedy", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_what_the_rules_and_the_others_make_of_it(game: str, opponent: str) -> None:
    envs, choice = made(game, ROWS, opponent=opponent, seats=SEATS), np.random.default_rng(1)
    observations, info = envs.reset(seed=5)
    assert envs.observation_space.contains(observations)
    deals = int(np.random.default_rng(5).integers(1 << 62))
    rows = [Row(game, opponent, new_rng(deals, row, CHANCE)) for row in range(ROWS)]
    ended = [False] * ROWS
    for _ in range(STEPS):
        actions = np.array(
            [
                choice.choice([0] if over else np.flatnonzero(mask))
                for over, mask in zip(ended, info["action_mask"], strict=True)
            ]
        )
        observations, rewards, terminations, truncations, info = envs.step(actions)
        for number, row in enumerate(rows):
            if ended[number]:
                row.deal()
                expected = (0.0, False)
            else:
                expected = row.step(int(actions[number]))
            assert (rewards[number], terminations[number]) == pytest.approx(expected)
            assert envs.seats[number] == row.seat
            assert info["action_mask"][number].tolist() == row.face.mask(row.position).tolist()
            assert observations[number].tobytes() == row.face.observe(row.position, row.seat).tobytes()
        assert not truncations.any()
        ended = terminations.tolist()


def test_a_row_depends_on_the_seed_and_its_number_alone() -> None:
    few, many, other = made("igo", 2), made("igo", 5), made("igo", 2)
    seen = [envs.reset(seed=seed)[0][:2] for envs, seed in ((few, 1), (many, 1), (other, 2))]
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])
    assert np.array_equal(few.reset(seed=1)[0], seen[0])
    assert not np.array_equal(few.reset()[0], seen[0])


def test_an_illegal_action_loses_the_match_and_the_next_step_deals_another() -> None:
    envs = made("shokoba", 2, seat=1)
    before, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    after, rewards, terminations, _, info = envs.step(actions)
    assert (rewards.tolist(), terminations.tolist()) == ([0.0, ILLEGAL], [False, True])
    assert np.array_equal(after[1], before[1])
    another, rewards, terminations, _, info = envs.step(actions)
    assert (rewards[1], terminations[1]) == (0.0, False)
    assert not np.array_equal(another[1], before[1])
    assert info["action_mask"][1].any()
    assert envs.seats.tolist() == [1, 1]


def test_what_was_returned_stays_as_it_was() -> None:
    envs = made("shokoba", 4)
    observations, info = envs.reset(seed=1)
    kept = observations.copy(), info["action_mask"].copy()
    envs.step(info["action_mask"].argmax(axis=1))
    assert np.array_equal(observations, kept[0])
    assert np.array_equal(info["action_mask"], kept[1])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="club thinks too long for this"):
        made("shokoba", 2, opponent="club")
    with pytest.raises(ValueError, match="no seat 4 at a table of 2"):
        made("shokoba", 2, seat=4)
    envs = made("shokoba", 2)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="2 actions are wanted"):
        envs.step(np.array([1]))
    with pytest.raises(TypeError):
        envs.step(np.array([1.0, 2.0]))
