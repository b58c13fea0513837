"""Exact play where nothing is unknown and little is left: a template, run once for each game with `rules` set.

Every line is played out to the game's horizon, twice. For what a move is sure of, all do what is best for them. For
what it promises, `advice.predicted_reply` says of each other player what it is likely to do, and how likely: else it
does what is best for it. A promise counts where it is worth the risk: where the move stands to gain as much as it
could lose beside the one that is sure of most. The field's words: max^n, with two sides minimax; then the same with an
opponent model, a safe exploitation of it. `advice.exactly_solvable` says of a masked record that it leaves no chance
and nothing hidden, and is small enough.
All functions are entries, because they hand on rows of arrays, which plain `jit` refuses.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ludotheque.kernel.hooks import hooks_of
from ludotheque.kernel.jit import entry, long_entry

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, SEATS, OUT_SIZE = rules.State, rules.SEATS, rules.OUT_SIZE
_legal, _play, _turn, _fill = rules.legal, rules.play, rules.turn, rules.fill
advice = hooks_of(rules)  # this file is run only for a game that has endings to solve
_horizon, _value = advice["horizon"], advice["value"]
_exactly_solvable, _predicted_reply = advice["exactly_solvable"], advice["predicted_reply"]
LONGEST = 16  # moves of a line that there is room for


class Line(NamedTuple):
    """The line that is being played, move by move: row 0 is the position at hand."""

    start: Any  # one record: what the thinker knows
    opinions: Any  # of how each seat plays
    trusting: Any  # whether what the others are likely to do counts
    worlds: Any  # the positions
    moves: Any  # what can be played in each
    untried: Any  # how many of these moves, the first ones, are still to be tried
    predicted: Any  # how likely the last one to be tried is played without a thought
    values: Any  # what each position comes to for every seat, as far as it has been tried
    rng: Any


@entry
def look_at(line, depth):
    """Begin with a position: what it is worth where the line ends, else its moves; the one predicted is tried last."""
    s, start = line.worlds[depth], line.start[0]
    mover = _turn(s)
    if mover < 0 or depth == LONGEST or _horizon(s, start):
        line.untried[depth] = 0
        _value(s, start, line.values[depth])
    else:
        n = _legal(s, line.moves[depth])
        line.untried[depth] = n
        line.values[depth, mover] = -1.0
        line.predicted[depth] = 0.0
        if line.trusting and mover != _turn(start):
            line.predicted[depth] = _predicted_reply(s, line.opinions, line.moves[depth], n, line.rng)


@entry
def play_out(line):
    """Write into values[1] what worlds[1] comes to for every seat.

    One line at a time, deeper while there are moves to try (no recursion: Numba cannot keep a recursive function).
    """
    worlds, untried, values = line.worlds, line.untried, line.values
    depth = 1
    look_at(line, depth)
    while True:
        if untried[depth]:
            untried[depth] -= 1
            worlds[depth + 1] = worlds[depth]
            _play(worlds[depth + 1], line.moves[depth, untried[depth]], line.rng)
            depth += 1
            look_at(line, depth)
        elif depth == 1:
            return
        else:
            depth -= 1
            mover = _turn(worlds[depth])
            if values[depth + 1, mover] > values[depth, mover]:
                values[depth] = values[depth + 1]
            if untried[depth] == 0:
                for seat in range(SEATS):
                    values[depth, seat] += line.predicted[depth] * (values[depth + 1, seat] - values[depth, seat])


@entry
def weigh(sure, promised):
    """Leave of what moves promise only what is worth its risk; the others come to what they are sure of.

    What is risked and gained is so beside the best promise of those that are sure of most.
    """
    most = np.max(sure)
    promise = -1.0
    for i in range(len(sure)):
        if sure[i] == most:
            promise = max(promise, promised[i])
    for i in range(len(sure)):
        risk = most - sure[i]
        if risk > 0.0 and promised[i] - promise < risk:
            promised[i] = sure[i]


@long_entry
def solve(view, opinions, out, means, rng):
    """If the masked record is solvable: its legal moves and what each comes to for the mover; return how many, or 0."""
    start = view.view(State)
    if not _exactly_solvable(start[0]):
        return 0
    worlds = np.empty(LONGEST + 1, State)
    moves = np.empty((LONGEST + 1, OUT_SIZE), np.int64)
    untried, predicted = np.empty(LONGEST + 1, np.int64), np.empty(LONGEST + 1)
    values = np.empty((LONGEST + 1, SEATS))
    worlds[0] = start[0]
    _fill(worlds[0], rng)
    n = _legal(worlds[0], out)
    sure = np.empty(n)
    for trusting, found in ((False, sure), (True, means[:n])):
        line = Line(start, opinions, trusting, worlds, moves, untried, predicted, values, rng)
        for i in range(n):
            worlds[1] = worlds[0]
            _play(worlds[1], out[i], rng)
            play_out(line)
            found[i] = values[1, _turn(worlds[0])]
    weigh(sure, means[:n])
    return n
