"""A learner among quick players, in many matches side by side: a template, run once for each game with `rules` set.

Matches stand at decisions of the learner's; in between the others play, each by what its own seat knows.
"""

from importlib import import_module
from types import ModuleType

from ludotheque.kernel.jit import jit, long_entry
from ludotheque.kernel.random import below
from ludotheque.kernel.specialise import specialise

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, Options = rules.State, rules.Options
_legal, _play, _turn, _mask = rules.legal, rules.play, rules.turn, rules.mask
_greedy = import_module(f"{rules.__package__}.greedy").choose
_meant = specialise("faces", rules).meant
_rows = specialise("vector", rules)
_begin, _offer, _show, _settle, _is_legal = _rows.begin, _rows.offer, _rows.show, _rows.settle, _rows.is_legal
WORD = _rows.WORD


@jit
def let_the_others_play(s, seat, greedy, moves, masked, rng):
    """Until the learner is to act, or the match is over."""
    turn = _turn(s)
    while turn >= 0 and turn != seat:
        masked[0] = s
        _mask(masked[0], turn)
        n = _legal(masked[0], moves)
        move = _greedy(masked[0], moves, n, rng) if greedy else moves[below(rng, n)]
        _play(s, move, rng)
        turn = _turn(s)


@jit
def deal(i, wanted, seats, greedy, positions, states, options, agreed, rngs, moves, masked, worth):
    """A match in which the learner gets to act: in the seat that is wanted, or (−1) in any."""
    over = True
    while over:
        _begin(i, positions, states, options, agreed, rngs)
        seats[i] = wanted if wanted >= 0 else below(rngs[i], worth.shape[1])
        let_the_others_play(states[i], seats[i], greedy, moves, masked, rngs[i])
        over = _turn(states[i]) < 0


@long_entry
def reset(wanted, seats, greedy, positions, options, rngs, moves, seen, worth, legal, many, observations):
    """New matches in all rows."""
    states, masked, agreed = positions.view(State)[:, 0], seen.view(State), options.view(Options)[0]
    for i in range(len(seats)):
        deal(i, wanted, seats, greedy, positions, states, options, agreed, rngs, moves, masked, worth)
        _offer(states[i], i, moves, legal, many)
        _show(states[i], i, seats[i], seen, masked, observations)


@long_entry
def step(actions, illegal, wanted, seats, greedy, positions, options, rngs, moves, seen, worth, legal, many,
         observations, shares, rewards, terminations):  # fmt: skip
    """The learner's action in every row; where a match has ended in the last step another is dealt instead.

    `illegal` is the reward of an action that is not legal, which ends the match.
    """
    states, masked, agreed = positions.view(State)[:, 0], seen.view(State), options.view(Options)[0]
    for i in range(len(seats)):
        s = states[i]
        rewards[i] = 0
        if terminations[i]:
            deal(i, wanted, seats, greedy, positions, states, options, agreed, rngs, moves, masked, worth)
            terminations[i] = False
        elif _is_legal(actions[i], i, legal):
            _play(s, _meant(actions[i], s, moves), rngs[i])
            let_the_others_play(s, seats[i], greedy, moves, masked, rngs[i])
            if _turn(s) < 0:
                _settle(s, i, shares, worth)
                rewards[i] = worth[i, seats[i]]
                terminations[i] = True
        else:
            rewards[i] = illegal
            terminations[i] = True
        _offer(s, i, moves, legal, many)
        _show(s, i, seats[i], seen, masked, observations)
