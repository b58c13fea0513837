"""The shapes of what the server tells: the OpenAPI document and the web app's types are made from them.

Views, moves, events and reasons are each game's own (its `shapes.py`); here they are objects without more said.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ludotheque.contract.options import Choice
from ludotheque.contract.shapes import Outcome, Score

Json = dict[str, Any]
State = Literal["waiting", "playing", "adjourned", "over"]


class Said(TypedDict):
    """A text in every language."""

    fr: str
    en: str


class OnShelf(TypedDict):
    """A game as the shelf shows it; `seats` are the numbers of players that it can have."""

    game: str
    title: Said
    tagline: Said
    seats: list[int]


class OptionTold(TypedDict):
    """Something that a table agrees on; a default of null is worked out from the other options."""

    name: str
    clause: str
    choices: list[Choice]
    default: Choice | None
    help: Said


class Way(TypedDict):
    """Options that go well together."""

    name: str
    options: dict[str, Choice]
    seats: list[int]
    usual: int
    help: Said


class LevelTold(TypedDict):
    """How well a bot plays."""

    name: str
    help: Said


class Trial(TypedDict):
    """What options come to: all options of the table, or the refusal that making it would get; and what contradicts."""

    options: dict[str, Choice] | None
    refusal: Json | None
    refused: list[Json]


class GameTold(OnShelf):
    """All that somebody who makes a table wants to know of a game."""

    version: int
    options: list[OptionTold]
    ways: list[Way]
    levels: list[LevelTold]
    lessons: list[Json]
    schema: Json


class Seat(TypedDict):
    """A place at a table: who sits there, the level of the bot that plays it now, why its guest is away."""

    who: Literal["guest", "bot", "open"]
    name: str | None
    bot: str | None
    away: str | None
    out: bool


class Pace(TypedDict):
    """How much time a table gives for a decision."""

    per: Literal["move", "day"]
    seconds: NotRequired[int]
    reserve: NotRequired[int]
    days: NotRequired[int]


class Clock(Pace):
    """The same, and for whom it runs; moments are seconds since 1970."""

    seat: int | None
    since: float | None
    deadline: float | None
    reserves: list[float]


class Proposal(TypedDict):
    """What a seat has proposed to the others, and who has agreed."""

    to: str
    seat: int
    agreed: list[int]


class Standing(TypedDict):
    """How a table stands, in snapshots and in events; `host` is the seat of its maker, who says which bots play."""

    state: State
    number: int
    result: Outcome | None
    seats: list[Seat]
    host: int | None
    clock: Clock | None
    proposals: list[Proposal]
    you: int | None
    view: Json | None


class Entry(TypedDict):
    """A row of the log: who did what, what happened, in words of the listener's language."""

    version: int
    at: float
    do: str
    seat: int | None
    move: NotRequired[str]
    moves: NotRequired[list[Json]]
    happened: list[Json]
    words: list[str]
    ply: int
    undone: NotRequired[int]
    level: NotRequired[str | None]
    text: NotRequired[str]
    to: NotRequired[str]
    done: NotRequired[bool]
    sign: NotRequired[str]


class Event(Entry, Standing):
    """A row as a listener hears of it, and how the table stood then."""


class Logged(Entry):
    """A row in the log; that of a start says which match it was."""

    number: NotRequired[int]


class Promise(TypedDict):
    """What fixes the shuffle of a match before its words are known."""

    match: int
    commitment: str


class Shuffle(Promise):
    """The shuffle of a match; its secret once the match is over."""

    table: str
    words: list[str]
    secret: NotRequired[str]
    next: NotRequired[Promise]


class Snapshot(Standing):
    """All that a listener may know of a table."""

    table: str
    version: int
    at: float
    game: str
    options: dict[str, Choice]
    public: bool
    hints: bool
    absent: Literal["bot", "adjourn"]
    invitation: NotRequired[str]
    log: list[Logged]
    shuffle: Shuffle


class Listed(TypedDict):
    """A table as a guest finds it in a list: `options` are those that somebody has chosen, `open` the free seats."""

    table: str
    version: int
    game: str
    title: Said
    options: dict[str, Choice]
    clock: Pace | None
    hints: bool
    state: State
    number: int
    public: bool
    created: float
    updated: float
    seats: list[Seat]
    open: list[int]
    you: int | None
    turn: int | None
    score: Score | None
    your_turn: bool
    seated: bool
    result: Outcome | None


class Previewed(TypedDict):
    """What moves of one's own would bring."""

    moves: list[Json]
    happened: list[Json]
    words: list[str]
    view: Json


class Replayed(TypedDict):
    """A move of a match with what it brought; the first has only a view."""

    ply: int
    seat: NotRequired[int]
    move: NotRequired[Json]
    happened: list[Json]
    words: list[str]
    view: Json
