"""Monte Carlo tree search over what one seat knows: a template, run once for each game with `rules` set.

Every iteration completes the masked record to a whole world (`advice.imagine`), follows the tree through it, adds
one node, plays on by the game's rollout policy to the game's horizon and values what is reached there for every
seat. The tree is over the searcher's information: children are keyed by mover and move, which everybody sees, and
every child counts how often it was on offer, because what is legal depends on the world (availability-aware UCB).
Where nothing is hidden, this is plain tree search.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import numpy as np

from ludotheque.kernel.jit import entry, jit
from ludotheque.kernel.random import below, next32, restart

rules: ModuleType  # the game's, set by `specialise` before this file runs

State, SEATS, OUT_SIZE = rules.State, rules.SEATS, rules.OUT_SIZE
_legal, _play, _turn = rules.legal, rules.play, rules.turn
_fill, _payoff = rules.fill, rules.payoff
_greedy = import_module(f"{rules.__package__}.greedy").choose


@jit
def _any_world(s, opinions, moves, rng):
    _fill(s, rng)


@jit
def _mostly_greedy(s, start, moves, n, rng):
    return moves[below(rng, n)] if below(rng, 4) == 0 else _greedy(s, moves, n, rng)


@jit
def _all(s, start, opinions, moves, n, rng):
    return n


@jit
def _never(s, start):
    return False


@jit
def _running_value(s, start, out):
    _payoff(s, out)


@jit
def _remember_all(s, percent, rng):
    pass


@jit
def _form_no_opinion(s, played, opinions, moves):
    pass


# What a game's advice.py does not say is done in a plain way.
_advised = find_spec(f"{rules.__package__}.advice") is not None
advice = import_module(f"{rules.__package__}.advice") if _advised else rules
DEEPEST = getattr(advice, "DEEPEST", 200)  # moves of an iteration
EXPLORE = getattr(advice, "EXPLORE", 0.5)
SAME_LUCK = getattr(advice, "SAME_LUCK", False)  # moves are compared in the same worlds, with the same cards to come
_imagine = getattr(advice, "imagine", _any_world)  # which world: completes s
_narrow = getattr(advice, "narrow", _all)  # puts the moves worth a thought first, and says how many
_rollout = getattr(advice, "rollout", _mostly_greedy)  # how the moves beyond the tree are chosen
_horizon = getattr(advice, "horizon", _never)  # where an iteration that began at `start` may end before the match does
_value = getattr(advice, "value", _running_value)  # what the position reached is worth to every seat, 0 … 1
_blur = getattr(advice, "blur", _remember_all)  # what a forgetful player makes of a masked record
_learn = getattr(advice, "learn", _form_no_opinion)  # how the others play, by what they played since the last decision

Node = np.dtype(
    (
        np.record,
        [
            ("move", "i8"),
            ("mover", "i8"),
            ("child", "i8"),
            ("sibling", "i8"),
            ("visits", "i8"),
            ("offers", "i8"),
            ("total", "f8"),
        ],
    )
)
NO_LUCK = -1
ROOT, USED, TREE = 0, 1, 2  # what a tree's small array holds: its root, how many nodes are in use; its length


@jit
def select(nodes, node, mover, moves, n):
    """The most promising known child among the moves on offer; and how many moves, now first, are untried."""
    best = -1
    best_bound = -1.0
    child = nodes[node].child
    while child and n:
        c = nodes[child]
        if c.mover == mover:
            for i in range(n):
                if moves[i] == c.move:
                    n -= 1
                    moves[i] = moves[n]
                    c.offers += 1
                    bound = c.total / c.visits + EXPLORE * np.sqrt(np.log(c.offers) / c.visits)
                    if bound > best_bound:
                        best = child
                        best_bound = bound
                    break
        child = c.sibling
    return best, n


@jit
def add_child(nodes, tree, node, move, mover):
    child = tree[USED]
    tree[USED] += 1
    c = nodes[child]
    c.move = move
    c.mover = mover
    c.child = 0
    c.visits = 0
    c.offers = 1
    c.total = 0.0
    c.sibling = nodes[node].child
    nodes[node].child = child
    return child


@jit
def next_child(s, start, nodes, tree, node, opinions, moves, rng, plain):
    """The child to go on with, and whether it is new; 0 where there is nothing to find out, or no room."""
    mover = _turn(s)
    n = _legal(s, moves)
    if not plain:
        n = _narrow(s, start, opinions, moves, n, rng)
    if n == 0:  # the rollout decides from here on
        return 0, False
    child, untried = select(nodes, node, mover, moves, n)
    if untried == 0:
        return child, False
    if tree[USED] == len(nodes):
        return 0, False
    return add_child(nodes, tree, node, moves[below(rng, untried)], mover), True


@jit
def play_with(s, move, luck, trial, step, rng):
    """Play a move; when luck is numbered, with the same in the same step of the same trial."""
    if luck != NO_LUCK:
        restart(rng, luck, trial, step)
    _play(s, move, rng)


@jit
def descend(s, start, nodes, tree, path, depth, opinions, moves, luck, trial, rng, plain):
    """Follow the tree as far as it goes and add one node; return the length of the path."""
    grown = False
    while not grown and depth <= DEEPEST and _turn(s) >= 0 and not _horizon(s, start):
        child, grown = next_child(s, start, nodes, tree, path[depth - 1], opinions, moves, rng, plain)
        if child == 0:
            break
        path[depth] = child
        depth += 1
        play_with(s, nodes[child].move, luck, trial, depth, rng)
    return depth


@jit
def play_on(s, start, moves, depth, luck, trial, rng):
    """The rollout: by the game's own policy to its horizon."""
    left = DEEPEST
    while left and _turn(s) >= 0 and not _horizon(s, start):
        move = _rollout(s, start, moves, _legal(s, moves), rng)
        depth += 1
        play_with(s, move, luck, trial, depth, rng)
        left -= 1


