"""Where a table is: the address of a server, and the links that people send each other."""

from typing import NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from ludotheque.client.answers import NotAServer

TABLES = "/tables/"


class Link(NamedTuple):
    """A server, and perhaps a table there with what lets one in: `https://example.org/tables/ID?invitation=…`."""

    server: str
    table: str = ""
    invitation: str = ""

    def __str__(self) -> str:
        if not self.table:
            return self.server
        asked = f"?invitation={quote(self.invitation)}" if self.invitation else ""
        return f"{self.server}{TABLES}{quote(self.table)}{asked}"


def read_link(text: str) -> Link:
    """A link or an address as somebody pasted it; without a scheme it is http."""
    text = text.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        right = False
    if not right or parts.username or not parts.netloc.isprintable() or " " in parts.netloc:
        raise NotAServer("address-unfit", field="server", address=text[:100])
    path, _, table = parts.path.partition(TABLES)
    invitation = parse_qs(parts.query).get("invitation", [""])[0]
    return Link(f"{parts.scheme}://{parts.netloc}{path.rstrip('/')}", table.strip("/"), invitation)
