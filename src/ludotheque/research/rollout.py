"""One match played by actions: what single-match adapters are made of."""

from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.game import Game
from ludotheque.kernel import new_rng
from ludotheque.registry import game as on_the_shelf
from ludotheque.research.face import Face, Observation


class Rollout:
    """A match by actions, for programs that play millions: no story, no refusals. The same seed and the same moves
    give the same cards as `game.new(seed=…)`.
    """

    def __init__(self, game: Game | str, seed: int = 0, **options: Any):
        self.game = on_the_shelf(game) if isinstance(game, str) else game
        self.face = Face(self.game, options)
        self._encoded = self.game.encode(self.face.options)
        self.position = np.zeros(self.game.kernel.WORDS, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """A new match at the same table."""
        self.seed = seed
        self.played: list[int] = []  # the actions so far
        self.game.kernel.setup(self.position, self._encoded, new_rng(seed, 0))

    def clone(self) -> "Rollout":
        """A copy that goes its own way."""
        other = copy(self)
        other.position, other.played = self.position.copy(), self.played.copy()
        return other

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the match is over."""
        return self.game.turn(self.position)

    def legal_actions(self) -> list[int]:
        return self.face.legal_actions(self.position)

    def mask(self) -> NDArray[np.int8]:
        """For every action whether (1 or 0) it is legal."""
        return self.face.mask(self.position)

    def step(self, action: int) -> None:
        """Play a legal action."""
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not legal here: {self.legal_actions()}")
        code = self.face.code_of(action, self.position)
        self.played.append(action)
        self.game.kernel.play(self.position, code, new_rng(self.seed, len(self.played)))

    def observation(self, seat: int) -> Observation:
        """What a seat knows, by the face's layout."""
        return self.face.observe(self.position, seat)

    def rewards(self) -> list[float]:
        """What a finished match was worth to each seat: twice its share less the mean share, so that all add up to 0
        and two players have 1 and −1. Nothing before the end."""
        if self.turn is not None:
            return [0.0] * self.face.seats
        shares = np.zeros(self.game.rules.SEATS)
        self.game.kernel.payoff(self.position, shares)
        own = shares[: self.face.seats]
        rewards: list[float] = (2 * (own - own.mean())).tolist()
        return rewards

    def text(self, action: int) -> str:
        """A legal action as a move is written."""
        return self.game.text(self.position, self.face.code_of(action, self.position))
