"""What a Stratheós table agrees on before the match, and which wishes contradict each other."""

from collections.abc import Mapping
from typing import Any

from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option, read_options
from ludotheque.games.stratheos.home import HOME

__all__ = ["HOME", "OPTIONS", "VARIANTS", "agree", "encode", "remembers"]

OPTIONS = (
    Option("seats", "STR-10", (2, 3, 4, 5, 6), 2),
    Option("novice", "STR-61", (False, True), False),
    Option("passives", "STR-40", (False, True), None),
    Option("flush", "STR-62", (False, True), False),
    Option("memo", "STR-64", (False, True), False),
    Option("games", "STR-63", (1, 3, 5), 1),
    Option("turn_limit", "STR-65", range(10, 1001), 300),
    Option("youngest", "STR-11", (0, 1, 2, 3, 4, 5), 0, seat=True),
)
VARIANTS: dict[str, dict[str, Choice]] = {
    "classic": {},
    "novice": {"novice": True},
    "novice-no-passives": {"novice": True, "passives": False},
    "initiate": {"flush": True},
    "memo": {"memo": True, "youngest": 1},
    "series": {"games": 3, "flush": True},
    "long-series": {"games": 5, "novice": True, "memo": True},
    "short": {"turn_limit": 10},
}


def agree(given: Mapping[str, Any]) -> dict[str, Choice]:
    """All options of the table, the ones not given worked out; refuses what contradicts itself."""
    options = read_options(OPTIONS, given)
    seats, novice = int(options["seats"] or 0), bool(options["novice"])
    if options["passives"] is None:
        options["passives"] = seats > 2
    if options["passives"] and seats == 2:
        raise _refusal("no-passives-in-a-duel", "passives", "STR-60")
    if not options["passives"] and seats > 2 and not novice:
        raise _refusal("passives-unless-novice", "passives", "STR-61")
    if options["flush"] and novice:
        raise _refusal("no-flush-for-novices", "flush", "STR-62")
    if int(options["youngest"] or 0) >= seats:
        raise _refusal("youngest-not-seated", "youngest", "STR-11", youngest=options["youngest"], seats=seats)
    return {name: value for name, value in options.items() if value is not None}


def _refusal(key: str, field: str, clause: str, **facts: Any) -> OptionError:
    return OptionError(key, home=HOME, field=field, clause=clause, **facts)


def remembers(options: Mapping[str, Choice]) -> bool:
    """STR-64: with memo what one was shown may be told again."""
    return bool(options["memo"])


def encode(options: Mapping[str, Choice]) -> dict[str, int]:
    """The options as the numbers of the kernel's record."""
    return {
        "texts": int(not options["novice"]),
        **{name: int(options[name]) for name in ("seats", "passives", "flush", "memo", "games")},
        **{name: int(options[name]) for name in ("turn_limit", "youngest")},
    }
