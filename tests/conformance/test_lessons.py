"""The kit can see a lesson that does not work; and what our first lesson promises."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema_rs import ValidationError

import ludotheque
from ludotheque.game import Game
from ludotheque.kernel.jit import cache_folder
from ludotheque.lessons import lessons
from ludotheque.testing.lessons import check


def shokoba() -> tuple[Game, dict[str, Any]]:
    game = ludotheque.game("shokoba")
    return game, copy.deepcopy(dict(lessons(game)["first-game"]))


def changed(number: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda lesson: lesson["steps"][number].update(fields)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (changed(1, moves=["S5xS4"]), "accepts what is not legal"),
        (changed(1, then=["S2"]), "do not hold S2"),
        (changed(1, then=["R9", "E7xS4+S3"]), "moves for the learner"),
        (changed(1, then=[]), "leaves the turn|not the learner"),
        (changed(1, point=["S1"]), "points at what is not there"),
        (changed(1, wrong=[]), "has no answer"),
        (changed(1, wrong=[{"move": "S5xS5", "say": {"fr": "a", "en": "a"}}]), "answers as wrong"),
        (changed(1, moves=["S5xS5", "S2"]), "accepts several moves"),
        (changed(1, say={"fr": "Oui !", "en": "Yes!"}), "a blank that breaks"),
        (changed(1, say={"en": "Yes!"}), "not in every language"),
        (changed(0, right={"fr": "Bien", "en": "Well"}), "only read"),
        (lambda lesson: lesson.update(names=["Lou"]), "a name for every seat"),
        (lambda lesson: lesson["steps"][0].pop("position"), "begins somewhere"),
    ],
)
def test_the_kit_sees_a_lesson_that_does_not_work(fault: Callable[[dict[str, Any]], None], complaint: str) -> None:
    game, lesson = shokoba()
    check(game, lesson)
    fault(lesson)
    with pytest.raises((AssertionError, ludotheque.LudothequeError), match=complaint):
        check(game, lesson)


def test_the_kit_sees_a_field_that_no_lesson_has() -> None:
    game, lesson = shokoba()
    lesson["steps"][0]["hint"] = "S5"
    with pytest.raises(ValidationError):
        check(game, lesson)


def test_the_first_game_of_shokoba_teaches_what_it_promises() -> None:
    _, lesson = shokoba()
    clauses = {step["clause"] for step in lesson["steps"]}
    assert {"SHO-13", "SHO-14", "SHO-15", "SHO-16", "SHO-18", "SHO-20", "SHO-30"} <= clauses
    with_words = [step["say"]["en"] for step in lesson["steps"]]
    assert sum(len(text.split()) for text in with_words) < 400, "five minutes are short"


def test_another_lesson_compiles_nothing_anew(tmp_path: Any) -> None:
    (tmp_path / "rules.py").write_text("A = 1\n")
    before = cache_folder.__wrapped__(tmp_path)
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "first.json").write_text("{}")
    assert cache_folder.__wrapped__(tmp_path) == before
    (tmp_path / "tables.json").write_text("{}")
    assert cache_folder.__wrapped__(tmp_path) != before
