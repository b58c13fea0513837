"""What a host does beside serving: `ludotheque backup` and `ludotheque forget`."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.contract.texts import say
from ludotheque.server.places import Data, Database, place_of
from ludotheque.server.refusals import NotNow
from ludotheque.server.rows import Guest

MOST_LISTED = 100


def backup(
    target: Annotated[Path, typer.Argument(help="file that will be the backup; it must not exist yet")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all tables and guests into one file, also while the server runs."""
    from ludotheque.server.store import BackupRefused, back_up

    if database:
        raise BackupRefused("backup-elsewhere")
    back_up(Path(place_of(data, None)), target)
    typer.echo(say("backup-done", file=str(target)))


def forget(
    who: Annotated[str, typer.Argument(help="a guest's name or id")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a guest: name, e-mail address, tokens, codes. Stop the server of a folder first."""
    asyncio.run(_forget(who, place_of(data, database)))


async def _forget(who: str, place: str) -> None:
    from ludotheque.server.hall import Hall
    from ludotheque.server.opponents import Opponents
    from ludotheque.server.store import open_store

    store, opponents = await open_store(place), Opponents(0.0)
    hall = Hall(store, opponents)  # which is not opened: it only lets somebody leave
    try:
        found = await store.guests_called(who, MOST_LISTED)
        for guest in found:
            typer.echo(_line(guest))
        if len(found) != 1:
            raise NotNow("forget-which" if found else "forget-nobody", who=who)
        await hall.forget(found[0].id)
        typer.echo(say("forgotten"))
    finally:
        await hall.close()
        opponents.close()
        await store.close()


def _line(guest: Guest) -> str:
    return f"{guest.id}  {guest.name}  {datetime.fromtimestamp(guest.created):%Y-%m-%d %H:%M}"
