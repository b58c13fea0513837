"""Write a bot of your own: it reads the moves of its view as data, and needs no rule of the game for that."""

from typing import Any

import ludotheque

game = ludotheque.game("shokoba")
MATCHES = 20


def collector(view: dict[str, Any]) -> str:
    """Take as many cards as possible; with nothing to take, lay the highest card."""

    def worth(move: dict[str, Any]) -> tuple[int, int]:
        return len(move.get("taken", ())), int(move["card"][1:])

    return str(max(view["moves"], key=worth)["text"])


def match_won(seed: int, seat: int) -> bool:
    """Whether the collector in this seat beats a random player."""
    match, other = game.new(seats=2, seed=seed), ludotheque.bot("random", game, seed=seed)
    while (turn := match.turn) is not None:
        move = collector(match.view(turn)) if turn == seat else other.choose(match.view_record(turn))
        match.play(move, seat=turn, ply=match.ply)
    result = match.result
    return result is not None and seat in result.winners


won = sum(match_won(seed, seat) for seed in range(MATCHES) for seat in (0, 1))
print(f"The collector won {won} of {2 * MATCHES} matches against a random player, each deal from both seats.")
