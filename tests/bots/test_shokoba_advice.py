"""How Shokoba's bots think of the others: by what these have played, and by what they see."""

import numpy as np
import pytest

import ludotheque
from ludotheque.games.shokoba import advice, rules
from ludotheque.games.shokoba.notation import cards_of
from ludotheque.kernel import new_rng
from tests.clauses.shokoba_table import set_up

GAME = ludotheque.game("shokoba")
OUT = np.empty(rules.OUT_SIZE, np.int64)


def test_a_hand_that_passed_up_a_shokoba_is_hardly_imagined():
    """The other laid a 1 where a 9 would have taken the 9 alone on the table: the hand that is left has no 9."""
    match = set_up("S1 S2 S3", "S10 S10 S10", table="S9", turn=1, dealer=0, deals_left=2)
    match.play("S1")
    nines = 0
    for seed in range(200):
        world = GAME.masked(match.position, 0)
        advice.imagine(GAME.record(world), OUT, new_rng(seed))
        hand = int(GAME.record(world).hands[1])
        assert rules.count(hand) == 2
        nines += hand & cards_of(["S9", "S9", "S9", "R9"]) != 0
    unweighed = 200 * 2 * 3 / 30  # two of some thirty unseen cards, three of them nines
    assert nines < unweighed / 3


def test_looking_at_a_hand_leaves_the_world_as_it_was():
    match = set_up("S1 S2 S3", "S10 S10 S10", table="S9 S5", turn=1, dealer=0, deals_left=2)
    match.play("S1")
    before = match.position.tobytes()
    advice.believable(GAME.record(match.position), 1, OUT)
    assert match.position.tobytes() == before


@pytest.mark.parametrize("seed", range(20))
def test_what_is_foreseen_of_players_depends_on_what_they_see(seed):
    """Two worlds that look the same to the player to move: the same play is expected."""
    match = GAME.new(seed=seed, seats=3)
    searcher = GAME.record(GAME.new(seed=seed, seats=3).position)
    searcher.current = (match.turn + 1) % 3
    expected = set()
    for other in range(5):
        world = GAME.masked(match.position, match.turn)
        GAME.kernel.fill(world, new_rng(other))
        n = rules.legal(GAME.record(world), OUT)
        chance = new_rng(seed)
        while advice.narrow(GAME.record(world), searcher, OUT, n, chance) != 1:
            assert n > 1  # all of them, in every other thought
        expected.add(int(OUT[0]))
        assert GAME.masked(world, match.turn).tobytes() == GAME.masked(match.position, match.turn).tobytes()
    assert len(expected) == 1
