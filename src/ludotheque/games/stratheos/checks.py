"""What cannot occur in a Stratheós position, stage by stage."""

from typing import Any

import numpy as np

from ludotheque.contract.documents import Reader
from ludotheque.games.stratheos import combinations, ending, maluses, powers, table
from ludotheque.games.stratheos.cards import CODES, DEITY, MOST_EFFECTS, PACK, POWER, POWERS, SECOND, VALUE
from ludotheque.games.stratheos.table import EMPTY, PLACES, SEATS

STAGES = (
    "memorise", "draw", "play", "naming", "target", "looking", "giving", "choose", "showdown", "over",
)  # fmt: skip
SOURCES = ("pile", "taken", "chosen", "picked", "picked-any", "shown")
REASONS = (None, "points", "cards", "lowest", "announcer", "draw", "flush")
LOG_FACTS = {  # what followed → how far its two facts go
    "discarded": (PACK, 1),
    "right": (PLACES + 1, 4),
    "wrong": (SEATS, 1 << PLACES),
    "flush": (PLACES + 1, 1),
    "reshuffled": (PACK, 1),
    "added": (SEATS, 2),
    "burnt": (PACK, SEATS * PLACES),
    "shuffled": (SEATS, 2),
    "traded": (SEATS, PLACES + 1),
    "passed": (SEATS, SEATS),
    "withheld": (SEATS, 2),
}
# The fields that only some decisions have, and which those are.
IN_TURN = ("play", "naming", "target", "looking")
ONLY_IN = {
    "in_hand": IN_TURN,
    "bottom": ("draw",),
    "last_discarded": (*IN_TURN, "giving", "choose"),
    "malus": ("target", "looking", "giving"),
    "bonus": ("choose",),
    "kind": ("naming",),
    "named": ("naming",),
    "withdrawn": ("play", "target", "looking", "giving"),
    "effect": ("target", "looking"),
    "picked": ("target", "looking"),
    "given": ("giving",),
    "winners": ("showdown", "over"),
    "reason": ("showdown", "over"),
}


def check(s: Any, reader: Reader) -> None:
    """Refuse a record that no match can come to; `reader` has the document it was made from."""
    stage, document = STAGES[s.stage], reader.document
    for field, stages in ONLY_IN.items():
        unused = document[field] in (0, [], None)
        reader.require(unused or stage in stages, "field-not-now", field, "STR-20", name=field, stage=stage)
    reader.require(document["source"] is None or s.drawn != EMPTY, "source-of-nothing", "source", "STR-20")
    if stage not in ("giving", "memorise"):
        reader.require(s.decider == s.current, "turn-not-current", "turn", "STR-11", current=int(s.current))
    _check_course(s, reader)
    checks = {
        "memorise": _check_memorise,
        "play": _check_hand,
        "naming": _check_naming,
        "target": _check_power,
        "looking": _check_power,
        "giving": _check_giving,
        "choose": _check_choose,
        "showdown": _check_end,
        "over": _check_end,
    }
    if stage in checks:
        checks[stage](s, reader)


def _check_course(s: Any, reader: Reader) -> None:
    ended = s.stage in (table.SHOWDOWN, table.OVER)
    played = int(s.game) + ended
    wins = [int(n) for n in s.wins[: s.seats]]
    reader.require(max(wins) <= played and sum(wins) >= played, "wins-too-many", "wins", "STR-63", played=played)
    if ended:
        return
    if s.announcer >= 0:
        reader.require(s.announcer != s.current, "announcer-plays-on", "announcer", "STR-50")
        reader.require(not s.bottom, "field-not-now", "bottom", "STR-50", name="bottom", stage="draw")
        reader.require(int(s.turns) >= 1, "announced-before-a-turn", "turns", "STR-50")
    else:
        reader.require(int(s.turns) < int(s.turn_limit), "turns-too-many", "turns", "STR-65", most=int(s.turn_limit))
    reader.require(bool(s.passives or not s.bottom), "no-passives", "bottom", "STR-40")
    reader.require(bool(s.passives or s.direction == 1), "no-passives", "direction", "STR-40")
    for field, given in (("barred", s.barred), ("protected", s.guarded.any())):
        reader.require(bool(s.texts or not given), "no-texts", field, "STR-61")


def _check_memorise(s: Any, reader: Reader) -> None:
    """STR-10 to STR-12: all is as it was dealt."""
    reader.require(s.current == s.first, "first-to-play", "first", "STR-11")
    begun = s.turns or s.announcer >= 0 or s.barred or s.direction != 1 or s.guarded.any() or s.discard_n != 1
    reader.require(not begun, "begun-before-looking", "stage", "STR-12")
    for seat in range(int(s.seats)):
        dealt = s.start_cards if seat == s.first else table.HAND
        reader.require(s.sizes[seat] == dealt, "dealt-number", "places", "STR-10", seat=seat, dealt=int(dealt))


def _check_hand(s: Any, reader: Reader) -> None:
    """A card in hand; only a bonus turn has discards before it (STR-34)."""
    reader.require(s.drawn != EMPTY, "nothing-in-hand", "in_hand", "STR-20")
    bonus = s.source in (table.CHOSEN, table.PICKED, table.PICKED_ANY)
    reader.require(bool(s.flush or not bonus), "no-flush", "source", "STR-62")
    if s.stage == table.PLAY:
        reader.require(s.source != table.SHOWN, "shown-not-used", "source", "STR-21")
        reader.require(not s.withdrawn or s.sizes[s.current] == PLACES, "withdrawn-needs-14", "withdrawn", "STR-33")
    if s.source != table.SHOWN:
        reader.require((s.last != EMPTY) == bonus, "discarded-before", "last_discarded", "STR-34")
    if s.source == table.PICKED:
        ordinary = 0 < VALUE[s.drawn] < DEITY
        reader.require(bool(ordinary), "not-to-be-chosen", "in_hand", "STR-34", card=CODES[s.drawn], most=4)


