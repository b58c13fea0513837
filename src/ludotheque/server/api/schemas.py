"""The shapes of what is told, as definitions of the OpenAPI document: those of tables, and each game's own."""

from typing import Any

from pydantic import TypeAdapter

from ludotheque.game import Game
from ludotheque.registry import game, games
from ludotheque.server import shapes

Json = dict[str, Any]
REFERENCE = "#/components/schemas/"


def definitions() -> Json:
    """All that a client needs to know of events, views and moves."""
    event = TypeAdapter(shapes.Event).json_schema(ref_template=f"{REFERENCE}{{model}}")  # WebSockets are not described
    named = {**event.pop("$defs"), "TableEvent": event}
    for name in games():
        named |= shapes_of(game(name))
    return named


def shapes_of(game: Game) -> Json:
    """The definitions of a game under its own name: `ShokobaView`, `ShokobaLay` …"""
    schema, prefix = game.schema(), game.name.capitalize()
    named = {f"{prefix}{name}": _renamed(one, prefix) for name, one in schema["$defs"].items()}
    for role, one in schema["properties"].items():
        named.setdefault(f"{prefix}{role.capitalize()}", _renamed(one, prefix))
    return named


def _renamed(schema: Any, prefix: str) -> Any:
    """A part of a game's schema whose references lead into the OpenAPI document."""
    if isinstance(schema, list):
        return [_renamed(one, prefix) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: f"{REFERENCE}{prefix}{one.removeprefix('#/$defs/')}" if name == "$ref" else _renamed(one, prefix)
        for name, one in schema.items()
    }
