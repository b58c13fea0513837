"""Bots of every level and hints, at every table: legal, repeatable, told in both languages."""

import json

from ludotheque.bots import bot
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.kernel import new_rng
from ludotheque.testing.matches import played, stops
from ludotheque.testing.shown import QUICK_LEVELS
from ludotheque.testing.tables import Table

MOVES = 120  # of a match between bots: enough for several rounds
FEW = "expert@12"


def test_bots_of_every_level_play_legal_moves_and_keep_what_they_thought(table: Table) -> None:
    match = table.new(seed=80)
    levels = QUICK_LEVELS[::-1]  # the strong ones first; where seats are more, they begin again
    bots = [bot(levels[seat % len(levels)], table.game, seed=seat) for seat in range(table.seats)]
    while match.turn is not None and len(match.history) < MOVES:
        known = match.view_record(match.turn)
        before = known.tobytes()
        move = bots[match.turn].choose(known, played=match.played)
        assert move in match.moves()
        assert known.tobytes() == before
        match.play(move)


def test_a_bot_chooses_a_legal_move_in_any_position(table: Table) -> None:
    thinker = bot(FEW, table.game, seed=1)
    for match in played(table, seed=81):
        if match.turn is not None and len(match.history) % 3 == 0:
            assert thinker.choose(match.view_record(match.turn)) in match.moves()


def test_the_same_seed_and_iterations_give_the_same_thoughts(table: Table) -> None:
    for match in stops(table, seed=82, many=4):
        if match.turn is not None:
            known = match.view_record(match.turn)
            assert bot(FEW, table.game, seed=5).think(known) == bot(FEW, table.game, seed=5).think(known.copy())


def test_a_search_thinks_of_legal_moves_only_and_of_shares_and_values_that_can_be(table: Table) -> None:
    for match in stops(table, seed=83, many=4):
        if match.turn is not None:
            thoughts = bot("expert@60", table.game, seed=new_rng(83)[0].item()).think(match.view_record(match.turn))
            assert {thought.move for thought in thoughts} <= set(table.game.codes(match.position))
            assert abs(sum(thought.share for thought in thoughts) - 1) < 1e-9
            assert all(0 <= thought.value <= 1 for thought in thoughts)
            assert thoughts == sorted(thoughts, key=lambda thought: -thought.share)


def test_every_reason_for_every_legal_move_is_data_that_can_be_told_in_both_languages(table: Table) -> None:
    game = table.game
    for match in stops(table, seed=84, many=25):
        if match.turn is None:
            continue
        known = match.view_record(match.turn)
        for code in game.codes(known):
            reasons = game.reasons(known, code)
            assert json.loads(json.dumps(reasons)) == reasons
            assert bool(reasons) == game.has_part("hints")
            for language in LANGUAGES:
                with speaking(language):
                    assert all(game.explained(reason) for reason in reasons)
