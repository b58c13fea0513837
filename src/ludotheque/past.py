"""The positions of a match, rebuilt from its moves where they are asked for.

A match in memory holds its present position and the one before it, for what is asked after every move; and a few
older ones, evenly spread, from which any other is played again. More moves make them sparser, not more.
"""

from array import array
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

Position = NDArray[np.int64]
Play = Callable[[Position, int, int], None]  # plays in place the move (a code) that has this number, from 0
FEWEST_KEPT, KEPT_BYTES = 4, 4096  # how many older positions: as many as there is room for, at least a few


class Past:
    """A first position and the codes of the moves that followed. Positions handed out are never changed here."""

    def __init__(self, first: Position, play: Play):
        self.codes = array("q")
        self._play = play
        self._kept = [first]  # the positions before the moves 0, spacing, 2 × spacing …
        self._spacing = 1
        self._most_kept = max(FEWEST_KEPT, KEPT_BYTES // first.nbytes)
        self._before = self._now = first

    @property
    def now(self) -> Position:
        return self._now

    def add(self, code: int) -> None:
        """Go on by a move."""
        after = self._now.copy()
        self._play(after, code, len(self.codes))
        self._before, self._now = self._now, after
        self.codes.append(code)
        if len(self.codes) == self._spacing * len(self._kept):
            self._kept.append(after)
            if len(self._kept) > self._most_kept:
                self._kept = self._kept[::2]
                self._spacing *= 2

    def drop(self) -> None:
        """Go back by one move."""
        self._now = self._before
        self.codes.pop()
        del self._kept[len(self.codes) // self._spacing + 1 :]
        self._before = self._rebuilt(max(0, len(self.codes) - 1))

    def at(self, ply: int) -> Position:
        """The position before the move of this number."""
        behind = len(self.codes) - ply
        return self._now if behind == 0 else self._before if behind == 1 else self._rebuilt(ply)

    def since(self, ply: int) -> Iterator[Position]:
        """The positions before the move of this number and before every later one, up to the present."""
        position = self.at(ply)
        yield position
        for number in range(ply, len(self.codes)):
            position = position.copy()
            self._play(position, self.codes[number], number)
            yield position

    def _rebuilt(self, ply: int) -> Position:
        kept = min(ply // self._spacing, len(self._kept) - 1)
        position = self._kept[kept].copy()
        for number in range(kept * self._spacing, ply):
            self._play(position, self.codes[number], number)
        return position

    def copy(self) -> "Past":
        """A past of its own; the positions are shared, since none of them ever changes."""
        twin = Past(self._kept[0], self._play)
        twin.codes = self.codes[:]
        twin._kept, twin._spacing = list(self._kept), self._spacing
        twin._before, twin._now = self._before, self._now
        return twin
