"""How a table begins: what its maker asks for, and the facts of it that never change."""

import base64
import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice
from ludotheque.contract.shuffle import SECRET_BYTES
from ludotheque.registry import game as game_called
from ludotheque.server.refusals import Refused
from ludotheque.server.rows import Row
from ludotheque.server.table.clock import MOST_DAYS, MOST_SECONDS, Control, PerMove
from ludotheque.server.table.commands import Key, Text
from ludotheque.server.table.seats import STAND_IN, Seat, Seats, known_level

Absent = Literal["bot", "adjourn"]
MOST_SEATS = 64
ID_BYTES = 9


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the maker of the table, anybody, or a bot of a level."""

    who: Literal["me", "open", "bot"]
    level: Text | None = None


class Create(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as somebody asks for it."""

    game: Text
    key: Key
    seats: Annotated[list[Place], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Control | None = None
    hints: bool = False
    absent: Absent = "bot"


class Facts(msgspec.Struct, frozen=True):
    """What a table is, from its first row on. `root` and `invitation` are not for everybody's eyes."""

    game: str
    options: dict[str, Choice]  # all of them, the number of seats included
    seats: list[Place]
    public: bool
    clock: Control | None
    hints: bool
    absent: Absent
    root: str  # 32 bytes in hexadecimal digits, from which the secrets of all matches come
    invitation: str

    def secret(self, number: int) -> bytes:
        """The secret of a match. Each match has its own: it is told at the end, and tells nothing of the next one."""
        return hashlib.blake2b(str(number).encode(), digest_size=SECRET_BYTES, key=bytes.fromhex(self.root)).digest()

    def first_seats(self, maker: str) -> Seats:
        """The seats as the table is made."""
        return tuple(
            Seat(chair, maker if place.who == "me" else "", (place.level or "") if place.who == "bot" else "")
            for chair, place in enumerate(self.seats)
        )


def table_id(guest: str, key: str) -> str:
    """The id of the table that a guest makes with this key: the same wish once more is the same table.

    Nobody can guess it: the id of a guest is told to nobody else.
    """
    digest = hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=ID_BYTES, key=guest.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode()


def invitation_in(row: Row) -> str:
    """What the first row of a table lets people in by."""
    return msgspec.json.decode(row.body, type=Facts).invitation


def same_wish(row: Row, other: Row) -> bool:
    """Whether two first rows are of the same wish, sent twice: all is the same but what was drawn for each."""
    facts = [
        msgspec.structs.replace(msgspec.json.decode(one.body, type=Facts), root="", invitation="")
        for one in (row, other)
    ]
    return (row.guest, row.key) == (other.guest, other.key) and facts[0] == facts[1]


def creation(guest: str, wish: Create, now: float, table: str, root: bytes, invitation: str) -> Row:
    """The first row of a table. Its id, its root secret and its invitation are the caller's, from good randomness."""
    if "seats" in wish.options:
        raise OptionError("seats-among-options", field="options")
    options = game_called(wish.game).agree({**wish.options, "seats": len(wish.seats)})
    if sum(place.who == "me" for place in wish.seats) > 1:
        raise Refused("one-seat-each", field="seats")
    seats = [_place(place) for place in wish.seats]
    _check_clock(wish.clock)
    facts = Facts(wish.game, options, seats, wish.public, wish.clock, wish.hints, wish.absent, root.hex(), invitation)
    return Row(table, 0, now, guest, wish.key, "create", msgspec.json.encode(facts).decode())


def _place(place: Place) -> Place:
    """A place with its level, if it is a bot's."""
    if place.who != "bot":
        if place.level is not None:
            raise Refused("level-of-no-bot", field="seats")
        return place
    return Place("bot", STAND_IN if place.level is None else known_level(place.level))


def _check_clock(clock: Control | None) -> None:
    if clock is None:
        return
    if isinstance(clock, PerMove):
        right = 1 <= clock.seconds <= MOST_SECONDS and 0 <= clock.reserve <= MOST_SECONDS
    else:
        right = 1 <= clock.days <= MOST_DAYS
    if not right:
        raise Refused("clock-out-of-range", field="clock", seconds=MOST_SECONDS, days=MOST_DAYS)
