"""IDO a second time: slowly, from the drawing's characters, and sharing nothing with the game.

The board and the grid are laid over each other as text; spaces are found by flood-filling the blank characters between
the lines. Cells are (x, y) as in the drawing's file, y counted from the north. A position is a plain value.
"""

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

import ludotheque

BOARDS = Path(ludotheque.game("ido").home) / "boards"
WALLS = "|-+"
COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
UNITS = {"s": 1, "l": 2}  # how large a space a small and a large block step into


def unit(cell):
    return "abcdefgh"[cell[0]] + str(8 - cell[1])


def cell(name):
    return "abcdefgh".index(name[0]), 8 - int(name[1])


@cache
def drawing(name):
    return json.loads((BOARDS / f"{name}.json").read_text("utf-8"))


@cache
def chair(name, seat):
    """Start and goal of a chair: the cells, and the direction in which the area lies."""
    (found,) = (chair for chair in drawing(name)["seats"] if chair["seat"] == seat)
    side = {"N": "north", "E": "east", "S": "south", "W": "west"}
    return {
        kind: ({tuple(cell) for cell in found[f"{kind}_cells"]}, side[found[f"{kind}_edge"]])
        for kind in ("start", "goal")
    }


@cache
def canvas(name, offset, *layers):
    """The drawings as text, 17 lines of 25 characters, the grid where the offset puts it, one over the other."""
    rows = [[" "] * 25 for _ in range(17)]
    places = {"static_ascii": (0, 0), "grid_ascii": (1 + offset[0], 1 + offset[1])}
    for layer in layers:
        x, y = places[layer]
        for down, line in enumerate(drawing(name)[layer]):
            for right, mark in enumerate(line):
                if mark != " ":
                    rows[2 * y + down][3 * x + right] = mark
    return rows


