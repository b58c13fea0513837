"""Who sits where: people, bots, and bots that play on for people who are away."""

from collections.abc import Sequence

import msgspec

from ludotheque.bots import LEVELS
from ludotheque.contract.errors import UnknownName, nearest

STAND_IN = "club"  # the level of a bot that plays on for somebody
LEFT, OUT_OF_TIME = "left", "time"  # why somebody is away


class Seat(msgspec.Struct, frozen=True):
    """One seat. Somebody who gave the match up is `out` of it until its end."""

    chair: int  # keeps its number when the seats turn, and so do the names of bots
    guest: str = ""
    level: str = ""  # of the bot that sits here
    words: str = ""  # for the shuffle of the next match
    away: str = ""
    out: bool = False

    @property
    def open(self) -> bool:
        return not self.guest and not self.level

    @property
    def free(self) -> bool:
        """Whether somebody else may have it between matches: nobody sits here, or somebody who has left."""
        return self.open or self.away == LEFT

    @property
    def plays(self) -> bool:
        """A person who plays this seat now."""
        return bool(self.guest) and not self.away and not self.out

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now; none: a person does."""
        return self.level or (STAND_IN if self.guest and not self.plays else "")


Seats = tuple[Seat, ...]


def known_level(name: str) -> str:
    """A level that a bot at a table can have: how long it may think is not for guests to say."""
    if name not in LEVELS:
        raise UnknownName("bot-unknown", field="level", name=name, nearest=nearest(name, LEVELS))
    return name


def seat_of(seats: Seats, guest: str) -> int | None:
    """Where a guest sits."""
    if guest:
        for number, seat in enumerate(seats):
            if seat.guest == guest:
                return number
    return None


def people(seats: Seats) -> list[int]:
    """The seats that people play now: those who are asked before something is agreed."""
    return [number for number, seat in enumerate(seats) if seat.plays]


def changed(seats: Seats, number: int, **fields: object) -> Seats:
    """The seats with another one in this place."""
    new = msgspec.structs.replace(seats[number], **fields)
    return (*seats[:number], new, *seats[number + 1 :])


def emptied(seats: Seats, number: int) -> Seats:
    return (*seats[:number], Seat(seats[number].chair), *seats[number + 1 :])


def turned(seats: Seats) -> Seats:
    """For the next match: everybody moves up by one seat."""
    return (*seats[-1:], *seats[:-1])


def words_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(seat.words for seat in seats)
