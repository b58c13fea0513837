"""Every refusal there is: one example for each text, with its class, field and clause, in both languages."""

import copy
import json
import re

import numpy as np
import pytest

import ludotheque
from ludotheque import (
    DocumentError,
    IllegalMove,
    MatchOver,
    NotAMove,
    OptionError,
    OutOfTurn,
    RecordError,
    StaleMove,
    UnknownName,
)
from ludotheque.contract.texts import SHARED
from tests.clauses.shokoba_table import set_up

GAME = ludotheque.game("shokoba")


def changed(change, start=None):
    """Load a good document after a change."""
    document = copy.deepcopy(start or GAME.new(seed=1, edition="classic").dump())
    change(document)
    return lambda: GAME.load(document)


def fields(start=None, **values):
    return changed(lambda document: document.update(values), start)


def without(field):
    return changed(lambda document: document.pop(field))


def record(**values):
    base = GAME.new(seed=1).record()
    return lambda: ludotheque.replay(base | values)


def playing(move, *hands, **position):
    return lambda: set_up(*hands, **position).play(move)


def impossible(*hands, **position):
    return lambda: set_up(*hands, **position)


def after_the_end():
    match = GAME.new(seed=2)
    while match.turn is not None:
        match.play(match.moves()[0])
    return match


def stale(ply):
    match = GAME.new(seed=1)
    match.play(match.moves()[0])
    match.play(match.moves()[0], ply=ply)


OVER = after_the_end().dump()
FRESH = GAME.new(seed=1, edition="classic").dump()  # seat 1 begins
LATER = set_up("S9 S1", "S2 S3", table="S5 S4").dump()
PLAYOFF = {"seats": 4, "edition": "classic", "gems": [12, 12, 3, 3], "playing": [0, 1]}
CLASSIC4 = set_up("S9 S1", table="S5", **PLAYOFF).dump()

