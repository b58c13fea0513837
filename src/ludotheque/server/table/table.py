"""A table: what its rows have made of it. No wall clock, no randomness, no input or output."""

from collections import deque
from collections.abc import Iterable, Mapping
from copy import copy
from sys import intern
from typing import Any

import msgspec

from ludotheque.contract.shapes import Score
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.registry import game as game_called
from ludotheque.server.refusals import NoSuchTable, NotNow, NotYours, Stale
from ludotheque.server.rows import Row, Summary
from ludotheque.server.table import replaying, telling
from ludotheque.server.table.changes import CHANGES, Told, wind
from ludotheque.server.table.checks import CHECKS, Asked, checked_moves, invited
from ludotheque.server.table.clock import Clock
from ludotheque.server.table.commands import AnyCommand, Sit
from ludotheque.server.table.creation import Facts
from ludotheque.server.table.listing import Listed, about
from ludotheque.server.table.moments import Entry, Moment
from ludotheque.server.table.seats import seat_of
from ludotheque.server.table.standing import ADJOURNED, OVER, PLAYING, WAITING, Standing, back

KEYS = 32  # of the last commands, so that one that is sent again is known
RECENT = 8  # rows whose events can still be told, positions and all; who is further behind gets a snapshot

Names = Mapping[str, str]  # guest → name; rows hold none


