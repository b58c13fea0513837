"""How fair, how long and how eventful a game is: one bot in every seat, many matches, a spectator looking on."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from ludotheque.game import Event, Position
from ludotheque.lab.entrants import check_entrant
from ludotheque.lab.series import Ending, Series
from ludotheque.lab.statistics import ratio, share

Fell = Counter[tuple[str, int | None]]  # events by their kind and the seat they fell to; None: to nobody


@dataclass(frozen=True, kw_only=True)
class Study(Series):
    """Which bot sits in every seat."""

    bot: str

    def __post_init__(self) -> None:
        super().__post_init__()
        check_entrant(self.bot)


@dataclass(frozen=True)
class Watched:
    """One match: who began, how it ended, what happened to whom."""

    first: int
    ending: Ending
    events: Fell


def watch(study: Study, number: int) -> Watched:
    """Play the match of this number and look on."""
    the_game, turns, events = study.the_game, list[int](), Fell()

    def tell(before: Position, move: int, after: Position) -> None:
        turns.append(int(the_game.kernel.turn(before)))
        story = the_game.happened(the_game.seen(before, None), move, the_game.seen(after, None))
        for event in story:
            events.update((_kind(event), seat) for seat in _seats(event))

    players = [study.player(study.bot, number, seat) for seat in range(study.seats)]
    ending = study.play(number, players, tell)
    return Watched(turns[0], ending, events)


def _kind(event: Event) -> str:
    return f"{event['what']} {event['category']}" if "category" in event else str(event["what"])


def _seats(event: Event) -> list[int | None]:
    """Whom an event is about, if anybody."""
    return list(event["seats"]) if "seats" in event else [event.get("seat")]


def report(study: Study, matches: Sequence[Watched]) -> dict[str, Any]:
    """Everything that came out, as JSON-able data. Matches are independent of each other: each is an observation."""
    seats, endings = range(study.seats), [match.ending for match in matches]
    rounds = [[ending.rounds] for ending in endings if ending.rounds is not None]
    return {
        "game": study.game,
        "options": study.agreed,
        "bot": study.bot,
        "seed": study.seed,
        "matches": len(matches),
        "shared_wins": sum(len(ending.winners) > 1 for ending in endings),
        "by_seat": [_place(endings, [seat for _ in matches]) for seat in seats],
        "by_turn": [_place(endings, [(match.first + turn) % study.seats for match in matches]) for turn in seats],
        "moves": _distribution([[ending.moves] for ending in endings]),
        "rounds": _distribution(rounds) if rounds else None,
        "scores": _distribution([ending.scores for ending in endings]),
        "events": _events(matches, study.seats),
    }


def _place(endings: Sequence[Ending], seats: Sequence[int]) -> dict[str, Any]:
    """What it is worth to sit in this seat of each match."""
    places, ones = list(zip(endings, seats, strict=True)), [1.0] * len(seats)
    return {
        "won": share([ending.won(seat) for ending, seat in places], ones).document(),
        "score": ratio([ending.scores[seat] for ending, seat in places], ones).document(),
    }


def _distribution(found: Sequence[Sequence[int]]) -> dict[str, Any]:
    """How a figure is distributed that every match gives once or more often."""
    values = sorted(value for of_match in found for value in of_match)
    return {
        "mean": ratio([sum(of_match) for of_match in found], [len(of_match) for of_match in found]).document(),
        "least": values[0],
        "quartiles": quantiles(values, method="inclusive") if len(values) > 1 else values * 3,
        "most": values[-1],
        "counts": {str(value): count for value, count in sorted(Counter(values).items())},
    }


def _events(matches: Sequence[Watched], seats: int) -> list[dict[str, Any]]:
    """How often in a match each kind of event falls to each seat, and to nobody; the kinds in alphabetical order."""
    ones = [1.0] * len(matches)

    def often(kind: str, seat: int | None) -> dict[str, Any]:
        return ratio([match.events[kind, seat] for match in matches], ones).document()

    kinds = sorted({kind for match in matches for kind, _ in match.events})
    return [
        {"event": kind, "seats": [often(kind, seat) for seat in range(seats)], "nobody": often(kind, None)}
        for kind in kinds
    ]
