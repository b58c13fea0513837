"""Play thousands of Shokoba matches at random in a vector environment, and look at what a learner would see."""

import time

import numpy as np

from ludotheque.research import VectorEnv

MATCHES, STEPS = 2_000, 400
env = VectorEnv("shokoba", MATCHES, seed=1, seats=3)
won, ended = np.zeros(3, int), 0

begun = time.perf_counter()
for _ in range(STEPS):
    env.step(env.random_actions())  # an action in every match; where one ended, the next has begun
    won += (env.rewards > 0).sum(axis=0)
    ended += int(env.terminations.sum())
seconds = time.perf_counter() - begun

shares = ", ".join(f"{share:.1%}" for share in won / ended)
print(f"{ended} matches ended; the three seats won {shares} of them.")
hands = env.observations[:, env.face.places()["hand"]].sum(axis=1)
print(f"In match 0 seat {env.turns[0]} holds {hands[0]} cards and can do {np.flatnonzero(env.masks()[0]).tolist()}.")
print(f"{MATCHES * STEPS / seconds / 1e6:.1f} million steps a second.")
