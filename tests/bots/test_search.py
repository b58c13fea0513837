"""The search behind the bots: repeatable, stoppable, content with little memory, going on with what it thought."""

import resource
import threading
import time

import numpy as np
import pytest

import ludotheque
from ludotheque.bots import LEVELS, bot
from ludotheque.bots.tree import CAPACITY, CHUNK, FIRST, Tree
from ludotheque.game import Game
from ludotheque.kernel import new_rng
from ludotheque.kernel.specialise import specialise
from tests.clauses.shokoba_table import set_up

SHOKOBA = ludotheque.game("shokoba")
TOY = Game("toy", "tests.toy_game")  # without advice.py


def opening(game: Game, **options: object) -> ludotheque.Match:
    return game.new(seed=8, **options)


def visits(tree: Tree) -> int:
    return int(tree._nodes[tree._tree[0]]["visits"])


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_without_advice_is_played_at_every_level(level):
    for options in ({"seats": 2}, {"seats": 3, "low": True}):
        match = opening(TOY, **options)
        player = bot(level, TOY, seed=1)
        while match.turn is not None:
            match.play(player.choose(match.view_record(match.turn), budget=0.01, played=match.played))
        assert match.result.winners


def test_search_finds_the_card_that_wins_where_greedy_does_not():
    """High Card, the last two tricks: the 5 takes the 2, and the 9 then takes the 8; the other way round it is lost."""
    start = {"leader": 1, "hands": [["5", "9"], ["8"]], "table": ["2"], "gone": ["1", "3", "4", "6"], "undealt": ["7"]}
    match = TOY.load({"game": "toy", "seats": 2, "options": {"low": False}, **start, "tricks": [1, 1]})
    assert bot("greedy", TOY).choose(match.view_record(0)) == "9"
    assert bot("expert@500", TOY, seed=1).choose(match.view_record(0)) == "5"


@pytest.mark.parametrize("level", ["beginner", "club", "expert@300"])
def test_the_same_seed_and_iterations_give_the_same_match(level):
    histories = []
    for _ in range(2):
        match = SHOKOBA.new(seed=5, seats=3)
        player = bot(level, SHOKOBA, seed=9)
        while len(match.history) < 12:
            match.play(player.choose(match.view_record(match.turn), played=match.played))
        histories.append(match.history)
    assert histories[0] == histories[1]


def test_levels_that_vary_play_different_moves_with_different_seeds():
    match = set_up("S1 S2 S3", table="S9 S10 R9")
    record = match.view_record(0)
    assert len({bot("beginner", SHOKOBA, seed=seed).choose(record) for seed in range(20)}) > 1


def test_a_bot_made_to_forget_plays_as_if_just_made():
    record = opening(SHOKOBA).view_record(opening(SHOKOBA).turn)
    player = bot("expert@100", SHOKOBA, seed=2)
    first = player.think(record)
    assert player.think(record) != first
    player.forget()
    assert player.think(record) == first


def test_a_tree_is_kept_over_the_moves_of_the_others():
    """What was thought about the position that came about is still there: the same budget makes for more visits."""
    match = opening(SHOKOBA)
    player = bot("expert@3000", SHOKOBA, seed=1)
    match.play(player.choose(match.view_record(match.turn), played=match.played))
    match.play(match.moves()[0])
    thoughts = player.think(match.view_record(match.turn), played=match.played)
    assert visits(player._tree) > 3000
    fresh = bot("expert@3000", SHOKOBA, seed=1)
    fresh.think(match.view_record(match.turn), played=match.played)
    assert visits(fresh._tree) == 3000
    assert {thought.move for thought in thoughts} <= set(SHOKOBA.codes(match.position))


def test_a_tree_is_not_kept_when_a_move_was_taken_back():
    match = opening(SHOKOBA)
    player = bot("expert@2000", SHOKOBA, seed=1)
    first, second = match.moves()[:2]
    match.play(first)
    player.think(match.view_record(match.turn), played=match.played)
    match.undo()
    match.play(second)
    player.think(match.view_record(match.turn), played=match.played)
    assert visits(player._tree) == 2000


def test_a_forgetful_player_keeps_no_tree():
    match = opening(SHOKOBA)
    player = bot("club@500", SHOKOBA, seed=1)
    for _ in range(4):
        player.think(match.view_record(match.turn), played=match.played)
        assert visits(player._tree) == 500
        match.play(match.moves()[0])


def test_a_tree_kept_through_a_whole_match_only_ever_proposes_legal_moves():
    match = opening(SHOKOBA, oversight=True)
    player = bot("expert@40", SHOKOBA, seed=3)
    while match.turn is not None:
        thoughts = player.think(match.view_record(match.turn), played=match.played)
        assert thoughts
        assert {thought.move for thought in thoughts} <= set(SHOKOBA.codes(match.position))
        match.play(match.moves()[len(match.history) % len(match.moves())])


