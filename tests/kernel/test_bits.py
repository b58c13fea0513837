"""Sets of bits: the same answers compiled, by instruction or by halves, and as plain Python."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel import highest, jit, lowest, nth, popcount
from ludotheque.kernel.bits import nth_by_halves

sets = st.integers(1, (1 << 63) - 1)


@jit
def compiled_popcount(bits):
    return popcount(bits)


@jit
def compiled_lowest(bits):
    return lowest(bits)


@jit
def compiled_highest(bits):
    return highest(bits)


@jit
def compiled_nth(bits, n):
    return nth(bits, n)


@given(sets)
def test_counting_and_the_ends(bits: int) -> None:
    places = [place for place in range(63) if bits >> place & 1]
    assert popcount(bits) == compiled_popcount(bits) == len(places)
    assert lowest(bits) == compiled_lowest(bits) == places[0]
    assert highest(bits) == compiled_highest(bits) == places[-1]


@given(sets)
def test_the_nth_bit_by_every_way(bits: int) -> None:
    """`nth` uses one instruction where the processor has it; counting by halves is the portable way."""
    for n, place in enumerate(place for place in range(63) if bits >> place & 1):
        assert nth(bits, n) == place
        assert compiled_nth(bits, n) == place
        assert nth_by_halves(bits, n) == place
        assert nth_by_halves.py_func(bits, n) == place


def test_the_empty_set_has_no_bits() -> None:
    assert popcount(0) == compiled_popcount(0) == 0
