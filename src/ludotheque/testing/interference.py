"""Two worlds that differ only where a seat does not see, and whether anything that it is shown tells them apart."""

import random
from collections.abc import Iterator

from ludotheque.kernel import new_rng
from ludotheque.match import Match
from ludotheque.testing.matches import at, stops
from ludotheque.testing.possible import another_world
from ludotheque.testing.shown import common_move, differences, told_differently
from ludotheque.testing.tables import Table
from ludotheque.testing.wrong import spoilt

STOPS = 6
WORLDS = 5  # tried for one in which the same move is legal


def refilled(match: Match, seat: int | None, number: int) -> Match:
    """The match in a world that the game's own `fill` makes of what the seat knows."""
    position = match.view_record(seat)
    match.game.kernel.fill(position, new_rng(50, number))
    return at(match, position)


def worlds(match: Match, seat: int | None, chance: random.Random) -> Iterator[Match]:
    """Worlds that the seat must think possible: by the kit's own knowledge, and by the game's."""
    for number in range(WORLDS):
        yield another_world(match, seat, chance) if number % 2 == 0 else refilled(match, seat, number)


def wrong_texts(match: Match, elsewhere: list[str], chance: random.Random) -> list[str]:
    moves = match.moves()
    return [*spoilt(chance.choice(moves), chance), *chance.sample(elsewhere, min(8, len(elsewhere)))] if moves else []


def leaks(table: Table, seed: int, many: int = STOPS) -> set[str]:
    """The channels through which, in this match, some seat was shown what it may not know."""
    chance = random.Random(seed)
    elsewhere = sorted({move for match in stops(table, seed + 1, many=12) for move in match.moves()})
    found: set[str] = set()
    for match in (at(stop, stop.position) for stop in stops(table, seed, many)):  # without a past, as its like are
        texts = wrong_texts(match, elsewhere, chance)
        for seat in table.listeners:
            for number, world in enumerate(worlds(match, seat, chance)):
                if number < 2:
                    found |= differences(match, world, seat, texts)
                move = common_move(match, world, chance)
                if move is not None:
                    found |= told_differently(match, world, seat, move)
    return found
