"""Many matches side by side in flat arrays, one row a match: a template, run once for each game with `rules` set.

Everything is written into arrays of the caller's, and no row looks at another: rows can be shared out among threads.
"""

from types import ModuleType
from typing import Any, NamedTuple

from ludotheque.kernel.bits import nth, popcount
from ludotheque.kernel.jit import entry, inlined, jit, long_entry
from ludotheque.kernel.pieces import next_piece
from ludotheque.kernel.random import below
from ludotheque.kernel.specialise import specialise

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, Options = rules.State, rules.Options
WORD = 32  # legal actions in one number
_setup, _legal, _play, _turn, _mask, _payoff = (
    rules.setup, rules.legal, rules.play, rules.turn, rules.mask, rules.payoff
)  # fmt: skip
_keep_options = specialise("calls", rules).keep_options
_faces = specialise("faces", rules)
_number, _meant, _look, HIDES = _faces.number, _faces.meant, _faces.look, _faces.HIDES


class Rows(NamedTuple):
    """What the functions of a step have in common."""

    positions: Any
    states: Any  # the same, as records
    options: Any
    agreed: Any  # the same, as records
    rngs: Any
    actions: Any
    legal: Any  # what the caller reads, as the next five
    many: Any
    observations: Any
    turns: Any
    rewards: Any
    terminations: Any
    moves: Any  # scratch, as the rest
    seen: Any
    masked: Any  # the same, as records
    shares: Any


@entry
def rows_of(positions, options, rngs, actions, legal, many, observations, turns, rewards, terminations, moves, seen,
            shares):  # fmt: skip
    """Arrays as `research/rows.py` makes them."""
    states, agreed, masked = positions.view(State)[:, 0], options.view(Options), seen.view(State)
    return Rows(
        positions, states, options, agreed, rngs, actions, legal, many, observations, turns, rewards, terminations,
        moves, seen, masked, shares
    )  # fmt: skip


@inlined
def begin(rows, i):
    """A new match."""
    _keep_options(rows.positions[i], rows.options)
    _setup(rows.states[i], rows.agreed[0], rows.rngs[i])


@inlined
def is_legal(rows, i):
    """Whether the row's action is: it was offered."""
    action = rows.actions[i]
    return 0 <= action < rows.legal.shape[1] * WORD and rows.legal[i, action // WORD] >> action % WORD & 1


@inlined
def settle(rows, i):
    """What a finished match was worth to each seat: twice its share less the mean share."""
    shares, seats = rows.shares, rows.rewards.shape[1]
    _payoff(rows.states[i], shares)
    mean = 0.0
    for seat in range(seats):
        mean += shares[seat] / seats
    for seat in range(seats):
        rows.rewards[i, seat] = 2 * (shares[seat] - mean)


@inlined
def pay_nothing(rows, i):
    for seat in range(rows.rewards.shape[1]):
        rows.rewards[i, seat] = 0


@inlined
def offer(rows, i):
    """Write which actions are legal, a bit for each."""
    moves, legal = rows.moves, rows.legal
    for word in range(legal.shape[1]):
        legal[i, word] = 0
    n = _legal(rows.states[i], moves)
    _number(moves, n)
    for j in range(n):
        legal[i, moves[j] // WORD] |= 1 << moves[j] % WORD
    rows.many[i] = n


@inlined
def show(rows, i):
    """Write what the row's seat knows: of a copy that is masked first, so that nothing else can get through."""
    seat = rows.turns[i]
    if HIDES:
        rows.masked[0] = rows.states[i]
        _mask(rows.masked[0], seat)
        _look(rows.masked[0], rows.seen, seat, rows.observations[i])
    else:  # what everybody sees is not copied: in IDO that would be an eighth of a step
        _look(rows.states[i], rows.positions[i], seat, rows.observations[i])


@jit
def step_rows(rows, first, last):
    for i in range(first, last):
        s = rows.states[i]
        if not is_legal(rows, i):
            return i
        _play(s, _meant(rows.actions[i], s, rows.moves), rows.rngs[i])
        over = _turn(s) < 0
        if over:
            settle(rows, i)
            begin(rows, i)
        elif rows.terminations[i]:
            pay_nothing(rows, i)
        rows.terminations[i] = over
        rows.turns[i] = _turn(s)
        offer(rows, i)
        show(rows, i)
    return len(rows.actions)


@jit
def reset_rows(rows):
    for i in range(len(rows.turns)):
        begin(rows, i)
        rows.turns[i] = _turn(rows.states[i])
        offer(rows, i)
        show(rows, i)


@long_entry
def reset(*arrays):
    """New matches in all rows."""
    reset_rows(rows_of(*arrays))


@long_entry
def step(thread, taken, *arrays):
    """Each action in its row, as far as no other thread does it; after the end of a match the next one begins.

    Returns the first row whose action is not legal (nothing is played there, nor in the rest of its piece), or how many
    rows there are.
    """
    rows = rows_of(*arrays)
    wrong = many = len(rows.actions)
    first, last = next_piece(thread, taken, many)
    while first < last:
        wrong = min(wrong, step_rows(rows, first, last))
        first, last = next_piece(thread, taken, many)
    return wrong


@jit
def choose_in_rows(first, last, legal, many, rngs, actions):
    for i in range(first, last):
        n = below(rngs[i], many[i])
        word = 0
        here = popcount(legal[i, 0])
        while n >= here:
            n -= here
            word += 1
            here = popcount(legal[i, word])
        actions[i] = word * WORD + nth(legal[i, word], n)


@long_entry
def choose_random(thread, taken, legal, many, rngs, actions):
    """A legal action for each row, any as likely as another."""
    first, last = next_piece(thread, taken, len(actions))
    while first < last:
        choose_in_rows(first, last, legal, many, rngs, actions)
        first, last = next_piece(thread, taken, len(actions))
