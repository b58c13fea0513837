"""Ludothèque: modern table games to play with friends and bots, and to study at millions of moves a second."""

from types import ModuleType
from typing import TYPE_CHECKING

import ludotheque.games as games_package
from ludotheque.bots import Bot, Hint, bot
from ludotheque.contract.errors import (
    DocumentError,
    IllegalMove,
    LudothequeError,
    MatchOver,
    NotAMove,
    NothingToUndo,
    OptionError,
    OutOfTurn,
    RecordError,
    ShuffleError,
    StaleMove,
    UnknownName,
)
from ludotheque.contract.texts import language, speaking
from ludotheque.game import Game
from ludotheque.match import Match, Result, replay
from ludotheque.registry import game
from ludotheque.registry import games as shelf

if TYPE_CHECKING:
    from ludotheque.registry import games
else:

    class _Games(ModuleType):
        """The package of the games that come with us; called, it lists all games on the shelf."""

        def __call__(self) -> list[str]:
            return shelf()

    games_package.__class__ = _Games  # so that `ludotheque.games()` and `ludotheque.games.ido` are both what they say
    games = games_package

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "DocumentError",
    "Game",
    "Hint",
    "IllegalMove",
    "LudothequeError",
    "Match",
    "MatchOver",
    "NotAMove",
    "NothingToUndo",
    "OptionError",
    "OutOfTurn",
    "RecordError",
    "Result",
    "ShuffleError",
    "StaleMove",
    "UnknownName",
    "bot",
    "game",
    "games",
    "language",
    "replay",
    "speaking",
]