@pytest.mark.parametrize("game", [SHOKOBA, TOY], ids=str)
@pytest.mark.parametrize("capacity", [2, 3, 5, 50])
def test_a_full_pool_of_nodes_is_harmless(game, capacity):
    match, tree, rng = opening(game), Tree(game, capacity), new_rng(1)
    while match.turn is not None:
        thoughts = tree.think(match.view_record(match.turn), rng, iterations=100)
        assert {thought.move for thought in thoughts} <= set(game.codes(match.position))
        assert tree._tree[1] <= capacity
        match.play(game.text(match.position, thoughts[0].move))
        tree.follow(match.played[-1])


def thoughts_of_a_match(game, capacity):
    """What one tree thinks in the turns of a match that it follows, and how much room it had in the end."""
    match, tree, rng, found = opening(game), Tree(game, capacity), new_rng(1), []
    for iterations in (3000, 40, 1500):
        found.append(tree.think(match.view_record(match.turn), rng, iterations=iterations))
        match.play(game.text(match.position, found[-1][0].move))
        tree.follow(match.played[-1])
    return found, len(tree._nodes)


@pytest.mark.parametrize("capacity", [2, 50, FIRST + 1, CAPACITY])
@pytest.mark.parametrize("game", [SHOKOBA, TOY, ludotheque.game("ido")], ids=str)
def test_a_tree_that_begins_small_thinks_the_same_as_one_that_has_all_its_room_from_the_beginning(
    monkeypatch, game, capacity
):
    growing, room = thoughts_of_a_match(game, capacity)
    assert room <= min(capacity, 8 * FIRST)
    monkeypatch.setattr("ludotheque.bots.tree.FIRST", CAPACITY)
    assert thoughts_of_a_match(game, capacity) == (growing, capacity)


def test_a_bot_made_to_forget_gives_its_memory_back():
    player = bot("expert@5000", SHOKOBA, seed=1)
    player.think(opening(SHOKOBA).view_record(opening(SHOKOBA).turn))
    assert len(player._tree._nodes) > FIRST
    player.forget()
    assert len(player._tree._nodes) == FIRST


def test_moves_are_compared_with_the_same_cards_to_come():
    """Whatever was played, the same step of the same trial deals the same hands; another trial deals others."""
    search, rules, rng = specialise("search", SHOKOBA.rules), SHOKOBA.rules, new_rng(1)
    dealt = {}
    for trial in range(3):
        hands = set()
        for first in ("S2", "S3"):
            match = set_up("S2 S3", "S10", table="S9 R9", turn=0, dealer=0, deals_left=2)
            match.play(first)
            match.play("S10")
            world = match.position.copy()
            (last,) = SHOKOBA.codes(world)
            search.play_with(SHOKOBA.record(world), last, 77, trial, 3, rng)
            assert rules.count(int(SHOKOBA.record(world).hands[0])) == 3
            hands.add(tuple(map(int, SHOKOBA.record(world).hands)))
        (dealt[trial],) = hands
    assert len(set(dealt.values())) == 3


def test_thoughts_with_the_same_luck_are_new_ones_in_every_thought():
    record, tree, rng = opening(SHOKOBA).view_record(opening(SHOKOBA).turn), Tree(SHOKOBA), new_rng(1)
    found = []
    for _ in range(2):
        tree.forget()
        found.append(tree.think(record, rng, iterations=300))
    assert found[0] != found[1]


def test_a_search_can_be_stopped():
    match, tree = opening(SHOKOBA), Tree(SHOKOBA)
    asked = []
    thoughts = tree.think(match.view_record(match.turn), new_rng(1), stopped=lambda: len(asked) == 3 or asked.append(1))
    assert thoughts
    assert visits(tree) == 4 * CHUNK


def test_a_bot_that_thinks_in_another_thread_can_be_stopped():
    match, player = opening(SHOKOBA), bot("expert@3000s", SHOKOBA, seed=1)
    stopping = threading.Timer(0.3, player.stop)
    stopping.start()
    start = time.monotonic()
    assert player.choose(match.view_record(match.turn)) in match.moves()
    assert time.monotonic() - start < 60
    stopping.join()


def test_no_time_at_all_is_still_time_for_an_answer():
    match = opening(SHOKOBA)
    assert bot("expert", SHOKOBA).choose(match.view_record(match.turn), budget=0) in match.moves()
    assert bot("expert@0s", SHOKOBA).choose(match.view_record(match.turn)) in match.moves()


def test_an_expert_thinks_until_its_budget_is_used_up(monkeypatch):
    clock = iter(range(100))  # a second between any two looks
    monkeypatch.setattr("ludotheque.bots.tree.time.monotonic", lambda: next(clock))
    match, player = opening(SHOKOBA), bot("expert", SHOKOBA)
    player.choose(match.view_record(match.turn), budget=5)
    assert visits(player._tree) == 5 * CHUNK


def test_searching_does_not_use_more_and_more_memory():
    match, player = opening(SHOKOBA), bot("expert@30", SHOKOBA, seed=1)
    record = match.view_record(match.turn)
    for _ in range(50):
        player.think(record)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(2000):
        player.think(record)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 1.02 * before


def test_thinking_leaves_the_record_as_it_was():
    record = opening(SHOKOBA).view_record(opening(SHOKOBA).turn)
    before = record.copy()
    for level in ("beginner", "club", "expert@100"):
        bot(level, SHOKOBA, seed=1).choose(record)
    assert np.array_equal(record, before)
