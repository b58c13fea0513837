"""Cards and moves as text: a card is its gem letter and value, a take is `card x taken+taken` (SHO-3).

R8xS5+S3 — the ruby 8 takes two sapphires; S4 — the sapphire 4 is laid. With SHO-40, `seize R8xS5+S3` takes in the
place of the player before, and `leave` lets the overlooked card lie. Taken cards go by falling value, then D E R S.
"""

import re
from typing import Any

from ludotheque.games.shokoba.cards import FACES
from ludotheque.games.shokoba.rules import CARD, SEIZE, TAKEN

CLAUSES = {
    "turn": "SHO-12",
    "over": "SHO-30",
    "notation": "SHO-12",
}  # cited when a move fails before the rules are asked


def _name(face: int) -> str:
    value, rare = (face >> 1) + 1, face & 1
    return ("ED" if value == 7 else "SR")[rare] + str(value)


NAMES = tuple(_name(face) for face in range(FACES))
FACE_OF = {name: face for face, name in enumerate(NAMES)}
MOVE = re.compile(r"(?P<seize>seize )?(?P<card>[A-Z]\d+)(x(?P<taken>[A-Z]\d+(\+[A-Z]\d+)*))?")


def names(cards: int) -> list[str]:
    """The cards of a set, by falling value, the rare one first."""
    return [NAMES[face] for face in reversed(range(FACES)) for _ in range(cards >> 2 * face & 3)]


def cards_of(listed: list[str]) -> int:
    """The set of these cards; the names must be right and none too often."""
    return sum(1 << 2 * FACE_OF[name] for name in listed)


def text(s: Any, move: int) -> str:
    """A move of this position as text."""
    if move == SEIZE:
        return "leave"
    card, taken = NAMES[move >> CARD & 31], names(move & TAKEN)
    return ("seize " if move & SEIZE else "") + card + ("x" + "+".join(taken) if taken else "")


def code(written: str) -> int | None:
    """The number of a lay or take in right notation, legal or not; None for anything else."""
    parts = MOVE.fullmatch(written)
    listed = parts["taken"].split("+") if parts and parts["taken"] else []
    if parts is None or parts["seize"] or not all(name in FACE_OF for name in (parts["card"], *listed)):
        return None
    too_often = any(listed.count(name) > 3 for name in listed)
    return None if too_often else FACE_OF[parts["card"]] << CARD | cards_of(listed)


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `r8 x s3 s5` → `R8xS5+S3`."""
    words = re.sub(r"\s+", " ", entry.strip().lower())
    seize, rest = ("seize ", words[6:]) if words.startswith("seize ") else ("", words)
    card, _, taken = rest.upper().replace(" X ", "X").partition("X")
    listed = [part for part in re.split(r"[+, ]+", taken) if part]
    if not all(part in FACE_OF for part in (card.strip(), *listed)):
        return words if words == "leave" else entry.strip()
    ordered = sorted(listed, key=lambda name: -FACE_OF[name])
    return seize + card.strip() + ("x" + "+".join(ordered) if ordered else "")
