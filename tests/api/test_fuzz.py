"""Documents, records and moves at random: refused with a typed error, or right and playable to the end."""

import copy
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import DocumentError, IllegalMove, OptionError, RecordError, UnknownName

GAME = ludotheque.game("shokoba")
TABLES = [
    {"seats": seats, **variant}
    for variant in GAME.variants.values()
    for seats in ((4,) if "teams" in variant else (2, 3, 4))
]
CHANCE = st.builds(Random, st.integers(0, 1 << 32))
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["S4", "D7", "R10"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


def some_match(chance):
    match = GAME.new(seed=chance.randrange(1 << 128), **chance.choice(TABLES))
    for _ in range(chance.randrange(80)):
        if match.turn is not None:
            match.play(chance.choice(match.moves()))
    return match


def play_to_the_end(match, chance):
    while match.turn is not None:
        match.play(chance.choice(match.moves()))
        assert len(match.history) < GAME.rules.MATCH_MOVES
    assert match.result.winners


def places(node):
    """Every (container, key) in a tree of JSON."""
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from places(node[key])


def disturb(document, chance, values):
    """Change the tree somewhere: another value, a number nearby, something gone, doubled, or moved elsewhere."""
    spots = list(places(document))
    if not spots:
        return
    node, key = chance.choice(spots)
    lists = [document] if isinstance(document, list) else []
    lists += [inner[at] for inner, at in spots if isinstance(inner[at], list)]
    what = chance.randrange(5)
    if what == 0:
        node[key] = values.pop() if values else None
    elif what == 1 and type(node[key]) is int:
        node[key] += chance.choice((-1, 1))
    elif what == 2:
        del node[key]
    elif what == 3 and lists:
        chance.choice(lists).append(copy.deepcopy(node[key]))
    elif lists:
        source, goal = chance.choice(lists), chance.choice(lists)
        if source and goal is not source[-1]:
            goal.append(copy.deepcopy(source.pop()))


@settings(deadline=None, max_examples=400)
@given(CHANCE, st.lists(JSON, max_size=4), st.integers(0, 4))
def test_a_disturbed_document_is_refused_or_playable_to_the_end(chance, values, times):
    document = some_match(chance).dump()
    for _ in range(times):
        disturb(document, chance, values)
    try:
        match = GAME.load(document, seed=times)
    except (DocumentError, OptionError) as refusal:
        refusal.document()  # its sentences can be said
        assert times
        return
    assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()
    play_to_the_end(match, chance)


@settings(deadline=None, max_examples=200)
@given(CHANCE, st.lists(JSON, max_size=4), st.integers(0, 4))
def test_a_disturbed_record_is_refused_or_replays(chance, values, times):
    match = some_match(chance)
    if chance.random() < 0.5:
        match = GAME.load(match.dump(), seed=times)
        for _ in range(chance.randrange(5)):
            if match.turn is not None:
                match.play(chance.choice(match.moves()))
    record = json.loads(json.dumps(match.record()))
    for _ in range(times):
        disturb(record, chance, values)
    try:
        again = ludotheque.replay(record)
    except (DocumentError, OptionError, RecordError, UnknownName) as refusal:
        refusal.document()  # its sentences can be said
        assert times
        return
    assert again.history == record["moves"]
    play_to_the_end(again, chance)


@settings(deadline=None, max_examples=100)
@given(JSON)
def test_anything_may_be_given_as_a_document_or_record(value):
    with pytest.raises(DocumentError):
        GAME.load(value)
    with pytest.raises(RecordError):
        ludotheque.replay(value)


WORDS = st.sampled_from(
    ["S4", "R10", "D7", "E7", "x", "+", "seize ", "leave", " ", "s4", "X", "S", "7", "S11", "\n", "٣"]
)


@settings(deadline=None, max_examples=300)
@given(CHANCE, st.text() | st.lists(WORDS, max_size=8).map("".join))
def test_any_text_is_a_legal_move_or_refused_with_a_clause(chance, text):
    match = some_match(chance)
    before, legal = match.position.tobytes(), match.moves()
    if text in legal:
        match.play(text)
        return
    with pytest.raises(IllegalMove) as refusal:
        match.play(text)
    assert refusal.value.clause.startswith("SHO-")
    assert refusal.value.in_language("fr")
    assert match.position.tobytes() == before
    assert GAME.tidy(GAME.tidy(text)) == GAME.tidy(text)
