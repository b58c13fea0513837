"""What people can tell a table to do: one type for each `do`, as it comes over the wire."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.server.refusals import Malformed

MOST_MOVES = 50  # in one command; no turn of any game takes as many
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # databases keep no zero characters
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Text = Annotated[str, Meta(max_length=1000)]  # the table has its own, shorter limits and says them


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """`version` is the newest that the player has seen; the same `key` again is the same command again."""

    version: int
    key: Key


class Sit(Command, frozen=True):
    """Take an open seat; where the table is by invitation, with its token."""

    seat: SeatNumber
    invitation: Text = ""


class Stand(Command, frozen=True):
    """Give one's seat up before the match, or after it."""


class Bot(Command, frozen=True):
    """Let a bot of this level take a seat that nobody sits on; null makes it open again."""

    seat: SeatNumber
    level: Text | None = None


class Start(Command, frozen=True):
    """Begin the match."""


class Play(Command, frozen=True):
    """Play one or several moves: all of them or none."""

    moves: Annotated[list[Text], Meta(min_length=1, max_length=MOST_MOVES)]


class Words(Command, frozen=True):
    """One's own part in the shuffle of the next match."""

    text: Text


class Takeback(Command, frozen=True):
    """Take one's last move back, or ask the others whether one may."""


class Agree(Command, frozen=True):
    """Agree to what was proposed, or propose to `end`."""

    to: Text


class Refuse(Command, frozen=True):
    """Turn a proposal down."""

    to: Text


class Resign(Command, frozen=True):
    """Give the match up."""


class Rematch(Command, frozen=True):
    """Propose another match, or agree to it."""


class React(Command, frozen=True):
    """Make a sign to the others."""

    sign: Text


class Leave(Command, frozen=True):
    """Go away from the table, for now or for good."""


class Return(Command, frozen=True):
    """Be back. (So is whoever does anything else.)"""


AnyCommand = (
    Sit | Stand | Bot | Start | Play | Words | Takeback | Agree | Refuse | Resign | Rematch | React | Leave | Return
)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def read_command(text: bytes | str) -> AnyCommand:
    """A command as it was sent."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Malformed("command-malformed", why=str(wrong)) from wrong
