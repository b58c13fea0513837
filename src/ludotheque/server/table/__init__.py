"""A table of people and bots: pure, made of its rows alone. See docs/tables.md."""

from ludotheque.server.table.commands import AnyCommand, read_command
from ludotheque.server.table.creation import Create, creation, read_creation
from ludotheque.server.table.table import Table

__all__ = ["AnyCommand", "Create", "Table", "creation", "read_command", "read_creation"]
