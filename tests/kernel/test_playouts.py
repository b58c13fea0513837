"""Whole matches played inside the kernel are the matches that single calls play."""

import numpy as np
import pytest

import ludotheque
from ludotheque.kernel import new_rng

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
