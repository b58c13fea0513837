"""Gymnasium's `make_vec`: a learner at thousands of tables, stepped by one compiled call."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.kernel import new_rng
from ludotheque.kernel.random import WORDS
from ludotheque.kernel.specialise import specialise
from ludotheque.registry import game as on_the_shelf
from ludotheque.research.face import Face, Observation
from ludotheque.research.gymnasium import ILLEGAL, check_seat

QUICK = ("greedy", "random")
Actions = NDArray[np.integer[Any]]
Numbers = NDArray[Any]


class LearnersEnv(VectorEnv[Observation, Actions, Numbers]):
    """What `LearnerEnv` is, many times over, against players that do not think. Row n depends on the seed, on n and on
    the actions in it. As in Gymnasium's own, the step after the end of a match deals the next one."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(self, num_envs: int, game: str, opponent: str = "greedy", seat: int | None = None, **options: Any):
        if opponent not in QUICK:
            raise ValueError(f'{opponent} thinks too long for this: use vectorization_mode="sync", or one of {QUICK}')
        face = Face(on_the_shelf(game), options)
        check_seat(seat, face.seats)
        self.num_envs, self._actions = num_envs, face.actions
        self.single_observation_space = spaces.Box(0, 255, (face.length,), np.uint8)
        self.single_action_space = spaces.Discrete(face.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._kernel, calls = specialise("learners", face.game.rules), face.game.kernel
        self.seats = np.zeros(num_envs, np.int64)  # where the learner sits in each match
        self._rngs = np.zeros((num_envs, WORDS), np.int64)
        self._legal = np.zeros((num_envs, -(-face.actions // self._kernel.WORD)), np.uint32)  # a bit for each action
        self._observations = np.zeros((num_envs, face.length), np.uint8)
        self._tables = (
            -1 if seat is None else seat,
            self.seats,
            opponent == "greedy",
            np.zeros((num_envs, calls.WORDS), np.int64),
            face.game.encode(face.options),
            self._rngs,
            np.empty(calls.OUT_SIZE, np.int64),
            np.zeros(calls.WORDS, np.int64),
            np.zeros((num_envs, face.seats), np.float32),
            self._legal,
            np.zeros(num_envs, np.int32),
            self._observations,
        )  # in the order of the kernel's arguments
        self._shares = np.zeros(calls.SEATS)
        self._rewards, self._terminations = np.zeros(num_envs), np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deals = int(self.np_random.integers(1 << 62))
        self._rngs[:] = [new_rng(deals, row) for row in range(self.num_envs)]
        self._terminations[:] = False
        self._kernel.reset(*self._tables)
        return self._observations.copy(), self._info()

    def step(self, actions: Actions) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are wanted, not {np.shape(actions)}")
        chosen = np.asarray(actions).astype(np.int64, casting="same_kind")
        self._kernel.step(chosen, ILLEGAL, *self._tables, self._shares, self._rewards, self._terminations)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observations.copy(), self._rewards.copy(), self._terminations.copy(), truncations, self._info()

    def _info(self) -> dict[str, Any]:
        """The masks, and (as Gymnasium has it) which rows have one: all."""
        bits = np.unpackbits(self._legal.view(np.uint8), axis=1, count=self._actions, bitorder="little")
        return {"action_mask": bits.view(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}
