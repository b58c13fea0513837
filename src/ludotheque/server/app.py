"""The application: everything that the server answers, and how it refuses."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.answers import refused
from ludotheque.server.api import games, pages, tables, who
from ludotheque.server.api.described import OPENAPI, described
from ludotheque.server.door import Door
from ludotheque.server.entrance import enter
from ludotheque.server.hall import Hall
from ludotheque.server.identities import Identities
from ludotheque.server.limits import Limits
from ludotheque.server.mail import MailSettings, Post
from ludotheque.server.metrics import Metrics
from ludotheque.server.opponents import Opponents
from ludotheque.server.quick import QuickCommands
from ludotheque.server.refusals import Broken, Malformed, NothingHere, TooLarge
from ludotheque.server.store import StoreUnavailable, open_store

LOG = logging.getLogger("ludotheque.server.app")
LARGEST_BODY = 16_384  # bytes
Asked = Request[Any, Any, State]


def create_app(
    place: str,
    pause: float = 0.0,
    limits: Limits | None = None,
    metrics_token: str = "",
    mail: MailSettings | None = None,
) -> Door:
    """The server of the tables in this folder, or at this database's URL; bots take so many seconds for a move."""
    limits, metrics = limits or Limits(), Metrics()

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store, opponents = await open_store(place), Opponents(pause)
        hall = app.state.hall = Hall(store, opponents)
        app.state.identities = Identities(store)
        store.watch.witness = metrics
        metrics.watch(hall, limits)
        await hall.open()
        post = app.state.post = Post(mail, hall) if mail else None
        if post is not None:
            post.open()
        LOG.info("start", extra={"facts": {"version": version("ludotheque"), "store": type(store).__name__}})
        try:
            yield
        finally:
            if post is not None:
                await post.close()
            await hall.close()
            opponents.close()
            await store.close()
            LOG.info("stop")

    app = Litestar(
        [*who.HANDLERS, *tables.HANDLERS, *games.HANDLERS, described, live, ready, pages.handler()],
        dependencies={"guest": Provide(who.provide_guest)},
        exception_handlers={
            LudothequeError: _refuse,
            ValidationException: _malformed,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            HTTPException: _http,
            Exception: _broken,
        },
        before_request=enter,
        after_exception=[_note],
        lifespan=[open_hall],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OPENAPI,
        logging_config=None,
        state=State({"limits": limits, "metrics": metrics}),
    )
    return Door(QuickCommands(app, LARGEST_BODY), limits, metrics, metrics_token)


def _refuse(request: Asked, refusal: LudothequeError) -> Response[dict[str, Any]]:
    request.app.state.metrics.refused(type(refusal).__name__)
    status, headers, document = refused(refusal)
    return Response(document, status_code=status, headers=headers, media_type="application/json")


def _malformed(request: Asked, wrong: ValidationException) -> Response[dict[str, Any]]:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    found = extra[0] if extra and isinstance(extra[0], dict) else {}
    key = found.get("key")
    field = str(key).removesuffix("_") if key else None  # `open_`, where Python has that name itself
    return _refuse(request, Malformed("request-malformed", field=field, why=str(found.get("message", wrong.detail))))


def _http(request: Asked, wrong: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in our words."""
    if wrong.status_code == 405:
        answer = _refuse(request, Malformed("method-unknown", method=request.method))
        answer.status_code = 405
        answer.headers |= {name.lower(): found for name, found in (wrong.headers or {}).items()}  # which ones are
        return answer
    if wrong.status_code == 413:
        return _refuse(request, TooLarge("request-too-large", most=LARGEST_BODY))
    if wrong.status_code == 404:
        return _refuse(request, NothingHere("nothing-here"))
    return _refuse(request, Malformed("request-malformed", why=wrong.detail))  # also where the body never came


def _unreadable(request: Asked, wrong: RecursionError | UnicodeError) -> Response[dict[str, Any]]:
    why = "too deep" if isinstance(wrong, RecursionError) else "no UTF-8"
    return _refuse(request, Malformed("request-malformed", why=why))


def _broken(request: Asked, trouble: Exception) -> Response[dict[str, Any]]:
    return _refuse(request, Broken("our-fault"))


async def _note(trouble: Exception, scope: Any) -> None:
    """What is nobody's fault but ours, in the log."""
    if not isinstance(trouble, LudothequeError | HTTPException | RecursionError | UnicodeError):
        LOG.error("broken", exc_info=trouble, extra={"facts": {"route": scope.get("path_template", "")}})


@get("/health/live", sync_to_thread=False)
def live() -> dict[str, str]:
    return {"status": "live"}


@get("/health/ready")
async def ready(request: Asked) -> dict[str, str]:
    hall: Hall = request.app.state.hall
    if hall.stopping:
        raise StoreUnavailable("server-stopping")
    await hall.store.ping()
    return {"status": "ready"}
