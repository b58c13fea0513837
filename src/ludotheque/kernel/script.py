"""Scripts: chance dictated, for whoever walks through all that can happen.

A script takes the place of a generator. It gives its written answers one after the other and notes the first question
that it has no answer to; from there on it answers 0, so that the event can be tried to its end and thrown away.

It is an array of 32-bit numbers: by that the compiler tells it from a generator. The rules are compiled once more for
scripts, when one is first used, and cost nothing for them otherwise (a question at every draw would cost a tenth).
"""

from collections.abc import Iterator, Sequence
from math import comb

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from ludotheque.kernel.jit import jit

NEXT, OF, MANY, ANSWERS = 0, 1, 2, 3  # which answer comes next; the question: how many of how many; where answers begin
Script = NDArray[np.int32]


def new_script(answers: Sequence[int]) -> Script:
    return np.array([ANSWERS, 0, 0, *answers], np.int32)


def is_script(rng):
    return rng.dtype == np.int32


@overload(is_script)
def _is_script(rng):
    return (lambda rng: True) if rng.dtype == types.int32 else (lambda rng: False)


@jit
def answer(script, of, many):
    """Which of the places 0 … of − 1 is the lowest of so many chosen; not asked where all are."""
    if of == many:
        return 0
    at = script[NEXT]
    script[NEXT] += 1
    if at < len(script):
        return script[at]
    if script[OF] == 0:
        script[OF] = of
        script[MANY] = many
    return 0


def question(script: Script) -> tuple[int, int] | None:
    """What the script was asked and had no answer to: out of how many places how many are chosen."""
    return (int(script[OF]), int(script[MANY])) if script[OF] else None


def odds(of: int, many: int) -> Iterator[float]:
    """How likely each answer is, 0 first: the places above it hold the rest of those chosen."""
    return (comb(of - 1 - lowest, many - 1) / comb(of, many) for lowest in range(of - many + 1))
