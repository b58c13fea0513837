"""What a command line spells out, read: numbers, options, a language. What is wrong is refused in words of our own."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.errors import OptionError, nearest
from ludotheque.contract.options import Option
from ludotheque.contract.texts import LANGUAGES

MOST_DIGITS = 39  # of a seed


def read_number(name: str, spelled: str) -> int:
    """A whole number, as the value of the option of this name."""
    if not spelled.isascii() or not spelled.isdigit() or len(spelled) > MOST_DIGITS:
        raise OptionError("number-wanted", field=name, name=f"--{name}", value=spelled[:MOST_DIGITS])
    return int(spelled)


def read_language(spelled: str | None) -> str | None:
    if spelled not in (None, *LANGUAGES):
        raise OptionError(
            "option-value", field="language", name="--language", value=str(spelled), choices=", ".join(LANGUAGES)
        )
    return spelled


def read_choices(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given, each as the choice it spells; a text that spells none is left to be refused."""
    spelled = {option.name: {str(choice).lower(): choice for choice in option.choices} for option in declared}
    return {
        name: spelled.get(name, {}).get(str(value).lower(), value) for name, value in given.items() if value is not None
    }


def unknown_option(name: str, known: Sequence[str]) -> OptionError:
    return OptionError("option-unknown", field=name, name=name, nearest=nearest(name.split("=")[0], known))
