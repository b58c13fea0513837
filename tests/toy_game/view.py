"""What people see: the view of a seat, the story of a move, the result."""

from typing import Any

from . import rules
from .notation import CARDS, names


def view(s: Any, seat: int | None) -> dict[str, Any]:
    turn = int(rules.turn(s))
    return {
        "game": "toy",
        "seat": seat,
        "turn": None if turn < 0 else turn,
        "leader": int(s.leader),
        "table": [CARDS[int(card)] for card in s.table[: int(s.lying)]],
        "hand": names(int(s.hands[seat])) if seat is not None else [],
        "hand_sizes": [int(size) for size in s.sizes[: int(s.seats)]],
        "gone": names(int(s.gone)),
        "tricks": [int(tricks) for tricks in s.tricks[: int(s.seats)]],
    }


def happened(before: Any, move: str, after: Any) -> list[dict[str, Any]]:
    seat = int(rules.turn(before))
    events: list[dict[str, Any]] = [{"what": "played", "clause": "TOY-3", "seat": seat, "card": move}]
    if after.gone != before.gone:
        taker = int(after.leader)
        events.append({"what": "trick", "clause": "TOY-7" if after.low else "TOY-4", "seat": taker})
        if after.sizes.sum() > before.sizes.sum():
            events.append({"what": "drew", "clause": "TOY-5", "seat": taker})
    if rules.turn(after) < 0:
        events.append({"what": "over", **outcome(after)})
    return events


def outcome(s: Any) -> dict[str, Any]:
    """TOY-6: most tricks win; who is tied wins too."""
    scores = [int(tricks) for tricks in s.tricks[: int(s.seats)]]
    winners = [seat for seat, tricks in enumerate(scores) if tricks == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "most-tricks", "clause": "TOY-6"}
