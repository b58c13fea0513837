"""The story of a move: what the player did, then what followed from it. Both records are masked for the listener.

What a person sees once and must then remember is marked private: it is told once and hidden again (STR-64).
"""

from typing import Any

from ludotheque.games.stratheos import table
from ludotheque.games.stratheos.cards import CODES, FAMILIES, MOST_EFFECTS, POWER, POWERS
from ludotheque.games.stratheos.document import code, log_entry
from ludotheque.games.stratheos.ending import points
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.notation import place_name
from ludotheque.games.stratheos.table import FIRST_LOOK, PLACES, REASONS

Event = dict[str, Any]
PLAIN = {  # moves that need no more than to be told
    "stratheos": ("stratheos", "STR-50"),
    "withdraw": ("withdrew", "STR-33"),
    "nothing": ("chose-nothing", "STR-34"),
    "deal": ("dealt", "STR-63"),
}
PASSIVE_NAMES = tuple(FAMILIES)
REASON_CLAUSES = {"points": "STR-51", "flush": "STR-34"}  # all other reasons are tie-breaks: STR-52


def happened(before: Any, move: str, after: Any) -> list[Event]:
    """All events of a move, in order."""
    events = _done(before, move, after)
    for what, first, second in map(log_entry, map(int, after.log[: after.log_n])):
        events += FOLLOWED[what](before, first, second, after)
    events += _kept_in_mind(before, move, after)
    if after.reason and not before.reason:
        events += _counted(after)
    return events


def _event(what: str, clause: str, **facts: Any) -> Event:
    return {"what": what, "clause": clause, **facts}


def _done(s: Any, move: str, after: Any) -> list[Event]:
    """What the player to act did, as all saw it."""
    word, _, rest = move.partition(" ")
    seat = int(s.decider)
    if word in PLAIN:
        what, clause = PLAIN[word]
        return [_event(what, clause, seat=seat)]
    if word == "ready":
        looking = s.stage == table.LOOKING
        return [_event("turned-back" if looking else "memorised", "STR-4" if looking else "STR-12", seat=seat)]
    if word == "draw":
        return [_event("drew-bottom", "STR-40", seat=seat) if s.bottom else _event("drew", "STR-20", seat=seat)]
    if word == "take":
        return [_event("took", "STR-20", seat=seat, card=code(int(s.discards[s.discard_n - 1])))]
    if word == "power":
        return [_event("power", "STR-21", seat=seat, card=code(int(after.drawn)) or code(int(s.drawn)))]
    if word in ("same", "full", "run"):
        return [_event("announced", "STR-30", seat=seat, kind=word)]
    if word == "exchange":
        return [_event("exchanged", "STR-21", seat=seat, place=int(rest))]
    if word in ("name", "last"):
        return [_event("named", "STR-30", seat=seat, place=int(rest))]
    if word == "give":
        return [_event("gave", "STR-42", seat=seat, owner=int(giver(s)), place=int(rest))]
    if word == "choose":
        return [_event("chose", "STR-34", seat=seat, card=rest)]
    if word == "pick":
        return [_event("picked", "STR-34", seat=seat)]
    return _aimed(s, rest, seat) if word == "on" else []


def _aimed(s: Any, rest: str, seat: int) -> list[Event]:
    """STR-4: an effect was aimed; adding, burning and shuffling are told by what followed."""
    effect = int(POWER[int(s.drawn) * MOST_EFFECTS + int(s.effect)])
    owner, _, place = rest.partition(".")
    at = {"seat": seat, "owner": int(owner), "place": int(place or 0)}
    if effect == POWERS["bar-opponent"]:
        return [_event("barred", "STR-4", seat=seat, owner=int(owner))]
    if effect == POWERS["protect-own"]:
        return [_event("protected", "STR-4", **at)]
    if effect in (POWERS["look-own"], POWERS["look-opponent"]):
        return [_event("looked", "STR-4", **at)]
    if effect in (POWERS["swap-own-opponent"], POWERS["swap-opponent-another"]):
        if not s.picked:
            return [_event("pointed", "STR-4", **at)]
        other, other_place = place_name(int(s.picked) - 1).split(".")
        return [_event("swapped", "STR-4", **at, other=int(other), other_place=int(other_place))]
    return []


def _discarded(before: Any, card: int, _: int, after: Any) -> list[Event]:
    return [_event("discarded", "STR-21", card=CODES[card])]


def _right(before: Any, many: int, kind: int, after: Any) -> list[Event]:
    return [_event("right", "STR-31", seat=int(before.current), number=many)]


def _turned_over(before: Any, card: int, place: int, after: Any) -> list[Event]:
    return []  # told all at once when it was wrong


