"""Equilibria and best replies of small games for two with hidden cards: CFR+ on a tree of all that can happen.

What one seat wins the other loses. All ends lie on one level, and so do all nodes of a situation (in the field's words
an information set); then one way through the nodes from the last to the first is a step of either.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

CHECKED = 50  # rounds of CFR+ between two looks at how near it is

Strategy = NDArray[np.float64]  # of each choice: how likely it is made in its situation


class Tree(NamedTuple):
    """All courses of a game, level by level: a node is a position, a situation what its player knows of it.

    A choice is one move of one situation; choice 0 is none, before a player's first.
    """

    levels: Any  # where the nodes of each level begin; those of the last are the ends
    situation: Any  # of each node: what the player to move knows
    first: Any  # of each node: the node after its first move; the others follow
    chance: Any  # of each node: how likely its cards are dealt
    last: Any  # of each node: the choices that each seat has come by
    worlds: Any  # of each node: the record
    values: Any  # of each node: the lead of seat 0 that it comes to
    seat: Any  # of each situation: who knows so much
    choice: Any  # of each situation: its first choice; behind the last situation, the end
    example: Any  # of each situation: one of its nodes
    moves: Any  # of each choice: the move


@njit
def reaches(tree, strategy):
    """How likely each choice is come by when chance and the others do all to allow it."""
    reach = np.ones(len(strategy))
    for k in range(len(tree.seat)):
        before = reach[tree.last[tree.example[k], tree.seat[k]]]
        for c in range(tree.choice[k], tree.choice[k + 1]):
            reach[c] = before * strategy[c]
    return reach


@njit
def improve(tree, seat, strategy, regrets):
    """One step of CFR+ for a seat: what each choice would have gained, never below nothing, is how often it is made."""
    reach = reaches(tree, strategy)
    values, sign = tree.values, 1 - 2 * seat
    for i in range(len(tree.first) - 1, -1, -1):
        k, first = tree.situation[i], tree.first[i]
        start, many = tree.choice[k], tree.choice[k + 1] - tree.choice[k]
        mean = 0.0
        for j in range(many):
            mean += strategy[start + j] * values[first + j]
        values[i] = mean
        if tree.seat[k] == seat:
            weight = sign * tree.chance[i] * reach[tree.last[i, 1 - seat]]
            for j in range(many):
                regrets[start + j] += weight * (values[first + j] - mean)
    for k in range(len(tree.seat)):
        if tree.seat[k] == seat:
            start, end = tree.choice[k], tree.choice[k + 1]
            total = 0.0
            for c in range(start, end):
                regrets[c] = max(0.0, regrets[c])
                total += regrets[c]
            for c in range(start, end):
                strategy[c] = regrets[c] / total if total > 0.0 else 1.0 / (end - start)


@njit
def best_reply(tree, seat, strategy):
    """What the game comes to, as a lead of seat 0, when this seat replies best to the other's strategy."""
    reach, gains = reaches(tree, strategy), np.zeros(len(strategy))
    values, sign = tree.values, 1 - 2 * seat
    for level in range(len(tree.levels) - 3, -1, -1):
        nodes = range(tree.levels[level], tree.levels[level + 1])
        for i in nodes:
            start, end = tree.choice[tree.situation[i]], tree.choice[tree.situation[i] + 1]
            weight = sign * tree.chance[i] * reach[tree.last[i, 1 - seat]]
            for c in range(start, end):
                gains[c] += weight * values[tree.first[i] + c - start]
        for i in nodes:
            k, first = tree.situation[i], tree.first[i]
            own = slice(tree.choice[k], tree.choice[k + 1])
            if tree.seat[k] == seat:
                values[i] = values[first + np.argmax(gains[own])]
            else:
                values[i] = (strategy[own] * values[first : first + len(strategy[own])]).sum()
    return (tree.chance[: tree.levels[1]] * values[: tree.levels[1]]).sum()


def exploitability(tree: Tree, strategy: Strategy) -> float:
    """What the best replies to a strategy gain on an equilibrium, the mean of both seats."""
    return float(best_reply(tree, 0, strategy) - best_reply(tree, 1, strategy)) / 2


def equilibrium(tree: Tree, close: float) -> tuple[Strategy, int]:
    """A strategy that can be exploited by less than so little, and after how many rounds it was found."""
    strategy, regrets = evenly(tree), np.zeros(len(tree.moves))
    total, rounds = np.zeros(len(tree.moves)), 0
    while True:
        for _ in range(CHECKED):
            rounds += 1
            for seat in range(2):
                improve(tree, seat, strategy, regrets)
            total += rounds * reaches(tree, strategy)
        average = normal(tree, total)
        if exploitability(tree, average) < close:
            return average, rounds


def evenly(tree: Tree) -> Strategy:
    return normal(tree, np.zeros(len(tree.moves)))


def normal(tree: Tree, weights: Strategy) -> Strategy:
    """The weights of each situation's choices, together 1; where they have none, evenly."""
    sizes = np.diff(tree.choice)
    sums = np.repeat(np.add.reduceat(weights, tree.choice[:-1]), sizes)
    weights, even = weights[1:], 1 / np.repeat(sizes, sizes)
    return np.concatenate([[1.0], np.where(sums > 0, weights / np.where(sums > 0, sums, 1), even)])
