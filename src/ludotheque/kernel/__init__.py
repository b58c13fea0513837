"""What every rules kernel is made of: compiled functions, records, sets of bits, random numbers."""

from ludotheque.kernel.bits import highest, lowest, nth, popcount
from ludotheque.kernel.jit import jit, plain
from ludotheque.kernel.random import below, new_rng, sample
from ludotheque.kernel.record import Snapshot, record_type, snapshots, words

__all__ = [
    "Snapshot",
    "below",
    "highest",
    "jit",
    "lowest",
    "new_rng",
    "nth",
    "plain",
    "popcount",
    "record_type",
    "sample",
    "snapshots",
    "words",
]
