"""What a match costs while nobody touches it: it keeps its moves and a few positions, and rebuilds the others."""

import random
import tracemalloc

from ludotheque.game import Game
from ludotheque.match import Match, replay

MATCHES = 8
MOVES = 100
MOST_BYTES = 40_000


def played(game: Game, seed: int) -> Match:
    match, chance = game.new(seed=seed), random.Random(seed)
    while match.turn is not None and match.ply < MOVES:
        match.play(chance.choice(match.moves()))
    return match


def bytes_of_an_idle_match(game: Game) -> float:
    records = [played(game, seed).record() for seed in range(MATCHES)]
    replay(records[0])  # what is made once serves all: names of cards and moves, within bounds
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        matches = [replay(record) for record in records]
        return (tracemalloc.get_traced_memory()[0] - before) / len(matches)
    finally:
        tracemalloc.stop()


def test_an_idle_match_is_small(game: Game) -> None:
    assert bytes_of_an_idle_match(game) <= MOST_BYTES


def test_the_past_is_rebuilt_as_it_was(game: Game) -> None:
    match, chance = game.new(seed=3), random.Random(3)
    positions, stories = [match.position.tobytes()], []
    while match.turn is not None and match.ply < 3 * MOVES:
        match.play(chance.choice(match.moves()))
        positions.append(match.position.tobytes())
        stories.append(match.happened(0))
    assert [move["happened"] for move in match.events(0)] == stories
    for ply in chance.sample(range(match.ply), min(30, match.ply)):
        assert match.happened(0, ply) == stories[ply]
    twin = match.clone()
    for _ in range(match.ply // 2):
        twin.undo()
        assert twin.position.tobytes() == positions[twin.ply]
    while twin.ply < match.ply:
        twin.play(match.history[twin.ply])
        assert twin.position.tobytes() == positions[twin.ply]
    assert match.position.tobytes() == positions[-1]
