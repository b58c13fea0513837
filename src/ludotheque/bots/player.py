"""A player that is a program. Its whole input is a masked record: it sees only what its seat knows."""

import math
from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np

from ludotheque.bots.levels import Level, level_called
from ludotheque.bots.tree import Thought, Tree, among, never, with_exact_values
from ludotheque.contract.errors import MatchOver, OptionError
from ludotheque.contract.seeds import read_seed
from ludotheque.game import Game, Position

MOST_SECONDS = 3600


class Bot:
    """A player of one game at one level. The same seed, iterations and masked records give the same moves."""

    def __init__(self, level: Level, game: Game, seed: int | None = None):
        self.level = level
        self._here = level  # as it plays at the table it was last asked at
        self.game = game
        self._seed = read_seed(seed)
        self._out = np.empty(game.rules.OUT_SIZE, np.int64)
        self._stopped = False
        self.forget()

    def __repr__(self) -> str:
        return f"<Bot {self.level.name} of {self.game.name}>"

    def forget(self) -> None:
        """Begin anew, as if just made."""
        from ludotheque.kernel.random import new_rng

        self._rng = new_rng(self._seed)
        self._followed: list[int] = []  # the moves of the match that the tree has followed
        self._seen: Position | None = None  # the masked record after them
        if self.level.searches:
            self._tree.forget()

    @cached_property
    def _tree(self) -> Tree:
        return Tree(self.game, plain=self.level.plain)

    def choose(
        self,
        view_record: Position,
        budget: float = 1.0,
        played: Sequence[int] | None = None,
        at_once: bool = True,
        stopped: Callable[[], bool] = never,
    ) -> str:
        """The move to play, as text, for the seat to act of a masked record; see `decide`."""
        if self.game.turn(view_record) is None:
            raise MatchOver("match-over", clause=self.game.part("notation").CLAUSES["over"])
        return self.game.text(view_record, self.decide(view_record, budget, played, at_once, stopped))

    def decide(
        self,
        view_record: Position,
        budget: float = 1.0,
        played: Sequence[int] | None = None,
        at_once: bool = True,
        stopped: Callable[[], bool] = never,
    ) -> int:
        """The move to play, as the kernel's number.

        The budget is in seconds of thought. Told what was `played` (the match's codes, which everybody saw), the bot
        goes on with what it thought before. The only move that there is it plays `at_once`, or else thinks all the
        same: then nobody can see by its haste that it had no choice. It ends early when `stopped()` says so.
        """
        if self.level.name == "greedy":
            return self._greedy(view_record)
        if not self.level.searches:
            return int(self.game.kernel.choose_random(view_record, self._out, self._rng))
        self._attend(view_record, played)
        if at_once and self.game.kernel.legal(view_record, self._out) == 1:
            return int(self._out[0])
        if self._here.obvious and self._chance() * 100 < self._here.obvious:
            obvious = self._greedy(view_record)
            if obvious in self._sensible(view_record):
                return obvious
        return self._pick(self._search(view_record, budget, stopped))

    def think(
        self,
        view_record: Position,
        budget: float = 1.0,
        played: Sequence[int] | None = None,
        stopped: Callable[[], bool] = never,
    ) -> list[Thought]:
        """What the search makes of the legal moves, the best first; it ends early when `stopped()` says so."""
        self._attend(view_record, played)
        return self._search(view_record, budget, stopped)

    def _search(self, view_record: Position, budget: float, stopped: Callable[[], bool] = never) -> list[Thought]:
        self._stopped = False
        budget = read_budget(budget) if self._here.seconds is None else self._here.seconds
        seconds = None if self._here.iterations else budget
        believed = view_record
        if self._here.forgets:
            believed = view_record.copy()
            self._tree.blur(believed, self._here.forgets, self._rng)
        thoughts = self._tree.think(
            believed, self._rng, self._here.iterations, seconds, lambda: self._stopped or stopped()
        )
        values = {} if self._here.forgets else self._tree.solve(view_record, self._rng)
        if values:
            thoughts = with_exact_values(thoughts, values)
        sensible = self._sensible(view_record)
        return among(thoughts, sensible) or [self._second_thought(view_record, sensible, thoughts[0].value)]

    def _second_thought(self, view_record: Position, sensible: list[int], value: float) -> Thought:
        """Whoever has thought of silly moves only, for what it has forgotten, does what is obvious."""
        obvious = self._greedy(view_record)
        return Thought(obvious if obvious in sensible else sensible[0], 1.0, value)

    def _greedy(self, view_record: Position) -> int:
        return int(self.game.kernel.choose_greedy(view_record, self._out, self._rng))

    def _sensible(self, view_record: Position) -> list[int]:
        """The legal moves without those that a child would see are silly; plain search thinks of all."""
        if self.level.plain:
            return self.game.codes(view_record)
        sensible: list[int] = self._out[: self.game.kernel.sensible(view_record, self._out)].tolist()
        return sensible

    @property
    def opinions(self) -> list[float]:
        """What it thinks of how each seat plays, by what it has seen: 0 is nothing, see the game's advice."""
        return [float(opinion) for opinion in self._tree.opinions]

    def stop(self) -> None:
        """Let a bot that thinks in another thread answer at once, with what it has thought so far."""
        self._stopped = True

    def _pick(self, thoughts: list[Thought]) -> int:
        """The best move; a level that varies plays one that looks a little worse now and then."""
        if not self._here.varies:
            return thoughts[0].move
        best = max(thought.value for thought in thoughts)
        weights = [math.exp((thought.value - best) / self._here.varies) for thought in thoughts]
        point = self._chance() * sum(weights)
        for thought, weight in zip(thoughts, weights, strict=True):
            point -= weight
            if point < 0:
                return thought.move
        return thoughts[0].move

    def _chance(self) -> float:
        from ludotheque.kernel.random import next32

        return float(next32(self._rng)) / (1 << 32)

    def _attend(self, view_record: Position, played: Sequence[int] | None) -> None:
        """Learn from what was played since the last decision, and keep the part of the tree that the match went into.

        A forgetful player keeps nothing.
        """
        self._here = self.level.at(self.game.seats(view_record))
        moves = list(played or ())
        if played is None or self._here.forgets or moves[: len(self._followed)] != self._followed:
            self._tree.forget()
        else:
            news = moves[len(self._followed) :]
            if self._seen is not None:
                self._tree.learn(self._seen, news)
            for move in news:
                self._tree.follow(move)
        self._followed = moves
        self._seen = view_record.copy()


def read_budget(budget: float) -> float:
    """Seconds of thought as somebody gave them."""
    if type(budget) not in (int, float) or not 0 <= budget <= MOST_SECONDS:
        raise OptionError("budget-out-of-range", field="budget", budget=budget, most=MOST_SECONDS)
    return budget


def bot(level: str, game: Game, seed: int | None = None) -> Bot:
    """A bot of this level for this game."""
    return Bot(level_called(level, game), game, seed)
