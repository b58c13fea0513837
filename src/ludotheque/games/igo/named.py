"""Sets of cards and of colours as names, both ways."""

# mypy: allow-untyped-calls

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ludotheque.games.igo.cards import HALF, LETTERS, NAMES, of_seat, value_of
from ludotheque.games.igo.shapes import Colour
from ludotheque.kernel import lowest, plain

MOST_REMEMBERED = 1 << 14  # sets of cards whose names are kept
CARD_OF = {name: card for card, name in enumerate(NAMES)}
VALUE_OF = {name: int(plain(value_of)(card)) for card, name in enumerate(NAMES)}
COLOUR_OF: dict[str, int] = {letter: colour for colour, letter in enumerate(LETTERS)}
_of_seat = plain(of_seat)


@lru_cache(MOST_REMEMBERED)
def _names(low: int, high: int) -> tuple[str, ...]:
    cards, found = low | high << HALF, []
    while cards:
        found.append(NAMES[lowest(cards)])
        cards &= cards - 1
    return tuple(found)


@lru_cache(MOST_REMEMBERED)
def by_colour(low: int, high: int) -> tuple[tuple[str, ...], ...]:
    """The cards of a set, colour by colour."""
    found: list[list[str]] = [[] for _ in LETTERS]
    for name in _names(low, high):
        found[COLOUR_OF[name[0]]].append(name)
    return tuple(map(tuple, found))


def names(low: int, high: int) -> list[str]:
    """The cards of a set by colour, then by value."""
    return list(_names(int(low), int(high)))  # a record's numbers would overflow, and be remembered so


def hand_of(sets: Sequence[int], seat: int) -> list[str]:
    """A player's cards in one of the record's arrays of sets."""
    return names(*_of_seat(sets, seat))


def cards_of(listed: Iterable[str]) -> tuple[int, int]:
    """The set of these cards; the names must be right."""
    cards = 0
    for name in listed:
        cards |= 1 << CARD_OF[name]
    return cards & (1 << HALF) - 1, cards >> HALF


@lru_cache
def _letters(colours: int) -> tuple[Colour, ...]:
    return tuple(letter for colour, letter in enumerate(LETTERS) if colours >> colour & 1)


def letters(colours: int) -> list[Colour]:
    """The colours of a set."""
    return list(_letters(colours))


def colours_of(listed: Iterable[str]) -> int:
    """The set of these colours; the letters must be right."""
    return sum({1 << COLOUR_OF[letter] for letter in listed})
