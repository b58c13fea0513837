"""SHO-12: hands are held so that nobody else sees them; SHO-17: nobody knows the cards to come."""

from typing import Any


def hidden(position: dict[str, Any], seat: int | None) -> list[tuple[list[str], range]]:
    hands = [hand for holder, hand in enumerate(position["hands"]) if holder != seat]
    return [(place, range(len(place))) for place in (*hands, position["undealt"])]
