"""`VectorEnv`: thousands of matches of one game stepped by one call."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque.game import Game
from ludotheque.kernel.specialise import specialise
from ludotheque.research.rows import CHOICE, Actions, Rows, generators

T = TypeVar("T")


class VectorEnv:
    """`num_envs` matches at one kind of table, one row each. After the end of a match the next one begins at once.

    Its arrays are written in place by every step; copy what is to be kept. `observations`, `legal` and `turns` are of
    the seat to act, after an end that of the new match; `rewards` (of all seats) and `terminations` of the step.
    Row n depends on the seed, on n and on the actions in it: not on other rows, nor on the threads.
    """

    def __init__(self, game: Game | str, num_envs: int, seed: int = 0, threads: int = 1, **options: Any):
        rows = self._rows = Rows(game, num_envs, options)
        self.game, self.face, self.num_envs, self.num_actions = rows.game, rows.face, num_envs, rows.num_actions
        self.observations, self.legal, self.num_legal = rows.observations, rows.legal, rows.num_legal
        self.turns, self.rewards, self.terminations = rows.turns, rows.rewards, rows.terminations
        self._vector = specialise("vector", rows.game.rules)
        self._taken = np.zeros(threads, np.int64)  # how many rows of each thread's part are taken
        self._arrays = [(*rows.arrays, *rows.scratch()) for _ in range(threads)]
        self._others = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New matches in all rows."""
        self._rows.shuffle(seed)
        self._choice = generators(seed, self.num_envs, CHOICE)
        self.rewards[:] = 0
        self.terminations[:] = False
        self._vector.reset(*self._arrays[0])

    def step(self, actions: Actions) -> None:
        """Play an action in every match. One that is not legal is a `ValueError`, and a `reset` the way on."""
        self._rows.take(actions)
        wrong = min(self._by_all(self._step))
        if wrong < self.num_envs:
            raise ValueError(f"action {self._rows.actions[wrong]} is not legal in match {wrong}")

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each match, any as likely as another, in an array that is used again."""
        self._by_all(self._choose)
        return self._rows.actions

    def masks(self) -> NDArray[np.uint8]:
        """For every match and action whether (1 or 0) it is legal."""
        return self._rows.masks()

    def _step(self, thread: int) -> int:
        wrong: int = self._vector.step(thread, self._taken, *self._arrays[thread])
        return wrong

    def _choose(self, thread: int) -> None:
        self._vector.choose_random(thread, self._taken, self.legal, self.num_legal, self._choice, self._rows.actions)

    def _by_all(self, work: Callable[[int], T]) -> list[T]:
        """Work that the threads share, of which one is the caller's."""
        self._taken.fill(0)
        if self._others is None:
            return [work(0)]
        rest = [self._others.submit(work, thread) for thread in range(1, len(self._arrays))]
        own = work(0)
        return [own, *(each.result() for each in rest if not each.cancel())]  # who has not begun finds nothing to do
