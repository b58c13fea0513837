"""A learner among quick players, in many matches side by side: a template, run once for each game with `rules` set.

Rows are those of `vector.py`, but they stand at decisions of the learner's (`turns` is where it sits); in between the
others play, each by what its own seat knows. The steps are two functions because this one takes long to compile: the
quick player is part of it.
"""

from importlib import import_module
from types import ModuleType

from ludotheque.kernel.jit import inlined, jit, long_entry
from ludotheque.kernel.random import below
from ludotheque.kernel.specialise import specialise

rules: ModuleType  # the game's, set by `specialise` before this file runs

ANY = -1  # the learner's seat is drawn by lot
_legal, _play, _turn, _mask = rules.legal, rules.play, rules.turn, rules.mask
_greedy = import_module(f"{rules.__package__}.greedy").choose
_meant = specialise("faces", rules).meant
_vector = specialise("vector", rules)
_rows_of, _begin, _is_legal, _settle = _vector.rows_of, _vector.begin, _vector.is_legal, _vector.settle
_pay_nothing, _offer, _show = _vector.pay_nothing, _vector.offer, _vector.show


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


@inlined
def deal(rows, i, wanted, greedy):
    """A match in which the learner gets to act, in the seat that is wanted."""
    s, rng = rows.states[i], rows.rngs[i]
    over = True
    while over:
        _begin(rows, i)
        rows.turns[i] = below(rng, rows.rewards.shape[1]) if wanted == ANY else wanted
        let_the_others_play(s, rows.turns[i], greedy, rows.moves, rows.masked, rng)
        over = _turn(s) < 0


@inlined
def act(rows, i, illegal, greedy):
    """The learner's action and the others' answers; return whether the match is over."""
    s = rows.states[i]
    if not _is_legal(rows, i):
        rows.rewards[i, rows.turns[i]] = illegal
        return True
    _play(s, _meant(rows.actions[i], s, rows.moves), rows.rngs[i])
    let_the_others_play(s, rows.turns[i], greedy, rows.moves, rows.masked, rows.rngs[i])
    if _turn(s) >= 0:
        return False
    _settle(rows, i)
    return True


@jit
def step_rows(rows, illegal, wanted, greedy):
    for i in range(len(rows.actions)):
        if rows.terminations[i]:
            _pay_nothing(rows, i)
            deal(rows, i, wanted, greedy)
            rows.terminations[i] = False
        else:
            rows.terminations[i] = act(rows, i, illegal, greedy)
        _offer(rows, i)
        _show(rows, i)


@long_entry
def step(illegal, wanted, greedy, *arrays):
    """The learner's action in every row; where a match has ended in the last step another is dealt instead.

    `illegal` is the reward of an action that is not legal, which ends the match.
    """
    step_rows(_rows_of(*arrays), illegal, wanted, greedy)
