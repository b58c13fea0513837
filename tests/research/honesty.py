"""Whether resampling is honest: by what comes out of it nobody can tell states apart that the player cannot."""

import pickle
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pyspiel

from ludotheque.testing.chance import fair

Resample = Callable[[Any, int, Callable[[], float]], Any]


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def accept_as_openspiel_does(resample: Resample, states: Iterable[Any]) -> None:
    """What OpenSpiel's own test asks (`ResampleInfostateTest` of `tests/basic_tests.cc`)."""
    for state in states:
        for player in range(state.num_players()):
            other = resample(state, player, sampler(1))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()


def told(state: Any) -> tuple[Any, ...]:
    """Everything that a searching program could read off a state."""
    players = range(state.num_players())
    known = [(state.information_state_string(player), state.observation_string(player)) for player in players]
    return str(state), state.history(), state.move_number(), known, pickle.dumps(state)


def depends_on_what_is_hidden(resample: Resample, alike: Sequence[Any], player: int, seeds: int = 3) -> bool:
    """Whether states that a player cannot tell apart are resampled to different ones with the same random numbers."""
    return any(
        len({repr(told(resample(state, player, sampler(seed)))) for state in alike}) > 1 for seed in range(seeds)
    )


def is_fair(resample: Resample, alike: Sequence[Any], player: int, times: int) -> None:
    """Of states that a player cannot tell apart (all of them, and all as likely) each is imagined as often."""
    worlds = Counter(str(state) for state in alike)
    fair(Counter(str(resample(alike[0], player, sampler(seed))) for seed in range(times)), worlds)


def decisions(state: Any) -> list[Any]:
    """All states of a tree where a player is to act."""
    if state.is_terminal():
        return []
    own = [] if state.is_chance_node() else [state]
    return own + [found for action in state.legal_actions() for found in decisions(state.child(action))]


def by_information(states: Iterable[Any], player: int) -> list[list[Any]]:
    """States that the player cannot tell apart, together."""
    groups: dict[str, list[Any]] = defaultdict(list)
    for state in states:
        groups[state.information_state_string(player)].append(state)
    return list(groups.values())
