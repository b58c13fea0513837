"""I Go!'s events as sentences."""

from collections.abc import Sequence
from typing import Any

from ludotheque.contract.texts import say, together
from ludotheque.games.igo.options import HOME


def listed(cards: Sequence[str]) -> str:
    return " ".join(cards) or "—"


def colours(letters: Sequence[str]) -> str:
    """`orange`, `orange and rose`."""
    return together([say("colour", HOME, letter=letter) for letter in letters])


def tell(event: dict[str, Any], names: Sequence[str]) -> str:
    """One event as a sentence in the current language, with the players' names."""
    facts: dict[str, Any] = {}
    for field in ("card", "source", "round", "reason", "penalty"):
        if field in event:
            facts[field] = event[field]
    if "seat" in event:
        facts["player"] = names[event["seat"]]
    for field in ("seats", "winners"):
        if field in event:
            facts |= {"players": together([names[seat] for seat in event[field]]), "many": len(event[field])}
    for field in ("removed", "series", "added", "rest"):
        if field in event:
            facts |= {field: listed(event[field]), f"{field}-count": len(event[field])}
    if "colours" in event:
        facts["colours"] = colours(event["colours"])
    if "scores" in event:
        facts["score"] = max(event["scores"])
    return say(f"event-{event['what']}", HOME, **facts)
