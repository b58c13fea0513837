"""Shokoba's matches, whose cards are counters, are a quarter of what the kit allows."""

import ludotheque
from ludotheque.testing.test_memory import bytes_of_an_idle_match


def test_an_idle_match_of_shokoba_is_very_small() -> None:
    assert bytes_of_an_idle_match(ludotheque.game("shokoba")) <= 10_000
