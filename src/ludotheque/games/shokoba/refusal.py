"""Why a text is no legal move: the clause and the sentence. Knows only what the player to move knows."""

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.shokoba.home import HOME, no
from ludotheque.games.shokoba.notation import FACE_OF, MOVE, names, one, value
from ludotheque.kernel import Snapshot


def why(s: Snapshot, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record, masked for the player to move."""
    if text == "leave":
        return no("nothing-to-leave", clause="SHO-40")
    parts = MOVE.fullmatch(text)
    if parts is None:
        return NotAMove("not-a-move", home=HOME, clause="SHO-12", move=text)
    taken = parts["taken"].split("+") if parts["taken"] else []
    for name in (parts["card"], *taken):
        if name not in FACE_OF:
            return NotAMove("no-such-card", home=HOME, clause="SHO-2", card=name)
    if parts["seize"]:
        return _no_seizure(s, parts["card"], taken)
    hand = names(s.hands[s.current])
    if parts["card"] not in hand:
        return no("not-in-hand", clause="SHO-12", card=parts["card"], hand=" ".join(hand) or "—")
    instead = [move for move in legal if move.partition("x")[0] == parts["card"]]
    if not taken:
        return no("must-take", clause="SHO-15", instead=instead, card=parts["card"], takes=", ".join(instead))
    refused = _no_take(s, parts["card"], taken, s.table, instead)
    assert refused is not None, f"{text} is legal"
    return refused


def _no_seizure(s: Snapshot, card: str, taken: list[str]) -> IllegalMove:
    """Judged by the claim alone: a refusal must not tell whether anything was overlooked (SHO-40)."""
    lying = names(s.table)
    if card not in lying:
        return no("not-on-table", clause="SHO-40", card=card, many=1, table=" ".join(lying) or "—")
    if not taken:
        return no("seize-what", clause="SHO-40", card=card)
    return _no_take(s, card, taken, s.table - one(card), []) or no(
        "claim-does-not-hold", clause="SHO-40", card=card, taken=" ".join(taken)
    )


def _no_take(s: Snapshot, card: str, taken: list[str], table: int, instead: list[str]) -> IllegalMove | None:
    """Why a card cannot take these cards of a table; None where it could."""
    lying = names(table)
    for name in taken:
        many = taken.count(name)
        if many > lying.count(name):
            shown = " ".join(lying) or "—"
            return no("not-on-table", clause="SHO-13", instead=instead, card=name, many=many, table=shown)
    total = sum(map(value, taken))
    if total != value(card):
        return no(
            "wrong-sum",
            clause="SHO-13",
            instead=instead,
            card=card,
            value=value(card),
            many=len(taken),
            sum=" + ".join(str(value(name)) for name in taken),
            total=total,
        )
    equals = ", ".join(dict.fromkeys(name for name in lying if value(name) == value(card)))
    if s.equal_first and equals and len(taken) > 1:
        return no("equal-first", clause="SHO-42", instead=instead, card=card, equals=equals)
    return None
