"""The shape of a lesson: data in a game's `lessons/*.json` that the real engine plays. Texts are in every language."""

from functools import cache
from typing import Any, NotRequired

from typing_extensions import TypedDict

from ludotheque.contract.options import Choice

Texts = dict[str, str]  # language → text


class Answer(TypedDict):
    """What is said to a wrong move: to this one, or where none is named to any other."""

    move: NotRequired[str]
    say: Texts


class Step(TypedDict):
    """One thing to be said, and mostly one move to be found.

    `position`: where it begins; without one it goes on from the step before. `point`: things of the view to point at,
    by their names there. `moves`: those that go on, several to be played as one with commas between them; none: it is
    only read. `right`: what is said after such a move.
    `then`: what the others play. `clause`: the rule that it is about.
    """

    position: NotRequired[dict[str, Any]]
    clause: NotRequired[str]
    say: Texts
    point: NotRequired[list[str]]
    moves: NotRequired[list[str]]
    wrong: NotRequired[list[Answer]]
    right: NotRequired[Texts]
    then: NotRequired[list[str]]


class Lesson(TypedDict):
    """A lesson: what it is called and about, how many minutes it takes, the table, the learner's seat, the steps."""

    title: Texts
    about: Texts
    minutes: int
    seats: int
    options: dict[str, Choice]
    seat: int
    names: list[str]
    steps: list[Step]


@cache
def schema() -> dict[str, Any]:
    """JSON Schema of a lesson."""
    from pydantic import TypeAdapter  # which nothing else here needs

    from ludotheque.contract.schema import DIALECT, Closed

    return {"$schema": DIALECT, **TypeAdapter(Lesson).json_schema(schema_generator=Closed)}
