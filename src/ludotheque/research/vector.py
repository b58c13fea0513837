"""`VectorEnv`: thousands of matches of one game stepped by one call."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.game import Game
from ludotheque.kernel import new_rng
from ludotheque.kernel.specialise import specialise
from ludotheque.registry import game as on_the_shelf
from ludotheque.research.face import Face

T = TypeVar("T")
CHANCE, CHOICE = 0, 1  # the two generators of a row: of its matches, and of `random_actions`


class VectorEnv:
    """`num_envs` matches at one kind of table, one row each. After the end of a match the next one begins at once.

    Its arrays are written in place by every step; copy what is to be kept. `observations`, `legal` and `turns` are of
    the seat to act, after an end that of the new match; `rewards` (of all seats) and `terminations` of the step.
    Row n depends on the seed, on n and on the actions in it: not on other rows, nor on the threads.
    """

    def __init__(self, game: Game | str, num_envs: int, seed: int = 0, threads: int = 1, **options: Any):
        self.game = on_the_shelf(game) if isinstance(game, str) else game
        self.face = Face(self.game, options)
        self.num_envs, self.num_actions = num_envs, self.face.actions
        self._vector, kernel = specialise("vector", self.game.rules), self.game.kernel
        self.observations = np.zeros((num_envs, self.face.length), np.uint8)
        self.legal = np.zeros((num_envs, -(-self.num_actions // self._vector.WORD)), np.uint32)  # a bit for each action
        self.num_legal = np.zeros(num_envs, np.int32)
        self.turns = np.zeros(num_envs, np.int8)
        self.rewards = np.zeros((num_envs, self.face.seats), np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self._actions = np.zeros(num_envs, np.int64)
        self._positions = np.zeros((num_envs, kernel.WORDS), np.int64)
        self._options = self.game.encode(self.face.options)
        self._scratch = [
            (np.empty(kernel.OUT_SIZE, np.int64), np.zeros(kernel.WORDS, np.int64), np.zeros(kernel.SEATS))
            for _ in range(threads)
        ]
        edges = [num_envs * part // threads for part in range(threads + 1)]
        self._parts = list(pairwise(edges))
        self._others = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New matches in all rows."""
        self._chance, self._choice = (
            np.stack([new_rng(seed, row, of) for row in range(self.num_envs)]) for of in (CHANCE, CHOICE)
        )
        moves, seen, _ = self._scratch[0]
        self.rewards[:] = 0
        self.terminations[:] = False
        self._vector.reset(
            self._positions, self._options, self._chance, moves, seen, self.legal, self.num_legal, self.observations,
            self.turns
        )  # fmt: skip

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play an action in every match. One that is not legal is a `ValueError`, and a `reset` the way on."""
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are wanted, not {np.shape(actions)}")
        np.copyto(self._actions, actions, casting="same_kind")  # whole numbers of any kind

        def part(number: int) -> int:
            wrong: int = self._vector.step(
                *self._parts[number], self._actions, self._positions, self._options, self._chance,
                *self._scratch[number], self.legal, self.num_legal, self.observations, self.turns, self.rewards,
                self.terminations
            )  # fmt: skip
            return wrong

        for wrong in self._in_parts(part):
            if wrong >= 0:
                raise ValueError(f"action {self._actions[wrong]} is not legal in match {wrong}")

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each match, any as likely as another, in an array that is used again."""

        def part(number: int) -> None:
            self._vector.choose_random(*self._parts[number], self.legal, self.num_legal, self._choice, self._actions)

        self._in_parts(part)
        return self._actions

    def masks(self) -> NDArray[np.uint8]:
        """For every match and action whether (1 or 0) it is legal."""
        return np.unpackbits(self.legal.view(np.uint8), axis=1, count=self.num_actions, bitorder="little")

    def _in_parts(self, part: Callable[[int], T]) -> list[T]:
        """The rows shared out among the threads, of which one is the caller's."""
        if self._others is None:
            return [part(0)]
        rest = [self._others.submit(part, number) for number in range(1, len(self._parts))]
        return [part(0), *(each.result() for each in rest)]
