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


def believed(match, percent, seed):
    """The record of the player to act as one remembers it who forgets so much."""
    record = match.view_record(match.turn)
    advice.blur(GAME.record(record), percent, new_rng(seed))
    return GAME.record(record)


def late_match(**options):
    """Many cards have been taken, the diamond too, and some just now: seat 1 took the nines."""
    match = set_up(
        "S9 S2 S3", "S10 S1 S4", table="R9 S8", turn=1, dealer=0, deals_left=1,
        taken=["D7 E7 E7 S1 S1 R1 S5 S5 R5 S6 S6 R6", "S2 S2 R2 S3 S3 R3"], **options,
    )  # fmt: skip
    match.play("S9xR9")
    return match


def test_a_forgetful_player_still_knows_what_lies_there_what_it_holds_and_how_many_cards_are_where():
    match = late_match()
    for seed in range(50):
        true, record = GAME.record(match.view_record(0)), believed(match, 60, seed)
        for known in ("table", "hands", "sizes", "gems"):
            assert np.array_equal(getattr(record, known), getattr(true, known))
        for side in range(2):
            assert rules.count(int(record.piles[side])) == rules.count(int(true.piles[side]))


@pytest.mark.parametrize("percent", [5, 60, 100])
def test_nobody_forgets_the_diamond_or_what_was_taken_just_now(percent):
    match = late_match()
    forgotten = 0
    for seed in range(50):
        true, record = GAME.record(match.view_record(0)), believed(match, percent, seed)
        assert int(record.piles[0]) & cards_of(["D7"])
        assert int(record.piles[1]) & cards_of(["R9"])
        assert int(record.piles[1]) & cards_of(["S9", "S9", "S9"])
        forgotten += int(record.piles[0]) != int(true.piles[0])
    assert forgotten  # but other things


def test_a_diamond_that_nobody_has_seen_is_not_believed_gone():
    match = set_up("S9 S2 S3", table="R9 S8", deals_left=2, taken=["S1 S1 R1 S5 S5 R5", "S4 S4 R4 S6"])
    for seed in range(50):
        assert int(believed(match, 100, seed).undealt) & cards_of(["D7"])


def test_little_is_forgotten_now_and_then():
    """Five percent of twelve cards are a card in some turns and none in others."""
    match = late_match()
    true = int(GAME.record(match.view_record(0)).piles[0])
    assert {int(believed(match, 5, seed).piles[0]) == true for seed in range(50)} == {True, False}


def test_at_a_table_that_shows_the_piles_nothing_is_forgotten():
    """SHO-44."""
    match = late_match(memo=True)
    assert list(believed(match, 100, 1).piles) == list(GAME.record(match.view_record(0)).piles)
