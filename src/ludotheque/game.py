"""One game behind one face: whatever lies in its folder, found by name and loaded when first needed."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.contract import narration, rulebook, vocabulary
from ludotheque.contract.errors import DocumentError, IllegalMove, NotAMove, OptionError
from ludotheque.contract.options import Choice, Option
from ludotheque.contract.shapes import Outcome, Score
from ludotheque.contract.texts import LANGUAGES, say, speaking

if TYPE_CHECKING:
    from ludotheque.kernel.record import Snapshot
    from ludotheque.match import Match

Position = NDArray[np.int64]  # a record as a flat buffer
Event = dict[str, Any]
Parts = dict[str, Any]  # a move as data
Question = Callable[[Mapping[str, Any], Sequence[str], Sequence[str]], list[str]]
LONGEST_MOVE = 200  # characters; no game writes longer moves, and nobody need read longer ones

ON_A_PAGE = (
    '<pre style="width: max-content; padding: 1em; line-height: 1.2; font-family: monospace; '
    'color: {foreground}; background-color: {background}">{code}</pre>'
)


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

    def variant_name(self, name: str) -> str:
        """What a named way to play is called in the current language."""
        return self.say(f"called-{name}")

    def variant_called(self, name: str) -> str | None:
        """The way to play that somebody names, in whatever language."""
        names = {name: name for name in self.variants}
        for chosen in LANGUAGES:
            with speaking(chosen):
                names |= {vocabulary.fold(self.variant_name(name)): name for name in self.variants}
        return names.get(vocabulary.fold(name))

    def agree(self, given: Mapping[str, Any]) -> dict[str, Choice]:
        """All options of a table from the ones given."""
        return dict(self.part("options").agree(given))

    def seats_for(self, options: Mapping[str, Any]) -> list[int]:
        """How many can play with these options."""
        (declared,) = (option for option in self.options if option.name == "seats")
        return [int(number) for number in declared.choices if self._agrees({**options, "seats": number})]

    def _agrees(self, options: Mapping[str, Any]) -> bool:
        try:
            self.agree(options)
        except OptionError:
            return False
        return True

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

    def remembers(self, options: Mapping[str, Choice]) -> bool:
        """Whether the screens of such a table remember for everybody what each was shown once."""
        declared = getattr(self.part("options"), "remembers", None)
        return declared is not None and bool(declared(options))

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

    def seats(self, position: Position) -> int:
        """How many sit at the table."""
        return int(self.record(position).seats)

    def codes(self, position: Position) -> list[int]:
        """The legal moves as the kernel's numbers, in rising order."""
        out = np.empty(self.rules.OUT_SIZE, np.int64)
        codes: list[int] = out[: self.kernel.legal(position, out)].tolist()
        return codes

    def moves(self, position: Position) -> dict[str, int]:
        """The legal moves: text → number, in the same order."""
        s, notation = self.snapshot(position), self.part("notation")
        return {notation.text(notation.parts(s, code)): code for code in self.codes(position)}

    def code(self, position: Position, text: str) -> int | None:
        """The number of the legal move with this text, if it is one."""
        s, notation = self.snapshot(position), self.part("notation")
        return next((code for code in self.codes(position) if notation.text(notation.parts(s, code)) == text), None)

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

    def drawn(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """A view as a terminal of 80 columns and no colours shows it."""
        from rich.console import Console  # only who looks needs it

        page, picture = StringIO(), self.part("terminal").picture(view, names, self.usual_preferences)
        Console(file=page, width=80, color_system=None).print(picture)
        return page.getvalue()

    def drawn_for_a_page(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """A view as a terminal with colours shows it, in HTML."""
        from rich.console import Console
        from rich.terminal_theme import SVG_EXPORT_THEME

        picture = self.part("terminal").picture(view, names, self.usual_preferences)
        console = Console(file=StringIO(), width=80, record=True, force_terminal=True, color_system="truecolor")
        console.print(picture)
        return console.export_html(theme=SVG_EXPORT_THEME, code_format=ON_A_PAGE, inline_styles=True)

    def masked(self, position: Position, seat: int | None) -> Position:
        """A copy of the position with only what the seat knows; None is a spectator."""
        copy = position.copy()
        self.kernel.mask(copy, -1 if seat is None else seat)
        return copy

    def seen(self, position: Position, seat: int | None) -> "Snapshot":
        """What the seat knows of the position, as plain Python."""
        return self.snapshot(self.masked(position, seat))

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
        """A move written with other blanks, capitals or words of whatever language, in the form of the notation where
        it can be."""
        if len(entry) > LONGEST_MOVE:
            return entry
        return str(self.part("notation").tidy(vocabulary.unspoken(entry, self.home)))

    def meant(self, entry: str) -> str:
        """What a person typed who reads `spoken` moves, in the form of the notation where it can be."""
        if len(entry) > LONGEST_MOVE:
            return entry
        unnumbered = getattr(self.part("notation"), "from_people", str)
        return self.tidy(unnumbered(vocabulary.unspoken(entry, self.home)))

    def spoken(self, text: str) -> str:
        """A move of the notation for people: in the words of the current language, seats counted from 1."""
        return vocabulary.spoken(getattr(self.part("notation"), "for_people", str)(text), self.home)

    def view(self, s: "Snapshot", seat: int | None, options: Mapping[str, Choice], ply: int) -> dict[str, Any]:
        """What the eyes of a seat see at a table after so many moves; the seat to act sees its legal moves too."""
        notation, turn = self.part("notation"), self.turn(s.position)
        moves = []
        if turn is not None and seat == turn:
            for code in self.codes(s.position):
                parts = notation.parts(s, code)
                moves.append({"text": notation.text(parts), **parts})
        return {
            "game": self.name,
            "options": {name: value for name, value in options.items() if name != "seats"},
            "seats": options["seats"],
            "seat": seat,
            "turn": turn,
            "ply": ply,
            "result": self.outcome(s.position) if turn is None else None,
            **self.part("view").view(s, seat),
            "moves": moves,
        }

    def happened(self, before: "Snapshot", code: int, after: "Snapshot") -> list[Event]:
        """The story of a move from what the listener saw before and after it."""
        return self.told(before, code, after)[1]

    def told(self, before: "Snapshot", code: int, after: "Snapshot") -> tuple[Parts, list[Event]]:
        """A move as text and as data, and its story, from what the listener saw before and after it."""
        notation = self.part("notation")
        parts = notation.parts(before, code)
        happened = list(self.part("story").happened(before, parts, after))
        return {"text": notation.text(parts), **parts}, happened

    def outcome(self, position: Position) -> Outcome:
        """Who won a finished match."""
        outcome: Outcome = self.part("view").outcome(self.snapshot(position))
        return outcome

    def rounds(self, position: Position) -> int | None:
        """How many rounds were counted; None in a game that is not played in rounds."""
        return int(self.record(position).rounds) if "rounds" in self.rules.State.names else None

    def score(self, position: Position) -> Score | None:
        """How a running match stands, as everybody knows; None in a game that counts only at its end."""
        score: Callable[[Any], Score | None] | None = getattr(self.part("view"), "score", None)
        return score(self.record(position)) if score else None

    def reasons(self, masked: Position, code: int) -> list[Event]:
        """What speaks for and against a move of the seat to act, as facts; `explained(reason)` tells one."""
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

    def meaning(self, move: Parts, view: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A legal move of a view in words; without the players' names, seats have their numbers."""
        return str(self.part("words").meaning(move, view, names or self._seat_names(view["seats"])))

    def explained(self, reason: Event, names: Sequence[str] = ()) -> str:
        """A reason in words; a seat that it is about is called by its name, or without names by its number."""
        seat = {"player": (names or self._seat_names(reason["seat"] + 1))[reason["seat"]]} if "seat" in reason else {}
        return self.say(**reason, **seat)

    def _seat_names(self, seats: int) -> list[str]:
        return [say("seat-number", seat=seat + 1) for seat in range(seats)]

    def guide(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """What is asked of the player to act, in a sentence."""
        return str(self.part("words").guide(view, names))

    def example(self, view: Mapping[str, Any]) -> str:
        """A legal move that whoever has never played may copy: the game's own, else the first that may be listed."""
        own = getattr(self.part("words"), "example", lambda view: None)(view)
        return str(own or self.listed(view)[0]["text"])

    def listed(self, view: Mapping[str, Any]) -> list[Parts]:
        """The moves of a view that may be listed unasked, those last that the game would not have tried first."""
        late = getattr(self.part("words"), "LISTED_LAST", ())
        moves = [move for move in view["moves"] if not move.get("unprompted")]
        return sorted(moves, key=lambda move: move["kind"] in late)

    def introduction(self) -> list[str]:
        """For who sits down for the first time: what one wants, what a move looks like, what the letters mean."""
        return [self.say(f"first-{part}") for part in ("aim", "move", "letters")]

    @property
    def preferences(self) -> dict[str, tuple[str, ...]]:
        """What a player may like one way or another: name → choices, the first is the default."""
        return dict(getattr(self.part("words"), "PREFERENCES", {}))

    @property
    def usual_preferences(self) -> dict[str, str]:
        """What holds for who has chosen nothing."""
        return {name: values[0] for name, values in self.preferences.items()}

    @property
    def questions(self) -> dict[str, Question]:
        """What a player may ask the game: name → the answer, from a view, the players' names and the words asked."""
        return dict(getattr(self.part("words"), "QUESTIONS", {}))

    def rulebook(self) -> str:
        return rulebook.rulebook(self.home)

    def clause(self, name: str) -> str:
        return rulebook.clause(self.home, name)
