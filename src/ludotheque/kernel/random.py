"""Random numbers: xoshiro128++ on four 32-bit words, kept in an int64 array so that plain Python agrees.

A generator is a small array of its own, never part of a position: what has not been drawn does not exist. In its place
a script can dictate what is drawn (`script.py`).
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.bits import nth, popcount
from ludotheque.kernel.jit import jit
from ludotheque.kernel.script import answer, is_script

LOW32 = 0xFFFFFFFF
WORDS = 4


def new_rng(seed: int, *streams: int) -> NDArray[np.int64]:
    """A generator whose 128-bit state is a digest of the seed (any whole number) and of the numbers of the stream.

    The digest is cryptographic: whoever finds out the state of one stream knows nothing of another.
    """
    text = ":".join(str(int(number)) for number in (seed, *streams))
    digest = hashlib.blake2b(text.encode(), digest_size=4 * WORDS, person=b"ludotheque").digest()
    return np.frombuffer(digest, "<u4").astype(np.int64)


@jit
def next32(rng):
    """The next 32 random bits."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    total = (a + d) & LOW32
    drawn = (((total << 7) | (total >> 25)) + a) & LOW32
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & LOW32)
    rng[3] = ((d << 11) | (d >> 21)) & LOW32
    return drawn


@jit
def mixed(number):
    """32 bits that look random, from any number."""
    number &= LOW32
    for _ in range(2):
        number = ((number >> 16) ^ number) * 0x45D9F3B & LOW32
    return (number >> 16) ^ number


@jit
def restart(rng, seed, trial, step):
    """Make a generator the one of a step of a numbered trial: quickly, for thought; matches use `new_rng`."""
    word = mixed(seed ^ mixed(trial + 1)) + step
    for i in range(WORDS):
        word = mixed(word + 0x9E3779B9)
        rng[i] = word


@jit
def below(rng, n):
    """Uniform in 0 … n−1, without bias: the few draws that would favour some numbers are thrown away."""
    if is_script(rng):
        return answer(rng, n, 1)
    scaled = next32(rng) * n
    if (scaled & LOW32) < n:
        unfair = (LOW32 + 1) % n
        while (scaled & LOW32) < unfair:
            scaled = next32(rng) * n
    return scaled >> 32


@jit
def sample(bits, count, rng):
    """A uniformly random set of `count` of the set bits.

    One random number chooses several cards in turn: what is left of it after each choice is a fraction that chooses
    the next. The few numbers that would favour some sets are thrown away.
    """
    if is_script(rng):
        return sample_by_script(bits, count, rng)
    chosen = 0
    left = popcount(bits)
    while count > 0:
        batch = min(count, 4)
        ways = 1
        picked = 0
        fraction = next32(rng)
        for already in range(batch):
            scaled = fraction * (left - already)
            ways *= left - already
            picked |= 1 << nth(bits & ~picked, scaled >> 32)
            fraction = scaled & LOW32
        if fraction < ways and fraction < (LOW32 + 1) % ways:
            continue
        chosen |= picked
        bits &= ~picked
        left -= batch
        count -= batch
    return chosen


@jit
def sample_by_script(bits, count, script):
    """The lowest card of the set is asked for first, then the next one above it: so that no set is dictated twice."""
    chosen = 0
    while count > 0:
        bit = nth(bits, answer(script, popcount(bits), count))
        chosen |= 1 << bit
        bits &= -2 << bit
        count -= 1
    return chosen
