"""Any commands by anybody: a table is its rows and nothing else, and whatever it refuses leaves it as it was."""

import json
import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ludotheque
from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import status_of
from ludotheque.server.rows import Row
from ludotheque.server.table import AnyCommand, Table, creation, read_command
from ludotheque.server.table.checks import SIGNS
from ludotheque.testing.tables import Table as Way
from ludotheque.testing.tables import tables
from tests.server.table.story import INVITATION, NOON, ROOT, everything, read_creation, same_match

WAYS = st.sampled_from([list(tables(ludotheque.game(name))) for name in ludotheque.games()]).flatmap(st.sampled_from)
GUESTS = ("anne", "bob", "cleo", "dora", "stranger")
CLOCKS = (None, {"per": "move", "seconds": 5, "reserve": 10}, {"per": "day", "days": 1})
STATUSES = {403, 409, 410, 422, 429}
WHO = st.integers(0, 9)  # mostly somebody who sits there
SIMPLE = ("stand", "start", "takeback", "resign", "rematch", "leave", "return")


class TableMachine(RuleBasedStateMachine):
    """Random guests give random commands; what should hold is asked after each."""

    @initialize(
        way=WAYS,
        places=st.lists(st.sampled_from(["open", "bot"]), min_size=8, max_size=8),
        public=st.sampled_from([True, True, True, False]),
        begun=st.sampled_from([True, True, False]),
        absent=st.sampled_from(["bot", "adjourn"]),
        clock=st.sampled_from(CLOCKS),
    )
    def make(self, way: Way, places: list[str], public: bool, begun: bool, absent: str, clock: Any) -> None:
        wish = {
            "game": way.game.name,
            "options": way.game.variants[way.variant],
            "key": "made",
            "seats": [{"who": "me"}, *({"who": place} for place in places[1 : way.seats])],
            "public": public,
            "absent": absent,
            "clock": clock,
        }
        self.rows: list[Row] = [creation("anne", read_creation(json.dumps(wish)), NOON, "T", ROOT, INVITATION)]
        self.table = Table.from_rows(self.rows)
        self.now = NOON
        self.shown = {0: everything(self.table)}
        if begun:
            self.fill_and_start()

    def guest(self, who: int) -> str:
        seated = self.table.guests
        return seated[who % len(seated)] if seated and who < 8 else GUESTS[-(who % 2) - 1]

    def tell(self, guest: str, do: str, stale: bool = False, **fields: Any) -> bool:
        """Give a command; whether it was done. Refused, it has changed nothing."""
        version = self.table.version - stale
        text = json.dumps({"do": do, "version": version, "key": f"k{len(self.rows)}", **fields})
        row = self.checked(guest, read_command(text))
        if isinstance(row, Row):
            assert not stale
            self.keep(row)
            return True
        assert status_of(row) in STATUSES
        assert row.in_language("fr") != row.in_language("en")
        assert everything(self.table) == self.shown[self.table.version]
        return False

    def checked(self, guest: str, command: AnyCommand) -> Row | LudothequeError:
        try:
            return self.table.check(guest, command, self.now)
        except LudothequeError as refusal:
            return refusal

    def keep(self, row: Row) -> None:
        assert row.version == self.table.version + 1 == len(self.rows)
        assert row.at >= self.rows[-1].at
        self.table.apply(row)
        self.rows.append(row)
        self.shown[row.version] = everything(self.table)

    @rule(who=WHO, seat=st.integers(0, 6), invited=st.booleans())
    def sit(self, who: int, seat: int, invited: bool) -> None:
        self.tell(self.guest(who), "sit", seat=seat, invitation=INVITATION if invited else "")

    @rule(who=WHO, do=st.sampled_from(SIMPLE), stale=st.sampled_from([False] * 9 + [True]))
    def simple(self, who: int, do: str, stale: bool) -> None:
        self.tell(self.guest(who), do, stale)

    @rule(who=WHO, seat=st.integers(0, 6), level=st.sampled_from([None, "greedy", "genius"]))
    def bot(self, who: int, seat: int, level: str | None) -> None:
        self.tell(self.guest(who), "bot", seat=seat, level=level)

    @rule(who=WHO, text=st.text(max_size=8))
    def words(self, who: int, text: str) -> None:
        self.tell(self.guest(who), "words", text=text.encode("utf-8", "replace").decode())

    @rule(
        who=WHO,
        do=st.sampled_from(["agree", "refuse"]),
        to=st.sampled_from(["takeback", "end", "rematch", "x"]),
    )
    def vote(self, who: int, do: str, to: str) -> None:
        self.tell(self.guest(who), do, to=to)

    @rule(who=WHO, sign=st.sampled_from([*SIGNS, "wink"]))
    def react(self, who: int, sign: str) -> None:
        self.tell(self.guest(who), "react", sign=sign)

    @rule(who=WHO, move=st.sampled_from(["S1", "draw", "stop", ""]), many=st.integers(1, 3))
    def play_anything(self, who: int, move: str, many: int) -> None:
        self.tell(self.guest(who) if who else "", "play", moves=[move] * many)

    @rule()
    @precondition(lambda self: self.table.state == "waiting")
    def fill_and_start(self) -> None:
        for seat, place in enumerate(self.table.standing.seats):
            if place.open:
                free = [guest for guest in GUESTS[:-1] if guest not in self.table.guests]
                if free:
                    assert self.tell(free[0], "sit", seat=seat, invitation=INVITATION)
                else:
                    self.tell("anne", "bot", seat=seat, level="greedy")
        self.tell(next(iter(self.table.guests), "anne"), "start")

    @rule()
    @precondition(lambda self: self.table.log[-1].do == "play")
    def take_back(self) -> None:
        """Whoever has just played would like the move back."""
        seat = self.table.log[-1].seat
        self.tell("anne" if seat is None else self.table.standing.seats[seat].guest or "anne", "takeback")

    @rule(seed=st.integers(0, 2**32), many=st.integers(1, 12))
    @precondition(lambda self: self.table.state == "playing")
    def play(self, seed: int, many: int) -> None:
        """Whoever is to act does, person or bot."""
        chance = random.Random(seed)
        for _ in range(many):
            if self.table.state == "playing":
                assert self.tell(self.table.guest_to_act, "play", moves=[chance.choice(self.table.the_match.moves())])

    @rule(seed=st.integers(0, 2**32))
    @precondition(lambda self: self.table.state == "playing")
    def play_two(self, seed: int) -> None:
        """Two moves that would be legal one after the other: both or none."""
        chance, twin = random.Random(seed), self.table.the_match.clone()
        moves = [chance.choice(twin.moves())]
        twin.play(moves[0])
        moves += [chance.choice(twin.moves())] if twin.turn is not None else ["nothing"]
        before = self.table.the_match.ply
        done = self.tell(self.table.guest_to_act, "play", moves=moves)
        assert self.table.the_match.ply == before + 2 * done

    @rule()
    @precondition(lambda self: self.table.standing.proposals)
    def agree_all(self) -> None:
        to = self.table.standing.proposals[0].to
        for guest in self.table.guests:
            if self.table.standing.proposal(to):
                self.tell(guest, "agree", to=to)

    @rule()
    @precondition(lambda self: self.table.state == "over")
    def all_want_another(self) -> None:
        for guest in self.table.guests:
            if self.table.state == "over":
                self.tell(guest, "rematch")

    @rule(seconds=st.sampled_from([0.0, 0.5, 4.0, 20.0, 100_000.0]))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds
        deadline = self.table.deadline()
        if deadline is not None and self.now >= deadline:
            self.keep(self.table.check_time(self.now))
        else:
            with pytest.raises(LudothequeError):
                self.table.check_time(self.now)

    @invariant()
    def the_match_is_the_one_of_its_record(self) -> None:
        if self.table.match is not None:
            same_match(self.table)

    @invariant()
    def somebody_is_to_act_or_the_match_stands_still(self) -> None:
        playing = self.table.state == "playing"
        assert playing == (self.table.bot_to_act is not None or self.table.guest_to_act != "")
        assert self.table.deadline() is None or playing

    def teardown(self) -> None:
        """Every beginning of the rows makes the table that was there then."""
        if hasattr(self, "rows"):
            again = Table.from_rows(self.rows[:1])
            for row in self.rows[1:]:
                assert everything(again) == self.shown[again.version]
                again.apply(row)
            assert everything(again) == self.shown[again.version]
            half = Table.from_rows(self.rows[: len(self.rows) // 2 + 1])
            assert everything(half) == self.shown[half.version]
            assert list(self.shown) == list(range(len(self.rows)))


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=30, deadline=None, derandomize=True)


def test_a_table_is_its_rows_in_every_way_to_play(table: Way) -> None:
    """A walk of the same kind that also comes to every way to play: moves above all, and what can be done to them."""
    chance = random.Random(str(table))
    machine = TableMachine()
    clock, absent = chance.choice(CLOCKS), chance.choice(["bot", "adjourn"])
    machine.make(table, chance.choices(["open", "bot"], k=8), True, True, absent, clock)
    for _ in range(10):
        state, who = machine.table.state, chance.randrange(10)
        if state == "playing":
            machine.play(chance.getrandbits(32), chance.randrange(1, 5))
            machine.take_back()
        if machine.table.state == "playing" and chance.random() < 0.5:
            machine.play_two(chance.getrandbits(32))
        if machine.table.standing.proposals and chance.random() < 0.7:
            machine.agree_all()
        if state == "over":
            machine.all_want_another()
        for guest in machine.table.guests if state == "adjourned" else ():
            machine.tell(guest, "return")
        if machine.table.state == "playing" and chance.random() < 0.2:
            machine.simple(who, chance.choice(("leave", "return")), False)
        machine.time_passes(chance.choice((1.0, 4.0, 20.0)))
        machine.somebody_is_to_act_or_the_match_stands_still()
        machine.the_match_is_the_one_of_its_record()
    machine.teardown()
    assert machine.table.version > 10
