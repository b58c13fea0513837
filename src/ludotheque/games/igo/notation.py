"""Cards and moves as text: a card is its colour's letter and its value (IGO-1).

The letters are the colours' initials in French and in English. `pile`, `discard` and `column` draw; `O8` discards the
orange 8, `O8!` discards it and calls "I Go!"; `O+R` lays the caller's series in orange and rose, `O` in orange alone.
"""

import re
from collections.abc import Iterable
from typing import Any

from ludotheque.games.igo import moves
from ludotheque.games.igo.cards import CARDS, COLOURS, HALF, LETTERS, NAMES
from ludotheque.games.igo.rules import DRAW, LAY, SOURCES

CLAUSES = {
    "turn": "IGO-10",
    "over": "IGO-33",
    "notation": "IGO-10",
}  # cited when a move fails before the rules are asked

CARD_OF = {name: card for card, name in enumerate(NAMES)}
COLOUR_OF = {letter: colour for colour, letter in enumerate(LETTERS)}

# No pattern can match a text in two ways, and all of them match whole texts: time grows with the length alone.
DISCARDED = re.compile(r"(?P<card>[A-Z][0-9]+)(?P<call>!)?")
LAID = re.compile(r"[A-Z](\+[A-Z])*")

# What people type besides the notation.
LONGEST_TYPED = 40  # characters of a text that could be a move
SYNONYMS = {
    "pioche": "pile",
    "défausse": "discard",
    "defausse": "discard",
    "rangée": "column",
    "rangee": "column",
    "colonne": "column",
}
TYPED_DISCARD = re.compile(r"(?P<card>[A-Z][0-9]+)(?P<call>!|I?GO!?)?")
BETWEEN_COLOURS = str.maketrans("", "", "+,&")


def names(low: int, high: int) -> list[str]:
    """The cards of a set by colour, then by value."""
    cards = int(low) | int(high) << HALF
    return [NAMES[card] for card in range(CARDS) if cards >> card & 1]


def cards_of(listed: Iterable[str]) -> tuple[int, int]:
    """The set of these cards; the names must be right."""
    cards = 0
    for name in listed:
        cards |= 1 << CARD_OF[name]
    return cards & (1 << HALF) - 1, cards >> HALF


def letters(colours: int) -> list[str]:
    """The colours of a set."""
    return [LETTERS[colour] for colour in range(COLOURS) if int(colours) >> colour & 1]


def colours_of(listed: Iterable[str]) -> int:
    """The set of these colours; the letters must be right."""
    return sum({1 << COLOUR_OF[letter] for letter in listed})


def text(s: Any, move: int) -> str:
    """A move of this position as text."""
    if s.step == DRAW:
        return str(SOURCES[moves.source_of(move)])
    if s.step == LAY:
        return "+".join(letters(moves.colours_of(move)))
    card: str = NAMES[moves.card_of(move)]
    return f"{card}!" if moves.calls(move) else card


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `o 8 go` → `O8!`, `r o` → `O+R`."""
    if len(entry) > LONGEST_TYPED:
        return entry
    typed = "".join(entry.split())
    source = SYNONYMS.get(typed.lower(), typed.lower())
    if source in SOURCES:
        return source
    discarded = TYPED_DISCARD.fullmatch(typed.upper())
    if discarded and discarded["card"] in CARD_OF:
        return discarded["card"] + ("!" if discarded["call"] else "")
    colours = typed.upper().translate(BETWEEN_COLOURS)
    if 1 <= len(colours) <= 2 and set(colours) <= set(LETTERS):
        return "+".join(sorted(set(colours)))
    return entry.strip()
