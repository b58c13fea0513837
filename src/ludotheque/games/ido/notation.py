"""Units and moves as text: `+s f1` introduces a small block, `+l f1` a large one, `f1-e3` and `f1-home` move a block,
`slide north` slides the grid, `stop` ends a turn of moves, `pass` is for who can do nothing. Units are a1 to h8.
"""

import re
from typing import Any

from ludotheque.games.ido.blocks import SIZE_LETTERS
from ludotheque.games.ido.codes import (
    GOAL_AREA,
    STOP,
    direction_of,
    is_introduction,
    is_movement,
    is_slide,
    size_introduced,
    unit_entered,
    unit_introduced,
    unit_left,
)
from ludotheque.games.ido.plan import DIRECTIONS, NAMES

CLAUSES = {
    "turn": "IDO-4",
    "over": "IDO-40",
    "notation": "IDO-11",
}  # cited when a move fails before the rules are asked
SIZE = f"[{''.join(SIZE_LETTERS)}]"
UNIT = "[a-h][1-8]"
INTRODUCTION = re.compile(rf"\+(?P<size>{SIZE}) (?P<unit>{UNIT})")
MOVEMENT = re.compile(rf"(?P<unit>{UNIT})-(?P<to>{UNIT}|home)")
SLIDING = re.compile(rf"slide (?P<direction>{'|'.join(DIRECTIONS)})")


def text(s: Any, move: int) -> str:
    """A move of this position as text."""
    if is_introduction(move):
        return f"+{SIZE_LETTERS[size_introduced(move)]} {NAMES[unit_introduced(move)]}"
    if is_movement(move):
        to = unit_entered(move)
        return f"{NAMES[unit_left(move)]}-{'home' if to == GOAL_AREA else NAMES[to]}"
    if is_slide(move):
        return f"slide {DIRECTIONS[direction_of(move)]}"
    return "stop" if move == STOP else "pass"


def tidy(entry: str) -> str:
    """What one typed, in the form of the notation where it can be: `F1 E3` → `f1-e3`, `slide n` → `slide north`."""
    words = re.sub(r"\s+", " ", entry.strip().lower())
    if found := re.fullmatch(rf"\+ ?({SIZE}) ?({UNIT})", words):
        return f"+{found[1]} {found[2]}"
    if found := re.fullmatch(rf"({UNIT}) ?[-–> ]? ?({UNIT}|home)", words):
        return f"{found[1]}-{found[2]}"
    if found := re.fullmatch(r"slide ?([a-z]+)", words):
        return next((f"slide {name}" for name in DIRECTIONS if name.startswith(found[1])), words)
    return words if words in ("stop", "pass") else entry.strip()
