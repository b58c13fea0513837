"""A match: a position, what is still allowed, and everything that was played."""

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.bots import Hint, hints
from ludotheque.contract.errors import (
    DocumentError,
    IllegalMove,
    MatchOver,
    NothingToUndo,
    OptionError,
    OutOfTurn,
    RecordError,
    nearest,
    shown,
)
from ludotheque.contract.options import Choice
from ludotheque.contract.seeds import read_seed
from ludotheque.game import Event, Game, Position
from ludotheque.registry import game as game_called

RULES_VERSION = 1  # of the records: raised when a change of rules would replay an old record differently
SEED = re.compile("[0-9a-f]{1,32}")  # in a record
HEADING = ("game", "options", "seats")


@dataclass(frozen=True)
class Result:
    """The end of a match: who won, every seat's score, and the clause that says so."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    clause: str


class Match:
    """One match of a game. Seats are numbers from 0, moves are texts; nothing here knows a rule."""

    def __init__(
        self, game: Game, options: dict[str, Choice], seed: int, position: Position, start: dict[str, Any] | None = None
    ):
        self.game = game
        self.options = options
        self.seed = seed
        self.history: list[str] = []
        self.played: list[int] = []  # the same moves as the kernel's numbers
        self._start = start
        self._positions = [position]

    @classmethod
    def new(cls, game: Game, given: dict[str, Any], seed: int | None) -> "Match":
        options = game.agree(given)
        seed = read_seed(seed)
        position = np.zeros(game.kernel.WORDS, np.int64)
        game.kernel.setup(position, game.encode(options), _chance(seed, 0))
        return cls(game, options, seed, position)

    @classmethod
    def load(cls, game: Game, document: Any, seed: int | None) -> "Match":
        """Go on from a position document; what is not in it yet (the cards to come) is drawn anew."""
        if not isinstance(document, dict):
            raise DocumentError("document-not-object")
        for field in HEADING:
            if field not in document:
                raise DocumentError("field-missing", field=field, name=field)
        if document["game"] != game.name:
            raise DocumentError("document-of-another-game", field="game", game=game.name, other=document["game"])
        if not isinstance(document["options"], dict):
            raise DocumentError("wanted-object", field="options", name="options")
        options = game.agree(_all_options(document))
        position = game.restore({field: value for field, value in document.items() if field not in HEADING}, options)
        match = cls(game, options, read_seed(seed), position)
        match._start = match.dump()
        return match

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.options['seats']} seats, {len(self.history)} moves played>"

    @property
    def position(self) -> Position:
        """The whole position, hidden cards included: never let it near a player. See `view` and `view_record`."""
        return self._positions[-1]

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the match is over."""
        return self.game.turn(self.position)

    def moves(self) -> list[str]:
        """The legal moves of the seat to act as texts, in the kernel's order."""
        return list(self.game.moves(self.position))

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a move of the seat to act (and of no other, if a seat is named)."""
        turn = self._check_turn(seat)
        legal = self.game.moves(self.position)
        if not isinstance(move, str) or move not in legal:
            raise self.game.refusal(self.view_record(turn), str(shown(move)))
        after = self.position.copy()
        self.game.kernel.play(after, legal[move], _chance(self.seed, len(self._positions)))
        self._positions.append(after)
        self.history.append(move)
        self.played.append(legal[move])

    def undo(self) -> str:
        """Take the last move back; returns it."""
        if not self.history:
            raise NothingToUndo("nothing-to-undo")
        self._positions.pop()
        self.played.pop()
        return self.history.pop()

    def clone(self) -> "Match":
        """A match of its own that stands where this one stands."""
        twin = Match(self.game, dict(self.options), self.seed, self.position, self._start)
        twin._positions = [position.copy() for position in self._positions]
        twin.history = list(self.history)
        twin.played = list(self.played)
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may see, as JSON-able data; None is a spectator."""
        return self.game.view(self.view_record(seat), seat)

    def view_record(self, seat: int | None) -> Position:
        """All that a seat knows, as a record: what bots get."""
        self._check_seat(seat)
        return self.game.masked(self.position, seat)

    def hint(self, seat: int, budget: float = 1.0, iterations: int | None = None) -> list[Hint]:
        """The moves of the seat to act, the best first, from what it knows; the budget is seconds, or iterations."""
        if seat is None:  # a spectator must not get a player's hint
            raise OptionError("no-such-seat", field="seat", seat=seat, most=self.seats - 1)
        return hints(self.game, self.view_record(self._check_turn(seat)), budget, iterations)

    def happened(self, seat: int | None, ply: int = -1) -> list[Event]:
        """The story of a move (the last one unless its number, from 0, is given), as the seat saw it."""
        self._check_seat(seat)
        if type(ply) is not int or not -len(self.history) <= ply < len(self.history):
            raise OptionError("no-such-ply", field="ply", ply=ply, played=len(self.history))
        ply %= len(self.history)
        before, after = (self.game.masked(self._positions[at], seat) for at in (ply, ply + 1))
        return self.game.happened(before, self.history[ply], after)

    @property
    def result(self) -> Result | None:
        if self.turn is not None:
            return None
        found = self.game.outcome(self.position)
        return Result(tuple(found["winners"]), tuple(found["scores"]), found["reason"], found["clause"])

    def dump(self) -> dict[str, Any]:
        """The whole position as a readable JSON document; `game.load` takes it back."""
        options = {name: value for name, value in self.options.items() if name != "seats"}
        return {"game": self.game.name, "options": options, "seats": self.seats, **self.game.document(self.position)}

    def record(self) -> dict[str, Any]:
        """Everything needed to play the match again, as JSON-able data; `replay` takes it back."""
        options = {name: value for name, value in self.options.items() if name != "seats"}
        heading = {"game": self.game.name, "rules": RULES_VERSION, "seats": self.seats, "options": options}
        start = {"start": self._start} if self._start is not None else {}
        return {**heading, "seed": f"{self.seed:032x}", **start, "moves": list(self.history)}

    def _check_turn(self, seat: int | None) -> int:
        """The seat to act; a match that is over and a seat that is not to act are refused."""
        turn, clauses = self.turn, self.game.part("notation").CLAUSES
        if turn is None:
            raise MatchOver("match-over", clause=clauses["over"])
        self._check_seat(seat)
        if seat is not None and seat != turn:
            raise OutOfTurn("out-of-turn", clause=clauses["turn"], seat=seat, turn=turn)
        return turn

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise OptionError("no-such-seat", field="seat", seat=seat, most=self.seats - 1)


