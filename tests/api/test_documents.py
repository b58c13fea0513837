"""The reader of documents: whatever it is given, it reads what is asked for or refuses it with a sentence."""

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import DocumentError
from ludotheque.contract.documents import DEEPEST, Reader

NAMES = ("S4", "D7", "l")


def deep(levels):
    """A list in a list in a list …"""
    nested = []
    for _ in range(levels - 1):
        nested = [nested]
    return nested


def endless():
    """A list that holds itself, twice."""
    nested = []
    nested += [nested, nested]
    return nested


LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(exclude_categories=()), max_size=4)
    | st.sampled_from([*NAMES, "move", "table", 0, 1, b"S4", object, np.int64(1), np.float64(1), np.str_("S4")])
    | st.builds(lambda: np.arange(3))
    | st.builds(lambda: np.array([["S4", "D7"]]))
    | st.builds(object)
    | st.builds(lambda: 10**5000)
    | st.builds(endless)
    | st.builds(deep, st.sampled_from([5, DEEPEST, 100_000]))
)
KEYS = st.sampled_from(["move", "table", "\ud800", 1, None, 2.5, b"move", (1, 2), np.int64(3)])
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner)
        | st.dictionaries(KEYS, inner, max_size=3)
        | st.fixed_dictionaries({"move": inner, "table": inner})
    ),
    max_leaves=8,
)
QUESTIONS = [
    lambda reader: reader.number("field", 0, 9, "TOY-1", default=3),
    lambda reader: reader.numbers("field", 2, 0, 9, "TOY-1"),
    lambda reader: reader.seat("field", 2, "TOY-1"),
    lambda reader: reader.seat_or_none("field", 2, "TOY-1"),
    lambda reader: reader.seats("field", 2, "TOY-1", default=[0]),
    lambda reader: reader.name_or_none("field", NAMES, "TOY-1"),
    lambda reader: reader.pile("field", NAMES, "TOY-1"),
    lambda reader: reader.piles("field", 2, NAMES, "TOY-1"),
    lambda reader: reader.rows("field", 1, ("move", "table"), "TOY-1", default=[[]]),
    lambda reader: reader.all_there(Counter(reader.pile("field", NAMES, "TOY-1")), {"S4": 1}, "TOY-1"),
]


def read(document, question):
    """The answer, or the refusal's sentences; no document is answered by anything else."""
    try:
        return question(Reader(document, ("field", "other"), ("other",), Path("nowhere")))
    except DocumentError as refusal:
        sentences = refusal.document()["message"]
        sent = json.dumps(refusal.document(), ensure_ascii=False).encode()
    assert json.loads(sent)["message"] == sentences
    assert all(sentences.values())
    return sentences


@settings(max_examples=400)
@given(ANYTHING, st.sampled_from(QUESTIONS))
def test_any_value_of_a_field_is_read_or_refused_with_a_sentence(value, question):
    read({"field": value}, question)


@settings(max_examples=200)
@given(ANYTHING | st.dictionaries(KEYS | st.just("field"), ANYTHING, max_size=3))
def test_anything_may_be_given_in_the_place_of_a_document(document):
    read(document, QUESTIONS[0])


@pytest.mark.parametrize(
    "value",
    [
        np.arange(2),
        [np.int64(1), 0],
        [[{"move": "S4", 1: "S4"}]],
        [{1, 2}],
        (0, 1),
        endless(),
        deep(DEEPEST + 1),
        deep(100_000),
    ],
    ids=["array", "number of another library", "mixed keys", "set", "tuple", "endless", "deep", "very deep"],
)
def test_what_json_cannot_say_is_refused_by_the_name_of_its_field(value):
    with pytest.raises(DocumentError) as refusal:
        Reader({"field": value}, ("field",), (), Path("nowhere"))
    assert (refusal.value.key, refusal.value.field) == ("wanted-json", "field")


def test_what_json_can_say_is_left_to_the_questions():
    shared = [1.5, None, True, "\ud800", {"a": []}]
    document = {"field": [shared, shared, deep(DEEPEST - 1)]}
    assert Reader(document, ("field",), (), Path("nowhere")).document is document


def test_rows_have_exactly_the_fields_asked_for():
    right = [[{"table": [], "move": "S4"}]]
    assert read({"field": right}, QUESTIONS[8]) == right
    for wrong in ([[{"move": "S4"}]], [[{"move": "S4", "table": [], "more": 1}]], [["move"]]):
        assert "move, table" in read({"field": wrong}, QUESTIONS[8])["en"]


def test_a_part_of_a_name_is_no_name():
    """A text of one-letter names is a collection of these letters, not of all that can be found in it."""
    for wrong in ("sl", ""):
        assert "There is no" in read({"field": [wrong]}, lambda reader: reader.pile("field", "sl", "TOY-1"))["en"]
    assert read({"field": ["s", "l"]}, lambda reader: reader.pile("field", "sl", "TOY-1")) == ["s", "l"]