def _check_naming(s: Any, reader: Reader) -> None:
    """STR-30: what was named so far could be named, in this order."""
    _check_hand(s, reader)
    reader.require(s.source != table.SHOWN, "shown-not-used", "source", "STR-21")
    reader.require(bool(s.kind), "kind-missing", "kind", "STR-30")
    size = int(s.sizes[s.current])
    reader.require(
        size >= combinations.FEWEST[s.kind], "too-few-places", "kind", "STR-30", kind=reader.document["kind"], size=size
    )
    named = [int(combinations.named_place(s, i)) for i in range(int(s.named_n))]
    before = s.copy()
    before.named, before.named_n = 0, 0
    for place in named:
        right = bool(combinations.may_name(before, place))
        reader.require(right, "name-out-of-order", "named", "STR-30", place=place + 1)
        combinations.add_name(before, place)


def _check_power(s: Any, reader: Reader) -> None:
    """STR-4: the card is shown, and the effect is aimed as it can be."""
    _check_hand(s, reader)
    reader.require(bool(s.texts), "no-texts", "stage", "STR-61")
    effect = int(POWER[int(s.drawn) * MOST_EFFECTS + int(s.effect)])
    reader.require(s.source == table.SHOWN and effect > 0, "power-not-shown", "in_hand", "STR-21")
    looks = effect in (POWERS["look-own"], POWERS["look-opponent"])
    reader.require((s.stage == table.LOOKING) <= looks, "power-not-shown", "stage", "STR-4")
    before, out = s.copy(), np.empty(PACK, np.int64)
    before.picked = 0
    reader.require(bool(powers.can_act(before, effect)), "power-without-aim", "effect", "STR-4")
    if s.picked:
        aims = [int(move) for move in out[: powers.aims(before, out)]]
        target = int(s.picked) - 1
        aimed = s.stage == table.LOOKING or effect >> SECOND
        reader.require(bool(aimed) and powers.PLACE + target in aims, "picked-unknown", "picked", "STR-4")
        knows = s.stage != table.LOOKING or int(s.knowers[target]) >> int(s.current) & 1
        reader.require(bool(knows), "look-unknown", "known", "STR-64")
    else:
        reader.require(s.stage == table.TARGET, "picked-unknown", "picked", "STR-4")


def _check_giving(s: Any, reader: Reader) -> None:
    """STR-42: the neighbour decides, and there is something to decide."""
    neighbour = int(table.after(s, s.current))
    reader.require(s.decider == neighbour, "giving-neighbour", "turn", "STR-42", seat=neighbour)
    mine, theirs = (int(table.unguarded(s, seat)) for seat in (s.current, neighbour))
    unequal = mine.bit_count() != theirs.bit_count() and mine and theirs
    reader.require(
        bool(s.texts and unequal and (s.guarded[s.current] or s.guarded[neighbour])),
        "nothing-to-give",
        "stage",
        "STR-42",
    )
    before = s.copy()
    before.given = 0
    for place in range(PLACES):
        if int(s.given) >> place & 1:
            right = bool(maluses.may_give(before, place)) and maluses.still_to_give(before) > 1
            reader.require(right, "gift-out-of-order", "given", "STR-42", place=place + 1)
            before.given |= 1 << place


def _check_choose(s: Any, reader: Reader) -> None:
    """STR-34, STR-35: a flush was discarded, and something can be chosen from."""
    barred = int(s.barred) >> int(s.current) & 1
    reader.require(bool(s.flush), "no-flush", "stage", "STR-62")
    reader.require(3 + barred <= s.bonus, "bonus-length", "bonus", "STR-35" if barred else "STR-34")
    reader.require(s.last != EMPTY, "discarded-before", "last_discarded", "STR-34")


def _check_end(s: Any, reader: Reader) -> None:
    """The game is counted: all cards lie open, and who won has won."""
    reader.require(bool(s.winners and s.reason), "won-by-nobody", "winners", "STR-52")
    last = int(s.game) + 1 == int(s.games)
    reader.require(last == (s.stage == table.OVER), "over-too-soon", "stage", "STR-63", games=int(s.games))
    winners = [seat for seat in range(int(s.seats)) if int(s.winners) >> seat & 1]
    first = winners[0] if len(winners) == 1 else int(s.youngest)
    reader.require(s.first == first and s.current == first, "winner-begins", "first", "STR-11", seat=first)
    reader.require(all(s.wins[seat] for seat in winners), "wins-too-few", "wins", "STR-63")
    for seat in range(int(s.seats)):
        row = s.knowers[seat * PLACES : seat * PLACES + int(s.sizes[seat])]
        reader.require(bool((row == table.everybody(s)).all()), "not-turned-over", "known", "STR-51")
    if s.reason == table.BY_FLUSH:
        reader.require(bool(s.flush and len(winners) == 1), "no-flush", "reason", "STR-62")
    else:
        _check_count(s, reader, winners)


def _check_count(s: Any, reader: Reader, winners: list[int]) -> None:
    """Who wins by the count is the winner (STR-51, STR-52)."""
    again = s.copy()
    ending.count(again)
    reader.require(
        again.winners == s.winners and again.reason == s.reason, "count-differs", "winners", "STR-52",
        winners=", ".join(str(seat) for seat in range(int(s.seats)) if int(again.winners) >> seat & 1),
        reason=str(REASONS[again.reason]),
    )  # fmt: skip
