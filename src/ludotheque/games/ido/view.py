"""What people see of a match: the view and the result. Nothing is hidden in IDO.

What only the board and the grid's offset decide is made once, as tuples; every view gets lists of its own.
"""

from typing import Any

from ludotheque.contract.shapes import Outcome, Score
from ludotheque.games.ido import rules, shapes
from ludotheque.games.ido.blocks import SIZES, Size
from ludotheque.games.ido.boards import BOARDS
from ludotheque.games.ido.plan import (
    CHAIRS,
    DIRECTIONS,
    ELL,
    LARGE_SPACE,
    NAMES,
    OFFSETS,
    RECTANGLE,
    SHAPES,
    SMALL_SPACE,
    Area,
    Direction,
    Lines,
    Space,
    members,
)
from ludotheque.games.ido.position import home_of, reserve_of, units_of
from ludotheque.games.ido.shapes import Seen
from ludotheque.kernel import Snapshot, plain

Names = tuple[str, ...]
Rows = tuple[Names, Names]
Side = tuple[Names, Direction]


def _rows(lines: Lines) -> Rows:
    """The lines on the west and on the north sides, as `shapes.Lines` says."""
    side = lines.side
    west = tuple("".join(str(int((x, y) in lines.west)) for x in range(side + 1)) for y in range(side))
    north = tuple("".join(str(int((x, y) in lines.north)) for x in range(side)) for y in range(side + 1))
    return west, north


def _names(units: int) -> Names:
    return tuple(NAMES[unit] for unit in members(units))


def _by_shape(spaces: tuple[Space, ...]) -> tuple[tuple[Names, ...], ...]:
    """The spaces of each shape, by their first units."""
    found = dict.fromkeys(spaces)
    return tuple(tuple(_names(space.units) for space in found if space.shape == shape) for shape in range(len(SHAPES)))


def _side(area: Area) -> Side:
    return _names(area.units), DIRECTIONS[area.direction]


ROWS = tuple((_rows(board.board), _rows(board.grid)) for board in BOARDS)
SPACES = tuple(tuple(_by_shape(board.spaces(offset)) for offset in range(len(OFFSETS))) for board in BOARDS)
STARTS = tuple(tuple(map(_side, board.starts)) for board in BOARDS)
GOALS = tuple(tuple(map(_side, board.goals)) for board in BOARDS)


def view(s: Snapshot, seat: int | None) -> Seen:
    """The table as data, the same for all."""
    printed, bars = ROWS[s.board]
    spaces = SPACES[s.board][s.offset]
    return {
        "turns": s.turns,
        "lines": {"board": _lines(printed), "grid": _lines(bars)},
        "grid": OFFSETS[s.offset],
        "spaces": {
            "small": _lists(spaces[SMALL_SPACE]),
            "rectangle": _lists(spaces[RECTANGLE]),
            "ell": _lists(spaces[ELL]),
            "large": _lists(spaces[LARGE_SPACE]),
        },
        "slide_ban": _slide_ban(s),
        "steps": s.steps,
        "players": [_player(s, other) for other in range(s.seats)],
    }


def _slide_ban(s: Snapshot) -> shapes.SlideBan | None:
    """IDO-30: whose slide it was follows from how much of its ban is over."""
    if s.finished or not s.ban:
        return None
    over = plain(rules.turns_without_slide)(s.seats) - s.ban
    by = (s.current - 1 - over) % s.seats
    return {"by": by, "seats": [(s.current + wait) % s.seats for wait in range(s.ban)]}


def _lines(rows: Rows) -> shapes.Lines:
    west, north = rows
    return {"west": list(west), "north": list(north)}


def _lists(spaces: tuple[Names, ...]) -> list[list[str]]:
    return [list(space) for space in spaces]


def _area(area: Side) -> shapes.Area:
    units, side = area
    return {"units": list(units), "side": side}


def _player(s: Snapshot, seat: int) -> shapes.Player:
    chair = s.chairs[seat]
    return {
        "chair": CHAIRS[chair],
        "start": _area(STARTS[s.board][chair]),
        "goal": _area(GOALS[s.board][chair]),
        "blocks": [
            {"size": name, "at": NAMES[unit]}
            for size, name in enumerate(SIZES)
            for unit in members(units_of(s, seat, size))
        ],
        "home": sizes(home_of(s, seat)),
        "reserve": sizes(reserve_of(s, seat)),
    }


def sizes(counts: list[int]) -> list[Size]:
    """So many small and large blocks, one by one."""
    return [size for size, many in zip(SIZES, counts, strict=True) for _ in range(many)]


def score(record: Any) -> Score:
    """How a running match stands: the blocks that are home."""
    return {"round": None, "points": [int(sum(home_of(record, seat))) for seat in range(record.seats)]}


def outcome(s: Snapshot) -> Outcome:
    """Who won a finished match, with how many blocks home, and by which clause; several winners have drawn."""
    homes = [sum(home_of(s, seat)) for seat in range(s.seats)]
    if s.finished == rules.BY_GOAL:
        winners = [int(rules.winner(s.record))]
        clause = "IDO-42" if sum(home >= s.goal for home in homes) > 1 else "IDO-40"
    else:
        winners = [seat for seat, home in enumerate(homes) if home == max(homes)]
        clause = "IDO-43"
    return {"winners": winners, "scores": homes, "reason": rules.REASONS[s.finished] or "", "clause": clause}
