"""What people see of a match: the view of a seat, the story of a move, the result. All from masked records."""

from typing import Any

import numpy as np

from ludotheque.games.igo import rules
from ludotheque.games.igo.cards import LETTERS, NAMES
from ludotheque.games.igo.notation import text
from ludotheque.games.igo.reckoning import Split, best_split, caller_split, hand_of, last_call

Event = dict[str, Any]


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """All that the eyes of a seat see at the table, as data. `s` is masked for the seat; None is a spectator."""
    seats = range(int(s.seats))
    seen: dict[str, Any] = {
        "game": "igo",
        "seat": seat,
        "turn": None if s.step == rules.OVER else int(s.current),
        "step": rules.STEPS[int(s.step)],
        "round": int(s.rounds) + (0 if s.step == rules.OVER else 1),
        "target": int(s.target),
        "points": [int(s.points[other]) for other in seats],
        "column": _column(s),
        "colour": LETTERS[int(rules.end_colour(s))],
        "top": NAMES[int(s.discards[s.discards_size - 1])] if s.discards_size else None,
        "discards": int(s.discards_size),
        "pile": int(s.pile),
        "must_call": bool(s.step == rules.DISCARD and s.pile == 0),
        "drawn": _drawn(s),
        "stall": int(s.stall),
        "stall_limit": int(s.stall_limit),
        "hand": hand_of(s.hands, seat) if seat is not None else [],
        "hand_sizes": [int(rules.hand_size(s, other)) for other in seats],
        "open": hand_of(s.hands, int(s.current)) if s.step == rules.LAY else [],
        "series": _series(s) if s.step == rules.LAY else {},
        "split": _split_now(s, seat) if seat is not None and s.step != rules.OVER else None,
        "last_call": last_call(s),
    }
    if s.memo:  # IGO-41
        seen["pile_of_discards"] = [NAMES[int(card)] for card in s.discards[: s.discards_size]]
        seen["seen"] = [hand_of(s.known, other) for other in seats]
    return seen


def _column(s: Any) -> list[str]:
    return [NAMES[int(card)] for card in s.column[: s.column_size]]


def _drawn(s: Any) -> dict[str, Any] | None:
    """The card just drawn, as far as it was seen."""
    if s.step != rules.DISCARD:
        return None
    return {"from": rules.SOURCES[int(s.source)], "card": NAMES[int(s.drawn)] if s.drawn >= 0 else None}


def _series(s: Any) -> dict[str, int]:
    """The series that the caller can lay with the open hand: text → penalty."""
    out = np.empty(rules.OUT_SIZE, np.int64)
    hand, gone = hand_of(s.hands, int(s.current)), LETTERS[int(rules.end_colour(s))]
    laid = (text(s, int(move)) for move in out[: rules.legal(s, out)])
    return {series: caller_split(hand, gone, series.split("+"))["penalty"] for series in laid}


def _split_now(s: Any, seat: int) -> Split:
    """The best split for a player who calls next; one who has yet to discard discards the best card for it."""
    hand, gone = hand_of(s.hands, seat), LETTERS[int(rules.end_colour(s))]
    if s.step != rules.DISCARD or s.current != seat:
        return {"discard": None, **best_split(hand, gone)}
    kept = NAMES[int(s.drawn)] if s.source == rules.FROM_DISCARDS else None
    splits = (
        {"discard": card, **best_split([other for other in hand if other != card], gone)}
        for card in hand
        if card != kept
    )
    return min(splits, key=lambda split: int(split["penalty"]))


def happened(before: Any, move: str, after: Any) -> list[Event]:
    """The story of a move: what happened, to whom, under which clause. Both records are masked for the listener."""
    seat, ended = int(before.current), after.rounds > before.rounds
    if before.step == rules.DRAW:
        events = _drew(before, seat, move, after)
        if ended:
            events += _cancelled("IGO-14", after)
    elif before.step == rules.DISCARD:
        events = _discarded(before, seat, move)
        if ended:
            events += _cancelled("IGO-40", after)
    else:
        events = _counted(after)
    return events


def _drew(before: Any, seat: int, move: str, after: Any) -> list[Event]:
    drawing = {"clause": "IGO-10", "seat": seat}
    if move != "pile":
        card = before.discards[before.discards_size - 1] if move == "discard" else before.column[before.column_size - 1]
        return [{"what": "took", **drawing, "source": move, "card": NAMES[int(card)]}]
    events: list[Event] = [{"what": "drew", **drawing}]
    if after.pile == 0:
        events.append({"what": "last-card", "clause": "IGO-15", "seat": seat})
    return events


def _discarded(before: Any, seat: int, move: str) -> list[Event]:
    events: list[Event] = [{"what": "discarded", "clause": "IGO-11", "seat": seat, "card": move.removesuffix("!")}]
    if move.endswith("!"):
        events.append({"what": "called", "clause": "IGO-13" if before.pile else "IGO-15", "seat": seat})
    return events


def _cancelled(clause: str, after: Any) -> list[Event]:
    what = "column-empty" if clause == "IGO-14" else "stalled"
    return [{"what": what, "clause": clause}, _next_round(clause, after)]


def _next_round(clause: str, after: Any) -> Event:
    return {"what": "round", "clause": clause, "seat": int(after.current), "round": int(after.rounds) + 1}


def _counted(after: Any) -> list[Event]:
    """A call: the series, every hand card by card, the points, and how it goes on."""
    seen = last_call(after) or {}
    caller, others = seen["caller"], [seat for seat in range(int(after.seats)) if seat != seen["caller"]]
    events: list[Event] = [{"what": "laid", "clause": "IGO-21", "seat": caller, "colours": seen["series"]}]
    for seat in (caller, *others):
        split = seen["splits"][seat]
        clause = "IGO-20" if seat == caller else "IGO-23" if split["added"] else "IGO-22"
        events.append({"what": "split", "clause": clause, "seat": seat, "colours": [seen["colour"]], **split})
    if after.perfect:
        events.append({"what": "perfect", "clause": "IGO-31", "seat": caller})
    elif caller in seen["scored"]:
        events.append({"what": "call-won", "clause": "IGO-30", "seat": caller})
    else:
        events.append({"what": "call-lost", "clause": "IGO-30", "seat": caller, "seats": seen["scored"]})
    events.append({"what": "over", **outcome(after)} if after.step == rules.OVER else _next_round("IGO-32", after))
    return events


def outcome(s: Any) -> dict[str, Any]:
    """Who won a finished match, with what, and by which clause."""
    winners = [seat for seat in range(int(s.seats)) if rules.won(s, seat)]
    return {
        "winners": winners,
        "scores": [int(s.points[seat]) for seat in range(int(s.seats))],
        "reason": "perfect" if s.perfect else "points" if len(winners) == 1 else "shared",
        "clause": "IGO-31" if s.perfect else "IGO-33",
        "rounds": int(s.rounds),
    }
