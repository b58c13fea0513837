"""Reading documents that people write: every field checked for its type, with an error that names it."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.contract.errors import DocumentError, nearest, shown

CONTAINERS, SCALARS = (dict, list), (bool, int, float, str)  # what JSON has, besides null
DEEPEST = 16  # lists and objects inside each other, more than any document of ours has


class Reader:
    """The fields of one document, read one by one. Whatever it is given, it refuses with a `DocumentError`."""

    def __init__(self, document: Any, fields: Sequence[str], optional: Collection[str], home: Path):
        if not isinstance(document, dict):
            raise DocumentError("document-not-object")
        for name, value in document.items():
            if not isinstance(name, str) or name not in fields:
                raise DocumentError("field-unknown", field=str(shown(name)), name=name, nearest=nearest(name, fields))
            if not _is_json(value):
                raise DocumentError("wanted-json", field=name, name=name)
        for name in fields:
            if name not in document and name not in optional:
                raise DocumentError("field-missing", field=name, name=name)
        self.document = document
        self.home = home

    def require(self, holds: bool, key: str, field: str, clause: str, **facts: Any) -> None:
        """Refuse the document with one of the game's own texts unless the condition holds."""
        if not holds:
            raise DocumentError(key, home=self.home, field=field, clause=clause, **facts)

    def _wrong(self, field: str, clause: str, wanted: str, **facts: Any) -> DocumentError:
        return DocumentError(f"wanted-{wanted}", field=field, clause=clause, name=field, **facts)

    def _is_number(self, value: Any, least: int, most: int) -> bool:
        return type(value) is int and least <= value <= most

    def number(self, field: str, least: int, most: int, clause: str, default: int | None = None) -> int:
        value = self.document.get(field, default)
        if not self._is_number(value, least, most):
            raise self._wrong(field, clause, "number", least=least, most=most)
        return int(value or 0)

    def numbers(self, field: str, length: int, least: int, most: int, clause: str) -> list[int]:
        value = self.document[field]
        if (
            not isinstance(value, list)
            or len(value) != length
            or not all(self._is_number(n, least, most) for n in value)
        ):
            raise self._wrong(field, clause, "numbers", length=length, least=least, most=most)
        return value

    def seat(self, field: str, seats: int, clause: str) -> int:
        return self.number(field, 0, seats - 1, clause)

    def seat_or_none(self, field: str, seats: int, clause: str) -> int | None:
        return None if self.document[field] is None else self.seat(field, seats, clause)

    def seats(self, field: str, seats: int, clause: str, default: list[int]) -> list[int]:
        """A list of different seats in rising order."""
        value = self.document.get(field, default)
        right = isinstance(value, list) and all(self._is_number(seat, 0, seats - 1) for seat in value)
        if not right or not value or value != sorted(set(value)):
            raise self._wrong(field, clause, "seats", most=seats - 1)
        return list(value)

    def name_or_none(self, field: str, names: Collection[str], clause: str) -> str | None:
        value = self.document.get(field)
        if value is None:
            return None
        if not isinstance(value, str):
            raise self._wrong(field, clause, "name")
        self.check_names(field, [value], names, clause)
        return value

    def pile(self, field: str, names: Collection[str], clause: str) -> list[str]:
        value = self.document[field]
        self.check_names(field, value, names, clause)
        return list(value)

    def piles(self, field: str, length: int, names: Collection[str], clause: str) -> list[list[str]]:
        value = self.document[field]
        if not isinstance(value, list) or len(value) != length:
            raise self._wrong(field, clause, "piles", length=length)
        for pile in value:
            self.check_names(field, pile, names, clause)
        return [list(pile) for pile in value]

    def rows(
        self, field: str, length: int, columns: Sequence[str], clause: str, default: list[list[Any]]
    ) -> list[list[dict[str, Any]]]:
        """A list of lists of objects, each with exactly these fields."""
        value = self.document.get(field, default)
        if not isinstance(value, list) or len(value) != length or not all(isinstance(rows, list) for rows in value):
            raise self._wrong(field, clause, "rows", length=length, columns=", ".join(columns))
        for row in (row for rows in value for row in rows):
            if not isinstance(row, dict) or set(row) != set(columns):
                raise self._wrong(field, clause, "rows", length=length, columns=", ".join(columns))
        return value

    def check_names(self, field: str, value: Any, names: Collection[str], clause: str) -> None:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self._wrong(field, clause, "names")
        known = frozenset(names)  # and so `"sl"` is two names, without the texts that are parts of it
        for name in value:
            if name not in known:
                raise DocumentError(
                    "component-unknown",
                    field=field,
                    clause=clause,
                    name=field,
                    component=name,
                    nearest=nearest(name, names),
                )

    def all_there(self, present: Counter[str], components: Mapping[str, int], clause: str) -> None:
        """Refuse missing and doubled components."""
        wanted = Counter(components)
        for key, found in (("components-missing", wanted - present), ("components-doubled", present - wanted)):
            if found:
                raise DocumentError(key, clause=clause, components=" ".join(sorted(found.elements())))


def _is_json(value: Any) -> bool:
    """Whether a value is what JSON can say, and not too deep: no array of another library, no list inside itself."""
    level = [value]
    for _ in range(DEEPEST):
        containers: dict[int, Any] = {}  # each once, however often it is in
        for one in level:
            if isinstance(one, CONTAINERS):
                containers[id(one)] = one
            elif not (one is None or isinstance(one, SCALARS)):
                return False
        level = []
        for one in containers.values():
            if isinstance(one, dict) and not all(isinstance(name, str) for name in one):
                return False
            level.extend(one.values() if isinstance(one, dict) else one)
    return not level
