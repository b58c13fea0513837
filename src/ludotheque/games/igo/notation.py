"""Cards and moves as text: a card is its colour's letter and its value (IGO-1).

The letters are the colours' initials in French and in English: amber, blue, carmine, grey, jade, mocha, orange, rose,
turquoise, violet. `pile`, `discard` and `column` draw; `O8` discards the orange 8, `O8!` discards it and calls
"I Go!"; `O+R` lays the caller's series in orange and rose, `O` in orange alone.
"""

import re
from collections.abc import Iterable
from typing import Any

from ludotheque.games.igo.cards import CARDS, COLOURS, HALF, VALUES
from ludotheque.games.igo.rules import CALL, CARD, DRAW, LAY

CLAUSES = {
    "turn": "IGO-10",
    "over": "IGO-33",
    "notation": "IGO-10",
}  # cited when a move fails before the rules are asked

LETTERS = "ABCGJMORTV"
SOURCES = ("pile", "discard", "column")
NAMES = tuple(f"{LETTERS[card // VALUES]}{card % VALUES + 1}" for card in range(CARDS))
CARD_OF = {name: card for card, name in enumerate(NAMES)}
DISCARDED = re.compile(r"(?P<card>[A-Z]\d+)(?P<call>!)?")
LAID = re.compile(r"[A-Z](\+[A-Z])*")

# What people type besides the notation.
WORDS = {
    "pioche": "pile",
    "défausse": "discard",
    "defausse": "discard",
    "rangée": "column",
    "rangee": "column",
    "colonne": "column",
}
CALLING = re.compile(r"\s*(!|i? ?go ?!?)$")


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
    return sum({1 << LETTERS.index(letter) for letter in listed})


def text(s: Any, move: int) -> str:
    """A move of this position as text."""
    if s.step == DRAW:
        return SOURCES[move & 3]
    if s.step == LAY:
        return "+".join(letters(move))
    return NAMES[move & CARD] + ("!" if move & CALL else "")


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `o 8 go` → `O8!`, `r o` → `O+R`."""
    words = entry.strip().lower()
    if words in SOURCES or words in WORDS:
        return WORDS.get(words, words)
    card = re.sub(r"\s+", "", CALLING.sub("", words)).upper()
    if card in CARD_OF:
        return card + ("!" if CALLING.search(words) else "")
    listed = re.sub(r"[\s+,&]+", "", words).upper()
    if listed and len(listed) <= 2 and all(letter in LETTERS for letter in listed):
        return "+".join(sorted(set(listed)))
    return entry.strip()
