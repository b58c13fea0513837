"""What every request must be before anybody looks at it: of our own pages or of a program, and JSON."""

from collections.abc import Mapping
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import State

from ludotheque.server.limits import Limits
from ludotheque.server.refusals import Malformed, NotYours

SAFE = ("GET", "HEAD", "OPTIONS")
OUR_OWN = ("same-origin", "none")  # `none`: typed in, or a bookmark
JSON = "application/json"
COST = "cost"  # what a handler is limited as, among its options
Connection = Request[Any, Any, State] | WebSocket[Any, Any, State]


async def enter(request: Request[Any, Any, State]) -> None:
    """Refuse what comes from elsewhere, or too often."""
    if request.method not in SAFE:
        same_origin(request.headers)
        if not is_json(request.headers):
            raise Malformed("not-json")
    cost = cost_of(request)
    if cost != "ask":  # that was paid for at the door
        limits_of(request).address_does(address_of(request), cost)


def same_origin(headers: Mapping[str, str]) -> None:
    """Pages of other sites may do nothing here, even where the browser sends our cookie along."""
    if not is_ours(headers):
        raise NotYours("another-site")


def is_ours(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages, or from a program."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    foreign = origin is not None and origin.partition("://")[2] != headers.get("host")
    return not foreign and (site is None or site in OUR_OWN)


def is_json(headers: Mapping[str, str]) -> bool:
    given = headers.get("content-type")
    return given is None or given.partition(";")[0].strip().lower() == JSON


def cost_of(connection: Any) -> str:
    return str(connection.route_handler.opt.get(COST, "ask"))


def limits_of(connection: Any) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def address_of(connection: Any) -> str:
    client = connection.scope.get("client")
    return client[0] if client else ""
