"""What people see of a match: the view of a seat and the result. All from masked records.

A masked record has all that a perfect memory knows. A person's screen shows a card only at the moment of the look: its
place is among those looked at `now`. With the option memo all that was legally seen and is still known is among the
`cards`; what is not looked at now is memory (STR-64).
"""

from typing import Any

from ludotheque.games.stratheos import table
from ludotheque.games.stratheos.cards import MOST_EFFECTS, POWER, POWERS
from ludotheque.games.stratheos.combinations import KINDS
from ludotheque.games.stratheos.document import code, log_entry, places_of
from ludotheque.games.stratheos.ending import points
from ludotheque.games.stratheos.maluses import giver, still_to_give
from ludotheque.games.stratheos.notation import place_name
from ludotheque.games.stratheos.story import REASON_CLAUSES, happened, series
from ludotheque.games.stratheos.table import EMPTY, FIRST_LOOK, PLACES, REASONS, STAGES

__all__ = ["happened", "outcome", "view"]

EFFECTS = {effect: text for text, effect in POWERS.items()}


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """All that the eyes of a seat see at the table, as data. `s` is masked for the seat; None is a spectator."""
    seats, stage = range(int(s.seats)), STAGES[s.stage]
    choosing = s.stage == table.CHOOSE and seat == s.current
    return {
        "game": "stratheos",
        "seat": seat,
        "stage": stage,
        "turn": None if s.stage == table.OVER else int(s.decider),
        "current": int(s.current),
        "number": int(s.game) + 1,
        "games": int(s.games),
        "direction": "clockwise" if s.direction > 0 else "counterclockwise",
        "turns": int(s.turns),
        "turn_limit": int(s.turn_limit),
        "announcer": None if s.announcer < 0 else int(s.announcer),
        "bottom": bool(s.bottom),
        "players": [_player(s, seat, owner) for owner in seats],
        "pile": int(s.pile_n),
        "spread": [code(int(card)) for card in s.spread[: s.pile_n]] if choosing and s.bonus > 3 else [],
        "discards": _discards(s, bool(s.memo or choosing)),
        "in_hand": _in_hand(s),
        "naming": _naming(s),
        "power": _power(s),
        "giving": _giving(s),
        "bonus": int(s.bonus),
        "winners": [owner for owner in seats if int(s.winners) >> owner & 1],
        "reason": REASONS[s.reason],
    }


def _player(s: Any, seat: int | None, owner: int) -> dict[str, Any]:
    """One player's row of places: the cards that are shown, which of them at this very moment, what is protected."""
    open_now = _open_now(s, seat, owner)
    known = [code(int(card)) for card in s.cards[owner * PLACES : owner * PLACES + int(s.sizes[owner])]]
    return {
        "seat": owner,
        "cards": [card if s.memo or open_now >> place & 1 else None for place, card in enumerate(known)],
        "now": places_of(open_now),
        "protected": places_of(int(s.guarded[owner])),
        "barred": bool(int(s.barred) >> owner & 1),
        "wins": int(s.wins[owner]),
        **({"points": int(points(s, owner))} if s.reason else {}),
    }


def _open_now(s: Any, seat: int | None, owner: int) -> int:
    """The places of the owner whose cards the seat looks at in this very moment, as bits."""
    whole = (1 << int(s.sizes[owner])) - 1
    if s.stage in (table.SHOWDOWN, table.OVER):
        return whole
    if s.stage == table.MEMORISE and seat == owner:
        still_looking = (seat - s.first) % s.seats >= (s.decider - s.first) % s.seats
        return whole & (1 << FIRST_LOOK) - 1 if still_looking else 0
    looked = int(s.picked) - 1
    if s.stage == table.LOOKING and seat == s.current and looked // PLACES == owner:
        return 1 << looked % PLACES
    open_now = 0
    for what, who, places in map(log_entry, map(int, s.log[: s.log_n])):
        if what == "wrong" and who == owner:
            open_now = int(places)  # STR-32: shown to all, until the next move
        elif what in ("traded", "traded-some", "shuffled"):
            open_now = 0  # fire has discarded a −1 (STR-41): the cards are no more where they were shown
    return open_now


def _discards(s: Any, whole: bool) -> dict[str, Any]:
    """The discard pile: its top card, and all of it for who may look through it."""
    cards = [code(int(card)) for card in s.discards[: s.discard_n]]
    return {"size": len(cards), "top": cards[-1] if cards else None, "cards": cards if whole else []}


def _in_hand(s: Any) -> dict[str, Any] | None:
    """The card in the hand of the player whose turn it is; nobody else sees one from the draw pile (STR-20)."""
    if s.drawn == EMPTY:
        return None
    return {"card": code(int(s.drawn)), "must_stay": bool(s.source == table.TAKEN)}


def _naming(s: Any) -> dict[str, Any] | None:
    if s.stage != table.NAMING:
        return None
    named = [(int(s.named) >> 4 * i & 15) + 1 for i in range(int(s.named_n))]
    return {"kind": KINDS[s.kind - 1], "places": named}


def _power(s: Any) -> dict[str, Any] | None:
    """The power that is being used: the card, what it does, and the place picked so far."""
    if s.stage not in (table.TARGET, table.LOOKING):
        return None
    effect = EFFECTS[int(POWER[int(s.drawn) * MOST_EFFECTS + int(s.effect)])]
    return {"card": code(int(s.drawn)), "effect": effect, "picked": place_name(int(s.picked) - 1) if s.picked else None}


def _giving(s: Any) -> dict[str, Any] | None:
    """STR-42: whose cards are being chosen, which are chosen, how many are still to be."""
    if s.stage != table.GIVING:
        return None
    return {"giver": int(giver(s)), "given": places_of(int(s.given)), "left": int(still_to_give(s))}


def outcome(s: Any) -> dict[str, Any]:
    """Who won a finished match, with what, and by which clause."""
    seats = range(int(s.seats))
    if s.games == 1:
        reason = str(REASONS[s.reason])
        return {
            "winners": [seat for seat in seats if int(s.winners) >> seat & 1],
            "scores": [int(points(s, seat)) for seat in seats],
            "reason": reason,
            "clause": REASON_CLAUSES.get(reason, "STR-52"),
        }
    return {**series(s), "clause": "STR-63"}
