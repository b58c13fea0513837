"""The story of a move."""

from typing import Any

from ludotheque.kernel import Snapshot, plain

from . import rules
from .shapes import Event
from .view import outcome

turn = plain(rules.turn)


def happened(before: Snapshot, move: dict[str, Any], after: Snapshot) -> list[Event]:
    events: list[Event] = [{"what": "played", "clause": "TOY-3", "seat": turn(before), "card": move["card"]}]
    if after.gone != before.gone:
        taker = after.leader
        events.append({"what": "trick", "clause": "TOY-7" if after.low else "TOY-4", "seat": taker})
        if sum(after.sizes) > sum(before.sizes):
            events.append({"what": "refilled", "clause": "TOY-5", "seat": taker})
    if turn(after) < 0:
        events.append({"what": "over", **outcome(after)})
    return events
