"""Lessons: a game's `lessons/*.json`, played by the real engine step by step. No state: a step is known by its number.

The first of the moves that go on is the one that the next step goes on from, so a lesson stands at a step the same way
for everybody.
"""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from ludotheque.contract.errors import IllegalMove, UnknownName, nearest
from ludotheque.contract.lesson import Lesson, Step, Texts
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.game import Game
from ludotheque.match import Match

SEED = 1  # for what is drawn in a lesson: the same for everybody
Told = dict[str, Any]


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by their names, which are those of the files."""
    return {file.stem: json.loads(file.read_text("utf-8")) for file in sorted((game.home / "lessons").glob("*.json"))}


def lesson(game: Game, name: str) -> Lesson:
    known = lessons(game)
    if name not in known:
        raise UnknownName("lesson-unknown", field="lesson", name=name, nearest=nearest(name, known) or "—")
    return known[name]


def heading(name: str, lesson: Lesson) -> Told:
    """A lesson in a list."""
    return {
        "lesson": name,
        "title": lesson["title"],
        "about": lesson["about"],
        "minutes": lesson["minutes"],
        "steps": len(lesson["steps"]),
    }


def match_at(game: Game, lesson: Lesson, number: int) -> Match:
    """The match as it stands when a step begins."""
    steps = lesson["steps"]
    first = next(at for at in range(number, -1, -1) if "position" in steps[at])
    table = {"game": game.name, "options": lesson["options"], "seats": lesson["seats"]}
    match = game.load({**table, **steps[first]["position"]}, seed=SEED)
    for step in steps[first:number]:
        for moves in (*step.get("moves", [])[:1], *step.get("then", [])):
            for move in several(moves):
                match.play(move)
    return match


def several(moves: str) -> list[str]:
    """The moves that are meant to be played as one: `run, name 2, name 3, last 5`."""
    return moves.split(", ")


def step(game: Game, lesson: Lesson, number: int) -> Told:
    """A step as it begins: what is said, what is pointed at, what the learner sees and may do."""
    match, found = match_at(game, lesson, number), lesson["steps"][number]
    return {
        **_place(lesson, number),
        "clause": found.get("clause"),
        "say": found["say"],
        "point": found.get("point", []),
        "waits": bool(found.get("moves")),
        "names": lesson["names"],
        "view": match.view(lesson["seat"]),
    }


def attempt(game: Game, lesson: Lesson, number: int, move: str) -> Told:
    """What a move of the learner's gets, or several as one: the story of it and of what follows; or why not, and
    nothing has changed."""
    match, found = match_at(game, lesson, number), lesson["steps"][number]
    played = []
    try:
        for one in several(move):
            match.play(one, lesson["seat"])
            played.append(_played(game, match, lesson))
    except IllegalMove as refusal:
        return {**_place(lesson, number), "right": False, "say": _answer(found, move), "refusal": refusal.document()}
    if move not in found.get("moves", []):
        return {**_place(lesson, number), "right": False, "say": _answer(found, move), "refusal": None}
    for other in found.get("then", []):
        match.play(other)
        played.append(_played(game, match, lesson))
    return {**_place(lesson, number), "right": True, "say": found.get("right"), "refusal": None, "played": played}


def _place(lesson: Lesson, number: int) -> Told:
    last = number + 1 == len(lesson["steps"])
    return {"step": number, "steps": len(lesson["steps"]), "next": None if last else number + 1}


def _answer(found: Step, move: str) -> Texts | None:
    """What the lesson says to a wrong move: to this one, else to any."""
    answers = found.get("wrong", [])
    meant = [answer for answer in answers if answer.get("move") == move]
    return next((answer["say"] for answer in (*meant, *answers) if answer.get("move") in (None, move)), None)


def _played(game: Game, match: Match, lesson: Lesson) -> Told:
    """The last move: as data, what happened, in words, and what the learner then sees."""
    (told,) = match.events(lesson["seat"], match.ply - 1)
    return {
        **told,
        "words": {language: _words(game, told["happened"], lesson["names"], language) for language in LANGUAGES},
        "view": match.view(lesson["seat"]),
    }


def _words(game: Game, happened: Sequence[Told], names: Sequence[str], language: str) -> list[str]:
    with speaking(language):
        return [game.tell(event, names) for event in happened]
