"""Hints: the best moves of the seat to act, from what it knows, in words."""

import importlib
import pkgutil
import re
import tracemalloc
from types import ModuleType

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.hint import Hint, compared, judged
from ludotheque.bots.tree import CHUNK
from ludotheque.game import Game
from tests.clauses import ido_table
from tests.clauses.shokoba_table import set_up

SHOKOBA = ludotheque.game("shokoba")
TOY = Game("toy", "tests.toy_game")  # without hints.py


def test_the_best_move_comes_first_and_says_why():
    match = set_up("E7 S10", table="D7 S10 S9 R9")
    best, *others = match.hint(0, iterations=5000)
    assert best.move == "E7xD7"
    assert others
    assert all(best.share >= hint.share for hint in others)
    assert all(0 <= hint.value <= 1 for hint in (best, *others))
    with ludotheque.speaking("en"):
        assert best.why.startswith("takes the diamond; ")
        assert re.fullmatch(rf"E7xD7 · .+ \(\d+ in 100\) — {re.escape(best.why)}", best.tell())
        assert [hint.tell().partition(" — ")[0] for hint in (best, *others[:2])] == [
            told.partition(" — ")[0] for told in compared([best, *others[:2]])
        ]
    with ludotheque.speaking("fr"):
        assert best.why.startswith("prend le diamant ; ")


def advised(*values, reasons=((), (), ())):
    """Hints of these values, as if somebody had thought."""
    hints = zip(("S4", "S5", "S6"), values, reasons, strict=False)
    return judged(Hint(move, value, 0.3, tuple(known), SHOKOBA) for move, value, known in hints)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((0.8, 0.5), ["S4 · by far the best (80 in 100)", "S5 · much worse (50 in 100)"]),
        ((0.6, 0.53), ["S4 · clearly the best (60 in 100)", "S5 · clearly worse (53 in 100)"]),
        ((0.6, 0.57), ["S4 · a little better than the others (60 in 100)", "S5 · a little worse (57 in 100)"]),
        ((0.6, 0.61), ["S4 · good, and others are about as good (60 in 100)", "S5 · about as good (61 in 100)"]),
        ((1.0,), ["S4 · the only sensible move"]),
    ],
)
def test_hints_say_in_words_how_much_better_a_move_is(values, told):
    with ludotheque.speaking("en"):
        assert compared(advised(*values)) == told


def test_rivals_do_not_get_the_same_reasons():
    diamond = {"key": "reason-diamond", "clause": "SHO-20", "own": "no"}
    safe = {"key": "reason-safe", "clause": "SHO-16", "total": 12}
    with ludotheque.speaking("en"):
        first, second = compared(advised(0.8, 0.5, reasons=((diamond, safe), (safe,))))
        assert first == "S4 · by far the best (80 in 100) — takes the diamond"
        assert second == "S5 · much worse (50 in 100)"
        alike, other = compared(advised(0.8, 0.5, reasons=((safe,), (safe,))))
        assert " — " in alike
        assert " — " not in other


def test_a_move_that_wins_at_once_comes_first_and_alone():
    match = ido_table.set_up("l a6", "s h3", goal=3, home=("ss",))
    (only,) = match.hint(0, iterations=50)
    assert only.move in ("a6-home", "slide west")  # the block walks home, or is pushed there
    with ludotheque.speaking("en"):
        assert compared([only])[0].startswith(f"{only.move} · wins at once — ")


def test_a_move_without_rivals_is_not_said_to_win_when_the_match_goes_on():
    match = set_up("S9 S1", table="S6 S3")
    (only,) = match.hint(0, iterations=50)  # all else is silly
    assert only.move == "S9xS6+S3"
    with ludotheque.speaking("en"):
        assert compared([only])[0].startswith("S9xS6+S3 · the only sensible move — SHOKOBA: a gem at once")
    with ludotheque.speaking("fr"):
        assert compared([only])[0].startswith("S9xS6+S3 · le seul coup raisonnable — SHOKOBA")


