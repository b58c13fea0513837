"""Stratheós's 102 cards, read from `cards.csv` (STR-1 to STR-5): one line a card, each with the source of its text.

The columns `power` and `malus` name what the kernel can do, in order, joined by `then`: the true text of a card can
replace ours there without touching code. A file that is not 102 right cards is refused with the line and the reason.
"""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.contract.errors import DocumentError, nearest
from ludotheque.games.stratheos.home import HOME

FILE = HOME / "cards.csv"
COLUMNS = ["card", "value", "family", "name_fr", "name_en", "power", "malus", "source"]
FAMILIES = {"lightning": "L", "fire": "F", "earth": "E", "water": "W", "ice": "I", "air": "A"}
FAMILY_NAMES = tuple(FAMILIES)
LIGHTNING, FIRE, EARTH, WATER, ICE, AIR = range(6)
SOURCES = ("booklet", "reconstruction")
SPECIALS = {-1: 3, 0: 3}  # STR-2: how many there are of each
DEITY = 16
MOST_EFFECTS = 3

LOOK, SWAP, PROTECT, BAR, ADD, BURN, SHUFFLE, TRADE = range(1, 9)
OWN, OPPONENT, ANOTHER = range(1, 4)  # whom an effect is aimed at; a malus needs no aim
FIRST, SECOND = 4, 6  # an effect is its verb | first aim << 4 | second aim << 6
POWERS = {
    "look-own": LOOK | OWN << FIRST,
    "look-opponent": LOOK | OPPONENT << FIRST,
    "swap-own-opponent": SWAP | OWN << FIRST | OPPONENT << SECOND,
    "swap-opponent-another": SWAP | OPPONENT << FIRST | ANOTHER << SECOND,
    "protect-own": PROTECT | OWN << FIRST,
    "bar-opponent": BAR | OPPONENT << FIRST,
    "add-opponent": ADD | OPPONENT << FIRST,
    "burn-opponent": BURN | OPPONENT << FIRST,
    "shuffle-opponent": SHUFFLE | OPPONENT << FIRST,
}
MALUSES = {"add-self": ADD, "shuffle-self": SHUFFLE, "trade-next": TRADE}


@dataclass(frozen=True)
class Card:
    """One card; a special one has no family, a number card neither names nor effects."""

    code: str
    value: int
    family: str | None
    names: dict[str, str]
    power: tuple[int, ...]
    malus: tuple[int, ...]
    source: str

    @property
    def is_figure(self) -> bool:
        return self.family is not None and bool(self.names)


def read_cards(path: Path) -> tuple[Card, ...]:
    """The cards of a file, family by family and value by value, then the specials."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    if not rows or rows[0] != COLUMNS:
        raise _wrong(1, "cards-header", columns=",".join(COLUMNS))
    cards: dict[str, Card] = {}
    for line, row in enumerate(rows[1:], start=2):
        card = _read(line, row)
        if card.code in cards:
            raise _wrong(line, "cards-twice", card=card.code)
        if card.family is None and [c.value for c in cards.values() if not c.family].count(card.value) == 3:
            raise _wrong(line, "cards-too-many", card=card.code, value=card.value)
        cards[card.code] = card
    for code in _family_codes():
        if code not in cards:
            raise _wrong(len(rows), "cards-missing", card=code)
    specials = sorted((card for card in cards.values() if card.family is None), key=lambda card: card.value)
    if len(specials) != sum(SPECIALS.values()):
        raise _wrong(len(rows), "cards-specials-missing", many=len(specials))
    return tuple([cards[code] for code in _family_codes()] + specials)


def _family_codes() -> Iterator[str]:
    return (f"{letter}{value}" for letter in FAMILIES.values() for value in range(1, DEITY + 1))


def _wrong(line: int, key: str, **facts: Any) -> DocumentError:
    return DocumentError(key, home=HOME, field=f"{FILE.name}:{line}", clause="STR-1", line=line, **facts)


def _read(line: int, row: list[str]) -> Card:
    if len(row) != len(COLUMNS):
        raise _wrong(line, "cards-columns", found=len(row), wanted=len(COLUMNS))
    code, value_text, family, name_fr, name_en, power, malus, source = row
    values = [str(value) for value in (*range(1, DEITY + 1), *SPECIALS)]
    if value_text not in values:
        raise _wrong(line, "cards-value", value=value_text)
    value = int(value_text)
    if family and family not in FAMILIES:
        raise _wrong(line, "cards-family", family=family, nearest=nearest(family, FAMILIES))
    if bool(family) != (value > 0):
        raise _wrong(line, "cards-family-value", card=code, value=value)
    if family and code != f"{FAMILIES[family]}{value}":
        raise _wrong(line, "cards-code", card=code, right=f"{FAMILIES[family]}{value}")
    if not family and not (code.isalpha() and code.isupper()):
        raise _wrong(line, "cards-special-code", card=code)
    if bool(name_fr) != bool(name_en):
        raise _wrong(line, "cards-names", card=code)
    if bool(power) != bool(family and name_fr):
        raise _wrong(line, "cards-power", card=code)
    if malus and value != -1:
        raise _wrong(line, "cards-malus", card=code)
    if source not in SOURCES:
        raise _wrong(line, "cards-source", source=source, nearest=nearest(source, SOURCES))
    return Card(
        code,
        value,
        family or None,
        {"fr": name_fr, "en": name_en} if name_fr else {},
        _effects(line, power, POWERS),
        _effects(line, malus, MALUSES),
        source,
    )


def _effects(line: int, text: str, known: dict[str, int]) -> tuple[int, ...]:
    parts = text.split(" then ") if text else []
    for part in parts:
        if part not in known:
            raise _wrong(line, "cards-effect", effect=part, nearest=nearest(part, known))
    if len(parts) > MOST_EFFECTS:
        raise _wrong(line, "cards-effects", many=len(parts), most=MOST_EFFECTS)
    return tuple(known[part] for part in parts)


def _table(lists: list[tuple[int, ...]]) -> Any:
    return np.array([effect for row in lists for effect in row + (0,) * (MOST_EFFECTS - len(row))], np.int64)


CARDS = read_cards(FILE)
CODES = tuple(card.code for card in CARDS)
MALUS_NAMES = {effect: name for name, effect in MALUSES.items()}
NUMBER_OF = {code: number for number, code in enumerate(CODES)}

# What the kernel compiles in, by the number of the card.
PACK = len(CARDS)
VALUE = np.array([card.value for card in CARDS], np.int64)
FAMILY = np.array([-1 if card.family is None else list(FAMILIES).index(card.family) for card in CARDS], np.int64)
PASSIVE = np.array([family if card.is_figure else -1 for card, family in zip(CARDS, FAMILY, strict=True)], np.int64)
POWER = _table([card.power for card in CARDS])
MALUS = _table([card.malus for card in CARDS])

_ordinary = [number for number, card in enumerate(CARDS) if 0 < card.value < DEITY]  # STR-34
HALF = PACK // 2  # a set of cards is two words of bits
ORDINARY_LOW = sum(1 << number for number in _ordinary if number < HALF)
ORDINARY_HIGH = sum(1 << number - HALF for number in _ordinary if number >= HALF)
