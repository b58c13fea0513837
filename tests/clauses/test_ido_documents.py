"""IDO's documents: a position that cannot occur is refused, and one that is accepted is the one that was given."""

import copy
import json
import time
from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from tests.clauses.ido_table import GAME, document, set_up


@pytest.mark.parametrize(
    ("more", "field", "key"),
    [
        ({"grid": "up"}, "grid", "component-unknown"),
        ({"turn": 2}, "turn", "wanted-number"),
        ({"chairs": ["north", "south"]}, "chairs", "chairs-wrong"),
        ({"slide_ban": 3}, "slide_ban", "wanted-number"),
        ({"steps": 2}, "steps", "steps-too-many"),
        ({"steps": 6}, "steps", "wanted-number"),
        ({"turns": 401}, "turns", "wanted-number"),
        ({"turns": 400}, "over", "over-wrong"),
        ({"turns": 400, "steps": 1}, "turns", "turns-too-many"),
        ({"over": "goal"}, "over", "over-not-by-goal"),
        ({"over": "repetition"}, "over", "over-wrong"),
        ({"over": "rain"}, "over", "component-unknown"),
        ({"over": "turn-limit", "turns": 400, "steps": 1}, "steps", "over-in-a-turn"),
        ({"home": ("ssll", "")}, "over", "over-not-by-goal"),
        ({"home": ("ssslll", ""), "goal": 3, "over": "goal"}, None, "components-doubled"),
        ({"home": ("s", ""), "order": "lsls"}, "home", "home-not-in-order"),
        ({"earlier": ["xyz"], "turns": 5}, "earlier", "earlier-wrong"),
        ({"earlier": "0" * 16, "turns": 5}, "earlier", "earlier-wrong"),
        ({"earlier": ["0" * 16]}, "earlier", "earlier-too-many"),
        ({"earlier": ["0" * 16] * 3, "turns": 5}, "earlier", "earlier-thrice"),
        ({"reserve": [[], []]}, None, "components-missing"),
    ],
    ids=str,
)
def test_a_position_that_cannot_occur_is_refused(more, field, key):
    with pytest.raises(ludotheque.DocumentError) as refusal:
        GAME.load(document("s f1, l a4", "s c8", **more))
    assert (refusal.value.key, refusal.value.field) == (key, field)
    assert all(refusal.value.in_language(language) for language in ("fr", "en"))


def test_two_blocks_on_one_unit_are_refused():
    with pytest.raises(ludotheque.DocumentError) as refusal:
        set_up("s f1", "l f1")
    assert (refusal.value.key, refusal.value.clause, refusal.value.facts["unit"]) == ("unit-taken-twice", "IDO-5", "f1")


def test_more_home_than_can_come_at_once_is_refused():
    with pytest.raises(ludotheque.DocumentError) as refusal:
        set_up("", home=("ssslll",), goal=3, over="goal")
    assert refusal.value.key == "home-too-many"


@pytest.mark.parametrize("letter", ["", "sl", "S", "small", "ls"])
def test_a_block_is_a_small_or_a_large_one_by_its_whole_letter(letter):
    for field in ("home", "reserve"):
        position = document("s f1")
        position[field][1] = [*position[field][1][1:], letter]
        with pytest.raises(ludotheque.DocumentError) as refusal:
            GAME.load(position)
        assert (refusal.value.key, refusal.value.field) == ("component-unknown", field)


def test_a_record_that_starts_with_a_block_of_no_size_is_refused():
    record = GAME.load(document("s f1")).record()
    record["start"]["reserve"][0][0] = ""
    with pytest.raises((ludotheque.DocumentError, ludotheque.RecordError)):
        ludotheque.replay(record)


# Anything at all in a document

