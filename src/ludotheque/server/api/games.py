"""Games: what is on the shelf, how it can be played, its rulebook."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta

from ludotheque.bots import LEVELS
from ludotheque.contract import rulebook
from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option
from ludotheque.contract.texts import LANGUAGES, say, speaking
from ludotheque.game import Game
from ludotheque.lessons import attempt, heading, lessons, step
from ludotheque.lessons import lesson as lesson_called
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.server.shapes import GameTold, LevelTold, OnShelf, OptionTold, Said, Trial, Way

Json = dict[str, Any]
Name = Annotated[str, PathParameter(max_length=50)]


class Wished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that somebody thinks of, the number of `seats` among them."""

    options: dict[str, Any] = {}


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson, by its number from 0; and a move that the learner tries there."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    move: Annotated[str, Meta(max_length=1000)] | None = None


def _said(game: Game, key: str) -> Said:
    """A text of the game in every language."""
    told = {}
    for language in LANGUAGES:
        with speaking(language):
            told[language] = game.say(key)
    return Said(fr=told["fr"], en=told["en"])


def _short(game: Game) -> OnShelf:
    return {
        "game": game.name,
        "title": _said(game, "title"),
        "tagline": _said(game, "tagline"),
        "seats": [int(choice) for option in game.options if option.name == "seats" for choice in option.choices],
    }


def _option(game: Game, option: Option) -> OptionTold:
    return {
        "name": option.name,
        "clause": option.clause,
        "choices": list(option.choices),
        "default": option.default,
        "help": _said(game, f"option-{option.name}"),
    }


@get("/api/games", sync_to_thread=False)
def shelf() -> list[OnShelf]:
    return [_short(game_called(name)) for name in games()]


def _way(game: Game, name: str, options: Mapping[str, Choice]) -> Way:
    """A way to play: its options, and how many can play so; the `usual` number if nobody says otherwise."""
    seats = game.seats_for(options)
    usual = next(option.default for option in game.options if option.name == "seats")
    return {
        "name": name,
        "options": dict(options),
        "seats": seats,
        "usual": usual if usual in seats else seats[0],
        "help": _said(game, f"variant-{name}"),
    }


def _levels() -> list[LevelTold]:
    """The levels of bots, each with a sentence."""
    said: dict[str, dict[str, str]] = {name: {} for name in LEVELS}
    for language in LANGUAGES:
        with speaking(language):
            for name, told in said.items():
                told[language] = say(f"level-{name}")
    return [{"name": name, "help": {"fr": told["fr"], "en": told["en"]}} for name, told in said.items()]


@get("/api/games/{game:str}", sync_to_thread=False)
def one_game(game: Name) -> GameTold:
    found = game_called(game)
    return {
        **_short(found),
        "version": found.version,
        "options": [_option(found, option) for option in found.options],
        "ways": [_way(found, name, options) for name, options in found.variants.items()],
        "levels": _levels(),
        "lessons": [heading(name, one) for name, one in lessons(found).items()],
        "schema": found.schema(),
    }


@post("/api/games/{game:str}/options", status_code=200, sync_to_thread=False)
def agreed(game: Name, data: JSONBody[Wished]) -> Trial:
    """What a table would agree on with these options, or why it cannot; and which other choices would be refused."""
    found = game_called(game)
    options, refusal = _tried(found, data.options)
    refused: list[Json] = []
    for option in found.options:
        for choice in option.choices:
            _, contradiction = _tried(found, {**data.options, option.name: choice})
            if contradiction is not None:
                refused.append({"name": option.name, "choice": choice, "refusal": contradiction})
    return {"options": options, "refusal": refusal, "refused": refused}


def _tried(game: Game, options: dict[str, Any]) -> tuple[dict[str, Choice] | None, Json | None]:
    try:
        return game.agree(options), None
    except OptionError as refusal:
        return None, refusal.document()


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: Name, language: FromQuery[Literal["fr", "en"]] = "fr") -> Json:
    """The rulebook as Markdown, whole and by clauses."""
    found = game_called(game)
    with speaking(language):
        return {"language": language, "text": found.rulebook(), "clauses": rulebook.clauses(found.home)}


@get("/api/games/{game:str}/lessons", sync_to_thread=False)
def taught(game: Name) -> list[Json]:
    """The lessons of a game; none where it has none yet."""
    return [heading(name, one) for name, one in lessons(game_called(game)).items()]


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200, sync_to_thread=False)
def learn(game: Name, lesson: Name, data: JSONBody[Learning]) -> Json:
    """A step of a lesson as it begins, or what a move of the learner's gets there."""
    found = game_called(game)
    chosen = lesson_called(found, lesson)
    if data.step >= len(chosen["steps"]):
        raise OptionError("lesson-step-unknown", field="step", step=data.step, most=len(chosen["steps"]) - 1)
    return step(found, chosen, data.step) if data.move is None else attempt(found, chosen, data.step, data.move)


HANDLERS = [shelf, one_game, agreed, rules, taught, learn]
