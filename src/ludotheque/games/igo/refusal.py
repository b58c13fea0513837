"""Why a text is no legal move: the clause and the sentence. Knows only what the player to move knows."""

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.igo import rules
from ludotheque.games.igo.cards import LETTERS, NAMES
from ludotheque.games.igo.home import HOME, no
from ludotheque.games.igo.named import CARD_OF, hand_of
from ludotheque.games.igo.notation import DISCARDED, LAID
from ludotheque.games.igo.view import end_colour
from ludotheque.kernel import Snapshot


def why(s: Snapshot, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record, masked for the player to move."""
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
        return no("draw-first", clause="IGO-10", instead=legal)
    if s.step == rules.LAY:
        return _no_series(s, text, legal)
    return _no_discard(s, discarded["card"]) if discarded else no("discard-now", clause="IGO-11")


def _no_discard(s: Snapshot, card: str) -> IllegalMove:
    hand = hand_of(s.hands, s.current)
    if card not in hand:
        return no("not-in-hand", clause="IGO-11", card=card, hand=" ".join(hand))
    if s.source == rules.FROM_DISCARDS and card == NAMES[s.drawn]:
        return no("just-taken", clause="IGO-12", card=card)
    return no("must-call", clause="IGO-15", instead=[f"{card}!"], card=card)


def _no_series(s: Snapshot, text: str, legal: list[str]) -> IllegalMove:
    if not LAID.fullmatch(text):
        return no("lay-now", clause="IGO-21", series=", ".join(legal))
    colours, removed = text.split("+"), LETTERS[end_colour(s)]
    held = {card[0] for card in hand_of(s.hands, s.current)} - {removed}
    if len(set(colours)) > 2:
        return no("too-many-colours", clause="IGO-20")
    if removed in colours:
        return no("colour-removed", clause="IGO-20", instead=_without(removed, colours, legal), colour=removed)
    for colour in colours:
        if colour not in held:
            instead = _without(colour, colours, legal)
            return no("colour-not-held", clause="IGO-21", instead=instead, colour=colour, held=" ".join(sorted(held)))
    return no("one-value-two-colours", clause="IGO-21", instead=colours, series=text)


def _without(wrong: str, colours: list[str], legal: list[str]) -> list[str]:
    """The series in the other colour that was wanted, if there is one."""
    return [colour for colour in colours if colour != wrong and colour in legal]
