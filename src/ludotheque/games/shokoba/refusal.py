"""Why a text is no legal move: the clause and the sentence. Knows only what the player to move knows."""

from typing import Any

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.shokoba.notation import FACE_OF, MOVE, NAMES, cards_of, names, tidy
from ludotheque.games.shokoba.options import HOME


def why(s: Any, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record, masked for the player to move."""
    if tidy(text) in legal:
        return NotAMove("untidy", home=HOME, clause="SHO-12", move=text, tidy=tidy(text))
    if text == "leave":
        return _no("nothing-to-leave", "SHO-40")
    parts = MOVE.fullmatch(text)
    if parts is None:
        return NotAMove("not-a-move", home=HOME, clause="SHO-12", move=text)
    taken = parts["taken"].split("+") if parts["taken"] else []
    for name in (parts["card"], *taken):
        if name not in FACE_OF:
            return NotAMove("no-such-card", home=HOME, clause="SHO-2", card=name)
    if parts["seize"]:
        return _no_seizure(s, parts["card"], taken)
    if parts["card"] not in names(int(s.hands[s.current])):
        return _no("not-in-hand", "SHO-12", card=parts["card"], hand=" ".join(names(int(s.hands[s.current]))) or "—")
    if not taken:
        takes = ", ".join(move for move in legal if move.startswith(parts["card"] + "x"))
        return _no("must-take", "SHO-15", card=parts["card"], takes=takes)
    return _no_take(s, parts["card"], taken, int(s.table))


def _no(key: str, clause: str, **facts: Any) -> IllegalMove:
    return IllegalMove(key, home=HOME, clause=clause, **facts)


def _no_seizure(s: Any, card: str, taken: list[str]) -> IllegalMove:
    if not s.overlooked:
        return _no("nothing-overlooked", "SHO-40")
    overlooked = NAMES[int(s.overlooked) - 1]
    if card != overlooked or not taken:
        return _no("seize-with-the-card", "SHO-40", card=overlooked)
    return _no_take(s, card, taken, int(s.table) - cards_of([card]))


def _no_take(s: Any, card: str, taken: list[str], table: int) -> IllegalMove:
    lying = names(table)
    for name in taken:
        if taken.count(name) > lying.count(name):
            return _no("not-on-table", "SHO-13", card=name, table=" ".join(lying) or "—")
    value, total = _value(card), sum(_value(name) for name in taken)
    if total != value:
        return _no(
            "wrong-sum",
            "SHO-13",
            card=card,
            value=value,
            sum=" + ".join(str(_value(name)) for name in taken),
            total=total,
        )
    equals = ", ".join(dict.fromkeys(name for name in lying if _value(name) == value))
    return _no("equal-first", "SHO-42", card=card, equals=equals)


def _value(name: str) -> int:
    return int(name[1:])
