"""The story of a match, told to whoever may hear it. What only one player may see is never told twice."""

from collections.abc import Sequence

from ludotheque.contract.texts import say
from ludotheque.game import Parts
from ludotheque.match import Match


def public(match: Match, names: Sequence[str], seat: int | None, plies: range) -> list[str]:
    """What happened in these moves, in sentences, as the seat saw it and others did too."""
    return _told(match, names, seat, plies, private=False)


def private(match: Match, names: Sequence[str], seat: int, plies: range) -> list[str]:
    """What only this seat saw of these moves."""
    return _told(match, names, seat, plies, private=True)


def moves_of_others(match: Match, seat: int, plies: range) -> list[Parts]:
    """What the others did in these moves, as data."""
    return [told["move"] for told in match.events(seat, plies.start)[: len(plies)] if told["seat"] != seat]


def scores(match: Match, names: Sequence[str]) -> list[str]:
    """The result of a match that is over: a line for each player, the winners marked."""
    result = match.result
    assert result is not None
    return [
        say("score-winner" if seat in result.winners else "score", player=name, score=result.scores[seat])
        for seat, name in enumerate(names)
    ]


def _told(match: Match, names: Sequence[str], seat: int | None, plies: range, private: bool) -> list[str]:
    moves = match.events(seat, plies.start)[: len(plies)]
    events = (event for move in moves for event in move["happened"])
    return [match.game.tell(event, names) for event in events if bool(event.get("private")) is private]
