"""Random numbers: the published generator, fair draws, the same compiled and as plain Python."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from ludotheque.kernel import below, jit, new_rng, sample
from ludotheque.kernel.random import LOW32, next32, restart
from ludotheque.testing.chance import fair


@jit
def the_one_after(rng, many):
    for _ in range(many):
        next32(rng)
    return next32(rng)


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """Its reference vectors: from the state 1 2 3 4, the first number and the one after 102400."""
    assert next32(np.array([1, 2, 3, 4])) == 641
    assert the_one_after(np.array([1, 2, 3, 4]), 102_400) == 0x2C873CFA


def test_compiled_and_plain_python_draw_the_same() -> None:
    compiled, plain = new_rng(5), new_rng(5)
    for _ in range(200):
        assert next32(compiled) == next32.py_func(plain)
    assert [below(compiled, n) for n in range(1, 100)] == [below.py_func(plain, n) for n in range(1, 100)]
    for count in range(9):
        assert sample(0b1011011101110111, count, compiled) == sample.py_func(0b1011011101110111, count, plain)
    assert compiled.tolist() == plain.tolist()


def test_a_generator_holds_128_bits_of_the_seed_and_streams_differ() -> None:
    states = {tuple(new_rng(*numbers).tolist()) for numbers in [(0,), (1,), (1 << 127,), (0, 0), (0, 1), (1, 0), (-1,)]}
    assert len(states) == 7
    assert all(len(state) == 4 and all(0 <= word <= LOW32 for word in state) for state in states)
    assert new_rng(7, 3).tolist() == new_rng(7, 3).tolist()


def first_after_restart(how, seed, trial, step):
    rng = np.zeros(4, np.int64)
    how(rng, seed, trial, step)
    return int(next32(rng))


def test_a_restarted_generator_is_the_same_for_the_same_step_of_the_same_trial_only() -> None:
    steps = [(seed, trial, step) for seed in (0, 1, LOW32) for trial in (0, 1, 2, 1 << 30) for step in range(40)]
    found = {first_after_restart(restart, *numbers) for numbers in steps}
    assert len(found) == len(steps)
    assert found == {first_after_restart(restart.py_func, *numbers) for numbers in steps}


def test_restarted_generators_draw_fairly_over_the_trials_and_over_the_steps() -> None:
    for numbers in ([(5, trial, 3) for trial in range(3000)], [(5, 3, step) for step in range(3000)]):
        drawn = Counter(first_after_restart(restart, *each) * 10 >> 32 for each in numbers)
        fair(drawn, dict.fromkeys(range(10), 0.1))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40])
def test_bounded_draws_are_fair(n: int) -> None:
    rng = new_rng(1, n)
    fair(Counter(int(below(rng, n)) for _ in range(300 * n)), dict.fromkeys(range(n), 1))


def test_a_bounded_draw_throws_away_just_what_would_favour_some_numbers() -> None:
    """With 8-bit draws in the place of 32-bit ones all cases can be counted: every number is left equally often.

    `below` keeps a draw when the low part of draw × n is at least 2³² mod n; the same reasoning with 2⁸.
    """
    for n in range(1, 200):
        kept = Counter(draw * n >> 8 for draw in range(256) if draw * n & 255 >= 256 % n)
        assert set(kept.values()) == {256 // n}
        assert sorted(kept) == list(range(n))


@pytest.mark.parametrize("n", [3, 40, LOW32 // 2 + 2])
def test_a_bounded_draw_rejects_an_unfair_number(n: int) -> None:
    """Draws whose low part lies below 2³² mod n are skipped, and no others: checked against the numbers themselves."""
    rng, twin = new_rng(2, n), new_rng(2, n)
    rejected = 0
    for _ in range(500):
        scaled = int(next32(twin)) * n
        while scaled & LOW32 < (LOW32 + 1) % n:
            rejected += 1
            scaled = int(next32(twin)) * n
        assert below(rng, n) == scaled >> 32
    assert rejected > 100 or n < 100


@pytest.mark.parametrize(("bits", "count"), [(0b1111111, 3), (0b1011001, 2), (0b111111, 5), (1 << 62 | 1 << 30 | 1, 2)])
def test_every_subset_is_sampled_as_often_as_another(bits: int, count: int) -> None:
    rng = new_rng(3, bits)
    places = [place for place in range(63) if bits >> place & 1]
    subsets = {sum(1 << place for place in chosen) for chosen in combinations(places, count)}
    fair(Counter(int(sample(bits, count, rng)) for _ in range(200 * len(subsets))), dict.fromkeys(subsets, 1))


def test_a_sample_is_a_subset_of_the_size_asked_for() -> None:
    rng = new_rng(4)
    pack = (1 << 40) - 1
    for count in range(41):
        chosen = int(sample(pack, count, rng))
        assert chosen.bit_count() == count
        assert chosen & ~pack == 0
    assert sample(0, 0, rng) == 0
