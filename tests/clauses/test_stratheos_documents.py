"""Positions that cannot be are refused, with the field and the clause; whatever can be is set up as it was."""

from random import Random

import numpy as np
import pytest

import ludotheque
from ludotheque.contract.errors import DocumentError
from tests.clauses.stratheos_table import GAME, PACK, play, set_up

FULL = PACK[:14]
DEALT = {"stage": "memorise", "turn": 0, "places": [[f"{family}{n}" for n in range(1, 7)] for family in "EW"]}
NAMED = {"stage": "naming", "in_hand": "A9", "kind": "run"}
LOOKS = {"stage": "looking", "in_hand": "A13", "source": "shown", "picked": "0.1"}
TRADE = {
    "stage": "giving", "turn": 1, "current": 0, "protected": [[], [1]], "discards": ["L1", "RAG"],
    "last_discarded": "RAG",
}  # fmt: skip
BY_FIRE = TRADE | {
    "seats": 3, "places": [["E1", "E2", "E3"], ["W1", "W2", "W3"], ["A1"]], "protected": [[], [1], []],
    "discards": ["F13", "RAG"], "last_discarded": None,
}  # fmt: skip
INITIATE = {"options": {"flush": True}}
FLUSH = {**INITIATE, "stage": "choose", "bonus": 3, "last_discarded": "L3", "discards": ["A1", "L1", "L2", "L3"]}
NEW_PILE = FLUSH | {"bonus": 4, "last_discarded": "L4", "discards": ["L4"], "barred": [0]}
BONUS = {**INITIATE, "stage": "play", "source": "chosen", "in_hand": "L3", "last_discarded": "L3"}
WON = {"stage": "over", "turn": None, "winners": [0], "wins": [1, 0], "reason": "points", "turns": 300}
FLUSHED = {
    **INITIATE, "stage": "over", "turn": None, "winners": [1], "wins": [0, 1], "reason": "flush", "start_cards": 5,
    "discards": ["L1", "L2", "L3", "L4", "L5", "L6", "L7"],
}  # fmt: skip
SERIES = {"number": 2, "wins": [0, 1], "options": {"games": 3, "flush": True}}
LAST_ROUND = {"seats": 3, "places": [["E1"], ["W1"], ["A1"]], "announcer": 1}
OPEN = {"known": [[["all"]] * 3, [["all"]] * 3]}
HIGHER = {"places": [["E1", "E2", "E3"], ["W4", "W5", "W6"]]}


def position(changes):
    """Two players with three cards each, and seat 0 to draw, but for the changes."""
    options = changes.pop("options", {})
    document = {"game": "stratheos", "options": options, "seats": changes.pop("seats", 2), "turn": 0}
    return document | {"places": [["E1", "E2", "E3"], ["W1", "W2", "W3"]], "discards": ["L1"]} | changes


