"""The kernel of one game as seen from ordinary Python: a template, run once for each game with `rules` set.

Positions come as flat int64 buffers (`np.zeros(WORDS, np.int64)`), cheap to pass and copied with `.copy()`;
`position.view(rules.State)[0]` shows one as a record.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import numpy as np

from ludotheque.kernel.jit import entry, jit, long_entry
from ludotheque.kernel.random import below

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, Options, SEATS, OUT_SIZE = rules.State, rules.Options, rules.SEATS, rules.OUT_SIZE
WORDS = State.itemsize // 8
_setup, _legal, _play, _turn = rules.setup, rules.legal, rules.play, rules.turn
_mask, _fill, _payoff = rules.mask, rules.fill, rules.payoff
_greedy = import_module(f"{rules.__package__}.greedy").choose


@jit
def _never(s, move, moves, n):
    return 0


# A game may say in silly.py which moves are silly, by what the player to act knows: 0, or the number of a kind.
_silly = import_module(f"{rules.__package__}.silly").silly if find_spec(f"{rules.__package__}.silly") else _never


# A position keeps the options for which it has a field of the same name: where each stands in both records.
KEPT = np.array(
    [[State.fields[name][1] // 8, Options.fields[name][1] // 8] for name in Options.names if name in State.names]
)


@jit
def keep_options(position, options):
    """Write the options that a position keeps into it; `rules.setup` does the rest."""
    for i in range(len(KEPT)):
        position[KEPT[i, 0]] = options[KEPT[i, 1]]


@entry
def setup(position, options, rng):
    """Start a new match in the position's buffer."""
    keep_options(position, options)
    _setup(position.view(State)[0], options.view(Options)[0], rng)


@entry
def legal(position, out):
    """Write the legal moves into out (int64[OUT_SIZE]); return how many, 0 when the match is over."""
    return _legal(position.view(State)[0], out)


@entry
def play(position, move, rng):
    """Play a legal move. Nothing is checked here: an illegal one ruins the position."""
    _play(position.view(State)[0], move, rng)


@entry
def turn(position):
    """The seat to act, −1 when the match is over."""
    return _turn(position.view(State)[0])


@entry
def mask(position, seat):
    """Blank what the seat may not know; −1 is a spectator."""
    _mask(position.view(State)[0], seat)


@entry
def fill(position, rng):
    """Complete a masked position to a random world consistent with it."""
    _fill(position.view(State)[0], rng)


@entry
def payoff(position, out):
    """Write what each seat has of the match, 0 … 1, into out (float64[SEATS])."""
    _payoff(position.view(State)[0], out)


@entry
def choose_random(position, out, rng):
    """A legal move of a masked position, any as likely as another."""
    return out[below(rng, _legal(position.view(State)[0], out))]


@entry
def choose_greedy(position, out, rng):
    """The move that the game's greedy player makes in a masked position."""
    s = position.view(State)[0]
    return _greedy(s, out, _legal(s, out), rng)


@entry
def silliness(position, move, out):
    """The kind of silly move that a legal move of a masked position is, by the game's silly.py; 0 if it is none."""
    s = position.view(State)[0]
    return _silly(s, move, out, _legal(s, out))


@entry
def sensible(position, out):
    """Write the legal moves that are not silly into out, all of them if each one is; return how many."""
    s = position.view(State)[0]
    n = _legal(s, out)
    kept = np.empty(n, np.int64)
    many = 0
    for i in range(n):
        if _silly(s, out[i], out, n) == 0:
            kept[many] = out[i]
            many += 1
    out[:many] = kept[:many]
    return many if many else n


@jit
def _any(s, moves, n, rng):
    return moves[below(rng, n)]


# A game in which uniformly random moves end every match at once says in rules.bench_policy how the bench plays it.
_bench_policy = getattr(rules, "bench_policy", _any)


@long_entry
def playouts(matches, options, rng):
    """Play whole matches at random; return the number of moves."""
    position = np.zeros(WORDS, np.int64)
    out = np.empty(OUT_SIZE, np.int64)
    moves = 0
    for _ in range(matches):
        s = position.view(State)[0]  # a record does not keep its array: Numba frees one that the loop does not use
        keep_options(position, options)
        _setup(s, options.view(Options)[0], rng)
        while _turn(s) >= 0:
            _play(s, _bench_policy(s, out, _legal(s, out), rng), rng)
            moves += 1
    return moves


@long_entry
def repeat(position, copies, times, seat, what, rng):
    """Copy a position many times and each time mask it (what ≥ 1) and fill it (what ≥ 2): for measuring.

    The copies go round the caller's buffer (of 64 positions): were they thrown away, the compiler would make none.
    """
    source = position.view(State)
    target = copies.view(State)
    for i in range(times):
        target[i & 63] = source[0]
        if what >= 1:
            _mask(target[i & 63], seat)
        if what >= 2:
            _fill(target[i & 63], rng)
    return times
