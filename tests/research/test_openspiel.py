"""Our games pass OpenSpiel's own tests, and are in OpenSpiel what they are here."""

import json
import pickle
import random
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import ludotheque
from ludotheque.research import Rollout
from ludotheque.research.openspiel import load_position, parameters, register
from tests.research.endings import ending

register()
flags.FLAGS.mark_as_parsed()

TABLES = {
    "shokoba": "ludotheque_shokoba(players=3,edition=classic)",
    "igo": "ludotheque_igo(target=1)",
    "ido": "ludotheque_ido(players=3,turn_limit=20)",
    "stratheos": "ludotheque_stratheos(players=3,turn_limit=10)",
}


def with_chance(table: str, chance: str) -> str:
    return table.replace(")", f",chance={chance})")


def test_every_game_has_a_table_here() -> None:
    assert sorted(TABLES) == ludotheque.games()
    assert {f"ludotheque_{name}" for name in TABLES} <= set(pyspiel.registered_names())


def random_match(game: Any, seed: int) -> list[Any]:
    """The states of a random match."""
    chooser = np.random.RandomState(seed)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(chooser.choice(states[-1].legal_actions())))
    return states


# OpenSpiel's tests


@pytest.mark.parametrize("table", TABLES.values())
@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_random_matches_of_openspiels_simulation_test(table: str, chance: str) -> None:
    game = pyspiel.load_game(with_chance(table, chance))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("table", TABLES.values())
def test_random_matches_of_openspiels_python_simulation_test(table: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(table))


@pytest.mark.parametrize("table", TABLES.values())
def test_openspiels_test_of_the_interface(table: str) -> None:
    """With sampled chance: its 400 states would all lie within an explicit deal of I Go!."""
    random.seed(1)
    game = pyspiel.load_game(with_chance(table, "sampled"))
    case = type("OfOurs", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": table})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert result.errors + result.failures + result.skipped == []


@pytest.mark.parametrize("table", TABLES.values())
def test_a_playthrough_of_openspiel_replays(table: str, tmp_path: Path) -> None:
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(table, [], seed=7), "utf-8")
    written, again = generate_playthrough.replay(str(path))
    assert again == written
    assert "IsTerminal() = True" in written


# Parameters


@pytest.mark.parametrize("name", ludotheque.games())
def test_every_way_to_play_can_be_said_in_parameters(name: str) -> None:
    game = ludotheque.game(name)
    for options in game.variants.values():
        agreed = game.agree({"seats": game.seats_for(options)[-1], **options})
        spelled = parameters.parameters_of(game, agreed)
        table = f"ludotheque_{name}({','.join(f'{name}={value}' for name, value in spelled.items())})"
        loaded = pyspiel.load_game(table)
        assert loaded.tree.face.options == agreed
        assert str(pyspiel.load_game(str(loaded))) == str(loaded)


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ludotheque.OptionError, match="SHO-34"):
        pyspiel.load_game("ludotheque_shokoba(players=3,teams=True)")
    with pytest.raises(ValueError, match="explicit or sampled"):
        pyspiel.load_game("ludotheque_shokoba(chance=none)")


def test_a_position_goes_with_its_table() -> None:
    position = parameters.written(ending([["S9"], ["S10"]]).dump())
    with pytest.raises(ValueError, match="another table"):
        pyspiel.load_game("ludotheque_shokoba", {"position": position, "players": 3})


def test_a_position_is_read_back_from_the_name_of_its_game() -> None:
    game = load_position(ending([["S9", "R1"], ["S10", "R5"]], ["S3"]), merge=100)
    again = pyspiel.load_game(str(game))
    assert [str(state) for state in random_match(again, 1)] == [str(state) for state in random_match(game, 1)]


# The same game


