"""Ludothèque: modern table games to play with friends and bots, and to study at millions of moves a second."""

import ludotheque.games  # noqa: F401 — now, so that it does not later take the place of the function of that name
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
    UnknownName,
)
from ludotheque.contract.texts import language, speaking
from ludotheque.game import Game
from ludotheque.match import Match, Result, replay
from ludotheque.registry import game, games

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
    "UnknownName",
    "bot",
    "game",
    "games",
    "language",
    "replay",
    "speaking",
]
