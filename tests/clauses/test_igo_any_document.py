"""Documents with anything in any field: refused with a sentence, or given back by `dump` as they were."""

from copy import deepcopy
from functools import cache
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from tests.clauses.igo_table import GAME, PACK, play, set_up
from tests.clauses.test_igo_call import FIVE, LAST_CALL, PERFECT, SEVEN, SIX, called

CARDS = st.lists(st.sampled_from(PACK), max_size=14)
NAMES = st.sampled_from([*"ABCGJMORTVX", "AB", "", "pile", "discard", "column", "draw", "lay", "over", "A1", "A12"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 41) | st.integers() | st.floats() | st.text(max_size=3) | NAMES | CARDS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["caller", "colour", "series", "hands", "x"]), inner, max_size=5)
    ),
    max_leaves=8,
)
CHANGES = st.integers(0, 1 << 32).map(Random)


@cache
def positions():
    """Positions of every step, from matches played at random and from some that random play seldom reaches."""
    found = [
        play(set_up("A1", pile=1), "pile"),
        play(set_up("A1", pile=1), "pile", "A1!"),
        set_up(points=[3, 3], round=7, last_call=LAST_CALL),
        called(SIX, FIVE, stall=0),
        play(called(SIX, SEVEN, target=1), "O+R"),
        play(called(PERFECT, FIVE), "O+R"),
    ]
    for seed in range(12):
        match, chance = GAME.new(seats=2 + seed % 3, seed=seed, target=2, stall_limit=5), Random(seed)
        while match.turn is not None:
            quiet = [move for move in match.moves() if not move.endswith("!")]
            match.play(chance.choice(quiet if quiet and chance.random() < 0.9 else match.moves()))
            if chance.random() < 0.05 or match.turn is None:
                found.append(match.clone())
    return [match.dump() for match in found]


def in_one_order(document):
    """A document with its sets sorted and what may be left out filled in: what has no order says no more by one."""
    given = deepcopy(document)
    given["options"] = {"target": 4, "stall_limit": 40, "memo": False, "aid": True, **given.get("options", {})}
    given.setdefault("seen", [[] for _ in given["hands"]])
    for name, missing in (("round", 1), ("stall", 0), ("source", None), ("last_call", None), ("step", None)):
        given.setdefault(name, missing)
    given["step"] = given["step"] or ("over" if given["turn"] is None else "draw")
    rank = {card: place for place, card in enumerate(PACK)}
    for seat, hand in enumerate(given["hands"]):
        drawn = 1 if given["step"] == "discard" and given["turn"] == seat else 0
        given["hands"][seat] = sorted(hand[: len(hand) - drawn], key=rank.get) + hand[len(hand) - drawn :]
    given["seen"] = [sorted(hand, key=rank.get) for hand in given["seen"]]
    given["pile"].sort(key=rank.get)
    if given["last_call"]:
        given["last_call"]["hands"] = [sorted(hand, key=rank.get) for hand in given["last_call"]["hands"]]
    return given


def loaded(document):
    """The match that a document gives; None where it is refused, with sentences that can be said."""
    try:
        return GAME.load(deepcopy(document), seed=1)
    except (ludotheque.DocumentError, ludotheque.OptionError) as refusal:
        refusal.document()  # its sentences can be said
        return None


def check(document):
    match = loaded(document)
    if match is None:
        return False
    wanted = in_one_order(document)
    assert match.dump() == wanted
    assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()
    for seat in (None, *range(match.seats)):
        assert match.view(seat)["points"] == wanted["points"]
    return True


def places(node):
    """Every (container, key) in a tree of JSON."""
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from places(node[key])


def test_positions_as_they_occur_are_given_back():
    assert all(check(document) for document in positions())
    assert {document["step"] for document in positions()} == {"draw", "discard", "lay", "over"}


@settings(deadline=None, max_examples=400)
@given(CHANGES, JSON)
def test_anything_may_stand_in_any_field(chance, value):
    document = deepcopy(chance.choice(positions()))
    document[chance.choice(list(document))] = value
    check(document)


@settings(deadline=None, max_examples=400)
@given(CHANGES, st.lists(JSON, min_size=1, max_size=3))
def test_anything_may_stand_anywhere(chance, values):
    document = deepcopy(chance.choice(positions()))
    for value in values:
        node, key = chance.choice(list(places(document)))
        node[key] = value
    check(document)


@settings(deadline=None, max_examples=400)
@given(CHANGES, st.integers(1, 3))
def test_cards_and_numbers_may_be_others(chance, times):
    """Two cards change places, a card goes elsewhere, a number is another: what is accepted can be played on."""
    document = deepcopy(chance.choice(positions()))
    for _ in range(times):
        piles = [node[key] for node, key in places(document) if isinstance(node[key], list)]
        piles = [pile for pile in piles if pile and all(isinstance(card, str) for card in pile)]
        numbers = [(node, key) for node, key in places(document) if type(node[key]) is int]
        one, other = chance.choice(piles), chance.choice(piles)
        match chance.randrange(4):
            case 0:
                here, there = chance.randrange(len(one)), chance.randrange(len(other))
                one[here], other[there] = other[there], one[here]
            case 1:
                other.append(one.pop())
            case 2:
                node, key = chance.choice(numbers)
                node[key] += chance.choice((-1, 1))
            case 3:
                document.pop(chance.choice(list(document)), None)
    if check(document):
        match = loaded(document)
        for _ in range(12):
            if match.turn is not None:
                match.play(chance.choice(match.moves()))
                assert check(match.dump())
