"""What every rules kernel is made of: compiled functions, records, sets of bits, random numbers."""

from ludotheque.kernel.bits import highest, lowest, nth, popcount
from ludotheque.kernel.jit import jit
from ludotheque.kernel.random import below, new_rng, sample
from ludotheque.kernel.record import record_type, words

__all__ = ["below", "highest", "jit", "lowest", "new_rng", "nth", "popcount", "record_type", "sample", "words"]
