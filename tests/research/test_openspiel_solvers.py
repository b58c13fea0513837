"""OpenSpiel's own algorithms on our games come to values that are known otherwise."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

from ludotheque.research.openspiel import load_position
from tests.research.endings import best, best_before_the_deal, ending
from tests.research.toy import last_tricks

HIDDEN, TABLE = ["R5", "D7", "S2", "R9"], ["S4", "S3", "R1"]


def solved(game: Any, iterations: int) -> tuple[float, float]:
    """What CFR+ finds a game to be worth to seat 0, and how much could be gained against its play."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    return float(values[0]), float(exploitability.exploitability(game, found))


def test_cfr_finds_what_the_last_deal_of_shokoba_is_worth() -> None:
    game = load_position(ending([HIDDEN[:2], HIDDEN[2:]], TABLE), merge=1000)
    worth, gain = solved(game, 30)
    assert gain < 0.002
    assert worth == pytest.approx(best_before_the_deal(HIDDEN, TABLE), abs=0.002)
    assert best_before_the_deal(HIDDEN, TABLE) == 0.5


def test_cfr_knows_hidden_cards_no_better_than_the_players() -> None:
    """The leader's ten hands are ten decisions, whatever the other holds. (The value alone would not show it: linear
    programming gives the same with open cards.)"""
    game = last_tricks()
    worth, gain = solved(game, 60)
    assert gain < 0.001
    assert worth == pytest.approx(-1 / 6, abs=0.001)
    first = dealt(game)
    assert len(first) == 30
    assert len({state.information_state_string() for state in first}) == 10


def dealt(game: Any) -> list[Any]:
    """The states after each deal of the hidden cards."""
    start = game.new_initial_state()
    return [start.child(lot) for lot, _ in start.chance_outcomes()]


def keeps_its_worth(state: Any, action: int) -> bool:
    """Whether a move gives nothing away, by trying everything with open cards."""
    match = state.get_game().ours.load(
        {"game": "shokoba", "options": {}, "seats": 2, **state.get_game().ours.document(state.moment.position)}, seed=0
    )
    worth = best(match)
    match.play(state.action_to_string(action))
    return best(match) == worth


def test_mcts_plays_every_last_deal_right() -> None:
    game = load_position(ending([HIDDEN[:2], HIDDEN[2:]], TABLE), merge=1000)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 200, evaluator, random_state=np.random.RandomState(2))
    assert all(keeps_its_worth(state, bot.step(state)) for state in dealt(game))


def test_the_compiled_mcts_plays_too_where_it_keeps_pythons_lock() -> None:
    game = load_position(ending([HIDDEN[:2], HIDDEN[2:]], TABLE), merge=1000)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 200, 10, True, 2, False)
    assert all(keeps_its_worth(state, bot.step_with_policy(state)[1]) for state in dealt(game))


def test_ismcts_plays_every_last_deal_right() -> None:
    game = load_position(ending([HIDDEN[:2], HIDDEN[2:]], TABLE), merge=1000)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    most = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 300, random_state=np.random.RandomState(2), final_policy_type=most)
    assert all(keeps_its_worth(state, bot.step(state)) for state in dealt(game))
