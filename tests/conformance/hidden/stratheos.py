"""STR-64: a seat does not know the cards in places that it is not named as knowing, nor (STR-20) a card that another
has drawn; nobody knows the draw pile, but for who chooses from it after a flush (STR-34)."""

from typing import Any

import ludotheque
from tests.conformance.tables import Table

OPEN = ("taken", "chosen", "shown")  # where a card in hand came from if all have seen it


def hidden(position: dict[str, Any], seat: int | None) -> list[tuple[Any, Any]]:
    places = []
    for row, known in zip(position["places"], position["known"], strict=True):
        places += [(row, [at]) for at, who in enumerate(known) if who != ["all"] and seat not in who]
    if position["in_hand"] and position["source"] not in OPEN and seat != position["current"]:
        places.append((position, ["in_hand"]))
    looks_through = position["stage"] == "choose" and position["bonus"] > 3 and seat == position["current"]
    return places if looks_through else [*places, (position["pile"], range(len(position["pile"])))]


def few_worlds(table: Table) -> tuple[ludotheque.Match, int]:
    """Two cards that the last seat does not know and a draw pile of four: 6 × 5 worlds. All other cards lie open."""
    pack = list(table.game.part("document").COMPONENTS)
    rows = [[pack.pop() for _ in range(3)] for _ in range(table.seats)]
    known: list[list[list[Any]]] = [[["all"]] * 3 for _ in rows]
    known[0][1], known[1][2] = [], [0]
    options = {name: value for name, value in table.options.items() if name != "seats"}
    document = {"game": "stratheos", "options": options, "seats": table.seats, "turn": 0}
    document |= {"places": rows, "known": known, "pile": pack[:4], "discards": pack[4:]}
    return table.game.load(document), table.seats - 1
