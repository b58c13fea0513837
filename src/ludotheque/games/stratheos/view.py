"""What people see of a match: the view of a seat and the result. All from masked snapshots.

A masked record has all that a perfect memory knows. A person's screen shows a card only at the moment of the look: its
place is one looked at `now`. With the option memo all that was legally seen and is still known is shown; what is not
looked at now is memory (STR-64).
"""

from typing import Any

from ludotheque.contract.shapes import Outcome, Score
from ludotheque.games.stratheos import table
from ludotheque.games.stratheos.cards import CARDS, CODES, FAMILY_NAMES, MALUS_NAMES, VALUE
from ludotheque.games.stratheos.combinations import FEWEST, KINDS, how_far_right, nth_named, with_name
from ludotheque.games.stratheos.ending import passive_of, points
from ludotheque.games.stratheos.knowledge import is_spread
from ludotheque.games.stratheos.maluses import giver, still_to_give
from ludotheque.games.stratheos.notation import PLACE_NAMES, effect_name, place_name
from ludotheque.games.stratheos.shapes import Ending, Place, Player, Seen
from ludotheque.games.stratheos.table import EMPTY, FIRST_LOOK, PLACES, REASONS, STAGES
from ludotheque.kernel import Snapshot, plain

REASON_CLAUSES = {"points": "STR-51", "flush": "STR-34"}  # all other reasons are tie-breaks: STR-52
COUNTED = (table.SHOWDOWN, table.OVER)
MOVED = (table.TRADED, table.TRADED_SOME, table.SHUFFLED)  # what takes cards away from where they were shown
entry_what, entry_facts = plain(table.entry_what), plain(table.entry_facts)
VALUES: list[int] = VALUE.tolist()
_with_name, _nth_named, _is_spread, _passive_of = (
    plain(with_name),
    plain(nth_named),
    plain(is_spread),
    plain(passive_of),
)


def code(card: int) -> str | None:
    """A card as text; None where none is seen."""
    return CODES[card] if card >= 0 else None


def members(bits: int) -> list[int]:
    """The numbers in a set of bits."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def named_places(s: Snapshot) -> list[int]:
    """The places of the combination that is being announced, from 0, in the order named."""
    return [_nth_named(s.named, i) for i in range(s.named_n)]


def points_of(s: Snapshot) -> list[int]:
    """STR-51: every seat's points."""
    record = s.record
    return [int(points(record, seat)) for seat in range(s.seats)]


def score(record: Any) -> Score | None:
    """How a series stands; a single game is counted at its end."""
    if record.games == 1:
        return None
    return {"round": int(record.game) + 1, "points": record.wins[: record.seats].tolist()}


def view(s: Snapshot, seat: int | None) -> Seen:
    """All that the eyes of a seat see at the table, as data; None is a spectator."""
    choosing = s.stage == table.CHOOSE and seat == s.current
    seen: Any = {  # the names of stages, kinds and reasons are those of the shapes
        "stage": STAGES[s.stage],
        "current": s.current,
        "number": s.game + 1,
        "direction": "clockwise" if s.direction > 0 else "counterclockwise",
        "turns": s.turns,
        "announcer": None if s.announcer < 0 else s.announcer,
        "bottom": bool(s.bottom),
        "players": _players(s, seat),
        "pile": s.pile_n,
        "spread": _spread(s) if choosing and _is_spread(s) else [],
        "discards": _discards(s, bool(s.memo or choosing)),
        "in_hand": None if s.drawn == EMPTY else _in_hand(s),
        "naming": _naming(s, seat) if s.stage == table.NAMING else None,
        "power": _power(s) if s.stage in (table.TARGET, table.LOOKING) else None,
        "giving": _giving(s) if s.stage == table.GIVING else None,
        "bonus": s.bonus,
        "winners": members(s.winners),
        "reason": REASONS[s.reason],
        "better": "fewest" if s.games == 1 else "most",
    }
    found: Seen = seen
    return found


def _players(s: Snapshot, seat: int | None) -> list[Player]:
    """The rows of all: the cards that are seen, which of them at this very moment, what is protected."""
    counted = points_of(s) if s.reason else None
    rows: list[Player] = []
    for owner, now in enumerate(_open_now(s, seat)):
        row: Player = {
            "seat": owner,
            "places": _places(s, owner, now),
            "barred": bool(s.barred >> owner & 1),
            "wins": s.wins[owner],
        }
        if counted is not None:
            row["points"] = counted[owner]
        rows.append(row)
    return rows


