"""Stratheós once more, slow and plain: a game is told from top to bottom, and stops wherever somebody decides.

Written from the clauses, not from the kernel, to look over its shoulder.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import Any

from tests.clauses.stratheos_hands import PACK, Below, Hands, Thing, family, is_figure, value

FEWEST = {"same": 2, "full": 5, "run": 3}
COPIES = Counter(map(value, PACK))  # how many cards there are of each value

Story = Generator[tuple[int, list[str]], str, Any]


class Win(Exception):
    """A flush of six or more ends the game at once (STR-34)."""


class Referee(Hands):
    """The whole match; `below` gives the chance of the move that is being played."""

    def __init__(self, options: dict[str, Any], below: Below):
        self.options = options
        self.seats = range(options["seats"])
        self.below = below
        self.wins = [0] * len(self.seats)
        self.story = self.match()
        self.result: Any = None
        self.asked: tuple[int, list[str]] | None = next(self.story)

    def send(self, move: str) -> None:
        """Play a move; what is asked next is in `asked`, None when the match is over."""
        try:
            self.asked = self.story.send(move)
        except StopIteration:
            self.asked = None

    # The match

    def match(self) -> Story:
        youngest = self.options["youngest"]
        first, cards = (youngest + 1) % len(self.seats), 6  # STR-11
        for number in range(self.options["games"]):
            self.number = number + 1
            cards = yield from self.game(first, cards)
            for winner in self.winners:
                self.wins[winner] += 1
            self.show(thing for row in self.rows for thing in row)
            first = self.winners[0] if len(self.winners) == 1 else youngest
            if self.number < self.options["games"]:
                yield first, ["deal"]

    def game(self, first: int, cards: int) -> Story:
        """One game; returns with how many cards the winner begins the next one."""
        self.pile = list(PACK)
        self.discards: list[str] = []
        self.rows = [[Thing(self.draw()) for _ in range(cards if seat == first else 6)] for seat in self.seats]
        self.discards = [self.draw()]
        self.in_hand: str | None = None
        self.open_hand = False
        self.spread: list[str] = []
        self.direction, self.turns, self.lightning = 1, 0, False
        self.announcer: int | None = None
        self.barred: set[int] = set()
        self.winners: list[int] = []
        for seat in self.seats:  # STR-12
            for thing in self.rows[seat][:3]:
                thing.known.add(seat)
        self.current = first
        for step in self.seats:
            yield (first + step) % len(self.seats), ["ready"]
        while True:
            try:
                following = yield from self.turn()
            except Win as flush:
                self.winners = [self.current]
                length = int(str(flush))
                return 6 if length == 6 else max(1, 12 - length)
            self.barred.discard(self.current)
            self.turns += 1
            too_long = self.announcer is None and self.turns >= self.options["turn_limit"]  # STR-65
            if following == self.announcer or too_long:
                self.winners = self.best()
                return 6
            self.current = following

    def best(self) -> list[int]:
        """STR-51, STR-52."""
        tied = list(self.seats)
        measures = (
            lambda seat: sum(value(thing.card) for thing in self.rows[seat]),
            lambda seat: len(self.rows[seat]),
            lambda seat: min(value(thing.card) for thing in self.rows[seat]),
        )
        for measure in measures:
            least = min(map(measure, tied))
            tied = [seat for seat in tied if measure(seat) == least]
        if len(tied) > 1 and self.announcer in tied:
            tied.remove(self.announcer)
        return tied

    # A turn

    def turn(self) -> Story:
        """STR-20 to STR-22, STR-40; returns who plays next."""
        self.last: str | None = None
        self.awaiting: list[str] = []
        moves = ["draw"]
        if not self.lightning:
            moves += ["stratheos"] if self.announcer is None else []
            moves += ["take"] if self.discards and self.current not in self.barred else []
        move = yield self.current, moves
        self.lightning = False
        if move == "stratheos":
            self.announcer = self.current
            return self.next_to(self.current)
        self.in_hand = self.draw() if move == "draw" else self.discards.pop()
        self.open_hand = move == "take"
        flush = yield from self.use_card(must_stay=move == "take")
        while flush:  # STR-34
            flush = yield from self.bonus(flush)
        following = self.passive(taken=move == "take")
        yield from self.maluses()  # what fire has discarded (STR-41)
        return following

    def bonus(self, length: int) -> Story:
        """STR-34, STR-35; returns the length of the next flush."""
        barred = self.current in self.barred
        if length == 3 and barred:
            return 0
        if length > 3:
            if not self.pile and barred:
                self.pile = sorted(self.discards[:-1], key=PACK.index)
                self.discards = self.discards[-1:]
            self.spread = list(self.pile)
            self.shuffle(self.spread)
        fit = [card for card in PACK if length == 5 or 0 < value(card) < 16]
        moves = ["nothing"] + [f"choose {card}" for card in self.discards if card in fit and not barred]
        moves += [f"pick {number}" for number, card in enumerate(self.spread, start=1) if card in fit]
        move = yield self.current, moves
        if move == "nothing":
            self.spread = []
            return 0
        word, _, what = move.partition(" ")
        self.in_hand = what if word == "choose" else self.spread[int(what) - 1]
        (self.discards if word == "choose" else self.pile).remove(self.in_hand)
        self.open_hand = word == "choose"
        self.spread = []
        return (yield from self.use_card(must_stay=False))

    def use_card(self, must_stay: bool) -> Story:
        """STR-21; returns the length of a flush that earns a bonus turn."""
        row, card, may_announce, flush = self.rows[self.current], self.in_hand, True, 0
        while True:
            moves = [f"exchange {place}" for place in range(1, len(row) + 1)]
            moves += [] if must_stay else ["discard"]
            moves += ["power"] if not must_stay and self.power_works(card) else []
            moves += [kind for kind, fewest in FEWEST.items() if may_announce and len(row) >= fewest]
            move = yield self.current, moves
            if move not in FEWEST:
                break
            named = yield from self.name(move)
            if named is not None:
                flush = self.turn_over(move, named)
                break
            may_announce = False  # STR-33
        if move == "discard":
            self.in_hand = None
            self.discard(card)
        elif move == "power":
            self.open_hand = True
            yield from self.power(card)
            self.in_hand = None
            self.discard(card)
        elif move.startswith("exchange"):
            place = int(move.split()[1]) - 1
            old, row[place] = row[place], self.held()
            self.discard(old.card)
        yield from self.maluses()
        return flush

    # Combinations

    def name(self, kind: str) -> Story:
        """STR-30, STR-33; returns the places named, None when the announcement is taken back."""
        row, named = self.rows[self.current], []
        size = len(row)
        while True:
            free = [place for place in range(1, size + 1) if place not in named]
            moves = ["withdraw"] if size == 14 else []
            moves += [f"name {place}" for place in free if self.can_go_on(kind, [*named, place], size)]
            if len(named) + 1 >= FEWEST[kind]:
                for place in free:
                    things = [row[number - 1] for number in (*named, place)]
                    if size < 14 or (all(self.current in t.known for t in things) and self.right(kind, things)):
                        moves.append(f"last {place}")
            word, _, place = (yield self.current, moves).partition(" ")
            if word == "withdraw":
                return None
            named.append(int(place))
            if word == "last":
                return named

    def can_go_on(self, kind: str, named: list[int], size: int) -> bool:
        """Whether these, not the last card among them, are the beginning of something that can be named."""
        most = {"same": 6, "full": 5, "run": 14}[kind]
        if len(named) >= most or len(named) >= size:
            return False
        if kind == "run":
            return True
        if named != sorted(named):
            return False
        return kind == "same" or size - named[-1] >= 4 - len(named)

    def right(self, kind: str, things: list[Thing]) -> bool:
        values = [value(thing.card) for thing in things]
        if kind == "run":
            return values == list(range(values[0], values[0] + len(values)))
        counts = sorted(values.count(one) for one in set(values))
        return counts == [2, 3] if kind == "full" else len(counts) == 1

    def first_stranger(self, kind: str, things: list[Thing]) -> int:
        """STR-32: how many cards are seen, when they are turned over until one cannot belong."""
        for seen in range(1, len(things)):
            if not self.can_still_be(kind, [value(thing.card) for thing in things[:seen]], len(things)):
                return seen
        return len(things)

    def can_still_be(self, kind: str, values: list[int], many: int) -> bool:
        """Whether some announced combination of so many cards begins with these values."""
        if kind == "run":
            whole = range(values[0], values[0] + many)
            return set(whole) <= set(COPIES) and values == list(whole)[: len(values)]
        if kind == "same":
            return len(set(values)) == 1 and COPIES[values[0]] >= many
        return len(set(values)) <= 2 and max(values.count(one) for one in values) <= 3

    def turn_over(self, kind: str, named: list[int]) -> int:
        """STR-31, STR-32; returns the length of a flush."""
        row = self.rows[self.current]
        things = [row[place - 1] for place in named]
        if not self.right(kind, things):
            self.show(things[: self.first_stranger(kind, things)])
            row.append(self.held())
            return 0
        row[min(named) - 1] = self.held()
        row[:] = [thing for thing in row if not any(thing is gone for gone in things)]
        for thing in things:
            self.discard(thing.card)
        families = {family(thing.card) for thing in things}
        if not self.options["flush"] or kind != "run" or len(families) > 1 or None in families:
            return 0
        if len(things) >= 6:
            raise Win(str(len(things)))
        return len(things)

    # Powers

    def opponents(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.current]

    def power_works(self, card: str) -> bool:
        """STR-4: whether there is anything to use the power on."""
        if self.options["novice"] or not is_figure(card):
            return False
        reachable = [seat for seat in self.opponents() if self.loose(seat)]
        return {
            "13": True,
            "14": bool(reachable),
            "15": bool(reachable),
            "I16": bool(self.loose(self.current)),
            "E16": True,
            "L16": any(len(self.rows[seat]) < 14 for seat in self.opponents()),
            "F16": bool(reachable),
            "W16": any(len(self.loose(seat)) > 1 for seat in self.opponents()),
            "A16": len(reachable) > 1,
        }[card if card.endswith("16") else card[1:]]

    def aim(self, seats: Iterable[int], allowed: Callable[[Thing], bool]) -> Story:
        """Ask for a place; returns the seat and the index in its row."""
        spots = {
            f"on {seat}.{place}": (seat, place - 1)
            for seat in seats
            for place, thing in enumerate(self.rows[seat], start=1)
            if allowed(thing)
        }
        return spots[(yield self.current, list(spots))]

    def aim_at_seat(self, seats: Iterable[int]) -> Story:
        return int((yield self.current, [f"on {seat}" for seat in seats]).split()[1])

    def power(self, card: str) -> Story:
        """STR-4, card by card."""
        mine, others = [self.current], self.opponents()
        if card.endswith("16"):
            yield from self.deity(card[0], mine, others)
        elif card.endswith("15"):
            own = yield from self.aim(mine, lambda thing: True)
            other = yield from self.aim(others, lambda thing: not thing.protected)
            self.rows[own[0]][own[1]].protected = False
            self.swap(own, other)
        else:
            own = card.endswith("13")
            seat, place = yield from self.aim(mine if own else others, lambda thing: own or not thing.protected)
            self.rows[seat][place].known.add(self.current)
            yield self.current, ["ready"]

    def deity(self, letter: str, mine: list[int], others: list[int]) -> Story:
        if letter == "I":
            seat, place = yield from self.aim(mine, lambda thing: not thing.protected)
            self.rows[seat][place].protected = True
        elif letter == "E":
            self.barred.add((yield from self.aim_at_seat(others)))
        elif letter == "L":
            self.add((yield from self.aim_at_seat(seat for seat in others if len(self.rows[seat]) < 14)))
        elif letter == "F":
            seat, place = yield from self.aim(others, lambda thing: not thing.protected)
            burnt = self.rows[seat][place].card
            self.discards.insert(0, burnt)
            self.awaiting.append(burnt)
            self.rows[seat][place] = Thing(self.draw())
        elif letter == "W":
            self.scramble((yield from self.aim_at_seat(seat for seat in others if len(self.loose(seat)) > 1)))
        else:
            reachable = [seat for seat in others if self.loose(seat)]
            one = yield from self.aim(reachable, lambda thing: not thing.protected)
            rest = [seat for seat in reachable if seat != one[0]]
            self.swap(one, (yield from self.aim(rest, lambda thing: not thing.protected)))

    # What follows

    def maluses(self) -> Story:
        """STR-5, STR-41."""
        while self.awaiting:
            card = self.awaiting.pop(0)
            if self.options["novice"]:
                continue
            if card == "RAG":
                yield from self.ragnarok()
            elif card == "APO":
                self.add(self.current)
                self.add(self.current)
            elif card == "DEL":
                self.scramble(self.current)

    def ragnarok(self) -> Story:
        """STR-5, STR-42."""
        me, neighbour = self.current, self.next_to(self.current)
        mine, theirs = self.loose(me), self.loose(neighbour)
        if len(mine) == len(self.rows[me]) and len(theirs) == len(self.rows[neighbour]):
            self.rows[me], self.rows[neighbour] = self.rows[neighbour], self.rows[me]
            return
        many = min(len(mine), len(theirs))
        if many and len(mine) > many:
            mine = yield from self.choose_gifts(neighbour, me, many)
        elif many and len(theirs) > many:
            theirs = yield from self.choose_gifts(neighbour, neighbour, many)
        for one, other in zip(mine[:many], theirs[:many], strict=True):
            here = next(i for i, thing in enumerate(self.rows[me]) if thing is one)
            there = next(i for i, thing in enumerate(self.rows[neighbour]) if thing is other)
            self.swap((me, here), (neighbour, there))

    def choose_gifts(self, decider: int, owner: int, many: int) -> Story:
        row, given = self.rows[owner], []
        while len(given) < many:
            free = [place for place in range(1, len(row) + 1) if not row[place - 1].protected]
            after = [place for place in free if not given or place > given[-1]]
            fit = after[: len(after) - (many - len(given)) + 1]
            given.append(int((yield decider, [f"give {place}" for place in fit]).split()[1]))
        return [row[place - 1] for place in given]

    def passive(self, taken: bool) -> int:
        """STR-40: what the card discarded last does, and who plays next."""
        following = self.next_to(self.current)
        if not self.options["passives"] or self.announcer is not None or not is_figure(self.last):
            return following
        element = family(self.last)
        if element == "L":
            self.lightning = True
        elif element == "F":
            top = self.draw()
            self.discards.append(top)
            self.awaiting.append(top)
        elif element == "E":
            return self.next_to(following)
        elif element == "I" and not taken:
            return self.current
        elif element == "A":
            self.direction = -self.direction
            return self.next_to(self.current)
        return following
