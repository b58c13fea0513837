"""Train sb3-contrib's MaskablePPO in Gymnasium: `learn_with_ppo.py Shokoba greedy 60000` (a game, a level, steps).

Needs `pip install "ludotheque[gymnasium]" sb3-contrib`, which brings PyTorch.
"""

import sys

import gymnasium
import numpy as np

import ludotheque.research.gymnasium

gymnasium.register_envs(ludotheque.research.gymnasium)
MATCHES = 200


def table(game="Shokoba", opponent="random"):
    """The learner's seat at a table: MaskablePPO asks it for `action_masks()`, through whatever wrappers there are."""
    return gymnasium.make(f"ludotheque/{game}-v0", opponent=opponent)


def mean_reward(policy, env):
    """What the policy is worth: 1 is to win them all against one opponent, −1 to lose them all."""
    total = 0.0
    for seed in range(MATCHES):
        (observation, info), over = env.reset(seed=seed), False
        while not over:
            observation, reward, over, _, info = env.step(policy(observation, info["action_mask"]))
        total += float(reward)
    return total / MATCHES


if __name__ == "__main__":
    from sb3_contrib import MaskablePPO

    game, opponent, steps = (*sys.argv[1:], *("Shokoba", "random", "60000")[len(sys.argv) - 1 :])
    env = table(game, opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, seed=1)
    rng = np.random.default_rng(1)
    anything = mean_reward(lambda seen, mask: rng.choice(np.flatnonzero(mask)), env)
    model.learn(int(steps))
    learnt = mean_reward(lambda seen, mask: model.predict(seen, action_masks=mask, deterministic=True)[0], env)
    print(f"{game} against {opponent}: {anything:+.2f} by chance, {learnt:+.2f} after {steps} steps")
