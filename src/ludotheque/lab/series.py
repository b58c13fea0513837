"""Many matches of one game from one seed: what contests and studies have in common."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ludotheque.contract.errors import OptionError
from ludotheque.game import Game, Position
from ludotheque.lab.entrants import Player, entrant
from ludotheque.registry import game

SEED_BITS = 64
DEAL_BITS = 40
PLAYER_BITS = 8

Watcher = Callable[[Position, int, Position], None]  # told of a position, the move played in it, the next position


@dataclass(frozen=True)
class Ending:
    """How a match ended; `rounds` is None in a game without rounds."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int | None
    moves: int

    def won(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, kw_only=True)
class Series:
    """A game, at one kind of table, on numbered deals. A deal's chance follows from the seed and its number alone."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot be played before anything is."""
        self.the_game.agree(self.options)
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise OptionError("seed-out-of-range", field="seed", seed=self.seed, bits=SEED_BITS)

    @property
    def the_game(self) -> Game:
        """What is played; `game` is its name."""
        return game(self.game)

    @property
    def agreed(self) -> dict[str, Any]:
        """All options of the table."""
        return self.the_game.agree(self.options)

    @property
    def seats(self) -> int:
        return int(self.agreed["seats"])

    def player(self, name: str, deal: int, *place: int) -> Player:
        """A bot for a deal, with a seed of its own for each place."""
        seed = self._seed(deal)
        for number in place:
            seed = (seed << PLAYER_BITS) + number
        return entrant(name, self.the_game, seed)

    def play(self, deal: int, players: Sequence[Player], watch: Watcher | None = None) -> Ending:
        """One match of the deal with a player in each seat."""
        from ludotheque.kernel.random import new_rng  # Numba is loaded to play, not to refuse

        the_game, seed = self.the_game, self._seed(deal)
        position = np.zeros(the_game.kernel.WORDS, np.int64)
        played: list[int] = []
        the_game.kernel.setup(position, the_game.encode(self.agreed), new_rng(seed, 0))
        for player in players:
            player.forget()
        while (seat := the_game.turn(position)) is not None:
            before = position.copy()
            played.append(players[seat].decide(the_game.masked(position, seat), played=played))
            the_game.kernel.play(position, played[-1], new_rng(seed, len(played)))
            if watch:
                watch(before, played[-1], position)
        outcome = the_game.outcome(position)
        return Ending(tuple(outcome["winners"]), tuple(outcome["scores"]), the_game.rounds(position), len(played))

    def _seed(self, deal: int) -> int:
        """The seed with which `game.new` deals the same."""
        return (self.seed << DEAL_BITS) + deal
