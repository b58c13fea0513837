"""What every rules kernel is made of: compiled functions, records, sets of bits, random numbers."""

from ludotheque.kernel.bits import highest, lowest, nth, popcount
from ludotheque.kernel.jit import jit, plain
from ludotheque.kernel.random import below, new_rng, sample
from ludotheque.kernel.record import Snapshot, record_length, record_type, snapshots
from ludotheque.kernel.shares import share_by_lead

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
    "record_length",
    "record_type",
    "sample",
    "share_by_lead",
    "snapshots",
]
