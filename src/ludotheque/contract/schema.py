"""JSON Schema (draft 2020-12) of what a game shows, made from the types of its `shapes.py`."""

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from ludotheque.contract.shapes import OfAnyGame

DIALECT = GenerateJsonSchema.schema_dialect


class Closed(GenerateJsonSchema):
    """Objects have the fields that are declared and no others."""

    def typed_dict_schema(self, schema: Any) -> dict[str, Any]:
        return {**super().typed_dict_schema(schema), "additionalProperties": False}

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema(shapes: Any, title: str) -> dict[str, Any]:
    """One document with all definitions; `properties` are a view, a move, an event and a reason of the game."""
    wanted = {
        "view": shapes.View,
        "move": shapes.Move,
        "event": shapes.Event,
        "reason": shapes.Reason | OfAnyGame,
    }
    references, definitions = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(shape)) for name, shape in wanted.items()], schema_generator=Closed
    )
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "properties": {name: references[name, "validation"] for name in wanted},
        **definitions,
    }
