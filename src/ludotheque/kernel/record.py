"""Records: a position is one NumPy record of int64 fields."""

import numpy as np


def record_type(**lengths: int) -> np.dtype[np.void]:
    """A record of int64 fields, each one number (length 0) or an array of that length."""
    for name in lengths:
        if hasattr(np.record, name):
            raise ValueError(f"no field can be called {name!r}: a NumPy record has a method of that name")
    return np.dtype((np.record, [(name, np.int64, (n,) if n else ()) for name, n in lengths.items()]))


def words(record: np.dtype[np.void]) -> int:
    """How many int64 a record of this type takes as a flat buffer."""
    return record.itemsize // 8
