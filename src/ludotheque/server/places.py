"""Settings of a server that say a place: where its tables are kept, where people reach it, who stands before it."""

import ipaddress
from pathlib import Path
from typing import Annotated, NamedTuple
from urllib.parse import urlsplit

import platformdirs
import typer

from ludotheque.contract.errors import OptionError

Data = Annotated[Path | None, typer.Option(envvar="LUDOTHEQUE_DATA", help="folder for the tables")]
Database = Annotated[str | None, typer.Option(envvar="LUDOTHEQUE_DATABASE", help="PostgreSQL URL instead")]


def place_of(data: Path | None, database: str | None) -> str:
    """Where the tables are: a database, the folder that was given, or the user's own."""
    return database or str(data or Path(platformdirs.user_data_path("ludotheque", appauthor=False)) / "tables")


class Public(NamedTuple):
    """An address that people know, without a slash at its end, and the name in it."""

    url: str
    name: str


def read_address(given: str) -> Public:
    try:
        parts = urlsplit(given)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        fine = fine and not (parts.query or parts.fragment or "@" in parts.netloc)
    except ValueError:
        fine = False
    if not fine:
        raise OptionError("address-unreadable", field="address", given=given)
    return Public(f"{parts.scheme}://{parts.netloc}", str(parts.hostname))


def read_proxy(given: str) -> str:
    try:
        return str(ipaddress.ip_network(given) if "/" in given else ipaddress.ip_address(given))
    except ValueError as why:
        raise OptionError("proxy-unreadable", field="proxy", given=given) from why
