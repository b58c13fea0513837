"""What follows from the boards alone, computed once: reach, entries, ways home, bars and fingerprint keys.

Blocks may pass over full spaces (IDO-22), so how far a block is from a unit depends on board, offset and size only;
who stands where only says where it may stop. The first index of a table is the board, the second the grid's offset.

A set of units is two numbers of 32 bits, the southern half of the board (units 0 … 31) and the northern one.
"""

import hashlib
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.ido.blocks import FITTING, SIZES
from ludotheque.games.ido.boards import BOARDS
from ludotheque.games.ido.plan import (
    CHAIRS,
    DIRECTIONS,
    OFFSETS,
    UNITS,
    Plan,
    Space,
    beyond,
    members,
)

MOST_STEPS = 6  # IDO-11: as many as blocks on the surface
HALF = 0xFFFFFFFF
FEW_STEPS = 3
FAR = 2 * UNITS  # more steps than any way home has: there is none

Table = NDArray[np.int64]


def _halves(units: int) -> tuple[int, int]:
    return units & HALF, units >> 32


def _places() -> Iterator[tuple[int, int, Plan, tuple[Space, ...]]]:
    """Every board at every offset: their numbers, the plan, the space of every unit."""
    for number, board in enumerate(BOARDS):
        for offset in range(len(OFFSETS)):
            yield number, offset, board, board.spaces(offset)


def _next_to(spaces: tuple[Space, ...]) -> dict[Space, set[Space]]:
    """The spaces next to each space, horizontally or vertically (IDO-20)."""
    found: dict[Space, set[Space]] = {space: set() for space in spaces}
    for unit, space in enumerate(spaces):
        for direction in range(len(DIRECTIONS)):
            other = beyond(unit, direction)
            if other is not None and spaces[other] != space:
                found[space].add(spaces[other])
    return found


def _distances(next_to: dict[Space, set[Space]], start: Space, shape: int) -> dict[Space, int]:
    """How many steps lead from a space to each space of the shape; back into the first one, by way of another, two."""
    found: dict[Space, int] = {}
    edge, steps = {start}, 0
    while edge:
        steps += 1
        edge = {space for here in edge for space in next_to[here] if space.shape == shape and space not in found}
        found |= dict.fromkeys(edge, steps)
    return found


def _reach_and_ways_home() -> tuple[Table, Table]:
    """REACH[board, offset, size, unit, steps]: the other units that so many steps or fewer lead to (IDO-20 … IDO-22).
    HOME_STEPS[board, offset, chair, size, unit]: the steps of the shortest way home (IDO-23)."""
    reach = np.zeros((len(BOARDS), len(OFFSETS), len(SIZES), UNITS, MOST_STEPS + 1, 2), np.int64)
    home = np.zeros((len(BOARDS), len(OFFSETS), len(CHAIRS), len(SIZES), UNITS), np.int64)
    for number, offset, board, spaces in _places():
        next_to = _next_to(spaces)
        for start, (size, shape) in product(next_to, enumerate(FITTING)):
            distances = _distances(next_to, start, shape)
            units = list(members(start.units))
            for steps in range(1, MOST_STEPS + 1):
                near = sum(space.units for space, distance in distances.items() if distance <= steps)
                for unit in units:
                    reach[number, offset, size, unit, steps] = _halves(near & ~(1 << unit))
            for chair, goal in enumerate(board.goals):
                ways = [distance for space, distance in distances.items() if space.units & goal.units]
                home[number, offset, chair, size, units] = 1 + (
                    0 if start.units & goal.units else min(ways, default=FAR - 1)
                )
    return reach, home


def _costs() -> Any:
    """COSTS[board][offset][size][unit][to]: the fewest steps that lead from unit to unit; FAR where those of a turn do
    not. Like HOME_COSTS it is for plain Python: nested lists of numbers, quick to read one by one."""
    steps = (MOST_STEPS + 1) - sum(_reached(steps).astype(np.int64) for steps in range(1, MOST_STEPS + 1))
    return np.where(steps > MOST_STEPS, FAR, steps).tolist()


