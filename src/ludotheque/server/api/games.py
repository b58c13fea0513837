"""Games: what is on the shelf, how it can be played, its rulebook."""

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import Parameter

from ludotheque.bots import LEVELS
from ludotheque.contract import rulebook
from ludotheque.contract.options import Option
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.game import Game
from ludotheque.registry import game as game_called
from ludotheque.registry import games

Json = dict[str, Any]
Name = Annotated[str, Parameter(max_length=50)]


def _said(game: Game, key: str) -> dict[str, str]:
    """A text of the game in every language."""
    told = {}
    for language in LANGUAGES:
        with speaking(language):
            told[language] = game.say(key)
    return told


def _short(game: Game) -> Json:
    return {"game": game.name, "title": _said(game, "title"), "tagline": _said(game, "tagline")}


def _option(game: Game, option: Option) -> Json:
    return {
        "name": option.name,
        "clause": option.clause,
        "choices": list(option.choices),
        "default": option.default,
        "help": _said(game, f"option-{option.name}"),
    }


@get("/api/games", sync_to_thread=False)
def shelf() -> list[Json]:
    return [_short(game_called(name)) for name in games()]


@get("/api/games/{game:str}", sync_to_thread=False)
def one_game(game: Name) -> Json:
    found = game_called(game)
    return {
        **_short(found),
        "version": found.version,
        "options": [_option(found, option) for option in found.options],
        "ways": [
            {"name": name, "options": options, "help": _said(found, f"variant-{name}")}
            for name, options in found.variants.items()
        ],
        "levels": list(LEVELS),
        "schema": found.schema(),
    }


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: Name, language: Literal["fr", "en"] = "fr") -> Json:
    """The rulebook as Markdown, whole and by clauses."""
    found = game_called(game)
    with speaking(language):
        return {"language": language, "text": found.rulebook(), "clauses": rulebook.clauses(found.home)}


HANDLERS = [shelf, one_game, rules]
