"""What cannot occur in a Stratheós position, stage by stage."""

from itertools import pairwise
from typing import Any

import numpy as np

from ludotheque.contract.documents import Reader
from ludotheque.games.stratheos import combinations, ending, maluses, powers, table
from ludotheque.games.stratheos.cards import (
    CODES,
    DEITY,
    FAMILY,
    FIRE,
    HALF,
    LIGHTNING,
    MALUS,
    MOST_EFFECTS,
    PACK,
    PASSIVE,
    POWER,
    POWERS,
    TRADE,
    VALUE,
)
from ludotheque.games.stratheos.table import EMPTY, PLACES, REASONS, STAGES

BONUS = (table.CHOSEN, table.PICKED, table.PICKED_ANY)  # where the card of a bonus turn comes from
SHORTEST_FLUSH = 3
# The fields that only some decisions have, and which those are.
IN_TURN = ("play", "naming", "target", "looking")
ONLY_IN = {
    "in_hand": IN_TURN,
    "bottom": ("draw",),
    "taken": (*IN_TURN, "giving", "choose"),
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
    """How far the match and the game have come."""
    ended = s.stage in (table.SHOWDOWN, table.OVER)
    played = int(s.game) + ended
    wins = [int(n) for n in s.wins[: s.seats]]
    reader.require(max(wins) <= played and sum(wins) >= played, "wins-too-many", "wins", "STR-63", played=played)
    earned = s.flush and wins[s.first] and (s.reason == table.BY_FLUSH if ended else played)
    reader.require(bool(s.start_cards == table.HAND or earned), "start-cards-not-earned", "start_cards", "STR-34")
    _check_turns(s, reader, ended)
    if ended:
        return
    struck = s.discard_n and PASSIVE[s.discards[s.discard_n - 1]] == LIGHTNING
    reader.require(bool(s.passives or not s.bottom), "no-passives", "bottom", "STR-40")
    reader.require(bool(struck or not s.bottom), "no-lightning", "bottom", "STR-40")
    reader.require(bool(s.passives or s.direction == 1), "no-passives", "direction", "STR-40")
    for field, given in (("barred", s.barred), ("protected", s.guarded.any())):
        reader.require(bool(s.texts or not given), "no-texts", field, "STR-61")


def _check_turns(s: Any, reader: Reader, ended: bool) -> None:
    """STR-50, STR-65: the announcement is a turn within the limit, and each other player has at most one after it."""
    seats, limit, by_flush = int(s.seats), int(s.turn_limit), s.reason == table.BY_FLUSH
    least, most = 0, limit - 1
    if s.announcer >= 0 and ended:
        least, most = (1, limit + seats - 2) if by_flush else (seats, limit + seats - 1)
    elif s.announcer >= 0:
        reader.require(s.announcer != s.current, "announcer-plays-on", "announcer", "STR-50")
        reader.require(not s.bottom, "field-not-now", "bottom", "STR-50", name="bottom", stage="draw")
        since = int(s.current - s.announcer) * int(s.direction) % seats
        least, most = since, limit + since - 1
    elif ended and not by_flush:
        least, most = limit, limit
    clause = "STR-65" if s.turns > most or s.announcer < 0 else "STR-50"
    reader.require(least <= s.turns <= most, "turns-number", "turns", clause, least=least, most=most)


def _check_memorise(s: Any, reader: Reader) -> None:
    """STR-10 to STR-12: all is as it was dealt."""
    reader.require(s.current == s.first, "first-to-play", "first", "STR-11")
    left = (int(s.youngest) + 1) % int(s.seats)
    right = bool(s.wins[s.first]) or s.first == s.youngest if s.game else s.first == left
    reader.require(right, "first-to-play", "first", "STR-11")
    begun = s.turns or s.announcer >= 0 or s.barred or s.direction != 1 or s.guarded.any() or s.discard_n != 1
    reader.require(not begun, "begun-before-looking", "stage", "STR-12")
    for seat in range(int(s.seats)):
        dealt = s.start_cards if seat == s.first else table.HAND
        reader.require(s.sizes[seat] == dealt, "dealt-number", "places", "STR-10", seat=seat, dealt=int(dealt))
        looked = s.knowers[seat * PLACES : seat * PLACES + min(table.FIRST_LOOK, int(dealt))]
        reader.require(all(int(who) >> seat & 1 for who in looked), "look-unknown", "known", "STR-12")


def _check_hand(s: Any, reader: Reader) -> None:
    """A card in hand; only a bonus turn has discards before it (STR-34)."""
    reader.require(s.drawn != EMPTY, "nothing-in-hand", "in_hand", "STR-20")
    bonus = s.last != EMPTY if s.source == table.SHOWN else s.source in BONUS
    reader.require(bool(s.flush or not bonus), "no-flush", "source", "STR-62")
    if s.stage == table.PLAY:
        reader.require(s.source != table.SHOWN, "shown-not-used", "source", "STR-21")
        reader.require(not s.withdrawn or s.sizes[s.current] == PLACES, "withdrawn-needs-14", "withdrawn", "STR-33")
    reader.require((s.last != EMPTY) == bonus, "discarded-before", "last_discarded", "STR-34")
    if s.source == table.PICKED:
        ordinary = 0 < VALUE[s.drawn] < DEITY
        reader.require(bool(ordinary), "not-to-be-chosen", "in_hand", "STR-34", card=CODES[s.drawn], most=4)
    taken = s.taken == (s.source == table.TAKEN) or (s.taken and bonus)
    barred = int(s.barred) >> int(s.current) & 1
    reader.require(bool(taken and not (s.taken and barred)), "taken-differs", "taken", "STR-20")
    if bonus:
        _check_bonus_turn(s, reader)


def _discards(s: Any) -> list[int]:
    return [int(card) for card in s.discards[: s.discard_n]]


def _is_flush(cards: list[int], length: int) -> bool:
    """Whether the last of these cards are a run of one family (STR-34): their numbers follow each other."""
    run = cards[-length:]
    steps = all(FAMILY[a] == FAMILY[b] >= 0 and b == a + 1 for a, b in pairwise(run))
    return len(run) == length and bool(steps)


def _flush_lies_there(s: Any, length: int) -> bool:
    """Whether a flush was just discarded. If the draw pile was empty for a barred player, most of it is there now."""
    discards = _discards(s)
    if _is_flush(discards, length):
        return True
    shuffled = len(discards) == 1 and int(s.barred) >> int(s.current) & 1
    run = list(range(discards[0] - length + 1, discards[0] + 1)) if shuffled else []
    pile = int(s.pile_low) | int(s.pile_high) << HALF
    there = all(card >= 0 and (pile >> card & 1 or card == s.drawn) for card in run[:-1])
    return bool(run) and there and _is_flush(run, length)


def _check_bonus_turn(s: Any, reader: Reader) -> None:
    """STR-34: the flush lies on the discard pile, but for the card that was perhaps chosen from it."""
    discards = _discards(s)
    on_top = s.last == s.drawn or (bool(discards) and s.last == discards[-1])
    reader.require(bool(on_top), "not-discarded-last", "last_discarded", "STR-34")
    if s.source == table.CHOSEN:
        behind = [len(discards) - i for i in range(min(SHORTEST_FLUSH, len(discards) + 1))]
        before = [[*discards[:at], int(s.drawn), *discards[at:]] for at in behind]
        right = any(_is_flush(pile, SHORTEST_FLUSH) for pile in (discards, *before))
    else:
        right = s.source == table.SHOWN or _flush_lies_there(s, 4 if s.source == table.PICKED else 5)
    reader.require(right, "no-flush-discarded", "discards", "STR-34")


def _check_naming(s: Any, reader: Reader) -> None:
    """STR-30: what was named so far could be named, in this order."""
    _check_hand(s, reader)
    reader.require(s.source != table.SHOWN, "shown-not-used", "source", "STR-21")
    reader.require(bool(s.kind), "kind-missing", "kind", "STR-30")
    size = int(s.sizes[s.current])
    reader.require(
        size >= combinations.FEWEST[s.kind],
        "too-few-places",
        "kind",
        "STR-30",
        combination=reader.document["kind"],
        size=size,
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
        aimed = s.stage == table.LOOKING or powers.second_aim(effect)
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
    _check_ragnarok(s, reader)
    before = s.copy()
    before.given = 0
    for place in range(PLACES):
        if int(s.given) >> place & 1:
            right = bool(maluses.may_give(before, place)) and maluses.still_to_give(before) > 1
            reader.require(right, "gift-out-of-order", "given", "STR-42", place=place + 1)
            before.given |= 1 << place


def _check_ragnarok(s: Any, reader: Reader) -> None:
    """STR-41: Ragnarök was just discarded; unless a new draw pile was made since, it lies in the discard pile."""
    discards = _discards(s)
    trades = [card for card in discards if TRADE in MALUS[card * MOST_EFFECTS : (card + 1) * MOST_EFFECTS]]
    reader.require(bool(trades) or 0 < len(discards) <= 2, "no-ragnarok", "discards", "STR-42")
    if s.last == EMPTY:  # discarded by fire's passive
        by_fire = s.passives and s.announcer < 0 and len(discards) > 1 and PASSIVE[discards[-2]] == FIRE
        reader.require(bool(by_fire) and discards[-1] in trades, "not-discarded-last", "last_discarded", "STR-41")
    else:
        reader.require(s.last == discards[-1], "not-discarded-last", "last_discarded", "STR-41")


def _check_choose(s: Any, reader: Reader) -> None:
    """STR-34, STR-35: a flush was discarded, and something can be chosen from."""
    barred = int(s.barred) >> int(s.current) & 1
    reader.require(bool(s.flush), "no-flush", "stage", "STR-62")
    reader.require(3 + barred <= s.bonus, "bonus-length", "bonus", "STR-35" if barred else "STR-34")
    reader.require(s.last != EMPTY, "discarded-before", "last_discarded", "STR-34")
    right = _flush_lies_there(s, int(s.bonus)) and s.last == _discards(s)[-1]
    reader.require(right, "no-flush-discarded", "discards", "STR-34")


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
        length = table.HAND if s.start_cards == table.HAND else 2 * table.HAND - int(s.start_cards)
        reader.require(_is_flush(_discards(s), length), "no-flush-discarded", "discards", "STR-34")
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
