"""What must hold of every lesson of every game: it plays through on the real engine, in every language."""

import re
from typing import Any

from jsonschema_rs import Draft202012Validator

from ludotheque.contract.lesson import Lesson, schema
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.game import Game
from ludotheque.lessons import attempt, match_at, several, step
from ludotheque.match import Match
from ludotheque.testing.schemas import texts_in

BREAKABLE = re.compile(r"« | [»:;?!]")  # in French these blanks do not break


def check(game: Game, lesson: Lesson) -> None:
    """All of a lesson."""
    Draft202012Validator(schema()).validate(lesson)
    for texts in _texts(lesson):
        assert set(texts) == set(LANGUAGES), f"not in every language: {texts}"
        assert all(text.strip() for text in texts.values()), f"an empty text: {texts}"
        assert not BREAKABLE.search(texts["fr"]), f"a blank that breaks: {texts['fr']}"
    assert len(lesson["names"]) == lesson["seats"], "a name for every seat"
    assert "position" in lesson["steps"][0], "the first step begins somewhere"
    for number in range(len(lesson["steps"])):
        _check_step(game, lesson, number)


def _texts(data: Any) -> list[dict[str, str]]:
    """Everything that is said, wherever it stands."""
    if isinstance(data, dict) and set(data) & set(LANGUAGES):
        return [data]
    inside = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    return [found for one in inside for found in _texts(one)]


def _check_step(game: Game, lesson: Lesson, number: int) -> None:
    found, match, where = lesson["steps"][number], match_at(game, lesson, number), f"step {number}"
    shown = step(game, lesson, number)
    assert set(found.get("point", [])) <= texts_in(shown["view"]), f"{where} points at what is not there"
    if "clause" in found:
        with speaking("en"):
            assert game.clause(found["clause"])
    accepted = found.get("moves", [])
    if not accepted:
        assert not found.keys() & {"wrong", "right", "then"}, f"{where} is only read"
        return
    assert match.turn == lesson["seat"], f"{where} is not the learner's turn"
    for moves in accepted:
        twin = match.clone()
        for move in several(moves):
            assert move in twin.moves(), f"{where} accepts what is not legal"
            twin.play(move)
    for move in accepted:
        _check_right(game, lesson, number, move)
    for answer in found.get("wrong", []):
        assert answer.get("move") not in accepted, f"{where} answers as wrong what it accepts"
    for move in (*match.moves(), "nonsense"):
        if move not in accepted:
            tried = attempt(game, lesson, number, move)
            assert tried["right"] is False
            assert tried["say"], f"{where} has no answer to {move}"


def _check_right(game: Game, lesson: Lesson, number: int, move: str) -> None:
    """The others' moves follow, and the next step goes on from there."""
    steps = lesson["steps"]
    found, where = steps[number], f"step {number}"
    tried = attempt(game, lesson, number, move)
    assert tried["right"] is True
    others = tried["played"][len(several(move)) :]
    assert all(one["seat"] != lesson["seat"] for one in others), f"{where} moves for the learner"
    if number + 1 == len(steps) or "position" in steps[number + 1]:
        return
    assert len(found["moves"]) == 1, f"{where} accepts several moves, so the next one begins anew"
    after: Match = match_at(game, lesson, number + 1)
    assert after.turn in (lesson["seat"], None), f"{where} leaves the turn to somebody else"
