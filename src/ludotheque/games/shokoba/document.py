"""A whole position as a readable JSON document, both ways. Any position that can occur can be set up."""

from collections import Counter
from typing import Any

from ludotheque.contract.documents import Reader
from ludotheque.contract.errors import DocumentError
from ludotheque.contract.options import Choice
from ludotheque.games.shokoba import rules
from ludotheque.games.shokoba.cards import CATEGORIES, FACES, PACK
from ludotheque.games.shokoba.home import HOME
from ludotheque.games.shokoba.notation import FACE_OF, NAMES, cards_of, code, names, one, parts, text, value
from ludotheque.games.shokoba.sets import many_of
from ludotheque.games.shokoba.view import in_play, members, round_of, sides, size
from ludotheque.kernel import Snapshot, plain

COMPONENTS = Counter({NAMES[face]: plain(many_of)(PACK, face) for face in range(FACES)})  # SHO-1
FIELDS = (
    "dealer",
    "turn",
    "round",
    "playing",
    "hands",
    "table",
    "taken",
    "undealt",
    "gems",
    "last_taker",
    "overlooked",
    "plays",
)
MOST_ROUNDS = 1 << 30  # no match comes near it
MOST_GEMS = len(CATEGORIES) + COMPONENTS.total() // 2  # of a round: a SHOKOBA takes two cards at least
OPTIONAL = ("round", "playing", "overlooked", "plays")


def document(s: Snapshot) -> dict[str, Any]:
    """The position as data; cards are texts, seats are numbers from 0. In teams `taken` and `gems` are the teams'."""
    seats, owners = range(s.seats), range(sides(s))
    return {
        "dealer": s.dealer,
        "turn": None if s.finished else s.current,
        "round": round_of(s),
        "playing": in_play(s),
        "hands": [names(s.hands[seat]) for seat in seats],
        "table": names(s.table),
        "taken": [names(s.piles[side]) for side in owners],
        "undealt": names(s.undealt),
        "gems": [s.gems[side] for side in owners],
        "last_taker": None if s.last_taker < 0 else s.last_taker,
        "overlooked": NAMES[s.overlooked - 1] if s.overlooked else None,
        "plays": [_plays(s, seat) for seat in seats],
    }


