"""Shokoba in words: how facts are spoken, moves explained, questions answered."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.narration import Spoken
from ludotheque.contract.texts import together
from ludotheque.games.shokoba.home import say
from ludotheque.games.shokoba.notation import value

View = Mapping[str, Any]
PREFERENCES = {"sort": ("value", "gem")}
SPOKEN: Spoken = {"counts": lambda counts: " : ".join(map(str, counts))}


def meaning(move: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
    """A legal move in words: what is played, what it takes, and whether it is a SHOKOBA."""
    if move["kind"] == "leave":
        return say("meaning-leave")
    if move["kind"] == "lay":
        return say("meaning-lay", card=card_words(move["card"]))
    seized = move["kind"] == "seize"
    clears = len(move["taken"]) == len(view["table"]) - seized  # the overlooked card lies there too (SHO-40)
    return say(
        "meaning-seize" if seized else "meaning-take",
        card=card_words(move["card"]),
        taken=together([card_words(name) for name in move["taken"]]),
        shokoba="yes" if clears else "no",
    )


def guide(view: View, names: Sequence[str]) -> str:
    """What is asked of the player to act: a card, or after the last one of a round only a claim (SHO-40)."""
    return say("guide-play" if view["hand"] else "guide-claim")


def card_words(name: str) -> str:
    """`R8` as “the ruby 8”."""
    return say("card-words", gem=name[0], value=name[1:])


def _table_sum(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """A table of ten or less can be taken whole by one card (SHO-16)."""
    total = sum(map(value, view["table"]))
    return [say("answer-sum", total=total, danger="yes" if 1 <= total <= 10 else "no")]


def _last_take(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """Who would get what is left on the table if the round ended now (SHO-18)."""
    last = view["last_taker"]
    return [say("answer-last-nobody") if last is None else say("answer-last", player=names[last])]


QUESTIONS = {"sum": _table_sum, "last": _last_take}
