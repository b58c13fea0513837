"""TOY-2: the other hands and the undealt cards."""

from typing import Any


def hidden(position: dict[str, Any], seat: int | None) -> list[tuple[list[str], range]]:
    hands = [hand for holder, hand in enumerate(position["hands"]) if holder != seat]
    return [(place, range(len(place))) for place in (*hands, position["undealt"])]
