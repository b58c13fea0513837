"""Guests: everybody has an identity and a name at once. A token shows that one is the same as before."""

import hashlib
import secrets
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, WebSocket, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from msgspec import Meta

from ludotheque.contract.names import check_name
from ludotheque.contract.texts import LANGUAGES, say, speaking
from ludotheque.server.refusals import Nobody, NotNow
from ludotheque.server.rows import Guest

COOKIE = "ludotheque"
YEAR = 365 * 24 * 3600
CODE_SECONDS = 600.0
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 10
Language = Literal["fr", "en"]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest, or with a `code` one that comes from another device."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None
    code: Annotated[str, Meta(max_length=100)] | None = None


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest changes of itself."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None


class Me(msgspec.Struct, frozen=True):
    """A guest as itself sees it."""

    id: str
    name: str
    language: str


class Identity(msgspec.Struct, frozen=True):
    """A guest with the token that only it gets, once."""

    id: str
    name: str
    token: str


class Code(msgspec.Struct, frozen=True):
    """What moves an identity to another device, once."""

    code: str
    expires: float


def digest(secret: str) -> bytes:
    """Tokens and codes are kept only so."""
    return hashlib.blake2b(secret.encode("utf-8", "replace"), digest_size=32).digest()


def token_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    bearer = connection.headers.get("authorization", "")
    return bearer[7:] if bearer.lower().startswith("bearer ") else connection.cookies.get(COOKIE, "")


async def guest_of(connection: ASGIConnection[Any, Any, Any, State]) -> Guest:
    """Who asks."""
    token = token_of(connection)
    guest: Guest | None = await connection.app.state.hall.store.guest_by_token(digest(token)) if token else None
    if guest is None:
        raise Nobody("nobody")
    return guest


async def provide_guest(request: Request[Any, Any, State]) -> Guest:
    return await guest_of(request)


def language_wished(connection: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    """The first of our languages that the browser asks for."""
    for part in connection.headers.get("accept-language", "").lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "en"


@post("/api/guests")
async def arrive(data: NewGuest, request: Request[Any, Any, State]) -> Response[Identity]:
    store, token = request.app.state.hall.store, secrets.token_urlsafe(32)
    if data.code is not None:
        id = await store.use_code(digest(_tidy(data.code)), digest(token), time.time())
        if id is None:
            raise NotNow("code-unknown", field="code")
        guest = await store.guest(id)
    else:
        language = data.language or language_wished(request)
        with speaking(language):
            name = say("guest-number", letters=str(secrets.randbelow(9000) + 1000))
        name = name if data.name is None else check_name(data.name)
        guest = Guest(secrets.token_urlsafe(12), name, language, time.time())
        await store.add_guest(guest, digest(token))
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
    return Response(Identity(guest.id, guest.name, token), status_code=201, cookies=[cookie])


def _tidy(code: str) -> str:
    return "".join(mark for mark in code.upper() if mark in CODE_LETTERS)


@get("/api/me")
async def who_am_i(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.language)


@patch("/api/me")
async def change_me(data: Change, guest: Guest, request: Request[Any, Any, State]) -> Me:
    name = guest.name if data.name is None else check_name(data.name)
    changed = msgspec.structs.replace(guest, name=name, language=data.language or guest.language)
    hall = request.app.state.hall
    await hall.store.change_guest(changed)
    hall.names[guest.id] = changed.name
    return Me(changed.id, changed.name, changed.language)


@delete("/api/me", status_code=204)
async def forget_me(guest: Guest, request: Request[Any, Any, State]) -> None:
    hall = request.app.state.hall
    await hall.store.delete_guest(guest.id)
    hall.names[guest.id] = ""


@post("/api/me/code")
async def another_device(guest: Guest, request: Request[Any, Any, State]) -> Code:
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    now = time.time()
    await request.app.state.hall.store.add_code(digest(code), guest.id, now, now + CODE_SECONDS)
    return Code(code, now + CODE_SECONDS)


HANDLERS = [arrive, who_am_i, change_me, forget_me, another_device]
