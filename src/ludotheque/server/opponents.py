"""Bots at tables: they think in threads of their own, from the record that is masked for their seat.

When a move comes must not tell what cards it was chosen from. So every move of a level takes the same time and the same
work, whether there was a choice or not.
"""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar
from weakref import WeakKeyDictionary

from ludotheque.bots import LEVELS, Bot, Hint, bot
from ludotheque.match import Match
from ludotheque.server.refusals import TooOften
from ludotheque.server.table import Table
from ludotheque.server.turns import Turns

T = TypeVar("T")

SECONDS = 1.0  # of thought, for a bot that takes as many as it gets
HINT_SECONDS = 1.0
MARGIN = 0.25  # seconds that such a bot may need beyond them: it looks at the clock now and then only
THREADS = 32  # bots that think or wait for their turn at the same time
ADVISERS = 4  # hints that are thought about at the same time
MOST_HINTS = 16  # that are thought about or waited for


class Opponents:
    """All bots of one process. A bot keeps what it thought while its match stays in memory."""

    def __init__(self, pause: float):
        self.pause = pause  # seconds that a move takes at least, as a person would take them
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot", initializer=_step_back)
        self._advisers = ThreadPoolExecutor(ADVISERS, thread_name_prefix="hint", initializer=_step_back)
        self._turns = Turns(max(1, (os.cpu_count() or 2) - 1))
        self._advising = 0
        self._seated: WeakKeyDictionary[Match, dict[tuple[int, str], Bot]] = WeakKeyDictionary()

    def choose(self, table: Table, seat: int, level: str) -> Awaitable[str]:
        """The move of a bot, from the table as it is; however quickly found, it takes as long as all of its level."""
        match, began = table.the_match, time.monotonic()
        seated = self._seated.setdefault(match, {})
        player = seated.get((seat, level)) or seated.setdefault((seat, level), bot(level, match.game))
        hides = hides_something(match, seat)
        think = partial(player.choose, match.view_record(seat), SECONDS, list(match.played), at_once=not hides)
        choice = asyncio.get_running_loop().run_in_executor(self._threads, self._in_turn, think)
        return self._at(began + (self.takes(level) if hides else self.pause), choice)

    def _in_turn(self, think: Callable[..., T]) -> T:
        """In a thread: leave a processor to the event loop, and share the others."""
        with self._turns:
            return think(stopped=self._turns.next)

    async def _at(self, time_to_play: float, choice: Awaitable[str]) -> str:
        move = await choice
        await asyncio.sleep(max(0.0, time_to_play - time.monotonic()))
        return move

    def takes(self, level: str) -> float:
        """Seconds from a bot's turn to its move, where it has something to hide."""
        by_the_clock = LEVELS[level].searches and LEVELS[level].iterations is None
        return max(self.pause, SECONDS + MARGIN if by_the_clock else 0.0)

    async def advise(self, match: Match, seat: int) -> list[Hint]:
        """What an expert would think, in threads of their own: hints keep no bot and no table waiting."""
        if self._advising >= MOST_HINTS:
            raise TooOften("too-many-hints", wait=HINT_SECONDS)
        self._advising += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._advisers, self._in_turn, partial(match.hint, seat, HINT_SECONDS))
        finally:
            self._advising -= 1

    def close(self) -> None:
        for threads in (self._threads, self._advisers):
            threads.shutdown(wait=False, cancel_futures=True)


def hides_something(match: Match, seat: int) -> bool:
    """Whether a seat knows more than everybody: else all can see what it chooses from, and it need not dawdle."""
    return bool((match.view_record(seat) != match.view_record(None)).any())


def _step_back() -> None:
    """Let everything else in the process go first. (On Linux a thread can be nice by itself.)"""
    if sys.platform == "linux":
        os.nice(10)
