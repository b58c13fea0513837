"""The worlds that a seat must think possible, worked out from the game's `hidden.py` and never from its `mask`.

It has `hidden(position, seat)`: the places in a whole position's document that the seat (None: a spectator) does not
see into, each as a list of the document and the indices in it. How many lie in each place everybody knows. Whatever
lies in such places together could lie there in any other way. A game without secrets returns no places. Where random
matches never reach a position with few worlds, `few_worlds(position)` makes one of a fresh document.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import islice
from math import comb
from typing import Any

from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.testing.matches import at


def hidden_places(game: Game, position: dict[str, Any], seat: int | None) -> list[tuple[list[Any], Sequence[int]]]:
    """The places in the position's document that the seat does not see into."""
    if not game.has_part("hidden"):
        raise LookupError(f"say in hidden.py of {game.name} what it hides from whom (nothing: return no places)")
    places: list[tuple[list[Any], Sequence[int]]] = game.part("hidden").hidden(position, seat)
    return places


def deals(pool: Counter[str], sizes: Sequence[int]) -> Iterator[tuple[list[list[str]], int]]:
    """Every way to lay the pool in places of these sizes, and in how many ways single components make it."""
    if not sizes:
        yield [], 1
        return
    for first, ways in _handfuls(sorted(pool.items()), sizes[0]):
        for others, more in deals(pool - Counter(first), sizes[1:]):
            yield [first, *others], ways * more


def _handfuls(kinds: list[tuple[str, int]], many: int) -> Iterator[tuple[list[str], int]]:
    """Every handful of so many, and in how many ways its components can be picked."""
    if not kinds:
        yield [], 1
        return
    (kind, there), rest = kinds[0], kinds[1:]
    least = max(0, many - sum(others for _, others in rest))
    for taken in range(least, min(there, many) + 1):
        for others, ways in _handfuls(rest, many - taken):
            yield [kind] * taken + others, ways * comb(there, taken)


def _laid(match: Match, seat: int | None, piles: Sequence[Sequence[str]]) -> Match:
    """The match with other components in the places that the seat does not see into."""
    document = deepcopy(match.game.document(match.position))
    for (place, indices), pile in zip(hidden_places(match.game, document, seat), piles, strict=True):
        for index, component in zip(indices, pile, strict=True):
            place[index] = component
    return at(match, match.game.restore(document, match.options))


def _pool(match: Match, seat: int | None) -> tuple[list[str], list[int]]:
    places = hidden_places(match.game, match.game.document(match.position), seat)
    return [place[index] for place, indices in places for index in indices], [len(indices) for _, indices in places]


def another_world(match: Match, seat: int | None, chance: random.Random) -> Match:
    """The match as it might be, for all that the seat knows."""
    pool, sizes = _pool(match, seat)
    chance.shuffle(pool)
    unseen = iter(pool)
    return _laid(match, seat, [[next(unseen) for _ in range(size)] for size in sizes])


def how_many_worlds(match: Match, seat: int | None, most: int) -> int:
    """How many worlds the seat must think possible; counted no further than one more than `most`."""
    pool, sizes = _pool(match, seat)
    if len(set(pool)) > most and sum(map(bool, sizes)) > 1:
        return most + 1  # no need to count: each kind could be the odd one in some place
    return sum(1 for _ in islice(deals(Counter(pool), sizes), most + 1))


def all_worlds(match: Match, seat: int | None) -> dict[bytes, int]:
    """All worlds that the seat must think possible, as position bytes, with the weight of each."""
    pool, sizes = _pool(match, seat)
    return {_laid(match, seat, piles).position.tobytes(): ways for piles, ways in deals(Counter(pool), sizes)}


def hidden_kinds(match: Match, seat: int | None) -> list[str]:
    """The kinds of components among those that the seat does not see."""
    return sorted(set(_pool(match, seat)[0]))


def whereabouts(match: Match, seat: int | None, kinds: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """For each place that the seat does not see into, how many components of each of these kinds it has."""
    places = hidden_places(match.game, match.game.document(match.position), seat)
    return tuple(_counted([place[index] for index in indices], kinds) for place, indices in places)


def all_whereabouts(match: Match, seat: int | None, kinds: Sequence[str]) -> dict[tuple[tuple[int, ...], ...], int]:
    """Everywhere that components of these kinds can lie, with the weight of each way; all other kinds are one."""
    pool, sizes = _pool(match, seat)
    told_apart = Counter(component if component in kinds else "" for component in pool)
    return {tuple(_counted(pile, kinds) for pile in piles): ways for piles, ways in deals(told_apart, sizes)}


def _counted(pile: Sequence[str], kinds: Sequence[str]) -> tuple[int, ...]:
    return tuple(pile.count(kind) for kind in kinds)