REFUSALS = {
    # names
    "game-unknown": (lambda: ludotheque.game("shokobo"), UnknownName, "game", None),
    "bot-unknown": (lambda: ludotheque.bot("gredy", GAME), UnknownName, "bot", None),
    "clause-unknown": (lambda: GAME.clause("SHO-99"), UnknownName, "clause", None),
    # options
    "option-unknown": (lambda: GAME.new(oversite=True), OptionError, "oversite", None),
    "option-value": (lambda: GAME.new(seats=7), OptionError, "seats", "SHO-1"),
    "no-such-seat": (lambda: GAME.new().view(7), OptionError, "seat", None),
    "no-such-since": (lambda: GAME.new().events(0, since=1), OptionError, "since", None),
    "ply-out-of-range": (lambda: GAME.new().play("S4", ply=-1), OptionError, "ply", None),
    "move-stale": (lambda: stale(0), StaleMove, "ply", "SHO-12"),
    "move-ahead": (lambda: stale(9), StaleMove, "ply", "SHO-12"),
    "move-too-long": (lambda: GAME.new(seed=1).play("S" * 300), NotAMove, None, "SHO-12"),
    "no-such-ply": (lambda: GAME.new().happened(0), OptionError, "ply", None),
    "seed-out-of-range": (lambda: GAME.new(seed=-1), OptionError, "seed", None),
    "seats-among-options": (fields(options={"seats": 3}), OptionError, "options", None),
    "teams-need-four": (lambda: GAME.new(seats=3, teams=True), OptionError, "teams", "SHO-34"),
    "nine-cards-need-teams": (lambda: GAME.new(nine_cards=True), OptionError, "nine_cards", "SHO-43"),
    "target-not-of-edition": (lambda: GAME.new(target=11), OptionError, "target", "SHO-30"),
    "youngest-only-classic": (lambda: GAME.new(youngest=0), OptionError, "youngest", "SHO-10"),
    "youngest-not-seated": (lambda: GAME.new(edition="classic", youngest=3), OptionError, "youngest", "SHO-10"),
    # documents: their form
    "document-not-object": (lambda: GAME.load([1]), DocumentError, None, None),
    "document-of-another-game": (fields(game="chess"), DocumentError, "game", None),
    "field-missing": (without("table"), DocumentError, "table", None),
    "field-unknown": (fields(tabel=[]), DocumentError, "tabel", None),
    "wanted-json": (fields(gems=[0, {1: 2}]), DocumentError, "gems", None),
    "wanted-object": (fields(options=[]), DocumentError, "options", None),
    "wanted-number": (fields(dealer="0"), DocumentError, "dealer", "SHO-10"),
    "wanted-numbers": (fields(gems=[0, 1.5]), DocumentError, "gems", "SHO-22"),
    "wanted-seats": (fields(playing=[1, 0]), DocumentError, "playing", "SHO-33"),
    "wanted-name": (fields(overlooked=7), DocumentError, "overlooked", "SHO-40"),
    "wanted-names": (fields(table="S4 S5"), DocumentError, "table", "SHO-11"),
    "wanted-piles": (fields(hands=[["S4"]]), DocumentError, "hands", "SHO-11"),
    "component-unknown": (fields(table=["R7"]), DocumentError, "table", "SHO-11"),
    "wanted-rows": (fields(plays=[[], ["S4"]]), DocumentError, "plays", "SHO-12"),
    "components-missing": (fields(undealt=[]), DocumentError, None, "SHO-1"),
    "components-doubled": (fields(undealt=[*FRESH["undealt"], "D7"]), DocumentError, None, "SHO-1"),
    # documents: what cannot be
    "playing-not-tied": (fields(CLASSIC4, gems=[12, 12, 12, 3]), DocumentError, "playing", "SHO-33"),
    "seat-not-playing": (fields(CLASSIC4, turn=2), DocumentError, "turn", "SHO-33"),
    "last-taker-without-pile": (fields(last_taker=1), DocumentError, "last_taker", "SHO-18"),
    "pile-without-last-taker": (fields(LATER, last_taker=None), DocumentError, "last_taker", "SHO-18"),
    "pile-not-playing": (
        impossible("S9 S1", table="S5", taken=["R3 R4", "", "R1 R2", ""], deals_left=4, last_taker=0, **PLAYOFF),
        DocumentError, "taken", "SHO-33",
    ),
    "pile-of-one": (
        impossible("S9 S1", table="S5", taken=["R1", "R2 R3"], last_taker=1), DocumentError, "taken", "SHO-14",
    ),
    "round-not-begun": (
        impossible("S9 S1 S2", table="S5 S4", taken=["R1 R2", ""], deals_left=5), DocumentError, "taken", "SHO-11",
    ),
    "hand-not-playing": (
        changed(lambda document: document["hands"][2].append(document["undealt"].pop()), CLASSIC4),
        DocumentError, "hands", "SHO-33",
    ),
    "hand-too-large": (impossible("S9 S1 S2 S3", table="S5"), DocumentError, "hands", "SHO-11"),
    "hands-empty": (impossible("", table="S5", deals_left=1), DocumentError, "hands", "SHO-17"),
    "undealt-not-whole-deals": (
        changed(lambda document: document["table"].append(document["undealt"].pop()), LATER),
        DocumentError, "undealt", "SHO-17",
    ),
    "overlooked-not-there": (
        impossible("S9 S1", table="S5 R4 S8", overlooked="S8", oversight=True), DocumentError, "overlooked", "SHO-40",
    ),
    "table-not-swept": (
        changed(lambda document: document["table"].append(document["taken"][0].pop()), OVER),
        DocumentError, "table", "SHO-18",
    ),
    "plays-too-many": (
        fields(plays=[[{"move": "S4", "table": []}], []]), DocumentError, "plays", "SHO-12",
    ),
    "play-not-possible": (
        fields(LATER, plays=[[{"move": "S4xS3", "table": ["S3"]}], []]), DocumentError, "plays", "SHO-13",
    ),
    "hands-out-of-step": (fields(turn=0), DocumentError, "hands", "SHO-12"),
    "over-with-cards": (fields(turn=None), DocumentError, "turn", "SHO-18"),
    "over-too-soon": (fields(OVER, gems=[5, 5]), DocumentError, "turn", "SHO-30"),
    "gems-not-won": (fields(gems=[7, 0]), DocumentError, "gems", "SHO-22"),
    "match-decided": (fields(LATER, gems=[40, 0], round=9), DocumentError, "gems", "SHO-31"),
    "dealer-not-in-turn": (fields(dealer=1, turn=0), DocumentError, "dealer", "SHO-10"),
    # records
    "record-not-object": (lambda: ludotheque.replay("S4"), RecordError, None, None),
    "record-field": (record(seats="2"), RecordError, "seats", None),
    "record-version": (record(rules=99), RecordError, "rules", None),
    "record-seed": (record(seed="xyz"), RecordError, "seed", None),
    "record-start": (record(start=FRESH), RecordError, "start", None),
    "record-move": (record(moves=["S99"]), RecordError, "moves", "SHO-2"),
    # moves
    "match-over": (lambda: GAME.load(OVER).play("S4"), MatchOver, None, "SHO-30"),
    "out-of-turn": (lambda: GAME.load(FRESH).play("S4", seat=0), OutOfTurn, None, "SHO-12"),
    "nothing-to-undo": (lambda: GAME.new().undo(), ludotheque.NothingToUndo, None, None),
    "not-a-move": (playing("e2e4", "S4 S5", table="S9"), NotAMove, None, "SHO-12"),
    "untidy": (playing("s4", "S4 S5", table="S9"), NotAMove, None, "SHO-12"),
    "no-such-card": (playing("R7xS4+S3", "S4 S5", table="S9"), NotAMove, None, "SHO-2"),
    "not-in-hand": (playing("S3", "S4 S5", table="S9"), IllegalMove, None, "SHO-12"),
    "must-take": (playing("S4", "S4 S5", table="R4"), IllegalMove, None, "SHO-15"),
    "not-on-table": (playing("S4xS4", "S4 S5", table="R4"), IllegalMove, None, "SHO-13"),
    "wrong-sum": (playing("S4xR3", "S4 S5", table="R3"), IllegalMove, None, "SHO-13"),
    "equal-first": (playing("S4xS3+S1", "S4 S5", table="S3 S1 R4", equal_first=True), IllegalMove, None, "SHO-42"),
    "claim-does-not-hold": (playing("seize S4xR4", "S2 S5", table="S4 R4"), IllegalMove, None, "SHO-40"),
    "seize-what": (playing("seize S4", "S2 S5", table="S4 R4"), IllegalMove, None, "SHO-40"),
    "nothing-to-leave": (playing("leave", "S4 S5", table="R4"), IllegalMove, None, "SHO-40"),
}  # fmt: skip


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_names_what_is_wrong_in_both_languages(key):
    attempt, kind, field, clause = REFUSALS[key]
    with pytest.raises(ludotheque.LudothequeError) as refusal:
        attempt()
    error = refusal.value
    assert error.key == key
    assert type(error) is kind
    assert (error.field, error.clause) == (field, clause)
    french, english = error.in_language("fr"), error.in_language("en")
    assert french != english
    assert clause is None or f"[{clause}]" in str(error)
    assert error.document()["message"] == {"fr": french, "en": english}


