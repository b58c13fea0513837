"""Cards and moves as text: a card is its gem letter and value, a take is `card x taken+taken` (SHO-3).

R8xS5+S3 — the ruby 8 takes two sapphires; S4 — the sapphire 4 is laid. With SHO-40, `seize R8xS5+S3` takes in the
place of the player before, and `leave` claims nothing. Taken cards go by falling value, then D E R S.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from ludotheque.games.shokoba import rules, sets
from ludotheque.games.shokoba.cards import FACES
from ludotheque.kernel import Snapshot, plain

CLAUSES = {
    "turn": "SHO-12",
    "over": "SHO-30",
    "notation": "SHO-12",
}  # cited when a move fails before the rules are asked
MOST_REMEMBERED = 1 << 14  # sets of cards whose names are kept


def _name(face: int) -> str:
    value, rare = (face >> 1) + 1, face & 1
    return ("ED" if value == 7 else "SR")[rare] + str(value)


NAMES = tuple(_name(face) for face in range(FACES))
FACE_OF = {name: face for face, name in enumerate(NAMES)}
MOVE = re.compile(r"(?P<seize>seize )?(?P<card>[A-Z]\d+)(x(?P<taken>[A-Z]\d+(\+[A-Z]\d+)*))?")
_face_of, _taken_by, _many_of, _one = (
    plain(function) for function in (rules.face_of, rules.taken_by, sets.many_of, sets.one)
)


@lru_cache(MOST_REMEMBERED)
def _names(cards: int) -> tuple[str, ...]:
    return tuple(NAMES[face] for face in reversed(range(FACES)) for _ in range(_many_of(cards, face)))


def names(cards: int) -> list[str]:
    """The cards of a set, by falling value, the rare one first."""
    return list(_names(cards))


def one(name: str) -> int:
    """The set of this one card."""
    return int(_one(FACE_OF[name]))


def cards_of(listed: Iterable[str]) -> int:
    """The set of these cards; the names must be right and none too often."""
    return sum(map(one, listed))


def value(name: str) -> int:
    return int(name[1:])


def parts(s: Snapshot, move: int) -> dict[str, Any]:
    """A move as data: its kind, the card, what it takes."""
    if move == rules.LEAVE:
        return {"kind": "leave"}
    card, taken = NAMES[_face_of(move)], names(_taken_by(move))
    if not taken:
        return {"kind": "lay", "card": card}
    if move & rules.SEIZE:
        return {"kind": "seize", "card": card, "taken": taken, "unprompted": True}
    return {"kind": "take", "card": card, "taken": taken}


def text(move: dict[str, Any]) -> str:
    """A move as text."""
    kind = move["kind"]
    if kind == "leave":
        return "leave"
    if kind == "lay":
        return str(move["card"])
    return f"{'seize ' if kind == 'seize' else ''}{move['card']}x{'+'.join(move['taken'])}"


def code(written: str) -> int | None:
    """The number of a lay or take in right notation, legal or not; None for anything else."""
    found = MOVE.fullmatch(written)
    listed = found["taken"].split("+") if found and found["taken"] else []
    if found is None or found["seize"] or not all(name in FACE_OF for name in (found["card"], *listed)):
        return None
    too_often = any(listed.count(name) > 3 for name in listed)
    return None if too_often else FACE_OF[found["card"]] << rules.CARD | cards_of(listed)


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `r8 x s3 s5` → `R8xS5+S3`."""
    written = " ".join(entry.lower().split())
    seize, rest = ("seize ", written[6:]) if written.startswith("seize ") else ("", written)
    card, _, taken = rest.upper().replace(" X ", "X").partition("X")
    listed = taken.replace("+", " ").replace(",", " ").split()
    if not all(part in FACE_OF for part in (card.strip(), *listed)):
        return written if written == "leave" else entry.strip()
    ordered = sorted(listed, key=lambda name: -FACE_OF[name])
    return seize + card.strip() + ("x" + "+".join(ordered) if ordered else "")
