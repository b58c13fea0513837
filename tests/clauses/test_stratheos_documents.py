"""Positions that cannot be are refused, with the field and the clause; whatever can be is set up as it was."""

from random import Random

import pytest

import ludotheque
from ludotheque.contract.errors import DocumentError
from tests.clauses.stratheos_table import GAME, PACK, play, set_up

FULL = PACK[:14]
NAMED = {"stage": "naming", "in_hand": "A9", "kind": "run"}
LOOKS = {"stage": "looking", "in_hand": "A13", "source": "shown", "picked": "0.1"}
TRADE = {"stage": "giving", "turn": 1, "current": 0, "last_discarded": "RAG", "protected": [[], [1]]}
WON = {"stage": "over", "turn": None, "current": 0, "winners": [0], "wins": [1, 0], "reason": "points"}
OPEN = {"known": [[["all"]] * 3, [["all"]] * 3]}


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
    {**WON, **OPEN, "places": [["E1", "E2", "E3"], ["W4", "W5", "W6"]]},
    {"stage": "choose", "bonus": 4, "last_discarded": "L1", "options": {"flush": True}},
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
    (
        {"stage": "play", "in_hand": "A16", "source": "picked", "last_discarded": "L1", "options": {"flush": True}},
        "in_hand",
        "STR-34",
    ),
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
    ({**TRADE, "given": [1, 2]}, "given", "STR-42"),
    ({**TRADE, "given": [4]}, "given", "STR-42"),
    ({**TRADE, "given": [2, 1]}, "given", "STR-42"),
    ({"stage": "choose", "bonus": 4, "last_discarded": "L1"}, "stage", "STR-62"),
    ({"stage": "choose", "bonus": 2, "last_discarded": "L1", "options": {"flush": True}}, "bonus", "STR-34"),
    (
        {"stage": "choose", "bonus": 3, "last_discarded": "L1", "barred": [0], "options": {"flush": True}},
        "bonus",
        "STR-35",
    ),
    ({"stage": "choose", "bonus": 3, "options": {"flush": True}}, "last_discarded", "STR-34"),
    ({**WON, **OPEN}, "winners", "STR-52"),
    ({**WON, **OPEN, "winners": []}, "winners", "STR-52"),
    ({**WON, **OPEN, "current": 1}, "first", "STR-11"),
    ({**WON, "places": [["E1", "E2", "E3"], ["W4", "W5", "W6"]]}, "known", "STR-51"),
    ({**WON, **OPEN, "reason": "flush"}, "reason", "STR-62"),
    ({**WON, **OPEN, "options": {"games": 3}}, "stage", "STR-63"),
    ({**WON, **OPEN, "wins": [0, 1]}, "wins", "STR-63"),
    ({"stage": "memorise"}, "places", "STR-10"),
    ({"stage": "memorise", "first": 1}, "first", "STR-11"),
    ({"stage": "memorise", "turns": 3}, "stage", "STR-12"),
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
