"""How Shokoba's bots think of the others: by what these have played, and by what they see."""

from statistics import mean

import numpy as np
import pytest

import ludotheque
from ludotheque.games.shokoba import advice, rules
from ludotheque.games.shokoba.notation import cards_of
from ludotheque.kernel import new_rng
from tests.clauses.shokoba_table import set_up

GAME = ludotheque.game("shokoba")
OUT = np.empty(rules.OUT_SIZE, np.int64)
UNDECIDED, GREEDY, THOUGHTFUL = np.zeros(rules.SEATS), np.full(rules.SEATS, np.inf), np.full(rules.SEATS, -np.inf)
KINDS = pytest.mark.parametrize("opinions", [UNDECIDED, GREEDY, THOUGHTFUL], ids=["undecided", "greedy", "thoughtful"])


@KINDS
def test_a_hand_that_passed_up_a_shokoba_is_hardly_imagined(opinions):
    """The other laid a 1 where a 9 would have taken the 9 alone on the table: the hand that is left has no 9."""
    match = set_up("S1 S2 S3", "S10 S10 S10", table="S9", turn=1, dealer=0, deals_left=2)
    match.play("S1")
    nines = 0
    for seed in range(200):
        world = GAME.masked(match.position, 0)
        advice.imagine(GAME.record(world), opinions, OUT, new_rng(seed))
        hand = int(GAME.record(world).hands[1])
        assert rules.count(hand) == 2
        nines += hand & cards_of(["S9", "S9", "S9", "R9"]) != 0
    unweighed = 200 * 2 * 3 / 30  # two of some thirty unseen cards, three of them nines
    assert nines < unweighed / 3


@pytest.mark.parametrize("greedily", [False, True])
def test_looking_at_a_hand_leaves_the_world_as_it_was(greedily):
    match = set_up("S1 S2 S3", "S10 S10 S10", table="S9 S5", turn=1, dealer=0, deals_left=2)
    match.play("S1")
    before = match.position.tobytes()
    advice.believable(GAME.record(match.position), 1, greedily, OUT)
    assert match.position.tobytes() == before


@KINDS
@pytest.mark.parametrize("seed", range(20))
def test_what_is_foreseen_of_players_depends_on_what_they_see(seed, opinions):
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
        while advice.narrow(GAME.record(world), searcher, opinions, OUT, n, chance) != 1:
            assert n > 1  # all of them, now and then
        expected.add(int(OUT[0]))
        assert GAME.masked(world, match.turn).tobytes() == GAME.masked(match.position, match.turn).tobytes()
    assert len(expected) == 1


def opinion_after(match, last_card):
    """What seat 0 thinks of seat 1, who now plays the last card of the deal."""
    opinions = UNDECIDED.copy()
    own = match.moves()[0]
    record = match.view_record(0)
    match.play(own)
    match.play(last_card)
    advice.learn(GAME.record(record), np.array(match.played[-2:]), opinions, OUT)
    return opinions[1]


def test_who_took_what_was_worth_most_looks_greedy_once_the_hand_is_shown():
    match = set_up("E7 S2 S3", "S10 S10 S10", table="D7 S8", turn=1, dealer=0, deals_left=2)
    match.play("E7xD7")
    match.play("S10")
    match.play("S2")
    assert opinion_after(match, "S3") > 0


def test_who_passed_up_a_shokoba_does_not_look_greedy():
    match = set_up("S9 S2 S3", "S10 S10 S10", table="R9", turn=1, dealer=0, deals_left=2)
    match.play("S2")
    match.play("S10")
    match.play("S3")
    assert opinion_after(match, "S9xR9") < 0


def test_before_the_last_card_is_played_nobody_is_judged():
    match = set_up("S9 S2 S3", "S10 S10 S10", table="R9", turn=1, dealer=0, deals_left=2)
    match.play("S2")
    assert opinion_after(match, "S3") == 0


def opinions_of(level, seeds, rounds=2, **options):
    """What a searching player in seat 0 thinks of this player in all other seats after some rounds."""
    found = []
    for seed in seeds:
        match = GAME.new(seed=seed, **options)
        watcher, other = ludotheque.bot("expert@20", GAME, seed=seed), ludotheque.bot(level, GAME, seed=seed)
        while match.turn is not None and GAME.record(match.position).rounds < rounds:
            player = other if match.turn else watcher
            match.play(player.choose(match.view_record(match.turn), played=match.played))
        found += watcher.opinions[1 : match.options["seats"]]
    return found


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3}, {"seats": 4, "teams": True}])
def test_greedy_players_are_known_as_such_after_two_rounds(options):
    assert mean(opinions_of("greedy", range(6), **options)) > 2


def test_searching_players_are_not_taken_for_greedy_ones():
    assert mean(opinions_of("plain@500", range(12))) < -1


def test_a_forgetful_player_forms_no_opinion():
    match, watcher = GAME.new(seed=1, seats=2), ludotheque.bot("club", GAME, seed=1)
    while match.turn is not None and GAME.record(match.position).rounds == 0:
        if match.turn == 0:
            match.play(watcher.choose(match.view_record(0), played=match.played))
        else:
            match.play(match.moves()[0])
    assert not any(watcher.opinions)
