"""What speaks for and against a move of I Go!, as facts: from the record masked for the player to move."""

from typing import Any

from ludotheque.contract.shapes import reason
from ludotheque.games.igo.cards import LETTERS, colour_of
from ludotheque.games.igo.greedy import after_best_discard, least
from ludotheque.games.igo.named import COLOUR_OF, VALUE_OF, cards_of, hand_of, names
from ludotheque.games.igo.notation import parts
from ludotheque.games.igo.shapes import Reason
from ludotheque.games.igo.view import end_colour
from ludotheque.kernel import Snapshot


def reasons(s: Snapshot, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    done = parts(s, move)
    if done["kind"] == "draw":
        found: list[Reason] = DRAWN[done["source"]](s, done["card"])
        return found
    return _lay(s, done) if done["kind"] == "lay" else _discard(s, done["card"], done["call"])


def _draw_unseen(s: Snapshot, card: None) -> list[Reason]:
    """How many of the cards that nobody has seen would help; the last one of the pile obliges."""
    hand, colour = hand_of(s.hands, s.current), end_colour(s)
    unseen = names(*s.unseen)
    before = _penalty(hand, colour)
    helping = sum(_penalty_after_discard([*hand, drawn], colour) < before for drawn in unseen)
    found = [reason("reason-pile", "IGO-10", many=helping, unseen=len(unseen), before=before)]
    return [reason("reason-last-card", "IGO-15"), *found] if s.pile == 1 else found


def _take_discarded(s: Snapshot, card: str) -> list[Reason]:
    """The card taken from the discard pile stays for this turn (IGO-12)."""
    hand, colour = hand_of(s.hands, s.current), end_colour(s)
    after = min(_penalty([card, *(kept for kept in hand if kept != other)], colour) for other in hand)
    return _changed(_penalty(hand, colour), after)


def _take_from_column(s: Snapshot, card: str) -> list[Reason]:
    """The card above the one taken then says which colour is removed."""
    if s.column_size == 1:
        return [reason("reason-cancels", "IGO-14")]
    hand, colour, next_colour = hand_of(s.hands, s.current), end_colour(s), colour_of(s.column[s.column_size - 2])
    found = _changed(_penalty(hand, colour), _penalty_after_discard([*hand, card], next_colour))
    if next_colour != colour:
        found.append(reason("reason-colour", "IGO-20", letter=LETTERS[next_colour]))
    return found


DRAWN: dict[str, Any] = {"pile": _draw_unseen, "discard": _take_discarded, "column": _take_from_column}


def _changed(before: int, after: int) -> list[Reason]:
    change = "less" if after < before else "same" if after == before else "more"
    return [reason("reason-penalty", "IGO-20", before=before, after=after, change=change)]


def _discard(s: Snapshot, card: str, calls: bool) -> list[Reason]:
    hand, colour = [other for other in hand_of(s.hands, s.current) if other != card], end_colour(s)
    penalty = _penalty(hand, colour)
    if calls and penalty == 0:
        return [reason("reason-perfect", "IGO-31")]
    found = [reason("reason-calls" if calls else "reason-leaves", "IGO-20", penalty=penalty)]
    if calls and s.pile == 0:
        found.insert(0, reason("reason-must-call", "IGO-15"))
    if COLOUR_OF[card[0]] == colour:
        found.append(reason("reason-free-card", "IGO-20", letter=card[0]))
    return found


def _lay(s: Snapshot, move: dict[str, Any]) -> list[Reason]:
    """The penalty, and the cards out of sight that others could add (IGO-23)."""
    if move["penalty"] == 0:
        return [reason("reason-perfect", "IGO-31")]
    filled = {VALUE_OF[card] for card in move["series"]}
    others = [seat for seat in range(s.seats) if seat != s.current]
    unseen = [*names(*s.unseen), *(card for seat in others for card in hand_of(s.known, seat))]
    open_ = [card for card in unseen if card[0] in move["colours"] and VALUE_OF[card] not in filled]
    return [
        reason("reason-calls", "IGO-20", penalty=move["penalty"]),
        reason("reason-open", "IGO-23", many=len(open_)),
    ]


def _penalty(hand: list[str], colour: int) -> int:
    return int(least(*cards_of(hand), colour))


def _penalty_after_discard(hand: list[str], colour: int) -> int:
    penalty, _ = after_best_discard(*cards_of(hand), colour)
    return int(penalty)