@pytest.mark.parametrize("name", ludotheque.games())
def test_actions_observations_and_returns_are_those_of_a_rollout(name: str) -> None:
    states = random_match(pyspiel.load_game(with_chance(TABLES[name], "sampled")), 5)
    tree = states[0].get_game().tree
    rollout = Rollout(name, **tree.face.options)
    for state in states:
        if state.is_chance_node():
            continue
        rollout.position = state.moment.position
        assert state.legal_actions() == rollout.legal_actions()
        assert [state.action_to_string(action) for action in state.legal_actions()] == [
            rollout.text(action) for action in rollout.legal_actions()
        ]
        for seat in range(tree.seats):
            assert state.observation_tensor(seat) == rollout.observation(seat).tolist()
        assert state.returns() == rollout.rewards()
    assert states[-1].move_number() > 5


def test_an_observation_comes_in_the_parts_of_the_layout() -> None:
    state = random_match(pyspiel.load_game(TABLES["shokoba"]), 1)[30]
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    face = state.get_game().tree.face
    seen = face.observe(state.moment.position, 2)
    assert list(observation.dict) == [part.name for part in face.layout]
    for name, place in face.places().items():
        assert observation.dict[name].tolist() == seen[place].tolist()


def test_public_and_private_observations_are_what_all_see_and_what_one_alone_does() -> None:
    state = random_match(pyspiel.load_game(TABLES["shokoba"]), 1)[30]
    kinds = pyspiel.PrivateInfoType
    alone = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=kinds.SINGLE_PLAYER)
    public = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=kinds.NONE)
    hand = ludotheque.game("shokoba").document(state.moment.position)["hands"][0]
    assert hand
    assert make_observation(state.get_game(), alone).string_from(state, 0) == json.dumps({"hand": hand})
    assert not json.loads(make_observation(state.get_game(), public).string_from(state, 0))["hand"]


# States


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_a_history_replays_to_the_same_state(chance: str) -> None:
    states = random_match(pyspiel.load_game(with_chance(TABLES["stratheos"], chance)), 2)
    again = states[0].get_game().new_initial_state()
    for state, action in zip(states, states[-1].history(), strict=False):
        assert str(again) == str(state)
        again.apply_action(action)
    assert str(again) == str(states[-1])
    seats = range(3)
    assert [again.information_state_string(seat) for seat in seats] == [
        states[-1].information_state_string(seat) for seat in seats
    ]


def test_a_clone_goes_its_own_way() -> None:
    state = random_match(pyspiel.load_game(TABLES["igo"]), 1)[-3]
    before, known = str(state), state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == (before, known)
    assert str(clone) != before


def test_perfect_recall_whoever_cannot_tell_moments_apart_has_come_the_same_way() -> None:
    """In a whole tree: equal information of the player to act means equal information and actions before."""
    hidden = ["S5", "S6", "R9", "D7"]
    game = load_position(ending([hidden[:2], hidden[2:]], ["S4", "S3"]))
    ways: dict[str, Any] = {}

    def walk(state: Any, taken: tuple[tuple[Any, ...], ...]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        if player >= 0:
            known = state.information_state_string()
            assert ways.setdefault(known, taken[player]) == taken[player]
        for action in state.legal_actions():
            after = taken
            if player >= 0:
                after = tuple((*way, known, action) if seat == player else way for seat, way in enumerate(taken))
            walk(state.child(action), after)

    walk(game.new_initial_state(), ((), ()))
    assert len(ways) > 40


def test_pickles_are_read_by_a_process_that_has_not_heard_of_us(tmp_path: Path) -> None:
    state = random_match(pyspiel.load_game(TABLES["shokoba"]), 1)[20]
    (tmp_path / "pickle").write_bytes(pickle.dumps((state.get_game(), state)))
    program = "import pickle, sys; print(*pickle.load(open(sys.argv[1], 'rb')), sep='\\n')"
    read = subprocess.run([sys.executable, "-c", program, str(tmp_path / "pickle")], capture_output=True, text=True)
    assert (read.returncode, read.stderr) == (0, "")
    assert read.stdout.splitlines() == [str(state.get_game()), str(state)]
