"""What hands do on a Stratheós table, slow and plain: the referee's cards, rows and piles.

A card on the table is a thing that carries who knows it and whether it is protected, so that knowledge goes where the
thing goes. Only chance is shared with the kernel: a card is drawn as the n-th of the draw pile in the order of the
pack, and a shuffle exchanges from the last card down.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

FAMILIES = "LFEWIA"  # lightning, fire, earth, water, ice, air
PACK = [f"{family}{value}" for family in FAMILIES for value in range(1, 17)]
PACK += ["RAG", "APO", "DEL", "CHA", "NYX", "ERE"]
VALUES = {"RAG": -1, "APO": -1, "DEL": -1, "CHA": 0, "NYX": 0, "ERE": 0}

Below = Callable[[int], int]


def value(card: str) -> int:
    return VALUES[card] if card in VALUES else int(card[1:])


def family(card: str) -> str | None:
    return None if card in VALUES else card[0]


def is_figure(card: str | None) -> bool:
    return card is not None and value(card) >= 13


@dataclass
class Thing:
    """A card lying face down in somebody's row."""

    card: str
    known: set[Any] = field(default_factory=set)  # seats, and "all" for everybody who was there
    protected: bool = False


class Hands:
    """The rows and piles of one game, and what is done with them."""

    seats: range
    below: Below
    pile: list[str]
    discards: list[str]
    rows: list[list[Thing]]
    in_hand: str | None
    open_hand: bool
    current: int
    direction: int
    last: str | None
    awaiting: list[str]  # discarded cards whose malus is still to act

    def draw(self) -> str:
        if not self.pile:  # STR-23
            self.pile = sorted(self.discards[:-1], key=PACK.index)
            self.discards = self.discards[-1:]
        return self.pile.pop(self.below(len(self.pile)))

    def shuffle(self, things: list[Any]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def next_to(self, seat: int) -> int:
        return (seat + self.direction) % len(self.seats)

    def show(self, things: Iterable[Thing]) -> None:
        for thing in things:
            thing.known = {*self.seats, "all"}

    def held(self) -> Thing:
        """The card in hand, put down."""
        assert self.in_hand is not None
        thing = Thing(self.in_hand, {*self.seats, "all"} if self.open_hand else {self.current})
        self.in_hand = None
        return thing

    def discard(self, card: str) -> None:
        self.discards.append(card)
        self.last = card
        self.awaiting.append(card)

    def loose(self, seat: int) -> list[Thing]:
        return [thing for thing in self.rows[seat] if not thing.protected]

    def scramble(self, seat: int) -> None:
        """Unprotected cards are mixed, and nobody knows them any more — if there is anything to mix."""
        loose = self.loose(seat)
        if len(loose) > 1:
            self.shuffle(loose)
            for thing in loose:
                thing.known = set()
            fresh = iter(loose)
            self.rows[seat] = [thing if thing.protected else next(fresh) for thing in self.rows[seat]]

    def add(self, seat: int) -> None:
        if len(self.rows[seat]) < 14:  # STR-33
            self.rows[seat].append(Thing(self.draw()))

    def swap(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        (seat, place), (other_seat, other_place) = one, other
        first, second = self.rows[seat][place], self.rows[other_seat][other_place]
        self.rows[seat][place], self.rows[other_seat][other_place] = second, first
