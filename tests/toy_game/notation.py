"""Cards and moves as text: a card is its number, 1 to 9, and a move is the card."""

from typing import Any

from ludotheque.kernel import Snapshot

CARDS = tuple(str(number) for number in range(1, 10))
CLAUSES = {"turn": "TOY-3", "over": "TOY-6", "notation": "TOY-3"}


def names(cards: int) -> list[str]:
    return [name for card, name in enumerate(CARDS) if cards >> card & 1]


def parts(s: Snapshot, move: int) -> dict[str, Any]:
    return {"kind": "play", "card": CARDS[move]}


def text(move: dict[str, Any]) -> str:
    return str(move["card"])


def tidy(entry: str) -> str:
    return entry.strip()
