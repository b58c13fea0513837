"""The application: everything that the server answers, and how it refuses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque.contract.errors import LudothequeError, UnknownName
from ludotheque.server.api import games, tables, who
from ludotheque.server.hall import Hall
from ludotheque.server.opponents import Opponents
from ludotheque.server.refusals import Malformed, Nobody, NothingHere, NotYours, TooLarge, TooOften, status_of
from ludotheque.server.store import StoreUnavailable, open_store

LARGEST_BODY = 16_384  # bytes
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
SAFE = ("GET", "HEAD", "OPTIONS")
Asked = Request[Any, Any, State]


def create_app(place: str, pause: float = 0.0) -> Litestar:
    """The server of the tables in this folder, or at this database's URL; bots take so many seconds for a move."""

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store, opponents = await open_store(place), Opponents(pause)
        hall = app.state.hall = Hall(store, opponents)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            opponents.close()
            await store.close()

    return Litestar(
        [*who.HANDLERS, *tables.HANDLERS, *games.HANDLERS, described, live, ready],
        dependencies={"guest": Provide(who.provide_guest)},
        exception_handlers={
            LudothequeError: _refuse,
            StoreUnavailable: _unavailable,
            ValidationException: _malformed,
            RecursionError: _too_deep,
            HTTPException: _http,
        },
        before_request=_same_origin,
        lifespan=[open_hall],
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Ludothèque", version="1", path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


async def _same_origin(request: Asked) -> None:
    """Pages of other sites may not change anything here, even where the browser sends our cookie along."""
    origin = request.headers.get("origin")
    if request.method not in SAFE and origin and origin.partition("://")[2] != request.headers.get("host"):
        raise NotYours("another-site")


def _refuse(request: Asked, refusal: LudothequeError) -> Response[dict[str, Any]]:
    status = 404 if isinstance(refusal, UnknownName) and refusal.field == "game" else status_of(refusal)
    headers = {"retry-after": str(max(1, round(refusal.wait)))} if isinstance(refusal, TooOften) else None
    document = {name: value for name, value in refusal.document().items() if value is not None}
    return Response(document, status_code=status, headers=headers)


def _unavailable(request: Asked, trouble: StoreUnavailable) -> Response[dict[str, Any]]:
    return Response(trouble.document(), status_code=503, headers={"retry-after": "1"})


def _malformed(request: Asked, wrong: ValidationException) -> Response[dict[str, Any]]:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    found = extra[0] if extra and isinstance(extra[0], dict) else {}
    return _refuse(
        request, Malformed("request-malformed", field=found.get("key"), why=str(found.get("message", wrong.detail)))
    )


def _http(request: Asked, wrong: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in our words."""
    refusal: LudothequeError
    if wrong.status_code == 401:
        refusal = Nobody("nobody")
    elif wrong.status_code == 413:
        refusal = TooLarge("request-too-large", most=LARGEST_BODY)
    elif wrong.status_code == 404:
        refusal = NothingHere("nothing-here")
    else:
        refusal = Malformed("request-malformed", why=wrong.detail)
    return Response(_refuse(request, refusal).content, status_code=wrong.status_code)


def _too_deep(request: Asked, wrong: RecursionError) -> Response[dict[str, Any]]:
    return _refuse(request, Malformed("request-malformed", why=str(wrong)))


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def described(request: Asked) -> dict[str, Any]:
    """The OpenAPI document, made from the types of the handlers."""
    return dict(request.app.openapi_schema.to_schema())


@get("/health/live", sync_to_thread=False)
def live() -> dict[str, str]:
    return {"status": "live"}


@get("/health/ready")
async def ready(request: Asked) -> dict[str, str]:
    await request.app.state.hall.store.ping()
    return {"status": "ready"}
