"""Card games of other environments under random play, for `benchmarks/vector.py`: those that are installed.

A step is one decision of one player: its legal actions, what it observes, and an action drawn at random; matches follow
one another. Each library is used in the quickest way that it documents and that does all of this.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

Work = Callable[[], int]  # does some, and says how many steps it was

SAMPLE, AT_ONCE = 200, 20  # matches by which their length is known; matches for which a clock is read once
MATCHES, SCANNED = (256, 1_024, 4_096), 32  # of pgx: matches at once, and steps in one compiled call


def openspiel() -> Iterator[tuple[str, Work]]:
    pyspiel = import_module("pyspiel")
    for name in ("leduc_poker", "hearts", "gin_rummy"):
        game = pyspiel.load_game(name)
        yield f"OpenSpiel {name}, from Python", partial(openspiel_match, game)
        bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]
        length = sum(openspiel_match(game) for _ in range(SAMPLE)) / SAMPLE
        yield (
            f"OpenSpiel {name}, rules alone in C++",
            partial(openspiel_bots, pyspiel.evaluate_bots, game, bots, length),
        )


def openspiel_match(game: Any) -> int:
    """A match to its end; draws of chance are not counted as steps."""
    state, steps = game.new_initial_state(), 0
    observe = (
        state.observation_tensor if game.get_type().provides_observation_tensor else state.information_state_tensor
    )
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            observe(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def openspiel_bots(evaluate: Any, game: Any, bots: list[Any], length: float) -> int:
    """Matches that do not leave C++, and in which nothing is observed; how long they are is known on average."""
    for _ in range(AT_ONCE):
        evaluate(game.new_initial_state(), bots, random.randrange(1 << 30))
    return round(AT_ONCE * length)


def rlcard() -> Iterator[tuple[str, Work]]:
    make = import_module("rlcard").make
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        yield f"RLCard {name}", partial(rlcard_match, make(name))


def rlcard_match(env: Any) -> int:
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def pettingzoo() -> Iterator[tuple[str, Work]]:
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"):
        env = import_module(f"pettingzoo.classic.{name}").env()
        yield f"PettingZoo {name}", partial(pettingzoo_match, env)


def pettingzoo_match(env: Any) -> int:
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
    return steps


def pgx() -> Iterator[tuple[str, Work]]:
    make = import_module("pgx").make
    for name in ("kuhn_poker", "leduc_holdem", "sparrow_mahjong"):
        for matches in MATCHES:
            yield f"pgx {name}, {matches} at once", pgx_steps(make(name), matches)


def pgx_steps(env: Any, matches: int) -> Work:
    """Many matches by one compiled call, which takes several steps and begins new matches itself."""
    jax, wrappers = import_module("jax"), import_module("pgx.experimental.wrappers")
    step_all = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, None]:
        choice, chance = jax.random.split(key)
        action = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask.astype(float)), axis=-1)
        return step_all(state, action, jax.random.split(chance, matches)), None

    several = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, SCANNED))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), matches))
    call = 0

    def work() -> int:
        nonlocal state, call
        call += 1
        state = jax.block_until_ready(several(state, jax.random.key(call)))
        return SCANNED * matches

    return work


LIBRARIES = {"OpenSpiel": openspiel, "RLCard": rlcard, "PettingZoo": pettingzoo, "pgx": pgx}


def rivals() -> dict[str, Work]:
    """What there is to measure; says what there is not."""
    found: dict[str, Work] = {}
    for library, works in LIBRARIES.items():
        try:
            found |= dict(works())
        except ImportError as missing:
            print(f"{library} is not measured: {missing}")
    return found
