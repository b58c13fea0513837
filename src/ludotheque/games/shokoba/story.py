"""The story of a move: what the player did, then what followed. Both snapshots are masked for the listener."""

from typing import Any

from ludotheque.games.shokoba import rules
from ludotheque.games.shokoba.cards import CATEGORIES, CATEGORY_NAMES
from ludotheque.games.shokoba.notation import cards_of, names, one
from ludotheque.games.shokoba.shapes import Event
from ludotheque.games.shokoba.view import in_play, members, outcome, sides, size
from ludotheque.kernel import Snapshot


def happened(before: Snapshot, move: dict[str, Any], after: Snapshot) -> list[Event]:
    """All events of a move, in order."""
    events = DONE[move["kind"]](before, move)
    if after.rounds > before.rounds:
        events += _counted(before, move)
        events += _went_on(before, after)
    elif sum(after.sizes) > sum(before.sizes):
        events.append({"what": "dealt", "clause": "SHO-17", "seat": after.dealer})
    return events


def _lay(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    return [{"what": "laid", "clause": "SHO-15", "seat": s.current, "card": move["card"]}]


def _take(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    """A take or a seizure, and whether it clears the table."""
    seized, card, taken = move["kind"] == "seize", move["card"], list(move["taken"])
    events: list[Event] = [
        {
            "what": "seized" if seized else "took",
            "clause": "SHO-40" if seized else "SHO-14",
            "seat": s.current,
            "card": card,
            "taken": taken,
        }
    ]
    if _left_on_table(s, move) == 0:
        events.append({"what": "shokoba", "clause": "SHO-16", "seat": s.current})
    return events


def _leave(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    return [{"what": "left", "clause": "SHO-40", "seat": s.current}]


DONE = {"lay": _lay, "take": _take, "seize": _take, "leave": _leave}


def _left_on_table(s: Snapshot, move: dict[str, Any]) -> int:
    """The table after the move; a card that is seized lay there too (SHO-40)."""
    if move["kind"] == "leave":
        return int(s.table)
    if move["kind"] == "lay":
        return int(s.table) + one(move["card"])
    return int(s.table) - cards_of(move["taken"]) - (one(move["card"]) if move["kind"] == "seize" else 0)


def _counted(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    """The end of a round: who sweeps the table (SHO-18, SHO-19), who has most of what (SHO-20, SHO-21)."""
    events: list[Event] = []
    end = s.record.copy()
    if "taken" in move:
        rules.take(end, s.current, one(move["card"]), cards_of(move["taken"]))
    end.table = _left_on_table(s, move)
    if end.table:
        cards = names(int(end.table))
        if end.last_taker >= 0:
            events.append({"what": "swept", "clause": "SHO-18", "seat": int(end.last_taker), "cards": cards})
        else:
            events.append({"what": "unswept", "clause": "SHO-19", "cards": cards})
        rules.sweep(end)
    for category, cards_in_it in zip(CATEGORY_NAMES, CATEGORIES, strict=True):
        owner = int(rules.most(end, cards_in_it))
        counts = [size(int(end.piles[side]) & cards_in_it) for side in range(sides(s))]
        if owner >= 0:
            seats = members(s, owner)
            events.append({"what": "gem", "clause": "SHO-20", "seats": seats, "category": category, "counts": counts})
        else:
            events.append({"what": "tied", "clause": "SHO-21", "category": category, "counts": counts})
    return events


def _went_on(before: Snapshot, after: Snapshot) -> list[Event]:
    """The end of the match, or another round."""
    if after.finished:
        return [{"what": "over", **outcome(after)}]
    events: list[Event] = []
    if max(after.gems[: sides(after)]) >= after.target:
        events.append({"what": "playoff", "clause": "SHO-33", "seats": in_play(after)})
    return [
        *events,
        {"what": "round", "clause": "SHO-12", "round": after.rounds + 1, "first": after.current},
        {"what": "dealt", "clause": "SHO-10", "seat": after.dealer},
    ]
