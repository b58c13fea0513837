"""Setting up a Stratheós table for an example: give what matters, the rest of the pack is put where it can lie."""

from typing import Any

import pytest

import ludotheque

GAME = ludotheque.game("stratheos")
PACK = [f"{family}{value}" for family in "LFEWIA" for value in range(1, 17)]
PACK += ["RAG", "APO", "DEL", "CHA", "NYX", "ERE"]
NUMBERS = [card for card in PACK if card[1:].isdigit() and int(card[1:]) <= 12]  # without any text
OPTIONS = ("novice", "passives", "flush", "memo", "games", "turn_limit", "youngest")


def cards(listed: str) -> list[str]:
    return listed.split()


def set_up(*rows: str, seats: int | None = None, turn: int = 0, **more: Any) -> ludotheque.Match:
    """A match in this position, with seat 0 to draw unless said otherwise.

    Rows not given are six number cards. With `in_hand` the card came from the draw pile. `discards` go from the
    bottom up; cards that are nowhere are the draw pile or, if a `pile` is given, lie under the discards.
    `known` gives for a seat who knows each of its cards ("0 01 -": seat 0, both, nobody). `more` are fields of the
    document and options.
    """
    seats = max(2, len(rows)) if seats is None else seats
    discards, pile = cards(more.pop("discards", "")), more.pop("pile", None)
    placed = [cards(row) for row in rows]
    gone = {card for row in placed for card in row} | {*discards, *cards(pile or ""), more.get("in_hand")}
    spare = [card for card in NUMBERS if card not in gone]
    while len(placed) < seats:
        placed.append([spare.pop() for _ in range(6)])
    gone |= {card for row in placed for card in row}
    rest = [card for card in PACK if card not in gone]
    if pile is not None:
        discards = rest + discards
    known = [[] for _ in range(seats)]
    for seat, listed in more.pop("known", {}).items():
        known[seat] = [["all"] if who == "*" else [int(n) for n in who if n != "-"] for who in listed.split()]
    options = {name: more.pop(name) for name in OPTIONS if name in more}
    if "in_hand" in more:
        more.setdefault("stage", "play")
    document = {
        "game": "stratheos", "options": options, "seats": seats, "turn": turn, "places": placed, "known": known,
        "discards": discards, "pile": rest if pile is None else cards(pile), **more,
    }  # fmt: skip
    return GAME.load(document)


def play(match: ludotheque.Match, *moves: str) -> ludotheque.Match:
    for move in moves:
        match.play(move)
    return match


def row(match: ludotheque.Match, seat: int) -> str:
    return " ".join(match.dump()["places"][seat])


def top(match: ludotheque.Match) -> str:
    return str(match.dump()["discards"][-1])


def knows(match: ludotheque.Match, seat: int | None, owner: int) -> list[str | None]:
    """The owner's cards as the seat knows them: None for one that it does not know."""
    return list(GAME.document(match.view_record(seat))["places"][owner])


def seen(match: ludotheque.Match, seat: int | None, owner: int) -> list[str | None]:
    """The owner's cards as the seat sees them at this moment."""
    return [place["card"] for place in match.view(seat)["players"][owner]["places"]]


def spread(match: ludotheque.Match, seat: int | None) -> list[str]:
    """The draw pile as the seat has it before its eyes (STR-34)."""
    return [each["card"] for each in match.view(seat)["spread"]]


def shown(match: ludotheque.Match, seat: int | None) -> list[tuple[str, str]]:
    """Places and cards of a wrong announcement, as they were turned over before the seat."""
    (event,) = told(match, "shown", seat)
    return [(each["place"], each["card"]) for each in event["shown"]]


def told(match: ludotheque.Match, what: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What of this kind happened in the last move, as the seat saw it."""
    return [event for event in match.happened(seat) if event["what"] == what]


def refused(match: ludotheque.Match, move: str) -> ludotheque.IllegalMove:
    """The refusal of a move; the position has not changed."""
    before = match.dump()
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play(move)
    assert match.dump() == before
    return refusal.value
