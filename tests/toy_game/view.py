"""What people see: the view of a seat, the result."""

from ludotheque.contract.shapes import Outcome
from ludotheque.kernel import Snapshot

from .notation import CARDS, names
from .shapes import Seen


def view(s: Snapshot, seat: int | None) -> Seen:
    return {
        "leader": s.leader,
        "table": [CARDS[card] for card in s.table[: s.lying]],
        "hand": names(s.hands[seat]) if seat is not None else [],
        "hand_sizes": s.sizes[: s.seats],
        "gone": names(s.gone),
        "tricks": s.tricks[: s.seats],
    }


def outcome(s: Snapshot) -> Outcome:
    """TOY-6: most tricks win; who is tied wins too."""
    scores = s.tricks[: s.seats]
    winners = [seat for seat, tricks in enumerate(scores) if tricks == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "most-tricks", "clause": "TOY-6"}
