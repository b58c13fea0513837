"""What people see of a match: the view of a seat and the result. All from masked snapshots."""

from typing import Any

from ludotheque.contract.shapes import Outcome, Score
from ludotheque.games.igo import rules
from ludotheque.games.igo.cards import LETTERS, NAMES
from ludotheque.games.igo.named import hand_of
from ludotheque.games.igo.reckoning import last_call, live_split
from ludotheque.games.igo.shapes import Drawn, LiveSplit, Seen, Split
from ludotheque.kernel import Snapshot, plain

end_colour, hand_size, won = plain(rules.end_colour), plain(rules.hand_size), plain(rules.won)


def view(s: Snapshot, seat: int | None) -> Seen:
    """All that the eyes of a seat see at the table, as data; None is a spectator."""
    split, splits = _aid(s, seat)
    seen: Seen = {
        "step": rules.STEPS[s.step],
        "round": round_of(s),
        "points": s.points[: s.seats],
        "column": [NAMES[card] for card in s.column[: s.column_size]],
        "colour": LETTERS[end_colour(s)],
        "top": NAMES[s.discards[s.discards_size - 1]] if s.discards_size else None,
        "discards": s.discards_size,
        "pile": s.pile,
        "must_call": s.step == rules.DISCARD and s.pile == 0,
        "drawn": _drawn(s),
        "stall": s.stall,
        "stalling": 2 * s.stall >= s.stall_limit,
        "hand": hand_of(s.hands, seat) if seat is not None else [],
        "hand_sizes": [hand_size(s, other) for other in range(s.seats)],
        "open": hand_of(s.hands, s.current) if s.step == rules.LAY else [],
        "split": split,
        "penalties": [one and one["penalty"] for one in splits],
        "splits": splits,
        "last_call": last_call(s),
    }
    if s.memo:  # IGO-41
        seen["pile_of_discards"] = [NAMES[card] for card in s.discards[: s.discards_size]]
        seen["seen"] = [hand_of(s.known, other) for other in range(s.seats)]
    return seen


def round_of(s: Snapshot) -> int:
    """The number of the round that is played, or of the last one."""
    return int(s.rounds) + (0 if s.step == rules.OVER else 1)


def _aid(s: Snapshot, seat: int | None) -> tuple[LiveSplit | None, list[Split | None]]:
    """The best split of a seat's cards as they are now, and what each discard would leave; where the table wants it."""
    return (None, []) if seat is None or s.step == rules.OVER or not s.aid else live_split(s, seat)


def _drawn(s: Snapshot) -> Drawn | None:
    """The card just drawn, as far as it was seen."""
    if s.step != rules.DISCARD:
        return None
    return {"source": rules.SOURCES[s.source], "card": NAMES[s.drawn] if s.drawn >= 0 else None}


def score(record: Any) -> Score:
    """How a running match stands."""
    return {"round": int(record.rounds) + 1, "points": record.points[: record.seats].tolist()}


def outcome(s: Snapshot) -> Outcome:
    """Who won a finished match, with what, and by which clause."""
    winners = [seat for seat in range(s.seats) if won(s, seat)]
    return {
        "winners": winners,
        "scores": s.points[: s.seats],
        "reason": "perfect" if s.perfect else "points" if len(winners) == 1 else "shared",
        "clause": "IGO-31" if s.perfect else "IGO-33",
    }