TABLES = [{"seats": seats, **variant} for variant in GAME.variants.values() for seats in (2, 3, 4)]
CHANCE = st.builds(Random, st.integers(0, 1 << 32))
NEARLY_RIGHT = [
    "s", "l", "sl", "", "s f1", "l e3", "s f1 ", "l  e3", "S F1", "f1", "home", "south", "centre", "north-east",
    "goal", "repetition", "turn-limit", "0" * 16, "3" + "f" * 15, "4" + "0" * 15, "\u0661" * 16, "\ud800", "\0",
    -1, 0, 1, 2, 5, 6, 399, 400, 1 << 62, 1 << 63, 1 << 64, True, 1.0, float("nan"),
]  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(NEARLY_RIGHT),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.text(max_size=5) | st.sampled_from(["s", "0", "units"]), inner, max_size=4)
    ),
    max_leaves=10,
)
FIELDS = [name for name in GAME.new(seed=1).dump() if name not in ("game", "options", "seats")]


def some_match(chance):
    match = GAME.new(seed=chance.randrange(1 << 128), **chance.choice(TABLES))
    for _ in range(chance.randrange(60)):
        if match.turn is not None:
            match.play(chance.choice(match.moves()))
    return match


def written(position):
    """A document as its writer meant it: blocks of a pile have no order, and `grid` may be left open."""
    piles = {name: [Counter(pile) for pile in position[name]] for name in ("blocks", "home", "reserve")}
    return position | piles | {"grid": position.get("grid") or "centre"}


def refused_or_as_given(position):
    try:
        match = GAME.load(position)
    except ludotheque.DocumentError as refusal:
        json.dumps(refusal.document())  # it can be said and sent
        return
    assert written(match.dump()) == written({**match.dump(), **position})
    assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()
    chance = Random(1)
    for _ in range(12):
        if match.turn is not None:
            match.play(chance.choice(match.moves()))


@settings(deadline=None, max_examples=250)
@given(CHANCE, st.sampled_from(FIELDS), JSON)
def test_anything_in_a_field_is_refused_or_is_what_the_position_says(chance, field, value):
    refused_or_as_given(some_match(chance).dump() | {field: value})


@settings(deadline=None, max_examples=250)
@given(CHANCE, st.sampled_from(FIELDS), JSON)
def test_anything_inside_a_list_is_refused_or_is_what_the_position_says(chance, field, value):
    position = copy.deepcopy(some_match(chance).dump())
    inner = position[field]
    while isinstance(inner, list) and inner:
        place = chance.randrange(len(inner))
        if not isinstance(inner[place], list) or chance.random() < 0.3:
            inner[place] = value
            break
        inner = inner[place]
    refused_or_as_given(position)


@pytest.mark.parametrize("field", FIELDS)
def test_values_that_no_json_has_are_refused_too(field):
    for value in (np.zeros(3), np.array(["s", "l"]), np.int64(1), object(), (), {1: 2}, b"s"):
        with pytest.raises(ludotheque.DocumentError):
            GAME.load(document("s f1") | {field: value})


# Moves as people write them


@settings(deadline=None, max_examples=150)
@given(CHANCE, st.text() | st.lists(st.sampled_from(["+", "s", "l", " ", "f1", "F1", "e3", "-", "–", ">", "home",
    "slide", "north", "n", "stop", "PASS", "\n", "İ", "٣"]), max_size=8).map("".join))  # fmt: skip
def test_any_text_is_a_legal_move_or_refused_with_a_clause(chance, text):
    match = some_match(chance)
    if match.turn is None or text in match.moves():
        return
    before = match.position.tobytes()
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play(text)
    assert refusal.value.clause.startswith("IDO-")
    assert all(refusal.value.in_language(language) for language in ("fr", "en"))
    assert match.position.tobytes() == before
    assert GAME.tidy(GAME.tidy(text)) == GAME.tidy(text)


@pytest.mark.parametrize("middle", [" ", "\t ", "f1 ", "f1-", "+", "+s ", "slide ", "home", "a"])
@pytest.mark.parametrize("end", ["", "b", "f1", "!"])
def test_tidying_takes_no_longer_than_reading(middle, end):
    """Two hundred thousand characters in well under a second; a pattern that backtracks would take hours."""
    entry = "a" + middle * (200_000 // len(middle)) + end
    begin = time.process_time()  # not what others take meanwhile
    GAME.part("notation").tidy(entry)
    assert time.process_time() - begin < 0.5
