"""What random matches hardly ever come to: flushes, −1 cards, full games, some powers, ties, an empty draw pile."""

from collections.abc import Iterator
from typing import Any

from ludotheque.games.stratheos.cards import CODES

Position = tuple[dict[str, Any], list[str]]
THREE = [["E1", "E2", "E3"], ["W1", "W2", "W3"], ["A1", "A2", "A3"]]
FULL = CODES[:14]  # L1 to L14
SERIES = {"novice": True, "games": 3}
LAST_TURN = ["draw", "discard"]


def positions() -> Iterator[Position]:
    yield from _flushes()
    yield from _powers()
    yield from _maluses()
    yield from _full_games()
    yield from _ties()
    empty = [card for card in CODES if card not in {card for row in THREE for card in row}]
    yield _position(THREE, pile=[], discards=empty), ["draw"]


def _position(places: list[list[str]], **more: Any) -> dict[str, Any]:
    heading = {"game": "stratheos", "options": more.pop("options", {}), "seats": len(places), "turn": 0}
    return {**heading, "places": [list(row) for row in places], **more}


def _in_hand(places: list[list[str]], card: str, **more: Any) -> dict[str, Any]:
    return _position(places, stage="play", in_hand=card, **more)


def _flushes() -> Iterator[Position]:
    """STR-34: after four cards both piles can be chosen from, or nothing; six win."""
    row = ["L1", "L2", "L3", "L4", "L5", "L6", "E1"]
    naming = ["run", "name 1", "name 2", "name 3"]
    table = _in_hand([row, ["W1"]], "A9", options={"flush": True, "games": 3})
    yield table, [*naming, "last 4"]
    yield table, [*naming, "name 4", "name 5", "last 6"]
    discards = ["F9", "L1", "L2", "L3", "L4"]
    choosing = {"stage": "choose", "bonus": 4, "last_discarded": "L4", "options": {"flush": True}}
    chosen = _position([["E1", "E2"], ["W1"]], discards=discards, **choosing)
    for move in ("choose F9", "pick 1", "nothing"):
        yield chosen, [move]


def _powers() -> Iterator[Position]:
    """STR-4: the deities, a card that its owner knows and keeps, and a look when it is too late."""
    yield _in_hand(THREE, "F16"), ["power", "on 1.1"]
    yield _in_hand(THREE, "I16"), ["power", "on 0.1"]
    yield _in_hand(THREE, "L16"), ["power", "on 1"]
    yield _in_hand(THREE, "A16"), ["power", "on 2.1", "on 1.1"]
    yield _in_hand(THREE, "F14", announcer=2, turns=3), []
    shown = {"stage": "target", "in_hand": "F14", "source": "shown"}
    yield _position(THREE, known=[[], [[1], [], []], []], **shown), []


def _maluses() -> Iterator[Position]:
    """STR-5, STR-42: Ragnarök with and without protection."""
    yield _in_hand(THREE, "RAG"), ["discard"]
    yield _in_hand(THREE, "RAG", protected=[[], [1], []]), ["discard", "give 1", "give 2"]


def _full_games() -> Iterator[Position]:
    """STR-33: with fourteen places an announcement can be taken back, and no card is added."""
    rows = [list(FULL), ["W1", "W2"]]
    yield _position(rows, stage="naming", in_hand="A9", kind="run"), ["withdraw"]
    yield _in_hand(rows, "APO"), ["discard"]


def _ties() -> Iterator[Position]:
    """STR-52, step by step, in games of a series."""
    lowest = [["E1", "E5"], ["W2", "W4"]]
    yield _position(lowest, announcer=1, turns=1, options=SERIES), LAST_TURN
    alike = [["E1", "E5"], ["W1", "W5"]]
    yield _position(alike, announcer=1, turns=1, options=SERIES), LAST_TURN
    drawn = [["E1", "E5"], ["W16", "L16"], ["A1", "A5"]]
    yield _position(drawn, announcer=1, turns=2, options=SERIES), LAST_TURN
