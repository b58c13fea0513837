"""The table in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ludotheque.contract.texts import say

from .options import HOME


def words(view: Mapping[str, Any], names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    scores = ", ".join(f"{name} {tricks}" for name, tricks in zip(names, view["tricks"], strict=True))
    return [
        say("words-table", HOME, cards=" ".join(view["table"]) or "—"),
        say("words-tricks", HOME, scores=scores),
        say("words-hand", HOME, cards=" ".join(view["hand"]) or "—"),
    ]


def picture(view: Mapping[str, Any], names: Sequence[str], preferences: Mapping[str, str]) -> Text:
    return Text("\n".join(words(view, names, preferences)))


def meaning(move: str, view: Mapping[str, Any]) -> str:
    return say("move-play", HOME, card=move)
