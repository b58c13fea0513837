"""How much one guest, and one address, may ask of the server.

A bucket holds so many and gets one back every so many seconds. All that is kept of one is when it will be full again;
full ones are forgotten. A family behind one address, or a club of forty, stays far below all of this.
"""

import ipaddress
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from ludotheque.server.refusals import TooOften

LOG = logging.getLogger("ludotheque.server.limits")
ROUNDING = 1e-9  # seconds
MOST_KNOWN = 100_000  # buckets that are not full; beyond, the oldest are forgotten


class Rate(NamedTuple):
    """So many at once, then one every so many seconds."""

    burst: int
    every: float


class Open(NamedTuple):
    """How much may be open at the same time: for one guest, for one address, in all."""

    guest: int
    address: int
    all: int


BY_ADDRESS = {
    "ask": Rate(2000, 0.005),  # every request, whatever it is
    "guest": Rate(100, 5.0),  # a new guest
    "table": Rate(100, 2.0),  # a new table
    "command": Rate(1000, 0.01),
    "hint": Rate(40, 0.5),  # takes a second of a processor
    "replay": Rate(40, 0.5),  # takes a tenth of one, for a long match
    "code": Rate(5, 60.0),  # a code that was wrong: guessing must lead nowhere
}
BY_GUEST = {
    "ask": Rate(300, 0.05),
    "table": Rate(30, 10.0),
    "command": Rate(200, 0.05),
    "hint": Rate(10, 2.0),
    "replay": Rate(20, 2.0),  # somebody looks through one seat after the other
    "device": Rate(10, 60.0),  # a code for another device
}
STREAMS = Open(32, 400, 5_000)  # WebSockets, and questions that wait for an answer
CONNECTIONS = Open(0, 600, 10_000)  # over which requests come; a browser has up to six
LINE = Rate(1, 60.0)  # of the log, about whoever is refused
WAIT_FOR_A_STREAM = 10.0


class Limits:
    """The buckets of one process. Without rates there are no limits at all."""

    def __init__(
        self,
        by_address: Mapping[str, Rate] = BY_ADDRESS,
        by_guest: Mapping[str, Rate] = BY_GUEST,
        streams: Open | None = STREAMS,
        connections: Open | None = CONNECTIONS,
        now: Callable[[], float] = time.monotonic,
    ):
        self._by_address = by_address
        self._by_guest = by_guest
        self._full: dict[tuple[str, str], float] = {}  # when a bucket will be full again
        self._now = now
        self.streams = Openings(streams)
        self.connections = Openings(connections)
        self._refused = 0  # since the last line about it

    @classmethod
    def none(cls) -> "Limits":
        """For measuring, and where something in front of the server has limits of its own."""
        return cls({}, {}, None, None)

    def address_does(self, address: str, what: str) -> None:
        self._spend(what, network(address), self._by_address.get(what))

    def guest_does(self, guest: str, what: str) -> None:
        self._spend(what, guest, self._by_guest.get(what))

    def give_back(self, address: str, what: str) -> None:
        """It was not what the limit is against."""
        rate, key = self._by_address.get(what), (what, network(address))
        if rate is not None and key in self._full:
            self._full[key] -= rate.every

    def _spend(self, what: str, who: str, rate: Rate | None) -> None:
        wait = 0.0 if rate is None else self._wait(what, who, rate)
        if wait:
            self._note(what, who)
            raise TooOften("too-often", wait=wait)

    def _wait(self, what: str, who: str, rate: Rate) -> float:
        """Take one out of a bucket, or say after how many seconds there will be one."""
        key, now = (what, who), self._now()
        full = self._full.get(key, now)
        full = (full if full > now else now) + rate.every
        wait = full - now - rate.burst * rate.every
        if wait > ROUNDING:
            return wait
        if key not in self._full and len(self._full) >= MOST_KNOWN:
            self._forget(now)
        self._full[key] = full
        return 0.0

    def _forget(self, now: float) -> None:
        kept = {key: full for key, full in self._full.items() if full > now}
        for key in list(kept)[: len(kept) - MOST_KNOWN // 2]:
            del kept[key]
        self._full = kept

    def _note(self, what: str, who: str) -> None:
        """One line a minute about each: who floods us shall not flood the log."""
        self._refused += 1
        if not self._wait("line", who, LINE):
            LOG.warning("flood", extra={"facts": {"what": what, "who": who, "refused": self._refused}})
            self._refused = 0


class Openings:
    """What is open now, and for whom."""

    def __init__(self, most: Open | None):
        self.most = most
        self.all = 0
        self._each: dict[str, int] = {}

    @contextmanager
    def one(self, address: str, guest: str) -> Iterator[None]:
        """Open while this lasts; refused where there are too many."""
        names = network(address), guest
        if not self.room(*names):
            raise TooOften("too-many-streams", wait=WAIT_FOR_A_STREAM)
        self.add(*names)
        try:
            yield
        finally:
            self.remove(*names)

    def room(self, address: str = "", guest: str = "") -> bool:
        """Whether there may be one more; without an address or guest, only whether in all."""
        if self.most is None:
            return True
        return self.all < self.most.all and self._few(address, self.most.address) and self._few(guest, self.most.guest)

    def _few(self, name: str, most: int) -> bool:
        return not name or self._each.get(name, 0) < most

    def add(self, address: str = "", guest: str = "") -> None:
        self.all += 1
        for name in filter(None, (address, guest)):
            self._each[name] = self._each.get(name, 0) + 1

    def remove(self, address: str = "", guest: str = "") -> None:
        self.all -= 1
        for name in filter(None, (address, guest)):
            self._each[name] -= 1
            if not self._each[name]:
                del self._each[name]


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Whom an address stands for: with IPv6 somebody has 2⁶⁴ of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
