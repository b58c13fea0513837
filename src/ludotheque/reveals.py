"""Whether a move told anybody something that was hidden before: then it cannot be unsaid by taking it back.

A listener's masked record is all that the listener knows. If every world that the listener could think possible
before the move leads to the same masked record after it, nothing was learned.

What the others know must not show, neither by the answer nor by how long it takes to find: somebody could ask a
thousand times for a preview and measure. So all of it is worked out in a world that whoever asks could think possible.
"""

from collections.abc import Iterator

from ludotheque.game import Game, Position
from ludotheque.match import Match

WORLDS = 16  # looked at for each listener: a secret of two equal chances is missed once in 65,536 positions
TRIES = 512  # for finding them, where the move shows a card that its player has in few worlds only


def tells(match: Match, ply: int, asker: int, but_itself: bool = False) -> bool:
    """Whether the move of this number, from 0, drew anything or told anybody anything, as far as a seat can say.

    `but_itself`: that its player could play it is no news (the card laid down is seen, what else is?).
    """
    return _tells(match, ply, asker, (*range(match.seats), None), but_itself)


def shows(match: Match, ply: int, asker: int) -> bool:
    """Whether the move of this number drew anything or told the seat that asks anything, whatever the others learn."""
    return _tells(match, ply, asker, (asker,), but_itself=False)


def _tells(match: Match, ply: int, asker: int, listeners: tuple[int | None, ...], but_itself: bool) -> bool:
    if match.drew(ply):
        return True
    game, code = match.game, match.played[ply]
    worlds = _played(game, game.masked(match.position_at(ply), asker), code)
    imagined = next((world for world in worlds if world is not None), None)
    if imagined is None:
        return True
    before, after = imagined
    return any(_learned(game, before, code, after, seat, but_itself) for seat in listeners)


def _learned(game: Game, before: Position, code: int, after: Position, seat: int | None, but_itself: bool) -> bool:
    knows, looked_at = game.masked(after, seat), 0
    for world in _played(game, game.masked(before, seat), code):
        if world is None:
            if not but_itself:
                return True
            continue
        if (game.masked(world[1], seat) != knows).any():
            return True
        looked_at += 1
        if looked_at == WORLDS:
            return False
    return looked_at == 0


def _played(game: Game, known: Position, code: int) -> Iterator[tuple[Position, Position] | None]:
    """Worlds that a masked record leaves possible, before and after a move; None where the move is not legal."""
    from ludotheque.kernel.random import new_rng  # Numba is loaded with the first position, not before

    for number in range(TRIES):
        before, chance = known.copy(), new_rng(0, number)
        game.kernel.fill(before, chance)
        if code not in game.codes(before):
            yield None
            continue
        after = before.copy()
        game.kernel.play(after, code, chance)
        yield before, after
