"""What a listener is told: a seat, or a spectator (None). All of it comes from records masked for that listener."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.contract.shuffle import commitment
from ludotheque.contract.texts import language, say, speaking
from ludotheque.records import table_record
from ludotheque.server.table.clock import Clock
from ludotheque.server.table.moments import Entry, Moment
from ludotheque.server.table.seats import Seat, seat_of, words_of
from ludotheque.server.table.standing import OVER, Standing

if TYPE_CHECKING:
    from ludotheque.kernel.record import Snapshot
    from ludotheque.server.table.table import Names, Table

Told = dict[str, Any]
ToldStanding = tuple[Standing, list[str], Told]  # with what the seats are called in some language


class Telling:
    """One row as it is told in a language. What is the same for all listeners is made once."""

    def __init__(self, table: "Table", moment: Moment, language: str, names: "Names"):
        self._table = table
        self._moment = moment
        self._language = language
        self._names = names
        self._positions = moment.positions()
        self._told: list[tuple[Told, list[Told]]] | None = None
        with speaking(language):
            self._standing = _standing(table, moment.standing, names)

    def to(self, listener: int | None) -> Told:
        """The row as the listener saw it, and how the table stood then."""
        table, moment, game = self._table, self._moment, self._table.game
        with speaking(self._language):
            seen = [game.seen(position, listener) for position in self._positions]
            told = list(_moves(table, seen, moment.codes))
            if told != self._told:  # mostly all have seen the same; each was looked up through the listener's own eyes
                self._told, self._entry = told, _entry(table, moment.standing, moment.entry, told, self._names)
            return {
                **self._entry,
                "ply": moment.ply,
                **self._standing,
                "you": listener,
                "view": game.view(seen[-1], listener, table.facts.options, moment.ply) if seen else None,
            }


def _moves(table: "Table", seen: Sequence["Snapshot"], codes: Sequence[int]) -> Iterator[tuple[Told, list[Told]]]:
    """Each move as data, with what happened."""
    for (before, after), code in zip(pairwise(seen), codes, strict=True):
        yield table.game.told(before, code, after)


def _entry(
    table: "Table", standing: Standing, entry: Entry, told: Sequence[tuple[Told, list[Told]]], names: "Names"
) -> Told:
    """What a row was: who did it, and what happened."""
    players = names_of(standing.dealt or standing.seats, names)
    happened = [one for _, events in told for one in events]
    fields: Told = {"version": entry.version, "at": entry.at, "do": entry.do, "seat": entry.seat}
    if told:
        fields |= {"move": told[-1][0]["text"], "moves": [move for move, _ in told]}
    words = [_said(key, entry, players, names) for key in entry.keys]
    return {
        **fields,
        **entry.facts,
        "happened": happened,
        "words": words + [table.game.tell(one, players) for one in happened],
    }


def _said(key: str, entry: Entry, players: list[str], names: "Names") -> str:
    """A sentence about a row."""
    facts: Told = dict(entry.facts)
    if "sign" in facts:
        facts["sign"] = say(f"sign-{facts['sign']}")
    if "to" in facts:
        facts["to"] = say(f"proposal-{facts['to']}")
    seated = say("somebody") if entry.seat is None else players[entry.seat]
    return say(key, player=names.get(entry.guest, "") or seated, **facts)


def _standing(table: "Table", standing: Standing, names: "Names") -> Told:
    """How the table stands; mostly as it stood when it was last told."""
    called = names_of(standing.seats, names)
    known = table.told_last
    if known is None or known[0] is not standing or known[1] != called:
        known = table.told_last = standing, called, _made_standing(table, standing, called)
    return known[2]


def _made_standing(table: "Table", standing: Standing, called: list[str]) -> Told:
    return {
        "state": standing.state,
        "number": standing.number,
        "result": standing.ended,
        "seats": [seat_told(seat, name) for seat, name in zip(standing.seats, called, strict=True)],
        "host": seat_of(standing.seats, table.maker),
        "clock": _clock(standing.clock),
        "proposals": [{"to": one.to, "seat": one.agreed[0], "agreed": list(one.agreed)} for one in standing.proposals],
    }


def seat_told(seat: Seat, name: str) -> Told:
    who = "guest" if seat.guest else "bot" if seat.level else "open"
    return {
        "who": who,
        "name": None if seat.open else name,
        "bot": seat.bot or None,
        "away": seat.away or None,
        "out": seat.out,
    }


def _clock(clock: Clock | None) -> Told | None:
    if clock is None:
        return None
    control: Told = msgspec.to_builtins(clock.control)
    running = {"seat": clock.seat, "since": None if clock.seat is None else clock.since, "deadline": clock.deadline}
    return {**control, **running, "reserves": list(clock.reserves)}


def names_of(seats: Sequence[Seat], names: "Names") -> list[str]:
    """What the seats are called: people by their names, bots by those of the language."""
    called = []
    for number, seat in enumerate(seats):
        name = names.get(seat.guest, "") if seat.guest else _name_of_bot(seat.chair, language()) if seat.level else ""
        called.append(name or say("player-number", number=number + 1))
    return called


@cache
def _name_of_bot(chair: int, language: str) -> str:
    with speaking(language):
        names = say("names-of-bots").split(",")
    return names[chair % len(names)].strip()


def snapshot(table: "Table", listener: int | None, language: str, names: "Names") -> Told:
    """Everything a listener may know of the table as it stands."""
    match, facts = table.match, table.facts
    with speaking(language):
        secret = {} if listener is None else {"invitation": facts.invitation}
        return {
            "table": table.id,
            "version": table.version,
            "at": table.at,
            "game": facts.game,
            "options": {name: value for name, value in facts.options.items() if name != "seats"},
            "public": facts.public,
            "hints": facts.hints,
            "absent": facts.absent,
            **secret,
            **_standing(table, table.standing, names),
            "you": listener,
            "view": match.view(listener) if match else None,
            "log": list(_log(table, listener, names)),
            "shuffle": shuffle(table),
        }


def _log(table: "Table", listener: int | None, names: "Names") -> Iterator[Told]:
    """The rows since the match began. Of moves that were taken back, only how many."""
    story = [(told["move"], told["happened"]) for told in _retold(table, listener)] if table.match else []
    for entry in table.log:
        told = story[entry.ply : entry.ply + entry.many] if entry.many else []
        undone = {"undone": entry.undone} if entry.undone else {}
        yield {**_entry(table, table.standing, entry, told, names), **undone, "ply": entry.ply + entry.many}


def by_heart(table: "Table") -> bool:
    """Whether what was shown once must be remembered: until the match is over, unless the game's screens remember."""
    return table.standing.state != OVER and not table.game.remembers(table.facts.options)


