"""Whole matches played inside the kernel are the matches that single calls play."""

import numpy as np
import pytest

import ludotheque
from ludotheque.kernel import new_rng
from ludotheque.testing.tables import tables

MATCHES = 3


@pytest.mark.parametrize("name", ludotheque.games())
def test_playouts_play_the_same_matches_as_single_calls(name):
    game = ludotheque.game(name)
    kernel, options = game.kernel, game.encode(game.agree({}))
    position, out = np.zeros(kernel.WORDS, np.int64), np.empty(kernel.OUT_SIZE, np.int64)
    inside, outside, moves = new_rng(9), new_rng(9), 0
    for _ in range(MATCHES):
        kernel.setup(position, options, outside)
        while n := kernel.legal(position, out):
            kernel.play(position, int(kernel._bench_policy(game.record(position), out, n, outside)), outside)
            moves += 1
    assert kernel.playouts(MATCHES, options, inside) == moves
    assert inside.tolist() == outside.tolist()


@pytest.mark.parametrize("name", ludotheque.games())
def test_a_new_position_keeps_the_options_that_it_has_a_field_for(name):
    game = ludotheque.game(name)
    for table in tables(game):
        options = game.encode(game.agree(table.options))
        position = np.full(game.kernel.WORDS, 99, np.int64)
        game.kernel.setup(position, options, new_rng(1))
        given, kept = options.view(game.rules.Options)[0], game.record(position)
        shared = set(game.rules.Options.names) & set(game.rules.State.names)
        assert "seats" in shared
        assert {field: int(kept[field]) for field in shared} == {field: int(given[field]) for field in shared}
