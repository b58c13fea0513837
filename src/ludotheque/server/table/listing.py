"""A table as a line of a list: what its summary keeps of it, and what a guest is shown of that."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.contract.options import Choice
from ludotheque.contract.shapes import Score
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.registry import game as game_called
from ludotheque.server.rows import Summary
from ludotheque.server.table.clock import Control
from ludotheque.server.table.seats import Seat, seat_of
from ludotheque.server.table.standing import ADJOURNED, PLAYING, Standing
from ludotheque.server.table.telling import names_of, seat_told

if TYPE_CHECKING:
    from ludotheque.server.table.table import Table

MOST_REMEMBERED = 1024  # sets of options that tables play by
Listed = tuple[Standing, Score | None, dict[int | None, str]]  # by whose turn it is


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a summary keeps besides what lists are searched by. People by their ids: names are looked up."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, Choice] = {}  # those that are not the usual ones
    clock: Control | None = None
    hints: bool = False
    number: int = 0
    turn: int | None = None
    score: Score | None = None
    result: dict[str, Any] | None = None


def about(table: "Table") -> str:
    """What lists show of a table, whoever looks: nothing of the cards but whose turn it is, the score, and the end.

    While the table stands as it stood, only the turn changes, and now and then the score.
    """
    turn, score, known = table.turn, table.score, table.listed_last
    if known is None or known[0] is not table.standing or known[1] != score:
        known = table.listed_last = table.standing, score, {}
    if turn not in known[2]:
        known[2][turn] = _about(table, turn, score)
    return known[2][turn]


def _about(table: "Table", turn: int | None, score: Score | None) -> str:
    standing, facts = table.standing, table.facts
    kept = About(
        seats=tuple(Seat(one.chair, one.guest, one.level, away=one.away, out=one.out) for one in standing.seats),
        options=_chosen(facts.game, tuple(facts.options.items())),
        clock=facts.clock,
        hints=facts.hints,
        number=standing.number,
        turn=turn,
        score=score,
        result=standing.ended,
    )
    return msgspec.json.encode(kept).decode()


@lru_cache(MOST_REMEMBERED)
def _chosen(game: str, options: tuple[tuple[str, Choice], ...]) -> dict[str, Choice]:
    """The options that somebody must have chosen: neither the usual ones, nor what follows from the others."""
    found, agreed = game_called(game), dict(options)
    usual = {option.name: option.default for option in found.options}
    chosen = {name: value for name, value in agreed.items() if usual[name] is not None and value != usual[name]}
    follow = found.agree({**chosen, "seats": agreed["seats"]})
    chosen |= {name: value for name, value in agreed.items() if usual[name] is None and value != follow.get(name)}
    return {name: value for name, value in chosen.items() if name != "seats"}


def listed(summary: Summary, guest: str, language: str, names: Mapping[str, str]) -> dict[str, Any]:
    """A table as a guest finds it in a list."""
    kept = msgspec.json.decode(summary.about, type=About)
    with speaking(language):
        called = names_of(kept.seats, names)
    between = summary.state not in (PLAYING, ADJOURNED)
    return {
        "table": summary.table,
        "version": summary.version,
        "game": summary.game,
        "title": _title(summary.game),
        "options": kept.options,
        "clock": kept.clock,
        "hints": kept.hints,
        "state": summary.state,
        "number": kept.number,
        "public": summary.public,
        "created": summary.created,
        "updated": summary.updated,
        "seats": [seat_told(seat, name) for seat, name in zip(kept.seats, called, strict=True)],
        "open": [number for number, seat in enumerate(kept.seats) if between and seat.free],
        "you": seat_of(kept.seats, guest),
        "turn": kept.turn,
        "score": kept.score,
        "your_turn": guest in summary.to_act,
        "seated": guest in summary.guests,
        "result": kept.result,
    }


@cache
def _title(game: str) -> dict[str, str]:
    told = {}
    for language in LANGUAGES:
        with speaking(language):
            told[language] = game_called(game).say("title")
    return told
