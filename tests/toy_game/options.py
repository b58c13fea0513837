"""What a table agrees on."""

from collections.abc import Mapping
from typing import Any

from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option, read_options

from .home import HOME

OPTIONS = (Option("seats", "TOY-1", (2, 3), 2), Option("low", "TOY-7", (False, True), False))
VARIANTS: dict[str, dict[str, Choice]] = {"high": {}, "low": {"low": True}}


def agree(given: Mapping[str, Any]) -> dict[str, Choice]:
    """TOY-7: the lowest card takes only when three play."""
    options = {name: value for name, value in read_options(OPTIONS, given).items() if value is not None}
    if options["low"] and options["seats"] != 3:
        raise OptionError("low-needs-three", home=HOME, field="low", clause="TOY-7")
    return options


def encode(options: Mapping[str, Choice]) -> dict[str, int]:
    return {"seats": int(options["seats"]), "low": int(options["low"])}
