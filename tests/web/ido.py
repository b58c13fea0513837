"""How a person plays IDO: by what the page offers, found by role and name; and tables that begin near their end."""

import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Locator

from tests.web.laid import laid
from tests.web.turns import LOOK_AGAIN, ended, first_to_act, has_turn
from tests.web.visitors import Visitor

CHAIRS = {2: ["south", "north"], 3: ["south", "west", "north"], 4: ["south", "west", "north", "east"]}


def position(*sides: tuple[list[str], str], turns: int = 0) -> dict[str, Any]:
    """The first one is to move. Of each side the blocks on the board and the sizes that are home; the rest waits."""
    reserve = [list("ssslll") for _ in sides]
    for waiting, (blocks, home) in zip(reserve, sides, strict=True):
        for size in [*(block[0] for block in blocks), *home]:
            waiting.remove(size)
    return {
        "chairs": CHAIRS[len(sides)],
        "turn": 0,
        "turns": turns,
        "blocks": [blocks for blocks, _ in sides],
        "home": [list(home) for _, home in sides],
        "reserve": reserve,
    }


NEAR, FAR = ["s c8", "l b6"], (["s g7"], "")  # two blocks, two steps: b6 can come home
POSITIONS = {
    301: position((["s f1", "s g1", "l h2"], ""), (["s b8"], "")),
    302: position((NEAR, "ss"), FAR),
    303: position((NEAR, "ssll"), FAR),
    304: position((["s a6", "l b6", "l e5"], "ss"), FAR),
    305: position((["s c5", "l d5", "l e5", "l a6"], "ss"), (["s c4", "s c8", "l a4", "l b6", "l c6"], "s")),
    306: position((["s f2"], "ss"), FAR, (["s c7"], ""), (["s h7"], ""), turns=302),
    307: position((["s f2"], "s"), (["s b2"], ""), FAR, turns=304),
    308: position((NEAR, "sl"), FAR, turns=298),
    309: position((NEAR, "ss"), (["s g7"], "s")),
}
LAID = laid("ido", POSITIONS)


def begins(visitor: Visitor, *others: dict[str, str], **options: Any) -> None:
    """A table against bots that has begun, and the page open on it."""
    visitor.arrive("Anne")
    visitor.open(visitor.table(*others, game="ido", start=True, options=options))


def board(visitor: Visitor) -> Locator:
    return visitor.find("grid", "ido-board")


def place(visitor: Visitor, unit: str) -> Locator:
    """A place of the board, whatever stands on it."""
    return board(visitor).get_by_role("button", name=re.compile(f"^{unit},"))


def named(visitor: Visitor, key: str, **facts: Any) -> re.Pattern[str]:
    """The names that a text gives, wherever it is."""
    said = visitor.t(key, unit="UNIT", shape="SHAPE", **facts)
    return re.compile("^" + re.escape(said).replace("UNIT", "[a-h][1-8]").replace("SHAPE", ".+") + "$")


def own_blocks(visitor: Visitor, size: str) -> Locator:
    return board(visitor).get_by_role("button", name=named(visitor, "ido-cell-own", size=size))


def open_places(visitor: Visitor, cost: int) -> Locator:
    """The places where the held block may go for so many steps; 0: where it comes in."""
    return board(visitor).get_by_role("button", name=named(visitor, "ido-cell-open", cost=cost))


def handle(visitor: Visitor, direction: str, key: str = "ido-handle") -> Locator:
    return visitor.find("button", key, way=visitor.t("ido-direction", direction=direction))


def told(visitor: Visitor) -> Locator:
    """What is said of the block in the hand, or of the slide that is considered."""
    return visitor.page.locator("main, aside").get_by_role("status")


def reserve(visitor: Visitor, size: str) -> Locator:
    """Where a block of the reserve is taken: on a phone its strip, else beside the story."""
    if visitor.size == "phone":
        return visitor.find("button", "ido-hold-reserve", size=size)
    both = visitor.find("button", "ido-hold-reserve", size=size)
    return both if both.count() else visitor.page.get_by_role("button", name=visitor.t("ido-introduce"))


