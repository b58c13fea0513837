"""The arrays of many matches side by side, as the compiled steps of `kernel/vector.py` and `kernel/learners.py` write
them."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.game import Game
from ludotheque.kernel import new_rng
from ludotheque.kernel.random import WORDS
from ludotheque.kernel.specialise import specialise
from ludotheque.registry import game as on_the_shelf
from ludotheque.research.face import Face

CHANCE, CHOICE = 0, 1  # the two generators of a row: of its matches, and of `random_actions`

Actions = NDArray[np.integer[Any]]


class Rows:
    """`num_envs` matches at one kind of table, one row each."""

    def __init__(self, game: Game | str, num_envs: int, options: Mapping[str, Any]):
        self.game = on_the_shelf(game) if isinstance(game, str) else game
        self.face = Face(self.game, options)
        self.num_envs, self.num_actions = num_envs, self.face.actions
        words = -(-self.num_actions // specialise("vector", self.game.rules).WORD)
        self.observations = np.zeros((num_envs, self.face.length), np.uint8)
        self.legal = np.zeros((num_envs, words), np.uint32)  # a bit for each action
        self.num_legal = np.zeros(num_envs, np.int32)
        self.turns = np.zeros(num_envs, np.int8)
        self.rewards = np.zeros((num_envs, self.face.seats), np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.actions = np.zeros(num_envs, np.int64)
        self._chance = np.zeros((num_envs, WORDS), np.int64)
        self.arrays = (
            np.zeros((num_envs, self.game.kernel.WORDS), np.int64),  # positions
            self.game.encode(self.face.options),
            self._chance,
            self.actions,
            self.legal,
            self.num_legal,
            self.observations,
            self.turns,
            self.rewards,
            self.terminations,
        )  # in the order of the kernel's arguments, and then `scratch`

    def scratch(self) -> tuple[NDArray[Any], ...]:
        """What each thread needs for itself: moves, a masked position, shares."""
        kernel = self.game.kernel
        return np.empty(kernel.OUT_SIZE, np.int64), np.zeros(kernel.WORDS, np.int64), np.zeros(kernel.SEATS)

    def shuffle(self, seed: int) -> None:
        """Give every row the chance that it has by the seed."""
        self._chance[:] = generators(seed, self.num_envs, CHANCE)

    def take(self, actions: Actions) -> None:
        """Whole numbers of any kind, one for each match."""
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are wanted, not {np.shape(actions)}")
        np.copyto(self.actions, actions, casting="same_kind")

    def masks(self) -> NDArray[np.uint8]:
        """For every match and action whether (1 or 0) it is legal."""
        return np.unpackbits(self.legal.view(np.uint8), axis=1, count=self.num_actions, bitorder="little")


def generators(seed: int, rows: int, use: int) -> NDArray[np.int64]:
    return np.stack([new_rng(seed, row, use) for row in range(rows)])
