"""Advice for people: the best moves of a masked record, what they are worth, and why."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from ludotheque.bots.levels import LEVELS
from ludotheque.bots.player import Bot
from ludotheque.bots.tree import never
from ludotheque.contract.errors import OptionError
from ludotheque.game import Game, Position

SEED = 0  # the same question gets the same answer
ONLY_MOVE = "reason-only-move"  # what every game says of it


@dataclass(frozen=True)
class Hint:
    """A move: what it is worth to the player, 0 … 1, by how much of the search, and facts for and against it."""

    move: str
    value: float
    share: float
    reasons: tuple[dict[str, Any], ...]
    game: Game = field(repr=False, compare=False)

    @property
    def why(self) -> str:
        """The reasons in the current language, in one line; empty where the game gives none."""
        told = [self.game.say(**reason) for reason in self.reasons]
        return reduce(lambda first, second: self.game.say("two-reasons", first=first, second=second), told or [""])

    def tell(self) -> str:
        """The whole hint in the current language, in one line."""
        facts = {"move": self.move, "value": round(100 * self.value), "share": round(100 * self.share)}
        return self.game.say("hint-why", why=self.why, **facts) if self.reasons else self.game.say("hint-bare", **facts)


def hints(
    game: Game,
    view_record: Position,
    budget: float = 1.0,
    iterations: int | None = None,
    stopped: Callable[[], bool] = never,
) -> list[Hint]:
    """What an expert thinks of the moves of the seat to act, the best first, from its masked record alone.

    The budget is in seconds of thought, unless it is told how many iterations; it ends early when `stopped()` says so.
    """
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        raise OptionError("iterations-out-of-range", field="iterations", iterations=iterations)
    expert = Bot(replace(LEVELS["expert"], iterations=iterations), game, SEED)
    only = [{"key": ONLY_MOVE}] if len(game.codes(view_record)) == 1 else []
    return [
        Hint(
            game.text(view_record, thought.move),
            thought.value,
            thought.share,
            (*only, *game.reasons(view_record, thought.move)),
            game,
        )
        for thought in expert.think(view_record, budget, stopped=stopped)
    ]
