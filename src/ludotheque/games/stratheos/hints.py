"""What speaks for and against a move of Stratheós, as facts: from the record masked for the player to move."""

from typing import Any

from ludotheque.contract.shapes import reason
from ludotheque.games.stratheos import ending, table
from ludotheque.games.stratheos.cards import (
    CODES,
    FAMILY_NAMES,
    LOOK,
    MALUS,
    MOST_EFFECTS,
    NUMBER_OF,
    POWER,
    POWERS,
    VALUE,
)
from ludotheque.games.stratheos.combinations import KINDS, is_right, with_name
from ludotheque.games.stratheos.ending import HIDDEN_VALUE
from ludotheque.games.stratheos.knowledge import unseen
from ludotheque.games.stratheos.notation import PLACE_AT, PLACE_OWNERS, parts
from ludotheque.games.stratheos.powers import verb_of
from ludotheque.games.stratheos.seasoned import of_kind, own_game
from ludotheque.games.stratheos.sets import how_many, nth_card
from ludotheque.games.stratheos.shapes import Reason
from ludotheque.games.stratheos.table import PLACES
from ludotheque.kernel import Snapshot, plain

VALUES: list[int] = VALUE.tolist()
passive_of, place_of = plain(ending.passive_of), plain(table.place_of)


def reasons(s: Snapshot, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    done = parts(s, move)
    return REASONS[done["kind"]](s, done)


def _remember(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return [reason("reason-remember", "STR-12" if s.stage == table.MEMORISE else "STR-64")]


def _deal(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return [reason("reason-deal", "STR-63", left=s.games - s.game - 1)]


def _stratheos(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    total, unknown, _ = own_game(s.record)
    points = int(total + HIDDEN_VALUE * unknown)
    return [reason("reason-stratheos", "STR-50", points=points, unknown=int(unknown), average=HIDDEN_VALUE)]


def _draw(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    known = [s.cards[at] for at in _own(s) if s.cards[at] >= 0]
    if move["source"] == "discard":
        return _take(s.discards[s.discard_n - 1], known)
    low, high = unseen(s.record)
    cards = [int(nth_card(low, high, i)) for i in range(how_many(low, high))]
    highest = max((VALUES[card] for card in known), default=HIDDEN_VALUE)
    lower = sum(VALUES[card] < highest for card in cards)
    return [reason("reason-draw", "STR-20", lower=lower, unseen=len(cards), value=highest)]


def _take(card: int, known: list[int]) -> list[Reason]:
    """What it would be exchanged for, of the cards that one knows to be higher."""
    taken = reason("reason-take", "STR-22", card=CODES[card], value=VALUES[card])
    highest = max(known, key=VALUES.__getitem__, default=card)
    saved = VALUES[highest] - VALUES[card]
    return [reason("reason-saves", "STR-51", card=CODES[highest], points=saved), taken] if saved > 0 else [taken]


def _own(s: Snapshot) -> range:
    return range(s.decider * PLACES, s.decider * PLACES + s.sizes[s.decider])


def _discard(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return _discarding(s, s.drawn) or [reason("reason-discard", "STR-21", card=CODES[s.drawn])]


def _discarding(s: Snapshot, card: int) -> list[Reason]:
    """What follows from this card on the discard pile: its malus (STR-41) or its passive (STR-40)."""
    if s.texts and MALUS[card * MOST_EFFECTS]:
        return [reason("reason-malus", "STR-41", card=CODES[card])]
    family = passive_of(s, card)
    return [reason("reason-passive", "STR-40", card=CODES[card], family=FAMILY_NAMES[family])] if family >= 0 else []


def _power(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    effect = int(POWER[s.drawn * MOST_EFFECTS])
    if effect == POWERS["look-own"]:
        return [reason("reason-oracle", "STR-4", unknown=int(own_game(s.record)[1]))]
    late = "yes" if verb_of(effect) == LOOK and s.announcer >= 0 else "no"
    return [reason("reason-power", "STR-4", card=CODES[s.drawn], late=late)]


def _announce(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    gone = int(of_kind(own_game(s.record)[2], KINDS.index(move["combination"]) + 1))
    if not gone:
        return [reason("reason-guess", "STR-32", combination=move["combination"])]
    return [reason("reason-combination", "STR-31", points=gone, value=VALUES[s.drawn])]


def _exchange(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    """The points saved or lost, a value held twice, and what the discarded card brings about."""
    at, value = PLACE_AT[move["place"]], VALUES[s.drawn]
    others = [VALUES[s.cards[other]] for other in _own(s) if other != at and s.cards[other] >= 0]
    alike = others.count(value) + 1
    twins = [reason("reason-alike", "STR-30", many=alike, value=value)] if alike > 1 else []
    old = s.cards[at]
    if old < 0:
        return [reason("reason-unknown-card", "STR-21", average=HIDDEN_VALUE), *twins]
    saved = VALUES[old] - value
    key = "reason-saves" if saved > 0 else "reason-costs" if saved < 0 else "reason-same"
    return [reason(key, "STR-51", card=CODES[old], points=abs(saved)), *twins, *_discarding(s, old)]


def _withdraw(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return [reason("reason-withdraw", "STR-33")]


def _name(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return _known(s, move["place"], "STR-30")


def _last(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    record = s.record
    if is_right(record, with_name(record, place_of(PLACE_AT[move["place"]])), s.named_n + 1, True):
        return [reason("reason-right", "STR-31", number=s.named_n + 1)]
    return _known(s, move["place"], "STR-32")


def _aim(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return _known(s, move["place"], "STR-4")


def _aim_seat(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return [reason("reason-seat", "STR-4", seat=move["seat"], many=s.sizes[move["seat"]])]


def _give(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return _known(s, move["place"], "STR-42")


def _known(s: Snapshot, place: str, clause: str) -> list[Reason]:
    """What the player knows of a place, and whether its owner knows more."""
    at, owner = PLACE_AT[place], PLACE_OWNERS[place]
    if s.cards[at] >= 0:
        return [reason("reason-known", clause, card=CODES[s.cards[at]])]
    kept = owner != s.decider and s.knowers[at] >> owner & 1
    return [reason("reason-kept" if kept else "reason-not-known", clause)]


def _choose(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return [reason("reason-choice", "STR-34", card=move["card"], value=VALUES[NUMBER_OF[move["card"]]])]


def _pick(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    card = s.spread[int(move["at"]) - 1]
    return [reason("reason-choice", "STR-34", card=CODES[card], value=VALUES[card])]


def _nothing(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    return [reason("reason-no-bonus", "STR-34")]


REASONS = {
    "ready": _remember,
    "stratheos": _stratheos,
    "draw": _draw,
    "discard": _discard,
    "power": _power,
    "announce": _announce,
    "exchange": _exchange,
    "name": _name,
    "last": _last,
    "withdraw": _withdraw,
    "aim": _aim,
    "aim-seat": _aim_seat,
    "give": _give,
    "choose": _choose,
    "pick": _pick,
    "nothing": _nothing,
    "deal": _deal,
}
