"""The values on a command line: numbers, options, a language. What is wrong is refused in words of our own."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.errors import OptionError, nearest
from ludotheque.contract.options import Option
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
    choices = {option.name: {str(choice).lower(): choice for choice in option.choices} for option in declared}
    return {
        name: choices.get(name, {}).get(str(value).lower(), value) for name, value in given.items() if value is not None
    }


def unknown_option(name: str, known: Sequence[str]) -> OptionError:
    return OptionError("option-unknown", field=name, name=name, nearest=nearest(name.split("=")[0], known))
