"""What people see of a match: the view of a seat, the story of a move, the result. Nothing is hidden in IDO."""

from typing import Any

from ludotheque.games.ido import rules, surface
from ludotheque.games.ido.blocks import SIZE_LETTERS, SIZES
from ludotheque.games.ido.boards import BOARDS
from ludotheque.games.ido.plan import (
    CHAIRS,
    DIRECTIONS,
    NAMES,
    OFFSETS,
    SHAPES,
    STEP,
    UNIT_OF,
    Area,
    Lines,
    Space,
    beyond,
    members,
)
from ludotheque.games.ido.rules import REASONS
from ludotheque.games.ido.tables import HOME_STEPS, REACH

Event = dict[str, Any]


def both_halves(halves: Any) -> int:
    """A set of units as one number, from the two of the tables and records."""
    return int(halves[0]) | int(halves[1]) << 32


def units_of(s: Any, seat: int, size: int) -> int:
    return both_halves([surface.blocks_of(s, seat, size, half) for half in (surface.SOUTH_HALF, surface.NORTH_HALF)])


def blocks_of(s: Any, seat: int, size: int) -> list[int]:
    """The units on which a seat has blocks of a size."""
    return list(members(units_of(s, seat, size)))


def occupied(s: Any) -> int:
    return sum(units_of(s, seat, size) for seat in range(int(s.seats)) for size in range(2))


def home_of(s: Any, seat: int) -> list[int]:
    """How many small and large blocks a seat has brought home."""
    return [int(s.home[surface.home_at(seat, size)]) for size in range(2)]


def reserve_of(s: Any, seat: int) -> list[int]:
    return [int(surface.in_reserve(s, seat, size)) for size in range(2)]


def steps_left(s: Any) -> int:
    """IDO-11: the steps left in a turn of moves, or those that one would have."""
    return int(s.steps) or sum(len(blocks_of(s, int(s.current), size)) for size in range(2))


def costs(s: Any, size: int, unit: int, steps: int) -> dict[str, int]:
    """Where so many steps can bring a block of the seat to act, with what it costs (IDO-20 … IDO-23)."""
    found: dict[int, int] = {}
    for cost in range(steps, 0, -1):
        reached = both_halves(REACH[int(s.board), int(s.offset), size, unit, cost])
        found |= dict.fromkeys(members(reached & ~occupied(s)), cost)
    named = {NAMES[to]: found[to] for to in sorted(found)}
    home = int(HOME_STEPS[int(s.board), int(s.offset), int(s.chairs[s.current]), size, unit])
    return named | ({"home": home} if home <= steps else {})


def block_names(s: Any, seat: int) -> list[str]:
    """The blocks of a seat on the surface: `s f1`, `l e3`."""
    return [f"{SIZE_LETTERS[size]} {NAMES[unit]}" for size in range(2) for unit in blocks_of(s, seat, size)]


