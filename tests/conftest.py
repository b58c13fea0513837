"""Which games, variants and numbers of seats the tests of `conformance` and `playthroughs` run for."""

import pytest
from hypothesis import settings

import ludotheque
from ludotheque.game import Game
from tests.conformance.tables import tables

settings.register_profile("kit", max_examples=8, deadline=None, derandomize=True)
settings.load_profile("kit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=ludotheque.games(), help="test this game only")
    parser.addoption("--write", action="store_true", help="write the playthroughs instead of comparing them")


def chosen_games(config: pytest.Config) -> list[Game]:
    name = config.getoption("game")
    return [ludotheque.game(each) for each in ([name] if name else ludotheque.games())]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `game` runs for every game; one that asks for a `table`, for every way to play it."""
    games = chosen_games(metafunc.config)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
    if "table" in metafunc.fixturenames:
        every = [table for game in games for table in tables(game)]
        metafunc.parametrize("table", every, ids=[str(table) for table in every])
