"""How the store does: how long it takes, when it goes away and when it is back."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

from ludotheque.server.store.errors import StoreUnavailable
from ludotheque.server.store.group import Entry

LOG = logging.getLogger("ludotheque.server.store")


class Witness(Protocol):
    """Whoever counts."""

    def worked(self, work: str, seconds: float) -> None: ...

    def kept(self, group: Sequence[Entry]) -> None: ...

    def failed(self) -> None: ...


class Watch:
    """Around everything that a store does: commit, read, write. Each can fail while the others work."""

    def __init__(self) -> None:
        self.witness: Witness | None = None
        self._gone: dict[str, float] = {}  # since when

    @contextmanager
    def over(self, work: str) -> Iterator[None]:
        began = perf_counter()
        try:
            yield
        except StoreUnavailable as trouble:
            if self._gone.setdefault(work, began) == began:
                why = getattr(trouble.__cause__, "sqlite_errorname", type(trouble.__cause__).__name__)
                LOG.error("store gone", extra={"facts": {"work": work, "why": why}})
            if self.witness is not None:
                self.witness.failed()
            raise
        if work in self._gone:
            away = perf_counter() - self._gone.pop(work)
            LOG.warning("store back", extra={"facts": {"work": work, "seconds": round(away, 3)}})
        if self.witness is not None:
            self.witness.worked(work, perf_counter() - began)