@entry
def draw_luck(rng, plain):
    """The number of the luck in a thought, where the advice wants moves compared with the same."""
    return NO_LUCK if plain or not SAME_LUCK else next32(rng)


@entry
def grow(view, nodes, tree, opinions, luck, rng, iterations, plain):
    """Run more iterations on the tree of this masked record; `plain` ones think of any world and of all moves.

    With numbered luck the moves at hand are compared in the same worlds: the tenth trial of each deals the same hidden
    cards and then, move for move, the same cards to come.
    """
    roots = view.view(State)
    worlds = np.empty(1, State)
    moves = np.empty(OUT_SIZE, np.int64)
    path = np.empty(DEEPEST + 2, np.int64)
    values = np.empty(SEATS)
    if luck != NO_LUCK:
        rng = rng.copy()  # which starts again and again
    path[0] = tree[ROOT]
    for _ in range(iterations):
        worlds[0] = roots[0]
        child = trial = 0
        depth = 1
        grown = False
        if luck != NO_LUCK:
            child, grown = next_child(worlds[0], roots[0], nodes, tree, path[0], opinions, moves, rng, plain)
            trial = nodes[child].visits
            restart(rng, luck, trial, 0)
        if plain:
            _fill(worlds[0], rng)
        else:
            _imagine(worlds[0], opinions, moves, rng)
        if child:
            path[1] = child
            depth = 2
            play_with(worlds[0], nodes[child].move, luck, trial, depth, rng)
        if not grown:
            depth = descend(worlds[0], roots[0], nodes, tree, path, depth, opinions, moves, luck, trial, rng, plain)
        play_on(worlds[0], roots[0], moves, depth, luck, trial, rng)
        _value(worlds[0], roots[0], values)
        nodes[path[0]].visits += 1
        for i in range(1, depth):
            node = nodes[path[i]]
            node.visits += 1
            node.total += values[node.mover]


@entry
def plant(nodes, tree):
    """An empty tree."""
    tree[ROOT] = 0
    tree[USED] = 1
    nodes[0].child = 0
    nodes[0].sibling = 0
    nodes[0].visits = 0


@entry
def follow(nodes, tree, move):
    """Make the child that this move leads to the root; return whether the tree knows it."""
    child = nodes[tree[ROOT]].child
    while child:
        if nodes[child].move == move:
            tree[ROOT] = child
            return True
        child = nodes[child].sibling
    return False


@entry
def tally(view, nodes, tree, moves, visits, means):
    """The legal moves that the search has tried, with their visits and mean values for the mover; return how many.

    A tree kept from earlier thoughts also has moves of hands that the searcher did not get.
    """
    found = 0
    for i in range(_legal(view.view(State)[0], moves)):
        child = nodes[tree[ROOT]].child
        while child and nodes[child].move != moves[i]:
            child = nodes[child].sibling
        if child:
            moves[found] = nodes[child].move
            visits[found] = nodes[child].visits
            means[found] = nodes[child].total / nodes[child].visits
            found += 1
    return found


@entry
def learn(view, played, opinions):
    """Form opinions of the other seats by what was played since this masked record; the record is used up."""
    _learn(view.view(State)[0], played, opinions, np.empty(OUT_SIZE, np.int64))


@entry
def blur(view, percent, rng):
    """Make the record what a player believes who forgets so many percent of what has gone by."""
    _blur(view.view(State)[0], percent, rng)
