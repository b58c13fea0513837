"""Setting up an I Go! table for an example: give what matters, the other cards are put where they can lie."""

from typing import Any

import pytest

import ludotheque

GAME = ludotheque.game("igo")
PACK = [f"{colour}{value}" for colour in "ABCGJMORTV" for value in range(1, 12)]
FIELDS = ("step", "source", "stall", "round", "points", "last_call", "seen")


def cards(listed: str) -> list[str]:
    return listed.split()


def set_up(
    *hands: str, seats: int = 2, turn: int | None = 0, column: str = "", discard: str = "", pile: int | None = None,
    **more: Any,
) -> ludotheque.Match:  # fmt: skip
    """A match in this position.

    `hands` are those of the seats from 0; hands not given and hands too short get any cards. The last card of
    `column` is the bottom one; without it the column is whole. The last card of `discard` is its top; so many others
    lie under it as were drawn from the column and the pile, of which `pile` cards are left. `more` are fields of the
    document and options.
    """
    fields = {name: more.pop(name) for name in FIELDS if name in more}
    given = [cards(hand) for hand in hands] + [[] for _ in range(seats - len(hands))]
    named = {card for pile in (*given, cards(column), cards(discard)) for card in pile}
    spare = [card for card in PACK if card not in named]
    sizes = [13 if fields.get("step") == "discard" and seat == turn else 12 for seat in range(seats)]
    full = [hand + [spare.pop() for _ in range(size - len(hand))] for hand, size in zip(given, sizes, strict=True)]
    whole = 110 - 12 * seats - (5 + seats) - 1
    left = whole if pile is None else pile
    columns = cards(column) or [spare.pop() for _ in range(5 + seats)]
    below = 110 - sum(sizes) - len(columns) - left - len(cards(discard))
    discards = [spare.pop() for _ in range(below)] + cards(discard)
    return GAME.load(
        {
            "game": "igo", "options": more, "seats": seats, "turn": turn, "points": [0] * seats, "hands": full,
            "column": columns, "discard": discards, "pile": spare, **fields,
        }
    )  # fmt: skip


def refused(match: ludotheque.Match, move: str) -> ludotheque.IllegalMove:
    """The refusal of a move; nothing has changed."""
    before = match.dump()
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play(move)
    assert match.dump() == before
    for language in ("fr", "en"):
        assert refusal.value.in_language(language)
    return refusal.value


def play(match: ludotheque.Match, *moves: str) -> ludotheque.Match:
    for move in moves:
        match.play(move)
    return match


def events(match: ludotheque.Match) -> list[str]:
    """What happened in the last move, as everybody saw it."""
    return [event["what"] for event in match.happened(None)]


def split(match: ludotheque.Match, seat: int) -> dict[str, Any]:
    """How a hand was split at the last call."""
    return dict(match.view(None)["last_call"]["splits"][seat])


def penalties(match: ludotheque.Match) -> list[int]:
    return [part["penalty"] for part in match.view(None)["last_call"]["splits"]]
