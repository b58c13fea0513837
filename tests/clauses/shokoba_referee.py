"""Shokoba once more, slow and plain: every card is a thing of its own, sets are tried one by one.

Written from the clauses, not from the kernel, to look over its shoulder. It does not deal: it is told what was dealt
and checks that it was a deal.
"""

from collections import Counter
from itertools import chain
from typing import Any, NamedTuple

GEM_ORDER = "DERS"


class Card(NamedTuple):
    gem: str
    value: int
    copy: int  # which of the equal ones

    def __str__(self) -> str:
        return f"{self.gem}{self.value}"


def new_pack() -> set[Card]:
    """SHO-1, SHO-2: a diamond, three emeralds, nine rubies, twenty-seven sapphires."""
    pack = {Card("D", 7, 0), Card("E", 7, 0), Card("E", 7, 1), Card("E", 7, 2)}
    for value in range(1, 11):
        if value != 7:
            pack |= {Card("R", value, 0), *(Card("S", value, copy) for copy in range(3))}
    return pack


def sums(lying: list[Card], total: int) -> list[list[Card]]:
    """All ways to make the total with some of the cards (SHO-13)."""
    if total == 0:
        return [[]]
    if not lying or total < 0:
        return []
    first, rest = lying[0], lying[1:]
    return [[first, *more] for more in sums(rest, total - first.value)] + sums(rest, total)


def written(card: Card, taken: list[Card]) -> str:
    ordered = sorted(taken, key=lambda one: (-one.value, GEM_ORDER.index(one.gem)))
    return str(card) + ("x" + "+".join(map(str, ordered)) if taken else "")


class Referee:
    """Follows a match move by move."""

    def __init__(self, options: dict[str, Any], document: dict[str, Any]):
        self.options = options
        self.seats = options["seats"]
        self.playing = list(range(self.seats))
        self.gems = [0] * (2 if options["teams"] else self.seats)
        self.over = False
        self.rounds = 0
        self.dealer = document["dealer"]
        if options["edition"] == "classic":
            assert self.dealer == options["youngest"]  # SHO-10
        self.start_round(document)

    def side(self, seat: int) -> int:
        return seat % 2 if self.options["teams"] else seat

    def left(self, seat: int) -> int:
        return next(one for step in range(1, 5) if (one := (seat + step) % self.seats) in self.playing)

    # Dealing: what the document shows must be a deal from what was undealt.

    def pick(self, names: list[str]) -> list[Card]:
        found = []
        for name in names:
            card = next(card for card in sorted(self.undealt) if str(card) == name)
            self.undealt.remove(card)
            found.append(card)
        return found

    def deal(self, document: dict[str, Any]) -> None:
        size = 9 if self.options["nine_cards"] else 3
        for seat in self.playing:
            assert len(document["hands"][seat]) == size
            self.hands[seat] = self.pick(document["hands"][seat])

    def start_round(self, document: dict[str, Any]) -> None:
        self.undealt = new_pack()
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.piles: list[list[Card]] = [[] for _ in self.gems]
        self.last_taker: int | None = None
        self.overlooked: Card | None = None
        self.deal(document)
        assert len(document["table"]) == 4
        self.table = self.pick(document["table"])
        self.turn = self.left(self.dealer)

    # Moves

    def takes(self, card: Card, lying: list[Card]) -> list[list[Card]]:
        found = sums(lying, card.value)
        if self.options["equal_first"] and any(one.value == card.value for one in lying):
            found = [taken for taken in found if len(taken) == 1]  # SHO-42
        return found

    def legal(self) -> dict[str, tuple[bool, Card, list[Card]]]:
        """Text → (is it a seizure, the card, what it takes). Equal faces come to the same text."""
        moves: dict[str, tuple[bool, Card, list[Card]]] = {}
        for card in self.hands[self.turn]:
            takes = self.takes(card, self.table)
            for taken in takes if takes and not self.options["oversight"] else [*takes, []]:
                moves[written(card, taken)] = (False, card, taken)
        if self.overlooked:
            others = [card for card in self.table if card != self.overlooked]
            for taken in self.takes(self.overlooked, others):
                moves["seize " + written(self.overlooked, taken)] = (True, self.overlooked, taken)
        if not self.hands[self.turn]:
            moves["leave"] = (True, self.table[0], [])
        return moves

    def play(self, move: str, document: dict[str, Any]) -> None:
        """Play a legal move; the document is the position after it."""
        seizes, card, taken = self.legal()[move]
        seat = self.turn
        self.overlooked = None
        if seizes:
            if taken:
                self.table.remove(card)
        else:
            self.hands[seat].remove(card)
            self.turn = self.left(seat)
        if taken:
            self.take(seat, card, taken)
        elif not seizes:
            if self.takes(card, self.table):
                self.overlooked = card
            self.table.append(card)
        if not any(self.hands):
            if self.undealt:
                self.deal(document)
            elif seizes or taken or not self.options["oversight"]:  # SHO-40: else the next player may claim
                self.end_round(document)

    def take(self, seat: int, card: Card, taken: list[Card]) -> None:
        for one in taken:
            self.table.remove(one)
        self.piles[self.side(seat)] += [card, *taken]
        self.last_taker = seat
        if not self.table:
            self.gems[self.side(seat)] += 1

    def end_round(self, document: dict[str, Any]) -> None:
        self.rounds += 1
        if self.last_taker is not None:
            self.piles[self.side(self.last_taker)] += self.table
            self.table = []
        for category in (*GEM_ORDER, GEM_ORDER):
            counts = [sum(card.gem in category for card in pile) for pile in self.piles]
            if max(counts) > 0 and counts.count(max(counts)) == 1:
                self.gems[counts.index(max(counts))] += 1
        best = max(self.gems)
        if best >= self.options["target"]:
            first = [side for side, won in enumerate(self.gems) if won == best]
            if len(first) == 1 or self.options["edition"] == "2023":
                self.over = True
                return
            if not self.options["teams"]:
                self.playing = first
        self.dealer = self.left(self.dealer)
        self.start_round(document)

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.gems[self.side(seat)] == max(self.gems))

    def agrees(self, document: dict[str, Any]) -> None:
        """Every card lies where the document says, and everything else is the same."""
        same = {
            "dealer": self.dealer,
            "turn": None if self.over else self.turn,
            "playing": self.playing,
            "gems": self.gems,
            "last_taker": self.last_taker,
            "round": self.rounds + (not self.over),
            "overlooked": str(self.overlooked) if self.overlooked else None,
        }
        assert {name: document[name] for name in same} == same
        places = (
            ("table", [self.table]), ("undealt", [self.undealt]), ("hands", self.hands), ("taken", self.piles)
        )  # fmt: skip
        for name, piles in places:
            shown = document[name] if name in ("hands", "taken") else [document[name]]
            assert [Counter(pile) for pile in shown] == [Counter(map(str, pile)) for pile in piles], name
        assert set(chain(self.table, self.undealt, *self.hands, *self.piles)) == new_pack()