def _entries() -> Table:
    """ENTRIES[board, offset, chair, size]: where a block may come in (IDO-10)."""
    table = np.zeros((len(BOARDS), len(OFFSETS), len(CHAIRS), len(SIZES), 2), np.int64)
    for number, offset, board, spaces in _places():
        for chair, start in enumerate(board.starts):
            for size, shape in enumerate(FITTING):
                touching = {space.units for space in spaces if space.shape == shape and space.units & start.units}
                table[number, offset, chair, size] = _halves(sum(touching))
    return table


def _bars() -> Table:
    """BARS[board, offset, direction]: the units with a bar directly behind them when the grid slides there (IDO-31)."""
    table = np.zeros((len(BOARDS), len(OFFSETS), len(DIRECTIONS), 2), np.int64)
    for number, offset, board, _ in _places():
        for direction in range(len(DIRECTIONS)):
            behind = (direction + 2) % len(DIRECTIONS)
            units = sum(1 << unit for unit in range(UNITS) if board.bar(offset, unit, behind))
            table[number, offset, direction] = _halves(units)
    return table


def _goals() -> Table:
    """GOALS[board, chair, direction]: the units pushed from which in that direction a block is home (IDO-33)."""
    table = np.zeros((len(BOARDS), len(CHAIRS), len(DIRECTIONS), 2), np.int64)
    for number, board in enumerate(BOARDS):
        for chair, goal in enumerate(board.goals):
            table[number, chair, goal.direction] = _halves(goal.units)
    return table


def _keys(*shape: int) -> Table:
    """Random-looking numbers of 62 bits, always the same ones: a position's fingerprint is made of them (IDO-43)."""
    digest = hashlib.shake_128(f"ido {shape}".encode()).digest(8 * int(np.prod(shape)))
    return (np.frombuffer(digest, "<u8") >> np.uint64(2)).astype(np.int64).reshape(shape)


def _reached(steps: int) -> NDArray[np.bool_]:
    """By board, offset, size and unit: the units that so many steps or fewer lead to."""
    halves = REACH[..., steps, :, None] >> np.arange(32) & 1
    return np.asarray(halves.reshape(*REACH.shape[:4], UNITS).astype(bool))


def _least_steps() -> Table:
    """LEAST_STEPS[board, chair, size, unit]: the steps home over the spaces of all nine offsets together, as if the
    grid always stood where it should."""
    next_to = np.logical_or.reduce(_reached(1), axis=1)
    table = np.full((len(BOARDS), len(CHAIRS), len(SIZES), UNITS), FAR)
    for (number, board), size in product(enumerate(BOARDS), range(len(SIZES))):
        for chair, goal in enumerate(board.goals):
            least, steps = table[number, chair, size], 0
            edge = np.isin(np.arange(UNITS), list(members(goal.units)))
            while edge.any():
                steps += 1
                least[edge] = steps
                edge = next_to[number, size][:, least < FAR].any(axis=1) & (least == FAR)
    return table


def _standing() -> Table:
    """STANDING[board, offset, chair, size, unit]: how much of its way home a block has behind it, in hundredths.

    Half of it counts the least steps home; the other half is the same for the best place that a few steps lead to at
    this offset.
    """
    few_steps = _reached(FEW_STEPS)
    table = np.zeros((len(BOARDS), len(OFFSETS), len(CHAIRS), len(SIZES), UNITS), np.int64)
    for number, chair, size in product(range(len(BOARDS)), range(len(CHAIRS)), range(len(SIZES))):
        least = LEAST_STEPS[number, chair, size]
        whole = int(least[least < FAR].max()) + 1  # from the reserve
        done = 100 * (whole - np.minimum(least, whole)) // whole
        best = np.maximum(done, np.where(few_steps[number, :, size], done, 0).max(axis=2))
        best[HOME_STEPS[number, :, chair, size] <= FEW_STEPS] = 100
        table[number, :, chair, size] = (done + best) // 2
    return table


REACH, HOME_STEPS = _reach_and_ways_home()
COSTS = _costs()
HOME_COSTS = HOME_STEPS.tolist()
ENTRIES = _entries()
BARS = _bars()
GOALS = _goals()
BLOCK_KEYS = _keys(len(CHAIRS), len(SIZES), UNITS)
TURN_KEYS = _keys(len(OFFSETS), len(CHAIRS), 3)  # offset, seat to act, turns of slide ban
LEAST_STEPS = _least_steps()
STANDING = _standing()