def test_no_refusal_is_without_an_example():
    shared = re.findall(r"^([a-z-]+) =", (SHARED / "locale/en.ftl").read_text("utf-8"), re.MULTILINE)
    kinds = ("game-", "bot-", "clause-", "option-", "no-such-", "seed-", "seats-", "document-", "field-", "wanted-",
             "component", "record-", "match-", "out-of-", "nothing-to-",
             "move-", "ply-", "untidy")  # fmt: skip
    wanted = {key for key in shared if key.startswith(kinds)}
    sections = re.split(r"^# ", (GAME.home / "locale/en.ftl").read_text("utf-8"), flags=re.MULTILINE)
    for section in sections:
        if section.startswith(("Options", "Refusals", "Positions")):
            wanted |= set(re.findall(r"^([a-z-]+) =", section, re.MULTILINE))
    help_texts = {f"option-{option.name}" for option in GAME.options}
    assert wanted - help_texts - {"document-out-of-range"} == set(REFUSALS)


def test_a_number_beyond_the_record_is_refused(monkeypatch):
    """No field of Shokoba's documents can hold one; whatever game lets one through, it is a DocumentError."""

    def overflow(*_):
        raise OverflowError

    monkeypatch.setattr(GAME.part("document"), "restore", overflow)
    with pytest.raises(DocumentError) as refusal:
        GAME.load(FRESH)
    assert refusal.value.key == "document-out-of-range"


# The nearest right name


