"""A match: a position, what is still allowed, and everything that was played."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from sys import intern
from typing import Any

import numpy as np

from ludotheque.bots import Hint, hints
from ludotheque.bots.tree import never
from ludotheque.contract.errors import (
    DocumentError,
    IllegalMove,
    MatchOver,
    NothingToUndo,
    OptionError,
    OutOfTurn,
    RecordError,
    StaleMove,
    nearest,
    shown,
)
from ludotheque.contract.options import Choice
from ludotheque.contract.seeds import read_seed
from ludotheque.contract.shapes import Told
from ludotheque.contract.texts import say
from ludotheque.game import Event, Game, Position
from ludotheque.past import Past
from ludotheque.registry import game as game_called

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
        self._start = start
        self._past = Past(position, partial(_play, game.kernel.play, seed))
        self._turn: tuple[Position | None, int | None] = None, None

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
        if not isinstance(document["game"], str) or document["game"] != game.name:
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
        return self._past.now

    @property
    def played(self) -> Sequence[int]:
        """The moves so far as the kernel's numbers."""
        return self._past.codes

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self.history)

    def position_at(self, ply: int) -> Position:
        """The whole position after so many moves. As with `position`: never let it near a player."""
        return self._past.at(ply)

    def drew(self, ply: int) -> bool:
        """Whether chance had a part in the move of this number, from 0: something was drawn, dealt or shuffled."""
        chance = _chance(self.seed, ply + 1)
        untouched = chance.copy()
        self.game.kernel.play(self.position_at(ply).copy(), self.played[ply], chance)
        return bool((chance != untouched).any())

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the match is over."""
        if self._turn[0] is not self.position:  # which is never changed: the next one is another
            self._turn = self.position, self.game.turn(self.position)
        return self._turn[1]

    def moves(self) -> list[str]:
        """The legal moves of the seat to act as texts, in the kernel's order."""
        return list(self.game.moves(self.position))

    def play(self, move: str, seat: int | None = None, ply: int | None = None) -> None:
        """Play a move of the seat to act: of no other, if a seat is named; and only now, if a ply is.

        `ply` is how many moves had been played when the move was chosen: a stale one tells what has happened since.
        """
        self._check_seat(seat)
        self._check_ply(ply, seat)
        self.play_again(self.find(move, seat), move)

    def find(self, move: str, seat: int | None = None) -> int:
        """The kernel's number of a legal move of the seat to act; others are refused, and nothing has changed."""
        turn = self.check_turn(seat)
        code = self.game.code(self.position, move) if isinstance(move, str) else None
        if code is None:
            raise self.game.refusal(self.view_record(turn), str(shown(move)))
        return code

    def play_again(self, code: int, move: str) -> None:
        """Play a move that was found legal here before: its number and its text, as a log keeps them. Unchecked."""
        self._past.add(code)
        self.history.append(intern(move))  # one copy of each text serves all matches

    def undo(self) -> str:
        """Take the last move back; returns it."""
        if not self.history:
            raise NothingToUndo("nothing-to-undo")
        self._past.drop()
        return self.history.pop()

    def clone(self) -> "Match":
        """A match of its own that stands where this one stands."""
        twin = Match(self.game, dict(self.options), self.seed, self.position, self._start)
        twin._past = self._past.copy()
        twin.history = list(self.history)
        return twin

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[Any], "Match"], tuple[dict[str, Any]]]:
        return replay, (self.record(),)

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        return self.game.drawn(self.view(None), self._numbered)

    def _repr_html_(self) -> str:
        """The same in colours, for notebooks."""
        return self.game.drawn_for_a_page(self.view(None), self._numbered)

    @property
    def _numbered(self) -> list[str]:
        """Names for players of whom nothing else is known."""
        return [say("player-number", number=seat + 1) for seat in range(self.seats)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may see, as JSON-able data; None is a spectator."""
        return self.game.view(self.game.snapshot(self.view_record(seat)), seat, self.options, self.ply)

    def view_record(self, seat: int | None) -> Position:
        """All that a seat knows, as a record: what bots get."""
        self._check_seat(seat)
        return self.game.masked(self.position, seat)

    def hint(
        self,
        seat: int,
        budget: float = 1.0,
        iterations: int | None = None,
        stopped: Callable[[], bool] = never,
    ) -> list[Hint]:
        """The moves of the seat to act, the best first, from what it knows; the budget is seconds, or iterations.

        When `stopped()` says so, it answers at once with what it has thought so far.
        """
        if seat is None:  # a spectator must not get a player's hint
            raise OptionError("no-such-seat", field="seat", seat=seat, most=self.seats - 1)
        self._check_seat(seat)
        return hints(self.game, self.view_record(self.check_turn(seat)), budget, iterations, stopped)

    def happened(self, seat: int | None, ply: int = -1) -> list[Event]:
        """The story of a move (the last one unless its number, from 0, is given), as the seat saw it."""
        self._check_seat(seat)
        if type(ply) is not int or not -self.ply <= ply < self.ply:
            raise OptionError("no-such-ply", field="ply", ply=ply, played=self.ply)
        ply %= self.ply
        before, after = (self.game.seen(self._past.at(at), seat) for at in (ply, ply + 1))
        return self.game.happened(before, self.played[ply], after)

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """The story from a ply on, move by move, as the seat saw it: for who comes back, or comes to watch."""
        self._check_seat(seat)
        if type(since) is not int or not 0 <= since <= self.ply:
            raise OptionError("no-such-since", field="since", since=since, played=self.ply)
        story: list[Told] = []
        seen = (self.game.seen(position, seat) for position in self._past.since(since))
        for ply, (before, after) in enumerate(pairwise(seen), start=since):
            code = self.played[ply]
            mover = self.game.turn(before.position)
            assert mover is not None
            move, happened = self.game.told(before, code, after)
            story.append({"ply": ply, "seat": mover, "move": move, "happened": happened})
        return story

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
        """Everything needed to play the match again, as JSON-able data; `replay` takes it back.

        The seed tells every card, also those to come: like `dump`, never for players before the end.
        """
        options = {name: value for name, value in self.options.items() if name != "seats"}
        heading = {"game": self.game.name, "rules": self.game.version, "seats": self.seats, "options": options}
        start = {"start": self._start} if self._start is not None else {}
        return {**heading, "seed": f"{self.seed:032x}", **start, "moves": list(self.history)}

    def check_turn(self, seat: int | None) -> int:
        """The seat to act; a match that is over and a seat that is not to act are refused."""
        turn, clauses = self.turn, self.game.part("notation").CLAUSES
        if turn is None:
            raise MatchOver("match-over", clause=clauses["over"])
        if seat is not None and seat != turn:
            raise OutOfTurn("out-of-turn", clause=clauses["turn"], seat=seat, turn=turn)
        return turn

    def _check_ply(self, ply: int | None, seat: int | None) -> None:
        """Refuse a move that was chosen at another moment of the match."""
        if ply is None:
            return
        if type(ply) is not int or ply < 0:
            raise OptionError("ply-out-of-range", field="ply", ply=ply)
        if ply != self.ply:
            missed = self.events(seat, ply) if ply < self.ply else []
            raise StaleMove(
                "move-stale" if missed else "move-ahead",
                clause=self.game.part("notation").CLAUSES["turn"],
                field="ply",
                missed=missed,
                ply=ply,
                played=self.ply,
            )

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise OptionError("no-such-seat", field="seat", seat=seat, most=self.seats - 1)


def _all_options(document: dict[str, Any]) -> dict[str, Any]:
    """The options of a document or record, the seats among them; they are named outside the others, and only there."""
    if "seats" in document["options"]:
        raise OptionError("seats-among-options", field="options")
    return {**document["options"], "seats": document["seats"]}


def _play(play: Callable[..., None], seed: int, position: Position, code: int, ply: int) -> None:
    """Every move has a generator of its own, so that nothing drawn in one tells anything of another."""
    play(position, code, _chance(seed, ply + 1))


def _chance(seed: int, ply: int) -> Any:
    from ludotheque.kernel.random import new_rng  # Numba is loaded with the first position, not before

    return new_rng(seed, ply)


RECORD_FIELDS = {"game": str, "rules": int, "seats": int, "options": dict, "seed": str, "moves": list}
OTHER_FIELDS = ("start", "result", "digest", "shuffle")  # all but the first are a table's: see `ludotheque.records`


def replay(record: Any) -> Match:
    """Play a recorded match again, to the same bytes. What a table adds is for `verify` to judge."""
    if not isinstance(record, dict):
        raise RecordError("record-not-object")
    for field, kind in RECORD_FIELDS.items():
        if field not in record:
            raise RecordError("field-missing", field=field, name=field)
        if type(record[field]) is not kind:
            raise RecordError("record-field", field=field, name=field, kind=kind.__name__)
    for field in record:
        if field not in RECORD_FIELDS and field not in OTHER_FIELDS:
            known = (*RECORD_FIELDS, *OTHER_FIELDS)
            raise RecordError("field-unknown", field=str(shown(field)), name=field, nearest=nearest(field, known))
    if not SEED.fullmatch(record["seed"]):
        raise RecordError("record-seed", field="seed", seed=record["seed"])
    seed = int(record["seed"], 16)
    game = game_called(record["game"])
    options = game.agree(_all_options(record))
    if not game.replays(record["rules"], options):
        raise RecordError("record-version", field="rules", version=record["rules"], current=game.version)
    if "start" in record:
        match = Match.load(game, record["start"], seed)
        if match.options != options:
            raise RecordError("record-start", field="start")
    else:
        match = Match.new(game, options, seed)
    for number, move in enumerate(record["moves"], start=1):
        try:
            match.play(move)
        except IllegalMove as wrong:
            raise RecordError(
                "record-move", field="moves", clause=wrong.clause, number=number, move=move, why=wrong
            ) from wrong
    return match
