"""What an IDO table agrees on before the match."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option, read_options
from ludotheque.games.ido import boards
from ludotheque.games.ido.blocks import OF_EACH_SIZE, SIZE_LETTERS
from ludotheque.games.ido.home import HOME

MOST_TURNS = 400  # IDO-43: the record has room for the fingerprints of so many
GOALS = (3, 4, 5)
ORDERS = tuple(
    "".join(sizes)
    for goal in GOALS
    for sizes in product(reversed(SIZE_LETTERS), repeat=goal)
    if max(map(sizes.count, SIZE_LETTERS)) <= OF_EACH_SIZE
)
OPTIONS = (
    Option("seats", "IDO-1", (2, 3, 4), 2),
    Option("goal", "IDO-40", GOALS, None),
    Option("order", "IDO-41", ("any", *ORDERS), "any"),
    Option("turn_limit", "IDO-43", range(1, MOST_TURNS + 1), MOST_TURNS),
    Option("board", "IDO-3", boards.BOARD_NAMES, "reconstruction"),
)
VARIANTS: dict[str, dict[str, Choice]] = {
    "four": {},
    "short": {"goal": 3, "turn_limit": 100},
    "long": {"goal": 5},
    "order": {"order": "lsls"},
    "open-board": {"board": "open"},
}


def agree(given: Mapping[str, Any]) -> dict[str, Choice]:
    """All options of the table; the goal is as long as the agreed order, four blocks without one."""
    options = read_options(OPTIONS, given)
    order, goal = str(options["order"]), options["goal"]
    if goal is None:
        options["goal"] = 4 if order == "any" else len(order)
    elif order != "any" and len(order) != goal:
        raise OptionError("order-not-of-goal", home=HOME, field="order", clause="IDO-41", sizes=len(order), goal=goal)
    return {name: value for name, value in options.items() if value is not None}


def encode(options: Mapping[str, Choice]) -> dict[str, int]:
    """The options as the numbers of the kernel's record."""
    return {
        "seats": int(options["seats"]),
        "goal": int(options["goal"]),
        "order": _sizes_in_order(str(options["order"])),
        "turn_limit": int(options["turn_limit"]),
        "board": boards.BOARD_NAMES.index(str(options["board"])),
    }


def _sizes_in_order(order: str) -> int:
    """A bit for the size of each block, the first one lowest (`rules.size_in_order`), and one more behind the last: an
    order is never 0, which is none."""
    if order == "any":
        return 0
    return 1 << len(order) | sum(SIZE_LETTERS.index(size) << place for place, size in enumerate(order))
