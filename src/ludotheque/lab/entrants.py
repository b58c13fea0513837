"""Who plays in contests and studies: the levels of the house, and bots of one's own.

A bot of one's own is anything with `choose(view_record, budget, played)` that answers with the text of a legal move. It
is named by where it is written (`mymodule:MyBot`, looked for in the folder one is in, too) or, from another package, by
an entry point of the group `ludotheque.bots`; called with a game and a seed, the source of all its chance, it gives a
player. If that player has `forget()`, a new match begins with it.
"""

import importlib
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import Any, Protocol

from ludotheque.bots import bot, level_called, level_meant
from ludotheque.contract.errors import LudothequeError, OptionError
from ludotheque.game import Game, Position

GROUP = "ludotheque.bots"
SECONDS = 1.0  # of thought for a move, for whoever heeds it


class Player(Protocol):
    """What a series asks of whoever sits in a seat."""

    def decide(self, view_record: Position, budget: float = ..., played: Sequence[int] | None = ...) -> int: ...

    def forget(self) -> None: ...


class OwnBot:
    """Somebody's own bot, whose answers are held against the legal moves."""

    def __init__(self, name: str, game: Game, seed: int):
        self.name = name
        self.game = game
        self._bot = _made(name)(game, seed)
        if not callable(getattr(self._bot, "choose", None)):
            raise OptionError("own-bot-chooses-nothing", field="bot", name=name)

    def decide(self, view_record: Position, budget: float = SECONDS, played: Sequence[int] | None = None) -> int:
        move, legal = self._bot.choose(view_record, budget, played), self.game.moves(view_record)
        if move not in legal:
            why = self.game.refusal(view_record, str(move))
            raise OptionError(
                "own-bot-refused", clause=why.clause, field="bot", name=self.name, move=str(move), why=why
            )
        return legal[move]

    def forget(self) -> None:
        if hasattr(self._bot, "forget"):
            self._bot.forget()


def check_entrant(name: str) -> None:
    """Refuse a name that is no player's."""
    if is_own(name):
        _made(name)
    else:
        level_called(name)


def entrant(name: str, game: Game, seed: int) -> Player:
    return OwnBot(name, game, seed) if is_own(name) else bot(name, game, seed)


def entrant_meant(name: str) -> str:
    """A player as somebody names one: a level in whatever language."""
    return name if is_own(name) else level_meant(name)


def is_own(name: str) -> bool:
    return ":" in name or name in entry_points(group=GROUP).names


def _made(name: str) -> Callable[[Game, int], Any]:
    """What makes the bot of this name."""
    if ":" not in name:
        name = entry_points(group=GROUP)[name].value
    module, _, called = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made: Callable[[Game, int], Any] = getattr(importlib.import_module(module), called)
    except LudothequeError:
        raise
    except Exception as wrong:  # it is somebody's own code: whatever is wrong with it is for them to read
        raise OptionError(
            "own-bot-not-found", field="bot", name=name, why=f"{type(wrong).__name__}: {wrong}"
        ) from wrong
    return made
