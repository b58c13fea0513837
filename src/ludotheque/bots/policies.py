"""The bots without search: `random` plays anything legal, `greedy` what its game's greedy.py thinks best now."""

import numpy as np

from ludotheque.contract.errors import MatchOver, UnknownName, nearest
from ludotheque.game import Game, Position
from ludotheque.match import read_seed

LEVELS = ("random", "greedy")


class Bot:
    """A player of one game at one level. The same seed and the same masked records give the same moves."""

    def __init__(self, level: str, game: Game, seed: int | None = None):
        from ludotheque.kernel.random import new_rng

        self.level = level
        self.game = game
        self._rng = new_rng(read_seed(seed))
        self._out = np.empty(game.rules.OUT_SIZE, np.int64)
        self._choose = {"random": game.kernel.choose_random, "greedy": game.kernel.choose_greedy}[level]

    def __repr__(self) -> str:
        return f"<Bot {self.level} of {self.game.name}>"

    def choose(self, view_record: Position, budget: float = 1.0) -> str:
        """The move to play, as text, for the seat to act of a masked record; the budget is in seconds of thought."""
        if self.game.turn(view_record) is None:
            raise MatchOver("match-over", clause=self.game.part("notation").CLAUSES["over"])
        code = int(self._choose(view_record, self._out, self._rng))
        return str(self.game.part("notation").text(self.game.record(view_record), code))


def bot(level: str, game: Game, seed: int | None = None) -> Bot:
    """A bot of this level for this game."""
    if level not in LEVELS:
        raise UnknownName("bot-unknown", field="bot", name=level, nearest=nearest(level, LEVELS))
    return Bot(level, game, seed)