def test_a_hint_is_the_same_for_the_same_question():
    match = SHOKOBA.new(seed=4, seats=3)
    assert match.hint(match.turn, iterations=100) == match.hint(match.turn, iterations=100)


def test_a_hint_thinks_for_its_budget_and_changes_nothing():
    match = SHOKOBA.new(seed=4)
    before = match.record(), match.position.tobytes()
    assert match.hint(match.turn, budget=0.01)
    assert (match.record(), match.position.tobytes()) == before


def test_a_hint_can_be_stopped():
    """It gives what it has thought by then: as much as a hint of that many iterations."""
    record, asked = SHOKOBA.new(seed=4).view_record(SHOKOBA.new(seed=4).turn), []
    stopped = bots.hints(SHOKOBA, record, budget=3600, stopped=lambda: len(asked) == 2 or asked.append(1))
    assert stopped == bots.hints(SHOKOBA, record, iterations=3 * CHUNK)


def test_a_quick_hint_needs_little_memory():
    record = SHOKOBA.new(seed=4).view_record(SHOKOBA.new(seed=4).turn)
    bots.hints(SHOKOBA, record, iterations=1)  # loads what is loaded once
    tracemalloc.start()
    bots.hints(SHOKOBA, record, iterations=100)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 300_000


def test_no_module_of_the_bots_is_hidden_behind_a_function_of_its_name():
    for module in pkgutil.iter_modules(bots.__path__):
        importlib.import_module(f"ludotheque.bots.{module.name}")
        assert isinstance(getattr(bots, module.name), ModuleType)


def test_a_hint_sees_only_what_its_seat_knows(monkeypatch):
    match = SHOKOBA.new(seed=4)
    seen = []

    def hints(game, view_record, budget, iterations, stopped):
        seen.append(view_record.tobytes())
        return []

    monkeypatch.setattr("ludotheque.match.hints", hints)
    match.hint(match.turn)
    assert seen == [match.view_record(match.turn).tobytes()]
    assert seen != [match.position.tobytes()]


def test_a_seat_that_is_not_to_move_gets_no_hint():
    match = SHOKOBA.new(seed=4, seats=3)
    with pytest.raises(ludotheque.OutOfTurn, match="SHO-12"):
        match.hint((match.turn + 1) % 3)


@pytest.mark.parametrize("seat", [None, 2, -1, "0", True])
def test_nobody_but_a_seat_gets_a_hint(seat):
    """A spectator would see a player's hand in it."""
    match = SHOKOBA.new(seed=4)
    with pytest.raises(ludotheque.OptionError) as refusal:
        match.hint(seat)
    assert refusal.value.field == "seat"


def test_there_is_no_hint_after_the_end():
    match = SHOKOBA.new(seed=2)
    while match.turn is not None:
        match.play(match.moves()[0])
    with pytest.raises(ludotheque.MatchOver, match="SHO-30"):
        match.hint(0)


@pytest.mark.parametrize("wish", [{"iterations": 0}, {"iterations": 1.5}, {"iterations": True}, {"budget": -1}])
def test_a_budget_that_cannot_be_is_refused(wish):
    match = SHOKOBA.new(seed=2)
    with pytest.raises(ludotheque.OptionError) as refusal:
        match.hint(match.turn, **wish)
    assert refusal.value.field == next(iter(wish))


def test_the_only_move_is_called_so():
    match = set_up("S10", "S9", table="S1", deals_left=0)
    (hint,) = match.hint(0, iterations=10)
    with ludotheque.speaking("en"):
        assert hint.why.startswith("the only move; ")
        assert hint.tell() == f"S10 · {hint.why.replace('; ', ' — ', 1)}"
    assert hint.share == 1


def test_a_game_without_reasons_gives_hints_without_them():
    match = TOY.new(seed=1)
    hint, *_ = match.hint(match.turn, iterations=50)
    assert hint.reasons == ()
    assert hint.why == ""
    with ludotheque.speaking("en"):
        assert re.fullmatch(rf"{hint.move} · .+ \(\d+ in 100\)", hint.tell())
