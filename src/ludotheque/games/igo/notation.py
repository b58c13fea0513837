"""Moves as data and as text: a card is its colour's letter and its value (IGO-1).

The letters are the colours' initials in French and in English. `pile`, `discard` and `column` draw; `O8` discards the
orange 8, `O8!` discards it and calls "I Go!"; `O+R` lays the caller's series in orange and rose, `O` in orange alone.
"""

import re
from typing import Any

from ludotheque.games.igo import moves
from ludotheque.games.igo.cards import LETTERS, NAMES, of_seat
from ludotheque.games.igo.named import CARD_OF, letters
from ludotheque.games.igo.reckoning import series_of
from ludotheque.games.igo.rules import DISCARD, DRAW, FROM_DISCARDS, FROM_PILE, SOURCES, end_colour
from ludotheque.games.igo.split import own_penalty
from ludotheque.kernel import Snapshot, plain

CLAUSES = {
    "turn": "IGO-10",
    "over": "IGO-33",
    "notation": "IGO-10",
}  # cited when a move fails before the rules are asked

# No pattern can match a text in two ways, and all of them match whole texts: time grows with the length alone.
DISCARDED = re.compile(r"(?P<card>[A-Z][0-9]+)(?P<call>!)?")
LAID = re.compile(r"[A-Z](\+[A-Z])*")

# What people type besides the notation.
TYPED_DISCARD = re.compile(r"(?P<card>[A-Z][0-9]+)(?P<call>!|I?GO!?)?")
BETWEEN_COLOURS = str.maketrans("", "", "+,&")

_source_of, _colours_of, _of_seat, _end_colour = map(plain, (moves.source_of, moves.colours_of, of_seat, end_colour))
DISCARDS = {
    code: (name, call)
    for card, name in enumerate(NAMES)
    for code, call in ((card, False), (plain(moves.calling)(card), True))
}  # by their numbers: the card, and whether one calls


def parts(s: Snapshot, move: int) -> dict[str, Any]:
    """A move of this position as data: its kind and what it touches."""
    if s.step == DISCARD:
        card, call = DISCARDS[move]
        return {"kind": "discard", "card": card, "call": call}
    if s.step == DRAW:
        source = _source_of(move)
        return {"kind": "draw", "source": SOURCES[source], "card": _open_card(s, source)}
    colours, (low, high) = _colours_of(move), _of_seat(s.hands, s.current)
    return {
        "kind": "lay",
        "colours": letters(colours),
        "series": list(series_of(low, high, colours)),
        "penalty": own_penalty(low, high, _end_colour(s), colours),
    }


def _open_card(s: Snapshot, source: int) -> str | None:
    """The card that lies open at a source."""
    if source == FROM_PILE:
        return None
    card: int = s.discards[s.discards_size - 1] if source == FROM_DISCARDS else s.column[s.column_size - 1]
    return NAMES[card]


def text(move: dict[str, Any]) -> str:
    """A move as text."""
    if move["kind"] == "draw":
        return str(move["source"])
    if move["kind"] == "lay":
        return "+".join(move["colours"])
    return f"{move['card']}!" if move["call"] else str(move["card"])


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `o 8 go` → `O8!`, `r o` → `O+R`."""
    typed = "".join(entry.split())
    if typed.lower() in SOURCES:
        return typed.lower()
    discarded = TYPED_DISCARD.fullmatch(typed.upper())
    if discarded and discarded["card"] in CARD_OF:
        return discarded["card"] + ("!" if discarded["call"] else "")
    colours = typed.upper().translate(BETWEEN_COLOURS)
    if 1 <= len(colours) <= 2 and set(colours) <= set(LETTERS):
        return "+".join(sorted(set(colours)))
    return entry.strip()
