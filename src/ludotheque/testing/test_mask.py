"""What a seat knows (`mask`), and the worlds it must think possible (`fill`)."""

import random
from collections import Counter

from ludotheque.game import Game, Position
from ludotheque.kernel import new_rng
from ludotheque.match import Match
from ludotheque.testing.chance import fair
from ludotheque.testing.matches import at, conserved, stops
from ludotheque.testing.possible import (
    all_whereabouts,
    all_worlds,
    another_world,
    hidden_kinds,
    how_many_worlds,
    whereabouts,
)
from ludotheque.testing.tables import Table

SOME_WORLDS, MOST_WORLDS = 5, 60
DRAWS_A_WORLD = 20  # of the rarest one
MOST_DRAWS = 600


def filled(game: Game, known: Position, rng: Position) -> Position:
    world = known.copy()
    game.kernel.fill(world, rng)
    return world


def test_masking_twice_is_masking_once(table: Table) -> None:
    for match in stops(table, seed=40, many=15):
        for seat in table.listeners:
            known = match.view_record(seat)
            assert table.game.masked(known, seat).tobytes() == known.tobytes()


def test_a_filled_world_leaves_the_seat_what_it_knew(table: Table) -> None:
    for match in stops(table, seed=41, many=15):
        for number, seat in enumerate(table.listeners):
            known = match.view_record(seat)
            world = filled(table.game, known, new_rng(41, number))
            assert table.game.masked(world, seat).tobytes() == known.tobytes()


def test_filled_worlds_are_legal_and_whole(table: Table) -> None:
    for match in stops(table, seed=42, many=10):
        for number, seat in enumerate(table.listeners):
            world = at(match, filled(table.game, match.view_record(seat), new_rng(42, number)))
            conserved(table.game, world.position)
            assert table.game.load(world.dump()).position.tobytes() == world.position.tobytes()
            assert world.turn == match.turn
            assert bool(world.moves()) == (match.turn is not None)


def test_mask_leaves_nothing_that_the_seat_cannot_know(table: Table) -> None:
    """In every world that differs only where the seat does not see, the seat knows the same."""
    chance = random.Random(43)
    for match in stops(table, seed=43, many=10):
        for seat in table.listeners:
            world = another_world(match, seat, chance)
            assert world.view_record(seat).tobytes() == match.view_record(seat).tobytes()


def unsure(table: Table) -> tuple[Match, int | None]:
    """A late moment at which somebody must think several worlds possible, few enough to be counted.

    It comes from random matches, or where these never get so far, from the game's own `few_worlds`.
    """
    late = set_up_late(table)
    for match in late or [match for seed in range(44, 54) for match in reversed(stops(table, seed, many=60))]:
        for seat in table.listeners:
            if SOME_WORLDS <= how_many_worlds(match, seat, MOST_WORLDS) <= MOST_WORLDS:
                return match, seat
    raise AssertionError(f"{table}: no position with {SOME_WORLDS} to {MOST_WORLDS} worlds; set one up by `few_worlds`")


def set_up_late(table: Table) -> list[Match]:
    """The late position that a game sets up itself, if it does."""
    few_worlds = getattr(table.game.part("hidden"), "few_worlds", None)
    if few_worlds is None:
        return []
    document = table.new(seed=44).dump()
    few_worlds(document)
    return [table.game.load(document)]


def test_fill_reaches_every_world_as_often_as_chance_deals_it(table: Table) -> None:
    if not any(hidden_kinds(table.new(seed=44), seat) for seat in table.listeners):
        known = table.new(seed=44).view_record(None)
        assert filled(table.game, known, new_rng(44)).tobytes() == known.tobytes()  # no secrets: one world
        return
    match, seat = unsure(table)
    worlds, known, rng = all_worlds(match, seat), match.view_record(seat), new_rng(44)
    draws = DRAWS_A_WORLD * sum(worlds.values()) // min(worlds.values())
    fair(Counter(filled(table.game, known, rng).tobytes() for _ in range(draws)), worlds)


def test_fill_lays_any_two_components_where_chance_would(table: Table) -> None:
    chance, rng = random.Random(45), new_rng(45)
    for number, match in enumerate(stops(table, seed=45, many=4)):
        seat = table.listeners[number % len(table.listeners)]
        kinds = hidden_kinds(match, seat)
        if len(kinds) < 2:
            continue
        pair, known = chance.sample(kinds, 2), match.view_record(seat)
        ways = all_whereabouts(match, seat, pair)
        likely = {where: weight for where, weight in ways.items() if weight * MOST_DRAWS >= 5 * sum(ways.values())}
        found = Counter(whereabouts(at(match, filled(table.game, known, rng)), seat, pair) for _ in range(MOST_DRAWS))
        assert set(found) <= set(ways)
        fair(Counter({where: found[where] for where in likely}), likely)
