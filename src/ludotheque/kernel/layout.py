"""What stands where in an observation: named parts, one behind the other."""

from collections.abc import Iterable
from typing import NamedTuple


class Part(NamedTuple):
    """So many numbers (0 … 255) of an observation, and the fields of the masked record that they are made from.

    Two records that differ in a field that is shown differ in a part that shows it; of a field shown `partly` that
    need not be so.
    """

    name: str
    length: int
    shows: tuple[str, ...] = ()
    partly: tuple[str, ...] = ()


Layout = tuple[Part, ...]


def length_of(layout: Iterable[Part]) -> int:
    """How many numbers an observation has."""
    return sum(part.length for part in layout)


def places_of(layout: Iterable[Part]) -> dict[str, slice]:
    """Where each part is."""
    places, start = {}, 0
    for part in layout:
        places[part.name] = slice(start, start + part.length)
        start += part.length
    return places
