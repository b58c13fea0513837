"""Records: a position is one NumPy record of int64 fields."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray


def record_type(**lengths: int) -> np.dtype[np.void]:
    """A record of int64 fields, each one number (length 0) or an array of that length."""
    for name in lengths:
        if hasattr(np.record, name):
            raise ValueError(f"no field can be called {name!r}: a NumPy record has a method of that name")
    kind = _read_in_plain_python(*lengths) if numba.config.DISABLE_JIT else np.record
    return np.dtype((kind, [(name, np.int64, (n,) if n else ()) for name, n in lengths.items()]))


def _read_in_plain_python(*names: str) -> type[np.record]:
    """NumPy looks a field up in Python each time, which is most of what uncompiled rules would do."""

    def field(name: str) -> property:
        return property(itemgetter(name), lambda record, value: record.__setitem__(name, value))

    usual = {"__getattribute__": object.__getattribute__, "__setattr__": object.__setattr__}
    return type("record", (np.record,), usual | {name: field(name) for name in names})


def record_length(record: np.dtype[np.void]) -> int:
    """How many int64 a record of this type takes as a flat buffer."""
    return record.itemsize // 8


class Snapshot:
    """A record read once into plain Python: under the names of its fields, numbers and lists of numbers.

    A field of a NumPy record costs a microsecond each time it is read, one of a snapshot a fiftieth of that.
    """

    State: np.dtype[np.void]
    position: NDArray[np.int64]  # the record as a flat buffer

    def __getattr__(self, name: str) -> Any:
        """Only types need this: fields are set on the object itself, and a name that is none has no value."""
        raise AttributeError(f"no field {name!r}: there are {', '.join(self.State.names or ())}")

    @property
    def record(self) -> Any:
        """The record itself, for compiled functions."""
        return self.position.view(self.State)[0]


def snapshots(record: np.dtype[np.void]) -> Callable[[NDArray[np.int64]], Snapshot]:
    """What makes snapshots of flat buffers that hold such records."""
    names: tuple[str, ...] = ("position", *(record.names or ()))
    places: list[int | slice] = []
    start = 0
    for kind, *_ in (record.fields or {}).values():
        places.append(slice(start, start + kind.shape[0]) if kind.shape else start)
        start += record_length(kind)
    read = itemgetter(*places)
    kind_of_snapshot = type("Snapshot", (Snapshot,), {"State": record})

    def snapshot(position: NDArray[np.int64]) -> Snapshot:
        made: Snapshot = object.__new__(kind_of_snapshot)
        made.__dict__.update(zip(names, (position, *read(position.tolist())), strict=True))
        return made

    return snapshot
