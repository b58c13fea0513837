"""Monte Carlo tree search over what one seat knows: a template, run once for each game with `rules` set.

Every iteration completes the masked record to a whole world (`advice.imagine`), follows the tree through it, adds
one node, plays on by the game's rollout policy to the game's horizon and values what is reached there for every
seat. The tree is over the searcher's information: children are keyed by mover and move, which everybody sees, and
every child counts how often it was on offer, because what is legal depends on the world. Where nothing is hidden,
this is plain tree search.

The field's words for it: information-set Monte Carlo tree search with a single observer (ISMCTS; Cowling, Powley and
Whitehouse 2012). A world is a determinization; the bound with offers in the place of the parent's visits is their
availability-aware UCB1; values are one for each seat, as in max^n; numbered luck is the method of common random
numbers; opinions are an opponent model.
"""

from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ludotheque.kernel.hooks import hooks_of
from ludotheque.kernel.jit import entry, inlined, jit, long_entry
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
advice = hooks_of(rules)
DEEPEST = advice.get("DEEPEST", 200)  # moves of an iteration
EXPLORE = advice.get("EXPLORE", 0.5)
SAME_LUCK = advice.get("SAME_LUCK", False)  # moves are compared in the same worlds, with the same cards to come
_imagine = advice.get("imagine", _any_world)  # which world: completes s
_narrow = advice.get("narrow", _all)  # puts the moves worth a thought first, and says how many
_rollout = advice.get("rollout", _mostly_greedy)  # how the moves beyond the tree are chosen
_horizon = advice.get("horizon", _never)  # where an iteration that began at `start` may end before the match does
_value = advice.get("value", _running_value)  # what the position reached is worth to every seat, 0 … 1
_blur = advice.get("blur", _remember_all)  # what a forgetful player makes of a masked record
_learn = advice.get("learn", _form_no_opinion)  # how the others play, by what they played since the last decision

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


class Memory(NamedTuple):
    """What a searcher keeps from one thought to the next, as arrays."""

    nodes: Any
    tree: Any  # see ROOT and USED
    opinions: Any  # of how each seat plays


class Thinking(NamedTuple):
    """What the functions of one thought have in common."""

    memory: Memory
    start: Any  # the record of what the searcher knows
    world: Any  # the record of this iteration's world, played on and on
    path: Any  # the nodes of this iteration, from the root
    moves: Any  # those on offer, and notes
    rng: Any
    luck: Any  # its number, or NO_LUCK
    plain: Any  # whether to think of any world and of all moves


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


@inlined
def add_child(memory, node, move, mover):
    child = memory.tree[USED]
    memory.tree[USED] += 1
    c = memory.nodes[child]
    c.move = move
    c.mover = mover
    c.child = 0
    c.visits = 0
    c.offers = 1
    c.total = 0.0
    c.sibling = memory.nodes[node].child
    memory.nodes[node].child = child
    return child


@inlined
def next_child(t, node):
    """The child to go on with, and whether it is new; 0 where there is nothing to find out, or no room."""
    s, memory = t.world, t.memory
    mover = _turn(s)
    n = _legal(s, t.moves)
    if not t.plain:
        n = _narrow(s, t.start, memory.opinions, t.moves, n, t.rng)
    if n == 0:  # the rollout decides from here on
        return 0, False
    child, untried = select(memory.nodes, node, mover, t.moves, n)
    if untried == 0:
        return child, False
    if memory.tree[USED] == len(memory.nodes):
        return 0, False
    return add_child(memory, node, t.moves[below(t.rng, untried)], mover), True


@jit
def play_with(s, move, luck, trial, step, rng):
    """Play a move; when luck is numbered, with the same in the same step of the same trial."""
    if luck != NO_LUCK:
        restart(rng, luck, trial, step)
    _play(s, move, rng)


@inlined
def descend(t, depth, trial):
    """Follow the tree as far as it goes and add one node; return the length of the path."""
    grown = False
    while not grown and depth <= DEEPEST and _turn(t.world) >= 0 and not _horizon(t.world, t.start):
        child, grown = next_child(t, t.path[depth - 1])
        if child == 0:
            break
        t.path[depth] = child
        depth += 1
        play_with(t.world, t.memory.nodes[child].move, t.luck, trial, depth, t.rng)
    return depth


@inlined
def play_on(t, depth, trial):
    """The rollout: by the game's own policy to its horizon."""
    left = DEEPEST
    s, start = t.world, t.start
    while left and _turn(s) >= 0 and not _horizon(s, start):
        move = _rollout(s, start, t.moves, _legal(s, t.moves), t.rng)
        depth += 1
        play_with(s, move, t.luck, trial, depth, t.rng)
        left -= 1


@entry
def draw_luck(rng, plain):
    """The number of the luck in a thought, where the advice wants moves compared with the same."""
    return NO_LUCK if plain or not SAME_LUCK else next32(rng)


@long_entry
def grow(memory, view, luck, rng, iterations, plain):
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
    t = Thinking(memory, roots[0], worlds[0], path, moves, rng, luck, plain)
    path[0] = memory.tree[ROOT]
    for _ in range(iterations):
        worlds[0] = roots[0]
        child = trial = 0
        depth = 1
        grown = False
        if luck != NO_LUCK:
            child, grown = next_child(t, path[0])
            trial = memory.nodes[child].visits
            restart(rng, luck, trial, 0)
        if plain:
            _fill(worlds[0], rng)
        else:
            _imagine(worlds[0], memory.opinions, moves, rng)
        if child:
            path[1] = child
            depth = 2
            play_with(worlds[0], memory.nodes[child].move, luck, trial, depth, rng)
        if not grown:
            depth = descend(t, depth, trial)
        play_on(t, depth, trial)
        _value(worlds[0], roots[0], values)
        memory.nodes[path[0]].visits += 1
        for i in range(1, depth):
            node = memory.nodes[path[i]]
            node.visits += 1
            node.total += values[node.mover]


@entry
def plant(memory):
    """An empty tree."""
    memory.tree[ROOT] = 0
    memory.tree[USED] = 1
    memory.nodes[0].child = 0
    memory.nodes[0].sibling = 0
    memory.nodes[0].visits = 0


@entry
def follow(memory, move):
    """Make the child that this move leads to the root; return whether the tree knows it."""
    nodes = memory.nodes
    child = nodes[memory.tree[ROOT]].child
    while child:
        if nodes[child].move == move:
            memory.tree[ROOT] = child
            return True
        child = nodes[child].sibling
    return False


@entry
def tally(memory, view, moves, visits, means):
    """The legal moves that the search has tried, with their visits and mean values for the mover; return how many.

    A tree kept from earlier thoughts also has moves of hands that the searcher did not get.
    """
    nodes = memory.nodes
    found = 0
    for i in range(_legal(view.view(State)[0], moves)):
        child = nodes[memory.tree[ROOT]].child
        while child and nodes[child].move != moves[i]:
            child = nodes[child].sibling
        if child:
            moves[found] = nodes[child].move
            visits[found] = nodes[child].visits
            means[found] = nodes[child].total / nodes[child].visits
            found += 1
    return found


@long_entry
def learn(view, played, opinions):
    """Form opinions of the other seats by what was played since this masked record; the record is used up."""
    _learn(view.view(State)[0], played, opinions, np.empty(OUT_SIZE, np.int64))


@entry
def blur(view, percent, rng):
    """Make the record what a player believes who forgets so many percent of what has gone by."""
    _blur(view.view(State)[0], percent, rng)
