"""PettingZoo's own tests of every game (the one of cycles with what it lacks); and a match there is a match here."""

import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper, turn_based_aec_to_parallel

import ludotheque
from ludotheque.research.pettingzoo import env, raw_env

GAMES = ludotheque.games()
DICTIONARIES = {  # what `api_test` says of all dictionaries but those of environments that it knows by name
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
EVENLY = {  # seeds of play in which both agents act equally often: in our cycles, and in those of a parallel one
    "shokoba": (0, 0),
    "igo": (2, 2),
    "ido": (0, 0),
    "stratheos": (4, 10),
}


class Steady(BaseWrapper[str, Any, Any]):
    """The same matches every time: PettingZoo's tests begin and sample without seeds."""

    def __init__(self, env: AECEnv[str, Any, Any], seed: int = 0):
        super().__init__(env)
        self._own_seed = seed
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(100 * seed + number)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(self._own_seed if seed is None else seed, options)


class Legal(spaces.Discrete):
    """Samples only legal actions, for `max_cycles_test` does not ask for masks."""

    def __init__(self, env: AECEnv[str, Any, Any], agent: str, seed: int):
        super().__init__(int(env.action_space(agent).n), seed=seed)
        self._env, self._agent = env, agent

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        return super().sample(self._env.observe(self._agent)["action_mask"])


class Legally(Steady):
    def __init__(self, env: AECEnv[str, Any, Any], seed: int):
        super().__init__(env, seed)
        self._legal = {agent: Legal(env, agent, seed + number) for number, agent in enumerate(env.possible_agents)}

    def action_space(self, agent: str) -> Legal:
        return self._legal[agent]


def play_on(env: AECEnv[str, Any, Any], moves: int) -> list[tuple[str, int]]:
    """Some moves, each the first legal one: who played what."""
    played = []
    for agent in env.agent_iter(moves):
        observation, _, termination, truncation, _ = env.last()
        action = None if termination or truncation else int(observation["action_mask"].argmax())
        played.append((agent, action))
        env.step(action)
    return played


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_pettingzoos(game: str) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(Steady(env(game)), num_cycles=100)
        api_test(Steady(env(game, seats=3)), num_cycles=100)
    assert {str(warning.message) for warning in warned} == DICTIONARIES


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_renders(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        render_test(lambda render_mode: Steady(env(game, render_mode=render_mode)))


@pytest.mark.parametrize("game", GAMES)
def test_max_cycles_break_a_match_off(game: str) -> None:
    """A cycle of ours is a move of each agent, one of a parallel environment made of it is a move. The seeds are
    chosen: in other play agents act unequally often, which PettingZoo's test does not expect."""
    one_by_one, at_once = EVENLY[game]

    def made(max_cycles: int, seed: int = one_by_one) -> Legally:
        return Legally(raw_env(game, max_cycles=max_cycles, seats=2), seed)

    def in_parallel(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(made(max_cycles // 2, at_once))

    max_cycles_test(SimpleNamespace(env=made, parallel_env=in_parallel))


def test_the_agent_that_has_used_up_its_moves_ends_the_match_for_all() -> None:
    match = env("shokoba", seats=3, max_cycles=2)
    match.reset(seed=1)
    play_on(match, 6)
    assert match.truncations == dict.fromkeys(match.possible_agents, True)
    assert match.terminations == dict.fromkeys(match.possible_agents, False)
    assert sorted(agent for agent, _ in play_on(match, 10)) == match.possible_agents


def test_a_match_is_the_one_of_the_same_seed() -> None:
    theirs, ours = env("shokoba", seats=3), ludotheque.game("shokoba").new(seed=7, seats=3)
    theirs.reset(seed=7)
    while (turn := ours.turn) is not None:
        observation, _, termination, _, _ = theirs.last()
        assert theirs.agent_selection == f"player_{turn}"
        assert not termination
        assert observation["action_mask"].sum() == len(ours.moves())
        ours.play(ours.moves()[0])
        theirs.step(int(observation["action_mask"].argmax()))
    winners = ours.result.winners if ours.result else []
    assert [theirs.rewards[agent] > 0 for agent in theirs.possible_agents] == [seat in winners for seat in range(3)]
    assert sum(theirs.rewards.values()) == pytest.approx(0)
    assert theirs.terminations == dict.fromkeys(theirs.possible_agents, True)


def test_without_a_seed_matches_follow_from_the_seed_before() -> None:
    def matches() -> list[bytes]:
        match, seen = env("shokoba"), []
        match.reset(seed=3)
        for _ in range(3):
            seen.append(match.observe("player_0")["observation"].tobytes())
            match.reset()
        return seen

    assert matches() == matches()
    assert len(set(matches())) == 3


def test_only_the_agent_to_act_has_legal_actions() -> None:
    match = env("stratheos", seats=4)
    match.reset(seed=1)
    for agent in match.possible_agents:
        assert match.observe(agent)["action_mask"].any() == (agent == match.agent_selection)


def test_an_illegal_action_ends_the_match_and_costs_who_played_it() -> None:
    match = env("igo", seats=3)
    match.reset(seed=1)
    culprit = match.agent_selection
    match.step(int(match.observe(culprit)["action_mask"].argmin()))
    assert match.terminations == dict.fromkeys(match.possible_agents, True)
    assert match.rewards == {agent: -1.0 if agent == culprit else 0 for agent in match.possible_agents}


def test_nothing_is_drawn_that_the_player_to_act_does_not_see() -> None:
    match = env("shokoba", render_mode="ansi")
    match.reset(seed=1)
    ours = ludotheque.game("shokoba").new(seed=1)
    assert str(match.render()) == ours.game.drawn(ours.view(ours.turn), match.possible_agents)
    assert str(match) == "shokoba_v0"


def test_an_environment_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(env("ido", seats=4, max_cycles=3)))
    sent.reset(seed=1)
    assert len(sent.agents) == 4
    assert len(play_on(sent, 1000)) <= 4 * 3 + 4
