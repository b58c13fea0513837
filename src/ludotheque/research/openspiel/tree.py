"""A game as a tree of moments, for players and chance in turn; nothing here knows OpenSpiel."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.game import Game, Position
from ludotheque.research.face import Face
from ludotheque.research.openspiel.chance import Chance, Lots, Said

SETUP, FILL = -1, -2  # events that are no moves: the first deal; the hidden cards of a position set up by a document
DEAL = (SETUP, FILL)
Trail = bytes  # a digest of all that a seat has seen


@dataclass(frozen=True)
class Moment:
    """A position and, while chance has the word, what is going on and what chance has said about it."""

    position: Position  # never written to
    ply: int
    trails: tuple[Trail, ...]  # of each seat, in this moment
    event: int | None = None  # a move or a deal that is not complete, for want of chance
    said: Said = ()
    lots: Lots | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        return self


class Tree:
    """All that can happen at one kind of table, from a new match or from what everybody sees of a position."""

    def __init__(self, game: Game, options: Mapping[str, Any], chance: Chance, start: Position | None = None):
        self.game, self.chance = game, chance
        self.face = Face(game, options)
        self.seats = self.face.seats
        self._encoded = game.encode(self.face.options)
        position = np.zeros(game.kernel.WORDS, np.int64) if start is None else game.masked(start, None)
        untold = Moment(position, 0, (b"",) * self.seats)
        self.opening = self._go_on(untold, SETUP if start is None else FILL, ())

    # Who is to act, and how it goes on

    def turn(self, moment: Moment) -> int | None:
        """The seat to act where it is not chance; None when the match is over."""
        return self.game.turn(moment.position)

    def legal_actions(self, moment: Moment) -> list[int]:
        return self.face.legal_actions(moment.position)

    def play(self, moment: Moment, action: int) -> Moment:
        return self._go_on(moment, self.face.code_of(action, moment.position), ())

    def draw(self, moment: Moment, lot: int) -> Moment:
        assert moment.event is not None
        assert moment.lots is not None
        return self._go_on(moment, moment.event, moment.lots.said[lot])

    def _go_on(self, before: Moment, event: int, said: Said) -> Moment:
        after = self.chance.go_on(partial(self._happen, before.position, event), said)
        if isinstance(after, Lots):
            return Moment(before.position, before.ply, before.trails, event, said, after)
        trails = tuple(self._trail(after, seat, before.trails[seat], event) for seat in range(self.seats))
        return Moment(after, before.ply + (event not in DEAL), trails)

    def _happen(self, before: Position, event: int, rng: NDArray[Any]) -> Position:
        after, kernel = before.copy(), self.game.kernel
        if event == SETUP:
            kernel.setup(after, self._encoded, rng)
        elif event == FILL:
            kernel.fill(after, rng)
        else:
            kernel.play(after, event, rng)
        return after

    def returns(self, moment: Moment) -> list[float]:
        """At the end of a match as `Rollout.rewards`: twice each seat's share less the mean share."""
        if moment.event is not None or self.turn(moment) is not None:
            return [0.0] * self.seats
        shares = np.zeros(self.game.rules.SEATS)
        self.game.kernel.payoff(moment.position, shares)
        own = shares[: self.seats]
        returns: list[float] = (2 * (own - own.mean())).tolist()
        return returns

    # What a seat knows

    def _trail(self, position: Position, seat: int, before: Trail, event: int) -> Trail:
        seen = self.game.masked(position, seat).tobytes()
        return blake2b(before + event.to_bytes(8, "little", signed=True) + seen, digest_size=16).digest()

    def information(self, moment: Moment, seat: int) -> str:
        """All that a seat has seen up to now, as a name for it: where two are equal, it cannot tell them apart."""
        known = f"{seat} {moment.trails[seat].hex()}"
        return known if moment.event is None or moment.event in DEAL else f"{known} {moment.event}"

    def observation(self, moment: Moment, seat: int) -> NDArray[np.uint8]:
        """By the layout of the face; nothing before the deal."""
        if moment.event in DEAL:
            return np.zeros(self.face.length, np.uint8)
        return self.face.observe(moment.position, seat)

    def view(self, moment: Moment, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator) has before its eyes; nothing before the deal."""
        if moment.event in DEAL:
            return {}
        seen = self.game.seen(moment.position, seat)
        return self.game.view(seen, seat, self.face.options, moment.ply)

    def private(self, moment: Moment, seat: int) -> dict[str, Any]:
        """What a seat sees and a spectator does not."""
        own, public = self.view(moment, seat), self.view(moment, None)
        return {what: seen for what, seen in own.items() if what not in ("seat", "moves") and seen != public[what]}

    def imagined(self, moment: Moment, seat: int, rng: NDArray[np.int64]) -> Moment:
        """A moment of a world that the seat could be living in: made of what it knows and of nothing else.

        Every deal of the cards that its record does not show is as likely as another. What the others have seen in that
        world is only what they see there now.
        """
        world = self.game.masked(moment.position, seat)
        self.game.kernel.fill(world, rng)
        trails = [self._trail(world, other, b"", FILL) for other in range(self.seats)]
        trails[seat] = moment.trails[seat]
        return Moment(world, moment.ply, tuple(trails))

    # Words

    def text(self, moment: Moment, action: int) -> str:
        return self.game.text(moment.position, self.face.code_of(action, moment.position))

    def whole(self, moment: Moment) -> str:
        """All there is, hidden cards included."""
        if moment.event in DEAL:
            return f"the deal {moment.said}"
        position = json.dumps(self.game.document(moment.position))
        if moment.event is None:
            return position
        return f"{position} {self.game.text(moment.position, moment.event)} {moment.said}"