@cache
def spaces(name, offset):
    """Cell → its space, a set of cells: all that can be reached over blank characters."""
    rows = canvas(name, offset, "static_ascii", "grid_ascii")
    found = {}
    for start in ((x, y) for y in range(8) for x in range(8)):
        if start in found:
            continue
        edge, blank = [(2 * start[1] + 1, 3 * start[0] + 1)], set()
        while edge:
            row, column = edge.pop()
            if (row, column) not in blank and rows[row][column] not in WALLS:
                blank.add((row, column))
                edge += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        space = frozenset(((column - 1) // 3, row // 2) for row, column in blank if row % 2 and column % 3 == 1)
        found |= dict.fromkeys(space, space)
    return found


def bar(name, offset, place, direction):
    """Whether a bar of the grid stands on that side of a cell."""
    rows = canvas(name, offset, "grid_ascii")
    row, column = 2 * place[1] + 1, 3 * place[0] + 1
    where = {
        "north": (row - 1, column),
        "south": (row + 1, column),
        "west": (row, column - 1),
        "east": (row, column + 2),
    }
    return rows[where[direction][0]][where[direction][1]] in "|-"


@cache
def steps_to(name, offset, size, start, most):
    """Place → fewest steps of a walk over spaces of the block's kind; a space is a step, the first one is not."""
    here = spaces(name, offset)
    ends, found = {here[start]}, {}
    for steps in range(1, most + 1):
        next_to = {
            here[x + dx, y + dy]
            for space in ends
            for x, y in space
            for dx, dy in COMPASS.values()
            if (x + dx, y + dy) in here and (x + dx, y + dy) not in space
        }
        ends = {space for space in next_to if len(space) == UNITS[size]}
        for place in (place for space in ends for place in space):
            found.setdefault(place, steps)
    found.pop(start, None)
    return found


@cache
def steps_home(name, offset, size, start, seat):
    """Fewest steps into the chair's goal; None within six."""
    goal, here = chair(name, seat)["goal"][0], spaces(name, offset)
    if here[start] & goal:
        return 1
    ways = [steps for place, steps in steps_to(name, offset, size, start, 5).items() if here[place] & goal]
    return min(ways) + 1 if ways else None


@dataclass(frozen=True)
class Position:
    """Who has what where. `turns` are those played: for each the seat and whether it slid the grid."""

    board: str
    chairs: tuple
    goal: int
    blocks: frozenset  # (cell, seat, size)
    home: tuple  # for each seat the sizes in the order of arrival
    order: str = ""
    offset: tuple = (0, 0)
    current: int = 0
    steps: int = 0
    slides: tuple = ()
    winner: int | None = None
    before: tuple = field(default=(), compare=False)

    @property
    def taken(self):
        return {place for place, _, _ in self.blocks}

    def own(self, seat):
        return sorted((place, size) for place, owner, size in self.blocks if owner == seat)

    def reserve(self, seat, size):
        return 3 - sum(s == size for _, s in self.own(seat)) - self.home[seat].count(size)


def may_slide(p):
    """IDO-30: not after a slide of the player before, and with two players not after one's own last turn."""
    ago = 2 if len(p.chairs) == 2 else 1
    return True not in p.slides[-ago:]


def moves(p):
    """All legal moves as texts."""
    if p.winner is not None:
        return []
    if p.steps:
        return [*block_moves(p, p.steps), "stop"]
    found = introductions(p) + block_moves(p, len(p.own(p.current)))
    if may_slide(p):
        dx, dy = p.offset
        found += [f"slide {name}" for name, (x, y) in COMPASS.items() if abs(dx + x) <= 1 and abs(dy + y) <= 1]
    return found or ["pass"]


def introductions(p):
    start, here = chair(p.board, p.chairs[p.current])["start"][0], spaces(p.board, p.offset)
    return [
        f"+{size} {unit(place)}"
        for size, units in UNITS.items()
        if p.reserve(p.current, size)
        for place in here
        if len(here[place]) == units and here[place] & start and place not in p.taken
    ]


def block_moves(p, steps):
    found = []
    for place, size in p.own(p.current):
        reached = steps_to(p.board, p.offset, size, place, steps)
        found += [f"{unit(place)}-{unit(to)}" for to in reached if to not in p.taken]
        home = steps_home(p.board, p.offset, size, place, p.chairs[p.current])
        if home is not None and home <= steps:
            found.append(f"{unit(place)}-home")
    return found


def play(p, move):
    """The position after a move."""
    if move.startswith("+"):
        return end_turn(replace(p, blocks=p.blocks | {(cell(move[3:]), p.current, move[1])}), False)
    if move in ("stop", "pass"):
        return end_turn(p, False)
    if move.startswith("slide "):
        return slide(p, move.removeprefix("slide "))
    name, to = move.split("-")
    ((place, size),) = (block for block in p.own(p.current) if block[0] == cell(name))
    rest = (p.steps or len(p.own(p.current))) - cost(p, place, size, to)
    p = replace(p, blocks=p.blocks - {(place, p.current, size)}, steps=rest)
    if to == "home":
        p = arrive(p, p.current, [size])
        if len(p.home[p.current]) >= p.goal:
            return replace(p, winner=p.current)
    else:
        p = replace(p, blocks=p.blocks | {(cell(to), p.current, size)})
    return p if rest else end_turn(p, False)


def cost(p, place, size, to):
    if to == "home":
        return steps_home(p.board, p.offset, size, place, p.chairs[p.current])
    return steps_to(p.board, p.offset, size, place, 6)[cell(to)]


def arrive(p, seat, sizes):
    """IDO-41: of all orders in which the blocks can arrive, one that brings most of them home."""
    home = list(p.home[seat])
    if not p.order:
        home += sizes
    while p.order and len(home) < len(p.order) and p.order[len(home)] in sizes:
        sizes = [*sizes]
        sizes.remove(p.order[len(home)])
        home.append(p.order[len(home)])
    return replace(p, home=(*p.home[:seat], tuple(home), *p.home[seat + 1 :]))


def slide(p, direction):
    """IDO-31 … IDO-33: each block asks whether it is pushed, and where to."""
    dx, dy = COMPASS[direction]
    behind = {"north": "south", "east": "west", "south": "north", "west": "east"}[direction]
    taken = p.taken

    def is_pushed(place):
        return bar(p.board, p.offset, place, behind) or (
            (place[0] - dx, place[1] - dy) in taken and is_pushed((place[0] - dx, place[1] - dy))
        )

    after, arrived = set(), Counter()
    for place, seat, size in p.blocks:
        to = (place[0] + dx, place[1] + dy) if is_pushed(place) else place
        goal, side = chair(p.board, p.chairs[seat])["goal"]
        if 0 <= to[0] < 8 and 0 <= to[1] < 8:
            after.add((to, seat, size))
        elif place in goal and side == direction:
            arrived[seat, size] += 1
    assert len({place for place, _, _ in after}) == len(after), "two blocks on one unit"
    p = replace(p, blocks=frozenset(after), offset=(p.offset[0] + dx, p.offset[1] + dy))
    for seat in range(len(p.chairs)):
        p = arrive(p, seat, [size for size in UNITS for _ in range(arrived[seat, size])])
    for after_me in range(len(p.chairs)):
        seat = (p.current + after_me) % len(p.chairs)
        if len(p.home[seat]) >= p.goal:
            return replace(p, winner=seat)
    return end_turn(p, True)


def end_turn(p, slid):
    now = replace(p, steps=0, current=(p.current + 1) % len(p.chairs), slides=(*p.slides, slid))
    return replace(now, before=(*p.before, same(now)))


def same(p):
    """IDO-43: what makes two positions one: blocks, grid, player to move, and the turns without a slide to come."""
    bans = [ago for ago in (1, 2) if p.slides[-ago:][:1] == (True,) and ago <= (2 if len(p.chairs) == 2 else 1)]
    return p.blocks, p.home, p.offset, p.current, tuple(bans)


def perft(p, depth, known):
    """How many rows of so many decisions there are."""
    key = (p, depth)
    if key not in known:
        legal = moves(p)
        known[key] = len(legal) if depth == 1 else sum(perft(play(p, move), depth - 1, known) for move in legal)
    return known[key]


def position_of(match):
    """The referee's position of a match that begins a turn."""
    document = match.dump()
    goal, order = document["options"]["goal"], document["options"]["order"]
    compass = {"centre": (0, 0)} | COMPASS
    dx = sum(compass[part][0] for part in document["grid"].split("-"))
    dy = sum(compass[part][1] for part in document["grid"].split("-"))
    blocks = frozenset(
        (cell(block[2:]), seat, block[0]) for seat, listed in enumerate(document["blocks"]) for block in listed
    )
    ban, seats = document["slide_ban"], len(document["chairs"])
    slides = {0: (), 1: (True, False) if seats == 2 else (True,), 2: (True,)}[ban]
    position = Position(
        document["options"]["board"],
        tuple(name.title() for name in document["chairs"]),
        goal,
        blocks,
        tuple(map(tuple, document["home"])),
        "" if order == "any" else order,
        (dx, dy),
        document["turn"],
        slides=slides,
    )
    return replace(position, before=(same(position),))
