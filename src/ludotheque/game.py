"""One game behind one face: whatever lies in its folder, found by name and loaded when first needed."""

import importlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import rulebook
from ludotheque.contract.errors import DocumentError, IllegalMove
from ludotheque.contract.options import Choice, Option
from ludotheque.contract.texts import say

if TYPE_CHECKING:
    from ludotheque.match import Match

Position = NDArray[np.int64]  # a record as a flat buffer
Event = dict[str, Any]


class Game:
    """The rules of one game and everything that speaks about them. Positions are flat int64 buffers."""

    def __init__(self, name: str, package: str):
        self.name = name
        self.package = package

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        return importlib.import_module(f"{self.package}.{name}")

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
    def _out(self) -> NDArray[np.int64]:
        return np.empty(self.rules.OUT_SIZE, np.int64)

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
        return list(map(int, self._out[: self.kernel.legal(position, self._out)]))

    def moves(self, position: Position) -> dict[str, int]:
        """The legal moves: text → number, in the same order."""
        record, text = self.record(position), self.part("notation").text
        return {text(record, code): code for code in self.codes(position)}

    def text(self, position: Position, code: int) -> str:
        """A move of this position as text."""
        return str(self.part("notation").text(self.record(position), code))

    def masked(self, position: Position, seat: int | None) -> Position:
        """A copy of the position with only what the seat knows; None is a spectator."""
        copy = position.copy()
        self.kernel.mask(copy, -1 if seat is None else seat)
        return copy

    def refusal(self, masked: Position, text: str) -> IllegalMove:
        """Why a text is no legal move for the seat to act, from what that seat knows."""
        refusal: IllegalMove = self.part("refusal").why(self.record(masked), text, list(self.moves(masked)))
        return refusal

    def tidy(self, entry: str) -> str:
        """What a person typed, in the form of the notation where it can be."""
        return str(self.part("notation").tidy(entry))

    def view(self, masked: Position, seat: int | None) -> dict[str, Any]:
        """What the eyes of a seat see; the seat to act sees its legal moves too."""
        view: dict[str, Any] = self.part("view").view(self.record(masked), seat)
        return view | {"moves": list(self.moves(masked)) if seat is not None and seat == self.turn(masked) else []}

    def happened(self, before: Position, move: str, after: Position) -> list[Event]:
        """The story of a move from two positions masked for the listener."""
        return list(self.part("view").happened(self.record(before), move, self.record(after)))

    def outcome(self, position: Position) -> dict[str, Any]:
        return dict(self.part("view").outcome(self.record(position)))

    def reasons(self, masked: Position, code: int) -> list[Event]:
        """What speaks for and against a move of the seat to act, as facts; `say(**reason)` tells one."""
        return list(self.part("hints").reasons(self.record(masked), code)) if self.has_part("hints") else []

    def document(self, position: Position) -> dict[str, Any]:
        return dict(self.part("document").document(self.record(position)))

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
        return str(self.part("words").tell(event, names))

    def rulebook(self) -> str:
        return rulebook.rulebook(self.home)

    def clause(self, name: str) -> str:
        return rulebook.clause(self.home, name)
