"""Games that tell too much, each in one way: the kit must catch every one of them.

`Careless` keeps the whole position at hand when it masks, as careless code does.
"""

import random
from typing import Any

from ludotheque.contract.errors import IllegalMove
from ludotheque.game import Event, Game, Parts, Position
from ludotheque.kernel.record import Snapshot


class Careless(Game):
    """A game that remembers the last whole position; as such it leaks nothing."""

    whole: Position

    def masked(self, position: Position, seat: int | None) -> Position:
        self.whole = position
        return super().masked(position, seat)

    def hands(self) -> list[list[str]]:
        """All hands, hidden ones included."""
        return list(self.document(self.whole)["hands"])


class HandInDealOrder(Careless):
    """The hand is listed as it came from the shuffled pack, and the order of the pack is that of everybody's cards."""

    def view(self, masked: Position, seat: int | None, *table: Any) -> dict[str, Any]:
        view = super().view(masked, seat, *table)
        random.Random(repr(self.hands())).shuffle(view["hand"])
        return view


class CardIdentities(Careless):
    """Face-down cards carry an identity of their own, the same wherever they go."""

    def view(self, masked: Position, seat: int | None, *table: Any) -> dict[str, Any]:
        pack = sorted(self.part("document").COMPONENTS)
        backs = [[f"card {pack.index(card) * 7 % 101}" for card in hand] for hand in self.hands()]
        return super().view(masked, seat, *table) | {"backs": backs}


class TellingRefusal(Careless):
    """A card that one does not hold is refused in other words when another player holds it."""

    def refusal(self, masked: Position, text: str) -> IllegalMove:
        refusal = super().refusal(masked, text)
        if any(text in hand for hand in self.hands()):
            refusal.field = "hand"
        return refusal


class UnmaskedField(Game):
    """One field of the record is not masked: somebody else's hand."""

    def masked(self, position: Position, seat: int | None) -> Position:
        copy = super().masked(position, seat)
        if seat != 0:  # bots that think get a record that could be: the cards are no longer among the unseen ones
            self.record(copy).hands[0] = self.record(position).hands[0]
            self.record(copy).undealt -= self.record(position).hands[0]
        return copy


class TellingMoves(Game):
    """What may be played depends on what the others hold."""

    def codes(self, position: Position) -> list[int]:
        codes, hands = super().codes(position), self.record(position).hands
        return codes[:1] if sum(map(int, hands)) % 5 < 2 else codes


class TellingStory(Careless):
    """The story of a move says what another player holds."""

    def told(self, before: Snapshot, code: int, after: Snapshot) -> tuple[Parts, list[Event]]:
        move, (first, *rest) = super().told(before, code, after)
        return move, [first | {"hint": self.hands()[-1]}, *rest]


class TellingReasons(Careless):
    """The reasons for a move say what another player holds."""

    def reasons(self, masked: Position, code: int) -> list[Event]:
        return [*super().reasons(masked, code), {"key": "title", "because": self.hands()[-1]}]


class TellingBot(Careless):
    """Bots are given the whole position; eyes and ears get what they may."""

    def masked(self, position: Position, seat: int | None) -> Position:
        super().masked(position, seat)
        return position.copy()

    def view(self, s: Snapshot, seat: int | None, *table: Any) -> dict[str, Any]:
        return super().view(self._honest(s, seat), seat, *table)

    def told(self, before: Snapshot, code: int, after: Snapshot) -> tuple[Parts, list[Event]]:
        return super().told(self._honest(before, None), code, self._honest(after, None))

    def _honest(self, s: Snapshot, seat: int | None) -> Snapshot:
        return self.snapshot(Game.masked(self, s.position, seat))

    def refusal(self, masked: Position, text: str) -> IllegalMove:
        return super().refusal(Game.masked(self, masked, self.turn(masked)), text)
