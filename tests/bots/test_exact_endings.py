"""The last cards of Shokoba are played exactly: as slow solvers do, one on the referee's rules."""

from random import Random

import numpy as np
import pytest

import ludotheque
from ludotheque.bots import bot
from ludotheque.bots.tree import Tree
from ludotheque.games.shokoba.advice import KNOWN
from ludotheque.kernel import new_rng
from tests.bots.shokoba_endings import Ending

GAME = ludotheque.game("shokoba")
TABLES = [
    {"seats": 2},
    {"seats": 2, "edition": "classic"},
    {"seats": 2, "equal_first": True},
    {"seats": 2, "oversight": True},
]
ENDINGS = 1000
MIXED = 120


def tree_with_opinion(opinion):
    """A searcher who thinks this of all others."""
    tree = Tree(GAME)
    tree.opinions[:] = opinion
    return tree


def worth(before):
    """What the gems after the round are worth to the two players: eight more than the other's gains are everything."""

    def lead(gems):
        gained = [after - own for after, own in zip(gems, before, strict=True)]
        ahead = gained[0] - gained[1]
        return [0.5 + ahead / 16, 0.5 - ahead / 16]

    return lead


def endings(options, many, chance):
    """Positions of random matches in which at most six cards are held and none is undealt; with oversight, four."""
    found = 0
    while found < many:
        match, wanted = GAME.new(seed=chance.randrange(1 << 32), **options), 0
        while match.turn is not None and found < many:
            position = match.dump()
            held = sum(map(len, position["hands"]))
            if held == 6 or not wanted:
                wanted = chance.randint(1, 4 if options.get("oversight") else 6)
            if held == wanted and not position["undealt"]:
                yield match
                found += 1
                wanted = 0
            match.play(chance.choice(match.moves()))


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_a_slow_solver_agrees_on_random_endings(options, part):
    tree = tree_with_opinion(-np.inf)  # nobody is greedy: all play best
    for match in endings(options, ENDINGS // len(TABLES) // 5, Random(part)):
        ending, mover = Ending(match.options, match.dump()), match.turn
        at_the_end = worth(ending.gems)
        expected = {move: ending.after(move).best(at_the_end)[mover] for move in match.moves()}
        values = tree.solve(match.view_record(mover), new_rng(1))
        found = {GAME.text(match.position, move): value for move, value in values.items()}
        assert found == pytest.approx(expected, abs=1e-12)


def expected_values(match, rounds, thinker, greediness, at_the_end):
    """What a round's end comes to for both when the other plays greedily so often, and best else: move by move."""
    if match.turn is None or GAME.record(match.position).rounds > rounds:
        return at_the_end(match.dump()["gems"])
    mover, found = match.turn, {}
    for move in match.moves():
        later = match.clone()
        later.play(move)
        found[move] = expected_values(later, rounds, thinker, greediness, at_the_end)
    best = max(found.values(), key=lambda values: values[mover])
    if mover == thinker:
        return best
    greedy = found[bot("greedy", GAME).choose(match.view_record(mover))]
    return [greediness * one + (1 - greediness) * other for one, other in zip(greedy, best, strict=True)]


def values_against(match, greediness):
    """What each move comes to for the player to act when the other plays greedily so often, and best else."""
    mover, rounds = match.turn, int(GAME.record(match.position).rounds)
    at_the_end, found = worth(match.dump()["gems"]), {}
    for move in match.moves():
        later = match.clone()
        later.play(move)
        found[move] = expected_values(later, rounds, mover, greediness, at_the_end)[mover]
    return found


def solved(match, opinion):
    values = tree_with_opinion(opinion).solve(match.view_record(match.turn), new_rng(1))
    return {GAME.text(match.position, move): value for move, value in values.items()}


@pytest.mark.parametrize("opinion", [KNOWN + 0.5, np.inf])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_of_a_greedy_player_a_greedy_reply_is_expected_where_that_is_worth_its_risk(options, opinion):
    """A move that could lose more than it promises comes to what it is sure of: beside the one that is sure of most."""
    for match in endings(options, MIXED // len(TABLES) // 2, Random(7)):
        sure, promised = values_against(match, 0), values_against(match, 1 / (1 + np.exp(-opinion)))
        most = max(sure.values())
        best = max(promised[move] for move, value in sure.items() if value == most)
        expected = {
            move: promised[move] if value == most or promised[move] - best >= most - value else value
            for move, value in sure.items()
        }
        assert solved(match, opinion) == pytest.approx(expected)


@pytest.mark.parametrize("opinion", [-1, 0, KNOWN])
def test_nothing_is_risked_against_players_who_are_not_known_to_be_greedy(opinion):
    for match in endings({"seats": 2}, 20, Random(8)):
        assert solved(match, opinion) == pytest.approx(values_against(match, 0))


def test_a_greedy_player_is_worth_some_risk_and_no_more():
    """In some endings a greedy reply promises more than best play; what is risked for it is never more than that."""
    risks = []
    for match in endings({"seats": 2}, 200, Random(9)):
        sure, chosen = solved(match, 0), solved(match, np.inf)
        best = max(chosen, key=chosen.get)
        risk = max(sure.values()) - sure[best]
        assert risk <= chosen[best] - max(sure.values())
        risks.append(risk)
    assert any(risks)


def test_only_an_ending_without_chance_and_secrets_is_solved():
    """With cards undealt, or two hidden hands, there is more than one world."""
    tree = Tree(GAME)
    for match in (GAME.new(seed=1), GAME.new(seed=1, seats=3)):
        assert tree.solve(match.view_record(match.turn), new_rng(1)) == {}


def test_a_plain_search_solves_nothing():
    match = next(endings({"seats": 2}, 1, Random(3)))
    assert Tree(GAME).solve(match.view_record(match.turn), new_rng(1))
    assert Tree(GAME, plain=True).solve(match.view_record(match.turn), new_rng(1)) == {}


def test_an_expert_plays_the_best_of_the_last_cards_and_says_what_they_come_to():
    expert = bot("expert@20", GAME, seed=1)
    for match in endings({"seats": 2}, 40, Random(3)):
        record = match.view_record(match.turn)
        values = Tree(GAME).solve(record, new_rng(1))
        thoughts = expert.think(record)
        assert {thought.move: thought.value for thought in thoughts} == values
        assert thoughts[0].value == max(values.values())
        assert sum(thought.share for thought in thoughts) == pytest.approx(1)


def test_a_forgetful_player_does_not_count_the_last_cards():
    match = next(endings({"seats": 2}, 1, Random(3)))
    thoughts = bot("club", GAME, seed=1).think(match.view_record(match.turn))
    values = Tree(GAME).solve(match.view_record(match.turn), new_rng(1))
    assert {thought.move: thought.value for thought in thoughts} != values
