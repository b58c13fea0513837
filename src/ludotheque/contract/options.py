"""The options of a table: declared by each game, with the clause that grants each of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.contract.errors import OptionError, nearest, shown

Choice = bool | int | str


@dataclass(frozen=True)
class Option:
    """One thing a table agrees on before the match. A default of None is worked out from the other options.

    Where it chooses a `seat`, people count from 1 (`command_line`).
    """

    name: str
    clause: str
    choices: Sequence[Choice]
    default: Choice | None
    seat: bool = False


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Choice | None]:
    """Every declared option with its given value or default; refuses unknown names and values."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise OptionError("option-unknown", field=str(shown(name)), name=name, nearest=nearest(name, names))
    return {
        option.name: _value(option, given[option.name]) if option.name in given else option.default
        for option in declared
    }


def _value(option: Option, value: Any) -> Choice | None:
    if value is None and option.default is None:
        return None
    for choice in option.choices:
        if type(choice) is type(value) and choice == value:
            return choice
    raise OptionError(
        "option-value",
        field=option.name,
        clause=option.clause,
        name=option.name,
        value=str(shown(value)),
        choices=show_choices(option),
    )


def show_choices(option: Option) -> str:
    """The possible values for people: `2 … 40` for a long row of numbers, else a list."""
    choices = option.choices
    if isinstance(choices, range) and len(choices) > 6:
        return f"{choices[0]} … {choices[-1]}"
    return ", ".join(str(shown(choice)) for choice in choices)
