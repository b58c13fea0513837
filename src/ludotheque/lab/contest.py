"""Bots against bots on duplicate deals: the same chance for every way of seating them.

Everything about a deal follows from the contest's seed and the deal's number: who plays it, in which process and
after which other deals makes no difference.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from ludotheque.bots import Bot, bot
from ludotheque.game import Game
from ludotheque.kernel.random import new_rng
from ludotheque.registry import game

DEAL_BITS = 40


@dataclass(frozen=True)
class Contest:
    """Which bots meet in which game, at which kind of table."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where: every choice of bots (repeated in turn where seats are more), turned through all seats."""
        seats, entries = int(game(self.game).agree(self.options)["seats"]), range(len(self.bots))
        in_turn = tuple(seat % len(entries) for seat in range(seats))
        chosen = combinations(entries, seats) if len(entries) > seats else [in_turn]
        return [line[turn:] + line[:turn] for line in chosen for turn in range(seats)]


@dataclass(frozen=True)
class Played:
    """One match of a deal: the entry in each seat, and how it ended."""

    seating: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    moves: int


def play_deal(contest: Contest, number: int) -> list[Played]:
    """All seatings of one deal."""
    table = game(contest.game)
    encoded = table.encode(table.agree(contest.options))
    seed = (contest.seed << DEAL_BITS) + number
    players = [bot(level, table, seed=(seed << 8) + entry) for entry, level in enumerate(contest.bots)]
    return [_play(table, encoded, seed, seating, players) for seating in contest.seatings()]


def _play(table: Game, encoded: Any, seed: int, seating: tuple[int, ...], players: list[Bot]) -> Played:
    kernel, position = table.kernel, np.zeros(table.kernel.WORDS, np.int64)
    played: list[int] = []
    kernel.setup(position, encoded, new_rng(seed, 0))
    for player in players:
        player.forget()
    while (seat := table.turn(position)) is not None:
        played.append(players[seating[seat]].decide(table.masked(position, seat), played=played))
        kernel.play(position, played[-1], new_rng(seed, len(played)))
    outcome = table.outcome(position)
    return Played(
        seating, tuple(outcome["winners"]), tuple(outcome["scores"]), int(outcome.get("rounds", 1)), len(played)
    )


def play(contest: Contest, deals: range) -> Iterator[tuple[int, list[Played]]]:
    """One deal after the other, in this process."""
    for number in deals:
        yield number, play_deal(contest, number)
