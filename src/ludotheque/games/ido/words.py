"""IDO's events as sentences."""

from collections.abc import Sequence
from typing import Any

from ludotheque.contract.texts import say, together
from ludotheque.games.ido.options import HOME

TOLD = ("size", "unit", "to", "cost", "steps", "arrived", "direction")


def tell(event: dict[str, Any], names: Sequence[str]) -> str:
    """One event as a sentence in the current language, with the players' names."""
    facts: dict[str, Any] = {name: event[name] for name in TOLD if name in event}
    if "seat" in event:
        facts["player"] = names[event["seat"]]
    if "blocks" in event:
        facts["blocks"] = ", ".join(block.replace("-", "→") for block in event["blocks"])
    if event["what"] == "over":
        winners = [names[seat] for seat in event["winners"]]
        facts |= {"players": together(winners), "many": len(winners), "reason": event["reason"]}
        facts["score"] = event["scores"][event["winners"][0]]
    return say(f"event-{event['what']}", HOME, **facts)
