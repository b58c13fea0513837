"""Events as sentences, in one way for all games: `event-<what>` of the game's texts, with the facts of the event."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.contract.texts import say, together

Spoken = Mapping[str, Callable[[Any], str]]
PLAYER = ("seat", "owner", "other", "first")  # fields that hold one seat
PLAYERS = ("seats", "winners")  # fields that hold several, `many` says how many


def tell(event: Mapping[str, Any], names: Sequence[str], home: Path, spoken: Spoken) -> str:
    """One event as a sentence in the current language, with the players' names.

    `spoken` says how the game speaks of a field. Else seats are names (`player` is whose event it is), lists are their
    parts with blanks between, and `<field>-count` is how many.
    """
    facts: dict[str, Any] = {"many": 0}
    for field, value in event.items():
        if field in spoken:
            facts[field] = spoken[field](value)
        elif field in PLAYER:
            facts["player" if field == "seat" else field] = names[value]
        elif field in PLAYERS:
            facts |= {"players": together([names[seat] for seat in value]) if value else "", "many": len(value)}
        elif isinstance(value, list):
            facts |= {field: " ".join(map(str, value)) or "—", f"{field}-count": len(value)}
        elif not isinstance(value, dict):
            facts[field] = "none" if value is None else value
    if "scores" in event:
        facts["score"] = max(event["scores"][seat] for seat in event["winners"])
    return say(f"event-{event['what']}", home, **facts)