RIGHT = [
    {},
    {"in_hand": "A9", "stage": "play"},
    {**NAMED, "named": [3, 1]},
    {**LOOKS, "known": [[[0], [], []], []]},
    {**TRADE},
    {**BY_FIRE},
    {**TRADE, "discards": ["L2"], "last_discarded": "L2"},  # Ragnarök is in a new draw pile
    {**TRADE, "taken": True},
    {**WON, **OPEN, **HIGHER},
    {**WON, **HIGHER},  # all lies open at the end, and the winner would begin the next game
    {**WON, **HIGHER, "announcer": 1, "turns": 2},
    {**WON, **HIGHER, "announcer": 1, "turns": 301},
    {**FLUSHED},
    {**FLUSHED, "announcer": 0, "turns": 300},
    {**FLUSHED, "start_cards": 6, "discards": ["L2", "L3", "L4", "L5", "L6", "L7"]},
    {**FLUSHED, "start_cards": 1, "discards": [f"L{value}" for value in range(1, 13)]},
    {**FLUSH},
    {**FLUSH, "taken": True},
    {**NEW_PILE},
    {**BONUS, "discards": ["L1", "L2"]},
    {**BONUS, "discards": ["L1", "L2", "L4"], "last_discarded": "L4"},
    {**BONUS, "discards": ["L2", "L3", "L4"], "last_discarded": "L4", "in_hand": "L1"},
    {**BONUS, "discards": ["L3", "L4"], "last_discarded": "L4", "in_hand": "L2", "taken": True},
    {**BONUS, "discards": ["L1", "L2", "L3", "L4"], "last_discarded": "L4", "in_hand": "A9", "source": "picked"},
    {**BONUS, "discards": ["L4"], "last_discarded": "L4", "in_hand": "L2", "source": "picked", "barred": [0]},
    {"stage": "play", "in_hand": "A9", "source": "taken"},
    {"stage": "play", "in_hand": "A9", "source": "taken", "taken": True},
    {**SERIES, "start_cards": 4, "first": 1},
    {**LAST_ROUND, "turn": 2, "turns": 300},
    {**LAST_ROUND, "turn": 0, "turns": 301},
    {"seats": 3, "places": [["E1"], ["W1"], ["A1"]], "bottom": True, "discards": ["L13"]},
    {**DEALT, "known": [[[seat]] * 3 + [[]] * 3 for seat in (0, 1)]},
]
WRONG = [
    ({"places": [[], ["W1"]]}, "places", "STR-33"),
    ({"places": [[*FULL, "E1"], ["W1"]], "discards": []}, "places", "STR-33"),
    ({"places": [["E1", "E1"], ["W1"]]}, None, "STR-1"),
    ({"pile": ["A1"]}, None, "STR-1"),
    ({"places": [["E1", "E17"], ["W1"]]}, "places", "STR-10"),
    ({"in_hand": "E17", "stage": "play"}, "in_hand", "STR-20"),
    ({"protected": [[4], []]}, "protected", "STR-4"),
    ({"protected": [[1]]}, "protected", "STR-4"),
    ({"protected": [[2, 1], []]}, "protected", "STR-4"),
    ({"known": [[[0]], []]}, "known", "STR-64"),
    ({"known": [[[2], [], []], []]}, "known", "STR-64"),
    ({"known": "all"}, "known", "STR-64"),
    ({"stage": "thinking"}, "stage", "STR-20"),
    ({"turn": None, "current": 0}, "turn", "STR-51"),
    ({"turn": 2}, "turn", "STR-11"),
    ({"turn": 1, "current": 0}, "turn", "STR-11"),
    ({"number": 2}, "number", "STR-63"),
    ({"wins": [1, 0]}, "wins", "STR-63"),
    ({"number": 2, "wins": [0, 0], "options": {"games": 3}}, "wins", "STR-63"),
    ({"start_cards": 0}, "start_cards", "STR-34"),
    ({"direction": "upwards"}, "direction", "STR-40"),
    ({"direction": "counterclockwise"}, "direction", "STR-40"),
    ({"bottom": True}, "bottom", "STR-40"),
    ({"bottom": 1}, "bottom", "STR-40"),
    ({"turns": 300}, "turns", "STR-65"),
    ({**LAST_ROUND, "turn": 2, "turns": 301}, "turns", "STR-65"),
    ({**LAST_ROUND, "turn": 0, "turns": 302}, "turns", "STR-65"),
    ({**LAST_ROUND, "turn": 0, "turns": 1}, "turns", "STR-50"),
    ({"seats": 3, "places": [["E1"], ["W1"], ["A1"]], "bottom": True}, "bottom", "STR-40"),
    ({"start_cards": 3}, "start_cards", "STR-34"),
    ({**SERIES, "start_cards": 3, "first": 0}, "start_cards", "STR-34"),
    ({**SERIES, "options": {"games": 3}, "start_cards": 3, "first": 1}, "start_cards", "STR-34"),
    ({"announcer": 0, "turns": 1}, "announcer", "STR-50"),
    ({"announcer": 1}, "turns", "STR-50"),
    ({"barred": [1, 0]}, "barred", "STR-4"),
    ({"barred": [1], "options": {"novice": True}}, "barred", "STR-61"),
    ({"protected": [[1], []], "options": {"novice": True}}, "protected", "STR-61"),
    ({"winners": [2]}, "winners", "STR-52"),
    ({"winners": [0]}, "winners", "STR-20"),
    ({"reason": "luck"}, "reason", "STR-52"),
    ({"source": "pile"}, "source", "STR-20"),
    ({"in_hand": "A9"}, "in_hand", "STR-20"),
    ({"stage": "play"}, "in_hand", "STR-20"),
    ({"stage": "play", "in_hand": "A9", "source": "sleeve"}, "source", "STR-20"),
    ({"stage": "play", "in_hand": "A9", "source": "shown"}, "source", "STR-21"),
    ({"stage": "play", "in_hand": "A9", "source": "picked"}, "source", "STR-62"),
    ({"stage": "play", "in_hand": "A9", "last_discarded": "E9"}, "last_discarded", "STR-34"),
    ({"stage": "play", "in_hand": "A9", "last_discarded": "E17"}, "last_discarded", "STR-40"),
    ({"stage": "play", "in_hand": "A9", "withdrawn": True}, "withdrawn", "STR-33"),
    ({**BONUS, "in_hand": "A16", "source": "picked", "last_discarded": "L1"}, "in_hand", "STR-34"),
    ({**BONUS, "discards": ["L1"]}, "discards", "STR-34"),
    ({**BONUS, "discards": ["A1", "L2"]}, "discards", "STR-34"),
    ({**BONUS, "discards": ["L1", "L2"], "last_discarded": "L1"}, "last_discarded", "STR-34"),
    (
        {**BONUS, "discards": ["L2", "L3", "L4"], "last_discarded": "L4", "in_hand": "A9", "source": "picked"},
        "discards",
        "STR-34",
    ),
    ({**BONUS, "discards": ["L4"], "last_discarded": "L4", "in_hand": "L2", "source": "picked"}, "discards", "STR-34"),
    ({"stage": "play", "in_hand": "A9", "source": "taken", "taken": False}, "taken", "STR-20"),
    ({"stage": "play", "in_hand": "A9", "taken": True}, "taken", "STR-20"),
    ({"stage": "play", "in_hand": "A9", "source": "taken", "barred": [0]}, "taken", "STR-20"),
    ({"taken": True}, "taken", "STR-20"),
    ({"taken": 1, "stage": "play", "in_hand": "A9"}, "taken", "STR-20"),
    ({"stage": "target", "in_hand": "A13", "source": "shown", "taken": True}, "taken", "STR-20"),
    ({"malus": ["tickle"]}, "malus", "STR-5"),
    ({"malus": ["trade"]}, "malus", "STR-20"),
    ({"bonus": 4}, "bonus", "STR-20"),
    ({**NAMED, "kind": "flush"}, "kind", "STR-30"),
    ({**NAMED, "kind": None}, "kind", "STR-30"),
    ({**NAMED, "kind": "full"}, "kind", "STR-30"),
    ({**NAMED, "source": "shown"}, "source", "STR-21"),
    ({**NAMED, "named": [4]}, "named", "STR-30"),
    ({**NAMED, "named": [1, 1]}, "named", "STR-30"),
    ({**NAMED, "named": [1, 2, 3]}, "named", "STR-30"),
    ({**NAMED, "kind": "same", "named": [2, 1]}, "named", "STR-30"),
    ({"effect": 3}, "effect", "STR-4"),
    ({"picked": "7.7"}, "picked", "STR-4"),
    ({**LOOKS}, "known", "STR-64"),
    ({**LOOKS, "picked": "1.1"}, "picked", "STR-4"),
    ({**LOOKS, "picked": None}, "picked", "STR-4"),
    ({**LOOKS, "stage": "target"}, "picked", "STR-4"),
    ({**LOOKS, "in_hand": "A9"}, "in_hand", "STR-21"),
    ({**LOOKS, "in_hand": "A15"}, "stage", "STR-4"),
    ({**LOOKS, "options": {"novice": True}}, "stage", "STR-61"),
    ({**LOOKS, "stage": "target", "in_hand": "A16", "picked": None}, "effect", "STR-4"),
    ({**TRADE, "turn": 0}, "turn", "STR-42"),
    ({**TRADE, "protected": [[], []]}, "stage", "STR-42"),
    ({**TRADE, "protected": [[2], [1]]}, "stage", "STR-42"),
    ({**TRADE, "discards": ["L1", "L2", "L3"], "last_discarded": "L3"}, "discards", "STR-42"),
    ({**TRADE, "discards": [], "last_discarded": None}, "discards", "STR-42"),
    ({**TRADE, "discards": ["RAG", "L1"]}, "last_discarded", "STR-41"),
    ({**TRADE, "last_discarded": None}, "last_discarded", "STR-41"),
    ({**BY_FIRE, "discards": ["W13", "RAG"]}, "last_discarded", "STR-41"),
    ({**BY_FIRE, "discards": ["F12", "RAG"]}, "last_discarded", "STR-41"),
    ({**TRADE, "given": [1, 2]}, "given", "STR-42"),
    ({**TRADE, "given": [4]}, "given", "STR-42"),
    ({**TRADE, "given": [2, 1]}, "given", "STR-42"),
    ({**FLUSH, "options": {}}, "stage", "STR-62"),
    ({**FLUSH, "bonus": 2}, "bonus", "STR-34"),
    ({**FLUSH, "barred": [0]}, "bonus", "STR-35"),
    ({**FLUSH, "last_discarded": None}, "last_discarded", "STR-34"),
    ({**FLUSH, "last_discarded": "L2"}, "discards", "STR-34"),
    ({**FLUSH, "bonus": 4}, "discards", "STR-34"),
    ({**FLUSH, "discards": ["L1", "L2", "F3"], "last_discarded": "F3"}, "discards", "STR-34"),
    ({**FLUSH, "discards": ["L16", "F1", "F2"], "last_discarded": "F2"}, "discards", "STR-34"),
    ({**FLUSH, "discards": ["RAG", "APO", "DEL"], "last_discarded": "DEL"}, "discards", "STR-34"),
    ({**FLUSH, "discards": [], "last_discarded": "L3"}, "discards", "STR-34"),
    ({**NEW_PILE, "barred": []}, "discards", "STR-34"),
    ({**NEW_PILE, "places": [["L1"], ["W1"]]}, "discards", "STR-34"),
    ({**NEW_PILE, "bonus": 5, "discards": ["L4"]}, "discards", "STR-34"),
    ({**FLUSHED, "discards": ["L1", "L2", "L3", "L4", "L5", "L6", "F7"]}, "discards", "STR-34"),
    ({**FLUSHED, "start_cards": 4}, "discards", "STR-34"),
    ({**FLUSHED, "turns": 300}, "turns", "STR-65"),
    ({**WON, **HIGHER, "turns": 299}, "turns", "STR-65"),
    ({**WON, **HIGHER, "start_cards": 5, "options": {"flush": True}}, "start_cards", "STR-34"),
    ({**WON, **HIGHER, "announcer": 1, "turns": 1}, "turns", "STR-50"),
    ({**WON, **HIGHER, "announcer": 1, "turns": 302}, "turns", "STR-65"),
    ({**WON, **OPEN}, "winners", "STR-52"),
    ({**WON, **OPEN, "winners": []}, "winners", "STR-52"),
    ({**WON, **OPEN, "current": 1}, "first", "STR-11"),
    ({**WON, **HIGHER, "known": [[], []]}, "known", "STR-51"),
    ({**WON, **OPEN, "reason": "flush", "turns": 9}, "reason", "STR-62"),
    ({**WON, **OPEN, "options": {"games": 3}}, "stage", "STR-63"),
    ({**WON, **OPEN, "wins": [0, 1]}, "wins", "STR-63"),
    ({"stage": "memorise"}, "places", "STR-10"),
    ({"stage": "memorise", "first": 0}, "first", "STR-11"),
    ({"stage": "memorise", "first": 1, "current": 0}, "first", "STR-11"),
    ({"stage": "memorise", "turns": 3}, "stage", "STR-12"),
    (DEALT, "known", "STR-12"),
    ({"log": [["wrong", 0]]}, "log", "STR-64"),
    ({"log": [["discarded", 102, 0]]}, "log", "STR-64"),
    ({"colour": "red"}, "colour", None),
]


