"""A whole match as a story: what everybody sees, every legal move, the one played, what happened and why."""

import random
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.bots import bot
from ludotheque.contract.texts import speaking
from ludotheque.match import Match
from ludotheque.testing.shown import NAMES
from ludotheque.testing.tables import Table

SEED = 1
WIDTH = 120
RASH = 0.3  # how often a player plays at random instead of what greedy.py thinks best
SAID_APART = ("game", "options", "seats", "seat", "ply", "result", "moves")  # of a view: in other lines


def transcript(table: Table) -> str:
    with speaking("en"):
        return "\n".join(_lines(table)) + "\n"


def _lines(table: Table) -> Iterator[str]:
    match, players = table.new(SEED), Players(table)
    options = "; ".join(f"{name} {_shown(value)}" for name, value in match.options.items() if name != "seats")
    yield f"{table.game.say('title')}: {table.variant}, {table.seats} seats"
    yield from _wrapped("Options: ", options)
    seated = ", ".join(f"{NAMES[seat]} in seat {seat}" for seat in range(table.seats))
    yield f"Seed {SEED}. {seated}. What is seen is written down when it changes."
    before: dict[str, dict[str, str]] = {}
    while match.turn is not None:
        yield ""
        yield f"{len(match.history) + 1}. {NAMES[match.turn]}"
        seen = _views(match, table)
        yield from _changes(before, seen)
        before = seen
        yield from _wrapped("  may play: ", "  ".join(match.moves()))
        match.play(players.choose(match))
        yield f"  plays: {match.history[-1]}"
        yield from _story(match, table)
    yield ""
    yield "The end"
    yield from _changes(before, _views(match, table))
    yield f"  result: {match.result}"


class Players:
    """Sensible on the whole, rash now and then, and the same in every run."""

    def __init__(self, table: Table):
        self.chance = random.Random(SEED)
        self.sensible, self.rash = (bot(level, table.game, SEED) for level in ("greedy", "random"))

    def choose(self, match: Match) -> str:
        player = self.rash if self.chance.random() < RASH else self.sensible
        return player.choose(match.view_record(match.turn))


def _name(listener: int | None) -> str:
    return "spectator" if listener is None else NAMES[listener]


def _views(match: Match, table: Table) -> dict[str, dict[str, str]]:
    """What everybody sees, and under each name what only some see or see otherwise."""
    views = {_name(seat): dict(_flat(match.view(seat))) for seat in table.listeners}
    paths = list(dict.fromkeys(path for view in views.values() for path in view))
    alike = [path for path in paths if len({view.get(path) for view in views.values()}) == 1]
    everybody = {path: views["spectator"][path] for path in alike}
    return {"all": everybody} | {
        name: {path: text for path, text in view.items() if path not in everybody} for name, view in views.items()
    }


def _flat(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A view as paths and texts: {"sides": [{"gems": 2}]} → sides.0.gems 2."""
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in parts:
        here = f"{path}{key}"
        if not path and key in SAID_APART:
            continue
        if isinstance(value, list) and value and all(_fits_in_a_line(each) for each in value):
            yield here, ", ".join(_shown(list(each.values()) if isinstance(each, dict) else each) for each in value)
        elif isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, list | dict) for v in value)):
            yield from _flat(value, f"{here}.")
        else:
            yield here, _shown(value)


def _fits_in_a_line(value: Any) -> bool:
    """A list without lists in it, or an object of texts: what it is can be read without the names of its parts."""
    if isinstance(value, dict):
        return all(isinstance(part, str) for part in value.values())
    return isinstance(value, list) and not any(isinstance(part, list | dict) for part in value)


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_shown, value)) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def _changes(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]]) -> Iterator[str]:
    for name, seen in now.items():
        known = before.get(name, {})
        news = [f"{path} {text}" for path, text in seen.items() if known.get(path) != text]
        there = {path for view in now.values() for path in view}
        news += [f"{path} is gone" for path in known if not _still_there(path, there)]
        if news:
            yield from _wrapped(f"  {name}: ", "; ".join(news))


def _still_there(path: str, there: set[str]) -> bool:
    """Whether a path still is, or what was empty now has parts, or what had parts now is empty."""
    return any(path == other or other.startswith(f"{path}.") or path.startswith(f"{other}.") for other in there)


def _story(match: Match, table: Table) -> Iterator[str]:
    stories = {_name(seat): _sentences(match, seat) for seat in table.listeners}
    if len({tuple(story) for story in stories.values()}) == 1:
        stories = {"": stories["spectator"]}
    for name, story in stories.items():
        for sentence in story:
            yield from _wrapped(f"  → {name}: " if name else "  → ", sentence)


def _sentences(match: Match, seat: int | None) -> Sequence[str]:
    return [f"{match.game.tell(event, NAMES)} [{event['clause']}]" for event in match.happened(seat)]


def _wrapped(start: str, text: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=start, subsequent_indent=" " * len(start), break_long_words=False,
        break_on_hyphens=False,
    )  # fmt: skip