class Table:
    """A table as its rows made it; `apply` is the only thing that changes it."""

    def __init__(self, row: Row):
        self.id = row.table
        self.facts = msgspec.json.decode(row.body, type=Facts)
        self.game: Game = game_called(self.facts.game)
        self.maker = row.guest
        self.created = self.at = row.at
        self.version = row.version
        seats, control = self.facts.first_seats(row.guest), self.facts.clock
        self.standing = Standing(WAITING, seats, Clock.new(control, len(seats)))
        self.match: Match | None = None
        self.reacted: dict[str, float] = {}  # when each guest last made a sign
        self.log: list[Entry] = []  # of the match, or of the time before the first one
        self.told_last: telling.ToldStanding | None = None
        self.listed_last: Listed | None = None
        self._recent: deque[Moment] = deque(maxlen=RECENT)
        self._keys: dict[tuple[str, str], int] = {}
        self._remember(row, Told(seat_of(seats, row.guest), ("told-create",)))

    @classmethod
    def from_rows(cls, rows: Iterable[Row]) -> "Table":
        """The table that these rows make, all of them from the first."""
        first, *others = rows if (rows := list(rows)) else (None,)
        if first is None:
            raise NoSuchTable("table-unknown")
        table = cls(first)
        for row in others:
            table.apply(row)
        return table

    # What it is

    @property
    def the_match(self) -> Match:
        assert self.match is not None, "no match has begun"
        return self.match

    @property
    def state(self) -> str:
        return self.standing.state

    @property
    def adjourns(self) -> bool:
        """Whether the match waits for somebody who has left."""
        return self.facts.absent == "adjourn"

    @property
    def guests(self) -> list[str]:
        """Who sits here, in the order of seats."""
        return [seat.guest for seat in self.standing.seats if seat.guest]

    @property
    def turn(self) -> int | None:
        """The seat to act, while the match runs."""
        return self.the_match.turn if self.state == PLAYING else None

    @property
    def score(self) -> Score | None:
        """How the match stands, while there is one to go on with."""
        going = self.state in (PLAYING, ADJOURNED)
        return game_called(self.facts.game).score(self.the_match.position) if going else None

    @property
    def bot_to_act(self) -> tuple[int, str] | None:
        """The seat to act and the level of the bot that plays it; None if a person is to act, or nobody."""
        turn = self.turn
        return (turn, bot) if turn is not None and (bot := self.standing.seats[turn].bot) else None

    @property
    def guest_to_act(self) -> str:
        """Whose turn it is; "" if a bot's or nobody's."""
        turn = self.turn
        return "" if turn is None or self.bot_to_act else self.standing.seats[turn].guest

    def summary(self) -> Summary:
        """The table as lists show it."""
        facts, to_act = self.facts, self.guest_to_act
        return Summary(
            table=self.id,
            version=self.version,
            game=facts.game,
            state=self.state,
            public=facts.public,
            created=self.created,
            updated=self.at,
            guests=tuple(self.guests),
            to_act=(to_act,) if to_act else (),
            due=self.due(),
            about=about(self),
        )

    def deadline(self) -> float | None:
        """When whoever is to act is out of time."""
        return None if self.standing.clock is None else self.standing.clock.deadline

    def due(self) -> float | None:
        """When the table goes on by itself: at once where a bot is to act, or when somebody is out of time."""
        return self.at if self.bot_to_act else self.deadline()

    def last_ply_of(self, seat: int) -> int | None:
        """The last move of a seat that stands, as its number from 0."""
        own = (entry for entry in reversed(self.log) if entry.many and entry.seat == seat)
        return next((entry.ply + entry.many - 1 for entry in own), None)

    # What it is told

    def listener(self, guest: str, invitation: str = "") -> int | None:
        """Through whose eyes a guest sees the table: a seat's, or a spectator's (None) where one may watch."""
        seat = seat_of(self.standing.seats, guest)
        if seat is None:
            try:
                invited(self, guest, invitation)
            except NotYours as refusal:
                raise NotYours("table-private") from refusal
        return seat

    def answered(self, guest: str, key: str) -> int | None:
        """The version that this guest's command of this key was given, if it is among the last ones."""
        return self._keys.get((guest, key))

    def check(self, guest: str, command: AnyCommand, now: float) -> Row:
        """The row that a command would be; or a refusal, and nothing has changed. The guest "" is the server."""
        if guest:
            if self.answered(guest, command.key) is not None:
                raise NotNow("key-used", field="key")
            if isinstance(command, Sit) and seat_of(self.standing.seats, guest) is None:
                invited(self, guest, command.invitation)
            else:
                self.listener(guest)
        if command.version != self.version:
            older = command.version < self.version
            raise Stale("version-stale" if older else "version-ahead", version=command.version, newest=self.version)
        asked = Asked(self, back(self.standing, guest, self.adjourns), guest, now)
        body = CHECKS[type(command)](asked, command)
        return self._row(guest, command.key, str(type(command).__struct_config__.tag), body, now)

    def check_time(self, now: float) -> Row:
        """The row that says that the seat to act is out of time; refused while it is not."""
        deadline, clock = self.deadline(), self.standing.clock
        if deadline is None or clock is None or now < deadline:
            raise NotNow("time-is-left")
        return self._row("", "", "time", {"seat": clock.seat}, now)

    def check_hint(self, guest: str) -> int:
        """The seat that a guest may have a hint for."""
        if not self.facts.hints:
            raise NotYours("no-hints-here")
        asked = Asked(self, self.standing, guest, self.at)
        return asked.to_act()

    def _row(self, guest: str, key: str, do: str, body: dict[str, Any], now: float) -> Row:
        text = msgspec.json.encode(body).decode()
        return Row(self.id, self.version + 1, max(now, self.at), guest, key, do, text)

    # What changes it

    def apply(self, row: Row) -> None:
        """Go on by a row: the next one of this table."""
        if (row.table, row.version) != (self.id, self.version + 1):
            raise ValueError(f"version {row.version} of {row.table} is not the next row of {self.id} at {self.version}")
        away = seat_of(self.standing.seats, row.guest)
        returns = away is not None and bool(self.standing.seats[away].away)
        self.standing = back(self.standing, row.guest, self.adjourns)
        match, ply = self.match, self.match.ply if self.match else 0
        told = CHANGES[row.do](self, row, seat_of(self.standing.seats, row.guest), msgspec.json.decode(row.body))
        if returns:
            told = told._replace(keys=("told-back", *told.keys))
        wind(self, row)
        self.version, self.at = row.version, row.at
        if self.match is not match:
            self.log = []
            ply = 0
        self._remember(row, told, ply)

    def forget_from(self, ply: int) -> None:
        """The moves from this number on are taken back: they are no longer told, but that they were made is."""
        self._recent = deque((moment.kept_from(self.the_match, ply) for moment in self._recent), maxlen=RECENT)
        self.log = [entry.cut(ply) for entry in self.log]

    def _remember(self, row: Row, told: Told, before: int = 0) -> None:
        """Keep what is needed to tell of a row, before which the match had so many moves."""
        match = self.match
        ply = 0 if match is None else match.ply
        many = max(0, ply - before)
        guest = row.guest if told.guest is None else told.guest
        do = intern(row.do)
        entry = Entry(row.version, row.at, do, told.seat, guest, told.keys, told.facts, ply - many, many)
        self.log.append(entry)
        codes = list(match.played[before:]) if match is not None and many else []
        self._recent.append(Moment(entry, self.standing, match, codes, ply))
        if row.key:
            self._keys[row.guest, row.key] = row.version
            if len(self._keys) > KEYS:
                del self._keys[next(iter(self._keys))]

    # What it tells

    def still(self) -> "Table":
        """What is told of the whole table at this moment can be told of this one, while the table itself goes on."""
        twin = copy(self)
        twin.match, twin.log = self.match and self.match.clone(), list(self.log)
        return twin

    def event(self, listener: int | None, language: str, names: Names) -> dict[str, Any]:
        """What the newest row tells a listener."""
        return telling.Telling(self, self._recent[-1], language, names).to(listener)

    def events(self, after: int, listener: int | None, language: str, names: Names) -> list[dict[str, Any]] | None:
        """What the rows after a version tell; None if that is too far behind, and a snapshot is needed."""
        tellings = self.tellings(after, language, names)
        return None if tellings is None else [telling.to(listener) for telling in tellings]

    def tellings(self, after: int, language: str, names: Names) -> list[telling.Telling] | None:
        """The same, for whoever listens."""
        if after < self._recent[0].entry.version - 1 or after < 0:
            return None
        newest = self.version - after
        moments = list(self._recent)[-newest:] if newest > 0 else []
        return [telling.Telling(self, moment, language, names) for moment in moments]

    def snapshot(self, listener: int | None, language: str, names: Names) -> dict[str, Any]:
        """All that a listener may know of the table."""
        return telling.snapshot(self, listener, language, names)

    def preview(self, guest: str, moves: list[str], language: str, names: Names) -> dict[str, Any]:
        """What moves would bring that draw nothing and reveal nothing."""
        seat = Asked(self, self.standing, guest, self.at).to_act()
        codes = checked_moves(self.the_match, seat, moves, silent=True)
        return telling.preview(self, seat, moves, codes, language, names)

    def replay(self, listener: int | None, seat: int | None, language: str, names: Names) -> list[dict[str, Any]]:
        """The match move by move, through the eyes of a seat."""
        return replaying.replayed(self, listener, seat, language, names)

    def shuffle(self) -> dict[str, Any]:
        """What was promised before the cards were dealt, and after the end the secret itself."""
        return telling.shuffle(self)

    def record(self, listener: int | None) -> dict[str, Any]:
        """The match so far as a listener knows it; all of it once it is over."""
        if self.match is None:
            raise NotNow("table-waiting")
        return telling.record(self, listener, over=self.state == OVER)
