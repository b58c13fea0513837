"""The story of a move: what the player did, then what followed from it. Both snapshots are masked for the listener.

What a person sees once and must then remember is marked private: it is told once and hidden again (STR-64).
"""

from typing import Any

from ludotheque.games.stratheos import table
from ludotheque.games.stratheos.cards import CODES, FAMILY_NAMES, FIRE, ICE
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.notation import PLACE_AT, PLACE_NAMES, PLACE_OWNERS, place_name
from ludotheque.games.stratheos.shapes import Event
from ludotheque.games.stratheos.table import FIRST_LOOK, PLACES, REASONS
from ludotheque.games.stratheos.view import (
    REASON_CLAUSES,
    code,
    entry_facts,
    entry_what,
    members,
    named_places,
    outcome,
    points_of,
)
from ludotheque.kernel import Snapshot

Parts = dict[str, Any]
OPEN = (table.TAKEN, table.CHOSEN)  # cards from there have been seen by all


def happened(before: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    """All events of a move, in order."""
    events: list[Any] = DONE[move["kind"]](before, move, after)
    for entry in after.log[: after.log_n]:
        first, second = entry_facts(entry)
        events += FOLLOWED[entry_what(entry)](before, first, second, after)
        if entry_what(entry) in (table.RIGHT, table.WRONG):
            events += _placed(before, _place_of_drawn(before, move, after), after)
    if after.reason and not before.reason:
        events += _counted(after)
    return events


def _event(what: str, clause: str, **facts: Any) -> Any:
    """An event; which fields belong to which kind is in the shapes."""
    return {"what": what, "clause": clause, **facts}


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


# What the player to act did, as all saw it


def _ready(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    """Cards are turned back; who looked at them must remember them from now on."""
    looking, seat = s.stage == table.LOOKING, s.decider
    spots = [s.picked - 1] if looking else range(seat * PLACES, seat * PLACES + min(FIRST_LOOK, s.sizes[seat]))
    events = [_event("turned-back" if looking else "memorised", "STR-4" if looking else "STR-12", seat=seat)]
    if after.viewer == seat:
        owner, shown = spots[0] // PLACES, [{"place": PLACE_NAMES[at], "card": CODES[s.cards[at]]} for at in spots]
        facts = {"seat": seat, "owner": owner, "own": _yes(owner == seat), "shown": shown}
        events.append(_event("remember", "STR-64", **facts, private=True))
    return events


def _stratheos(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("stratheos", "STR-50", seat=s.decider)]


def _draw(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    source = move["source"]
    card = code(s.discards[s.discard_n - 1]) if source == "discard" else None
    return [_event("drew", "STR-40" if source == "bottom" else "STR-20", seat=s.decider, source=source, card=card)]


def _discard(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return []  # told by what followed


def _power(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("power", "STR-21", seat=s.decider, card=code(after.drawn))]


def _announce(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("announced", "STR-30", seat=s.decider, combination=move["combination"])]


def _exchange(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    place = move["place"]
    return [_event("exchanged", "STR-21", seat=s.decider, place=place), *_placed(s, place, after)]


def _name(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("named", "STR-30", seat=s.decider, place=move["place"])]


def _withdraw(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("withdrew", "STR-33", seat=s.decider)]


def _aim(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    """STR-4: an effect was aimed at a place; burning is told by what followed."""
    seat, place, effect, picked = s.decider, move["place"], move["effect"], move["picked"]
    if effect == "protect-own":
        return [_event("protected", "STR-4", seat=seat, place=place)]
    owner = PLACE_OWNERS[place]
    if effect.startswith("swap") and picked:
        facts = {"seat": seat, "owner": owner, "place": place}
        facts |= {"other": PLACE_OWNERS[picked], "other_place": picked}
        return [_event("swapped", "STR-4", **facts)]
    if effect == "burn-opponent":
        return []
    what = "looked" if effect.startswith("look") else "pointed"
    return [_event(what, "STR-4", seat=seat, owner=owner, own=_yes(owner == seat), place=place)]


def _aim_seat(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    """STR-4: adding and shuffling are told by what followed."""
    if move["effect"] == "bar-opponent":
        return [_event("barred", "STR-4", seat=s.decider, owner=move["seat"])]
    return []


def _give(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("gave", "STR-42", seat=s.decider, owner=int(giver(s.record)), place=move["place"])]


def _choose(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("chose", "STR-34", seat=s.decider, card=move["card"])]


def _pick(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("picked", "STR-34", seat=s.decider)]


def _nothing(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [_event("chose-nothing", "STR-34", seat=s.decider)]


def _deal(s: Snapshot, move: Parts, after: Snapshot) -> list[Event]:
    return [
        _event("dealt", "STR-10", seat=s.decider),
        _event("round", "STR-11", round=after.game + 1, first=after.first),
    ]


DONE = {
    "ready": _ready,
    "stratheos": _stratheos,
    "draw": _draw,
    "discard": _discard,
    "power": _power,
    "announce": _announce,
    "exchange": _exchange,
    "name": _name,
    "last": _name,
    "withdraw": _withdraw,
    "aim": _aim,
    "aim-seat": _aim_seat,
    "give": _give,
    "choose": _choose,
    "pick": _pick,
    "nothing": _nothing,
    "deal": _deal,
}


def _placed(s: Snapshot, place: str, after: Snapshot) -> list[Event]:
    """Where the card in hand is now: only the player knows it who has seen it, and must remember."""
    if after.viewer != s.current or after.reason or s.source in OPEN:
        return []
    return [_event("placed", "STR-21", seat=s.current, place=place, card=CODES[s.drawn], private=True)]


def _place_of_drawn(s: Snapshot, move: Parts, after: Snapshot) -> str:
    """Where the card in hand went when the combination was complete (STR-31, STR-32)."""
    if any(entry_what(entry) == table.WRONG for entry in after.log[: after.log_n]):
        return place_name(s.current, s.sizes[s.current])
    named = [move["place"], *(place_name(s.current, place) for place in named_places(s))]
    return str(min(named, key=PLACE_AT.__getitem__))


# What followed from it: entries of the log, each with two facts


def _discarded(s: Snapshot, card: int, by_passive: int, after: Snapshot) -> list[Event]:
    return [_event("discarded", "STR-40" if by_passive else "STR-21", seat=s.current, card=CODES[card])]


def _right(s: Snapshot, many: int, _: int, after: Snapshot) -> list[Event]:
    return [_event("right", "STR-31", seat=s.current, number=many)]


def _turned_over(s: Snapshot, card: int, place: int, after: Snapshot) -> list[Event]:
    return []  # told all at once when it was wrong


def _wrong(s: Snapshot, seat: int, _: int, after: Snapshot) -> list[Event]:
    """STR-32: the cards were turned over in the order named, up to the first that cannot belong."""
    shown = []
    for entry in after.log[: after.log_n]:
        if entry_what(entry) == table.TURNED_OVER:
            card, place = entry_facts(entry)
            shown.append({"place": place_name(seat, place), "card": CODES[card]})
    return [
        _event("wrong", "STR-32", seat=seat),
        _event("shown", "STR-32", seat=seat, shown=shown, private=True),
    ]


def _flush(s: Snapshot, length: int, _: int, after: Snapshot) -> list[Event]:
    return [_event("flush", "STR-34", seat=s.current, number=length)]


def _reshuffled(s: Snapshot, many: int, _: int, after: Snapshot) -> list[Event]:
    return [_event("reshuffled", "STR-23", number=many)]


def _added(s: Snapshot, owner: int, malus: int, after: Snapshot) -> list[Event]:
    return [_event("added", "STR-5" if malus else "STR-4", seat=owner)]


def _withheld(s: Snapshot, owner: int, malus: int, after: Snapshot) -> list[Event]:
    return [_event("withheld", "STR-33", seat=owner)]


def _burnt(s: Snapshot, card: int, at: int, after: Snapshot) -> list[Event]:
    return [_event("burnt", "STR-4", owner=at // PLACES, place=PLACE_NAMES[at], card=CODES[card])]


def _shuffled(s: Snapshot, owner: int, malus: int, after: Snapshot) -> list[Event]:
    return [_event("shuffled", "STR-5" if malus else "STR-4", seat=owner)]


def _traded(s: Snapshot, neighbour: int, many: int, after: Snapshot) -> list[Event]:
    return [_event("traded", "STR-5", seat=s.current, owner=neighbour, number=many)]


def _traded_some(s: Snapshot, neighbour: int, many: int, after: Snapshot) -> list[Event]:
    return [_event("traded-some", "STR-42", seat=s.current, owner=neighbour, number=many)]


def _passed(s: Snapshot, family: int, following: int, after: Snapshot) -> list[Event]:
    seat = s.current if family in (ICE, FIRE) else following
    return [_event("passive", "STR-40", family=FAMILY_NAMES[family], seat=seat)]


FOLLOWED = {
    table.DISCARDED: _discarded,
    table.RIGHT: _right,
    table.TURNED_OVER: _turned_over,
    table.WRONG: _wrong,
    table.FLUSH: _flush,
    table.RESHUFFLED: _reshuffled,
    table.ADDED: _added,
    table.BURNT: _burnt,
    table.SHUFFLED: _shuffled,
    table.TRADED: _traded,
    table.TRADED_SOME: _traded_some,
    table.PASSED: _passed,
    table.WITHHELD: _withheld,
}


def _counted(s: Snapshot) -> list[Event]:
    """The end of a game: everybody's cards and points, who won it; and at the end of the match, who won that."""
    events = []
    for seat, number in enumerate(points_of(s)):
        cards = [CODES[card] for card in s.cards[seat * PLACES : seat * PLACES + s.sizes[seat]]]
        events.append(_event("turned-over", "STR-51", seat=seat, cards=cards, number=number))
    if s.games > 1:
        reason = str(REASONS[s.reason])
        clause = REASON_CLAUSES.get(reason, "STR-52")
        events.append(_event("won", clause, winners=members(s.winners), reason=reason))
    if s.stage == table.OVER:
        events.append({"what": "over", **outcome(s)})
    return events
