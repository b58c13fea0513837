"""A table of people and bots: pure, made of its rows alone. See docs/tables.md."""

from ludotheque.server.table.commands import AnyCommand, read_command
from ludotheque.server.table.creation import Create, creation, invitation_in, table_id
from ludotheque.server.table.listing import listed
from ludotheque.server.table.table import Table

__all__ = [
    "AnyCommand",
    "Create",
    "Table",
    "creation",
    "invitation_in",
    "listed",
    "read_command",
    "table_id",
]
