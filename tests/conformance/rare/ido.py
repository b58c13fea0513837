"""What two random or greedy players of IDO hardly ever do: walk to and fro, come home by a push, end in a draw."""

from collections.abc import Iterator
from typing import Any

SIZES = "sl"
OF_EACH_SIZE = 3


def positions() -> Iterator[tuple[dict[str, Any], list[str]]]:
    yield _position(["s f1"], ["s c8"]), ["f1-g1", "c8-b8", "g1-f1", "b8-c8"] * 2
    yield _position([], [], seats=3, turn=2, over="goal", home=("s", "ssll", "slll")), []


def _position(*blocks: list[str], seats: int = 2, home: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """All blocks that are not on the board or home are in reserve."""
    on_board = [blocks[seat] if seat < len(blocks) else [] for seat in range(seats)]
    at_home = [list(home[seat]) if seat < len(home) else [] for seat in range(seats)]
    used = [[block[0] for block in (*on_board[seat], *at_home[seat])] for seat in range(seats)]
    reserve = [[size for size in SIZES for _ in range(OF_EACH_SIZE - mine.count(size))] for mine in used]
    chairs = {2: ["south", "north"], 3: ["south", "west", "north"]}[seats]
    heading = {"game": "ido", "options": {}, "seats": seats, "chairs": chairs, "turn": 0}
    return {**heading, "blocks": on_board, "home": at_home, "reserve": reserve, **more}
