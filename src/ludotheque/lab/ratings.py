"""Ratings of a field of bots: one scale for all of them, whoever met whom."""

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from ludotheque.lab.contest import Contest, Deal, Played

FIELD = 3  # two bots are compared by their results


def ratings(contest: Contest, deals: Sequence[Deal]) -> list[dict[str, Any]] | None:
    """Skill (`mu`), its doubt (`sigma`) and a cautious guess (`ordinal`) of each bot; fed match by match, in order."""
    if len(contest.entrants) < FIELD:
        return None
    model = PlackettLuce()
    skills = [model.rating(name=name) for name in contest.entrants]
    for deal in deals:
        for match in deal:
            present = sorted(set(match.seating))
            rated = model.rate([[skills[entrant]] for entrant in present], ranks=_ranks(match, present))
            for entrant, (skill,) in zip(present, rated, strict=True):
                skills[entrant] = skill
    return [
        {
            "bot": name,
            "mu": round(skill.mu, 6),
            "sigma": round(skill.sigma, 6),
            "ordinal": round(skill.ordinal(), 6),
        }
        for name, skill in zip(contest.entrants, skills, strict=True)
    ]


def _ranks(match: Played, present: Sequence[int]) -> list[float]:
    """Places in a match: by the share of the win for each seat. Scores say nothing here: in some games few are best."""
    merits = [match.won(entrant) / match.seating.count(entrant) for entrant in present]
    return [float(sum(other > merit for other in merits)) for merit in merits]
