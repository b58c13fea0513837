"""Cards and moves as text. A card is its family's letter and value (F13), a special card three letters (RAG).

Places are numbered from 1, seats from 0: `exchange 3` puts the card in hand in one's third place, `on 2.3` aims a power
at the third place of seat 2, `on 2` at all of that seat's game. A combination is announced by its kind (`same`, `full`
or `run`), then place by place (`name 4`), the last one with a word of its own (`last 2`).
"""

import re
import unicodedata
from typing import Any

from ludotheque.games.stratheos import rules
from ludotheque.games.stratheos.cards import CODES, PACK
from ludotheque.games.stratheos.combinations import KINDS
from ludotheque.games.stratheos.powers import PLACE, SEAT
from ludotheque.games.stratheos.table import PLACES, SEATS

CLAUSES = {"turn": "STR-11", "over": "STR-51", "notation": "STR-20"}  # for what fails before the rules are asked
WORDS = {
    rules.READY: "ready",
    rules.STRATHEOS: "stratheos",
    rules.FROM_PILE: "draw",
    rules.FROM_DISCARDS: "take",
    rules.DISCARD: "discard",
    rules.POWER: "power",
    **{rules.ANNOUNCE + number: kind for number, kind in enumerate(KINDS, start=1)},
    rules.WITHDRAW: "withdraw",
    rules.NOTHING: "nothing",
    rules.DEAL: "deal",
}
OF_PLACE = {rules.EXCHANGE: "exchange", rules.NAME: "name", rules.LAST: "last", rules.GIVE: "give"}
FRENCH = {
    "pret": "ready",
    "piocher": "draw",
    "prendre": "take",
    "defausser": "discard",
    "pouvoir": "power",
    "pareilles": "same",
    "suite": "run",
    "retirer": "withdraw",
    "rien": "nothing",
    "donner": "deal",
    "echanger": "exchange",
    "nommer": "name",
    "derniere": "last",
    "ceder": "give",
    "sur": "on",
    "choisir": "choose",
    "tirer": "pick",
}


def _texts() -> dict[int, str]:
    texts = dict(WORDS)
    for code, word in OF_PLACE.items():
        texts |= {code + place: f"{word} {place + 1}" for place in range(PLACES)}
    texts |= {SEAT + seat: f"on {seat}" for seat in range(SEATS)}
    texts |= {PLACE + at: f"on {place_name(at)}" for at in range(SEATS * PLACES)}
    texts |= {rules.CHOOSE_CARD + card: f"choose {CODES[card]}" for card in range(PACK)}
    texts |= {rules.PICK + at: f"pick {at + 1}" for at in range(PACK)}
    return texts


def place_name(at: int) -> str:
    """A place of the table: seat and place."""
    return f"{at // PLACES}.{at % PLACES + 1}"


TEXTS = _texts()
MOVE_OF = {text: move for move, text in TEXTS.items()}


def text(s: Any, move: int) -> str:
    """A move as text, the same in every position."""
    return TEXTS[move]


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `Échanger 3` → `exchange 3`."""
    plain = unicodedata.normalize("NFKD", entry.strip().lower())
    first, *rest = re.split(r"\s+", "".join(mark for mark in plain if not unicodedata.combining(mark))) or [""]
    first = FRENCH.get(first, first)
    candidate = " ".join([first, *(part.upper() if first == "choose" else part for part in rest)])
    return candidate if candidate in MOVE_OF else entry.strip()
