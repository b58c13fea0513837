"""Run a test for every game, or for every way to play every game."""

import pytest

import ludotheque
from ludotheque.testing.tables import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `game` runs for every game; one that asks for a `table`, for every way to play it."""
    name = metafunc.config.getoption("game")
    games = [ludotheque.game(each) for each in ([name] if name else ludotheque.games())]
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
    if "table" in metafunc.fixturenames:
        every = [table for game in games for table in tables(game)]
        metafunc.parametrize("table", every, ids=[str(table) for table in every])
