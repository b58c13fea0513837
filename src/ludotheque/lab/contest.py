"""Bots against bots on duplicate deals: the same chance for every way of seating them."""

from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from statistics import fmean
from typing import Any

from ludotheque.bots import level_called
from ludotheque.contract.errors import OptionError
from ludotheque.lab.entrants import Player, check_entrant, is_own
from ludotheque.lab.series import Ending, Series


@dataclass(frozen=True, kw_only=True)
class Contest(Series):
    """Which bots meet. A bot named twice takes two of the seats."""

    bots: tuple[str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in self.bots:
            check_entrant(name)
        if len(self.entrants) < 2:
            raise OptionError("arena-bots", field="bots", game=self.game)
        if self.seats < len(self.bots) > len(self.entrants):
            raise OptionError("arena-bot-twice", field="bots", bots=len(self.bots), seats=self.seats)

    @property
    def entrants(self) -> tuple[str, ...]:
        """The different bots, in the order they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def reproducible(self) -> bool:
        """Whether the same seed gives the same deals: not with a bot that thinks by the clock."""
        levels = [level_called(name) for name in self.bots if not is_own(name)]
        return all(level.iterations or not level.searches for level in levels)

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where, as numbers among the entrants: every choice of bots, turned through all the seats.

        Where seats are more than bots, the bots take them in turn, and each of them begins once.
        """
        entries, seats = [self.entrants.index(name) for name in self.bots], self.seats
        if len(entries) >= seats:
            chosen = list(combinations(entries, seats))
        else:
            chosen = [tuple((entries[turn:] + entries * seats)[:seats]) for turn in range(len(entries))]
        return list(dict.fromkeys(line[turn:] + line[:turn] for line in chosen for turn in range(seats)))


@dataclass(frozen=True)
class Played:
    """One match of a deal: the bot in each seat, as its number among the entrants, and how it ended."""

    seating: tuple[int, ...]
    ending: Ending

    def won(self, entrant: int) -> float:
        """The share of the win that fell to a bot, in all its seats."""
        return sum(self.ending.won(seat) for seat, whose in enumerate(self.seating) if whose == entrant)

    def ahead(self, entrant: int) -> float:
        """The mean score of a bot's seats less that of the others'."""
        scores = list(zip(self.ending.scores, self.seating, strict=True))
        own = [score for score, whose in scores if whose == entrant]
        return fmean(own) - fmean(score for score, whose in scores if whose != entrant)

    def document(self) -> dict[str, Any]:
        return {"seating": self.seating, **asdict(self.ending)}


Deal = list[Played]


def play_deal(contest: Contest, number: int) -> Deal:
    """All seatings of one deal."""

    @cache
    def player(entrant: int, twin: int) -> Player:
        """A bot in two seats is two players: neither knows what the other one sees."""
        return contest.player(contest.entrants[entrant], number, entrant, twin)

    def seated(seating: tuple[int, ...]) -> list[Player]:
        return [player(entrant, seating[:seat].count(entrant)) for seat, entrant in enumerate(seating)]

    return [Played(seating, contest.play(number, seated(seating))) for seating in contest.seatings()]
