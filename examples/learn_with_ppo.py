"""Train sb3-contrib's MaskablePPO in Gymnasium: `learn_with_ppo.py Igo random 12288` (a game, a level, steps).

Needs `pip install "ludotheque[ppo]"`, which brings PyTorch.
"""

import sys

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

import ludotheque.research.gymnasium

gymnasium.register_envs(ludotheque.research.gymnasium)
torch.set_num_threads(1)  # the network is small: several threads would wait for one another
MATCHES = 200
game, opponent, steps = (*sys.argv[1:], *("Igo", "random", "12288")[len(sys.argv) - 1 :])


def mean_reward(policy):
    """What a policy is worth: 1 is to win them all against one opponent, −1 to lose them all."""
    total = 0.0
    for seed in range(MATCHES):
        (observation, info), over = env.reset(seed=seed), False
        while not over:
            observation, reward, over, _, info = env.step(policy(observation, info["action_mask"]))
        total += float(reward)
    return total / MATCHES


def at_random(observation, mask):
    return chance.choice(np.flatnonzero(mask))


def as_the_model_does(observation, mask):
    return model.predict(observation, action_masks=mask, deterministic=True)[0]


env, chance = gymnasium.make(f"ludotheque/{game}-v0", opponent=opponent), np.random.default_rng(1)
model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=128, seed=1)  # it asks env for `action_masks()`
before = mean_reward(as_the_model_does)
model.learn(int(steps))
after = mean_reward(as_the_model_does)
print(f"{game} against {opponent}, mean reward of {MATCHES} matches: {mean_reward(at_random):+.2f} by random play,")
print(f"{before:+.2f} by the model before it learnt, {after:+.2f} after {steps} steps.")
