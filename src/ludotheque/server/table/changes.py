"""What a row does to a table. Rows were checked before they were kept: nothing is refused here, and nothing chosen."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludotheque.contract.errors import RecordError
from ludotheque.server.rows import Row
from ludotheque.server.table.clock import Clock
from ludotheque.server.table.seats import LEFT, OUT_OF_TIME, changed, emptied, turned
from ludotheque.server.table.standing import (
    ADJOURNED,
    END,
    OVER,
    PLAYING,
    REMATCH,
    TAKEBACK,
    Standing,
    resettled,
)

if TYPE_CHECKING:
    from ludotheque.server.table.table import Table

Body = dict[str, Any]


class Told(NamedTuple):
    """What is said of a row: whose seat it was, the keys of sentences, and facts for everybody."""

    seat: int | None
    keys: tuple[str, ...] = ()
    facts: Mapping[str, Any] = MappingProxyType({})
    guest: str | None = None  # whom the sentences name, if not who did it


def _sit(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    taken = changed(emptied(table.standing.seats, body["seat"]), body["seat"], guest=row.guest)
    table.standing = table.standing.but(seats=taken, proposals=())
    return Told(body["seat"], ("told-sit",))


def _stand(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    assert seat is not None
    table.standing = table.standing.but(seats=emptied(table.standing.seats, seat), proposals=())
    return Told(seat, ("told-stand",))


def _bot(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    number, level = body["seat"], body["level"]
    seats = emptied(table.standing.seats, number)
    if level:
        seats = changed(seats, number, level=level)
    table.standing = table.standing.but(seats=seats, proposals=())
    return Told(number, ("told-bot" if level else "told-open",), {"level": level or None}, guest="")


def _start(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    begin(table, body["begin"])
    return Told(seat, ("told-start",), {"number": table.standing.number})


def begin(table: "Table", body: Body) -> None:
    """Deal a match: all that chance will bring follows from the seed that the row has."""
    options = table.facts.options
    if not table.game.replays(body["rules"], options):
        raise RecordError("record-version", field="rules", version=body["rules"], current=table.game.version)
    table.match = table.game.new(seed=int(body["seed"], 16), **options)
    seats = table.standing.seats
    table.standing = resettled(
        Standing(PLAYING, seats, Clock.new(table.facts.clock, len(seats)), number=body["number"], dealt=seats),
        table.adjourns,
    )


def _play(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    match = table.the_match
    mover = match.turn
    for code, move in zip(body["codes"], body["moves"], strict=True):
        match.play_again(code, move)
    if table.standing.proposals:
        table.standing = table.standing.but(proposals=table.standing.without(TAKEBACK))
    return Told(mover)


def _words(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    assert seat is not None
    table.standing = table.standing.but(seats=changed(table.standing.seats, seat, words=body["text"]))
    return Told(seat, ("told-words",), {"text": body["text"]})


def _agree(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    """Take-backs, rematches and votes: proposed or agreed to, and done once nobody is left to ask."""
    standing, to, ply = table.standing, body["to"], body.get("ply")
    facts = {"to": to, "done": body["done"]}
    if not body["done"]:
        first = standing.proposal(to) is None
        proposals = (*standing.without(to), standing.agreed_by(to, seat, ply))
        table.standing = standing.but(proposals=proposals)
        return Told(seat, (f"told-asks-{to}" if first else "told-agrees",), facts)
    proposal = standing.proposal(to)
    keys = ("told-agrees",) if proposal else ()
    _DONE[to](table, body if proposal is None else {**body, "ply": proposal.ply})
    if to == REMATCH and seat is not None:
        seat = (seat + 1) % len(standing.seats)
    return Told(seat, (*keys, f"told-done-{to}"), facts)


def _take_back(table: "Table", body: Body) -> None:
    match = table.the_match
    table.forget_from(body["ply"])
    while match.ply > body["ply"]:
        match.undo()
    table.standing = table.standing.but(proposals=table.standing.without(TAKEBACK))


def _end(table: "Table", body: Body) -> None:
    _over(table, {"winners": [], "scores": [], "reason": "agreed", "clause": None})


def _rematch(table: "Table", body: Body) -> None:
    table.standing = table.standing.but(seats=turned(table.standing.seats))
    begin(table, body["begin"])


_DONE: dict[str, Callable[["Table", Body], None]] = {TAKEBACK: _take_back, END: _end, REMATCH: _rematch}


def _over(table: "Table", ended: dict[str, Any]) -> None:
    """From now on whoever gave the match up is asked again what comes next."""
    seats = tuple(msgspec.structs.replace(seat, out=False) for seat in table.standing.seats)
    table.standing = table.standing.but(state=OVER, seats=seats, proposals=(), ended=ended)


def _refuse(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    table.standing = table.standing.but(proposals=table.standing.without(body["to"]))
    return Told(seat, ("told-refuse",), {"to": body["to"]})


def _resign(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    """Of two, the other one has won; among more the match goes on, as long as there are people in it."""
    assert seat is not None
    seats = changed(table.standing.seats, seat, out=True)
    table.standing = resettled(table.standing.but(seats=seats, proposals=()), table.adjourns)
    if len(seats) == 2 or not any(other.guest and not other.out for other in seats):
        winners = [1 - seat] if len(seats) == 2 else []
        _over(table, {"winners": winners, "scores": [], "reason": "resigned", "clause": None})
        return Told(seat, ("told-resigned",))
    return Told(seat, ("told-resigned", "told-bot-plays-on"))


def _react(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    table.reacted[row.guest] = row.at
    return Told(seat, ("told-react",), {"sign": body["sign"]})


def _leave(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    assert seat is not None
    if table.standing.state not in (PLAYING, ADJOURNED):
        _stand(table, row, seat, body)
        return Told(seat, ("told-leave",))
    seats = changed(table.standing.seats, seat, away=LEFT)
    table.standing = resettled(table.standing.but(seats=seats, proposals=()), table.adjourns)
    if seats[seat].out:
        return Told(seat, ("told-leave",))
    adjourned = table.standing.state == ADJOURNED
    return Told(seat, ("told-leave", "told-adjourned" if adjourned else "told-bot-plays-on"))


def _return(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    return Told(seat)  # that somebody is back is told of every command


def _time(table: "Table", row: Row, seat: int | None, body: Body) -> Told:
    late = body["seat"]
    seats = changed(table.standing.seats, late, away=OUT_OF_TIME)
    table.standing = resettled(table.standing.but(seats=seats, proposals=()), table.adjourns)
    adjourned = table.standing.state == ADJOURNED
    keys = ("told-time", "told-adjourned" if adjourned else "told-bot-plays-on")
    return Told(late, keys, guest=seats[late].guest)


CHANGES: dict[str, Callable[["Table", Row, int | None, Body], Told]] = {
    "sit": _sit,
    "stand": _stand,
    "bot": _bot,
    "start": _start,
    "play": _play,
    "words": _words,
    "takeback": _agree,
    "agree": _agree,
    "rematch": _agree,
    "refuse": _refuse,
    "resign": _resign,
    "react": _react,
    "leave": _leave,
    "return": _return,
    "time": _time,
}


def wind(table: "Table", row: Row) -> None:
    """After a row: the end of the match if the rules have ended it, then whose time runs."""
    standing, match = table.standing, table.match
    if standing.state == PLAYING and match is not None and match.turn is None:
        spectators = match.view_record(None)
        _over(table, dict(table.game.outcome(spectators)))
        standing = table.standing
    clock = standing.clock
    if clock is None or match is None:
        return
    turn = match.turn if standing.state == PLAYING else None
    seat = turn if turn is not None and standing.seats[turn].plays else None
    further = match.ply > standing.furthest
    if further or (seat is not None and clock.seat is not None and seat != clock.seat):
        clock = clock.run(seat, row.at)
    elif seat is None and clock.seat is not None:
        clock = clock.run(None, row.at) if row.do == "time" else clock.stop(row.at)
    elif seat is not None and clock.seat is None:
        clock = clock.resume(seat, row.at)
    table.standing = standing.but(clock=clock, furthest=max(match.ply, standing.furthest))
