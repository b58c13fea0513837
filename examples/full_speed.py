"""Use codes at full speed: many positions in one array, and the compiled rules on each; nothing is checked here."""

import time

import numpy as np

import ludotheque
from ludotheque.kernel import below, new_rng

MATCHES = 500
game = ludotheque.game("shokoba")
kernel, options = game.kernel, game.encode(game.agree({"seats": 2}))

# A loop of ordinary Python: a position is a row of a batch, a move is a number.
batch, moves = np.zeros((MATCHES, kernel.WORDS), np.int64), 0
out, values = np.empty(kernel.OUT_SIZE, np.int64), np.zeros((MATCHES, kernel.SEATS))
for number, position in enumerate(batch):
    rng = new_rng(1, number)
    kernel.setup(position, options, rng)
    while n := kernel.legal(position, out):
        kernel.play(position, out[below(rng, n)], rng)
        moves += 1
    kernel.payoff(position, values[number])
rounds = batch.view(game.rules.State)["rounds"].mean()  # every field of the record is a column of the batch
print(f"{MATCHES} random matches: {moves} moves, {rounds:.2f} rounds each, seat 0 won {values[:, 0].mean():.1%}.")

# The same, all of it in compiled code.
kernel.playouts(1, options, new_rng(2))  # the first call loads it
begun = time.perf_counter()
moves = kernel.playouts(20 * MATCHES, options, new_rng(2))
print(f"{20 * MATCHES} more in compiled code: {moves / (time.perf_counter() - begun):,.0f} moves a second.")
