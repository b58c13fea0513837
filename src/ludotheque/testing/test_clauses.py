"""A clause without a test fails, and so does a citation of a clause that does not exist."""

from pathlib import Path

import ludotheque
from ludotheque.game import Game
from ludotheque.testing.clauses import rulebook_faults, unknown, unproven


def test_both_rulebooks_have_the_clauses_that_the_game_cites_in_the_same_order(game: Game) -> None:
    assert rulebook_faults(game.home) == []


def test_every_clause_is_proven_by_a_test(game: Game, own_tests: Path) -> None:
    assert unproven(game.home, own_tests) == []


def test_tests_cite_only_clauses_that_exist(own_tests: Path) -> None:
    homes = [ludotheque.game(name).home for name in ludotheque.games()]
    homes += [file.parent for file in own_tests.rglob("rulebook.en.md")]  # of games on no shelf
    assert unknown(homes, own_tests) == []
