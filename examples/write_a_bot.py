"""Write a bot of your own: it reads the legal moves as data, and needs no rule of the game for that.

From this folder, `ludotheque arena shokoba write_a_bot:Collector greedy` lets it meet the bots of the house.
"""

from collections.abc import Sequence

import ludotheque
from ludotheque.game import Game, Position

MATCHES = 20


class Collector:
    """Takes as many cards as possible; with nothing to take, it lays the highest card."""

    def __init__(self, game: Game, seed: int):
        self.game = game

    def choose(self, view_record: Position, budget: float = 1.0, played: Sequence[int] | None = None) -> str:
        """A move for the seat to act, which knows what is in this record and nothing else."""
        moves = [self.game.written(view_record, code) for code in self.game.codes(view_record)]
        return str(max(moves, key=lambda move: (len(move.get("taken", ())), int(move["card"][1:])))["text"])


def match_won(seed: int, seat: int) -> bool:
    """Whether the collector in this seat beats a random player."""
    game = ludotheque.game("shokoba")
    match, own, other = game.new(seed=seed), Collector(game, seed), ludotheque.bot("random", game, seed=seed)
    while (turn := match.turn) is not None:
        match.play((own if turn == seat else other).choose(match.view_record(turn)), seat=turn)
    return match.result is not None and seat in match.result.winners


if __name__ == "__main__":
    won = sum(match_won(seed, seat) for seed in range(MATCHES) for seat in (0, 1))
    print(f"The collector won {won} of {2 * MATCHES} matches against a random player, each deal from both seats.")
