"""Gymnasium: a learner among our bots. Importing this file registers an environment for every game on the shelf:
`gymnasium.make("ludotheque/Shokoba-v0", opponent="greedy")`, or `make_vec` for many of them (`learners.py`).

The legal actions are in `info["action_mask"]`; `action_masks()` gives them to learners that ask so (sb3-contrib).
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.bots import bot, level_called
from ludotheque.registry import games
from ludotheque.research.face import Observation
from ludotheque.research.picture import picture
from ludotheque.research.rollout import Rollout

ILLEGAL = -1.0  # no match lost costs more


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """A match from the learner's seat, which is drawn by lot for every match unless one is given. In the other seats
    sit bots: all of one level, or one each, named in the order in which they follow the learner.

    An illegal action ends the match as lost. One that ends before the learner is ever to act (it can in I Go!) is
    nothing to learn from: another is dealt.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        opponent: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ):
        self._match = Rollout(game, **options)
        face, others = self._match.face, self._match.face.seats - 1
        self._opponents = [opponent] * others if isinstance(opponent, str) else list(opponent)
        if len(self._opponents) != others:
            raise ValueError(f"{len(self._opponents)} opponents at a table with {others} seats for them")
        for level in self._opponents:
            level_called(level)
        check_seat(seat, face.seats)
        self._wanted_seat, self.render_mode = seat, render_mode
        self.observation_space = spaces.Box(0, 255, (face.length,), np.uint8)
        self.action_space = spaces.Discrete(face.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._deal()
        while self._match.turn is None:
            self._deal()
        self._show()
        return self._match.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            return self._match.observation(self.seat), ILLEGAL, True, False, self._info() | {"illegal": True}
        self._play(int(action))
        self._let_the_others_play()
        self._show()
        reward, over = self._match.rewards()[self.seat], self._match.turn is None
        return self._match.observation(self.seat), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """For every action whether it is legal; none is when the match is over."""
        return self._match.mask().view(np.bool_)

    def render(self) -> str | None:
        """What the learner sees."""
        drawn = picture(self._match, self.seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._match.mask()}

    def _deal(self) -> None:
        """A new match, up to the learner's first decision."""
        seats = self._match.face.seats
        self.seat = int(self.np_random.integers(seats)) if self._wanted_seat is None else self._wanted_seat
        self._match.reset(int(self.np_random.integers(1 << 62)))
        self._codes: list[int] = []  # the moves so far, as bots are told them
        self.bots = {
            (self.seat + place) % seats: bot(level, self._match.game, int(self.np_random.integers(1 << 62)))
            for place, level in enumerate(self._opponents, start=1)
        }
        self._let_the_others_play()

    def _let_the_others_play(self) -> None:
        match = self._match
        while (turn := match.turn) is not None and turn != self.seat:
            known = match.game.masked(match.position, turn)
            code = self.bots[turn].decide(known, played=self._codes)
            self._play(match.face.action_of(code, match.position))

    def _play(self, action: int) -> None:
        self._codes.append(self._match.face.code_of(action, self._match.position))
        self._match.step(action)


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and seat not in range(seats):
        raise ValueError(f"no seat {seat} at a table of {seats}: they are numbered from 0")


for _game in games():
    gymnasium.register(
        f"ludotheque/{_game.capitalize()}-v0",
        entry_point=f"{__name__}:LearnerEnv",
        vector_entry_point="ludotheque.research.learners:LearnersEnv",
        kwargs={"game": _game},
    )
