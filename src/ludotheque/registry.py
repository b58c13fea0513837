"""The shelf: games are found by entry point, so that one can come from another package."""

from functools import cache
from importlib.metadata import entry_points

import ludotheque.games  # noqa: F401 — else importing a game later would put this package in place of `ludotheque.games()`
from ludotheque.contract.errors import UnknownName, nearest
from ludotheque.game import Game

GROUP = "ludotheque.games"


@cache
def _shelf() -> dict[str, Game]:
    return {
        found.name: Game(found.name, found.value)
        for found in sorted(entry_points(group=GROUP), key=lambda found: found.name)
    }


def games() -> list[str]:
    """The names of all games on the shelf."""
    return list(_shelf())


def game(name: str) -> Game:
    """A game by its name."""
    if name not in _shelf():
        raise UnknownName("game-unknown", field="game", name=str(name), nearest=nearest(str(name), _shelf()))
    return _shelf()[name]
