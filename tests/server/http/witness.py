"""Somebody at a table who notes every answer and every event, and says what should not be."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludotheque.server.table.table import RECENT

Told = dict[str, Any]
STANDING = ("version", "state", "number", "result", "seats", "host", "clock", "proposals", "you", "view")
OWN = ("view", "you", "happened", "words")  # of an event; everything else is the same for everybody
IN_LOG = ("version", "at", "do", "seat")
AGAIN = 0.2  # seconds before something is tried again
PATIENCE = 600.0  # seconds for which it is; a server may be killed many times before it answers
decode = msgspec.json.decode


class Wrong(AssertionError):
    """Something was lost, doubled or changed."""


class TableSeen:
    """What all witnesses at one table have seen of it: the same events, or something is wrong."""

    def __init__(self, table: str):
        self.table = table
        self.events: dict[int, Told] = {}
        self.acknowledged: dict[tuple[str, str], tuple[int, str]] = {}  # guest and key → version and what was done
        self.refused: set[tuple[str, str]] = set()

    def see(self, event: Told) -> None:
        public = {name: value for name, value in event.items() if name not in OWN}
        if (known := self.events.setdefault(event["version"], public)) != public:
            raise Wrong(f"{self.table}: version {event['version']} was {known}, now it is {public}")

    def acknowledge(self, guest: str, key: str, version: int, do: str) -> None:
        if self.acknowledged.setdefault((guest, key), (version, do)) != (version, do):
            raise Wrong(f"{self.table}: key {key} was answered {self.acknowledged[guest, key]}, now {version}")

    def check_log(self, log: list[Told]) -> None:
        """The log of a snapshot tells what was told when it happened."""
        for entry in log:
            known = self.events.get(entry["version"])
            if known is not None and any(known[name] != entry[name] for name in IN_LOG):
                raise Wrong(f"{self.table}: {known} is {entry} in the log")


class Witness:
    """One guest at one table. `choose` gives the address of a server that runs, or seems to."""

    def __init__(self, http: httpx.AsyncClient, choose: Callable[[], Awaitable[str]], rng: random.Random):
        self.http, self.choose, self.rng = http, choose, rng
        self.guest = self.token = ""
        self.now: Told = {"version": -1}
        self.seen: TableSeen
        self.news = asyncio.Condition()
        self.keys = self.reconnected = 0
        self.unanswered = Counter[str]()  # what had to be sent again, by why

    async def arrive(self, name: str) -> None:
        identity = (await self.ask("POST", "/api/guests", {"name": name, "language": "en"})).json()
        self.guest, self.token = identity["id"], identity["token"]

    # Asking, until there is an answer

    async def ask(self, method: str, path: str, body: Told | None = None) -> httpx.Response:
        """The same thing again and again, to whichever server, until one answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
            try:
                answer = await self.http.request(method, await self.choose() + path, json=body, headers=headers)
                if answer.status_code not in (429, 502, 503):
                    return answer
                self.unanswered[f"{answer.status_code} {answer.json().get('key')}"] += 1
            except httpx.TransportError as trouble:
                self.unanswered[type(trouble).__name__] += 1
            await asyncio.sleep(AGAIN * self.rng.random())
        raise Wrong(f"{method} {path} is not answered: {self.unanswered}")

    async def do(self, do: str, **more: Any) -> httpx.Response:
        """A command, at the version that was seen last; noted, whatever becomes of it."""
        self.keys += 1
        key = f"key {self.keys}"
        wish = {"do": do, "version": self.version, "key": key, **more}
        answer = await self.ask("POST", f"/api/tables/{self.seen.table}/commands", wish)
        if answer.status_code == 200:
            self.seen.acknowledge(self.guest, key, answer.json()["version"], do)
        elif 400 <= answer.status_code < 500:
            self.seen.refused.add((self.guest, key))
            for event in answer.json().get("missed", ()):
                self.seen.see(event)
        else:
            raise Wrong(f"{self.seen.table}: {do} was answered {answer.status_code} {answer.text}")
        return answer

    # Listening

    @property
    def version(self) -> int:
        return int(self.now["version"])

    async def listen(self) -> None:
        """Hear everything, whatever happens to the servers."""
        while True:
            address = (await self.choose()).replace("http", "ws", 1)
            path = f"/api/tables/{self.seen.table}/events?after={self.version}"
            headers = {"authorization": f"Bearer {self.token}"}
            try:
                async with connect(address + path, additional_headers=headers, max_size=None, proxy=None) as ear:
                    async for message in ear:
                        await self.hear(decode(message))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self.reconnected += 1
            await asyncio.sleep(AGAIN * self.rng.random())

    async def hear(self, told: Told) -> None:
        """The next event; or a snapshot for whoever is too far behind."""
        if "log" in told:
            if self.version >= 0 and told["version"] <= self.version + RECENT:
                raise Wrong(f"{self.seen.table}: a snapshot of {told['version']} after {self.version}")
            self.seen.check_log(told["log"])
        else:
            if told["version"] != self.version + 1:
                raise Wrong(f"{self.seen.table}: {told['version']} was told after {self.version}")
            self.seen.see(told)
        async with self.news:
            self.now = {name: told[name] for name in STANDING}
            self.news.notify_all()

    def standing(self) -> str:
        """Where one is, for whoever asks why nothing happens."""
        view = self.now.get("view") or {}
        facts = {name: self.now.get(name) for name in ("version", "state", "you", "seats", "clock", "proposals")}
        tried = f"{self.keys} commands, {dict(self.unanswered)}, {self.reconnected} connections lost"
        return f"{self.seen.table}: turn {view.get('turn')}, {tried}, {facts}"

    async def wait_for(self, what: Callable[[Told], bool]) -> None:
        async with self.news:
            await self.news.wait_for(lambda: what(self.now))

    async def reach(self, version: int) -> None:
        await self.wait_for(lambda now: bool(now["version"] >= version))

    async def converge(self, alone: bool) -> None:
        """What the events came to is what a fresh look shows; where a server is not `alone`, soon."""
        async with asyncio.timeout(PATIENCE):
            while True:
                before = self.version
                fresh = (await self.ask("GET", f"/api/tables/{self.seen.table}")).json()
                if fresh["version"] == self.version:
                    break
                if alone and fresh["version"] < before:
                    raise Wrong(f"{self.seen.table}: {before} was told, but there is only {fresh['version']}")
                await asyncio.sleep(AGAIN)
        self.seen.check_log(fresh["log"])
        for name in STANDING:
            if fresh[name] != self.now[name]:
                raise Wrong(f"{self.seen.table}: {name} is {fresh[name]}, and events told {self.now[name]}")
