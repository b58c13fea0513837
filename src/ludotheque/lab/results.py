"""What the deals of a contest say about each bot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.lab.contest import Contest, Deal, Played
from ludotheque.lab.statistics import Estimate, ratio, share


@dataclass(frozen=True)
class Result:
    """What one bot did: its share of the wins, and its score less the others' a match and a round."""

    bot: str
    matches: int
    wins: float
    won: Estimate
    fair: float  # the share of the wins that its share of the seats is
    ahead_a_match: Estimate
    ahead_a_round: Estimate | None  # None in a game without rounds

    def document(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "matches": self.matches,
            "wins": round(self.wins, 6),
            "won": self.won.document(),
            "fair": round(self.fair, 6),
            "ahead_a_match": self.ahead_a_match.document(),
            "ahead_a_round": self.ahead_a_round.document() if self.ahead_a_round else None,
        }


def results(contest: Contest, deals: Sequence[Deal]) -> list[Result]:
    """One for each of the entrants, in their order."""
    return [_result(name, entrant, deals) for entrant, name in enumerate(contest.entrants)]


def _result(name: str, entrant: int, deals: Sequence[Deal]) -> Result:
    """Totals of whole deals are the observations: the matches of a deal have their chance in common."""

    def totals(of: Callable[[Played], float]) -> list[float]:
        return [sum(of(match) for match in deal if entrant in match.seating) for deal in deals]

    matches = totals(lambda match: 1)
    seats = totals(lambda match: match.seating.count(entrant) / len(match.seating))
    won = totals(lambda match: match.won(entrant))
    ahead = totals(lambda match: match.ahead(entrant))
    rounds = totals(lambda match: match.ending.rounds or 0)
    return Result(
        bot=name,
        matches=int(sum(matches)),
        wins=sum(won),
        won=share(won, matches),
        fair=sum(seats) / sum(matches),
        ahead_a_match=ratio(ahead, matches),
        ahead_a_round=ratio(ahead, rounds) if sum(rounds) else None,
    )
