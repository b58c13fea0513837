"""Bots at tables: they think in threads of their own, from the record that is masked for their seat."""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakKeyDictionary

from ludotheque.bots import Bot, bot
from ludotheque.server.table import Table

SECONDS = 1.0  # of thought, for a bot that takes as many as it gets


class Opponents:
    """All bots of one process. A bot keeps what it thought while its table stays in memory."""

    def __init__(self, pause: float):
        self.pause = pause  # seconds that a move takes at least, as a person would take them
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self._seated: WeakKeyDictionary[Table, dict[tuple[int, str], Bot]] = WeakKeyDictionary()

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """The move of a bot. However quickly it is found, it takes as long as the pause."""
        match, began = table.the_match, time.monotonic()
        seated = self._seated.setdefault(table, {})
        player = seated.get((seat, level)) or seated.setdefault((seat, level), bot(level, match.game))
        record, played = match.view_record(seat), list(match.played)
        choice = asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: player.choose(record, SECONDS, played)
        )
        move = await choice
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        return move

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