def _retold(table: "Table", listener: int | None) -> list[Told]:
    """The story told anew, without what was shown once and must be remembered."""
    hides = by_heart(table)
    return [
        {**told, "happened": [one for one in told["happened"] if not (hides and one.get("private"))]}
        for told in table.the_match.events(listener)
    ]


def preview(table: "Table", seat: int, moves: list[str], codes: Sequence[int], language: str, names: "Names") -> Told:
    """What moves of the seat to act would bring, told to that seat."""
    twin = table.the_match.clone()
    positions = [twin.position]
    for code, move in zip(codes, moves, strict=True):
        twin.play_again(code, move)
        positions.append(twin.position)
    with speaking(language):
        called = names_of(table.standing.seats, names)
        told = list(_moves(table, [table.game.seen(position, seat) for position in positions], codes))
        happened = [one for _, events in told for one in events]
        words = [table.game.tell(one, called) for one in happened]
        return {
            "moves": [move for move, _ in told],
            "happened": happened,
            "words": words,
            "view": twin.view(seat),
        }


def shuffle(table: "Table") -> Told:
    """The shuffle of the match, or of the first one while it is waited for; after the end also that of the next."""
    standing, number = table.standing, max(1, table.standing.number)
    words = words_of(standing.dealt or standing.seats)
    told: Told = {"table": table.id, **_promise(table, number), "words": list(words)}
    if standing.state == OVER:
        told |= {"secret": table.facts.secret(number).hex(), "next": _promise(table, number + 1)}
    return told


def _promise(table: "Table", number: int) -> Told:
    return {"match": number, "commitment": commitment(table.facts.secret(number), table.id)}


def record(table: "Table", listener: int | None, over: bool) -> Told:
    """Before the end the story as the listener knows it, without the seed; after it all that is needed to replay."""
    match, standing = table.the_match, table.standing
    words, secret = words_of(standing.dealt), table.facts.secret(standing.number)
    whole = table_record(match, table=table.id, number=standing.number, words=words, secret=secret, over=over)
    if over:
        return whole
    return {**{name: value for name, value in whole.items() if name != "seed"}, "story": _retold(table, listener)}
