"""Cards and moves as text. A card is its family's letter and value (F13), a special card three letters (RAG).

Places are numbered from 1, seats from 0: `exchange 3` puts the card in hand in one's third place, `on 2.3` aims a power
at the third place of seat 2, `on 2` at all of that seat's game. A combination is announced by its kind (`same`, `full`
or `run`), then place by place (`name 4`), the last one with a word of its own (`last 2`). People count seats from 1 as
well: for them all of it is written by `for_people`, and read by `from_people`.
"""

import re
from typing import Any

from ludotheque.games.stratheos import rules
from ludotheque.games.stratheos.cards import CODES, MOST_EFFECTS, PACK, POWER, POWERS
from ludotheque.games.stratheos.combinations import FEWEST, KINDS, MOST
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.powers import PLACE, SEAT
from ludotheque.games.stratheos.table import PLACES, SEATS
from ludotheque.kernel import Snapshot

CLAUSES = {"turn": "STR-11", "over": "STR-51", "notation": "STR-20"}  # for what fails before the rules are asked
PLAIN = {
    rules.READY: "ready",
    rules.STRATHEOS: "stratheos",
    rules.DISCARD: "discard",
    rules.POWER: "power",
    rules.WITHDRAW: "withdraw",
    rules.NOTHING: "nothing",
    rules.DEAL: "deal",
}
# Places of the table, in the order of the record: their names, and their numbers within the row as text.
PLACE_NAMES: tuple[str, ...] = tuple(f"{seat}.{place + 1}" for seat in range(SEATS) for place in range(PLACES))
PLACE_AT = {name: at for at, name in enumerate(PLACE_NAMES)}
PLACE_NUMBERS = {name: str(at % PLACES + 1) for at, name in enumerate(PLACE_NAMES)}
PLACE_OWNERS = {name: at // PLACES for at, name in enumerate(PLACE_NAMES)}
EFFECTS = {effect: name for name, effect in POWERS.items()}
EFFECT_OF: tuple[str, ...] = tuple(EFFECTS.get(effect, "") for effect in POWER.tolist())


def _words() -> frozenset[str]:
    """Everything that is a move somewhere."""
    places = [number + 1 for number in range(PLACES)]
    words = {*PLAIN.values(), "draw", "take", *KINDS}
    words |= {f"{word} {place}" for word in ("exchange", "name", "last", "give") for place in places}
    words |= {f"on {seat}" for seat in range(SEATS)} | {f"on {name}" for name in PLACE_NAMES}
    return frozenset(words | {f"choose {card}" for card in CODES} | {f"pick {at + 1}" for at in range(PACK)})


WRITTEN = _words()
AIMED = re.compile(r"(?<=\bon )( *)(-?\d{1,3})\b", re.IGNORECASE)  # at a seat, or at a place of it


def effect_name(s: Snapshot) -> str:
    """What the power that is being used does now."""
    return str(EFFECT_OF[s.drawn * MOST_EFFECTS + s.effect])


def place_name(seat: int, place: int) -> str:
    return PLACE_NAMES[seat * PLACES + place]


def parts(s: Snapshot, move: int) -> dict[str, Any]:
    """A move as data: its kind, and what it touches."""
    if move in PLAIN:
        return {"kind": PLAIN[move]}
    if move == rules.FROM_PILE:
        return {"kind": "draw", "source": "bottom" if s.bottom else "pile"}
    if move == rules.FROM_DISCARDS:
        return {"kind": "draw", "source": "discard"}
    if move < rules.EXCHANGE:
        return _announce(s, move - rules.ANNOUNCE)
    if move < rules.NAME:
        return {"kind": "exchange", "place": place_name(s.current, move - rules.EXCHANGE)}
    if move < rules.LAST:
        return {"kind": "name", "place": place_name(s.current, move - rules.NAME), "order": s.named_n + 1}
    if move < rules.GIVE:
        return {"kind": "last", "place": place_name(s.current, move - rules.LAST), "order": s.named_n + 1}
    if move < SEAT:
        return {"kind": "give", "place": place_name(int(giver(s.record)), move - rules.GIVE)}
    if move < PLACE:
        return {"kind": "aim-seat", "effect": effect_name(s), "seat": move - SEAT}
    if move < rules.CHOOSE_CARD:
        picked = PLACE_NAMES[s.picked - 1] if s.picked else None
        return {"kind": "aim", "effect": effect_name(s), "place": PLACE_NAMES[move - PLACE], "picked": picked}
    if move < rules.PICK:
        return {"kind": "choose", "card": CODES[move - rules.CHOOSE_CARD]}
    return {"kind": "pick", "at": str(move - rules.PICK + 1)}


def _announce(s: Snapshot, kind: int) -> dict[str, Any]:
    most = min(MOST[kind], s.sizes[s.current])
    return {"kind": "announce", "combination": KINDS[kind - 1], "fewest": FEWEST[kind], "most": most}


def text(move: dict[str, Any]) -> str:
    """A move as text."""
    kind: str = move["kind"]
    if kind in ("exchange", "name", "last", "give"):
        return f"{kind} {PLACE_NUMBERS[move['place']]}"
    if kind == "draw":
        return "take" if move["source"] == "discard" else "draw"
    if kind == "announce":
        return str(move["combination"])
    if kind == "aim":
        return f"on {move['place']}"
    if kind == "aim-seat":
        return f"on {move['seat']}"
    if kind == "choose":
        return f"choose {move['card']}"
    return f"pick {move['at']}" if kind == "pick" else kind


def tidy(entry: str) -> str:
    """What a person typed, in the form of the notation where it can be: `Exchange  3` → `exchange 3`."""
    first, *rest = entry.lower().split() or [""]
    candidate = " ".join([first, *(part.upper() if first == "choose" else part for part in rest)])
    return candidate if candidate in WRITTEN else entry.strip()


def for_people(text: str) -> str:
    """Moves with their seats counted from 1, as a table numbers them for people."""
    return _renumbered(text, 1)


def from_people(entry: str) -> str:
    """What a person typed, with its seat counted from 0."""
    return _renumbered(entry, -1)


def _renumbered(text: str, by: int) -> str:
    return AIMED.sub(lambda found: f"{found[1]}{int(found[2]) + by}", text)
