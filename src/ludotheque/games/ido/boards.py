"""The boards on which IDO can be played: every plan in `boards/`, read and checked.

`read` takes any file of that format. It refuses a plan that is no board for IDO (a space of a fifth shape at some
offset, no quarter-turn symmetry, a start area that a large block could enter at once) and names the unit and offset.
"""

import json
from pathlib import Path
from typing import Any

from ludotheque.contract.errors import DocumentError
from ludotheque.games.ido.home import HOME
from ludotheque.games.ido.plan import (
    CENTRE,
    CHAIRS,
    DIRECTIONS,
    GRID_SIDE,
    NAMES,
    OFFSETS,
    SIDE,
    SMALL_SPACE,
    Area,
    Lines,
    Plan,
    beyond,
    members,
)

AREA_WIDTH = 3
SEATS = [chair.title() for chair in CHAIRS]


def read(path: Path) -> Plan:
    """The plan in a file, checked."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as wrong:  # nested deeper than Python reads
        raise _refusal("plan-not-json", path, None) from wrong
    chairs = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(chairs, list) or not all(isinstance(chair, dict) for chair in chairs):
        raise _refusal("plan-chairs", path, "seats")
    if [chair.get("seat") for chair in chairs] != SEATS:
        raise _refusal("plan-chairs", path, "seats")
    board, grid = _lines(data, "static_ascii", SIDE, path), _lines(data, "grid_ascii", GRID_SIDE, path)
    starts, goals = (tuple(_area(chair, kind, path) for chair in chairs) for kind in ("start", "goal"))
    plan = Plan(path.stem, board, grid, starts, goals)
    _check_turns(plan, path)
    _check_shapes(plan, path)
    _check_starts(plan, path)
    return plan


def _refusal(key: str, path: Path, field: str | None, clause: str = "IDO-3", **facts: Any) -> DocumentError:
    return DocumentError(key, home=HOME, field=field, clause=clause, name=path.name, **facts)


def _lines(data: dict[str, Any], field: str, side: int, path: Path) -> Lines:
    rows, width = data.get(field), 3 * side + 1
    if (
        not isinstance(rows, list)
        or len(rows) != 2 * side + 1
        or not all(isinstance(row, str) and len(row) == width for row in rows)
    ):
        raise _refusal("plan-size", path, field, rows=2 * side + 1, width=width)
    lines = Lines.drawn(rows)
    for number, (row, right) in enumerate(zip(rows, lines.rows(), strict=True), start=1):
        if row != right:
            raise _refusal("plan-row", path, field, row=number, text=row, right=right)
    return lines


def _area(chair: dict[str, Any], kind: str, path: Path) -> Area:
    """IDO-3: an area lies along three units of one side of the board."""
    field, edge, cells = f"{kind}_cells", chair.get(f"{kind}_edge"), chair.get(f"{kind}_cells")
    if edge not in ("N", "E", "S", "W") or not isinstance(cells, list) or not all(_is_cell(cell) for cell in cells):
        raise _refusal("plan-area", path, field, chair=chair["seat"].lower())
    direction = "NESW".index(edge)
    units = sum(1 << unit for unit in {SIDE * (SIDE - 1 - y) + x for x, y in cells})
    for unit in members(units):
        if beyond(unit, direction) is not None:
            raise _refusal("plan-area-inside", path, field, unit=NAMES[unit], direction=DIRECTIONS[direction])
    if units.bit_count() != AREA_WIDTH:
        raise _refusal("plan-area", path, field, chair=chair["seat"].lower())
    return Area(units, direction)


def _is_cell(cell: Any) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(type(n) is int and 0 <= n < SIDE for n in cell)


def _check_turns(plan: Plan, path: Path) -> None:
    """Board, grid and areas look the same from all four chairs."""
    for field, lines, moved in (("static_ascii", plan.board, (0, 0)), ("grid_ascii", plan.grid, (1, 1))):
        turned = lines.turned()
        for unit in range(SIDE * SIDE):
            for direction, side in enumerate(DIRECTIONS):
                if lines.on(unit, direction, moved) != turned.on(unit, direction, moved):
                    where = {"unit": NAMES[unit], "direction": side, "offset": OFFSETS[CENTRE]}
                    raise _refusal("plan-not-turned", path, field, "IDO-3", **where)
    for field, areas in (("start_cells", plan.starts), ("goal_cells", plan.goals)):
        for chair, area in enumerate(areas):
            if areas[(chair + 1) % 4] != Area(_turned(area.units), (area.direction + 1) % 4):
                raise _refusal("plan-area-not-turned", path, field, chair=CHAIRS[(chair + 1) % 4])


def _turned(units: int) -> int:
    """A set of units after a quarter turn clockwise: what was south is west."""
    return sum(1 << SIDE * (SIDE - 1 - unit % SIDE) + unit // SIDE for unit in members(units))


def _check_shapes(plan: Plan, path: Path) -> None:
    """IDO-2: only the four shapes, wherever the grid is."""
    for offset, name in enumerate(OFFSETS):
        for unit, space in enumerate(plan.spaces(offset)):
            if space.shape < 0:
                units = " ".join(NAMES[other] for other in members(space.units))
                where = {"unit": NAMES[unit], "offset": name, "units": units}
                raise _refusal("plan-shape", path, "grid_ascii", "IDO-2", **where)


def _check_starts(plan: Plan, path: Path) -> None:
    """IDO-4: with the grid centred, every space touching a start area is small."""
    for chair, area in enumerate(plan.starts):
        for unit in members(area.units):
            if plan.spaces(CENTRE)[unit].shape != SMALL_SPACE:
                where = {"unit": NAMES[unit], "chair": CHAIRS[chair], "offset": OFFSETS[CENTRE]}
                raise _refusal("plan-start-not-small", path, "static_ascii", "IDO-4", **where)


BOARDS = tuple(read(path) for path in sorted((HOME / "boards").glob("*.json")))
BOARD_NAMES = tuple(board.name for board in BOARDS)
