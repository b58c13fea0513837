"""What is kept: a row for every command that was accepted, a summary of every table, and its guests."""

import msgspec


class Row(msgspec.Struct, array_like=True, frozen=True):
    """One accepted command. The rows of a table, applied in their order, are the table."""

    table: str  # an id that nobody can guess
    version: int  # 0 is the creation; each accepted command is one row with the next version
    at: float  # seconds since the epoch by the server's clock; never falls within a table
    guest: str  # who did it; "" is the server itself (a bot's move, the clock)
    key: str  # the client's own; the same key from the same guest is the same command; "" for the server's
    do: str  # create, sit, stand, bot, start, play …
    body: str  # JSON: all that is needed to apply the row again, the outcome of every chance included by seed


class Summary(msgspec.Struct, frozen=True):
    """A table as lists show it: what its rows up to `version` come to."""

    table: str
    version: int
    game: str
    state: str  # waiting, playing, adjourned, over
    public: bool
    created: float  # `at` of the first row
    updated: float  # `at` of the newest row
    guests: tuple[str, ...]  # the ids of those who sit at the table
    to_act: tuple[str, ...]  # and of those among them whose turn it is
    due: float | None = None  # when it goes on by itself: a bot is to act, or somebody's time is up
    about: str = "{}"  # JSON: what lists show besides (`table/listing.py`); no names, which are looked up


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays. Rows and summaries name guests by their ids only, so a guest can be forgotten."""

    id: str
    name: str
    language: str
    created: float


class Email(msgspec.Struct, frozen=True):
    """Where a guest is told of turns. Apart from the guest, whom many parts know: nobody else sees it."""

    address: str = ""
    confirmed: bool = False
