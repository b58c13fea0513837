"""Threads that think take turns, so that none of them keeps the event loop waiting."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

from ludotheque.server.turns import Turns

SECONDS = 10.0


def waiting(turns: Turns, many: int) -> None:
    """Until so many stand in line."""
    until = time.monotonic() + SECONDS
    while len(turns._line) < many:
        assert time.monotonic() < until
        time.sleep(0.001)


def test_no_more_work_at_a_time_than_there_are_turns() -> None:
    turns, lock, at_work, most = Turns(2), threading.Lock(), 0, 0

    def think() -> None:
        nonlocal at_work, most
        with turns:
            for _ in range(50):
                with lock:
                    at_work += 1
                    most = max(most, at_work)
                time.sleep(0.0001)
                with lock:
                    at_work -= 1
                assert turns.next() is False

    with ThreadPoolExecutor(6) as threads:
        for done in [threads.submit(think) for _ in range(6)]:
            done.result(SECONDS)
    assert most == 2


def test_turns_go_round_in_the_order_of_the_line() -> None:
    turns, told = Turns(1), list[str]()

    def think(name: str) -> None:
        with turns:
            for _ in range(3):
                told.append(name)
                turns.next()

    with ThreadPoolExecutor(3) as threads, turns:
        for place, name in enumerate("abc", start=1):
            threads.submit(think, name)
            waiting(turns, place)
    assert "".join(told) == "abcabcabc"


def test_a_turn_is_given_back_when_thinking_fails() -> None:
    turns = Turns(1)
    try:
        with turns:
            raise ValueError
    except ValueError:
        pass
    with turns:
        assert turns.next() is False
