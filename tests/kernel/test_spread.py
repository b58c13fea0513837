"""Bits written as bytes: the same compiled, by instruction or by multiplication, and as plain Python."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel import jit
from ludotheque.kernel.spread import EIGHT, clear, eight_by_multiplication, write_bits

words = st.integers(-(1 << 63), (1 << 63) - 1)
OLD, LONGEST, SPARE = 7, 64, 7


@jit
def compiled_write(bits, many, out, at):
    return write_bits(bits, many, out, at)


@jit
def compiled_clear(many, out, at):
    return clear(many, out, at)


@given(words, st.integers(0, LONGEST), st.integers(0, 20))
def test_bits_become_numbers_and_at_most_seven_behind_them_change(bits: int, many: int, at: int) -> None:
    out, plainly = (np.full(at + LONGEST + 2 * SPARE, OLD, np.uint8) for _ in range(2))
    assert compiled_write(bits, many, out, at) == write_bits(bits, many, plainly, at) == at + many
    assert out[: at + many].tolist() == plainly[: at + many].tolist()
    assert plainly[at : at + many].tolist() == [bits >> i & 1 for i in range(many)]
    assert set(out[:at].tolist()) | set(out[at + many + SPARE :].tolist()) <= {OLD}


@given(st.integers(0, LONGEST), st.integers(0, 20))
def test_zeros_are_written_and_at_most_seven_too_many(many: int, at: int) -> None:
    out, plainly = (np.full(at + LONGEST + 2 * SPARE, OLD, np.uint8) for _ in range(2))
    assert compiled_clear(many, out, at) == clear(many, plainly, at) == at + many
    assert not out[at : at + many].any()
    assert plainly.tolist() == [OLD] * at + [0] * many + [OLD] * (len(plainly) - at - many)
    assert set(out[:at].tolist()) | set(out[at + many + SPARE :].tolist()) <= {OLD}


@given(words)
def test_multiplication_spreads_eight_bits_as_well(bits: int) -> None:
    spread = sum((bits >> i & 1) << 8 * i for i in range(8))
    assert eight_by_multiplication(bits) == spread
    assert spread & ~EIGHT == 0
