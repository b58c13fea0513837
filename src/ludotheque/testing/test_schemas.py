"""What a game shows has the shapes that it declares, and what it declares is shown: both, in every way to play."""

import json
import runpy
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import ludotheque
from ludotheque.bots.hint import ONLY_MOVE, WINS
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.testing.matches import played
from ludotheque.testing.schemas import Shapes, named_things, texts_in
from ludotheque.testing.stories import SEED, Players
from ludotheque.testing.tables import Table, tables

REASONS_EVERY = 7  # moves: reasons for all legal moves are looked at so often
HEADING = ["game", "options", "seats", "seat", "turn", "ply", "result"]


def told(table: Table) -> Iterator[Match]:
    """The match of the playthrough, after every move."""
    match, players = table.new(SEED), Players(table)
    yield match
    while match.turn is not None:
        match.play(players.choose(match))
        yield match


def rare(game: Game, own_tests: Path) -> Iterator[Match]:
    """What matches hardly ever come to: positions set up in tests/rare/<game>.py, and after each of their moves."""
    file = own_tests / "rare" / f"{game.name}.py"
    if not file.is_file():
        return
    for document, moves in runpy.run_path(str(file))["positions"]():
        match = game.load(document, seed=1)
        yield match
        for move in moves:
            match.play(move)
            yield match


def check(match: Match, shapes: Shapes) -> None:
    """Everything that is shown at this moment."""
    for seat in (*range(match.seats), None):
        view = match.view(seat)
        shapes.check("view", view)
        assert list(view)[: len(HEADING)] == HEADING
        for move in view["moves"]:
            shapes.check("move", move)
        if match.ply:
            for event in match.happened(seat):
                shapes.check("event", event)
    if match.turn is not None and match.ply % REASONS_EVERY == 0:
        known = match.view_record(match.turn)
        for code in match.game.codes(known):
            for reason in match.game.reasons(known, code):
                shapes.check("reason", reason)


def test_everything_shown_has_a_declared_shape_and_everything_declared_is_shown(game: Game, own_tests: Path) -> None:
    shapes = Shapes(game)
    for key in (ONLY_MOVE, WINS):
        shapes.check("reason", {"key": key})
    for table in tables(game):
        for match in chain(played(table, seed=90), told(table)):
            check(match, shapes)
    for match in rare(game, own_tests):
        check(match, shapes)
    assert shapes.unseen() == []


def test_no_two_moves_are_the_same_as_data_and_what_they_touch_has_the_names_of_the_view(table: Table) -> None:
    shapes = Shapes(table.game)
    for match in played(table, seed=91):
        view = match.view(match.turn)
        moves = view.pop("moves")
        parts = [json.dumps({name: part for name, part in move.items() if name != "text"}) for move in moves]
        assert len(set(parts)) == len(moves), f"two of these are the same: {parts}"
        names = texts_in(view)
        for move in moves:
            assert named_things(shapes, move) <= names, f"{move} touches what the view does not name"


def test_a_move_is_the_same_data_for_everybody(table: Table) -> None:
    for match in played(table, seed=92):
        if match.ply % 5 == 1:
            before, stories = match.ply - 1, [match.events(seat, match.ply - 1) for seat in table.listeners]
            assert all(len(story) == 1 and story[0]["ply"] == before for story in stories)
            assert all(story[0]["move"] == stories[0][0]["move"] for story in stories)
            assert stories[0][0]["move"]["text"] == match.history[-1]


def test_a_kind_of_event_has_the_same_fields_in_all_games() -> None:
    found: dict[str, tuple[str, object]] = {}
    for name in ludotheque.games():
        shapes = Shapes(ludotheque.game(name))
        for shape in shapes.objects("event"):
            fields = {field: kind for field, kind in shape["properties"].items() if field != "what"}
            for what in shapes.literals("event", "what"):
                if what in (shape["properties"]["what"].get("enum") or [shape["properties"]["what"]["const"]]):
                    where, known = found.setdefault(what, (name, fields))
                    assert fields == known, f"{what} has other fields in {name} than in {where}"
