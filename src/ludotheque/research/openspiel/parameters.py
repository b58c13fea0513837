"""Our options as OpenSpiel's parameters, in the texts that it can read back."""

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

from ludotheque.contract.options import Choice, Option
from ludotheque.game import Game

Parameter = bool | int | str
WORKED_OUT, NO_NUMBER = "", -1  # in the place of an option that is not given
YES_OR_NO = {"yes": True, "no": False}
OURS: dict[str, Parameter] = {"chance": "explicit", "merge": 0, "position": ""}  # what is no option of a table


def defaults(game: Game) -> dict[str, Parameter]:
    """Every parameter; OpenSpiel takes its type from its default. `players` are our seats."""
    options = {option.name: _default(option) for option in game.options}
    return {"players": options.pop("seats"), **options, **OURS}


def _default(option: Option) -> Parameter:
    """OpenSpiel reads digits as a number, so a text like edition 2023 can only be spelled by leaving it out."""
    if option.default is None:
        return NO_NUMBER if type(option.choices[0]) is int else WORKED_OUT
    return WORKED_OUT if isinstance(option.default, str) and option.default.isdigit() else option.default


def options_of(game: Game, parameters: Mapping[str, Parameter]) -> dict[str, Choice]:
    """The options of the table that these parameters mean."""
    given = {"seats": parameters["players"]}
    for option in game.options:
        value = parameters.get(option.name, WORKED_OUT)
        if value != WORKED_OUT and (value != NO_NUMBER or type(value) is bool):
            worked_out_bool = option.default is None and type(option.choices[0]) is bool
            given[option.name] = YES_OR_NO.get(str(value), value) if worked_out_bool else value
    return game.agree(given)


def parameters_of(game: Game, options: Mapping[str, Choice]) -> dict[str, Parameter]:
    """The parameters that mean these options; those at their defaults are left out."""
    usual = defaults(game)
    given: dict[str, Parameter] = {"players": options["seats"]}
    for option in game.options:
        value = options.get(option.name)
        if option.name == "seats" or value is None or (isinstance(value, str) and value.isdigit()):
            continue
        spelled = ("no", "yes")[value] if type(value) is bool and usual[option.name] == WORKED_OUT else value
        if spelled != usual[option.name]:
            given[option.name] = spelled
    return given


def written(document: Mapping[str, Any]) -> str:
    """A position document as one word: OpenSpiel has no quotes, and reads commas and brackets as its own."""
    text = json.dumps(document, separators=(",", ":"), sort_keys=True)
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def read(word: str) -> dict[str, Any]:
    """The position document of such a word."""
    document: dict[str, Any] = json.loads(zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))))
    return document
