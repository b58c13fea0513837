"""A whole position as a readable JSON document, both ways. Any position that can occur can be set up."""

from collections import Counter
from typing import Any

from ludotheque.contract.documents import Reader
from ludotheque.contract.options import Choice
from ludotheque.games.igo import rules
from ludotheque.games.igo.cards import CARDS, LETTERS, NAMES, VALUES, of_seat, put_for, size_for
from ludotheque.games.igo.home import HOME
from ludotheque.games.igo.named import CARD_OF, COLOUR_OF, cards_of, colours_of, hand_of, letters, names
from ludotheque.games.igo.rules import SOURCES, STEPS
from ludotheque.games.igo.split import colours_held, is_series
from ludotheque.games.igo.view import round_of
from ludotheque.kernel import Snapshot

COMPONENTS = Counter(NAMES)  # IGO-1
FIELDS = (
    "turn", "step", "round", "points", "hands", "seen", "source", "column", "discard", "pile", "stall", "last_call",
)  # fmt: skip
OPTIONAL = ("step", "round", "seen", "source", "stall", "last_call")
CALL_FIELDS = ("caller", "colour", "series", "hands")


def document(s: Snapshot) -> dict[str, Any]:
    """The position as data; cards are texts, seats are numbers from 0. The last cards of `column` and `discard` are
    the ones to take, `pile` is in no order, `seen` is what everybody saw a player take and not discard since. Whoever
    has drawn and must discard has thirteen cards: the drawn one is the last, and `source` says where it came from."""
    seats = range(s.seats)
    return {
        "turn": None if s.step == rules.OVER else s.current,
        "step": STEPS[s.step],
        "round": round_of(s),
        "points": s.points[: s.seats],
        "hands": [_hand(s, seat) for seat in seats],
        "seen": [hand_of(s.known, seat) for seat in seats],
        "source": SOURCES[s.source] if s.step == rules.DISCARD else None,
        "column": [NAMES[card] for card in s.column[: s.column_size]],
        "discard": [NAMES[card] for card in s.discards[: s.discards_size]],
        "pile": names(*s.unseen),
        "stall": s.stall,
        "last_call": None if s.last_caller < 0 else _last_call(s),
    }


def _hand(s: Snapshot, seat: int) -> list[str]:
    hand = hand_of(s.hands, seat)
    if s.step == rules.DISCARD and s.current == seat:
        hand.append(hand.pop(hand.index(NAMES[s.drawn])))
    return hand


