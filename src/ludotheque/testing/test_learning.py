"""A game's face for learners: actions are the legal moves, observations are what a seat knows, the layout is true."""

import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from ludotheque.game import Game, Position
from ludotheque.match import Match
from ludotheque.research import Face
from ludotheque.testing.matches import played, stops
from ludotheque.testing.possible import another_world
from ludotheque.testing.tables import Table

FENCE, BEFORE = 16, (0, 255)  # bytes behind an observation; what its memory may hold before


def face_of(table: Table) -> Face:
    return Face(table.game, table.options)


def test_actions_are_the_legal_moves_one_to_one_and_in_their_order(table: Table) -> None:
    face = face_of(table)
    for match in played(table, seed=80):
        codes, actions = table.game.codes(match.position), face.legal_actions(match.position)
        assert len(actions) == len(codes)
        assert actions == sorted(set(actions))
        assert set(actions) <= set(range(face.actions))
        assert [face.code_of(action, match.position) for action in actions] == codes
        assert [face.action_of(code, match.position) for code in codes] == actions
        assert np.flatnonzero(face.mask(match.position)).tolist() == actions


def test_an_action_of_a_games_own_means_the_same_move_everywhere(game: Game) -> None:
    """So a learner can tell from its number what it does; a generic action is only a place in a list."""
    if not game.has_part("learning"):
        return
    learning = game.part("learning")
    codes = learning.CODES.tolist()
    assert [learning.action_of(code) for code in codes] == list(range(len(codes)))
    assert codes == sorted(set(codes))


def looks_the_same_in_another_world(face: Face, match: Match, seat: int, chance: random.Random) -> None:
    seen = face.observe(match.position, seat).tolist()
    assert face.observe(another_world(match, seat, chance).position, seat).tolist() == seen
    assert face.observe(match.view_record(seat), seat).tolist() == seen


def test_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(table: Table) -> None:
    face, chance = face_of(table), random.Random(81)
    for match in stops(table, seed=81, many=10):
        for seat in range(table.seats):
            looks_the_same_in_another_world(face, match, seat, chance)


def test_the_layout_speaks_of_every_field_of_the_record(game: Game) -> None:
    face = Face(game, {})
    spoken_of = {field for part in face.layout for field in (*part.shows, *part.partly)}
    assert spoken_of.isdisjoint(face.unshown)
    assert spoken_of | set(face.unshown) <= set(game.rules.State.names)
    assert set(game.rules.State.names) - spoken_of - set(face.unshown) <= set(game.rules.Options.names)
    assert len({part.name for part in face.layout}) == len(face.layout)


def differing(game: Game, one: Position, other: Position) -> set[str]:
    """The fields in which two records differ."""
    a, b = game.record(one), game.record(other)
    return {field for field in game.rules.State.names if not np.array_equal(a[field], b[field])}


def shows_what_it_says(face: Face, one: Position, other: Position, seat: int) -> None:
    """Observations of two records masked for a seat differ in the parts in which they should, and in no others."""
    fields, places = differing(face.game, one, other), face.places()
    a, b = face.observe(one, seat), face.observe(other, seat)
    parts = {part for part in face.layout if a[places[part.name]].tolist() != b[places[part.name]].tolist()}
    for part in parts:
        assert fields & {*part.shows, *part.partly}, f"{part.name} differs, and nothing that it is made of"
    for field in fields - {field for part in parts for field in part.shows}:
        assert not any(field in part.shows for part in face.layout), f"{field} differs and no part shows it"


def some_pairs(table: Table) -> Iterator[tuple[Match, Match]]:
    """Moments of a match and the moments after them, which differ little; and of two matches, which differ much."""
    one, other = ([match.clone() for match in played(table, seed)] for seed in (82, 83))
    steps = list(pairwise(one))
    yield from steps[:: max(1, len(steps) // 40)]
    yield from zip(one[::9][:10], other[::7][:10], strict=False)


def test_observations_differ_where_the_layout_says(table: Table) -> None:
    face = face_of(table)
    for one, other in some_pairs(table):
        for seat in range(table.seats):
            shows_what_it_says(face, one.view_record(seat), other.view_record(seat), seat)


def test_an_observation_is_written_whole_and_nothing_behind_it(table: Table) -> None:
    face = face_of(table)
    for match in stops(table, seed=84, many=5):
        for seat in range(table.seats):
            for before in BEFORE:
                memory = np.full(face.length + FENCE, before, np.uint8)
                face.observe(match.position, seat, out=memory[: face.length])
                assert memory[: face.length].tolist() == face.observe(match.position, seat).tolist()
                assert set(memory[face.length :].tolist()) == {before}
