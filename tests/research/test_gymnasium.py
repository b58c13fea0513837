"""Gymnasium's own checks hold for every game; and the learner plays a match as anybody does."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludotheque
from ludotheque.bots import Bot
from ludotheque.contract.errors import UnknownName
from ludotheque.research.gymnasium import LearnerEnv

GAMES = ludotheque.games()


def made(game: str, **kwargs: Any) -> LearnerEnv:
    env = gymnasium.make(f"ludotheque/{game.capitalize()}-v0", **kwargs).unwrapped
    assert isinstance(env, LearnerEnv)
    return env


def first_legal(info: dict[str, Any]) -> np.int64:
    return np.int64(info["action_mask"].argmax())


def play(env: LearnerEnv, seed: int) -> list[bytes]:
    """A whole match by first legal actions: what the learner saw, and its reward at last."""
    observation, info = env.reset(seed=seed)
    seen, over = [observation.tobytes()], False
    while not over:
        observation, reward, over, _, info = env.step(first_legal(info))
        seen.append(observation.tobytes())
    return [*seen, str(reward).encode()]


@pytest.mark.parametrize("kwargs", [{}, {"seats": 3, "opponent": ("random", "greedy")}], ids=["two", "three"])
@pytest.mark.parametrize("game", GAMES)
def test_the_environment_is_as_gymnasium_wants_it(game: str, kwargs: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(game, **kwargs))


def test_the_name_alone_is_enough_where_it_says_who_registers_it() -> None:
    program = """
import gymnasium
print(gymnasium.make("ludotheque.research.gymnasium:ludotheque/Ido-v0", seats=4).reset(seed=1)[0].dtype)
print([name for name in gymnasium.registry if name.startswith("ludotheque")])
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["uint8", str([f"ludotheque/{game.capitalize()}-v0" for game in GAMES])]


def test_a_specification_can_be_written_down_and_read() -> None:
    written = made("igo", opponent="random", target=2).spec
    assert written is not None
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(written.to_json())).unwrapped
    assert isinstance(again, LearnerEnv)
    assert play(again, 1) == play(made("igo", opponent="random", target=2), 1)


@pytest.mark.parametrize("opponent", ["greedy", "beginner", "expert@30"])
def test_the_same_seed_gives_the_same_match(opponent: str) -> None:
    env = made("shokoba", opponent=opponent)
    assert play(env, 1) == play(env, 1) == play(made("shokoba", opponent=opponent), 1)
    assert play(env, 1) != play(env, 2)


def test_the_seat_is_drawn_by_lot_unless_one_is_wanted() -> None:
    drawn = made("shokoba", seats=3)
    assert {(drawn.reset(seed=seed), drawn.seat)[1] for seed in range(20)} == {0, 1, 2}
    wanted = made("shokoba", seats=3, seat=2)
    assert {(wanted.reset(seed=seed), wanted.seat)[1] for seed in range(20)} == {2}


def test_opponents_sit_in_the_order_in_which_they_follow_the_learner() -> None:
    env = made("stratheos", seats=4, seat=2, opponent=("random", "greedy", "club"))
    env.reset(seed=1)
    assert {seat: bot.level.name for seat, bot in env.bots.items()} == {3: "random", 0: "greedy", 1: "club"}
    env = made("stratheos", seats=3, seat=0, opponent="beginner")
    env.reset(seed=1)
    assert {seat: bot.level.name for seat, bot in env.bots.items()} == {1: "beginner", 2: "beginner"}


def test_bots_are_told_what_their_seat_knows_and_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    env = made("shokoba", opponent="greedy", seat=0)
    decide, told, hidden = Bot.decide, [], []

    def watched(bot: Bot, known: Any, budget: float = 1.0, played: Any = None) -> int:
        assert np.array_equal(known, bot.game.masked(env._match.position, 1))
        hidden.append(not np.array_equal(known, env._match.position))
        told.append(len(played))
        return decide(bot, known, budget, played)

    monkeypatch.setattr(Bot, "decide", watched)
    play(env, 1)
    assert told == sorted(set(told))
    assert hidden.count(True) > 20


def test_the_reward_is_for_the_match_and_comes_at_its_end() -> None:
    env, worth = made("shokoba", opponent="random"), []
    for seed in range(30):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, truncated, info = env.step(first_legal(info))
            assert not truncated
            assert over or reward == 0
        worth.append(reward)
        assert reward == env._match.rewards()[env.seat]
        assert not info["action_mask"].any()
    assert set(worth) == {-1.0, 0.0, 1.0}


def test_an_illegal_action_loses_the_match() -> None:
    env = made("ido")
    _, info = env.reset(seed=1)
    _, reward, over, truncated, info = env.step(np.int64(info["action_mask"].argmin()))
    assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_a_match_that_ends_before_the_learner_acts_is_none_of_its() -> None:
    env = made("igo", opponent="random", target=1)
    for seed in range(100):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


@pytest.mark.parametrize(
    ("kwargs", "error", "why"),
    [
        ({"seats": 3, "opponent": ("greedy",)}, ValueError, "1 opponents at a table with 2 seats for them"),
        ({"opponent": "gredy"}, UnknownName, "greedy"),
        ({"seat": 2}, ValueError, "no seat 2 at a table of 2"),
    ],
)
def test_a_table_that_cannot_be_is_refused(kwargs: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        LearnerEnv("shokoba", **kwargs)


def test_what_is_shown_is_what_the_learner_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = made("igo", render_mode="ansi", seat=1)
    env.reset(seed=1)
    match = env._match
    view = match.game.view(match.game.seen(match.position, 1), 1, match.face.options, len(match.played))
    drawn = match.game.drawn(view, ["player_0", "player_1"])
    assert env.render() == drawn
    made("igo", render_mode="human", seat=1).reset(seed=1)
    assert capsys.readouterr().out == drawn + "\n"


def test_gymnasium_can_step_several_against_bots_that_think() -> None:
    envs = gymnasium.make_vec("ludotheque/Igo-v0", num_envs=3, vectorization_mode="sync", opponent="beginner")
    observations, info = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert [row.tobytes() for row in observations] == [
        play(made("igo", opponent="beginner"), 1 + n)[0] for n in range(3)
    ]
    for _ in range(20):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
        assert info["action_mask"].shape == (3, envs.single_action_space.n)


def test_whoever_asks_for_action_masks_gets_what_is_legal_through_the_wrappers() -> None:
    """As sb3-contrib does; that MaskablePPO learns with them is seen by examples/learn_with_ppo.py."""
    env = gymnasium.make("ludotheque/Shokoba-v0")
    masks = env.get_wrapper_attr("action_masks")
    _, info = env.reset(seed=1)
    for _ in range(20):
        assert (masks().dtype, masks().shape) == (np.bool_, info["action_mask"].shape)
        assert np.array_equal(masks(), info["action_mask"])
        *_, info = env.step(first_legal(info))
