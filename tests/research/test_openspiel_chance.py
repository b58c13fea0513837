"""Chance in OpenSpiel is the games' own chance: every deal once, with its odds, whatever the nodes look like."""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pyspiel
import pytest

from ludotheque.kernel import new_rng
from ludotheque.research.openspiel import load_position
from ludotheque.testing.chance import fair
from tests.research.endings import ending
from tests.research.toy import last_tricks, toy


def deals(state: Any, likely: float = 1.0) -> Counter[str]:
    """All first decisions that chance can lead to, with their odds."""
    if not state.is_chance_node():
        return Counter({str(state): likely})
    found: Counter[str] = Counter()
    for lot, odds in state.chance_outcomes():
        found.update(deals(state.child(lot), likely * odds))
    return found


@pytest.mark.parametrize("merge", [0, 30, 2000])
def test_every_deal_is_as_likely_as_the_rules_say_however_its_draws_are_put_together(merge: int) -> None:
    """TOY-2: one of two leaders, two of nine cards, two of the other seven."""
    found = deals(pyspiel.load_game("ludotheque_toy", {"merge": merge}).new_initial_state())
    assert len(found) == 2 * 36 * 21
    assert list(found.values()) == pytest.approx([1 / 1512] * 1512)


def nodes(state: Any) -> int:
    """Chance nodes on the way to the first decision, the longest way."""
    return 1 + max(nodes(state.child(lot)) for lot in state.legal_actions()) if state.is_chance_node() else 0


def test_an_event_with_few_courses_is_one_node() -> None:
    games = [pyspiel.load_game("ludotheque_toy", {"merge": merge}) for merge in (0, 30, 2000)]
    assert [nodes(game.new_initial_state()) for game in games] == [5, 4, 1]


def test_equal_cards_are_one_outcome_when_merged() -> None:
    hidden = ["S5", "S5", "S5", "R9"]
    game = load_position(ending([hidden[:2], hidden[2:]]), merge=100)
    assert [odds for _, odds in game.new_initial_state().chance_outcomes()] == pytest.approx([0.5, 0.5])


def test_a_deal_in_the_middle_of_a_match_comes_after_the_move_that_brings_it() -> None:
    undealt = ["S1", "S2", "S3", "S4", "S5", "S6"]
    state = load_position(ending([["S9"], ["S10"]], undealt=undealt), merge=1000).new_initial_state()
    for _ in range(3):
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    assert [taken.player for taken in state.full_history()] == [pyspiel.PlayerId.CHANCE, 0, 1]
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 20] * 20)
    state.apply_action(19)
    assert state.current_player() == 0
    assert len(state.legal_actions()) == 3


def test_sampled_chance_deals_fairly_and_the_same_history_deals_the_same() -> None:
    game = pyspiel.load_game("ludotheque_toy(chance=sampled)")
    random = np.random.RandomState(1)
    leaders: Counter[int] = Counter()
    hands: Counter[str] = Counter()
    for _ in range(1500):
        state = game.new_initial_state()
        while state.is_chance_node():
            assert len(state.chance_outcomes()) == 256
            state.apply_action(random.randint(256))
        again = game.new_initial_state()
        for lot in state.history():
            again.apply_action(lot)
        assert str(again) == str(state)
        dealt = toy.document(state.moment.position)
        leaders[dealt["leader"]] += 1
        hands["".join(dealt["hands"][1])] += 1
    fair(leaders, dict.fromkeys(range(2), 1 / 2))
    fair(hands, {"".join(hand): 1 / 36 for hand in combinations("123456789", 2)})


def test_what_draws_nothing_is_no_chance_node() -> None:
    state = last_tricks().new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])


def test_a_sampled_event_is_the_rules_own_with_a_generator_of_what_chance_said() -> None:
    game = pyspiel.load_game("ludotheque_toy(chance=sampled)")
    state = game.new_initial_state()
    for lot in (7, 0, 255):
        state.apply_action(lot)
    position = np.zeros(toy.kernel.WORDS, np.int64)
    toy.kernel.setup(position, toy.encode(toy.agree({})), new_rng(7, 0, 255))
    assert state.moment.position.tolist() == position.tolist()
