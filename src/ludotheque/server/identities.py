"""Who a token stands for: asked of the store once, then known for a while."""

from collections.abc import Callable
from math import inf
from time import monotonic

from ludotheque.server.rows import Guest
from ludotheque.server.store import Store

HOLD = 10.0  # seconds for which a guest is not asked for again where another process may have changed or deleted it
MOST = 10_000  # tokens that are known at a time


class Identities:
    """The guests who were here a moment ago. A change made by this process is known at once."""

    def __init__(self, store: Store, now: Callable[[], float] = monotonic):
        self._store = store
        self._now = now
        self._known: dict[bytes, tuple[Guest, float]] = {}  # by the digest of a token; with until when
        self._changes = 0

    async def find(self, token: bytes) -> Guest | None:
        """Whom the digest of a token stands for."""
        guest, until = self._known.get(token, (None, 0.0))
        if guest is not None and until > self._now():
            return guest
        changes = self._changes
        guest = await self._store.guest_by_token(token)
        if guest is not None and changes == self._changes:  # else it may be the one that was changed
            self._known.pop(token, None)
            if len(self._known) >= MOST:
                del self._known[next(iter(self._known))]
            self._known[token] = guest, self._now() + HOLD if self._store.shared else inf
        return guest

    def changed(self, id: str) -> None:
        """A guest is not what it was, or is no more."""
        self._changes += 1
        self._known = {token: entry for token, entry in self._known.items() if entry[0].id != id}
