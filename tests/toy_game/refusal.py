"""Why a text is no legal move."""

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.kernel import Snapshot, plain

from . import rules
from .home import HOME, no
from .notation import CARDS, names


def why(s: Snapshot, text: str, legal: list[str]) -> IllegalMove:
    if text not in CARDS:
        return NotAMove("not-a-card", home=HOME, clause="TOY-1", move=text)
    hand = " ".join(names(s.hands[plain(rules.turn)(s)]))
    return no("not-held", clause="TOY-3", instead=legal, card=text, hand=hand)
