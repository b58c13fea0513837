"""The names by which a server lets itself be asked.

A page of another site can have that site's name lead to our address (“DNS rebinding”), and the browser then takes us
for that site. So a name that somebody could own must be known: whoever hosts says it, by the public address.
"""

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludotheque.server.refusals import NotCalledThat

KNOWN = 256  # names that are not looked at again
NOBODYS = (".local", ".localhost", ".lan", ".internal", ".home.arpa")  # endings that cannot be bought

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]


@lru_cache(maxsize=KNOWN)
def name_in(host: str) -> str:
    """The name in a Host header, without its port; "" where there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


@lru_cache(maxsize=KNOWN)
def is_nobodys(name: str) -> bool:
    """A number, a name without a dot, or one of the home's own: no site can be called that."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(NOBODYS)
    return True


class Names:
    """An application that answers only to its names."""

    def __init__(self, app: Application, names: Iterable[str] = ()):
        self.app = app
        self.names = frozenset(name.lower() for name in names)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.knows(asked := _host(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4421, "reason": "host-unknown"})
        else:
            await _refuse(send, NotCalledThat("host-unknown", field="host", name=name_in(asked)))

    def knows(self, host: str) -> bool:
        name = name_in(host)
        return name in self.names or is_nobodys(name)


def _host(scope: Message) -> str:
    """What was asked for; programs that speak HTTP/1.0 say nothing, browsers always do."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


async def _refuse(send: Send, refusal: NotCalledThat) -> None:
    body = msgspec.json.encode({name: value for name, value in refusal.document().items() if value is not None})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
