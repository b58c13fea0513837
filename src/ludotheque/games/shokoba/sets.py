"""Sets of cards as numbers in base 4, one digit a face (see `cards.py`): what is in them, and random ones."""
# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.games.shokoba.cards import ONE_OF_EACH_VALUE
from ludotheque.kernel import jit, popcount, sample


@jit
def one(face):
    """The set of one card of this face."""
    return 1 << 2 * face


@jit
def many_of(cards, face):
    """How many cards of this face a set has."""
    return cards >> 2 * face & 3


@jit
def face_at(bit):
    """The face to which a bit of a set belongs."""
    return bit >> 1


@jit
def value_of(face):
    return (face >> 1) + 1


@jit
def of_value(value):
    """All cards of a value, as a mask for sets."""
    return 15 << 4 * (value - 1)


@jit
def up_to_value(value):
    """All cards up to a value, as a mask for sets."""
    return (1 << 4 * value) - 1


@jit
def count(cards):
    """How many cards a set has: each base-4 digit is worth its lower bit once and its upper bit twice."""
    return popcount(cards) + popcount(cards & 2 * ONE_OF_EACH_VALUE)


@jit
def any_of(cards, many, rng):
    """Random cards of a set: spread equal faces over bits of their own, choose, put together."""
    low = cards & ONE_OF_EACH_VALUE
    high = cards >> 1 & ONE_OF_EACH_VALUE
    rare = cards >> 2 & ONE_OF_EACH_VALUE
    bits = sample((low | high) | high << 1 | (low & high) << 2 | rare << 3, many, rng)
    chosen = bits & ONE_OF_EACH_VALUE
    for place in range(1, 3):
        chosen += bits >> place & ONE_OF_EACH_VALUE
    return chosen + ((bits >> 3 & ONE_OF_EACH_VALUE) << 2)
