"""The toy game in OpenSpiel: small enough to know everything about it, and with cards to hide."""

from typing import Any

from ludotheque.research.openspiel import load_position, register
from ludotheque.research.openspiel.spiel import register_game
from tests.test_toy_game import toy

register()
register_game(toy)


def last_tricks() -> Any:
    """Two cards each of 1 … 5, which nobody has seen; seat 0 leads to the last two tricks, and each has won one."""
    standing = {"leader": 0, "hands": [["1", "2"], ["3", "4"]], "undealt": ["5"], "gone": list("6789")}
    document = {"game": "toy", "seats": 2, "options": {"low": False}, "table": [], "tricks": [1, 1], **standing}
    return load_position(toy.load(document), merge=1000)
