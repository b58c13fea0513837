"""A match told anew, move by move, through the eyes of one seat."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ludotheque.contract.texts import speaking
from ludotheque.server.refusals import NotNow, NotYours
from ludotheque.server.table.standing import OVER
from ludotheque.server.table.telling import by_heart, names_of

if TYPE_CHECKING:
    from ludotheque.match import Match
    from ludotheque.server.table.table import Names, Table


def remembers(match: "Match", seat: int | None) -> bool:
    """Whether the seat was shown anything once that it must now keep in mind: seeing it again would be cheating."""
    return any(one.get("private") for told in match.events(seat) for one in told["happened"])


def replayed(
    table: "Table", listener: int | None, seat: int | None, language: str, names: "Names"
) -> list[dict[str, Any]]:
    """The view before the first move and after each. Before the end one looks through one's own eyes only."""
    if table.match is None:
        raise NotNow("table-waiting")
    if seat != listener and table.state != OVER:
        raise NotYours("not-your-eyes", field="seat")
    if seat is not None and not 0 <= seat < table.match.seats:
        raise NotYours("not-your-eyes", field="seat")
    if by_heart(table) and remembers(table.match, seat):
        raise NotNow("to-be-remembered")
    game, match, options = table.game, table.match, table.facts.options
    seen = [game.seen(match.position_at(ply), seat) for ply in range(match.ply + 1)]
    with speaking(language):
        players = names_of(table.standing.dealt, names)
        told: list[dict[str, Any]] = [
            {"ply": 0, "happened": [], "words": [], "view": game.view(seen[0], seat, options, 0)}
        ]
        for ply, ((before, after), code) in enumerate(zip(pairwise(seen), match.played, strict=True), start=1):
            happened = game.happened(before, code, after)
            told.append(
                {
                    "ply": ply,
                    "seat": game.turn(before.position),
                    "move": game.written(before.position, code),
                    "happened": happened,
                    "words": [game.tell(one, players) for one in happened],
                    "view": game.view(after, seat, options, ply),
                }
            )
        return told