def _all_options(document: dict[str, Any]) -> dict[str, Any]:
    """The options of a document or record, the seats among them; they are named outside the others, and only there."""
    if "seats" in document["options"]:
        raise OptionError("seats-among-options", field="options")
    return {**document["options"], "seats": document["seats"]}


def _chance(seed: int, ply: int) -> Any:
    """Every move has a generator of its own, so that nothing drawn in one tells anything of another."""
    from ludotheque.kernel.random import new_rng

    return new_rng(seed, ply)


RECORD_FIELDS = {"game": str, "rules": int, "seats": int, "options": dict, "seed": str, "moves": list}


def replay(record: Any) -> Match:
    """Play a recorded match again, to the same bytes."""
    if not isinstance(record, dict):
        raise RecordError("record-not-object")
    for field, kind in RECORD_FIELDS.items():
        if field not in record:
            raise RecordError("field-missing", field=field, name=field)
        if type(record[field]) is not kind:
            raise RecordError("record-field", field=field, name=field, kind=kind.__name__)
    for field in record:
        if field not in RECORD_FIELDS and field != "start":
            raise RecordError(
                "field-unknown", field=str(shown(field)), name=field, nearest=nearest(field, RECORD_FIELDS)
            )
    if record["rules"] != RULES_VERSION:
        raise RecordError("record-version", field="rules", version=record["rules"], current=RULES_VERSION)
    if not SEED.fullmatch(record["seed"]):
        raise RecordError("record-seed", field="seed", seed=record["seed"])
    seed = int(record["seed"], 16)
    game = game_called(record["game"])
    if "start" in record:
        match = Match.load(game, record["start"], seed)
        if match.options != game.agree(_all_options(record)):
            raise RecordError("record-start", field="start")
    else:
        match = Match.new(game, _all_options(record), seed)
    for number, move in enumerate(record["moves"], start=1):
        try:
            match.play(move)
        except IllegalMove as wrong:
            raise RecordError(
                "record-move", field="moves", clause=wrong.clause, number=number, move=move, why=wrong
            ) from wrong
    return match
