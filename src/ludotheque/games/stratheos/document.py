"""A whole position as a readable JSON document, both ways. Any position that can occur can be set up.

Only `places` and `turn` must be given: all else has the value it has at the beginning of an ordinary turn, and the draw
pile is made of the cards that are nowhere else. Who is `current` and who began, or begins next, follows from the rest
where it can (STR-11), and at the end all cards lie open. Places are numbered from 1, seats from 0.
"""

from collections import Counter
from collections.abc import Collection
from typing import Any

from ludotheque.contract.documents import Reader
from ludotheque.contract.options import Choice
from ludotheque.games.stratheos import table
from ludotheque.games.stratheos.cards import CODES, HALF, MALUSES, NUMBER_OF
from ludotheque.games.stratheos.checks import check
from ludotheque.games.stratheos.combinations import KINDS, NAME_BITS
from ludotheque.games.stratheos.home import HOME
from ludotheque.games.stratheos.knowledge import is_spread
from ludotheque.games.stratheos.notation import PLACE_NAMES
from ludotheque.games.stratheos.table import (
    EMPTY,
    LOG_FACTS,
    MALUS_BITS,
    PLACES,
    REASONS,
    SEATS,
    SOURCES,
    SPECTATOR,
    STAGES,
)
from ludotheque.games.stratheos.view import code, entry_facts, entry_what, members, named_places
from ludotheque.kernel import Snapshot, plain

COMPONENTS = Counter(CODES)  # STR-1
DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
VERBS = {verb: text.split("-")[0] for text, verb in MALUSES.items()}
REQUIRED = ("places", "turn")
REASON_NAMES = tuple(reason for reason in REASONS if reason is not None)
LOG_NAMES = ("", *LOG_FACTS)
first_malus = plain(table.first_malus)
MOST_MALUSES = 9  # three −1 cards with three effects at most


def defaults(seats: int) -> dict[str, Any]:
    """What a document need not say."""
    return {
        "stage": "draw",
        "current": None,
        "number": 1,
        "wins": [0] * seats,
        "first": None,
        "start_cards": table.HAND,
        "direction": "clockwise",
        "turns": 0,
        "announcer": None,
        "bottom": False,
        "barred": [],
        "taken": None,
        "known": None,
        "protected": [[] for _ in range(seats)],
        "discards": [],
        "pile": None,
        "in_hand": None,
        "source": None,
        "last_discarded": None,
        "malus": [],
        "bonus": 0,
        "kind": None,
        "named": [],
        "withdrawn": False,
        "effect": 0,
        "picked": None,
        "given": [],
        "winners": [],
        "reason": None,
        "log": [],
    }


def _from_1(bits: int) -> list[int]:
    """The places of a set, numbered from 1."""
    return [place + 1 for place in members(bits)]


def _pile(s: Snapshot) -> list[str]:
    """The draw pile in the order of the pack — or as a player who chooses from it has spread it out (STR-34)."""
    if plain(is_spread)(s):
        return [CODES[card] for card in s.spread[: s.pile_n] if card >= 0]
    return [CODES[card] for card in members(s.pile_low | s.pile_high << HALF)]


def _knowers(bits: int) -> list[int | str]:
    """Who knows a card: seats, or all when it lay open."""
    return ["all"] if bits >> SPECTATOR & 1 else [seat for seat in range(SEATS) if bits >> seat & 1]