def _last_call(s: Snapshot) -> dict[str, Any]:
    return {
        "caller": s.last_caller,
        "colour": LETTERS[s.last_colour],
        "series": letters(s.last_series),
        "hands": [hand_of(s.shown, seat) for seat in range(s.seats)],
    }


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every card in the document: all 110, whatever happens."""
    piles = [position["column"], position["discard"], position["pile"], *position["hands"]]
    return Counter(card for pile in piles for card in pile)


def restore(s: Any, position: dict[str, Any], options: dict[str, Choice]) -> None:
    """Set the record up from a document whose options are already in it; refuses what cannot occur."""
    seats = int(options["seats"])
    reader = Reader({"seen": [[] for _ in range(seats)], "last_call": None, **position}, FIELDS, OPTIONAL, HOME)
    turn = reader.seat_or_none("turn", seats, "IGO-10")
    step = reader.name_or_none("step", STEPS, "IGO-10") or ("over" if turn is None else "draw")
    reader.require((turn is None) == (step == "over"), "step-not-of-turn", "step", "IGO-33")
    s.step, s.current = STEPS.index(step), turn or 0
    s.rounds = reader.number("round", 1, 1_000_000, "IGO-32", default=1) - int(s.step != rules.OVER)
    s.stall = reader.number("stall", 0, int(s.stall_limit), "IGO-40", default=0)
    for seat, points in enumerate(reader.numbers("points", seats, 0, int(s.target), "IGO-33")):
        s.points[seat] = points
    _read_cards(s, reader, seats)
    _read_drawn(s, reader)
    s.last_caller = -1
    if reader.document["last_call"] is not None:
        _read_last_call(s, Reader(reader.document["last_call"], CALL_FIELDS, (), HOME), seats)
    for check in (_check_stall, _check_piles, _check_seen, _check_points, _check_call):
        check(s, reader)
    if s.step == rules.OVER:
        s.current = s.last_caller
        _check_end(s, reader)


def _read_hands(sets: Any, hands: list[list[str]]) -> None:
    for seat, hand in enumerate(hands):
        put_for(sets, seat, *cards_of(hand))


def _read_cards(s: Any, reader: Reader, seats: int) -> None:
    hands, seen = (
        reader.piles(field, seats, CARD_OF, clause) for field, clause in (("hands", "IGO-2"), ("seen", "IGO-41"))
    )
    column, discard = reader.pile("column", CARD_OF, "IGO-3"), reader.pile("discard", CARD_OF, "IGO-4")
    pile = reader.pile("pile", CARD_OF, "IGO-4")
    there = inventory({"hands": hands, "column": column, "discard": discard, "pile": pile})
    reader.all_there(there, COMPONENTS, "IGO-1")
    most = rules.COLUMN + seats
    reader.require(1 <= len(column) <= most, "column-size", "column", "IGO-3", most=most)
    for seat in range(seats):
        reader.require(len(hands[seat]) == rules.hand_size(s, seat), "hand-sizes", "hands", "IGO-11")
        held = Counter(seen[seat]) <= Counter(hands[seat])
        reader.require(held, "seen-not-held", "seen", "IGO-41", seat=seat)
    _read_hands(s.hands, hands)
    _read_hands(s.known, seen)
    s.unseen[0], s.unseen[1] = cards_of(pile)
    s.pile, s.column_size, s.discards_size = len(pile), len(column), len(discard)
    for place, card in enumerate(column):
        s.column[place] = CARD_OF[card]
    for place, card in enumerate(discard):
        s.discards[place] = CARD_OF[card]


def _read_drawn(s: Any, reader: Reader) -> None:
    """The card drawn and not yet followed by a discard: the thirteenth of the hand."""
    source = reader.name_or_none("source", SOURCES, "IGO-10")
    reader.require((source is not None) == (s.step == rules.DISCARD), "source-not-of-step", "source", "IGO-11")
    s.source, s.drawn = 0, -1
    if source is not None:
        card = reader.document["hands"][int(s.current)][-1]
        s.source, s.drawn = SOURCES.index(source), CARD_OF[card]
        seen = card in hand_of(s.known, int(s.current))
        reader.require(seen == (s.source != rules.FROM_PILE), "drawn-seen", "seen", "IGO-41", card=card)


def _read_last_call(s: Any, reader: Reader, seats: int) -> None:
    s.last_caller = reader.seat("caller", seats, "IGO-13")
    colour = reader.name_or_none("colour", LETTERS, "IGO-20")
    reader.require(colour is not None, "call-without-colour", "colour", "IGO-20")
    s.last_colour = COLOUR_OF[str(colour)]
    hands = reader.piles("hands", seats, CARD_OF, "IGO-22")
    different = {card for hand in hands for card in hand}
    whole = all(len(hand) == rules.HAND for hand in hands) and len(different) == rules.HAND * seats
    reader.require(whole, "call-hands", "hands", "IGO-11", hand=rules.HAND)
    reader.require(sum(card[0] == colour for card in different) < VALUES, "call-colour", "colour", "IGO-20")
    _read_hands(s.shown, hands)
    series = reader.pile("series", LETTERS, "IGO-21")
    s.last_series = colours_of(series)
    low, high = of_seat(s.shown, s.last_caller)
    held = letters(colours_held(low, high, s.last_colour))
    right = series == sorted(set(series)) and set(series) <= set(held) and len(series) in (1, 2)
    if len(series) == 2:
        right = right and is_series(low, high, *map(COLOUR_OF.__getitem__, series))
    reader.require(bool(right), "call-series", "series", "IGO-21", held=" ".join(held))


def _taken(s: Any) -> tuple[int, int]:
    """How many cards have left the draw pile and the column in this round (IGO-3, IGO-4)."""
    whole_column = rules.COLUMN + int(s.seats)
    whole_pile = CARDS - rules.HAND * int(s.seats) - whole_column - 1
    return whole_pile - int(s.pile), whole_column - int(s.column_size)


def _check_piles(s: Any, reader: Reader) -> None:
    """What left the draw pile and the column, and whether anything is left of them."""
    from_pile, from_column = _taken(s)
    reader.require(s.discards_size > 0 or s.step == rules.DISCARD, "discard-empty", "discard", "IGO-16")
    reader.require(from_pile >= 0, "pile-too-large", "pile", "IGO-4", most=from_pile + int(s.pile))
    if s.step == rules.DRAW:
        reader.require(s.pile > 0, "pile-empty", "pile", "IGO-15")
    if s.step == rules.DISCARD:
        reader.require(s.pile > 0 or s.source == rules.FROM_PILE, "pile-empty", "pile", "IGO-15")
        came = {rules.FROM_PILE: from_pile, rules.FROM_COLUMN: from_column}.get(int(s.source), 1)
        reader.require(came > 0, "nothing-drawn-there", "source", "IGO-10")


def _check_seen(s: Any, reader: Reader) -> None:
    """IGO-41: one card a turn; IGO-40: before each new card fewer than `stall_limit` turns without one."""
    if s.step == rules.OVER:
        return
    seats, (from_pile, from_column) = int(s.seats), _taken(s)
    most_turns = (from_pile + from_column) * int(s.stall_limit) + int(s.stall)
    latest = int(s.current) - int(s.step == rules.DRAW)  # the last who drew
    hidden = [seat for seat in range(seats) if s.step != rules.LAY or seat != s.current]
    for seat in hidden:
        most = (most_turns + seats - 1 - (latest - seat) % seats) // seats
        reader.require(size_for(s.known, seat) <= most, "seen-too-many-of", "seen", "IGO-41", seat=seat, most=most)
    most = most_turns - from_pile
    reader.require(
        sum(size_for(s.known, seat) for seat in hidden) <= most, "seen-too-many", "seen", "IGO-41", most=most
    )


def _check_stall(s: Any, reader: Reader) -> None:
    """IGO-40: turns in a row, this one included once its card is drawn, without a card from the pile or the column."""
    limit = int(s.stall_limit)
    if s.step == rules.DRAW:
        least, most = 0, limit - 1
    elif s.step == rules.DISCARD:
        least, most = (1, limit) if s.source == rules.FROM_DISCARDS else (0, 0)
    else:  # a call, after a turn with a new card or without; the last of the pile is a new one
        least, most = 0 if sum(_taken(s)) else 1, limit if s.pile else 0
    reader.require(least <= s.stall <= most, "stall-wrong", "stall", "IGO-40", least=least, most=most)


def _check_points(s: Any, reader: Reader) -> None:
    """IGO-30: points come from calls; the last call's are there, and the rounds before it can have given the rest."""
    points = [int(n) for n in s.points[: s.seats]]
    if s.last_caller < 0:
        reader.require(not any(points), "points-without-call", "points", "IGO-30")
        reader.require(s.step != rules.OVER, "over-without-call", "last_call", "IGO-33")
        return
    reader.require(s.rounds > 0, "call-in-first-round", "round", "IGO-32")
    s.perfect = int(rules.penalty(s, s.last_caller) == 0)
    reader.require(s.step == rules.OVER or not s.perfect, "perfect-not-over", "last_call", "IGO-31")
    scorers = 0 if s.perfect else int(rules.scored(s))
    earlier = []
    for seat, had in enumerate(points):
        gained = int(rules.is_in(scorers, seat))
        reader.require(had >= gained, "point-missing", "points", "IGO-30", seat=seat)
        ended = s.step == rules.OVER and gained
        reader.require(had < s.target or bool(ended), "over-already", "points", "IGO-33", target=int(s.target))
        earlier.append(had - gained)
    reader.require(_fewest_calls(earlier) < s.rounds, "points-without-rounds", "points", "IGO-30")


def _fewest_calls(points: list[int]) -> int:
    """IGO-30: a call gives a point to the caller or to some of the others, so to all but one at the most."""
    return max(*points, -(-sum(points) // (len(points) - 1)))


def _check_call(s: Any, reader: Reader) -> None:
    """Between a call and its count the caller's hand lies open."""
    if s.step == rules.LAY:
        hand = hand_of(s.hands, int(s.current))
        reader.require(hand_of(s.known, int(s.current)) == hand, "caller-hand-hidden", "seen", "IGO-20")


def _check_end(s: Any, reader: Reader) -> None:
    """The last call is the one that ended the match, and all hands lie open."""
    for seat in range(int(s.seats)):
        hand = hand_of(s.hands, seat)
        reader.require(hand_of(s.shown, seat) == hand, "over-other-hands", "last_call", "IGO-33")
        reader.require(hand_of(s.known, seat) == hand, "over-hands-hidden", "seen", "IGO-22")
    reader.require(s.last_colour == rules.end_colour(s), "over-other-colour", "last_call", "IGO-20")
    decided = s.perfect or max(s.points[: s.seats]) == s.target
    reader.require(bool(decided), "over-too-soon", "turn", "IGO-33", target=int(s.target))
