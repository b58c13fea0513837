"""Units and moves as text: `+s f1` introduces a small block, `+l f1` a large one, `f1-e3` and `f1-home` move a block,
`slide north` slides the grid, `stop` ends a turn of moves, `pass` is for who can do nothing. Units are a1 to h8.
"""

import re
from typing import Any

from ludotheque.games.ido import codes
from ludotheque.games.ido.blocks import SIZE_LETTERS, SIZES
from ludotheque.games.ido.plan import DIRECTIONS, NAMES
from ludotheque.games.ido.position import cost, size_at
from ludotheque.kernel import Snapshot, plain

CLAUSES = {
    "turn": "IDO-4",
    "over": "IDO-40",
    "notation": "IDO-11",
}  # cited when a move fails before the rules are asked
PLACES = (*NAMES, "home")  # where a movement goes, as codes count them
LETTER_OF = dict(zip(SIZES, SIZE_LETTERS, strict=True))
SIZE, UNIT = f"[{''.join(SIZE_LETTERS)}]", "[a-h][1-8]"
INTRODUCTION = re.compile(rf"\+(?P<size>{SIZE}) (?P<unit>{UNIT})")
MOVEMENT = re.compile(rf"(?P<unit>{UNIT})-(?P<to>{UNIT}|home)")
SLIDING = re.compile(rf"slide (?P<direction>{'|'.join(DIRECTIONS)})")
_is_introduction, _is_movement, _is_slide = map(plain, (codes.is_introduction, codes.is_movement, codes.is_slide))
_size_introduced, _unit_introduced = plain(codes.size_introduced), plain(codes.unit_introduced)
_unit_left, _unit_entered, _direction_of = map(plain, (codes.unit_left, codes.unit_entered, codes.direction_of))


def parts(s: Snapshot, move: int) -> dict[str, Any]:
    """A move as data: its kind, the block, where it goes, the steps it costs; or the way the grid slides."""
    if _is_movement(move):
        unit, to = _unit_left(move), _unit_entered(move)
        size = size_at(s, s.current, unit)
        steps = cost(s, size, unit, to)
        return {"kind": "move", "size": SIZES[size], "at": NAMES[unit], "to": PLACES[to], "cost": steps}
    if _is_introduction(move):
        return {"kind": "introduce", "size": SIZES[_size_introduced(move)], "to": NAMES[_unit_introduced(move)]}
    if _is_slide(move):
        return {"kind": "slide", "direction": DIRECTIONS[_direction_of(move)]}
    return {"kind": "stop" if move == codes.STOP else "pass"}


def text(move: dict[str, Any]) -> str:
    """A move as text."""
    kind = move["kind"]
    if kind == "move":
        return f"{move['at']}-{move['to']}"
    if kind == "introduce":
        return f"+{LETTER_OF[move['size']]} {move['to']}"
    return f"slide {move['direction']}" if kind == "slide" else str(kind)


def tidy(entry: str) -> str:
    """What one typed, in the form of the notation where it can be: `F1 E3` → `f1-e3`, `slide n` → `slide north`."""
    written = " ".join(entry.lower().split())
    if found := re.fullmatch(rf"(?:\+|introduce) ?({SIZE}|small|large) ?({UNIT})", written):
        return f"+{found[1][0]} {found[2]}"
    if found := re.fullmatch(rf"({UNIT}) ?[-–> ]? ?({UNIT}|home)", written):
        return f"{found[1]}-{found[2]}"
    if found := re.fullmatch(r"slide ?([a-z]+)", written):
        return next((f"slide {name}" for name in DIRECTIONS if name.startswith(found[1])), written)
    return written if written in ("stop", "pass") else entry.strip()
