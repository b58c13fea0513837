"""Why a text is no legal move."""

from typing import Any

from ludotheque.contract.errors import IllegalMove, NotAMove

from . import rules
from .notation import CARDS, names
from .options import HOME


def why(s: Any, text: str, legal: list[str]) -> IllegalMove:
    if text not in CARDS:
        return NotAMove("not-a-card", home=HOME, clause="TOY-1", move=text)
    hand = " ".join(names(int(s.hands[rules.turn(s)])))
    return IllegalMove("not-held", home=HOME, clause="TOY-3", card=text, hand=hand)