@pytest.mark.parametrize("changes", RIGHT)
def test_these_positions_can_be(changes):
    match = GAME.load(position(dict(changes)))
    assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()


@pytest.mark.parametrize(("changes", "field", "clause"), WRONG)
def test_a_position_that_cannot_be_is_refused_with_field_and_clause(changes, field, clause):
    with pytest.raises(DocumentError) as refusal:
        GAME.load(position(dict(changes)))
    assert (refusal.value.field, refusal.value.clause) == (field, clause)
    for language in ("fr", "en"):
        assert refusal.value.in_language(language)


ARRAYS = (np.array(["draw", "play"]), [np.array([1, 2])], [[np.array(["all"])]], [[np.array([1, 2]), 1, 1]])
JUNK = (None, True, -1, 0, 3, 10**30, 2.5, "", "E5", "all", [], [[]], [1, 1], ["E5"], [[1], [2]], {"a": 1}, [None, {}])


@pytest.mark.parametrize("changes", RIGHT)
def test_a_field_of_the_wrong_kind_is_refused_or_does_no_harm(changes):
    whole = GAME.load(position(dict(changes))).dump()
    for field in whole:
        for junk in JUNK:
            try:
                match = GAME.load(whole | {field: junk})
            except (DocumentError, ludotheque.OptionError) as refusal:
                refusal.document()  # its sentences can be said
                continue
            chance = Random(1)
            while match.turn is not None:
                match.play(chance.choice(match.moves()))
            assert match.result is not None


