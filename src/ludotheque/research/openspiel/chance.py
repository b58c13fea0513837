"""Chance as OpenSpiel sees it: nodes with numbered outcomes and their odds, whatever a game draws.

`Explicit` walks a game's real chance with scripts (`kernel/script.py`), draw by draw: whole trees can be searched.
`Sampled` gives every event that draws anything the same three nodes: their outcomes make up the seed of a generator.
Either way all randomness is the caller's, and a history replays to the same cards.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from numpy.typing import NDArray

from ludotheque.game import Position
from ludotheque.kernel.random import new_rng
from ludotheque.kernel.script import new_script, odds, question

Event = Callable[[NDArray[Any]], Position]  # the position after something has happened with this chance
Said = tuple[int, ...]  # by chance, so far

MOST_PLACES = 128  # that one card is drawn from: no game has more cards
MOST_DRAWS = 128  # in one event: no game has more cards
SEED = (256, 3)  # of a sampled event: so many outcomes each of so many nodes, 24 bits in all


@dataclass(frozen=True)
class Lots:
    """What chance can say next, and how likely each is."""

    said: tuple[Said, ...]
    odds: tuple[float, ...]


class Chance(Protocol):
    most_outcomes: int
    most_nodes: int  # of one event

    def go_on(self, event: Event, said: Said) -> Position | Lots:
        """The position after an event, if chance has said enough for it; else what it can say next."""


def courses(event: Event, said: Said = (), likely: float = 1.0) -> Iterator[tuple[Said, float, Position]]:
    """All ways in which an event that began like this can go: what chance says in all, how likely it is, the result."""
    script = new_script(said)
    position = event(script)
    asked = question(script)
    if asked is None:
        yield said, likely, position
    else:
        for answer, chance in enumerate(odds(*asked)):
            yield from courses(event, (*said, answer), likely * chance)


class Explicit:
    """A node for every draw; or, where the rest of an event has few courses (up to `merge`), one for all of it, whose
    outcomes are the different results."""

    def __init__(self, merge: int):
        self.merge = merge
        self.most_outcomes = max(MOST_PLACES, merge)
        self.most_nodes = MOST_DRAWS

    def go_on(self, event: Event, said: Said) -> Position | Lots:
        script = new_script(said)
        position = event(script)
        asked = question(script)
        if asked is None:
            return position
        few = list(islice(courses(event, said), self.merge + 1)) if self.merge else []
        if 0 < len(few) <= self.merge:
            return _merged(few)
        likely = tuple(odds(*asked))
        return Lots(tuple((*said, answer) for answer in range(len(likely))), likely)


def _merged(few: list[tuple[Said, float, Position]]) -> Lots:
    results: dict[bytes, tuple[Said, float]] = {}
    for said, likely, position in few:
        first, so_far = results.get(position.tobytes(), (said, 0.0))
        results[position.tobytes()] = first, so_far + likely
    return Lots(*zip(*results.values(), strict=True))


class Sampled:
    """Three nodes for every event that draws: quick, and as wide as can be."""

    def __init__(self) -> None:
        self.most_outcomes, self.most_nodes = SEED

    def go_on(self, event: Event, said: Said) -> Position | Lots:
        if not said:
            script = new_script(said)
            position = event(script)
            if question(script) is None:
                return position
        if len(said) == self.most_nodes:
            return event(new_rng(*said))
        many = self.most_outcomes
        return Lots(tuple((*said, number) for number in range(many)), (1.0 / many,) * many)
