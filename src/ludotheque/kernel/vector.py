"""Many matches side by side in flat arrays, one row a match: a template, run once for each game with `rules` set.

Everything is written into arrays of the caller's, and no row looks at another: rows can be shared out among threads.
"""

from importlib import import_module
from types import ModuleType

from ludotheque.kernel.bits import nth, popcount
from ludotheque.kernel.jit import jit, long_entry
from ludotheque.kernel.random import below
from ludotheque.kernel.specialise import specialise

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, Options = rules.State, rules.Options
WORD = 32  # legal actions in one number
_setup, _legal, _play, _turn, _mask, _payoff = (
    rules.setup, rules.legal, rules.play, rules.turn, rules.mask, rules.payoff
)  # fmt: skip
_greedy = import_module(f"{rules.__package__}.greedy").choose
_keep_options = specialise("calls", rules).keep_options
_faces = specialise("faces", rules)
_number, _meant, _look = _faces.number, _faces.meant, _faces.look


@jit
def begin(i, positions, states, options, agreed, rngs):
    """A new match."""
    _keep_options(positions[i], options)
    _setup(states[i], agreed, rngs[i])


@jit
def offer(s, i, moves, legal, many):
    """Write which actions are legal, a bit for each."""
    for word in range(legal.shape[1]):
        legal[i, word] = 0
    n = _legal(s, moves)
    _number(moves, n)
    for j in range(n):
        legal[i, moves[j] // WORD] |= 1 << moves[j] % WORD
    many[i] = n


@jit
def is_legal(action, i, legal):
    return 0 <= action < legal.shape[1] * WORD and legal[i, action // WORD] >> action % WORD & 1


@jit
def show(s, i, seat, seen, masked, observations):
    """Write what the seat to act knows: of a copy that is masked first, so that nothing else can get through."""
    masked[0] = s
    _mask(masked[0], seat)
    _look(masked[0], seen, seat, observations[i])


@jit
def settle(s, i, shares, rewards):
    """What a finished match was worth to each seat: twice its share less the mean share."""
    _payoff(s, shares)
    seats = rewards.shape[1]
    mean = 0.0
    for seat in range(seats):
        mean += shares[seat] / seats
    for seat in range(seats):
        rewards[i, seat] = 2 * (shares[seat] - mean)


@jit
def step_rows(first, last, actions, positions, states, options, agreed, rngs, moves, seen, masked, shares, legal, many,
              observations, turns, rewards, terminations):  # fmt: skip
    for i in range(first, last):
        s = states[i]
        action = actions[i]
        if not is_legal(action, i, legal):
            return i
        _play(s, _meant(action, s, moves), rngs[i])
        over = _turn(s) < 0
        if over:
            settle(s, i, shares, rewards)
            begin(i, positions, states, options, agreed, rngs)
        elif terminations[i]:
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
        terminations[i] = over
        turns[i] = _turn(s)
        offer(s, i, moves, legal, many)
        show(s, i, turns[i], seen, masked, observations)
    return -1


@long_entry
def reset(positions, options, rngs, moves, seen, legal, many, observations, turns):
    """New matches in all rows."""
    states, masked, agreed = positions.view(State)[:, 0], seen.view(State), options.view(Options)[0]
    for i in range(len(turns)):
        begin(i, positions, states, options, agreed, rngs)
        turns[i] = _turn(states[i])
        offer(states[i], i, moves, legal, many)
        show(states[i], i, turns[i], seen, masked, observations)


@long_entry
def step(first, last, actions, positions, options, rngs, moves, seen, shares, legal, many, observations, turns, rewards,
         terminations):  # fmt: skip
    """An action in every row from first to last; after the end of a match the next one begins.

    Returns the first row whose action is not legal (nothing is played there, nor behind it), else −1.
    """
    states, masked, agreed = positions.view(State)[:, 0], seen.view(State), options.view(Options)[0]
    return step_rows(
        first, last, actions, positions, states, options, agreed, rngs, moves, seen, masked, shares, legal, many,
        observations, turns, rewards, terminations
    )  # fmt: skip


@long_entry
def choose_random(first, last, legal, many, rngs, actions):
    """A legal action for each row, any as likely as another."""
    for i in range(first, last):
        n = below(rngs[i], many[i])
        word = 0
        here = popcount(legal[i, 0])
        while n >= here:
            n -= here
            word += 1
            here = popcount(legal[i, word])
        actions[i] = word * WORD + nth(legal[i, word], n)


@jit
def choose_greedily_in_rows(first, last, states, turns, moves, seen, masked, rngs, legal, actions):
    for i in range(first, last):
        masked[0] = states[i]
        _mask(masked[0], turns[i])
        s = masked[0]
        n = _legal(s, moves)
        chosen = _greedy(s, moves, n, rngs[i])
        n = _legal(s, moves)  # the greedy player may have used them as scratch
        place = 0
        while moves[place] != chosen:
            place += 1
        _number(moves, n)
        actions[i] = moves[place]


@long_entry
def choose_greedily(first, last, positions, turns, moves, seen, rngs, legal, actions):
    """What the game's quick player does in each row, by what the seat to act knows."""
    choose_greedily_in_rows(
        first, last, positions.view(State)[:, 0], turns, moves, seen, seen.view(State), rngs, legal, actions
    )
