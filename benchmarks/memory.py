"""What a match costs that is kept in memory, in bytes, after a hundred moves of quick players.

.venv/bin/python -m benchmarks.memory
"""

import tracemalloc

import ludotheque
from ludotheque.match import Match

MATCHES, MOVES = 30, 100


def played(game: ludotheque.Game, seed: int) -> Match:
    """A match that has gone on for so many moves, or come to its end; a long way to play where the game has one."""
    long = next((options for name, options in game.variants.items() if name.startswith("long")), {})
    match, player = game.new(seed=seed, **long), ludotheque.bot("greedy", game, seed)
    while match.turn is not None and match.ply < MOVES:
        match.play(player.choose(match.view_record(match.turn)))
    return match


def main() -> None:
    print("| game | moves | bytes a match |\n|---|---|---|")
    for name in ludotheque.games():
        game = ludotheque.game(name)
        records = [played(game, seed).record() for seed in range(MATCHES)]
        ludotheque.replay(records[0])
        tracemalloc.start()
        matches = [ludotheque.replay(record) for record in records]
        each = tracemalloc.get_traced_memory()[0] / len(matches)
        tracemalloc.stop()
        moves = sum(match.ply for match in matches) / len(matches)
        print(f"| {game.say('title')} | {moves:.0f} | {each:,.0f} |")


if __name__ == "__main__":
    main()
