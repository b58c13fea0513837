"""What is kept of a table: one row for every command that was accepted."""

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
