"""Tables under load while servers are killed and started again; then whether anything was lost, doubled or changed.

`witness.py` checks whatever is told, `Killing.check` the log itself, `Killing.go_on` that every table continues.
"""

import asyncio
import random
import time
from typing import Any

import httpx

from ludotheque.server.store import open_store
from tests.server.http.conftest import Server
from tests.server.http.witness import TableSeen, Told, Witness, Wrong

GAMES = ("shokoba", "igo", "ido", "stratheos")
ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "greedy"}
SEATS = ([ME, OPEN], [ME, BOT], [ME, OPEN, BOT])
CLOCK = {"per": "move", "seconds": 2, "reserve": 1}  # at every eighth table: people run out of it
FURTHER = 6  # versions that every table must make after the last start
LONGEST = 300.0  # seconds for them
SWING = 20.0  # seconds after which a server is killed that has not got into full swing


class Killing:
    """So many tables at one or more servers on one place; the same seed makes the same choices."""

    def __init__(self, place: str, tables: int, processes: int = 1, seed: int = 0, pace: float = 0.5):
        self.place, self.pace = place, pace
        self.rng = random.Random(seed)
        self.servers = [Server(place) for _ in range(processes)]
        self.up = set(self.servers)
        self.any_up = asyncio.Event()
        self.any_up.set()
        self.tables = tables
        self.seen: list[TableSeen] = []
        self.witnesses: list[Witness] = []
        self.goal: dict[str, int] = {}
        self.kills = 0
        self.slowest_start = 0.0

    async def choose(self) -> str:
        await self.any_up.wait()
        return self.rng.choice(sorted(server.url for server in self.up))

    async def run(self, kills: int, between: float = 1.5) -> None:
        """Begin all tables, kill so often at random moments, go on, check."""
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=2 * self.tables)
        async with httpx.AsyncClient(timeout=30, limits=limits, trust_env=False) as http, asyncio.TaskGroup() as tasks:
            for number in range(0, self.tables, 20):
                several = range(number, min(number + 20, self.tables))
                await asyncio.gather(*(self._begin(http, each) for each in several))
            busy = [tasks.create_task(work) for each in self.witnesses for work in (each.listen(), self._play(each))]
            for number in range(kills):
                if number % 2:  # in full swing; else whatever goes on, also while everybody comes back
                    await self._progress(len(self.seen))
                await asyncio.sleep(self.rng.uniform(0.0, between))
                await self._kill(self.rng.choice(self.servers))
            await self._go_on()
            await asyncio.gather(*(each.converge(len(self.servers) == 1) for each in self.witnesses))
            for task in busy:
                task.cancel()

    async def _begin(self, http: httpx.AsyncClient, number: int) -> None:
        """A table with its people, and its match begun."""
        seats = SEATS[number // len(GAMES) % len(SEATS)]
        wish = {"game": GAMES[number % len(GAMES)], "seats": seats, "key": f"table {number}"}
        if number % 8 == 7:
            wish["clock"] = CLOCK
        people = [Witness(http, self.choose, random.Random(self.rng.random())) for _ in range(seats.count(OPEN) + 1)]
        for count, person in enumerate(people):
            await person.arrive(f"Person {number} {count}")
        made = (await people[0].ask("POST", "/api/tables", wish)).json()
        seen = TableSeen(made["table"])
        for seat, person in enumerate(people):
            person.seen = seen
            person.now = {"version": seat - 1 if seat else 0}
            if seat:
                await person.do("sit", seat=seat, invitation=made["invitation"])
        people[0].now = {"version": len(people) - 1}
        assert (await people[0].do("start")).status_code == 200
        for person in people:
            person.now = {"version": -1}
        self.seen.append(seen)
        self.witnesses += people

    async def _progress(self, commands: int) -> None:
        """Wait until so many more were acknowledged; on a slow machine, for a while."""
        until = self.acknowledged + commands
        end = time.monotonic() + SWING
        while self.acknowledged < until and time.monotonic() < end:
            await asyncio.sleep(0.02)

    @property
    def acknowledged(self) -> int:
        return sum(len(seen.acknowledged) for seen in self.seen)

    async def _kill(self, server: Server) -> None:
        server.process.kill()
        self.up.discard(server)
        if not self.up:
            self.any_up.clear()
        await asyncio.to_thread(server.process.wait)
        self.kills += 1
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        self.slowest_start = max(self.slowest_start, time.monotonic() - began)
        self.up.add(server)
        self.any_up.set()

    async def _go_on(self) -> None:
        """Every table continues after the last start."""
        self.goal = {seen.table: max(seen.events, default=0) + FURTHER for seen in self.seen}
        try:
            async with asyncio.timeout(LONGEST):
                for each in self.witnesses:
                    await each.reach(self.goal[each.seen.table])
        except TimeoutError:
            for server in self.servers:
                server.process.say_where()
            await asyncio.sleep(1)  # until that is written down
            stuck = [each.standing() for each in self.witnesses if each.version < self.goal[each.seen.table]]
            raise Wrong(f"tables that do not continue: {stuck}, {self.figures()}") from None

    async def _play(self, person: Witness) -> None:
        """Whatever there is to do for a person, until the table has come as far as it must."""
        while True:
            await person.wait_for(lambda now: _wish(now, random.Random(0)) is not None)
            await asyncio.sleep(person.rng.uniform(0.0, 2 * self.pace))
            if person.version >= self.goal.get(person.seen.table, person.version + 1):
                return
            wish = _wish(person.now, person.rng)
            if wish is not None:
                answer = await person.do(**wish)
                if answer.status_code == 200:
                    await person.reach(answer.json()["version"])

    async def check(self) -> int:
        """Whether the log holds what was acknowledged, once, and nothing that was refused; how many rows it has."""
        store = await open_store(self.place)
        try:
            return sum([check_rows(seen, await store.rows(seen.table)) for seen in self.seen])
        finally:
            await store.close()

    def stop(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()

    def figures(self) -> str:
        told = sum(len(seen.events) for seen in self.seen)
        resent = sum(each.unanswered.total() for each in self.witnesses)
        lost = sum(each.reconnected for each in self.witnesses)
        return (
            f"{self.kills} kills, {len(self.seen)} tables, {len(self.witnesses)} people: "
            f"{self.acknowledged} acknowledged commands, {told} events by version, {resent} sent again, "
            f"{lost} connections lost, slowest start {self.slowest_start:.1f} s"
        )


def check_rows(seen: TableSeen, rows: list[Any]) -> int:
    """The rows of one table against what was seen of it."""
    if [row.version for row in rows] != list(range(len(rows))):
        raise Wrong(f"{seen.table}: versions are {[row.version for row in rows]}")
    kept = {(row.guest, row.key): (row.version, row.do) for row in rows if row.guest}
    if len(kept) != sum(bool(row.guest) for row in rows):
        raise Wrong(f"{seen.table}: a command is there twice")
    for who, what in seen.acknowledged.items():
        if kept.get(who) != what:
            raise Wrong(f"{seen.table}: {what} was acknowledged, {kept.get(who)} is there")
    if both := seen.refused & set(kept):
        raise Wrong(f"{seen.table}: {both} were refused, and are there")
    for version, event in seen.events.items():
        if version >= len(rows) or (rows[version].do, rows[version].at) != (event["do"], event["at"]):
            raise Wrong(f"{seen.table}: {event} was told, and is not there")
    return len(rows)


def _wish(now: Told, rng: random.Random) -> Told | None:
    """What a person at a table does next, if anything."""
    if now.get("state") in (None, "waiting"):
        return None
    you = now["you"]
    if now["state"] == "over":
        agreed = [seat for proposal in now["proposals"] for seat in proposal["agreed"]]
        return None if you in agreed else {"do": "rematch"}
    if now["seats"][you]["away"]:
        return {"do": "return"}
    if now["state"] != "playing" or now["view"]["turn"] != you:
        return None
    if rng.random() < 0.03:
        return rng.choice([{"do": "takeback"}, {"do": "react", "sign": "hello"}])
    return {"do": "play", "moves": [rng.choice(now["view"]["moves"])["text"]]}
