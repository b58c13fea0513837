"""A game's declared shapes: whether data fit them, and which of what is declared was ever seen."""

from collections.abc import Iterator
from typing import Any

from jsonschema_rs import Draft202012Validator

from ludotheque.game import Game

Mark = tuple[str, str]  # where in the schema, and which property, literal or alternative
ROOTS = ("view", "move", "event", "reason")
TYPES: dict[str, Any] = {
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


class Shapes:
    """The JSON Schema of one game, and what was seen of it."""

    def __init__(self, game: Game):
        self.schema = game.schema()
        self.roots = self.schema["properties"]
        self._validators = {
            name: Draft202012Validator({"$defs": self.schema["$defs"], **self.roots[name]}) for name in ROOTS
        }
        self.seen: set[Mark] = set()
        self._noted: set[tuple[str, str]] = set()

    def check(self, name: str, data: Any) -> None:
        """The data fit; what of the schema they show is noted. The same moves and events come again and again."""
        if name != "view":
            if (known := (name, repr(data))) in self._noted:
                return
            self._noted.add(known)
        self._validators[name].validate(data)
        self._note(self.roots[name], data, name)

    def unseen(self) -> list[str]:
        """What is declared and was never produced."""
        declared = {mark for name in ROOTS for mark in self._declared(self.roots[name], name, set())}
        return sorted(": ".join(mark) for mark in declared - self.seen)

    def literals(self, name: str, field: str) -> set[str]:
        """All kinds that a move, event or reason can be of."""
        return {value for where in self.objects(name) for value in _values(where["properties"][field])}

    def objects(self, name: str) -> list[dict[str, Any]]:
        """The alternatives of a move, event or reason."""
        root = self._resolved(self.roots[name])
        return [self._resolved(each) for each in root.get("anyOf", [root])]

    def _resolved(self, node: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in node:
            node = self.schema["$defs"][node["$ref"].rpartition("/")[2]]
        return node

    def _where(self, node: dict[str, Any], path: str) -> str:
        return node["$ref"].rpartition("/")[2] if "$ref" in node else path

    def _fits(self, node: dict[str, Any], data: Any) -> bool:
        node = self._resolved(node)
        if "anyOf" in node:
            return any(self._fits(each, data) for each in node["anyOf"])
        if values := _values(node):
            return data in values
        if type(data) is not TYPES[node["type"]]:
            return False
        if "properties" not in node:
            return True
        fields = node["properties"]
        told = all(data[name] in _values(fields[name]) for name in data.keys() & fields.keys() if _values(fields[name]))
        return told and set(node["required"]) <= data.keys() <= fields.keys()

    def _note(self, node: dict[str, Any], data: Any, path: str) -> None:
        path, node = self._where(node, path), self._resolved(node)
        if "anyOf" in node:
            number, chosen = next((n, each) for n, each in enumerate(node["anyOf"]) if self._fits(each, data))
            self.seen.add((path, f"alternative {number}"))
            self._note(chosen, data, f"{path}|{number}")
        elif _values(node):
            self.seen.add((path, f"literal {data}"))
        elif "properties" in node:
            for name, value in data.items():
                self.seen.add((path, f"property {name}"))
                self._note_once(node["properties"][name], value, f"{path}.{name}")
        elif "items" in node:
            for value in data:
                self._note_once(node["items"], value, f"{path}[]")

    def _note_once(self, node: dict[str, Any], data: Any, path: str) -> None:
        """What has been noted needs no second look: from move to move most of what is shown stays as it is."""
        if isinstance(data, list):  # its items are noted once
            self._note(node, data, path)
            return
        known = (path, repr(data))
        if known not in self._noted:
            self._noted.add(known)
            self._note(node, data, path)

    def _declared(self, node: dict[str, Any], path: str, inside: set[str]) -> Iterator[Mark]:
        path, node = self._where(node, path), self._resolved(node)
        if path in inside:
            return
        inside.add(path)
        for number, each in enumerate(node.get("anyOf", ())):
            yield path, f"alternative {number}"
            yield from self._declared(each, f"{path}|{number}", inside)
        for value in _values(node):
            yield path, f"literal {value}"
        for name, field in node.get("properties", {}).items():
            yield path, f"property {name}"
            yield from self._declared(field, f"{path}.{name}", inside)
        if "items" in node:
            yield from self._declared(node["items"], f"{path}[]", inside)


def _values(node: dict[str, Any]) -> list[Any]:
    return list(node["enum"]) if "enum" in node else [node["const"]] if "const" in node else []


def named_things(shapes: Shapes, move: dict[str, Any]) -> set[str]:
    """The things that a move touches: texts in fields that are not made of literals."""
    (shape,) = (each for each in shapes.objects("move") if move["kind"] in _values(each["properties"]["kind"]))
    things: set[str] = set()
    for name, value in move.items():
        field = shapes._resolved(shape["properties"][name])
        if name != "text" and not _values(field) and not _values(field.get("items", {})):
            things |= {each for each in (value if isinstance(value, list) else [value]) if isinstance(each, str)}
    return things


def texts_in(data: Any) -> set[str]:
    """All texts in data, values and keys."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {text for key, value in data.items() for text in ({key} | texts_in(value))}
    return {text for value in data for text in texts_in(value)} if isinstance(data, list) else set()
