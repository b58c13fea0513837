"""PettingZoo: `env("shokoba", seats=3)` is a match as an AEC environment, one agent a seat.

As in `pettingzoo.classic`, an observation is a dictionary of `observation` and `action_mask`, and nobody but the agent
to act has legal actions. The seed of `reset` deals what `game.new(seed=…)` deals.
"""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludotheque.research.picture import agent_names, picture
from ludotheque.research.rollout import Rollout

Observation: TypeAlias = dict[str, Any]
Action: TypeAlias = int | np.integer[Any] | None

ILLEGAL = -1.0  # no match lost costs more


def env(game: str, **kwargs: Any) -> AECEnv[str, Observation, Action]:
    """A match in PettingZoo's usual wrappers: an illegal action ends it and costs who played it 1."""
    terminating = wrappers.TerminateIllegalWrapper(raw_env(game, **kwargs), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


class raw_env(AECEnv[str, Observation, Action], EzPickle):  # noqa: N801 (so PettingZoo calls it)
    """A match of a game at a table with these options. With `max_cycles` it is broken off when an agent that has acted
    so often would be to act again."""

    def __init__(self, game: str, render_mode: str | None = None, max_cycles: int | None = None, **options: Any):
        EzPickle.__init__(self, game, render_mode, max_cycles, **options)
        super().__init__()  # type: ignore[no-untyped-call]
        self._match = Rollout(game, **options)
        self._chance: np.random.Generator | None = None  # of the matches that are begun without a seed
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        face = self._match.face
        self.possible_agents = agent_names(self._match)
        self.agents = []
        self.action_spaces = {agent: spaces.Discrete(face.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(0, 255, (face.length,), np.uint8),
                action_mask=spaces.Box(0, 1, (face.actions,), np.int8),
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed the next of those that follow from the seed before."""
        if seed is not None or self._chance is None:
            self._chance, deal = seeding.np_random(seed)
        else:
            deal = int(self._chance.integers(1 << 62))
        self._match.reset(deal)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._go_on()

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose match is over does nothing"
        self._match.step(int(action))
        self._acted[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._match.rewards(), strict=True))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Who is to act now, or that it is over."""
        turn = self._match.turn
        if turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[turn]
            if self._acted[self.agent_selection] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        own = self._match.turn == seat
        mask = self._match.mask() if own else np.zeros(self._match.face.actions, np.int8)
        return {"observation": self._match.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        """What the player to act sees, and at the end what everybody does."""
        drawn = picture(self._match, self._match.turn)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """There is nothing to close; PettingZoo wants it said."""
