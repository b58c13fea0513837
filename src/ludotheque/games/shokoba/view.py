"""What people see of a match: the view of a seat, the story of a move, the result. All from masked records."""

from typing import Any

from ludotheque.games.shokoba import rules
from ludotheque.games.shokoba.cards import CATEGORIES
from ludotheque.games.shokoba.notation import NAMES, cards_of, names

CATEGORY_NAMES = ("diamond", "emeralds", "rubies", "sapphires", "cards")  # in the order of CATEGORIES

Event = dict[str, Any]


def size(cards: int) -> int:
    return len(names(cards))


def sides(s: Any) -> int:
    return 2 if s.teams else int(s.seats)


def members(s: Any, side: int) -> list[int]:
    """The seats that share a pile and gems (SHO-34)."""
    return [seat for seat in range(int(s.seats)) if seat % sides(s) == side]


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """All that the eyes of a seat see at the table, as data. `s` is masked for the seat; None is a spectator."""
    hidden = sum(int(s.sizes[other]) for other in range(int(s.seats)) if other != seat)
    seen: dict[str, Any] = {
        "game": "shokoba",
        "seat": seat,
        "turn": None if s.finished else int(s.current),
        "round": int(s.rounds) + (0 if s.finished else 1),
        "dealer": int(s.dealer),
        "playing": [other for other in range(int(s.seats)) if int(s.playing) >> other & 1],
        "target": int(s.target),
        "table": names(int(s.table)),
        "hand": names(int(s.hands[seat])) if seat is not None else [],
        "hand_sizes": [int(n) for n in s.sizes[: s.seats]],
        "undealt": size(int(s.undealt)) - hidden,
        "last_taker": None if s.last_taker < 0 else int(s.last_taker),
        "overlooked": NAMES[int(s.overlooked) - 1] if s.overlooked else None,
        "sides": [
            {"seats": members(s, side), "gems": int(s.gems[side]), "pile": size(int(s.piles[side]))}
            for side in range(sides(s))
        ],
    }
    if s.memo:  # SHO-44
        for side, shown in enumerate(seen["sides"]):
            shown["taken"] = names(int(s.piles[side]))
    return seen


def happened(before: Any, move: str, after: Any) -> list[Event]:
    """The story of a move: what happened, to whom, under which clause. Both records are masked for the listener."""
    s = before.copy()
    seat = int(s.current)
    events = _played(s, seat, move)
    if after.rounds > before.rounds:
        events += _counted(s)
        events.append(_next(before, after))
    elif int(after.sizes.sum()) > int(before.sizes.sum()):
        events.append({"what": "dealt", "clause": "SHO-17", "seat": int(s.dealer)})
    return events


def _played(s: Any, seat: int, move: str) -> list[Event]:
    """Carry the move out on the copy `s` as far as everybody saw it."""
    seized = move.startswith("seize ")
    card, _, listed = move.removeprefix("seize ").partition("x")
    if move == "leave":
        return [{"what": "left", "clause": "SHO-40", "seat": seat, "card": NAMES[int(s.overlooked) - 1]}]
    if not listed:
        overlooked = bool(s.oversight and rules.can_take(int(s.table), int(card[1:])))
        s.table += cards_of([card])
        return [
            {
                "what": "overlooked" if overlooked else "laid",
                "clause": "SHO-40" if overlooked else "SHO-15",
                "seat": seat,
                "card": card,
            }
        ]
    if seized:
        s.table -= cards_of([card])
    taken = listed.split("+")
    rules.take(s, seat, cards_of([card]), cards_of(taken))
    events = [
        {
            "what": "seized" if seized else "took",
            "clause": "SHO-40" if seized else "SHO-14",
            "seat": seat,
            "card": card,
            "taken": taken,
        }
    ]
    if not s.table:
        events.append({"what": "shokoba", "clause": "SHO-16", "seat": seat})
    return events


def _counted(s: Any) -> list[Event]:
    """The end of a round: who sweeps the table, who has most of what."""
    events: list[Event] = []
    if s.table:
        swept = {"cards": names(int(s.table))}
        if s.last_taker >= 0:
            events.append({"what": "swept", "clause": "SHO-18", "seat": int(s.last_taker), **swept})
        else:
            events.append({"what": "unswept", "clause": "SHO-19", **swept})
        rules.sweep(s)
    for category, cards in zip(CATEGORY_NAMES, CATEGORIES, strict=True):
        owner = int(rules.most(s, cards))
        counts = [size(int(s.piles[side]) & cards) for side in range(sides(s))]
        who = (
            {"what": "gem", "clause": "SHO-20", "seats": members(s, owner)}
            if owner >= 0
            else {"what": "tied", "clause": "SHO-21"}
        )
        events.append({**who, "category": category, "counts": counts})
    return events


def _next(before: Any, after: Any) -> Event:
    if after.finished:
        return {"what": "over", **outcome(after)}
    if after.playing != before.playing or max(after.gems[: sides(after)]) >= after.target:
        tied = [seat for seat in range(int(after.seats)) if int(after.playing) >> seat & 1]
        return {"what": "playoff", "clause": "SHO-33", "seats": tied, "seat": int(after.dealer)}
    return {"what": "round", "clause": "SHO-10", "seat": int(after.dealer), "round": int(after.rounds) + 1}


def outcome(s: Any) -> dict[str, Any]:
    """Who won a finished match, with what, and by which clause."""
    gems = [int(n) for n in s.gems[: sides(s)]]
    winning = [side for side in range(sides(s)) if gems[side] == max(gems)]
    return {
        "winners": [seat for seat in range(int(s.seats)) if seat % sides(s) in winning],
        "scores": [gems[seat % sides(s)] for seat in range(int(s.seats))],
        "reason": "most-gems" if len(winning) == 1 else "tied-win",
        "clause": "SHO-32" if len(winning) == 1 else "SHO-33",
        "rounds": int(s.rounds),
    }