def document(s: Snapshot) -> dict[str, Any]:
    """The position as data."""
    rows = [range(seat * PLACES, seat * PLACES + s.sizes[seat]) for seat in range(s.seats)]
    return {
        "stage": STAGES[s.stage],
        "turn": None if s.stage == table.OVER else s.decider,
        "current": s.current,
        "number": s.game + 1,
        "wins": s.wins[: s.seats],
        "first": s.first,
        "start_cards": s.start_cards,
        "direction": "clockwise" if s.direction > 0 else "counterclockwise",
        "turns": s.turns,
        "announcer": None if s.announcer < 0 else s.announcer,
        "bottom": bool(s.bottom),
        "barred": members(s.barred),
        "taken": bool(s.taken),
        "places": [[code(s.cards[at]) for at in row] for row in rows],
        "known": [[_knowers(s.knowers[at]) for at in row] for row in rows],
        "protected": [_from_1(guarded) for guarded in s.guarded[: s.seats]],
        "discards": [code(card) for card in s.discards[: s.discard_n]],
        "pile": _pile(s),
        "in_hand": code(s.drawn),
        "source": SOURCES[s.source] if s.drawn != EMPTY else None,
        "last_discarded": code(s.last),
        "malus": [VERBS[verb] for verb in _waiting(s.malus)],
        "bonus": s.bonus,
        "kind": KINDS[s.kind - 1] if s.kind else None,
        "named": [place + 1 for place in named_places(s)],
        "withdrawn": bool(s.withdrawn),
        "effect": s.effect,
        "picked": PLACE_NAMES[s.picked - 1] if s.picked else None,
        "given": _from_1(s.given),
        "winners": members(s.winners),
        "reason": REASONS[s.reason],
        "log": [[LOG_NAMES[entry_what(entry)], *entry_facts(entry)] for entry in s.log[: s.log_n]],
    }


