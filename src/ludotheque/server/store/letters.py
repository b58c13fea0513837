"""What the store knows of e-mail: addresses, whether they were confirmed, who was told of a turn."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, LargeBinary, and_, bindparam, literal, not_, null, or_, select, update

from ludotheque.server.rows import Email
from ludotheque.server.store.schema import guests, log, seated, summaries

MOST_TRIES = 5  # at a code
MOST_TURNS = 200  # that are looked up at a time

_this_guest = guests.c.id == bindparam("id_")
_confirmed = and_(guests.c.email.is_not(None), guests.c.email_code.is_(None))
EMAIL = select(guests.c.email, _confirmed).where(_this_guest)
SET_EMAIL = (
    update(guests)
    .where(_this_guest)
    .values(
        email=bindparam("address"),
        email_code=bindparam("code", type_=LargeBinary),
        email_expires=bindparam("expires"),
        email_tries=0,
    )
    .returning(guests.c.id)
)
CONFIRM = (
    update(guests)
    .where(
        _this_guest,
        guests.c.email_code == bindparam("code"),
        guests.c.email_expires > bindparam("now"),
        guests.c.email_tries < MOST_TRIES,
    )
    .values(email_code=null())
    .returning(guests.c.id)
)
COUNT_TRY = update(guests).where(_this_guest).values(email_tries=guests.c.email_tries + 1)
CONFIRMED = select(guests.c.id).where(_confirmed)

_this_seat = (seated.c.guest == bindparam("guest_"), seated.c.table == bindparam("table_"))
SEEN = update(seated).where(*_this_seat, seated.c.seen < bindparam("at")).values(seen=bindparam("at"))
# Of several processes that would tell the same, one finds what it has read unchanged.
MARK = (
    update(seated)
    .where(*_this_seat, seated.c.mailed == bindparam("was"))
    .values(mailed=bindparam("now"))
    .returning(seated.c.guest)
)
_acted = (
    select(log.c.version)
    .where(log.c.table == seated.c.table, log.c.guest == seated.c.guest, log.c.at > seated.c.mailed)
    .exists()
)
_own_doing = (
    select(log.c.version)
    .where(log.c.table == seated.c.table, log.c.version == summaries.c.version, log.c.guest == seated.c.guest)
    .exists()
)
TURNS = (
    select(
        seated.c.table, summaries.c.game, guests.c.id, guests.c.name, guests.c.language, guests.c.email, seated.c.mailed
    )
    .join_from(summaries, seated, seated.c.table == summaries.c.table)
    .join(guests, guests.c.id == seated.c.guest)
    .where(
        summaries.c.updated > bindparam("since"),
        summaries.c.updated <= bindparam("until"),
        summaries.c.to_act.contains(literal('"') + seated.c.guest + literal('"')),
        _confirmed,
        seated.c.seen < summaries.c.updated,  # they do not know
        not_(_own_doing),
        or_(seated.c.mailed == 0, seated.c.seen > seated.c.mailed, _acted),  # been there since the last letter
    )
    .order_by(summaries.c.updated)
    .limit(MOST_TURNS)
)


class Turn(NamedTuple):
    """Somebody's turn, of which they do not know yet."""

    table: str
    game: str
    guest: str
    name: str
    language: str
    address: str
    was: float  # when they were last told of a turn at this table


class Letters(ABC):
    """The part of a store that is about e-mail."""

    async def email(self, guest: str) -> Email:
        found = await self._find(EMAIL, id_=guest)
        return Email(found[0][0] or "", bool(found[0][1])) if found else Email()

    async def set_email(self, guest: str, address: str, code: bytes | None = None, expires: float = 0.0) -> bool:
        """Another address, or "" for none, which the code with this digest will confirm."""
        (changed,) = await self._change(
            (SET_EMAIL, {"id_": guest, "address": address or None, "code": code, "expires": expires})
        )
        return bool(changed)

    async def confirm_email(self, guest: str, code: bytes, now: float) -> bool:
        """False when the code is wrong, too old, or was guessed at too often."""
        confirmed, _ = await self._change(
            (CONFIRM, {"id_": guest, "code": code, "now": now}), (COUNT_TRY, {"id_": guest})
        )
        return bool(confirmed)

    async def confirmed(self) -> set[str]:
        """The guests who are told by e-mail."""
        return {guest for (guest,) in await self._find(CONFIRMED)}

    async def note_seen(self, seen: Iterable[tuple[str, str, float]]) -> None:
        """(table, guest, when) of those who have looked at their tables."""
        await self._change(*((SEEN, {"table_": table, "guest_": guest, "at": at}) for table, guest, at in seen))

    async def turns(self, since: float, until: float) -> list[Turn]:
        """Turns that began in this time, of people who have not looked since and were not told since they last did."""
        return [Turn(*found) for found in await self._find(TURNS, since=since, until=until)]

    async def mark_mailed(self, turn: Turn, now: float) -> bool:
        """Whether it is for us to tell this guest of this turn."""
        (marked,) = await self._change(
            (MARK, {"table_": turn.table, "guest_": turn.guest, "was": turn.was, "now": now})
        )
        return bool(marked)

    async def unmark_mailed(self, turn: Turn, now: float) -> None:
        """It could not be told."""
        await self._change((MARK, {"table_": turn.table, "guest_": turn.guest, "was": now, "now": turn.was}))

    @abstractmethod
    async def _find(self, statement: ClauseElement, **values: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _change(self, *steps: tuple[ClauseElement, Mapping[str, Any]]) -> list[list[tuple[Any, ...]]]: ...
