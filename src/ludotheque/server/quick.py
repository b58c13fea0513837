"""The hot path, below the framework: a command is read, done and answered by a bare ASGI handler.

What is not a plain command of somebody known goes on to the framework's handler of the same address and types, which
finds the words for whatever is wrong with it.
"""

import re
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.answers import refused
from ludotheque.server.api.who import token_in
from ludotheque.server.codes import digest
from ludotheque.server.door import Message, Receive, Scope, Send
from ludotheque.server.entrance import is_json, is_ours
from ludotheque.server.limits import Limits
from ludotheque.server.refusals import Malformed
from ludotheque.server.rows import Guest
from ludotheque.server.table import AnyCommand, read_command

PATH = re.compile("/api/tables/([^/]+)/commands")
TEMPLATE = "/api/tables/{table}/commands"
COST = "command"
READ = (b"host", b"origin", b"sec-fetch-site", b"content-type", b"authorization", b"cookie")
REMEMBERED = 4096  # sets of such headers: whoever sends a command sends the same ones again
JSON = (b"content-type", b"application/json")
encode = msgspec.json.Encoder().encode


class QuickCommands:
    """In front of the application, behind its door."""

    def __init__(self, app: Litestar, largest_body: int):
        self._app = app
        self._largest_body = largest_body
        self.state = app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        headers: dict[bytes, bytes] = dict(scope["headers"]) if found else {}
        came, command = list[Message](), None
        guest: Guest | None = None
        try:
            if found and len(headers) == len(scope["headers"]) and self._small(headers):
                token = _token(*map(headers.get, READ))
                guest = await self.state.identities.find(token) if token else None
            if guest is not None:
                came, command = await _read(receive)
            if found is None or guest is None or command is None:
                await self._app(scope, _again(came, receive) if came else receive, send)  # type: ignore[arg-type]
                return
            scope["path_template"] = TEMPLATE
            limits: Limits = self.state.limits
            limits.address_does(scope["client"][0] if scope.get("client") else "", COST)
            limits.guest_does(guest.id, COST)
            version = await self.state.hall.do(found[1], guest.id, command, guest.language)
        except LudothequeError as refusal:
            self.state.metrics.refused(type(refusal).__name__)
            await _answer(send, *refused(refusal))
        else:
            await _answer(send, 200, {}, {"version": version})

    def _small(self, headers: dict[bytes, bytes]) -> bool:
        length = headers.get(b"content-length", b"")
        return length.isdigit() and int(length) <= self._largest_body


@lru_cache(REMEMBERED)
def _token(*values: bytes | None) -> bytes | None:
    """The digest of the token in the headers that are read, if they are of JSON, from here or from a program."""
    pairs = zip(READ, values, strict=True)
    headers = {name.decode(): value.decode("latin-1") for name, value in pairs if value is not None}
    token = token_in(headers.get("authorization", ""), headers.get("cookie", ""))
    return digest(token) if token and is_ours(headers) and is_json(headers) else None


async def _answer(send: Send, status: int, headers: dict[str, str], document: Any) -> None:
    body = encode(document)
    start = [JSON, (b"content-length", b"%d" % len(body))]
    start += [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body})


async def _read(receive: Receive) -> tuple[list[Message], AnyCommand | None]:
    """What came, and the command in it; none if it is not one, or if it did not come whole."""
    came = [await receive()]
    while came[-1]["type"] == "http.request" and came[-1].get("more_body"):
        came.append(await receive())
    if came[-1]["type"] != "http.request":
        return came, None
    try:
        return came, read_command(b"".join(message.get("body", b"") for message in came))
    except Malformed:
        return came, None


def _again(came: list[Message], receive: Receive) -> Receive:
    """What was read already, for whoever reads it next."""
    left = iter(came)

    async def again() -> Message:
        return next(left, None) or await receive()

    return again
