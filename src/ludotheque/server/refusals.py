"""What a table refuses, and the HTTP status that each kind of refusal has."""

import math
from typing import Any

from ludotheque.contract.errors import LudothequeError, MatchOver, StaleMove


class Malformed(LudothequeError):
    """What was sent is no command."""

    status = 400


class Nobody(LudothequeError):
    """Who asks is not known."""

    status = 401


class NotYours(LudothequeError):
    """Somebody else's seat, or a table that one may not see or change."""

    status = 403


class NothingHere(LudothequeError):
    """An address that leads nowhere."""

    status = 404


class NoSuchTable(LudothequeError):
    """There is no table of that id."""

    status = 404


class NotNow(LudothequeError):
    """What the table cannot do as it stands: a seat is taken, the match has not begun."""

    status = 409


class Stale(NotNow):
    """A command meant for another moment of the table; `missed` are the events since, for whoever tells them to set."""

    def __init__(self, key: str, *, version: int, newest: int):
        super().__init__(key, field="version", version=version, newest=newest)
        self.version = version
        self.missed: list[dict[str, Any]] = []

    def document(self) -> dict[str, Any]:
        return {**super().document(), "missed": self.missed}


class TableOver(LudothequeError):
    """The match at this table is over."""

    status = 410


class Unreadable(LudothequeError):
    """This version of the server cannot read a table's rows."""

    status = 410


class TooLarge(LudothequeError):
    """More was sent than anything here needs."""

    status = 413


class NotCalledThat(LudothequeError):
    """Asked for by a name that is not this server's."""

    status = 421


class Refused(LudothequeError):
    """What the table's own rules do not allow."""

    status = 422


class TooOften(LudothequeError):
    """Something that one may do only now and then; `wait` is how many seconds are left."""

    status = 429

    def __init__(self, key: str, *, wait: float):
        super().__init__(key, wait=max(1, math.ceil(wait)))
        self.wait = wait


class MailFailed(LudothequeError):
    """A letter could not be sent."""

    status = 503


class Broken(LudothequeError):
    """Something that should not have happened, and is nobody's fault but ours."""

    status = 500


def retry_after(refusal: LudothequeError) -> str | None:
    """In how many seconds to come back, where that helps."""
    wait: float | None = getattr(refusal, "wait", None)
    return None if wait is None else str(max(1, math.ceil(wait)))


def status_of(refusal: LudothequeError) -> int:
    """The HTTP status of any refusal; what a game or an option refuses is 422."""
    by_kind = 409 if isinstance(refusal, StaleMove) else 410 if isinstance(refusal, MatchOver) else 422
    return int(getattr(refusal, "status", by_kind))
