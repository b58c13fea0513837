"""Guests: everybody has an identity and a name at once. A token shows that one is the same as before."""

import re
import secrets
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, WebSocket, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from ludotheque.contract.names import check_name
from ludotheque.contract.texts import LANGUAGES, say, speaking
from ludotheque.server.codes import digest, new_code, tidy
from ludotheque.server.entrance import COST, address_of, cost_of, limits_of
from ludotheque.server.mail import Post
from ludotheque.server.refusals import Nobody, NotNow, Refused
from ludotheque.server.rows import Guest

COOKIE = "ludotheque"
YEAR = 365 * 24 * 3600
CODE_SECONDS = 600.0
Language = Literal["fr", "en"]
Asking = Request[Any, Any, State]
Asker = NamedDependency[Guest]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest; with a `code` one that comes from another device; with `stay` whoever has a token stays the same."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None
    code: Annotated[str, Meta(max_length=100)] | None = None
    stay: bool = False


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest changes of itself."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=300)] | None = None  # "" removes it
    email_code: Annotated[str, Meta(max_length=100)] | None = None  # from the letter that was sent there


class Me(msgspec.Struct, frozen=True):
    """A guest as itself sees it."""

    id: str
    name: str
    named: bool  # by itself: False as long as the name is the one that it was given here
    language: str
    email: str | None  # None: this server sends no letters
    email_confirmed: bool


class Identity(msgspec.Struct, frozen=True):
    """A guest with the token that only it gets, once: null for one who stays."""

    id: str
    name: str
    token: str | None


class Code(msgspec.Struct, frozen=True):
    """What moves an identity to another device, once."""

    code: str
    expires: float


def token_in(authorization: str, cookie: str) -> str:
    """The token that the headers of a request carry."""
    if authorization[:7].lower() == "bearer ":
        return authorization[7:]
    pairs = (part.strip().partition("=") for part in cookie.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def token_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    return token_in(connection.headers.get("authorization", ""), connection.headers.get("cookie", ""))


async def known_guest(connection: ASGIConnection[Any, Any, Any, State]) -> Guest | None:
    """Who asks, if it is somebody."""
    token = token_of(connection)
    guest: Guest | None = await connection.app.state.identities.find(digest(token)) if token else None
    return guest


async def guest_of(connection: ASGIConnection[Any, Any, Any, State]) -> Guest:
    """Who asks."""
    guest = await known_guest(connection)
    if guest is None:
        raise Nobody("nobody")
    limits_of(connection).guest_does(guest.id, cost_of(connection))
    return guest


async def provide_guest(request: Asking) -> Guest:
    return await guest_of(request)


def language_wished(connection: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    """The first of our languages that the browser asks for."""
    for part in connection.headers.get("accept-language", "").lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "en"


@post("/api/guests")
async def arrive(data: JSONBody[NewGuest], request: Asking) -> Response[Identity]:
    store, token = request.app.state.hall.store, secrets.token_urlsafe(32)
    if data.stay and (known := await known_guest(request)):
        return Response(Identity(known.id, known.name, None), status_code=201)
    if data.code is not None:
        guest = await _moved(request, data.code, token)
    else:
        limits_of(request).address_does(address_of(request), "guest")
        language = data.language or language_wished(request)
        name = _numbered(language, str(secrets.randbelow(9000) + 1000)) if data.name is None else check_name(data.name)
        guest = Guest(secrets.token_urlsafe(12), name, language, time.time())
        await store.add_guest(guest, digest(token))
    cookie = _cookie(request, token, YEAR)
    return Response(Identity(guest.id, guest.name, token), status_code=201, cookies=[cookie])


def _numbered(language: str, number: str) -> str:
    """What somebody is called who has not said a name."""
    with speaking(language):
        return say("guest-number", letters=number)


def _given(name: str) -> bool:
    """Whether a name is such a one, in whatever language."""
    digits = re.search(r"\d{4}$", name)
    return digits is not None and any(name == _numbered(language, digits[0]) for language in LANGUAGES)


def _cookie(request: Asking, token: str, seconds: int) -> Cookie:
    """What a browser keeps of a guest for so long."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=seconds)


async def _moved(request: Asking, code: str, token: str) -> Guest:
    """Who made this code. Wrong ones are counted, and counted before it is known: guessing all at once is no way in."""
    limits, address, store = limits_of(request), address_of(request), request.app.state.hall.store
    limits.address_does(address, "code")
    id = await store.use_code(digest(tidy(code)), digest(token), time.time())
    guest: Guest | None = await store.guest(id) if id is not None else None
    if guest is None:
        raise NotNow("code-unknown", field="code")
    limits.give_back(address, "code")
    return guest


@get("/api/me")
async def who_am_i(guest: Asker, request: Asking) -> Me:
    return await _me(guest, request)


async def _me(guest: Guest, request: Asking) -> Me:
    email = await request.app.state.hall.store.email(guest.id)
    address = email.address if request.app.state.post or email.address else None
    return Me(guest.id, guest.name, not _given(guest.name), guest.language, address, email.confirmed)


@patch("/api/me")
async def change_me(data: JSONBody[Change], guest: Asker, request: Asking) -> Me:
    name = guest.name if data.name is None else check_name(data.name)
    changed = msgspec.structs.replace(guest, name=name, language=data.language or guest.language)
    hall = request.app.state.hall
    if data.email_code is not None:
        await _post(request).confirm(guest, data.email_code)
    if data.email:
        await _post(request).ask(changed, data.email)
    elif data.email is not None:
        await hall.store.set_email(guest.id, "")
    if not await hall.store.change_guest(changed):  # who was forgotten a moment ago
        raise Nobody("nobody")
    request.app.state.identities.changed(guest.id)
    hall.changed(changed)
    return await _me(changed, request)


def _post(request: Asking) -> Post:
    post: Post | None = request.app.state.post
    if post is None:
        raise Refused("mail-not-here", field="email")
    return post


@delete("/api/me", status_code=204)
async def forget_me(guest: Asker, request: Asking) -> Response[None]:
    await request.app.state.hall.forget(guest.id)
    request.app.state.identities.changed(guest.id)
    return Response(None, cookies=[_cookie(request, "", 0)])


@delete("/api/me/device", status_code=204)
async def forget_device(guest: Asker, request: Asking) -> Response[None]:
    """The guest stays, but the token that this was asked with is nobody's any more."""
    await request.app.state.hall.store.delete_token(digest(token_of(request)))
    request.app.state.identities.changed(guest.id)
    return Response(None, cookies=[_cookie(request, "", 0)])


@post("/api/me/code", opt={COST: "device"})
async def another_device(guest: Asker, request: Asking) -> Code:
    code, now = new_code(), time.time()
    await request.app.state.hall.store.add_code(digest(code), guest.id, now, now + CODE_SECONDS)
    return Code(code, now + CODE_SECONDS)


HANDLERS = [arrive, who_am_i, change_me, forget_me, forget_device, another_device]
