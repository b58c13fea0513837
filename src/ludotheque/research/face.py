"""A game as learners see it: a number for every move, and what a seat knows as a row of numbers.

What these are is said in the game's own learning.py; a game without one has generic ones (`kernel/faces.py`).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract.options import Choice
from ludotheque.game import Game, Position
from ludotheque.kernel.layout import Layout, length_of, places_of
from ludotheque.kernel.specialise import specialise

Observation = NDArray[np.uint8]


class Face:
    """One game at one kind of table. It keeps scratch memory: every thread needs one of its own."""

    def __init__(self, game: Game, options: Mapping[str, Any]):
        self.game = game
        self.options: dict[str, Choice] = game.agree(options)
        self.seats = int(self.options["seats"])
        self._faces = specialise("faces", game.rules)
        self.actions: int = self._faces.actions(self.options)
        self.layout: Layout = self._faces.layout(self.options)
        self.unshown: tuple[str, ...] = self._faces.unshown
        self.length = length_of(self.layout)
        self._moves = np.empty(game.rules.OUT_SIZE, np.int64)
        self._seen = np.zeros(game.kernel.WORDS, np.int64)

    def places(self) -> dict[str, slice]:
        """Where each part of an observation is."""
        return places_of(self.layout)

    def legal_actions(self, position: Position) -> list[int]:
        """The legal actions of the seat to act, in the order of the legal moves; none when the match is over."""
        found: list[int] = self._moves[: self._faces.legal_actions(position, self._moves)].tolist()
        return found

    def action_of(self, code: int, position: Position) -> int:
        """The action of a legal move."""
        return self.legal_actions(position)[self.game.codes(position).index(code)]

    def code_of(self, action: int, position: Position) -> int:
        """The move that a legal action is."""
        return int(self._faces.code_of(action, position, self._moves))

    def mask(self, position: Position) -> NDArray[np.int8]:
        """For every action whether (1 or 0) it is legal."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal_actions(position)] = 1
        return mask

    def observe(self, position: Position, seat: int, out: Observation | None = None) -> Observation:
        """What a seat knows of a position, whether it is whole or masked for that seat already; into `out` if given."""
        if out is None:
            out = np.empty(self.length, np.uint8)
        self._faces.observe(position, seat, self._seen, out)
        return out
