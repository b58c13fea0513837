"""Setting up an IDO table for an example: give what matters, all other blocks are in reserve."""

from typing import Any

import pytest

import ludotheque

GAME = ludotheque.game("ido")
SEATINGS = {2: ["south", "north"], 3: ["south", "west", "north"], 4: ["south", "west", "north", "east"]}
FIELDS = ("chairs", "grid", "turn", "over", "steps", "slide_ban", "turns", "earlier", "reserve")


def listed(blocks: str) -> list[str]:
    """`s f1, l e3` as a list."""
    return [block.strip() for block in blocks.split(",") if block.strip()]


def document(*blocks: str, seats: int = 2, home: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """The document of a position: the blocks of each seat (`s f1, l e3`), those at home (`sl`); `more` are further
    fields and options."""
    on_board = [listed(blocks[seat]) if seat < len(blocks) else [] for seat in range(seats)]
    at_home = [list(home[seat]) if seat < len(home) else [] for seat in range(seats)]
    used = [[block[0] for block in (*on_board[seat], *at_home[seat])] for seat in range(seats)]
    fields = {
        "chairs": SEATINGS[seats],
        "turn": 0,
        "blocks": on_board,
        "home": at_home,
        "reserve": [[size for size in "sl" for _ in range(3 - pieces.count(size))] for pieces in used],
    }
    options = {name: value for name, value in more.items() if name not in FIELDS}
    given = {name: value for name, value in more.items() if name in FIELDS}
    return {"game": "ido", "options": options, "seats": seats, **fields, **given}


def set_up(*blocks: str, **more: Any) -> ludotheque.Match:
    """A match in this position; seat 0, South, is to act unless said otherwise."""
    return GAME.load(document(*blocks, **more))


def blocks(match: ludotheque.Match, seat: int = 0) -> list[str]:
    return match.dump()["blocks"][seat]


def home(match: ludotheque.Match, seat: int = 0) -> str:
    return "".join(match.dump()["home"][seat])


def reserve(match: ludotheque.Match, seat: int = 0) -> str:
    return "".join(match.dump()["reserve"][seat])


def costs(match: ludotheque.Match, unit: str) -> dict[str, int]:
    """Where the block on a unit can go in this turn, and for how many steps."""
    moves = match.view(match.turn)["moves"]
    return {move["to"]: move["cost"] for move in moves if move["kind"] == "move" and move["at"] == unit}


def refused(match: ludotheque.Match, move: str) -> ludotheque.IllegalMove:
    """The refusal of a move."""
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play(move)
    return refusal.value


def play(match: ludotheque.Match, *moves: str) -> ludotheque.Match:
    for move in moves:
        match.play(move)
    return match
