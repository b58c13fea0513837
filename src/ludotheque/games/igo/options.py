"""What an I Go! table agrees on before the match."""

from collections.abc import Mapping
from typing import Any

from ludotheque.contract.options import Choice, Option, read_options

OPTIONS = (
    Option("seats", "IGO-1", (2, 3, 4), 2),
    Option("target", "IGO-33", range(1, 11), 4),
    Option("stall_limit", "IGO-40", range(4, 101), 40),
    Option("memo", "IGO-41", (False, True), False),
    Option("aid", "IGO-41", (False, True), True),
)
VARIANTS: dict[str, dict[str, Choice]] = {
    "standard": {},
    "short": {"target": 2},
    "long": {"target": 10},
    "memo": {"memo": True},
    "impatient": {"stall_limit": 4},
}


def agree(given: Mapping[str, Any]) -> dict[str, Choice]:
    """All options of the table, the ones not given at their defaults."""
    return {name: value for name, value in read_options(OPTIONS, given).items() if value is not None}


def encode(options: Mapping[str, Choice]) -> dict[str, int]:
    """The options as the numbers of the kernel's record."""
    return {option.name: int(options[option.name]) for option in OPTIONS}
