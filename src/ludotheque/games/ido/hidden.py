"""IDO hides nothing: everybody sees the whole board and everything beside it."""

from typing import Any


def hidden(position: dict[str, Any], seat: int | None) -> list[tuple[list[str], range]]:
    return []
