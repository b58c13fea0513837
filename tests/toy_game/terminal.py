"""The table in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from .home import say


def sentences(view: Mapping[str, Any], names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    scores = ", ".join(f"{name} {tricks}" for name, tricks in zip(names, view["tricks"], strict=True))
    return [
        say("words-table", cards=" ".join(view["table"]) or "—"),
        say("words-tricks", scores=scores),
        say("words-hand", cards=" ".join(view["hand"]) or "—"),
    ]


def picture(
    view: Mapping[str, Any],
    names: Sequence[str],
    preferences: Mapping[str, str],
    latest: Sequence[Mapping[str, Any]] = (),
) -> Text:
    return Text("\n".join(sentences(view, names, preferences)))
