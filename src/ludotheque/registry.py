"""The shelf: games are found by entry point, so that one can come from another package."""

from functools import cache
from importlib.metadata import entry_points

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
    if not isinstance(name, str) or name not in _shelf():
        raise UnknownName("game-unknown", field="game", name=name, nearest=nearest(name, _shelf()))
    return _shelf()[name]
