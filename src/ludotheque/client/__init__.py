"""A client of the table server: identity, commands that are sent again when an answer is lost, events by version."""

from ludotheque.client import identity
from ludotheque.client.answers import NotAServer, Refused, Unreachable
from ludotheque.client.links import Link, read_link
from ludotheque.client.server import Server
from ludotheque.client.table import SeenTable

__all__ = ["Link", "NotAServer", "Refused", "SeenTable", "Server", "Unreachable", "identity", "read_link"]
