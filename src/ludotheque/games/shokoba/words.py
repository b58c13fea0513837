"""Shokoba's events as sentences."""

from collections.abc import Sequence
from typing import Any

from ludotheque.contract.texts import say, together
from ludotheque.games.shokoba.options import HOME


def tell(event: dict[str, Any], names: Sequence[str]) -> str:
    """One event as a sentence in the current language, with the players' names."""
    facts: dict[str, Any] = {"many": 0}
    if "seat" in event:
        facts["player"] = names[event["seat"]]
    for field in ("seats", "winners"):
        if field in event:
            facts |= {"players": together([names[seat] for seat in event[field]]), "many": len(event[field])}
    for field in ("taken", "cards"):
        if field in event:
            facts[field] = " ".join(event[field])
    for field in ("card", "category", "reason", "round"):
        if field in event:
            facts[field] = event[field]
    if "counts" in event:
        facts |= {"counts": " : ".join(str(n) for n in event["counts"])}
    if "scores" in event:
        facts["score"] = max(event["scores"])
    return say(f"event-{event['what']}", HOME, **facts)
