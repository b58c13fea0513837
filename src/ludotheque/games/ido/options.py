"""What an IDO table agrees on before the match."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option, read_options
from ludotheque.games.ido import boards

HOME = boards.HOME
OF_EACH_SIZE = 3  # IDO-1
MOST_TURNS = 400  # IDO-43: the record has room for the fingerprints of so many
GOALS = (3, 4, 5)
ORDERS = tuple(
    "".join(sizes)
    for goal in GOALS
    for sizes in product("ls", repeat=goal)
    if max(sizes.count("l"), sizes.count("s")) <= OF_EACH_SIZE
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
        raise OptionError("order-not-of-goal", home=HOME, field="order", clause="IDO-41", order=order, goal=goal)
    return {name: value for name, value in options.items() if value is not None}


def encode(options: Mapping[str, Choice]) -> dict[str, int]:
    """The options as the numbers of the kernel's record; in an order, the lowest bit is the first block, 1 is large."""
    order = str(options["order"])
    return {
        "seats": int(options["seats"]),
        "goal": int(options["goal"]),
        "order": 0 if order == "any" else 1 << len(order) | sum((size == "l") << i for i, size in enumerate(order)),
        "turn_limit": int(options["turn_limit"]),
        "board": boards.BOARD_NAMES.index(str(options["board"])),
    }
