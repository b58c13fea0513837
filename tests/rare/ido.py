"""What random and greedy players of IDO hardly ever come to: walking to and fro, a player who can do nothing, a slide
that wins for somebody else, the last turn. (Reasons are looked at where a position is set up.)"""

from collections.abc import Iterator
from typing import Any

import ludotheque

GAME = ludotheque.game("ido")
SIZES = "sl"
OF_EACH_SIZE = 3
TO_AND_FRO = ["f1-g1", "c8-b8", "g1-f1", "b8-c8"]


def positions() -> Iterator[tuple[dict[str, Any], list[str]]]:
    """IDO-43: twice to and fro is the end; the second time it comes again. IDO-13: nothing but a pass. IDO-40: North is
    pushed home by South. IDO-42: West and North have enough at once. IDO-43: the last turn, ahead and behind."""
    yield _position(["s f1"], ["s c8"]), TO_AND_FRO * 2
    yield _about_to_repeat(), TO_AND_FRO[-1:]
    yield _position([], ["s f1", "s g1", "s h1"], seats=3, slide_ban=1), ["pass"]
    yield _position(["s f1"], ["l h2"], home=("", "sll")), ["slide east"]
    yield _position([], [], seats=3, turn=2, over="goal", home=("s", "ssll", "slll")), []
    for home in (("s", ""), ("", "s")):
        yield _position(["s f1"], [], turns=399, home=home), ["f1-f2"]


def _about_to_repeat() -> dict[str, Any]:
    match = GAME.load(_position(["s f1"], ["s c8"]))
    for move in TO_AND_FRO[:-1]:
        match.play(move)
    return match.dump()


def _position(*blocks: list[str], seats: int = 2, home: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """All blocks that are not on the board or home are in reserve."""
    on_board = [blocks[seat] if seat < len(blocks) else [] for seat in range(seats)]
    at_home = [list(home[seat]) if seat < len(home) else [] for seat in range(seats)]
    used = [[block[0] for block in (*on_board[seat], *at_home[seat])] for seat in range(seats)]
    reserve = [[size for size in SIZES for _ in range(OF_EACH_SIZE - mine.count(size))] for mine in used]
    chairs = {2: ["south", "north"], 3: ["south", "west", "north"]}[seats]
    heading = {"game": "ido", "options": {}, "seats": seats, "chairs": chairs, "turn": 0}
    return {**heading, "blocks": on_board, "home": at_home, "reserve": reserve, **more}