def _waiting(malus: int) -> list[int]:
    """The verbs of the maluses that are still to act, the first first."""
    verbs = []
    while malus:
        verbs.append(first_malus(malus))
        malus >>= MALUS_BITS
    return verbs


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every card in the document: a whole pack, whatever happens."""
    in_hand = [position["in_hand"]] if position["in_hand"] else []
    piles = [position["discards"], position["pile"], in_hand, *position["places"]]
    return Counter(card for pile in piles for card in pile)


def restore(s: Any, position: dict[str, Any], options: dict[str, Choice]) -> None:
    """Set the record up from a document whose options are already in it; refuses what cannot occur."""
    seats, known = int(options["seats"]), defaults(int(options["seats"]))
    Reader(position, (*REQUIRED, *known), known, HOME)
    whole = known | {name: value for name, value in position.items() if value is not None or name in REQUIRED}
    reader = Reader(whole, tuple(whole), (), HOME)
    _derive(reader, seats, int(options["youngest"]))
    _clear(s)
    pile = _read_cards(s, reader, seats)
    _read_course(s, reader, seats)
    _read_turn(s, reader)
    if is_spread(s):
        for at, card in enumerate(pile):
            s.spread[at] = NUMBER_OF[card]
    check(s, reader)


def _derive(reader: Reader, seats: int, youngest: int) -> None:
    """What a document may leave out because it follows from the rest. Nothing of it is checked yet."""
    document = reader.document
    stage = _name_in(reader, "stage", STAGES, "stage-unknown", "STR-20", stages=", ".join(STAGES))
    ended = stage in ("showdown", "over")
    if document["first"] is None:
        winners = _seats_in(reader, "winners", seats, "STR-52")
        begins = winners[0] if len(winners) == 1 else youngest  # STR-11
        document["first"] = begins if ended else (youngest + 1) % seats
    if document["current"] is None:
        document["current"] = document["first" if ended or stage == "memorise" else "turn"]
    if document["taken"] is None:
        document["taken"] = _is_one_of(document["source"], ("taken",))
    if ended and document["known"] is None:
        places = reader.piles("places", seats, NUMBER_OF, "STR-10")
        document["known"] = [[["all"] for _ in row] for row in places]


def _is_one_of(value: Any, names: Collection[str]) -> bool:
    """Whether a value is one of these names, whatever else it may be: a list has no hash, an array no truth."""
    return isinstance(value, str) and value in names


def _name_in(reader: Reader, field: str, names: Collection[str], key: str, clause: str, **facts: Any) -> str:
    value = reader.document[field]
    reader.require(_is_one_of(value, names), key, field, clause, **facts)
    return str(value)


def _seats_in(reader: Reader, field: str, seats: int, clause: str) -> list[int]:
    value = reader.document[field]
    reader.require(_rising(value, 0, seats - 1), "seats-list", field, clause)
    return list(value)


def _clear(s: Any) -> None:
    for field in ("cards", "discards", "spread"):
        s[field][:] = EMPTY
    s.viewer = table.TRUTH
    for field in ("wins", "knowers", "sizes", "guarded", "log"):
        s[field][:] = 0


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def _read_cards(s: Any, reader: Reader, seats: int) -> list[str]:
    """Where every card is, and who knows it; returns the draw pile."""
    rows = reader.piles("places", seats, NUMBER_OF, "STR-10")
    discards = reader.pile("discards", NUMBER_OF, "STR-10")
    in_hand = reader.name_or_none("in_hand", NUMBER_OF, "STR-20")
    hand = [] if in_hand is None else [in_hand]
    elsewhere = Counter(card for pile in (discards, hand, *rows) for card in pile)
    if reader.document["pile"] is None:
        reader.document["pile"] = [card for card in CODES if not elsewhere[card]]
    pile = reader.pile("pile", NUMBER_OF, "STR-10")
    reader.all_there(elsewhere + Counter(pile), COMPONENTS, "STR-1")
    protected = reader.document["protected"]
    knowers = _read_knowers(reader, rows, seats)
    for seat, row in enumerate(rows):
        reader.require(1 <= len(row) <= PLACES, "places-number", "places", "STR-33", seat=seat, most=PLACES)
        s.sizes[seat] = len(row)
        for place, card in enumerate(row):
            s.cards[seat * PLACES + place] = NUMBER_OF[card]
            s.knowers[seat * PLACES + place] = knowers[seat][place]
        right = isinstance(protected, list) and len(protected) == seats and _rising(protected[seat], 1, len(row))
        reader.require(right, "protected-places", "protected", "STR-4")
        s.guarded[seat] = _bits(protected[seat]) >> 1
    for at, card in enumerate(discards):
        s.discards[at] = NUMBER_OF[card]
    bits = _bits([NUMBER_OF[card] for card in pile])
    s.pile_low, s.pile_high, s.pile_n = bits & (1 << HALF) - 1, bits >> HALF, len(pile)
    s.discard_n, s.drawn = len(discards), EMPTY if in_hand is None else NUMBER_OF[in_hand]
    return pile


def _different(numbers: Any, least: int, most: int) -> bool:
    """Whether this is a list of different whole numbers within the bounds."""
    right = isinstance(numbers, list) and all(type(n) is int and least <= n <= most for n in numbers)
    return right and len(set(numbers)) == len(numbers)


def _rising(numbers: Any, least: int, most: int) -> bool:
    return _different(numbers, least, most) and numbers == sorted(numbers)


def _flag(reader: Reader, field: str, clause: str) -> bool:
    value = reader.document[field]
    reader.require(isinstance(value, bool), "wanted-flag", field, clause, name=field)
    return bool(value)


def _is_all(knowers: Any) -> bool:
    return isinstance(knowers, list) and len(knowers) == 1 and _is_one_of(knowers[0], ("all",))


def _read_knowers(reader: Reader, rows: list[list[str]], seats: int) -> list[list[int]]:
    """Not said: nobody knows anything."""
    known = [[] for _ in rows] if reader.document["known"] is None else reader.document["known"]
    shape = isinstance(known, list) and len(known) == seats and all(isinstance(row, list) for row in known)
    reader.require(shape, "known-shape", "known", "STR-64")
    found = []
    for row, cards in zip(known, rows, strict=True):
        reader.require(len(row) in (0, len(cards)), "known-shape", "known", "STR-64")
        for knowers in row:
            right = _is_all(knowers) or _rising(knowers, 0, seats - 1)
            reader.require(right, "known-shape", "known", "STR-64")
        everybody = (1 << seats) - 1 | 1 << SPECTATOR
        bits = [everybody if _is_all(knowers) else _bits(knowers) for knowers in row]
        found.append(bits or [0] * len(cards))
    return found


def _read_course(s: Any, reader: Reader, seats: int) -> None:
    """How far the match has come."""
    s.stage = STAGES.index(reader.document["stage"])
    turn = reader.seat_or_none("turn", seats, "STR-11")
    reader.require((turn is None) == (s.stage == table.OVER), "turn-not-over", "turn", "STR-51")
    s.current = reader.seat("current", seats, "STR-11")
    s.decider = s.current if turn is None else turn
    s.game = reader.number("number", 1, int(s.games), "STR-63") - 1
    wins = reader.numbers("wins", seats, 0, int(s.games), "STR-63")
    for seat in range(seats):
        s.wins[seat] = wins[seat]
    s.first = reader.seat("first", seats, "STR-11")
    s.start_cards = reader.number("start_cards", 1, table.HAND, "STR-34")
    s.direction = DIRECTIONS[_name_in(reader, "direction", DIRECTIONS, "direction-unknown", "STR-40")]
    s.turns = reader.number("turns", 0, int(s.turn_limit) + seats, "STR-65")
    announcer = reader.seat_or_none("announcer", seats, "STR-50")
    s.announcer = -1 if announcer is None else announcer
    s.bottom = _flag(reader, "bottom", "STR-40")
    s.barred = _bits(_seats_in(reader, "barred", seats, "STR-4"))
    s.winners = _bits(_seats_in(reader, "winners", seats, "STR-52"))
    if reader.document["reason"] is not None:
        s.reason = REASONS.index(_name_in(reader, "reason", REASON_NAMES, "reason-unknown", "STR-52"))


def _read_turn(s: Any, reader: Reader) -> None:
    """What has begun in this turn."""
    document, size = reader.document, int(s.sizes[s.current])
    if document["source"] is not None:
        source = _name_in(reader, "source", SOURCES, "source-unknown", "STR-20", sources=", ".join(SOURCES))
        s.source = SOURCES.index(source)
    s.taken = _flag(reader, "taken", "STR-20")
    last = reader.name_or_none("last_discarded", NUMBER_OF, "STR-40")
    s.last = EMPTY if last is None else NUMBER_OF[last]
    verbs = {text: verb for verb, text in VERBS.items()}
    malus = document["malus"]
    right = isinstance(malus, list) and len(malus) <= MOST_MALUSES and all(_is_one_of(verb, verbs) for verb in malus)
    reader.require(right, "malus-unknown", "malus", "STR-5", verbs=", ".join(verbs))
    s.malus = sum(verbs[verb] << MALUS_BITS * i for i, verb in enumerate(malus))
    s.bonus = reader.number("bonus", 0, 5, "STR-34")
    if document["kind"] is not None:
        kind = _name_in(reader, "kind", KINDS, "kind-unknown", "STR-30", kinds=", ".join(KINDS))
        s.kind = KINDS.index(kind) + 1
    named = document["named"]
    reader.require(_different(named, 1, size), "named-places", "named", "STR-30", size=size)
    s.named, s.named_n = sum(place - 1 << NAME_BITS * i for i, place in enumerate(named)), len(named)
    s.withdrawn = _flag(reader, "withdrawn", "STR-33")
    s.effect = reader.number("effect", 0, 2, "STR-4")
    if document["picked"] is not None:
        picked = _name_in(reader, "picked", PLACE_NAMES[: int(s.seats) * PLACES], "picked-unknown", "STR-4")
        s.picked = PLACE_NAMES.index(picked) + 1
    reader.require(_rising(document["given"], 1, PLACES), "given-places", "given", "STR-42")
    s.given = _bits(document["given"]) >> 1
    _read_log(s, reader)


def _read_log(s: Any, reader: Reader) -> None:
    """What followed from the last move; only the story and the screen use it."""
    log = reader.document["log"]
    reader.require(isinstance(log, list) and len(log) <= table.LOG, "log-entry", "log", "STR-64")
    for at, entry in enumerate(log):
        right = isinstance(entry, list) and len(entry) == 3 and _is_one_of(entry[0], LOG_FACTS)
        right = right and all(
            type(fact) is int and 0 <= fact < bound for fact, bound in zip(entry[1:], LOG_FACTS[entry[0]], strict=True)
        )
        reader.require(right, "log-entry", "log", "STR-64")
        s.log[at] = LOG_NAMES.index(entry[0]) | entry[1] << 8 | entry[2] << 32
    s.log_n = len(log)