def _plays(s: Snapshot, seat: int) -> list[dict[str, Any]]:
    """A seat's last plays in this deal, each with the table it was made on."""
    mine = range(seat * rules.REMEMBERED, (seat + 1) * rules.REMEMBERED)
    return [{"move": text(parts(s, s.played[i] - 1)), "table": names(s.played_on[i])} for i in mine if s.played[i]]


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every card in the document: a whole pack, whatever happens."""
    piles = [position["table"], position["undealt"], *position["hands"], *position["taken"]]
    return Counter(card for pile in piles for card in pile)


def restore(s: Any, position: dict[str, Any], options: dict[str, Choice]) -> None:
    """Set the record up from a document whose options are already in it; refuses what cannot occur."""
    reader = Reader(position, FIELDS, OPTIONAL, HOME)
    seats, owners = int(options["seats"]), sides(s)
    s.dealer = reader.seat("dealer", seats, "SHO-10")
    turn = reader.seat_or_none("turn", seats, "SHO-12")
    s.finished = turn is None
    s.playing = sum(1 << seat for seat in reader.seats("playing", seats, "SHO-33", default=list(range(seats))))
    hands = reader.piles("hands", seats, FACE_OF, "SHO-11")
    for seat in range(seats):
        s.hands[seat] = cards_of(hands[seat])
        s.sizes[seat] = len(hands[seat])
    table, undealt = reader.pile("table", FACE_OF, "SHO-11"), reader.pile("undealt", FACE_OF, "SHO-17")
    taken = reader.piles("taken", owners, FACE_OF, "SHO-14")
    reader.all_there(
        inventory({"hands": hands, "table": table, "taken": taken, "undealt": undealt}), COMPONENTS, "SHO-1"
    )
    s.table, s.undealt = cards_of(table), cards_of(undealt)
    for side in range(owners):
        s.piles[side] = cards_of(taken[side])
    gems = reader.numbers("gems", owners, 0, MOST_ROUNDS, "SHO-22")
    for side in range(owners):
        s.gems[side] = gems[side]
    last_taker = reader.seat_or_none("last_taker", seats, "SHO-18")
    s.last_taker = -1 if last_taker is None else last_taker
    overlooked = reader.name_or_none("overlooked", FACE_OF, "SHO-40")
    s.overlooked = 0 if overlooked is None else FACE_OF[overlooked] + 1
    _restore_rounds(s, reader, options)
    if turn is None:
        _check_end(s, reader)
        s.current = rules.left_of(s, s.dealer)
    else:
        s.current = turn
        _check_round(s, reader)
    _restore_plays(s, reader)


def _restore_rounds(s: Any, reader: Reader, options: dict[str, Choice]) -> None:
    """How many rounds were counted: by the round that is given, else as few as gems and dealer allow."""
    first, last = 1, sum(map(int, s.gems)) + int(s.seats) + 1
    if "round" in reader.document:
        first = last = reader.number("round", 1, MOST_ROUNDS, "SHO-30")
    for number in range(first, last + 1):
        s.rounds = number - 1 + int(s.finished)
        refusal = _impossible_round(s, number, int(options.get("youngest", -1)))
        if refusal is None:
            return
    assert refusal is not None
    raise refusal


def _impossible_round(s: Any, number: int, youngest: int) -> DocumentError | None:
    """Why gems or dealer cannot be in the round of this number.

    A side's gems at the beginning of the round lie between two numbers, since every SHOKOBA took two cards at least.
    """
    owners = range(sides(s))
    owned = [int(rules.most(s, category)) for category in CATEGORIES] if s.finished else []
    most = [int(s.gems[side]) - owned.count(side) for side in owners]
    least = [max(0, most[side] - size(int(s.piles[side])) // 2) for side in owners]
    if min(most) < 0 or sum(least) > (number - 1) * MOST_GEMS:
        return DocumentError("gems-not-won", home=HOME, field="gems", clause="SHO-22", round=number)
    top = max(least)
    tied = sum(1 for side in owners if least[side] <= top <= most[side])
    if top >= s.target and not (s.edition == rules.CLASSIC and tied > 1):
        return DocumentError("match-decided", home=HOME, field="gems", clause="SHO-31", target=int(s.target))
    rightful = (youngest + number - 1) % int(s.seats)
    all_play = int(s.playing) == (1 << int(s.seats)) - 1
    if s.edition == rules.CLASSIC and all_play and s.dealer != rightful:
        return DocumentError(
            "dealer-not-in-turn", home=HOME, field="dealer", clause="SHO-10", round=number, rightful=rightful
        )
    return None


def _restore_plays(s: Any, reader: Reader) -> None:
    """What each seat played in this deal, as far as it is remembered; none where the document says nothing."""
    seats, most = int(s.seats), 9 if s.nine_cards else 3
    plays = reader.rows("plays", seats, ("move", "table"), "SHO-12", default=[[] for _ in range(seats)])
    for seat, mine in enumerate(plays):
        can_be = min(rules.REMEMBERED, most - int(s.sizes[seat]))
        reader.require(len(mine) <= can_be, "plays-too-many", "plays", "SHO-12", seat=seat)
        for i, play in enumerate(reversed(mine), start=1):
            reader.check_names("plays", play["table"], FACE_OF, "SHO-12")
            move = code(play["move"]) if isinstance(play["move"], str) else None
            fits = move is not None and _fits(move, Counter(play["table"]))
            reader.require(fits, "play-not-possible", "plays", "SHO-13", seat=seat)
            s.played[(seat + 1) * rules.REMEMBERED - i] = (move or 0) + 1
            s.played_on[(seat + 1) * rules.REMEMBERED - i] = cards_of(play["table"])


def _fits(move: int, table: Counter[str]) -> bool:
    """Whether the move can have been made on that table: a lay, or a take of cards there that add up to the card."""
    card, taken = NAMES[rules.face_of(move)], names(rules.taken_by(move))
    adds_up = sum(map(value, taken)) == value(card)
    return table + Counter([card]) <= COMPONENTS and Counter(taken) <= table and (not taken or adds_up)


def _in_play(s: Any, seat: int) -> bool:
    return bool(int(s.playing) >> seat & 1)


def _check_seats(s: Any, reader: Reader) -> None:
    playing = [seat for seat in range(int(s.seats)) if _in_play(s, seat)]
    if len(playing) < int(s.seats):
        played_off = s.edition == rules.CLASSIC and not s.teams and len(playing) >= 2
        fewest = min(int(s.gems[seat]) for seat in playing)
        ahead = all(s.gems[seat] < fewest for seat in range(int(s.seats)) if seat not in playing)
        reader.require(played_off and ahead and fewest >= s.target, "playing-not-tied", "playing", "SHO-33")
    reader.require(_in_play(s, int(s.dealer)), "seat-not-playing", "dealer", "SHO-33")
    if s.last_taker >= 0:
        reader.require(
            bool(s.piles[int(rules.side(s, s.last_taker))]), "last-taker-without-pile", "last_taker", "SHO-18"
        )
        reader.require(_in_play(s, int(s.last_taker)), "seat-not-playing", "last_taker", "SHO-33")
    else:
        reader.require(not any(s.piles), "pile-without-last-taker", "last_taker", "SHO-18")
    for side in range(sides(s)):
        reader.require(size(int(s.piles[side])) != 1, "pile-of-one", "taken", "SHO-14")
        if not any(_in_play(s, seat) for seat in members(s, side)):
            reader.require(not s.piles[side], "pile-not-playing", "taken", "SHO-33")


def _check_round(s: Any, reader: Reader) -> None:
    """Hands shrink by one card a turn, from the dealer's left; what is undealt is whole deals."""
    _check_seats(s, reader)
    reader.require(_in_play(s, int(s.current)), "seat-not-playing", "turn", "SHO-33")
    most = 9 if s.nine_cards else 3
    held = int(s.sizes[s.current])
    seat, played = int(rules.left_of(s, s.dealer)), 1
    for _ in range(bin(int(s.playing)).count("1")):
        played = 0 if seat == s.current else played
        reader.require(int(s.sizes[seat]) == held - played, "hands-out-of-step", "hands", "SHO-12", turn=int(s.current))
        seat = int(rules.left_of(s, seat))
    reader.require(held <= most, "hand-too-large", "hands", "SHO-41" if s.nine_cards else "SHO-11", most=most)
    for other in range(int(s.seats)):
        reader.require(_in_play(s, other) or not s.sizes[other], "hand-not-playing", "hands", "SHO-33")
    whole = most * bin(int(s.playing)).count("1")
    undealt = size(int(s.undealt))
    reader.require(
        undealt % whole == 0 and undealt + whole <= 36, "undealt-not-whole-deals", "undealt", "SHO-17", whole=whole
    )
    if undealt + int(s.sizes.sum()) == 36:
        nothing_yet = not s.overlooked and not any(s.piles)
        reader.require(nothing_yet, "round-not-begun", "overlooked" if s.overlooked else "taken", "SHO-11")
    if s.overlooked:
        card = NAMES[int(s.overlooked) - 1]
        there = card in names(int(s.table)) and rules.can_take(int(s.table) - one(card), value(card))
        reader.require(bool(s.oversight and there), "overlooked-not-there", "overlooked", "SHO-40", card=card)
    claiming = bool(s.oversight and s.table and not undealt)  # SHO-40
    reader.require(held > 0 or claiming, "hands-empty", "hands", "SHO-17")


def _check_end(s: Any, reader: Reader) -> None:
    _check_seats(s, reader)
    reader.require(not any(s.sizes) and not s.undealt and not s.overlooked, "over-with-cards", "turn", "SHO-18")
    gems = [int(n) for n in s.gems[: sides(s)]]
    decided = s.edition != rules.CLASSIC or gems.count(max(gems)) == 1
    reader.require(max(gems) >= s.target and decided, "over-too-soon", "turn", "SHO-30", target=int(s.target))
    reader.require(s.last_taker < 0 or not s.table, "table-not-swept", "table", "SHO-18")
