"""A table in memory: for one at a time, with those who listen to it."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

import msgspec

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import NotYours
from ludotheque.server.rows import Guest
from ludotheque.server.table import Table
from ludotheque.server.table.seats import seat_of
from ludotheque.server.table.table import Names
from ludotheque.server.table.telling import Telling

BEHIND = 64  # events that may wait for a listener; who reads more slowly is let go and comes back by version
LOG = logging.getLogger("ludotheque.server")
encode = msgspec.json.Encoder().encode


class Ear:
    """Somebody who listens to a table; None in the queue is the end, and `refusal` the reason where there is one."""

    def __init__(self, guest: Guest, language: str):
        self.guest = guest
        self.language = language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.at_once: Callable[[bytes], bool] | None = None  # sends an event, or says that it has to wait
        self.ended = False
        self.invitation = ""
        self.refusal: LudothequeError | None = None

    def hear(self, event: bytes | None) -> None:
        if self.ended:
            return
        if event is not None and self.at_once is not None and self.queue.empty() and self.at_once(event):
            return
        if event is None or self.queue.qsize() >= BEHIND:
            event, self.ended = None, True
        self.queue.put_nowait(event)

    def refuse(self, refusal: LudothequeError) -> None:
        """Say no more, not even what waits to be read."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.refusal, self.ended = refusal, True
        self.queue.put_nowait(None)


class Room:
    """Whoever looks at the table or changes it holds the lock, and finds the table as it is on disk."""

    def __init__(self, id: str, now: float):
        self.id = id
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.used = now
        self.ours = False  # whether its newest row is of this process
        self.alarm: asyncio.TimerHandle | None = None
        self.opened: Table | None = None

    @property
    def table(self) -> Table:
        assert self.opened is not None, "the table is being read"
        return self.opened

    @property
    def busy(self) -> bool:
        """Whether somebody needs it in memory."""
        return bool(self.ears) or self.lock.locked()

    def missed(self, guest: str, language: str, names: Names, after: int) -> list[bytes] | None:
        """What a guest has not heard after a version; None if only a snapshot tells it."""
        listener = seat_of(self.table.standing.seats, guest)
        events = self.table.events(after, listener, language, names) if 0 <= after <= self.table.version else None
        return None if events is None else [encode(event) for event in events]

    def tell(self, names: Names, after: int) -> None:
        """Let everybody hear what is new after a version; who cannot be told comes back."""
        tellings: dict[str, list[Telling]] = {}  # by language
        told: dict[tuple[int | None, str], Sequence[bytes | None]] = {}
        for ear in self.ears:
            try:
                listener, language = self.table.listener(ear.guest.id, ear.invitation), ear.language
            except NotYours as refusal:  # who has stood up from a private table
                ear.refuse(refusal)
                continue
            if (listener, language) not in told:
                try:
                    if language not in tellings:
                        tellings[language] = self.table.tellings(after, language, names) or []
                    told[listener, language] = self._events(tellings[language], listener) or [None]
                except Exception:  # a row is on disk, and the command was done: only the telling has failed
                    facts = {"table": self.id, "version": self.table.version}
                    LOG.exception("event cannot be told", extra={"facts": facts})
                    told[listener, language] = [None]
            for event in told[listener, language]:
                ear.hear(event)

    def _events(self, tellings: Iterable[Telling], listener: int | None) -> Sequence[bytes]:
        return [encode(one.to(listener)) for one in tellings]

    def leave(self) -> None:
        """Everybody comes back, and reads it anew."""
        for ear in self.ears:
            ear.hear(None)
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
