"""What people see of a match: the view of a seat and the result. All from masked snapshots."""

from typing import Any

from ludotheque.contract.shapes import Outcome, Score
from ludotheque.games.shokoba import sets
from ludotheque.games.shokoba.notation import names
from ludotheque.games.shokoba.shapes import Seen, Side
from ludotheque.kernel import Snapshot, plain

size = plain(sets.count)  # of a set of cards


def sides(s: Any) -> int:
    return 2 if s.teams else int(s.seats)


def members(s: Snapshot, side: int) -> list[int]:
    """The seats that share a pile and gems (SHO-34)."""
    return list(range(side, s.seats, sides(s)))


def in_play(s: Snapshot) -> list[int]:
    """The seats that play this round (SHO-33)."""
    return [seat for seat in range(s.seats) if s.playing >> seat & 1]


def round_of(s: Snapshot) -> int:
    """The number of the round that is played, or of the last one."""
    return int(s.rounds) + (0 if s.finished else 1)


def view(s: Snapshot, seat: int | None) -> Seen:
    """All that the eyes of a seat see at the table, as data; None is a spectator."""
    hidden = sum(s.sizes) - (s.sizes[seat] if seat is not None else 0)
    return {
        "round": round_of(s),
        "dealer": s.dealer,
        "playing": in_play(s),
        "table": names(s.table),
        "hand": names(s.hands[seat]) if seat is not None else [],
        "hand_sizes": s.sizes[: s.seats],
        "undealt": size(s.undealt) - hidden,
        "last_taker": None if s.last_taker < 0 else s.last_taker,
        "sides": [_side(s, side) for side in range(sides(s))],
    }


def _side(s: Snapshot, side: int) -> Side:
    seen: Side = {"seats": members(s, side), "gems": s.gems[side], "pile": size(s.piles[side])}
    if s.memo:  # SHO-44
        seen["taken"] = names(s.piles[side])
    return seen


def score(record: Any) -> Score:
    """How a running match stands: everybody sees the gems."""
    many = sides(record)
    gems = record.gems[:many].tolist()
    return {"round": int(record.rounds) + 1, "points": [gems[seat % many] for seat in range(record.seats)]}


def outcome(s: Snapshot) -> Outcome:
    """Who won a finished match, with what, and by which clause."""
    gems = s.gems[: sides(s)]
    winning = [side for side in range(sides(s)) if gems[side] == max(gems)]
    return {
        "winners": [seat for seat in range(s.seats) if seat % sides(s) in winning],
        "scores": [gems[seat % sides(s)] for seat in range(s.seats)],
        "reason": "most-gems" if len(winning) == 1 else "tied-win",
        "clause": "SHO-32" if len(winning) == 1 else "SHO-33",
    }