@pytest.mark.parametrize("changes", RIGHT)
def test_a_field_that_holds_an_array_is_refused(changes):
    whole = GAME.load(position(dict(changes))).dump()
    for field in whole.keys() - {"game", "options", "seats"}:
        for junk in ARRAYS:
            with pytest.raises(DocumentError) as refusal:
                GAME.load(whole | {field: junk})
            assert refusal.value.document()


def test_every_position_of_long_matches_is_set_up_as_it_was():
    """Also with what rarely happens: full games, withdrawn announcements, protections, trades that are decided on."""
    stages = set()
    for seats in (2, 3, 6):
        chance, match = Random(seats), GAME.new(seats=seats, seed=seats, flush=True, turn_limit=80)
        while match.turn is not None:
            moves = [move for move in match.moves() if move != "stratheos"]
            match.play("power" if "power" in moves else chance.choice(moves))
            stages.add(match.dump()["stage"])
            assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()
    assert {"memorise", "draw", "play", "naming", "target", "looking", "over"} <= stages


@pytest.mark.parametrize(
    ("match", "moves"),
    [
        (set_up("W1 W2 W3 W4 L5", "A1 A2", in_hand="I2", flush=True), "run name_1 name_2 name_3 last_4"),
        (set_up("E1 E2 E3", "W1 W2 W3", in_hand="RAG", protected=[[2], []]), "discard give_1"),
        (set_up("E1 E2", "W1 W2", "A1 A2", in_hand="A16"), "power on_1.1"),
        (set_up(" ".join(FULL), "W1 W2", in_hand="A9"), "run name_3 withdraw"),
        (set_up(" ".join(FULL), "W1 W2", in_hand="A13"), "run name_3 withdraw power on_0.3"),
        (set_up(" ".join(FULL), "W1 RAG", in_hand="F16", protected=[[1, 2], []]), "run withdraw power on_1.2"),
        (set_up("W1 W2 W3 W4 W5 W6 W7", "A1 A2", in_hand="I2", flush=True, games=3), "run " + " ".join(
            [f"name_{place}" for place in range(1, 7)] + ["last_7"])),
    ],
)  # fmt: skip
def test_rare_positions_are_set_up_as_they_were(match, moves):
    for move in moves.split():
        play(match, move.replace("_", " "))
        assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()
        for seat in (0, 1):
            known = match.view_record(seat)
            world = known.copy()
            GAME.kernel.fill(world, ludotheque.kernel.new_rng(1))
            assert GAME.masked(world, seat).tobytes() == known.tobytes()
