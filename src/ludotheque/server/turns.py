"""Turns at thinking: so many threads work at a time, the others wait in line.

Python's lock is held by one thread. If there are more threads that think than processors, the one that holds it may be
put aside by the system in favour of others, and the event loop waits for it meanwhile.
"""

from collections import deque
from threading import Lock


class Turns:
    """`with turns:` is a turn; `turns.next()` gives it to the first in line and waits for another one."""

    def __init__(self, many: int):
        self._left = many
        self._line: deque[Lock] = deque()  # one for each that waits, unlocked when its turn comes
        self._lock = Lock()

    def __enter__(self) -> None:
        with self._lock:
            if self._left:
                self._left -= 1
                return
            mine = self._join()
        mine.acquire()

    def __exit__(self, *trouble: object) -> None:
        with self._lock:
            if self._line:
                self._line.popleft().release()
            else:
                self._left += 1

    def next(self) -> bool:
        """To be asked now and then by whoever thinks, as one asks whether to stop: the answer is no."""
        with self._lock:
            if not self._line:
                return False
            mine = self._join()
            self._line.popleft().release()
        mine.acquire()
        return False

    def _join(self) -> Lock:
        mine = Lock()
        mine.acquire()
        self._line.append(mine)
        return mine
