"""A search tree of one game: grown in chunks under a budget, kept while the match goes on along its branches."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ludotheque.game import Game, Position

CAPACITY = 200_000  # nodes, two at the very least; when they are used up the tree is searched on but grows no further
CHUNK = 256  # iterations between two looks at the clock; each adds one node at most
FIRST = 1_024  # nodes that a new tree has room for: 56 kB


def never() -> bool:
    """Nobody stops the search."""
    return False


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one move: its code, its share of the search, its expected value for the mover."""

    move: int
    share: float
    value: float


class Tree:
    """The memory of one searcher. Same record, seed and iterations: same thoughts."""

    def __init__(self, game: Game, capacity: int = CAPACITY, plain: bool = False):
        from ludotheque.kernel.specialise import specialise

        self._search = specialise("search", game.rules)
        self._plain = plain
        exactly = not plain and "exactly_solvable" in self._search.advice
        self._exact = specialise("exact", game.rules) if exactly else None
        self._capacity = capacity
        self._moves = np.zeros(game.rules.OUT_SIZE, np.int64)
        self._visits = np.zeros(game.rules.OUT_SIZE, np.int64)
        self._means = np.zeros(game.rules.OUT_SIZE)
        self.opinions = np.zeros(game.rules.SEATS)  # of how each seat plays, as the game's advice reckons
        root = np.zeros(self._search.TREE, np.int64)
        self._memory = self._search.Memory(np.zeros(0, self._search.Node), root, self.opinions)
        self.forget()

    def forget(self) -> None:
        """Start afresh, without opinions of the other seats, and with little memory."""
        self.opinions[:] = 0
        self._memory = self._memory._replace(nodes=np.zeros(min(FIRST, self._capacity), self._search.Node))
        self._plant()

    def _plant(self) -> None:
        self._search.plant(self._memory)

    def _make_room(self, iterations: int) -> None:
        """Have a free node for each iteration, as long as the tree may grow: a search never meets the end of its room
        before the end of its capacity, and so thinks the same as with all of it from the beginning."""
        nodes = self._memory.nodes
        wanted = min(self._memory.tree[self._search.USED] + iterations, self._capacity)
        if wanted > len(nodes):
            larger = np.zeros(min(max(wanted, 2 * len(nodes)), self._capacity), self._search.Node)
            larger[: len(nodes)] = nodes
            self._memory = self._memory._replace(nodes=larger)

    def learn(self, view_record: Position, played: Sequence[int]) -> None:
        """Form opinions of how the others play, by what was played since this masked record."""
        self._search.learn(view_record.copy(), np.array(played, np.int64), self.opinions)

    def blur(self, view_record: Position, percent: int, rng: Any) -> None:
        """Make a masked record, in place, what a forgetful player believes."""
        self._search.blur(view_record, percent, rng)

    def follow(self, move: int) -> None:
        """A move was played: go on from there, or afresh where the tree does not know it or is nearly full."""
        nearly_full = self._memory.tree[self._search.USED] > self._capacity // 2
        if nearly_full or not self._search.follow(self._memory, move):
            self._plant()

    def solve(self, view_record: Position, rng: Any) -> dict[int, float]:
        """What each move comes to, where every line can be played out; else nothing."""
        if self._exact is None:
            return {}
        n = self._exact.solve(view_record, self.opinions, self._moves, self._means, rng)
        return dict(zip(self._moves[:n].tolist(), self._means[:n].tolist(), strict=True))

    def think(
        self,
        view_record: Position,
        rng: Any,
        iterations: int | None = None,
        seconds: float | None = None,
        stopped: Callable[[], bool] = never,
    ) -> list[Thought]:
        """Search until iterations or seconds are used up or `stopped()` says so; best thoughts first.

        A little is always thought, so that there is an answer.
        """
        deadline = None if seconds is None else time.monotonic() + seconds
        left = iterations if iterations is not None else 1 << 62
        luck = self._search.draw_luck(rng, self._plain)
        while True:
            chunk = min(CHUNK, left)
            self._make_room(chunk)
            self._search.grow(self._memory, view_record, luck, rng, chunk, self._plain)
            left -= CHUNK
            if left <= 0 or stopped() or (deadline is not None and time.monotonic() >= deadline):
                break
        n = self._search.tally(self._memory, view_record, self._moves, self._visits, self._means)
        total = int(self._visits[:n].sum())
        found = [Thought(int(self._moves[i]), int(self._visits[i]) / total, float(self._means[i])) for i in range(n)]
        return _sorted(found)


def with_exact_values(thoughts: list[Thought], values: dict[int, float]) -> list[Thought]:
    """The thoughts of a search with the true values: only the best moves keep a share.

    Of moves that best play makes equal, the search still knows which one gives the others more to go wrong.
    """
    best = max(values.values())
    shares = {thought.move: thought.share for thought in thoughts if values[thought.move] == best}
    total = sum(shares.values())
    found = [Thought(move, shares.get(move, 0.0) / total if total else 0.0, value) for move, value in values.items()]
    return _sorted(found)


def among(thoughts: list[Thought], moves: Sequence[int]) -> list[Thought]:
    """The thoughts of these moves alone, which share the whole of the search."""
    kept = [thought for thought in thoughts if thought.move in moves]
    total = sum(thought.share for thought in kept)
    return [replace(thought, share=thought.share / total) for thought in kept] if total else kept


def _sorted(thoughts: Iterable[Thought]) -> list[Thought]:
    return sorted(thoughts, key=lambda thought: (-thought.share, -thought.value, thought.move))
