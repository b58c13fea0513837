"""Setting up a Shokoba table for an example: give what matters, the rest of the pack is put where it can lie."""

from collections import Counter
from typing import Any

import pytest

import ludotheque

PACK = ["D7", *["E7"] * 3] + [
    card for value in (1, 2, 3, 4, 5, 6, 8, 9, 10) for card in [f"R{value}", *[f"S{value}"] * 3]
]

# Both booklets' example of three players (SHO-21), before the last card: C's last two cards are still out.
A = "D7 R1 R2 R3 R4 S1 S1 S1 S2 S2 S2 S3 S3"
B = "E7 E7 R5 S3 S4 S4 S4 S5 S5 S5 S6"
C = "E7 R6 R8 R9 R10 S6 S6 S8 S8 S9 S9 S10 S10 S10"
LAST, LYING = "S8", "S9"


def cards(listed: str) -> list[str]:
    return listed.split()


def set_up(
    *hands: str,
    table: str,
    seats: int = 2,
    turn: int = 0,
    dealer: int | None = None,
    playing: list[int] | None = None,
    taken: list[str] | None = None,
    deals_left: int | None = None,
    last_taker: int | None = None,
    **more: Any,
) -> ludotheque.Match:
    """A match in this position.

    `hands` are those of the seat to play and the seats after it; hands not given get any cards. Unless said
    otherwise the deal is fresh (the dealer is the player before `turn`), as many deals as fit are still to come,
    and what is left over lies on the dealer's pile. `more` are fields of the document (gems, overlooked) and options.
    """
    playing = list(range(seats)) if playing is None else playing
    order = playing[playing.index(turn) :] + playing[: playing.index(turn)]
    dealer = order[-1] if dealer is None else dealer
    sides = 2 if more.get("teams") else seats
    rest = Counter(PACK)
    given = [cards(hand) for hand in hands]
    rest.subtract(card for pile in (*given, cards(table), *map(cards, taken or [])) for card in pile)
    assert min(rest.values()) >= 0, "a card is there too often"
    spare = [card for card in PACK if rest[card] > 0 and not rest.subtract([card])]

    full = [[] for _ in range(seats)]
    for place, seat in enumerate(order):
        has_played = (seat - dealer - 1) % seats < (turn - dealer - 1) % seats
        size = len(given[0]) - has_played
        full[seat] = given[place] if place < len(given) else [spare.pop() for _ in range(size)]
    piles = [cards(pile) for pile in taken] if taken else [[] for _ in range(sides)]
    whole = (9 if more.get("nine_cards") else 3) * len(playing)
    if deals_left is None:
        fitting = [many for many in range(13) if many * whole <= min(len(spare), 36 - whole)]
        deals_left = max(many for many in fitting if taken or len(spare) - many * whole != 1)
    undealt, over = spare[: deals_left * whole], spare[deals_left * whole :]
    piles[dealer % sides] += over
    if last_taker is None:
        last_taker = next((seat for seat in playing if piles[seat % sides]), None)
    fields = {name: more.pop(name) for name in ("gems", "overlooked", "round") if name in more}
    return ludotheque.game("shokoba").load(
        {
            "game": "shokoba", "options": more, "seats": seats, "dealer": dealer, "turn": turn, "playing": playing,
            "hands": full, "table": cards(table), "taken": piles, "undealt": undealt,
            "gems": [0] * sides, "last_taker": last_taker, **fields,
        }
    )  # fmt: skip


def gems(match: ludotheque.Match) -> list[int]:
    return list(match.dump()["gems"])


def events(match: ludotheque.Match, what: str) -> list[dict[str, Any]]:
    """What of this kind happened in the last move, as everybody saw it."""
    return [event for event in match.happened(None) if event["what"] == what]


def refused(match: ludotheque.Match, move: str) -> ludotheque.IllegalMove:
    """The refusal of a move; the position has not changed."""
    before = match.dump()
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play(move)
    assert match.dump() == before
    return refusal.value
