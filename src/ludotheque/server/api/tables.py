"""Tables: made, listed, looked at, told what to do, listened to."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from ludotheque.contract.errors import LudothequeError
from ludotheque.contract.shuffle import new_secret
from ludotheque.contract.texts import speaking
from ludotheque.server.api.who import Asker, Asking, guest_of
from ludotheque.server.door import EVENTS
from ludotheque.server.entrance import COST, address_of, limits_of, same_origin
from ludotheque.server.hall import Hall
from ludotheque.server.refusals import Malformed, status_of
from ludotheque.server.room import Ear
from ludotheque.server.shapes import Listed, Previewed, Replayed, Snapshot
from ludotheque.server.table import AnyCommand, Create, creation, invitation_in, listed, table_id
from ludotheque.server.table.standing import WAITING
from ludotheque.server.table.telling import names_of

LONGEST_WAIT = 25.0  # seconds that a question for events is kept open
MOST_LISTED = 100
MOST_CHATTER = 1000  # messages that a listener may send us; there is nothing to say
Id = FromPath[str]
Invitation = Annotated[str, QueryParameter(max_length=100)]
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


class Asked(msgspec.Struct, frozen=True):
    """What a listener has seen, and what lets it in."""

    after: int = -1
    invitation: Annotated[str, Meta(max_length=100)] = ""


def _hall(request: Asking | WebSocket[Any, Any, State]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type="application/json")


@post("/api/tables", opt={COST: "table"})
async def make(data: JSONBody[Create], guest: Asker, request: Asking) -> Created:
    """The same key once more is the same table."""
    hall = _hall(request)
    table, invitation = table_id(guest.id, data.key), secrets.token_urlsafe(9)
    row = await hall.create(creation(guest.id, data, hall.now(), table, new_secret(), invitation))
    return Created(table, invitation_in(row), row.version)


@get("/api/tables")
async def listing(
    guest: Asker,
    request: Asking,
    mine: FromQuery[bool] = False,
    open_: Annotated[bool, QueryParameter(name="open")] = False,
    game: Annotated[str | None, QueryParameter(max_length=50)] = None,
) -> list[Listed]:
    """One's own tables, first where it is one's turn; or those that wait for players, the newest first."""
    hall = _hall(request)
    if mine:
        found = await hall.store.own(guest.id, game, MOST_LISTED)
        found = [one for one in found if not open_ or (one.public and one.state == WAITING)]
    else:
        found = await hall.store.summaries(None, open_ or None, game, MOST_LISTED)
    seen = [one for one in found if one.public or guest.id in one.guests]
    await hall.learn_names({id for one in seen for id in one.guests})
    return [cast("Listed", listed(one, guest.id, guest.language, hall.names)) for one in seen]


@get("/api/tables/{table:str}")
async def look(table: Id, guest: Asker, request: Asking, invitation: Invitation = "") -> Snapshot:
    hall = _hall(request)
    found, listener = await hall.still(table, guest.id, invitation)
    hall.noticed(table, guest.id)
    return cast("Snapshot", await hall.seen(found, listener, guest.language))


@post("/api/tables/{table:str}/commands", status_code=200, opt={COST: "command"})
async def command(table: Id, data: JSONBody[AnyCommand], guest: Asker, request: Asking) -> Done:
    return Done(await _hall(request).do(table, guest.id, data, guest.language))


@get("/api/tables/{table:str}/events", responses={200: ResponseSpec(list[Json], generate_examples=False)})
async def ask(
    table: Id,
    guest: Asker,
    request: Asking,
    after: FromQuery[int] = -1,
    wait: FromQuery[float] = 0.0,
    invitation: Invitation = "",
) -> Response[bytes]:
    """What happened after a version; where nothing has, it may wait for it."""
    ear = Ear(guest, guest.language)
    async with _hall(request).listening(table, ear, invitation, after) as missed:
        if not missed and wait > 0:
            with limits_of(request).streams.one(address_of(request), guest.id):
                missed = await _next(ear, min(wait, LONGEST_WAIT))
    return _json(b"[" + b",".join(missed) + b"]")


async def _next(ear: Ear, seconds: float) -> list[bytes]:
    try:
        event = await asyncio.wait_for(ear.queue.get(), seconds)
    except TimeoutError:
        return []
    if ear.refusal is not None:
        raise ear.refusal
    return [event] if event else []


@websocket("/api/tables/{table:str}/events")
async def push(socket: WebSocket[Any, Any, State], table: Id) -> None:
    """The same, pushed. Nothing is expected from the other side: commands are POSTs."""
    with suppress(OSError):  # who listened is gone
        try:
            await _listen(socket, table)
        except LudothequeError as refusal:
            socket.app.state.metrics.refused(type(refusal).__name__)
            await socket.accept()
            await socket.close(code=4000 + status_of(refusal), reason=refusal.key)
    del socket.receive, socket.send  # they hold what holds them


async def _listen(socket: WebSocket[Any, Any, State], table: str) -> None:
    same_origin(socket.headers)
    guest = await guest_of(socket)
    ear, asked = Ear(guest, guest.language), _asked(socket)
    with limits_of(socket).streams.one(address_of(socket), guest.id):
        async with _hall(socket).listening(table, ear, asked.invitation, asked.after) as missed:
            await socket.accept()
            await _converse(socket, ear, missed)


def _asked(socket: WebSocket[Any, Any, State]) -> Asked:
    """The same questions as of a GET; the framework would close with a number of its own."""
    try:
        return msgspec.convert(dict(socket.query_params), Asked, strict=False)
    except msgspec.ValidationError as wrong:
        raise Malformed("request-malformed", why=str(wrong)) from wrong


async def _converse(socket: WebSocket[Any, Any, State], ear: Ear, missed: list[bytes]) -> None:
    """Send events until one of both has enough."""
    sending = asyncio.create_task(_send(socket, ear, missed))
    try:
        for _ in range(MOST_CHATTER):
            if (await socket.receive())["type"] == "websocket.disconnect":
                return
        await socket.close(code=4429, reason="too-often")
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, State], ear: Ear, missed: list[bytes]) -> None:
    at_once = cast("Callable[[bytes], bool] | None", socket.scope.get(EVENTS))  # below the framework, as commands
    for event in missed:
        await socket.send_text(event.decode())
    while True:
        ear.at_once = at_once if ear.queue.empty() else None
        news = await ear.queue.get()
        ear.at_once = None  # what comes now comes later
        if news is None:
            break
        await socket.send_text(news.decode())
    if ear.refusal is None:
        await socket.close(code=1012, reason="come back")
    else:
        await socket.close(code=4000 + status_of(ear.refusal), reason=ear.refusal.key)


@get("/api/tables/{table:str}/hint", opt={COST: "hint"})
async def hint(table: Id, guest: Asker, request: Asking) -> list[Json]:
    """What an expert would think of the moves, from what the seat to act knows."""
    hall = _hall(request)
    async with hall.looking(table) as found:
        seat, match = found.check_hint(guest.id), found.the_match.clone()
        called = names_of(found.standing.dealt, hall.names)
    hints = await hall.opponents.advise(match, seat)
    view = match.view(seat)
    legal = {move["text"]: move for move in view["moves"]}
    with speaking(guest.language):
        return [
            {
                "move": one.move,
                "meaning": match.game.meaning(legal[one.move], view, called),
                "value": one.value,
                "share": one.share,
                "reasons": list(one.reasons),
                "words": one.because(called),
            }
            for one in hints
        ]


@post("/api/tables/{table:str}/preview", status_code=200)
async def preview(table: Id, data: JSONBody[Wish], guest: Asker, request: Asking) -> Previewed:
    """What moves of one's own would bring, where nothing is drawn or revealed by them."""
    hall = _hall(request)
    async with hall.looking(table) as found:
        return cast("Previewed", found.preview(guest.id, list(data.moves), guest.language, hall.names))


@get("/api/tables/{table:str}/record")
async def record(table: Id, guest: Asker, request: Asking, invitation: Invitation = "") -> Json:
    found, listener = await _hall(request).still(table, guest.id, invitation)
    return await asyncio.to_thread(found.record, listener)


@get("/api/tables/{table:str}/shuffle")
async def shuffle(table: Id, guest: Asker, request: Asking, invitation: Invitation = "") -> Json:
    async with _hall(request).looking(table) as found:
        found.listener(guest.id, invitation)
        return found.shuffle()


@get("/api/tables/{table:str}/replay", opt={COST: "replay"})
async def replay(
    table: Id, guest: Asker, request: Asking, seat: FromQuery[int | None] = None, invitation: Invitation = ""
) -> list[Replayed]:
    """The match move by move: before its end as oneself saw it, after it through the eyes of any seat, or of none."""
    hall = _hall(request)
    found, listener = await hall.still(table, guest.id, invitation)
    return cast("list[Replayed]", await hall.replayed(found, listener, seat, guest.language))


HANDLERS = [make, listing, look, command, ask, push, hint, preview, record, shuffle, replay]
