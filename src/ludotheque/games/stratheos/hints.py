"""What speaks for and against a move of Stratheós, as facts: from the record masked for the player to move."""

from typing import Any

from ludotheque.games.stratheos import rules, table
from ludotheque.games.stratheos.cards import (
    CODES,
    FAMILIES,
    ICE,
    LOOK,
    MALUS,
    MOST_EFFECTS,
    PASSIVE,
    POWER,
    POWERS,
    VALUE,
)
from ludotheque.games.stratheos.combinations import KINDS, is_right, with_name
from ludotheque.games.stratheos.ending import HIDDEN_VALUE
from ludotheque.games.stratheos.knowledge import unseen
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.powers import PLACE, SEAT, verb_of
from ludotheque.games.stratheos.seasoned import of_kind, own_game
from ludotheque.games.stratheos.sets import has_card
from ludotheque.games.stratheos.table import is_known_to, owner_of, spot

Reason = dict[str, Any]


def reasons(s: Any, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    if s.stage == table.DRAW:
        return [_drawing(s, move)]
    if s.stage == table.PLAY:
        return _playing(s, move)
    if s.stage == table.NAMING:
        return [_naming(s, move)]
    if s.stage == table.TARGET:
        return [_aiming(s, move)]
    if s.stage == table.GIVING:
        return [_place(s, spot(int(giver(s)), move - rules.GIVE), "STR-42")]
    if s.stage == table.CHOOSE:
        return [_choosing(s, move)]
    if s.stage == table.SHOWDOWN:
        return [_reason("reason-deal", "STR-63", left=int(s.games - s.game - 1))]
    return [_reason("reason-remember", "STR-12" if s.stage == table.MEMORISE else "STR-64")]


def _reason(key: str, clause: str, **facts: Any) -> Reason:
    return {"key": key, "clause": clause, **facts}


def _drawing(s: Any, move: int) -> Reason:
    total, unknown, _ = (int(number) for number in own_game(s))
    if move == rules.STRATHEOS:
        points = total + HIDDEN_VALUE * unknown
        return _reason("reason-stratheos", "STR-50", points=points, unknown=unknown, average=HIDDEN_VALUE)
    if move == rules.FROM_DISCARDS:
        card = int(s.discards[s.discard_n - 1])
        return _reason("reason-take", "STR-22", card=CODES[card], value=int(VALUE[card]))
    low, high = (int(word) for word in unseen(s))
    cards = [card for card in range(len(CODES)) if has_card(low, high, card)]
    known = [int(VALUE[s.cards[at]]) for at in _own(s) if s.cards[at] >= 0]
    highest = max(known, default=HIDDEN_VALUE)
    lower = sum(int(VALUE[card]) < highest for card in cards)
    return _reason("reason-draw", "STR-20", lower=lower, unseen=len(cards), value=highest)


def _own(s: Any) -> range:
    return range(spot(s.decider, 0), spot(s.decider, s.sizes[s.decider]))


def _playing(s: Any, move: int) -> list[Reason]:
    card = int(s.drawn)
    if move == rules.DISCARD:
        return _discarding(s, card) or [_reason("reason-discard", "STR-21", card=CODES[card])]
    if move == rules.POWER:
        return [_power(s, card)]
    if move < rules.EXCHANGE:
        kind = move - rules.ANNOUNCE
        gone = int(of_kind(own_game(s)[2], kind))
        if not gone:
            return [_reason("reason-guess", "STR-32", kind=KINDS[kind - 1])]
        return [_reason("reason-combination", "STR-31", points=gone, value=int(VALUE[card]))]
    return _exchanging(s, spot(s.current, move - rules.EXCHANGE))


def _discarding(s: Any, card: int) -> list[Reason]:
    """What follows from this card on the discard pile: its malus (STR-41) or its passive (STR-40)."""
    if s.texts and MALUS[card * MOST_EFFECTS]:
        return [_reason("reason-malus", "STR-41", card=CODES[card])]
    melts = PASSIVE[card] == ICE and s.taken  # ice does not act when the card of the turn was taken
    if s.passives and s.announcer < 0 and PASSIVE[card] >= 0 and not melts:
        return [_reason("reason-passive", "STR-40", card=CODES[card], family=list(FAMILIES)[PASSIVE[card]])]
    return []


def _power(s: Any, card: int) -> Reason:
    effect = int(POWER[card * MOST_EFFECTS])
    if effect == POWERS["look-own"]:
        return _reason("reason-oracle", "STR-4", unknown=int(own_game(s)[1]))
    last = "yes" if verb_of(effect) == LOOK and s.announcer >= 0 else "no"
    return _reason("reason-power", "STR-4", card=CODES[card], late=last)


def _exchanging(s: Any, at: int) -> list[Reason]:
    """The points saved or lost, a value held twice, and what the discarded card brings about."""
    value = int(VALUE[s.drawn])
    others = [int(VALUE[s.cards[other]]) for other in _own(s) if other != at and s.cards[other] >= 0]
    alike = others.count(value) + 1
    twins = [_reason("reason-alike", "STR-30", many=alike, value=value)] if alike > 1 else []
    old = int(s.cards[at])
    if old < 0:
        return [_reason("reason-unknown-card", "STR-21", value=value, average=HIDDEN_VALUE), *twins]
    saved = int(VALUE[old]) - value
    key = "reason-saves" if saved > 0 else "reason-costs" if saved < 0 else "reason-same"
    return [_reason(key, "STR-51", card=CODES[old], points=abs(saved)), *twins, *_discarding(s, old)]


def _naming(s: Any, move: int) -> Reason:
    if move == rules.WITHDRAW:
        return _reason("reason-withdraw", "STR-33")
    last = move >= rules.LAST
    place = move - (rules.LAST if last else rules.NAME)
    if last and is_right(s, with_name(s, place), s.named_n + 1, True):
        return _reason("reason-right", "STR-31", number=int(s.named_n) + 1)
    return _place(s, spot(s.current, place), "STR-32" if last else "STR-30")


def _aiming(s: Any, move: int) -> Reason:
    if move >= PLACE:
        return _place(s, move - PLACE, "STR-4")
    seat = move - SEAT
    return _reason("reason-seat", "STR-4", seat=seat, many=int(s.sizes[seat]))


def _place(s: Any, at: int, clause: str) -> Reason:
    """What the player knows of a place, and whether its owner knows more."""
    if s.cards[at] >= 0:
        return _reason("reason-known", clause, card=CODES[s.cards[at]])
    owner = owner_of(at)
    kept = owner != s.decider and is_known_to(s, at, owner)
    return _reason("reason-kept" if kept else "reason-not-known", clause)


def _choosing(s: Any, move: int) -> Reason:
    if move == rules.NOTHING:
        return _reason("reason-no-bonus", "STR-34")
    card = int(s.spread[move - rules.PICK]) if move >= rules.PICK else move - rules.CHOOSE_CARD
    return _reason("reason-choice", "STR-34", card=CODES[card], value=int(VALUE[card]))
