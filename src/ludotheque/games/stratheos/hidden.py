"""STR-64: a seat does not know the cards in places that it is not named as knowing, nor (STR-20) a card that another
has drawn; nobody knows the draw pile, but for who chooses from it after a flush (STR-34)."""

from typing import Any

OPEN = ("taken", "chosen", "shown")  # where a card in hand came from if all have seen it


def hidden(position: dict[str, Any], seat: int | None) -> list[tuple[Any, Any]]:
    places: list[tuple[Any, Any]] = []
    for row, known in zip(position["places"], position["known"], strict=True):
        places += [(row, [at]) for at, who in enumerate(known) if who != ["all"] and seat not in who]
    if position["in_hand"] and position["source"] not in OPEN and seat != position["current"]:
        places.append((position, ["in_hand"]))
    looks_through = position["stage"] == "choose" and position["bonus"] > 3 and seat == position["current"]
    return places if looks_through else [*places, (position["pile"], range(len(position["pile"])))]


def few_worlds(position: dict[str, Any]) -> None:
    """Make a fresh position a late one: two cards left in the pile, and all have seen all places but three."""
    position["stage"] = "draw"
    position["discards"] = position["pile"][2:] + position["discards"]
    position["pile"] = position["pile"][:2]
    position["known"] = [[["all"] for _ in row] for row in position["places"]]
    for row, place in ((0, -1), (1, -1), (1, -2)):
        position["known"][row][place] = []
