"""Nothing leaks: two tables whose hidden cards differ tell whoever cannot know the same bytes."""

import random
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.contract.errors import LudothequeError
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.server.table import Table, creation, read_command
from ludotheque.testing.matches import at, stops
from ludotheque.testing.possible import another_world
from ludotheque.testing.shown import common_move
from ludotheque.testing.tables import Table as Way
from tests.conformance.leaks import TellingRefusal, TellingStory
from tests.server.table.story import INVITATION, NOON, ROOT, read_creation

GUESTS = tuple(f"guest {number}" for number in range(8))
NAMES = {guest: guest.title() for guest in GUESTS}
STOPS = 3


def table_at(way: Way, match: Match) -> Table:
    """A table of people that stands at the position of a match: all else is the same at every table made here."""
    places = [{"who": "me"}, *[{"who": "open"}] * (way.seats - 1)]
    wish = {
        "game": way.game.name,
        "options": way.game.variants[way.variant],
        "key": "k",
        "seats": places,
        "hints": True,
    }
    text = msgspec.json.encode({**wish, "clock": {"per": "move", "seconds": 9}, "public": True})
    table = Table.from_rows([creation(GUESTS[0], read_creation(text), NOON, "T", ROOT, INVITATION)])
    for seat in range(1, way.seats):
        done(table, GUESTS[seat], do="sit", seat=seat)
    done(table, GUESTS[0], do="start")
    table.game, table.match = match.game, at(match, match.position)
    table.standing = table.standing.but(clock=table.standing.clock and table.standing.clock.run(match.turn, NOON))
    return table


def done(table: Table, guest: str, **command: Any) -> None:
    text = msgspec.json.encode({"version": table.version, "key": f"k{table.version}", **command})
    table.apply(table.check(guest, read_command(text), NOON))


def told(table: Table, listener: int | None) -> bytes:
    """What a listener is told of the newest row and of the table: all channels but what only its own turn opens."""
    said = [
        [table.snapshot(listener, language, NAMES), table.event(listener, language, NAMES)] for language in ("fr", "en")
    ]
    return msgspec.json.encode([said, table.events(0, listener, "fr", NAMES), table.record(listener), table.shuffle()])


def answers(table: Table, seat: int, texts: list[str]) -> bytes:
    """What a seat gets for commands of all kinds, whether they are done or not."""
    commands: list[dict[str, Any]] = [{"do": "play", "moves": [text]} for text in texts]
    commands += [{"do": "play", "moves": [first, second]} for first in texts[:3] for second in texts[-2:]]
    commands += [{"do": "takeback"}, {"do": "agree", "to": "takeback"}, {"do": "resign"}]
    found: list[Any] = []
    for command in commands:
        text = msgspec.json.encode({"version": table.version, "key": "k", **command})
        try:
            table.check(GUESTS[seat], read_command(text), NOON)
            found.append("done")
        except LudothequeError as refusal:
            found.append(refusal.document())
        if command["do"] == "play":
            try:
                found.append(table.preview(GUESTS[seat], command["moves"], "en", NAMES))
            except LudothequeError as refusal:
                found.append(refusal.document())
    return msgspec.json.encode(found)


def leaks(way: Way, seed: int, many: int = STOPS) -> set[str]:
    """The channels that told two worlds apart."""
    chance, found = random.Random(seed), set()
    elsewhere = sorted({move for stop in stops(way, seed + 1, 6) for move in stop.moves()})
    for match in stops(way, seed, many)[:-1]:
        for seat in way.listeners:
            world = another_world(match, seat, chance)
            here, there = table_at(way, match), table_at(way, world)
            if told(here, seat) != told(there, seat):
                found.add("told")
            texts = [
                *chance.sample(match.moves(), min(3, len(match.moves()))),
                *chance.sample(elsewhere, min(4, len(elsewhere))),
            ]
            if seat is not None and answers(here, seat, texts) != answers(there, seat, texts):
                found.add("answers")
            move = common_move(match, world, chance)
            if move is None or here.the_match.turn is None:
                continue
            for table in (here, there):
                done(table, GUESTS[table.the_match.turn or 0], do="play", moves=[move])
            known = [table.the_match.view_record(seat).tobytes() for table in (here, there)]
            if known[0] == known[1]:  # else the seat has drawn different cards, and may be told so
                if told(here, seat) != told(there, seat):
                    found.add("event")
                if seat is not None and answers(here, seat, texts) != answers(there, seat, texts):
                    found.add("answers after a move")
    return found


def test_a_table_tells_nobody_what_they_may_not_know(table: Way) -> None:
    assert leaks(table, seed=len(str(table))) == set()


@pytest.mark.parametrize("careless", [TellingStory, TellingRefusal])
def test_the_test_sees_a_leak(careless: type[Game]) -> None:
    leaky = careless("shokoba", "ludotheque.games.shokoba")
    assert any(leaks(Way(leaky, "2023", 2), seed, 6) for seed in range(3, 8))


def test_the_test_sees_another_seats_view(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: whole(match, 0))
    assert any(leaks(Way(ludotheque.game("stratheos"), "classic", 2), seed, 6) for seed in range(3, 13))


def test_the_test_sees_another_seats_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is marked as private is left out of a log, whoever it was told to: so without its mark."""
    whole = Match.events

    def events(match: Match, seat: int | None, *since: int) -> list[Any]:
        told = whole(match, 0, *since)
        return [{**one, "happened": [{**event, "private": False} for event in one["happened"]]} for one in told]

    monkeypatch.setattr(Match, "events", events)
    assert any(leaks(Way(ludotheque.game("stratheos"), "classic", 2), seed, 6) for seed in range(3, 13))
