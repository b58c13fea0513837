"""The values on a command line: numbers, options, a language. What is wrong is refused in words of our own."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.errors import OptionError, nearest
from ludotheque.contract.options import Choice, Option, show_choices
from ludotheque.contract.texts import LANGUAGES

MOST_DIGITS = 39  # of a seed


def read_number(name: str, text: str) -> int:
    """A whole number, as the value of the option of this name."""
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise OptionError("number-wanted", field=name, name=f"--{name}", value=text[:MOST_DIGITS])
    return int(text)


def read_language(text: str | None) -> str | None:
    if text not in (None, *LANGUAGES):
        raise OptionError(
            "option-value", field="language", name="--language", value=str(text), choices=", ".join(LANGUAGES)
        )
    return text


def read_choices(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given, each as the choice it spells; a text that spells none is left to be refused."""
    options = {option.name: option for option in declared}
    return {
        name: _read_choice(options[name], value) if name in options else value
        for name, value in given.items()
        if value is not None
    }


def _read_choice(option: Option, value: Any) -> Any:
    spelled = {_spelled(option, choice).lower(): choice for choice in option.choices}
    if option.seat and str(value) not in spelled:  # as a number it would be another seat
        raise OptionError(
            "option-value", field=option.name, clause=option.clause, name=option.name, value=str(value),
            choices=spelled_choices(option),
        )  # fmt: skip
    return spelled.get(str(value).lower(), value)


def spelled_choices(option: Option) -> str:
    """What may be written on a command line for an option: seats are counted from 1."""
    return ", ".join(_spelled(option, choice) for choice in option.choices) if option.seat else show_choices(option)


def _spelled(option: Option, choice: Choice) -> str:
    return str(int(choice) + 1) if option.seat else str(choice)


def unknown_option(name: str, known: Sequence[str]) -> OptionError:
    return OptionError("option-unknown", field=name, name=name, nearest=nearest(name.split("=")[0], known))
