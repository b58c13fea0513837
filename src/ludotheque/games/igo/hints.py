"""What speaks for and against a move of I Go!, as facts: from the record masked for the player to move."""

from typing import Any

from ludotheque.games.igo import moves, rules
from ludotheque.games.igo.cards import LETTERS, NAMES, colour_of, has_value
from ludotheque.games.igo.greedy import after_best_discard, least
from ludotheque.games.igo.notation import COLOUR_OF, cards_of, letters, names
from ludotheque.games.igo.reckoning import hand_of, value
from ludotheque.games.igo.split import own_penalty, series_values

Reason = dict[str, Any]


def reasons(s: Any, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    if s.step == rules.DRAW:
        return _draw(s, moves.source_of(move))
    if s.step == rules.LAY:
        return _lay(s, moves.colours_of(move))
    return _discard(s, NAMES[moves.card_of(move)], bool(moves.calls(move)))


def _reason(key: str, clause: str, **facts: Any) -> Reason:
    return {"key": key, "clause": clause, **facts}


def _draw(s: Any, source: int) -> list[Reason]:
    if source == rules.FROM_PILE:
        return _draw_unseen(s)
    return [_take_discarded(s)] if source == rules.FROM_DISCARDS else _take_from_column(s)


def _draw_unseen(s: Any) -> list[Reason]:
    """How many of the cards that nobody has seen would help; the last one of the pile obliges."""
    hand, colour = hand_of(s.hands, int(s.current)), int(rules.end_colour(s))
    unseen = names(*s.unseen)
    before = _penalty(hand, colour)
    helping = sum(_penalty_after_discard([*hand, card], colour) < before for card in unseen)
    found = [_reason("reason-pile", "IGO-10", many=helping, unseen=len(unseen), before=before)]
    return [_reason("reason-last-card", "IGO-15"), *found] if s.pile == 1 else found


def _take_discarded(s: Any) -> Reason:
    """The card taken from the discard pile stays for this turn (IGO-12)."""
    hand, card = hand_of(s.hands, int(s.current)), NAMES[int(s.discards[s.discards_size - 1])]
    colour = int(rules.end_colour(s))
    after = min(_penalty([card, *(kept for kept in hand if kept != other)], colour) for other in hand)
    return _changed(_penalty(hand, colour), after)


def _take_from_column(s: Any) -> list[Reason]:
    """The card above the one taken then says which colour is removed."""
    if s.column_size == 1:
        return [_reason("reason-cancels", "IGO-14")]
    hand, card = hand_of(s.hands, int(s.current)), NAMES[int(s.column[s.column_size - 1])]
    colour, next_colour = int(rules.end_colour(s)), int(colour_of(s.column[s.column_size - 2]))
    found = [_changed(_penalty(hand, colour), _penalty_after_discard([*hand, card], next_colour))]
    if next_colour != colour:
        found.append(_reason("reason-colour", "IGO-20", letter=LETTERS[next_colour]))
    return found


def _changed(before: int, after: int) -> Reason:
    change = "less" if after < before else "same" if after == before else "more"
    return _reason("reason-penalty", "IGO-20", before=before, after=after, change=change)


def _discard(s: Any, card: str, calls: bool) -> list[Reason]:
    hand = [other for other in hand_of(s.hands, int(s.current)) if other != card]
    penalty = _penalty(hand, int(rules.end_colour(s)))
    if calls and penalty == 0:
        return [_reason("reason-perfect", "IGO-31")]
    found = [_reason("reason-calls" if calls else "reason-leaves", "IGO-20", penalty=penalty)]
    if calls and s.pile == 0:
        found.insert(0, _reason("reason-must-call", "IGO-15"))
    if COLOUR_OF[card[0]] == rules.end_colour(s):
        found.append(_reason("reason-free-card", "IGO-20", letter=card[0]))
    return found


def _lay(s: Any, series: int) -> list[Reason]:
    """The penalty, and the cards out of sight that others could add."""
    low, high = (int(word) for word in s.hands[2 * s.current : 2 * s.current + 2])
    penalty = int(own_penalty(low, high, int(rules.end_colour(s)), series))
    if penalty == 0:
        return [_reason("reason-perfect", "IGO-31")]
    filled = int(series_values(low, high, series))
    others = [card for seat in range(int(s.seats)) if seat != s.current for card in hand_of(s.known, seat)]
    open_ = [
        card
        for card in (*names(*s.unseen), *others)
        if card[0] in letters(series) and not has_value(filled, value(card))
    ]
    return [
        _reason("reason-calls", "IGO-20", penalty=penalty),
        _reason("reason-open", "IGO-23", many=len(open_)),
    ]


def _penalty(hand: list[str], colour: int) -> int:
    return int(least(*cards_of(hand), colour))


def _penalty_after_discard(hand: list[str], colour: int) -> int:
    penalty, _ = after_best_discard(*cards_of(hand), colour)
    return int(penalty)
