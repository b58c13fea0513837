"""IGO-2: nobody sees into another hand; IGO-4: nobody knows the pile; IGO-41: all know what was seen taken.

A card just drawn from the pile is a place of its own: only its drawer knows which of the thirteen it is.
"""

from typing import Any

Place = tuple[list[str], list[int]]


def hidden(position: dict[str, Any], seat: int | None) -> list[Place]:
    places: list[Place] = [(position["pile"], list(range(len(position["pile"]))))]
    for holder, hand in enumerate(position["hands"]):
        if holder == seat:
            continue
        unknown = [index for index, card in enumerate(hand) if card not in position["seen"][holder]]
        if holder == position["turn"] and position["source"] == "pile":
            places.append((hand, [unknown.pop()]))
        places.append((hand, unknown))
    return places


def few_worlds(position: dict[str, Any]) -> None:
    """Make a fresh position a late one: two cards left in the pile, and all but one of each hand seen taken."""
    position["discard"] = position["pile"][2:] + position["discard"]
    position["pile"] = position["pile"][:2]
    position["seen"] = [hand[1:] for hand in position["hands"]]
