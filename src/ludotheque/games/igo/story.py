"""The story of a move: what the player did, then what followed. Both snapshots are masked for the listener."""

from typing import Any

from ludotheque.games.igo import rules
from ludotheque.games.igo.reckoning import last_call
from ludotheque.games.igo.shapes import Event, LastCall
from ludotheque.games.igo.view import outcome
from ludotheque.kernel import Snapshot


def happened(before: Snapshot, move: dict[str, Any], after: Snapshot) -> list[Event]:
    """All events of a move, in order."""
    events = DONE[move["kind"]](before, move)
    if move["kind"] == "lay":
        return [*events, *_counted(after), _went_on("IGO-32", after)]
    if after.rounds > before.rounds:  # cancelled
        if move["kind"] == "draw":
            return [*events, {"what": "column-empty", "clause": "IGO-14"}, _went_on("IGO-14", after)]
        return [*events, {"what": "stalled", "clause": "IGO-40"}, _went_on("IGO-40", after)]
    return events


def _draw(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    source, card, seat = move["source"], move["card"], s.current
    events: list[Event] = [{"what": "drew", "clause": "IGO-10", "seat": seat, "source": source, "card": card}]
    if source == "pile" and s.pile == 1:
        events.append({"what": "last-card", "clause": "IGO-15", "seat": seat})
    return events


def _discard(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    events: list[Event] = [{"what": "discarded", "clause": "IGO-11", "seat": s.current, "card": move["card"]}]
    if move["call"]:
        events.append({"what": "called", "clause": "IGO-13" if s.pile else "IGO-15", "seat": s.current})
    return events


def _lay(s: Snapshot, move: dict[str, Any]) -> list[Event]:
    return [{"what": "series", "clause": "IGO-21", "seat": s.current, "colours": list(move["colours"])}]


DONE = {"draw": _draw, "discard": _discard, "lay": _lay}


def _counted(after: Snapshot) -> list[Event]:
    """Every hand card by card, the caller's first, and who wins a point."""
    call = last_call(after)
    assert call is not None
    others = [seat for seat in range(after.seats) if seat != call["caller"]]
    return [*(_split(call, seat) for seat in (call["caller"], *others)), _scored(call, bool(after.perfect))]


def _split(call: LastCall, seat: int) -> Event:
    split = call["splits"][seat]
    clause = "IGO-20" if seat == call["caller"] else "IGO-23" if split["added"] else "IGO-22"
    return {"what": "split", "clause": clause, "seat": seat, "colour": call["colour"], **split}


def _scored(call: LastCall, perfect: bool) -> Event:
    caller, scored = call["caller"], call["scored"]
    if perfect:
        return {"what": "perfect", "clause": "IGO-31", "seat": caller}
    if caller in scored:
        return {"what": "call-won", "clause": "IGO-30", "seat": caller}
    return {"what": "call-lost", "clause": "IGO-30", "seat": caller, "seats": scored}


def _went_on(clause: str, after: Snapshot) -> Event:
    """The end of the match, or another round."""
    if after.step == rules.OVER:
        return {"what": "over", **outcome(after)}
    return {"what": "round", "clause": clause, "round": after.rounds + 1, "first": after.current}
