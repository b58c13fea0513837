"""A position survives as a document, a match as a record; copies are independent, and moves can be taken back."""

import json
import random

import numpy as np
import pytest

from ludotheque.contract.errors import NothingToUndo
from ludotheque.match import Match, replay
from ludotheque.testing.matches import played, stops
from ludotheque.testing.tables import Table


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


def test_dump_and_load_give_the_same_bytes_at_every_move(table: Table) -> None:
    for match in played(table, seed=30):
        loaded = table.game.load(through_json(match.dump()))
        assert loaded.position.tobytes() == match.position.tobytes(), f"after {len(match.history)} moves"
        assert loaded.options == match.options


def test_record_and_replay_give_the_same_bytes(table: Table) -> None:
    for match in stops(table, seed=31, many=3):
        twin = replay(through_json(match.record()))
        assert twin.position.tobytes() == match.position.tobytes()
        assert twin.record() == match.record()


def test_a_match_that_went_on_from_a_document_replays_to_the_same_bytes(table: Table) -> None:
    match = table.game.load(through_json(stops(table, seed=32, many=1)[0].dump()))
    chance = random.Random(32)
    while match.turn is not None:
        match.play(chance.choice(match.moves()))
    assert replay(through_json(match.record())).position.tobytes() == match.position.tobytes()


def test_the_same_seed_gives_the_same_match_and_another_seed_another(table: Table) -> None:
    assert table.new(33).position.tobytes() == table.new(33).position.tobytes()
    assert len({table.new(seed).position.tobytes() for seed in range(20)}) > 1 or perfect(table)


def perfect(table: Table) -> bool:
    """Whether chance and secrets play no part in the beginning: all see all, and all beginnings are alike."""
    match = table.new(0)
    return all(np.array_equal(match.view_record(seat), match.position) for seat in table.listeners)


def test_a_clone_is_independent(table: Table) -> None:
    match = stops(table, seed=34, many=1)[0]
    before, history = match.position.tobytes(), list(match.history)
    twin = match.clone()
    assert (twin.position.tobytes(), twin.record()) == (before, match.record())
    twin.play(twin.moves()[0])
    assert (match.position.tobytes(), match.history) == (before, history)
    after = twin.position.tobytes()
    match.undo()
    assert twin.position.tobytes() == after
    twin.undo()
    assert twin.position.tobytes() == before


def test_clones_that_play_the_same_moves_stay_the_same(table: Table) -> None:
    match = stops(table, seed=35, many=1)[0]
    twin, chance = match.clone(), random.Random(35)
    while match.turn is not None:
        move = chance.choice(match.moves())
        match.play(move)
        twin.play(move)
        assert twin.position.tobytes() == match.position.tobytes()


def test_undo_goes_back_to_the_start_through_the_same_bytes(table: Table) -> None:
    seen = []
    for match in played(table, seed=36):
        seen.append(match.position.tobytes())
    moves = list(match.history)
    while moves:
        assert match.position.tobytes() == seen.pop()
        assert match.undo() == moves.pop()
        assert match.history == moves
    assert [match.position.tobytes()] == seen
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_move_taken_back_and_played_again_gives_the_same_bytes(table: Table) -> None:
    match: Match = stops(table, seed=37, many=1)[0]
    before = match.position.tobytes()
    match.play(match.undo())
    assert match.position.tobytes() == before
