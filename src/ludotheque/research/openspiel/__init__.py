"""OpenSpiel: `register()`, then `pyspiel.load_game("ludotheque_shokoba(players=3,edition=classic)")`."""

from typing import Any

import pyspiel

from ludotheque.match import Match
from ludotheque.research.openspiel import parameters
from ludotheque.research.openspiel.spiel import PREFIX, register

__all__ = ["load_position", "register"]


def load_position(match: Match, **chosen: parameters.Parameter) -> Any:
    """An OpenSpiel game that begins where a match stands, with all that is hidden there dealt anew by chance."""
    register()
    table = parameters.parameters_of(match.game, match.options)
    position = parameters.written(match.dump())
    return pyspiel.load_game(PREFIX + match.game.name, {**table, "position": position, **chosen})
