"""Why a text is no legal move: the clause and the sentence. Knows only what the player to move knows."""

from typing import Any

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.igo import rules
from ludotheque.games.igo.cards import LETTERS, NAMES
from ludotheque.games.igo.notation import CARD_OF, DISCARDED, LAID, names, tidy
from ludotheque.games.igo.options import HOME


def why(s: Any, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record, masked for the player to move."""
    if tidy(text) in legal:
        return NotAMove("untidy", home=HOME, clause="IGO-10", move=text, tidy=tidy(text))
    discarded = DISCARDED.fullmatch(text)
    if discarded and discarded["card"] not in CARD_OF:
        return NotAMove("no-such-card", home=HOME, clause="IGO-1", card=discarded["card"])
    if LAID.fullmatch(text):
        for letter in text.split("+"):
            if letter not in LETTERS:
                return NotAMove("no-such-colour", home=HOME, clause="IGO-1", colour=letter, letters=" ".join(LETTERS))
    elif not discarded and text not in rules.SOURCES:
        return NotAMove("not-a-move", home=HOME, clause="IGO-10", move=text)
    if s.step == rules.DRAW:
        return _no("draw-first", "IGO-10")
    if s.step == rules.LAY:
        return _no_series(s, text, legal)
    return _no_discard(s, discarded["card"]) if discarded else _no("discard-now", "IGO-11")


def _no(key: str, clause: str, **facts: Any) -> IllegalMove:
    return IllegalMove(key, home=HOME, clause=clause, **facts)


def _hand(s: Any) -> list[str]:
    return names(s.hands[2 * s.current], s.hands[2 * s.current + 1])


def _no_discard(s: Any, card: str) -> IllegalMove:
    if card not in _hand(s):
        return _no("not-in-hand", "IGO-11", card=card, hand=" ".join(_hand(s)))
    if s.source == rules.FROM_DISCARDS and card == NAMES[int(s.drawn)]:
        return _no("just-taken", "IGO-12", card=card)
    return _no("must-call", "IGO-15", card=card)


def _no_series(s: Any, text: str, legal: list[str]) -> IllegalMove:
    if not LAID.fullmatch(text):
        return _no("lay-now", "IGO-21", series=", ".join(legal))
    colours = text.split("+")
    removed = LETTERS[rules.end_colour(s)]
    held = {card[0] for card in _hand(s)} - {removed}
    if len(set(colours)) > 2:
        return _no("too-many-colours", "IGO-20")
    if removed in colours:
        return _no("colour-removed", "IGO-20", colour=removed)
    for colour in colours:
        if colour not in held:
            return _no("colour-not-held", "IGO-21", colour=colour, held=" ".join(sorted(held)))
    return _no("one-value-two-colours", "IGO-21", series=text)
