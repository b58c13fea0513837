"""A whole position as a readable JSON document, both ways."""

from collections import Counter
from typing import Any

from ludotheque.contract.documents import Reader
from ludotheque.contract.options import Choice
from ludotheque.kernel import Snapshot

from . import rules
from .home import HOME
from .notation import CARDS, names

COMPONENTS = Counter(CARDS)  # TOY-1
FIELDS = ("leader", "hands", "table", "gone", "undealt", "tricks")


def document(s: Snapshot) -> dict[str, Any]:
    return {
        "leader": s.leader,
        "hands": [names(s.hands[seat]) for seat in range(s.seats)],
        "table": [CARDS[card] for card in s.table[: s.lying]],
        "gone": names(s.gone),
        "undealt": names(s.undealt),
        "tricks": s.tricks[: s.seats],
    }


def inventory(position: dict[str, Any]) -> Counter[str]:
    piles = [*position["hands"], position["table"], position["gone"], position["undealt"]]
    return Counter(card for pile in piles for card in pile)


def _cards(listed: list[str]) -> int:
    return sum(1 << CARDS.index(card) for card in listed)


def restore(s: Any, position: dict[str, Any], options: dict[str, Choice]) -> None:
    reader = Reader(position, FIELDS, (), HOME)
    seats = int(options["seats"])
    s.leader = reader.seat("leader", seats, "TOY-3")
    hands = reader.piles("hands", seats, CARDS, "TOY-2")
    table, gone, undealt = (reader.pile(field, CARDS, "TOY-1") for field in ("table", "gone", "undealt"))
    reader.all_there(inventory({"hands": hands, "table": table, "gone": gone, "undealt": undealt}), COMPONENTS, "TOY-1")
    reader.require(len(table) < seats, "table-full", "table", "TOY-4")
    held = len(hands[int(s.leader)]) + (1 if table else 0)
    for seat in range(seats):
        played = (seat - int(s.leader)) % seats < len(table)
        reader.require(len(hands[seat]) == held - played, "hands-out-of-step", "hands", "TOY-3")
    reader.require(len(undealt) < seats or held == rules.HAND, "hands-out-of-step", "hands", "TOY-5")
    reader.require(held <= rules.HAND, "hands-out-of-step", "hands", "TOY-2")
    tricks = reader.numbers("tricks", seats, 0, rules.MATCH_MOVES, "TOY-4")
    reader.require(sum(tricks) * seats == len(gone), "tricks-not-gone", "tricks", "TOY-4")
    s.lying, s.undealt, s.gone = len(table), _cards(undealt), _cards(gone)
    for place in range(rules.SEATS):
        s.table[place] = CARDS.index(table[place]) if place < len(table) else -1
    for seat in range(seats):
        s.hands[seat], s.sizes[seat], s.tricks[seat] = _cards(hands[seat]), len(hands[seat]), tricks[seat]
