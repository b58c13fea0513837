"""Events as sentences."""

from collections.abc import Sequence
from typing import Any

from ludotheque.contract.texts import say

from .options import HOME


def tell(event: dict[str, Any], names: Sequence[str]) -> str:
    seats = event.get("winners") or [event["seat"]]
    players = ", ".join(names[seat] for seat in seats)
    return say(f"event-{event['what']}", HOME, players=players, card=event.get("card", ""))
