"""One game behind one face: whatever lies in its folder, found by name and loaded when first needed."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import narration, rulebook
from ludotheque.contract.errors import DocumentError, IllegalMove, NotAMove
from ludotheque.contract.options import Choice, Option
from ludotheque.contract.shapes import Outcome
from ludotheque.contract.texts import say

if TYPE_CHECKING:
    from ludotheque.kernel.record import Snapshot
    from ludotheque.match import Match

Position = NDArray[np.int64]  # a record as a flat buffer
Event = dict[str, Any]
Parts = dict[str, Any]  # a move as data
Question = Callable[[Mapping[str, Any], Sequence[str], Sequence[str]], list[str]]
LONGEST_MOVE = 200  # characters; no game writes longer moves, and nobody need read longer ones


class Game:
    """The rules of one game and everything that speaks about them. Positions are flat int64 buffers."""

    def __init__(self, name: str, package: str):
        self.name = name
        self.package = package
        self._parts: dict[str, ModuleType] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        if name not in self._parts:
            self._parts[name] = importlib.import_module(f"{self.package}.{name}")
        return self._parts[name]

    def has_part(self, name: str) -> bool:
        """Whether the folder has this module; some are optional."""
        return find_spec(f"{self.package}.{name}") is not None

    @cached_property
    def home(self) -> Path:
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def rules(self) -> ModuleType:
        return self.part("rules")

    @cached_property
    def kernel(self) -> ModuleType:
        """The compiled rules for flat buffers: setup, legal, play, turn, mask, fill, payoff."""
        from ludotheque.kernel.specialise import specialise  # Numba is loaded with the first position, not before

        return specialise("calls", self.rules)

    @cached_property
    def snapshot(self) -> "Callable[[Position], Snapshot]":
        """What makes a snapshot of a position: its fields as plain Python."""
        from ludotheque.kernel.record import snapshots

        return snapshots(self.rules.State)

    @cached_property
    def _schema(self) -> dict[str, Any]:
        from ludotheque.contract.schema import schema  # which loads a library that nothing else needs

        return schema(self.part("shapes"), self.name)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the game's views, moves, events and reasons."""
        return deepcopy(self._schema)

    # A table

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table can agree on."""
        return tuple(self.part("options").OPTIONS)

    @property
    def variants(self) -> dict[str, dict[str, Choice]]:
        """The named ways to play: name → options."""
        return dict(self.part("options").VARIANTS)

    def agree(self, given: Mapping[str, Any]) -> dict[str, Choice]:
        """All options of a table from the ones given."""
        return dict(self.part("options").agree(given))

    def encode(self, options: Mapping[str, Choice]) -> NDArray[np.int64]:
        """The options as the kernel reads them."""
        record = np.zeros(1, self.rules.Options)
        for field, number in self.part("options").encode(options).items():
            record[0][field] = number
        return record.view(np.int64)

    @property
    def version(self) -> int:
        """Of the rules: raised when a change of them would replay an old record differently."""
        return int(self.rules.VERSION)

    def replays(self, version: int, options: Mapping[str, Choice]) -> bool:
        """Whether a record made under this version of the rules replays the same today."""
        unchanged = getattr(self.part("options"), "unchanged_since", None)
        return version == self.version or (unchanged is not None and bool(unchanged(version, options)))

    def new(self, *, seed: int | None = None, **options: Any) -> "Match":
        """A new match, e.g. `new(seats=3, seed=42)`; without a seed, one that nobody can guess."""
        from ludotheque.match import Match

        return Match.new(self, options, seed)

    def load(self, document: Any, *, seed: int | None = None) -> "Match":
        """A match that goes on from a position document; the seed is for what is still to be drawn."""
        from ludotheque.match import Match

        return Match.load(self, document, seed)

    # A position

    def record(self, position: Position) -> Any:
        """The position as a record with named fields, on the same memory."""
        return position.view(self.rules.State)[0]

    def turn(self, position: Position) -> int | None:
        seat = int(self.kernel.turn(position))
        return None if seat < 0 else seat

    def codes(self, position: Position) -> list[int]:
        """The legal moves as the kernel's numbers, in rising order."""
        out = np.empty(self.rules.OUT_SIZE, np.int64)
        codes: list[int] = out[: self.kernel.legal(position, out)].tolist()
        return codes

    def moves(self, position: Position) -> dict[str, int]:
        """The legal moves: text → number, in the same order."""
        s, notation = self.snapshot(position), self.part("notation")
        return {notation.text(notation.parts(s, code)): code for code in self.codes(position)}

    def parts(self, position: Position, code: int) -> Parts:
        """A move of this position as data: its kind and what it touches."""
        return dict(self.part("notation").parts(self.snapshot(position), code))

    def text(self, position: Position, code: int) -> str:
        """A move of this position as text."""
        return str(self.part("notation").text(self.parts(position, code)))

    def written(self, position: Position, code: int) -> Parts:
        """A move of this position as text and as data."""
        parts = self.parts(position, code)
        return {"text": self.part("notation").text(parts), **parts}

    def masked(self, position: Position, seat: int | None) -> Position:
        """A copy of the position with only what the seat knows; None is a spectator."""
        copy = position.copy()
        self.kernel.mask(copy, -1 if seat is None else seat)
        return copy

    def refusal(self, masked: Position, text: str) -> IllegalMove:
        """Why a text is no legal move for the seat to act, from what that seat knows."""
        notation, legal = self.part("notation"), list(self.moves(masked))
        clause = notation.CLAUSES["notation"]
        if len(text) > LONGEST_MOVE:
            return NotAMove("move-too-long", clause=clause, move=text, most=LONGEST_MOVE)
        if (tidy := self.tidy(text)) in legal:
            return NotAMove("untidy", clause=clause, move=text, tidy=tidy, instead=[tidy])
        refusal: IllegalMove = self.part("refusal").why(self.snapshot(masked), text, legal)
        return refusal

    def tidy(self, entry: str) -> str:
        """What a person typed, in the form of the notation where it can be."""
        return entry if len(entry) > LONGEST_MOVE else str(self.part("notation").tidy(entry))

    def view(self, masked: Position, seat: int | None, options: Mapping[str, Choice], ply: int) -> dict[str, Any]:
        """What the eyes of a seat see at a table after so many moves; the seat to act sees its legal moves too."""
        s, notation, turn = self.snapshot(masked), self.part("notation"), self.turn(masked)
        moves = []
        if turn is not None and seat == turn:
            for code in self.codes(masked):
                parts = notation.parts(s, code)
                moves.append({"text": notation.text(parts), **parts})
        return {
            "game": self.name,
            "options": {name: value for name, value in options.items() if name != "seats"},
            "seats": options["seats"],
            "seat": seat,
            "turn": turn,
            "ply": ply,
            "result": self.outcome(masked) if turn is None else None,
            **self.part("view").view(s, seat),
            "moves": moves,
        }

    def happened(self, before: Position, code: int, after: Position) -> list[Event]:
        """The story of a move from two positions masked for the listener."""
        s = self.snapshot(before)
        return list(self.part("story").happened(s, self.part("notation").parts(s, code), self.snapshot(after)))

    def outcome(self, position: Position) -> Outcome:
        """Who won a finished match."""
        outcome: Outcome = self.part("view").outcome(self.snapshot(position))
        return outcome

    def rounds(self, position: Position) -> int | None:
        """How many rounds were counted; None in a game that is not played in rounds."""
        return int(self.record(position).rounds) if "rounds" in self.rules.State.names else None

    def reasons(self, masked: Position, code: int) -> list[Event]:
        """What speaks for and against a move of the seat to act, as facts; `say(**reason)` tells one."""
        return list(self.part("hints").reasons(self.snapshot(masked), code)) if self.has_part("hints") else []

    def document(self, position: Position) -> dict[str, Any]:
        return dict(self.part("document").document(self.snapshot(position)))

    def restore(self, document: dict[str, Any], options: dict[str, Choice]) -> Position:
        """The position of a document (without its heading) at a table with these options."""
        position = np.zeros(self.kernel.WORDS, np.int64)
        record, agreed = self.record(position), self.part("options").encode(options)
        for field in self.rules.State.names:
            if field in agreed:
                record[field] = agreed[field]
        try:
            self.part("document").restore(record, document, options)
        except OverflowError as overflow:
            raise DocumentError("document-out-of-range") from overflow
        return position

    # Words

    def say(self, key: str, **facts: Any) -> str:
        """One of the game's texts in the current language."""
        return say(key, self.home, **facts)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence, with the players' names."""
        return narration.tell(event, names, self.home, self.part("words").SPOKEN)

    def meaning(self, move: Parts, view: Mapping[str, Any]) -> str:
        """A legal move of a view in words."""
        return str(self.part("words").meaning(move, view))

    @property
    def preferences(self) -> dict[str, tuple[str, ...]]:
        """What a player may like one way or another: name → choices, the first is the default."""
        return dict(getattr(self.part("words"), "PREFERENCES", {}))

    @property
    def questions(self) -> dict[str, Question]:
        """What a player may ask the game: name → the answer, from a view, the players' names and the words asked."""
        return dict(getattr(self.part("words"), "QUESTIONS", {}))

    def rulebook(self) -> str:
        return rulebook.rulebook(self.home)

    def clause(self, name: str) -> str:
        return rulebook.clause(self.home, name)
