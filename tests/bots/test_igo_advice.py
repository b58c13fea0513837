"""How the search thinks about I Go!: the worlds it imagines, what a forgetful player believes, and that it pays."""

from random import Random
from statistics import mean

import numpy as np
import pytest

import ludotheque
from ludotheque.bots import bot
from ludotheque.games.igo import advice, rules
from ludotheque.games.igo.greedy import least
from ludotheque.kernel import new_rng
from ludotheque.lab.contest import Contest, play_deal
from tests.clauses.igo_table import GAME, penalties, set_up
from tests.clauses.test_igo_call import PERFECT, SEVEN, SIX, SIXTEEN, called

COLUMN = "A1 A2 A3 A4 A5 A6 T7"


def positions(seed, **options):
    """The positions of a match between players who draw and discard anything and seldom call."""
    match, chance = GAME.new(seed=seed, **options), Random(seed)
    while match.turn is not None and len(match.history) < 120:
        yield match
        quiet = [move for move in match.moves() if not move.endswith("!")]
        match.play(chance.choice(quiet if quiet and chance.random() < 0.97 else match.moves()))


def imagined(record, rng):
    """A world that the thinker takes for possible."""
    world = record.copy()
    advice.imagine(GAME.record(world), None, None, rng)
    return world


def penalty(world, seat):
    s = GAME.record(world)
    return int(least(s.hands[2 * seat], s.hands[2 * seat + 1], rules.end_colour(s)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_world_looks_the_same_to_the_thinker(seats):
    rng = new_rng(1)
    for match in positions(seats, seats=seats):
        seen = match.view_record(match.turn)
        world = imagined(seen, rng)
        assert GAME.masked(world, match.turn).tobytes() == seen.tobytes()
        assert match.turn == GAME.turn(world)


def test_others_are_imagined_with_better_hands_the_longer_the_round_goes_on():
    rng = new_rng(2)

    def others_penalty(pile):
        record = set_up(column=COLUMN, discard="M9", pile=pile).view_record(0)
        return mean(penalty(imagined(record, rng), 1) for _ in range(300))

    dealt, two_turns, six_turns = others_penalty(78), others_penalty(74), others_penalty(66)
    assert dealt - 4 > two_turns
    assert two_turns - 4 > six_turns


def test_whoever_discards_a_low_card_is_imagined_with_a_better_hand():
    """Nobody gives away a 4 who could be rid of a 10."""
    rng = new_rng(4)

    def others_penalty(discard):
        record = set_up(column=COLUMN, discard=discard, pile=77).view_record(0)
        return mean(penalty(imagined(record, rng), 1) for _ in range(300))

    assert others_penalty("M11") - 4 > others_penalty("M4")


def test_a_call_that_was_close_in_thought_counts_as_partly_won():
    def value_of(other):
        match = called(SIX, other)
        start = match.position.copy()
        match.play("O+R")
        values = np.zeros(rules.SEATS)
        advice.value(GAME.record(match.position), GAME.record(start), values)
        assert values[0] + values[1] == pytest.approx(1)
        return penalties(match)[1] - penalties(match)[0], values[0]

    worse_by, narrowly = value_of(SEVEN)
    assert worse_by == 1
    far_worse_by, clearly = value_of(SIXTEEN)
    assert far_worse_by > advice.CLOSE
    assert 0.5 < narrowly < clearly


@pytest.mark.parametrize("percent", [30, 80, 100])
@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 4}, {"seats": 3, "stall_limit": 4}])
def test_what_a_forgetful_player_believes_could_be_and_allows_the_same_moves(percent, options):
    rng = new_rng(3)
    for match in positions(percent, **options):
        believed = match.view_record(match.turn)
        advice.blur(GAME.record(believed), percent, rng)
        assert GAME.codes(believed) == GAME.codes(match.position)
        GAME.kernel.fill(believed, rng)
        assert GAME.load({**match.dump(), **GAME.document(believed)}).turn == match.turn


def test_a_forgetful_player_no_longer_knows_what_others_took():
    match = set_up(column=COLUMN, discard="M9", pile=70)
    match.play("discard")
    match.play(match.moves()[0])
    believed = match.view_record(1)
    assert any(GAME.record(believed).hands[:2])
    advice.blur(GAME.record(believed), 100, new_rng(1))
    assert not any(GAME.record(believed).hands[:2])


@pytest.mark.parametrize("seats", [2, 4])
def test_what_lies_open_and_what_one_holds_is_never_forgotten(seats):
    rng = new_rng(5)
    for match in positions(seats, seats=seats):
        believed = match.view_record(match.turn)
        advice.blur(GAME.record(believed), 100, rng)
        seen, s = GAME.record(match.view_record(match.turn)), GAME.record(believed)
        mine = slice(2 * match.turn, 2 * match.turn + 2)
        assert s.hands[mine].tolist() == seen.hands[mine].tolist()
        assert (s.drawn, s.column.tolist()) == (seen.drawn, seen.column.tolist())
        assert s.discards_size == 0 or s.discards[s.discards_size - 1] == seen.discards[seen.discards_size - 1]


@pytest.mark.parametrize("level", ["club", "expert@500"])
def test_who_searches_well_calls_with_a_perfect_hand(level):
    match = set_up(f"{PERFECT} B9", column=COLUMN, step="discard", source="pile", pile=40)
    assert bot(level, GAME, seed=1).choose(match.view_record(0)) == "B9!"


def test_the_expert_beats_greedy_at_tables_of_every_size():
    """Long runs: three matches in four with two players, and more than half of them among three and four."""
    for bots, seats in ((("expert@1500", "greedy"), 2), (("expert@1000", "greedy", "greedy"), 3)):
        contest = Contest(game="igo", options={"seats": seats}, bots=bots, seed=1)
        won = [match.won(0) for number in range(24 // seats) for match in play_deal(contest, number)]
        assert mean(won) > 1.15 / seats


def test_the_rounds_of_a_match_are_counted():
    match = GAME.new(seed=5, target=2)
    player = ludotheque.bot("greedy", GAME, seed=1)
    while match.turn is not None:
        match.play(player.choose(match.view_record(match.turn)))
    assert GAME.rounds(match.position) == match.view(None)["round"] >= 2
