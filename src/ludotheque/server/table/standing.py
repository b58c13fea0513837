"""How a table stands after a row: a value that never changes; the next row makes another."""

from typing import Any

import msgspec

from ludotheque.server.table.clock import Clock
from ludotheque.server.table.seats import LEFT, Seats, changed, people, seat_of

WAITING, PLAYING, ADJOURNED, OVER = "waiting", "playing", "adjourned", "over"
TAKEBACK, END, REMATCH = "takeback", "end", "rematch"  # what can be proposed
PROPOSALS = (TAKEBACK, END, REMATCH)


class Proposal(msgspec.Struct, frozen=True):
    """What somebody proposed, and the seats that agree so far; the proposer is the first of them."""

    to: str
    agreed: tuple[int, ...]
    ply: int | None = None  # of a take-back: how many moves are left after it


class Standing(msgspec.Struct, frozen=True):
    """State, seats, clock and proposals; the number of the match, and how it ended."""

    state: str
    seats: Seats
    clock: Clock | None
    number: int = 0  # of the match; 0: none has begun
    proposals: tuple[Proposal, ...] = ()
    ended: dict[str, Any] | None = None
    dealt: Seats = ()  # the seats as the match began: its players, and the words that it was shuffled with
    furthest: int = 0  # with a clock, the most moves that the match ever had: time is given for each of them once

    def but(self, **fields: Any) -> "Standing":
        return msgspec.structs.replace(self, **fields)

    def proposal(self, to: str) -> Proposal | None:
        return next((proposal for proposal in self.proposals if proposal.to == to), None)

    def without(self, to: str) -> tuple[Proposal, ...]:
        """The other proposals."""
        return tuple(proposal for proposal in self.proposals if proposal.to != to)

    def agreed_by(self, to: str, seat: int | None, ply: int | None = None) -> Proposal:
        """The proposal, new or not, with one more who agrees."""
        proposal = self.proposal(to) or Proposal(to, (), ply)
        return msgspec.structs.replace(proposal, agreed=(*proposal.agreed, *(() if seat is None else (seat,))))

    def settles(self, proposal: Proposal) -> bool:
        """Whether all people agree; bots always do."""
        return set(people(self.seats)) <= set(proposal.agreed)


def back(standing: Standing, guest: str, adjourns: bool) -> Standing:
    """Whoever does anything is back."""
    seat = seat_of(standing.seats, guest)
    if seat is None or not standing.seats[seat].away:
        return standing
    return resettled(standing.but(seats=changed(standing.seats, seat, away=""), proposals=()), adjourns)


def resettled(standing: Standing, adjourns: bool) -> Standing:
    """A match goes on while somebody is there to play it, and where the table chose so only while nobody has left."""
    if standing.state not in (PLAYING, ADJOURNED):
        return standing
    at_table = [seat for seat in standing.seats if seat.guest and not seat.out]
    nobody = bool(at_table) and all(seat.away for seat in at_table)
    missing = adjourns and any(seat.away == LEFT for seat in at_table)
    return standing.but(state=ADJOURNED if nobody or missing else PLAYING)
