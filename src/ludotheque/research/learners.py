"""Gymnasium's `make_vec`: a learner at thousands of tables, stepped by one compiled call."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.kernel.specialise import specialise
from ludotheque.research.face import Observation
from ludotheque.research.gymnasium import ILLEGAL, check_seat
from ludotheque.research.rows import Actions, Rows

QUICK = ("greedy", "random")
Numbers = NDArray[Any]


class LearnersEnv(VectorEnv[Observation, Actions, Numbers]):
    """What `LearnerEnv` is, many times over, against players that do not think. Row n depends on the seed, on n and on
    the actions in it. As in Gymnasium's own, the step after the end of a match deals the next one."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(self, num_envs: int, game: str, opponent: str = "greedy", seat: int | None = None, **options: Any):
        if opponent not in QUICK:
            raise ValueError(f'{opponent} thinks too long for this: use vectorization_mode="sync", or one of {QUICK}')
        self._rows = Rows(game, num_envs, options)
        face = self._rows.face
        check_seat(seat, face.seats)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (face.length,), np.uint8)
        self.single_action_space = spaces.Discrete(face.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._learners = specialise("learners", face.game.rules)
        self._manner = (ILLEGAL, self._learners.ANY if seat is None else seat, opponent == "greedy")
        self._arrays = (*self._rows.arrays, *self._rows.scratch())

    @property
    def seats(self) -> NDArray[np.int8]:
        """Where the learner sits in each match."""
        return self._rows.turns

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._rows.shuffle(int(self.np_random.integers(1 << 62)))
        self._rows.terminations[:] = True  # so that the step deals
        self._learners.step(*self._manner, *self._arrays)
        return self._rows.observations.copy(), self._info()

    def step(self, actions: Actions) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        self._rows.take(actions)
        self._learners.step(*self._manner, *self._arrays)
        rows, truncations = self._rows, np.zeros(self.num_envs, np.bool_)
        rewards = rows.rewards[np.arange(self.num_envs), rows.turns].astype(np.float64)
        return rows.observations.copy(), rewards, rows.terminations.copy(), truncations, self._info()

    def _info(self) -> dict[str, Any]:
        """The masks, and (as Gymnasium has it) which rows have one: all."""
        return {"action_mask": self._rows.masks().view(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}
