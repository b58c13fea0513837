"""Whether a move told anybody something that was hidden before: then it cannot be unsaid by taking it back.

A listener's masked record is all that the listener knows. If every world that the listener could think possible
before the move leads to the same masked record after it, nothing was learned.
"""

from ludotheque.game import Game, Position
from ludotheque.match import Match

WORLDS = 16  # looked at for each listener: a secret of two equal chances is missed once in 65,536 positions
TRIES = 512  # for finding them, where the move shows a card that its player has in few worlds only


def tells(match: Match, ply: int, but_itself: bool = False) -> bool:
    """Whether the move of this number, from 0, drew anything or told anybody anything.

    `but_itself`: that its player could play it is no news (the card laid down is seen, what else is?).
    """
    if match.drew(ply):
        return True
    before, code, after = match.position_at(ply), match.played[ply], match.position_at(ply + 1)
    listeners = (*range(match.seats), None)
    return any(_learned(match.game, before, code, after, seat, but_itself) for seat in listeners)


def _learned(game: Game, before: Position, code: int, after: Position, seat: int | None, but_itself: bool) -> bool:
    from ludotheque.kernel.random import new_rng  # Numba is loaded with the first position, not before

    known, knows, looked_at = game.masked(before, seat), game.masked(after, seat), 0
    for number in range(TRIES):
        world, chance = known.copy(), new_rng(0, number)
        game.kernel.fill(world, chance)
        if code not in game.codes(world):
            if not but_itself:
                return True
            continue
        game.kernel.play(world, code, chance)
        if (game.masked(world, seat) != knows).any():
            return True
        looked_at += 1
        if looked_at == WORLDS:
            return False
    return looked_at == 0
