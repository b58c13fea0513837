"""Every way to sit down to a game: its variants with the numbers of seats that they allow."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludotheque.contract.errors import OptionError
from ludotheque.game import Game
from ludotheque.match import Match


@dataclass(frozen=True)
class Table:
    """A game, one of its variants and a number of seats."""

    game: Game
    variant: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}-{self.seats}"

    @property
    def options(self) -> dict[str, Any]:
        return {**self.game.variants[self.variant], "seats": self.seats}

    def new(self, seed: int) -> Match:
        return self.game.new(seed=seed, **self.options)

    @property
    def listeners(self) -> list[int | None]:
        """Everybody who is shown something: the seats and a spectator."""
        return [*range(self.seats), None]


def seats_of(game: Game, variant: str) -> list[int]:
    """The numbers of seats that a variant allows; one that contradicts the variant's own options is not allowed."""
    (choices,) = (option.choices for option in game.options if option.name == "seats")
    wishes = game.variants[variant]
    allowed = []
    for seats in choices:
        try:
            game.agree({**wishes, "seats": seats})
        except OptionError as refusal:
            if refusal.field not in wishes:
                raise
        else:
            allowed.append(int(seats))
    return allowed


def tables(game: Game) -> Iterator[Table]:
    for variant in game.variants:
        allowed = seats_of(game, variant)
        if not allowed:
            raise ValueError(f"{game.name}: the variant {variant!r} is refused with every number of seats")
        for seats in allowed:
            yield Table(game, variant, seats)
