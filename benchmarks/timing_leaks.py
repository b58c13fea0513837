"""Whether times tell what is hidden: answers of one server about two tables whose hidden cards differ, in turns.

    .venv/bin/python -m benchmarks.timing_leaks [--pairs 12] [--asks 200] [--moves 12]

For each path several pairs of tables; the time of a table is the first quartile of its answers, as other work on the
machine only ever slows them down. Told are the differences, and for how many pairs the 95 % interval of the difference
(bootstrap) leaves zero out: one in twenty does so by chance. “same cards” is what the method finds where there is
nothing to find, “a leak” where one of the tables takes 50 µs more. At last how long bots take for their moves, where
they have one legal move and where they have a choice.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import ludotheque
from ludotheque.match import Match
from ludotheque.server.opponents import Opponents
from ludotheque.testing.matches import at, stops
from ludotheque.testing.possible import another_world
from ludotheque.testing.tables import Table as Way
from tests.server.http.worlds import Served, Worlds, guest_at, lay_at
from tests.server.table.story import Story

WAYS = (("shokoba", "2023", 3), ("igo", "standard", 3), ("stratheos", "classic", 3))
RESAMPLES = 400
SEEDED = 50e-6  # seconds
LEVELS = ("greedy", "club", "expert")
PAUSE = 0.2


@dataclass
class Place:
    """A table of the server, and somebody there."""

    id: str
    seat: int | None
    match: Match

    @property
    def token(self) -> str:
        return guest_at(self.id, self.seat)


def _get(path: str) -> Callable[[Served, Place], object]:
    return lambda server, place: server.ask("GET", f"/api/tables/{place.id}{path}", place.token)


def _refused(server: Served, place: Place) -> object:
    wish = {"do": "play", "version": 3, "key": "k", "moves": ["?"]}
    return server.ask("POST", f"/api/tables/{place.id}/commands", place.token, wish)


def _previewed(server: Served, place: Place) -> object:
    return server.ask("POST", f"/api/tables/{place.id}/preview", place.token, {"moves": place.match.moves()[:1]})


def _slower(path: Callable[[Served, Place], object], id: str) -> Callable[[Served, Place], object]:
    """The same path of a server that has 50 µs more to do for one of its tables."""

    def asked(server: Served, place: Place) -> object:
        answer = path(server, place)
        until = time.perf_counter() + (SEEDED if place.id == id else 0.0)
        while time.perf_counter() < until:
            pass
        return answer

    return asked


PATHS = {
    "snapshot": _get(""),
    "events": _get("/events?after=2"),
    "record": _get("/record"),
    "refusal": _refused,
    "preview": _previewed,
}


def pairs(way: Way, many: int, same: bool) -> Iterator[tuple[Match, Match, int | None]]:
    """A position twice, as a seat (to act or not, or a spectator) could think it to be."""
    for seed in range(many):
        chance = random.Random(seed)
        moments = stops(way, seed, 5)
        match = chance.choice(moments[:-1] or moments)
        seat = (match.turn, (match.turn or 0) - 1 if match.turn else 1, None)[seed % 3]
        here = at(match, match.position)
        yield here, here if same else another_world(here, seat, chance), seat


def interval(one: list[float], other: list[float], chance: random.Random) -> tuple[float, float, float]:
    """The difference of the first quartiles, and the ends of its 95 % interval."""
    found = sorted(
        quartile(chance.choices(one, k=len(one))) - quartile(chance.choices(other, k=len(other)))
        for _ in range(RESAMPLES)
    )
    ends = found[RESAMPLES * 25 // 1000], found[-1 - RESAMPLES * 25 // 1000]
    return quartile(one) - quartile(other), *ends


def quartile(times: list[float]) -> float:
    return sorted(times)[len(times) // 4]


def asked(server: Served, path: Callable[[Served, Place], object], places: list[Place], asks: int) -> list[list[float]]:
    """Seconds of so many answers about each table, in turns, either one first."""
    times: list[list[float]] = [[], []]
    for turn in range(asks):
        for number in (0, 1) if turn % 2 else (1, 0):
            began = time.perf_counter()
            path(server, places[number])
            times[number].append(time.perf_counter() - began)
    return times


def measure(worlds: Worlds, way: Way, many: int, asks: int) -> None:
    server, chance = worlds.servers[0], random.Random(1)
    for name, path in PATHS.items():
        for cards in ("same cards", "other cards", "a leak"):
            found, typical = [], []
            for number, (*matches, seat) in enumerate(pairs(way, many, cards != "other cards")):
                if name == "preview" and seat is None:
                    continue
                ids = [f"{way}-{name}-{cards[0]}-{number}-{which}" for which in (0, 1)]
                for id, match in zip(ids, matches, strict=True):
                    server.inside(partial(lay_at, way=way, id=id, match=match))
                places = [Place(id, seat, matches[0]) for id in ids]
                one, other = asked(server, _slower(path, ids[0]) if cards == "a leak" else path, places, asks)
                found.append(interval(one, other, chance))
                typical.append(quartile(one))
            sizes = [abs(difference) * 1e6 for difference, _, _ in found]
            outside = sum(not low <= 0 <= high for _, low, high in found)
            print(
                f"{way!s:20} {name:9} {cards:11} {statistics.median(typical) * 1e6:6.0f} µs; differences"
                f" median {statistics.median(sizes):5.1f}, largest {max(sizes):6.1f};"
                f" zero left out {outside} of {len(found)}",
                flush=True,
            )


def choices(match: Match) -> Iterator[tuple[Match, bool]]:
    """Moments with one legal move and with several, of one random match after another."""
    for seed in range(1000):
        chance, played = random.Random(seed), match.game.new(seed=seed)
        while played.turn is not None:
            if chance.random() < 0.3:
                yield played.clone(), len(played.moves()) == 1
            played.play(chance.choice(played.moves()))


async def bots(moves: int) -> None:
    """How long bots take, in milliseconds from their turn to their move."""
    for level in LEVELS:
        opponents, times = Opponents(PAUSE), {True: list[float](), False: list[float]()}
        story = Story(game="shokoba", seats=f"me {level}")
        story.do("anne", "start")
        for match, forced in choices(story.match):
            if len(times[forced]) < moves:
                story.table.match = match
                began = time.perf_counter()
                await opponents.choose(story.table, match.turn or 0, level)
                times[forced].append(time.perf_counter() - began)
            if min(map(len, times.values())) == moves:
                break
        opponents.close()
        difference, low, high = (1000 * each for each in interval(times[True], times[False], random.Random(1)))
        one, several = (1000 * quartile(times[forced]) for forced in (True, False))
        print(
            f"shokoba, {level:8} one move {one:8.2f}, a choice {several:8.2f},"
            f" difference {difference:+.2f} ({low:+.2f} … {high:+.2f}) ms"
        )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--pairs", type=int, default=12)
    words.add_argument("--asks", type=int, default=200)
    words.add_argument("--moves", type=int, default=12)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        worlds = Worlds([folder])
        for game, variant, seats in WAYS:
            measure(worlds, Way(ludotheque.game(game), variant, seats), given.pairs, given.asks)
        worlds.close()
    asyncio.run(bots(given.moves))


if __name__ == "__main__":
    main()