def letters(counts: list[int]) -> list[str]:
    """So many small and large blocks: `s`, `s`, `l`."""
    return [size for size, many in zip(SIZE_LETTERS, counts, strict=True) for _ in range(many)]


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table as data, the same for all.

    Lines are `1` in texts, for each row from the north: on the west side of each unit and behind the last, and on the
    north side of each unit; `costs` are the moves of blocks in this turn by the steps that they take.
    """
    board, offset = BOARDS[int(s.board)], int(s.offset)
    return {
        "game": "ido",
        "seat": seat,
        "turn": None if s.finished else int(s.current),
        "over": REASONS[int(s.finished)],
        "turns": int(s.turns),
        "turn_limit": int(s.turn_limit),
        "goal": int(s.goal),
        "order": _order(s),
        "board": board.name,
        "lines": {"board": _lines(board.board), "grid": _lines(board.grid)},
        "grid": OFFSETS[offset],
        "spaces": _spaces(board.spaces(offset)),
        "slide_ban": int(s.ban),
        "players": [_player(s, other) for other in range(int(s.seats))],
        "steps": int(s.steps),
        "costs": {} if s.finished else _costs(s),
    }


def _order(s: Any) -> list[str] | None:
    """IDO-41: the agreed order of sizes."""
    sizes = [rules.size_in_order(int(s.order), place) for place in range(int(s.goal))]
    return [SIZE_LETTERS[size] for size in sizes] if s.order else None


def _lines(lines: Lines) -> dict[str, list[str]]:
    side = lines.side
    return {
        "west": ["".join(str(int((x, y) in lines.west)) for x in range(side + 1)) for y in range(side)],
        "north": ["".join(str(int((x, y) in lines.north)) for x in range(side)) for y in range(side + 1)],
    }


def _spaces(spaces: tuple[Space, ...]) -> dict[str, list[str]]:
    """Shape → its spaces, each a text of its units: `b1-c1`."""
    found: dict[str, list[str]] = {shape: [] for shape in SHAPES}
    for space in dict.fromkeys(spaces):
        found[SHAPES[space.shape]].append("-".join(NAMES[unit] for unit in members(space.units)))
    return found


def _player(s: Any, seat: int) -> dict[str, Any]:
    board, chair = BOARDS[int(s.board)], int(s.chairs[seat])
    return {
        "chair": CHAIRS[chair],
        "start": _area(board.starts[chair]),
        "goal": _area(board.goals[chair]),
        "blocks": block_names(s, seat),
        "home": letters(home_of(s, seat)),
        "reserve": letters(reserve_of(s, seat)),
    }


def _area(area: Area) -> dict[str, Any]:
    return {"units": [NAMES[unit] for unit in members(area.units)], "side": DIRECTIONS[area.direction]}


def _costs(s: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    sizes = {unit: size for size in range(2) for unit in blocks_of(s, int(s.current), size)}
    for unit in sorted(sizes):
        for to, cost in costs(s, sizes[unit], unit, steps_left(s)).items():
            found.setdefault(str(cost), []).append(f"{NAMES[unit]}-{to}")
    return dict(sorted(found.items()))


def happened(before: Any, move: str, after: Any) -> list[Event]:
    """The story of a move: what happened, to whom, under which clause."""
    seat = int(before.current)
    if move.startswith("slide "):
        events = _slid(before, DIRECTIONS.index(move.removeprefix("slide ")), after)
    elif move.startswith("+"):
        size, unit = SIZES[SIZE_LETTERS.index(move[1])], move[3:]
        events = [{"what": "introduced", "clause": "IDO-10", "seat": seat, "size": size, "unit": unit}]
    elif move in ("stop", "pass"):
        events = [{"what": move, "clause": "IDO-11" if move == "stop" else "IDO-13", "seat": seat}]
    else:
        events = _moved(before, move, after)
    if after.finished:
        events.append({"what": "over", **outcome(after)})
    return events


def _moved(before: Any, move: str, after: Any) -> list[Event]:
    seat, (unit, to) = int(before.current), move.split("-")
    size = int(surface.size_at(before, seat, UNIT_OF[unit]))
    cost = costs(before, size, UNIT_OF[unit], steps_left(before))[to]
    event = {"seat": seat, "size": SIZES[size], "unit": unit, "cost": cost, "steps": steps_left(before) - cost}
    if to != "home":
        return [{"what": "moved", "clause": "IDO-20", **event, "to": to}]
    return [{"what": "went-home", "clause": "IDO-23", **event}, *_arrived(before, seat, [size], after)]


def _slid(before: Any, direction: int, after: Any) -> list[Event]:
    """A slide: what it pushed, by way of whom (IDO-31), and what it pushed off (IDO-33)."""
    seat = int(before.current)
    events: list[Event] = [{"what": "slid", "clause": "IDO-12", "seat": seat, "direction": DIRECTIONS[direction]}]
    moving = both_halves(surface.pushed(before, direction))
    on_board = [unit for unit in members(moving) if beyond(unit, direction) is not None]
    if on_board:
        pushed = [f"{NAMES[unit]}-{NAMES[unit + STEP[direction]]}" for unit in on_board]
        events.append({"what": "pushed", "clause": "IDO-31", "blocks": pushed})
    for owner in range(int(before.seats)):
        goal = BOARDS[int(before.board)].goals[int(before.chairs[owner])]
        arrived = []
        for size in range(2):
            for unit in members(moving & units_of(before, owner, size)):
                if beyond(unit, direction) is not None:
                    continue
                through_goal = goal.direction == direction and goal.units >> unit & 1
                what = "pushed-home" if through_goal else "pushed-off"
                block = {"seat": owner, "size": SIZES[size], "unit": NAMES[unit]}
                events.append({"what": what, "clause": "IDO-33", **block})
                arrived += [size] if through_goal else []
        events += _arrived(before, owner, arrived, after)
    return events


def _arrived(before: Any, seat: int, sizes: list[int], after: Any) -> list[Event]:
    """Blocks that reached the goal area: how many are home now, and what came out of order (IDO-41)."""
    events: list[Event] = []
    for size in range(2):
        came = home_of(after, seat)[size] - home_of(before, seat)[size]
        events += [
            {"what": "out-of-order", "clause": "IDO-41", "seat": seat, "size": SIZES[size]}
            for _ in range(sizes.count(size) - came)
        ]
    if home_of(after, seat) != home_of(before, seat):
        events.append({"what": "home", "clause": "IDO-40", "seat": seat, "arrived": sum(home_of(after, seat))})
    return events


def outcome(s: Any) -> dict[str, Any]:
    """Who won a finished match, with how many blocks home, and by which clause; several winners have drawn."""
    homes = [sum(home_of(s, seat)) for seat in range(int(s.seats))]
    enough = [seat for seat, home in enumerate(homes) if home >= s.goal]
    by_goal = s.finished == rules.BY_GOAL
    return {
        "winners": [int(rules.winner(s))]
        if by_goal
        else [seat for seat, home in enumerate(homes) if home == max(homes)],
        "scores": homes,
        "reason": REASONS[int(s.finished)],
        "clause": "IDO-43" if not by_goal else "IDO-42" if len(enough) > 1 else "IDO-40",
    }
