"""How strong a bot is, and how human in its mistakes: weaker ones look less far, forget, vary, and prefer the obvious.

A game may say in its `ladder.py` what a level is worth in it: `LADDER`, name of a level → what differs from here.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ludotheque.contract.errors import UnknownName, nearest, shown
from ludotheque.game import Game


@dataclass(frozen=True)
class Level:
    """What a level can do. A level without search plays by a quick policy of that name."""

    name: str
    searches: bool = True
    iterations: int | None = None  # of search for a move, however much time there is; None: as the budget allows
    seconds: float | None = None  # of search for a move; None: as the budget allows
    plain: bool = False  # without what the advice says of worlds, moves and endings
    forgets: int = 0  # percent of what has gone by that it does not remember
    varies: float = 0.0  # a move worse by so much of the match is still played one time in three
    obvious: int = 0  # percent of its moves that are what the greedy player would do, without another thought
    larger: Mapping[str, Any] = field(default_factory=dict)  # which of these differ at a table for more than two

    def at(self, seats: int) -> "Level":
        """The level as it plays at a table for so many."""
        return replace(self, **self.larger) if seats > 2 else self


LEVELS = {
    level.name: level
    for level in (
        Level("random", searches=False),
        Level("greedy", searches=False),
        Level("plain", plain=True),
        Level("beginner", iterations=20, forgets=80, varies=0.15),
        Level("club", iterations=150, forgets=40, varies=0.035),
        Level("strong", iterations=600, forgets=10, varies=0.01),
        Level("expert"),
    )
}
SPELLED = re.compile(r"(?P<name>[a-z]+)(?P<budget>@((?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,4}(\.\d{1,4})?)s))?")


def level_called(name: str, game: Game | None = None) -> Level:
    """A level by name, as it plays this game; `expert@2000` thinks 2000 iterations for a move, `expert@0.5s` half a
    second."""
    parts = SPELLED.fullmatch(name) if isinstance(name, str) else None
    if parts is None or parts["name"] not in LEVELS or (parts["budget"] and not LEVELS[parts["name"]].searches):
        raise UnknownName("bot-unknown", field="bot", name=shown(name), nearest=nearest(shown(name), LEVELS))
    level = replace(LEVELS[parts["name"]], **_ladder(game).get(parts["name"], {}), name=name)
    if parts["iterations"]:
        iterations = int(parts["iterations"])
        return replace(level, iterations=iterations, larger={**level.larger, "iterations": iterations})
    return replace(level, seconds=float(parts["seconds"])) if parts["seconds"] else level


def _ladder(game: Game | None) -> dict[str, dict[str, Any]]:
    return dict(game.part("ladder").LADDER) if game is not None and game.has_part("ladder") else {}
