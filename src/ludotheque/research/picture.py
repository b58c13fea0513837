"""What a seat sees of a match by actions, for environments that are asked to show themselves."""

from ludotheque.research.rollout import Rollout


def agent_names(match: Rollout) -> list[str]:
    """The seats as environments call them."""
    return [f"player_{seat}" for seat in range(match.face.seats)]


def picture(match: Rollout, seat: int | None) -> str:
    """The table as a terminal shows it to a seat, or to a spectator."""
    game, seen = match.game, match.game.seen(match.position, seat)
    return game.drawn(game.view(seen, seat, match.face.options, len(match.played)), agent_names(match))