def _places(s: Snapshot, owner: int, now: int) -> list[Place]:
    start, guarded = owner * PLACES, s.guarded[owner]
    end = start + s.sizes[owner]
    if not (now or guarded or s.memo):  # all cards lie face down, as they mostly do
        return [{"at": at, "card": None, "now": False, "protected": False} for at in PLACE_NAMES[start:end]]
    return [
        {
            "at": PLACE_NAMES[start + place],
            "card": CODES[card] if card >= 0 and (s.memo or now >> place & 1) else None,
            "now": bool(now >> place & 1),
            "protected": bool(guarded >> place & 1),
        }
        for place, card in enumerate(s.cards[start:end])
    ]


def _open_now(s: Snapshot, seat: int | None) -> list[int]:
    """The places of every row whose cards the seat looks at in this very moment, as bits."""
    whole = [(1 << size) - 1 for size in s.sizes[: s.seats]]
    if s.stage in COUNTED:
        return whole
    looked = [0] * s.seats
    if s.stage == table.MEMORISE:
        if seat is not None and (seat - s.first) % s.seats >= (s.decider - s.first) % s.seats:
            looked[seat] = whole[seat] & (1 << FIRST_LOOK) - 1  # not turned back yet
    elif s.stage == table.LOOKING:
        if seat == s.current:
            looked[(s.picked - 1) // PLACES] = 1 << (s.picked - 1) % PLACES
    else:
        for entry in s.log[: s.log_n]:
            if entry_what(entry) == table.WRONG:
                owner, places = entry_facts(entry)
                looked[owner] = places  # STR-32: shown to all, until the next move
            elif entry_what(entry) in MOVED:
                looked = [0] * s.seats  # a −1 that fire has discarded (STR-41)
    return looked


def _spread(s: Snapshot) -> list[dict[str, str]]:
    return [{"at": str(at), "card": CODES[card]} for at, card in enumerate(s.spread[: s.pile_n], start=1)]


def _discards(s: Snapshot, whole: bool) -> dict[str, Any]:
    """The discard pile: its top card, and all of it for who may look through it."""
    cards = s.discards[: s.discard_n]
    return {
        "size": s.discard_n,
        "top": CODES[cards[-1]] if cards else None,
        "cards": [CODES[card] for card in cards] if whole else [],
    }


def _in_hand(s: Snapshot) -> dict[str, Any]:
    family = _passive_of(s, s.drawn)
    malus = CARDS[s.drawn].malus if s.texts and s.drawn >= 0 else ()
    return {
        "card": code(s.drawn),
        "must_stay": s.source == table.TAKEN,
        "passive": FAMILY_NAMES[family] if family >= 0 else None,
        "malus": [MALUS_NAMES[effect] for effect in malus],
    }


def _naming(s: Snapshot, seat: int | None) -> dict[str, Any]:
    named = named_places(s)
    knows = s.memo and seat == s.current and s.named_n + 1 >= FEWEST[s.kind]
    return {
        "combination": KINDS[s.kind - 1],
        "places": [place_name(s.current, place) for place in named],
        "endings": [_ending(s, place) for place in range(s.sizes[seat]) if place not in named] if knows else [],
    }


def _ending(s: Snapshot, place: int) -> Ending:
    """STR-31: what the player knows of the combination that this place would complete."""
    named, many = _with_name(s, place), s.named_n + 1
    cards = [s.cards[s.current * PLACES + _nth_named(named, i)] for i in range(many)]
    known = how_far_right(s.record, named, many, True)
    right = True if known == many else False if cards[known] >= 0 else None
    saved = sum(VALUES[card] for card in cards) - VALUES[s.drawn] if right else None
    return {"place": place_name(s.current, place), "right": right, "saved": saved}


def _power(s: Snapshot) -> dict[str, Any]:
    """The power that is being used: the card, what it does, and the place picked so far."""
    picked = PLACE_NAMES[s.picked - 1] if s.picked else None
    return {"card": code(s.drawn), "effect": effect_name(s), "picked": picked}


def _giving(s: Snapshot) -> dict[str, Any]:
    """STR-42: whose cards are being chosen, which are chosen, how many are still to be."""
    record = s.record
    owner = int(giver(record))
    given = [place_name(owner, place) for place in members(s.given)]
    return {"giver": owner, "given": given, "left": int(still_to_give(record))}


def outcome(s: Snapshot) -> Outcome:
    """Who won a finished match, with what, and by which clause: of one game by its points, of several by games won."""
    if s.games == 1:
        reason = str(REASONS[s.reason])
        clause = REASON_CLAUSES.get(reason, "STR-52")
        return {"winners": members(s.winners), "scores": points_of(s), "reason": reason, "clause": clause}
    wins = s.wins[: s.seats]
    winners = [seat for seat, won in enumerate(wins) if won == max(wins)]
    reason = "most-games" if len(winners) == 1 else "tied-games"
    return {"winners": winners, "scores": wins, "reason": reason, "clause": "STR-63"}
