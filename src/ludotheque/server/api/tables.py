"""Tables: made, listed, looked at, told what to do, listened to."""

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta

from ludotheque.contract.errors import LudothequeError
from ludotheque.contract.shuffle import new_secret
from ludotheque.contract.texts import speaking
from ludotheque.server.api.who import guest_of
from ludotheque.server.hall import Ear, Hall
from ludotheque.server.refusals import NotYours, status_of
from ludotheque.server.rows import Guest, Summary
from ludotheque.server.table import AnyCommand, Create, creation

LONGEST_WAIT = 25.0  # seconds that a question for events is kept open
MOST_LISTED = 100
HINT_SECONDS = 1.0
Invitation = Annotated[str, Parameter(query="invitation", max_length=100)]
Json = dict[str, Any]


class Created(msgspec.Struct, frozen=True):
    """A new table: its id, and what others need to be let in."""

    table: str
    invitation: str
    version: int


class Done(msgspec.Struct, frozen=True):
    """A command is on disk; the version of the table that it made."""

    version: int


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to be looked at before they are played."""

    moves: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(min_length=1, max_length=50)]


def _hall(request: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type="application/json")


@post("/api/tables")
async def make(data: Create, guest: Guest, request: Request[Any, Any, State]) -> Created:
    hall, table, invitation = _hall(request), secrets.token_urlsafe(9), secrets.token_urlsafe(9)
    row = creation(guest.id, data, hall.now(), table, new_secret(), invitation)
    await hall.create(row)
    return Created(table, invitation, row.version)


@get("/api/tables")
async def listed(
    guest: Guest,
    request: Request[Any, Any, State],
    mine: bool = False,
    open_: Annotated[bool, Parameter(query="open")] = False,
    game: Annotated[str | None, Parameter(max_length=50)] = None,
) -> list[Json]:
    """One's own tables, or those that wait for players; the newest first."""
    found = await _hall(request).store.summaries(guest.id if mine else None, open_ or None, game, MOST_LISTED)
    seen = [summary for summary in found if summary.public or guest.id in summary.guests]
    return [_listed(summary, guest.id) for summary in seen]


def _listed(summary: Summary, guest: str) -> Json:
    return {
        "table": summary.table,
        "version": summary.version,
        "game": summary.game,
        "state": summary.state,
        "public": summary.public,
        "created": summary.created,
        "updated": summary.updated,
        "seated": guest in summary.guests,
        "your_turn": guest in summary.to_act,
    }


@get("/api/tables/{table:str}")
async def look(table: str, guest: Guest, request: Request[Any, Any, State], invitation: Invitation = "") -> Json:
    hall = _hall(request)
    async with hall.looking(table) as found:
        return found.snapshot(found.listener(guest.id, invitation), guest.language, hall.names)


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(table: str, data: AnyCommand, guest: Guest, request: Request[Any, Any, State]) -> Done:
    return Done(await _hall(request).do(table, guest.id, data))


@get("/api/tables/{table:str}/events")
async def ask(
    table: str,
    guest: Guest,
    request: Request[Any, Any, State],
    after: int = -1,
    wait: float = 0.0,
    invitation: Invitation = "",
) -> Response[bytes]:
    """What happened after a version; where nothing has, it may wait for it."""
    ear = Ear(guest, guest.language)
    async with _hall(request).listening(table, ear, invitation, after) as missed:
        if not missed and wait > 0:
            try:
                event = await asyncio.wait_for(ear.queue.get(), min(wait, LONGEST_WAIT))
            except TimeoutError:
                event = None
            missed = [event] if event else []
    return _json(b"[" + b",".join(missed) + b"]")


@websocket("/api/tables/{table:str}/events")
async def push(socket: WebSocket[Any, Any, State], table: str, after: int = -1, invitation: Invitation = "") -> None:
    """The same, pushed. Nothing is expected from the other side: commands are POSTs."""
    try:
        _same_origin(socket)
        guest = await guest_of(socket)
        ear = Ear(guest, guest.language)
        async with _hall(socket).listening(table, ear, invitation, after) as missed:
            await socket.accept()
            sending = asyncio.create_task(_send(socket, ear, missed))
            try:
                while (await socket.receive())["type"] != "websocket.disconnect":
                    pass
            finally:
                sending.cancel()
    except LudothequeError as refusal:
        await socket.accept()
        await socket.close(code=4000 + status_of(refusal), reason=refusal.key)


async def _send(socket: WebSocket[Any, Any, State], ear: Ear, missed: list[bytes]) -> None:
    for event in missed:
        await socket.send_text(event.decode())
    while (news := await ear.queue.get()) is not None:
        await socket.send_text(news.decode())
    await socket.close(code=1012, reason="come back")


def _same_origin(socket: WebSocket[Any, Any, State]) -> None:
    """A browser sends our cookie with any site's WebSocket."""
    origin = socket.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != socket.headers.get("host"):
        raise NotYours("another-site")


@get("/api/tables/{table:str}/hint")
async def hint(table: str, guest: Guest, request: Request[Any, Any, State]) -> list[Json]:
    """What an expert would think of the moves, from what the seat to act knows."""
    async with _hall(request).looking(table) as found:
        seat, match = found.check_hint(guest.id), found.the_match.clone()
    hints = await asyncio.to_thread(match.hint, seat, HINT_SECONDS)
    with speaking(guest.language):
        return [
            {"move": one.move, "value": one.value, "share": one.share, "reasons": list(one.reasons), "words": one.why}
            for one in hints
        ]


@post("/api/tables/{table:str}/preview", status_code=200)
async def preview(table: str, data: Wish, guest: Guest, request: Request[Any, Any, State]) -> Json:
    hall = _hall(request)
    async with hall.looking(table) as found:
        return found.preview(guest.id, list(data.moves), guest.language, hall.names)


@get("/api/tables/{table:str}/record")
async def record(table: str, guest: Guest, request: Request[Any, Any, State], invitation: Invitation = "") -> Json:
    async with _hall(request).looking(table) as found:
        return found.record(found.listener(guest.id, invitation))


@get("/api/tables/{table:str}/shuffle")
async def shuffle(table: str, guest: Guest, request: Request[Any, Any, State], invitation: Invitation = "") -> Json:
    async with _hall(request).looking(table) as found:
        found.listener(guest.id, invitation)
        return found.shuffle()


HANDLERS = [make, listed, look, command, ask, push, hint, preview, record, shuffle]