def offered(visitor: Visitor) -> Literal["turn", "end"] | None:
    if ended(visitor):
        return "end"
    return "turn" if has_turn(visitor, "IDO") and board(visitor).is_visible() else None


def to_act(*visitors: Visitor) -> Visitor | None:
    return first_to_act(offered, *visitors)


def seen(visitor: Visitor) -> dict[str, Any]:
    """What the server shows this visitor: to know what to do, never to check what the page shows."""
    view: dict[str, Any] = visitor.look(visitor.here)["view"]
    return view


@contextmanager
def moving(visitor: Visitor) -> Iterator[None]:
    """Something that is a move: it is over when the page has heard of it."""
    ply = visitor.page.locator("[data-ply]").get_attribute("data-ply")
    yield
    visitor.page.wait_for_function("(ply) => document.querySelector('[data-ply]')?.dataset.ply !== ply", arg=ply)


def act(visitor: Visitor, move: dict[str, Any]) -> None:
    """A legal move, by the page: a block and a place, a handle twice, a button."""
    with moving(visitor):
        if move["kind"] == "introduce":
            reserve(visitor, move["size"]).click()
            place(visitor, move["to"]).click()
        elif move["kind"] == "move":
            place(visitor, move["at"]).click()
            if move["to"] == "home":
                visitor.find("button", "ido-come-home", cost=move["cost"]).click()
            else:
                place(visitor, move["to"]).click()
        elif move["kind"] == "slide":
            handle(visitor, move["direction"]).click()
            handle(visitor, move["direction"], "ido-handle-again").click()
        else:
            visitor.press("ido-end-turn" if move["kind"] == "stop" else "ido-pass")


def play_to_the_end(*visitors: Visitor, seed: int = 1, most: int = 600) -> None:
    """Whoever is to act does what brings blocks home, until all see the end."""
    rng = random.Random(seed)
    for _ in range(most):
        visitor = to_act(*visitors)
        if visitor is None:
            return
        act(visitor, sensible(seen(visitor), rng))
    raise AssertionError("the match does not end")


def sensible(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A move that somebody who wants to come home might choose."""
    seat = view["turn"]
    player, moves = view["players"][seat], view["moves"]
    goal = player["goal"]["units"]

    def way(unit: str) -> int:
        return min(abs(ord(unit[0]) - ord(one[0])) + abs(int(unit[1]) - int(one[1])) for one in goal)

    wanted = str(view["options"]["order"])
    size = {"s": "small", "l": "large"}.get(wanted[len(player["home"])] if wanted != "any" else "")
    homes = [move for move in moves if move.get("to") == "home" and size in (None, move["size"])]
    if homes:
        return min(homes, key=lambda move: move["cost"])
    nearer = [
        move
        for move in moves
        if move["kind"] == "move" and move["to"] != "home" and way(move["to"]) < way(move["at"]) - 1
    ]
    if nearer:
        return max(nearer, key=lambda move: (way(move["at"]) - way(move["to"])) / move["cost"])
    entries = [move for move in moves if move["kind"] == "introduce"]
    if entries and (len(player["blocks"]) < 3 or rng.random() < 0.3):
        large = [move for move in entries if move["size"] == "large"]
        return rng.choice(large or entries)
    ends = [move for move in moves if move["kind"] in ("stop", "pass")]
    slides = [move for move in moves if move["kind"] == "slide"]
    any_move = [move for move in moves if move.get("to") != "home"]
    return rng.choice(ends or slides or any_move or moves)


def hurry(visitor: Visitor, table: str, until: Any, seed: int = 1, most: int = 1500) -> None:
    """Beside the page, quickly: come home against bots, until there is what is to be looked at."""
    rng = random.Random(seed)
    for _ in range(most):
        view = visitor.look(table)["view"]
        if until(view):
            return
        assert view["turn"] is not None, "the match is over before its moment"
        if view["turn"] == 0:
            visitor.tell(table, "play", moves=[sensible(view, rng)["text"]])
        else:
            time.sleep(LOOK_AGAIN / 1000)  # a bot thinks
    raise AssertionError("the moment does not come")
