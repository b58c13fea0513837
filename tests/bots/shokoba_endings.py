"""The last cards of a round of Shokoba, solved slowly: every line is played by the referee, nothing is cut short."""

from copy import copy
from typing import Any

from tests.clauses.shokoba_referee import Card, Referee


class Ending(Referee):
    """A referee called to the last cards of a round, who goes home after it."""

    def __init__(self, options: dict[str, Any], document: dict[str, Any]):
        self.options = options
        self.seats = options["seats"]
        self.playing, self.dealer, self.turn = document["playing"], document["dealer"], document["turn"]
        self.gems, self.last_taker = list(document["gems"]), document["last_taker"]
        self.rounds, self.over = 0, False
        self.undealt: set[Card] = set()
        copies = iter(range(40))
        self.table = self._cards(document["table"], copies)
        self.hands = [self._cards(hand, copies) for hand in document["hands"]]
        self.piles = [self._cards(pile, copies) for pile in document["taken"]]
        self.overlooked = next((card for card in self.table if str(card) == document["overlooked"]), None)

    def _cards(self, names: list[str], copies: Any) -> list[Card]:
        return [Card(name[0], int(name[1:]), next(copies)) for name in names]

    def start_round(self, document: dict[str, Any]) -> None:
        """The next round is no longer its business."""

    def after(self, move: str) -> "Ending":
        """The same ending one move later."""
        other = copy(self)
        other.table, other.gems = self.table[:], self.gems[:]
        other.hands = [hand[:] for hand in self.hands]
        other.piles = [pile[:] for pile in self.piles]
        other.play(move, {})
        return other

    def best(self, worth: Any) -> list[float]:
        """What the ending is worth to both sides when each plays best; `worth(gems)` says it at the end."""
        if self.rounds:
            return [float(value) for value in worth(self.gems)]
        mover = self.side(self.turn)
        return max((self.after(move).best(worth) for move in self.legal()), key=lambda values: values[mover])
