"""Running a contest: deals that are in the log already, then new ones, until enough are played or a test decides."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Any

from ludotheque.lab.contest import Contest, Deal, play_deal
from ludotheque.lab.log import ContestLog
from ludotheque.lab.ratings import ratings
from ludotheque.lab.results import results
from ludotheque.lab.sprt import Sprt
from ludotheque.lab.workers import in_order

FIRST = 0  # the bot named first is the one that a test is about


@dataclass
class Arena:
    """A contest under way. Interrupted, it holds the deals that were played."""

    contest: Contest
    pairs: int
    workers: int = 1
    log: ContestLog | None = None
    sprt: Sprt | None = None
    cluster: str | None = None
    played: list[Deal] = field(default_factory=list)

    def run(self, progress: Callable[[], object] = lambda: None) -> list[Deal]:
        """Play to the end. Deals count in their order, so the test decides alike however many workers there are."""
        with closing(self._deals()) as deals:
            for deal in deals:
                self.played.append(deal)
                progress()
                if self.sprt and self._decided(self.sprt, deal):
                    break
        return self.played

    def _decided(self, sprt: Sprt, deal: Deal) -> bool:
        sprt.add(fmean(match.won(FIRST) for match in deal if FIRST in match.seating))
        return sprt.decision is not None

    def document(self) -> dict[str, Any]:
        """Everything that came out, as JSON-able data; the same however it was run."""
        contest, deals = self.contest, self.played
        return {
            "game": contest.game,
            "options": contest.agreed,
            "bots": list(contest.bots),
            "seed": contest.seed,
            "reproducible": contest.reproducible,
            "pairs": self.pairs,
            "deals": len(deals),
            "matches": sum(map(len, deals)),
            "results": [result.document() for result in results(contest, deals)],
            "ratings": ratings(contest, deals),
            "sprt": self.sprt.document() if self.sprt else None,
        }

    def _deals(self) -> Generator[Deal]:
        known = self.log.read() if self.log else []
        yield from known[: self.pairs]
        missing = range(len(known), self.pairs)
        fresh = in_order(partial(play_deal, self.contest), missing, self.workers, self.cluster)
        for number, deal in zip(missing, fresh, strict=True):
            if self.log:
                self.log.add(number, deal)
            yield deal
