"""Resampling is honest; and our test sees what OpenSpiel's does not: resampling that keeps true cards."""

from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest

import ludotheque
from ludotheque.kernel import new_rng
from ludotheque.research.openspiel import load_position, register
from tests.research.endings import ending
from tests.research.honesty import (
    Resample,
    accept_as_openspiel_does,
    by_information,
    decisions,
    depends_on_what_is_hidden,
    is_fair,
    sampler,
)
from tests.research.toy import last_tricks

register()


def ours(state: Any, player: int, random: Any) -> Any:
    return state.resample_from_infostate(player, random)


def keeps_everything(state: Any, player: int, random: Any) -> Any:
    return state.clone()


def keeps_the_history(state: Any, player: int, random: Any) -> Any:
    """Other cards, but a history in which chance named the true ones."""
    other = state.clone()
    other.moment = ours(state, player, random).moment
    return other


def keeps_what_others_have_seen(state: Any, player: int, random: Any) -> Any:
    other = ours(state, player, random)
    other.moment = replace(other.moment, trails=state.moment.trails)
    return other


DISHONEST = [keeps_everything, keeps_the_history, keeps_what_others_have_seen]


@pytest.fixture(scope="module")
def tricks() -> list[Any]:
    return decisions(last_tricks().new_initial_state())


def groups(states: list[Any]) -> list[tuple[int, list[Any]]]:
    """For each player the states that it cannot tell apart, where there are several."""
    return [(player, alike) for player in range(2) for alike in by_information(states, player) if len(alike) > 1]


def test_whoever_cannot_tell_states_apart_imagines_the_same_worlds_in_them(tricks: list[Any]) -> None:
    assert len(groups(tricks)) > 50
    assert not any(depends_on_what_is_hidden(ours, alike, player) for player, alike in groups(tricks))


def test_every_world_that_can_be_is_imagined_as_often_as_it_is_likely(tricks: list[Any]) -> None:
    largest = sorted(groups(tricks), key=lambda group: len(group[1]))[-4:]
    for player, alike in largest:
        is_fair(ours, alike, player, 300)


@pytest.mark.parametrize("dishonest", DISHONEST)
def test_resampling_that_keeps_something_true_is_caught(dishonest: Resample, tricks: list[Any]) -> None:
    accept_as_openspiel_does(dishonest, tricks)
    assert any(depends_on_what_is_hidden(dishonest, alike, player) for player, alike in groups(tricks))


def test_a_world_that_is_always_the_true_one_is_not_fair(tricks: list[Any]) -> None:
    player, alike = max(groups(tricks), key=lambda group: len(group[1]))
    with pytest.raises(AssertionError, match="chi-square"):
        is_fair(keeps_everything, alike, player, 300)


def test_shokoba_with_two_deals_to_come() -> None:
    """Hands of one card and six to be dealt: the worlds of the first decision of each seat."""
    game = load_position(ending([["S9"], ["S10"]], undealt=["S1", "S1", "S3", "R4", "S5", "S6"]))
    states = [game.new_initial_state()]
    for _ in range(2):
        states = [state.child(lot) for state in states for lot in state.legal_actions()]
    assert len(states) == 8 * 7
    for alike in by_information(states, 0):
        assert not depends_on_what_is_hidden(ours, alike, 0)
        assert depends_on_what_is_hidden(keeps_everything, alike, 0)
        is_fair(ours, alike, 0, 100)


def some_decisions(name: str, many: int) -> list[Any]:
    """States of a random match."""
    random = np.random.RandomState(3)
    found: list[Any] = []
    while len(found) < many:
        state = pyspiel.load_game(name, {"chance": "sampled"}).new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and random.randint(3) == 0:
                found.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    return found[:many]


@pytest.mark.parametrize("name", ludotheque.games())
def test_in_every_game_another_world_of_a_player_is_resampled_to_the_same(name: str) -> None:
    states = some_decisions(f"ludotheque_{name}", 12)
    accept_as_openspiel_does(ours, states)
    different = 0
    for number, state in enumerate(states):
        game = state.get_game().ours
        for player in range(2):
            world = game.masked(state.moment.position, player)
            game.kernel.fill(world, new_rng(number))
            other = state.clone()
            other.moment = replace(state.moment, position=world)
            different += str(other) != str(state)
            assert not depends_on_what_is_hidden(ours, [state, other], player)
            assert ours(state, player, sampler(1)).history() == []
    hidden = pyspiel.load_game(f"ludotheque_{name}").get_type().information
    assert (different > 12) == (hidden == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


def test_chance_imagines_nothing() -> None:
    with pytest.raises(ValueError, match="only where a player is to act"):
        last_tricks().new_initial_state().resample_from_infostate(0, sampler(1))
