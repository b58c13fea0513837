"""Stratheós's events as sentences."""

from collections.abc import Sequence
from typing import Any

from ludotheque.contract.texts import language, say, together
from ludotheque.games.stratheos.cards import CARDS, HOME, NUMBER_OF

PLAYERS = ("seat", "owner", "other")


def card_name(code: str) -> str:
    """A card for the ear: its code, and its name where it has one — `F16 (Hephaistos)`."""
    names = CARDS[NUMBER_OF[code]].names
    return f"{code} ({names[language()]})" if names else code


def tell(event: dict[str, Any], names: Sequence[str]) -> str:
    """One event as a sentence in the current language, with the players' names."""
    facts: dict[str, Any] = {"many": 0}
    for field in PLAYERS:
        if field in event:
            facts[field] = names[event[field]]
    facts["own"] = "yes" if event.get("seat") == event.get("owner") else "no"
    if "winners" in event:
        winners = [names[seat] for seat in event["winners"]]
        facts |= {"players": together(winners), "many": len(winners)}
    if "card" in event:
        facts["card"] = card_name(event["card"])
    if "cards" in event:
        facts["cards"] = " ".join(event["cards"])
    if "shown" in event:
        facts["shown"] = together(
            [say("place-card", HOME, place=place, card=card_name(card)) for place, card in event["shown"]]
        )
    if "scores" in event:
        facts["score"] = max(event["scores"])
    for field in ("place", "other_place", "kind", "number", "family", "reason"):
        if field in event:
            facts[field] = event[field]
    return say(f"event-{event['what']}", HOME, **facts)
