"""What the server counts, for Prometheus: names of routes and kinds, never of people or tables."""

import ipaddress
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ludotheque.server.hall import Hall
from ludotheque.server.limits import Limits
from ludotheque.server.store.group import Entry

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT", "WEBSOCKET"})
FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The counters of one application. Children of counters are kept: looking them up costs more than counting."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "ludotheque_requests", "Requests answered", ["route", "method", "status"], registry=registry
        )
        self._refusals = Counter("ludotheque_refusals", "Refusals, by kind", ["kind"], registry=registry)
        self._rows = Counter("ludotheque_rows", "Commands on disk", ["do", "by"], registry=registry)
        self._command = Histogram(
            "ludotheque_command_seconds", "From a command to its answer", registry=registry, buckets=SECONDS
        )
        self._store = Histogram(
            "ludotheque_store_seconds", "What the store takes", ["work"], registry=registry, buckets=SECONDS
        )
        self._failures = Counter("ludotheque_store_failures", "Times that the store was not there", registry=registry)
        self._answered: dict[tuple[str, str, int], Counter] = {}
        self._kept: dict[tuple[str, str], Counter] = {}
        self._worked = {work: self._store.labels(work) for work in ("commit", "read", "write")}

    def answered(self, scope: Mapping[str, Any], status: int) -> None:
        method = scope.get("method", "WEBSOCKET")
        key = scope.get("path_template") or "other", method if method in METHODS else "other", status
        counter = self._answered.get(key)
        if counter is None:
            counter = self._answered[key] = self._requests.labels(*key)
        counter.inc()

    def refused(self, kind: str) -> None:
        self._refusals.labels(kind).inc()

    def commanded(self, seconds: float) -> None:
        self._command.observe(seconds)

    # What the store tells

    def worked(self, work: str, seconds: float) -> None:
        self._worked[work].observe(seconds)

    def kept(self, group: Iterable[Entry]) -> None:
        for row, _, _ in group:
            key = row.do, "guest" if row.guest else "server"
            counter = self._kept.get(key)
            if counter is None:
                counter = self._kept[key] = self._rows.labels(*key)
            counter.inc()

    def failed(self) -> None:
        self._failures.inc()

    # What is asked when somebody looks

    def watch(self, hall: Hall, limits: Limits) -> None:
        self._registry.register(_Now(hall, limits))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Now(Collector):
    """How things stand at this moment."""

    def __init__(self, hall: Hall, limits: Limits):
        self._hall = hall
        self._limits = limits

    def collect(self) -> Iterable[GaugeMetricFamily]:
        for name, help, value in (
            ("tables", "Tables in memory", len(self._hall.rooms)),
            ("streams", "WebSockets and waiting questions that are open", self._limits.streams.all),
            ("connections", "Connections over which requests come", self._limits.connections.all),
            ("bots_thinking", "Tables at which a bot thinks", self._hall.acting),
        ):
            yield GaugeMetricFamily(f"ludotheque_{name}", help, value)


def may_look(scope: Mapping[str, Any], token: str) -> bool:
    """Whoever has the token; where none is set, this machine itself, unless the request came through a proxy.

    The name that was asked for must be this machine's too: else a page of another site could point its own name here.
    """
    headers = dict(scope["headers"])
    if token:
        given = headers.get(b"authorization", b"").decode("latin-1")
        return secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
    host = headers.get(b"host", b"").decode("latin-1").rpartition(":")[0].strip("[]")
    client = scope.get("client") or ("", 0)
    return _here(client[0]) and _here(host) and not any(name in headers for name in FORWARDED)


def _here(address: str) -> bool:
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