@pytest.mark.parametrize(
    ("attempt", "nearest"),
    [
        (lambda: ludotheque.game("Shokoba!"), "shokoba"),
        (lambda: ludotheque.bot("greedi", GAME), "greedy"),
        (lambda: GAME.new(edtion="2023"), "edition"),
        (lambda: GAME.new(nine_card=True), "nine_cards"),
        (fields(deler=0), "dealer"),
        (fields(table=["S11"]), "S1"),
        (record(move=[]), "moves"),
        (lambda: GAME.clause("SHO-51"), "SHO-1"),
    ],
)
def test_a_misspelt_name_is_answered_with_the_nearest_right_one(attempt, nearest):
    with pytest.raises(ludotheque.LudothequeError) as refusal:
        attempt()
    assert nearest in refusal.value.facts["nearest"]


def test_the_move_refused_in_a_record_is_explained_in_the_readers_language():
    with pytest.raises(RecordError) as refusal:
        record(moves=["S99"])()
    assert "There is no card S99" in refusal.value.in_language("en")
    assert "Il n’y a pas de carte S99" in refusal.value.in_language("fr")


# Odd types and sizes

NESTED: list = []
for _ in range(100_000):
    NESTED = [NESTED]
ODD = [
    -1, 10**5000, -(10**5000), 1.5, float("nan"), float("inf"), "", "x" * 10_000, "\ud800", "\0", b"S4", (1,),
    [1], [[]], NESTED, {"a": 1}, {1: 2}, {1: 2, "a": 1}, object(), np.array([1, 2]),
    np.array(["S4", "S4"]), np.int64(1),
]  # fmt: skip


def attempts_with(odd, match):
    """Every door of the API, with the odd value where something else belongs."""
    yield lambda: ludotheque.game(odd)
    yield lambda: ludotheque.bot(odd, GAME)
    yield lambda: ludotheque.bot("random", GAME, seed=odd)
    yield lambda: GAME.new(seed=odd)
    for name in ("seats", "edition", "target", "oversight"):
        yield lambda name=name: GAME.new(**{name: odd})
    yield lambda: GAME.load(odd)
    yield lambda: ludotheque.replay(odd)
    for name in FRESH:
        yield fields(**{name: odd})
    for name in match.record():
        yield record(**{name: odd})
    yield record(moves=[odd])
    yield record(start=odd)
    yield record(options={"target": odd})
    yield lambda: match.play(odd)
    yield lambda: match.play(match.moves()[0], seat=odd)
    yield lambda: match.view(odd)
    yield lambda: match.play(match.moves()[0], ply=odd)
    yield lambda: match.happened(0, ply=odd)
    yield lambda: match.events(0, since=odd)
    if isinstance(odd, str | int):
        yield fields(options={odd: 1})
        yield changed(lambda document: document.update({odd: 1}))


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_odd_values_are_refused_with_a_sentence(odd):
    match = GAME.new(seed=1)
    before = match.dump()
    for attempt in attempts_with(odd, match):
        with pytest.raises(ludotheque.LudothequeError) as refusal:
            attempt()
        for language in ("fr", "en"):
            assert 0 < len(refusal.value.in_language(language).encode()) < 3000
        assert json.dumps(refusal.value.document(), ensure_ascii=False).encode()
    assert match.dump() == before


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: GAME.new(seats=True),
        lambda: GAME.new(seats=2.0),
        lambda: GAME.new(seats=None),
        lambda: GAME.new(oversight=1),
        lambda: GAME.new(edition=2023),
        lambda: GAME.new(seed="42"),
        lambda: GAME.new(seed=True),
        lambda: GAME.new(seed=1 << 128),
        lambda: GAME.new().view(True),
        lambda: GAME.new().play(None),
        lambda: GAME.new().play(5),
        lambda: GAME.new().play(["S4"]),
        fields(dealer=False),
        fields(gems=[False, 0]),
        fields(playing=[False, True]),
        fields(table=None),
        fields(turn=True),
        record(rules=True),
        record(seats=True),
        record(moves=None),
        record(moves=[None]),
        record(moves=[5]),
        record(seed="-1"),
        record(seed=42),
        record(seed="f" * 33),
        record(seed=" 1f"),
        record(start=None),
    ],
)
def test_a_value_of_nearly_the_right_type_is_refused_too(attempt):
    with pytest.raises(ludotheque.LudothequeError):
        attempt()