def _wrong(before: Any, seat: int, _: int, after: Any) -> list[Event]:
    """STR-32: the cards were turned over in the order named, up to the first that cannot belong."""
    log = map(log_entry, map(int, after.log[: after.log_n]))
    shown = [[place + 1, CODES[card]] for what, card, place in log if what == "shown"]
    return [
        _event("wrong", "STR-32", seat=seat),
        _event("shown", "STR-32", seat=seat, shown=shown, private=True),
    ]


def _flush(before: Any, length: int, _: int, after: Any) -> list[Event]:
    return [_event("flush", "STR-34", seat=int(before.current), number=length)]


def _reshuffled(before: Any, many: int, _: int, after: Any) -> list[Event]:
    return [_event("reshuffled", "STR-23", number=many)]


def _added(before: Any, owner: int, malus: int, after: Any) -> list[Event]:
    return [_event("added", "STR-5" if malus else "STR-4", seat=owner)]


def _withheld(before: Any, owner: int, malus: int, after: Any) -> list[Event]:
    return [_event("withheld", "STR-33", seat=owner)]


def _burnt(before: Any, card: int, at: int, after: Any) -> list[Event]:
    return [_event("burnt", "STR-4", owner=at // PLACES, place=at % PLACES + 1, card=CODES[card])]


def _shuffled(before: Any, owner: int, malus: int, after: Any) -> list[Event]:
    return [_event("shuffled", "STR-5" if malus else "STR-4", seat=owner)]


def _traded(before: Any, neighbour: int, many: int, after: Any) -> list[Event]:
    return [_event("traded", "STR-5", seat=int(before.current), owner=neighbour, number=many)]


def _traded_some(before: Any, neighbour: int, many: int, after: Any) -> list[Event]:
    return [_event("traded-some", "STR-42", seat=int(before.current), owner=neighbour, number=many)]


def _passed(before: Any, family: int, seat: int, after: Any) -> list[Event]:
    who = int(before.current) if PASSIVE_NAMES[family] == "ice" else seat
    return [_event("passive", "STR-40", family=PASSIVE_NAMES[family], seat=who)]


FOLLOWED = {
    "discarded": _discarded,
    "right": _right,
    "shown": _turned_over,
    "wrong": _wrong,
    "flush": _flush,
    "reshuffled": _reshuffled,
    "added": _added,
    "burnt": _burnt,
    "shuffled": _shuffled,
    "traded": _traded,
    "traded-some": _traded_some,
    "passed": _passed,
    "withheld": _withheld,
}


def _kept_in_mind(s: Any, move: str, after: Any) -> list[Event]:
    """What only the player who acted saw and must remember from now on."""
    word, _, rest = move.partition(" ")
    seat = int(s.decider)
    if after.viewer != seat or after.reason:
        return []
    if word == "ready":
        spots = range(seat * PLACES, seat * PLACES + min(FIRST_LOOK, int(s.sizes[seat])))
        if s.stage == table.LOOKING:
            spots = range(int(s.picked) - 1, int(s.picked))
        shown = [[at % PLACES + 1, code(int(s.cards[at]))] for at in spots]
        return [_event("remember", "STR-64", seat=seat, owner=spots[0] // PLACES, shown=shown, private=True)]
    if word not in ("exchange", "last") or s.source in (table.TAKEN, table.CHOSEN):
        return []
    place = int(rest) if word == "exchange" else _place_of_drawn(s, int(rest), after)
    return [_event("placed", "STR-21", seat=seat, place=place, card=code(int(s.drawn)), private=True)]


def _place_of_drawn(s: Any, last: int, after: Any) -> int:
    """Where the card in hand went when the combination was complete (STR-31, STR-32)."""
    if "wrong" in [what for what, _, _ in map(log_entry, map(int, after.log[: after.log_n]))]:
        return int(s.sizes[s.current]) + 1
    return min(last, *((int(s.named) >> 4 * i & 15) + 1 for i in range(int(s.named_n))))


def _counted(s: Any) -> list[Event]:
    """The end of a game: everybody's cards and points, who won it, and who won the match."""
    seats = range(int(s.seats))
    events = []
    for seat in seats:
        row = s.cards[seat * PLACES : seat * PLACES + int(s.sizes[seat])]
        cards = [code(int(card)) for card in row]
        events.append(_event("turned-over", "STR-51", seat=seat, cards=cards, number=int(points(s, seat))))
    winners, reason = [seat for seat in seats if int(s.winners) >> seat & 1], str(REASONS[s.reason])
    events.append(_event("won", REASON_CLAUSES.get(reason, "STR-52"), winners=winners, reason=reason))
    if s.stage == table.OVER and s.games > 1:
        events.append(_event("over", "STR-63", **series(s)))
    return events


def series(s: Any) -> dict[str, Any]:
    """STR-63: who won most games."""
    wins = [int(s.wins[seat]) for seat in range(int(s.seats))]
    winners = [seat for seat, won in enumerate(wins) if won == max(wins)]
    return {"winners": winners, "scores": wins, "reason": "most-games" if len(winners) == 1 else "tied-games"}
