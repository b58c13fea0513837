"""Clocks, computed from the times of rows: so many seconds for each decision, then a reserve; or days."""

import msgspec

DAY = 86_400.0
MOST_SECONDS, MOST_DAYS = 86_400, 365


class PerMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="per", tag="move"):
    """Seconds for every decision, and a reserve for the whole match once they are used up."""

    seconds: int
    reserve: int = 0

    @property
    def allowance(self) -> float:
        return float(self.seconds)


class PerDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="per", tag="day"):
    """Days for every decision."""

    days: int
    reserve = 0  # there is none

    @property
    def allowance(self) -> float:
        return self.days * DAY


Control = PerMove | PerDay


class Clock(msgspec.Struct, frozen=True):
    """Whose time runs since when, and what is left of everybody's reserve.

    Time runs only for people who play their seat themselves. Somebody who goes away in the middle of a decision has
    `spent` some of its time, and finds that spent on coming back.
    """

    control: Control
    reserves: tuple[float, ...]
    seat: int | None = None
    since: float = 0.0
    spender: int | None = None
    spent: float = 0.0

    @classmethod
    def new(cls, control: Control | None, seats: int) -> "Clock | None":
        """The clock of a new match, if the table has one."""
        return None if control is None else cls(control, (float(control.reserve),) * seats)

    @property
    def deadline(self) -> float | None:
        """When the seat whose time runs is out of it."""
        return None if self.seat is None else self.since + self.control.allowance + self.reserves[self.seat]

    def run(self, seat: int | None, at: float) -> "Clock":
        """A decision was made, or taken from somebody: it is paid for, and the time of the next one runs."""
        reserves = list(self.reserves)
        if self.seat is not None:
            over = max(0.0, at - self.since - self.control.allowance)
            reserves[self.seat] = max(0.0, reserves[self.seat] - over)
        return Clock(self.control, tuple(reserves), seat, at)

    def stop(self, at: float) -> "Clock":
        """Nobody's time runs for now, and nothing is paid for yet."""
        if self.seat is None:
            return self
        return Clock(self.control, self.reserves, None, at, self.seat, at - self.since)

    def resume(self, seat: int | None, at: float) -> "Clock":
        """Time runs again: for whoever had spent some of it, from there on."""
        if seat is None:
            return self
        spent = self.spent if seat == self.spender else 0.0
        return Clock(self.control, self.reserves, seat, at - spent)
