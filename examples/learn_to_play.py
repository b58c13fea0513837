"""Learn to play in Gymnasium: a linear policy over the legal actions, taught by its wins alone, with NumPy alone.

Needs `pip install "ludotheque[gymnasium]"`.
"""

import gymnasium
import numpy as np

import ludotheque.research.gymnasium

gymnasium.register_envs(ludotheque.research.gymnasium)
MATCHES, BATCH, SPEED = 6000, 50, 0.03
env = gymnasium.make("ludotheque/Igo-v0", opponent="random", target=1)
rng = np.random.default_rng(1)
shape = (int(env.action_space.n), env.observation_space.shape[0] + 1)


def play(weights, seed):
    """A match of the policy: its reward, and for every decision what was seen, what was legal and what was chosen."""
    observation, info = env.reset(seed=seed)
    decisions, over = [], False
    while not over:
        seen = np.append(observation / max(1.0, np.linalg.norm(observation)), 1.0)
        legal = np.flatnonzero(info["action_mask"])
        wishes = weights[legal] @ seen
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        chosen = rng.choice(len(legal), p=chances)
        decisions.append((seen, legal, chosen, chances))
        observation, reward, over, _, info = env.step(legal[chosen])
    return reward, decisions


def wins(weights, matches=200):
    return sum(play(weights, MATCHES + number)[0] > 0 for number in range(matches)) / matches


weights, momentum, scale = np.zeros(shape), np.zeros(shape), np.zeros(shape)
print(f"Before: {wins(weights):.0%} of 200 matches won against a random player.")
for batch in range(MATCHES // BATCH):  # REINFORCE: what was done in matches won becomes likelier; steps by Adam
    slope = np.zeros(shape)
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        reward, decisions = play(weights, seed)
        for seen, legal, chosen, chances in decisions:
            slope[legal] += reward * np.outer((np.arange(len(legal)) == chosen) - chances, seen)
    momentum, scale = 0.9 * momentum + 0.1 * slope, 0.99 * scale + 0.01 * slope**2
    weights += SPEED * momentum / (1 - 0.9 ** (batch + 1)) / (np.sqrt(scale / (1 - 0.99 ** (batch + 1))) + 1e-6)
print(f"After {MATCHES} matches: {wins(weights):.0%}.")
