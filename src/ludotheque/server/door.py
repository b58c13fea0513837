"""The door that everything passes: it counts, holds floods off, and answers what nobody else has answered."""

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.answers import refused
from ludotheque.server.hall import Hall
from ludotheque.server.limits import Limits
from ludotheque.server.metrics import CONTENT_TYPE, Metrics, may_look
from ludotheque.server.refusals import Broken, NothingHere, TooOften, status_of

LOG = logging.getLogger("ludotheque.server.door")
SLOW = 1.0  # seconds; a command that takes longer gets a line in the log
COMMANDS = "/commands"
WHOLE = "ludotheque.whole"  # what sends the head of an answer and the first part of its body together
EVENTS = "ludotheque.events"  # what sends an event over a WebSocket at once, without anybody between

# For every answer, those of uvicorn itself included. A web page may load what is here, and nothing else.
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
NOT_KEPT = (b"cache-control", b"no-store")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Whole = Callable[[Message, Message], Awaitable[None]]


class Door:
    """Around the whole application."""

    def __init__(self, app: Any, limits: Limits, metrics: Metrics, metrics_token: str):
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._token = metrics_token

    @property
    def hall(self) -> Hall:
        """The tables in use, while the application runs."""
        hall: Hall = self._app.state.hall
        return hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 0
        start: Message | None = None
        whole: Whole = scope.pop(WHOLE, None) or partial(_in_turn, send)  # popped: it holds the scope

        async def sending(message: Message) -> None:
            nonlocal start, status
            if message["type"] == "http.response.start":
                start, status = message, message["status"]
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], NOT_KEPT]
            elif start is not None:
                first, start = start, None
                await whole(first, message)
            else:
                await send(message)

        try:
            self._limits.address_does(_address(scope), "ask")
            if scope["path"] == "/metrics":
                await self._tell_metrics(scope, sending)
            else:
                await self._app(scope, receive, sending)
        except TooOften as refusal:
            self._metrics.refused(type(refusal).__name__)
            await _answer(refusal, sending)
        except Exception as trouble:
            LOG.error("broken", exc_info=trouble)
            if status:  # half an answer is worse than none
                raise
            await _answer(Broken("our-fault"), sending)
        finally:
            self._metrics.answered(scope, status)
            if scope["path"].endswith(COMMANDS):
                self._commanded(perf_counter() - began, status)

    def _commanded(self, seconds: float, status: int) -> None:
        self._metrics.commanded(seconds)
        if seconds > SLOW:
            LOG.warning("slow command", extra={"facts": {"seconds": round(seconds, 3), "status": status}})

    async def _tell_metrics(self, scope: Scope, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD") or not may_look(scope, self._token):
            await _answer(NothingHere("nothing-here"), send)
            return
        scope["path_template"] = "/metrics"
        await _send(send, 200, self._metrics.text(), (b"content-type", CONTENT_TYPE.encode()))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted, code = False, 0

        async def sending(message: Message) -> None:
            nonlocal accepted, code
            if message["type"] == "websocket.accept":
                accepted = True
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
                if not accepted:  # a browser is only told the code of what was open
                    accepted = True
                    await send({"type": "websocket.accept"})
                    if "path_template" not in scope:
                        message = _closing(NothingHere("nothing-here"))
                        code = message["code"]
            await send(message)

        try:
            self._limits.address_does(_address(scope), "ask")
            await self._app(scope, receive, sending)
        except TooOften as refusal:
            self._metrics.refused(type(refusal).__name__)
            await sending(_closing(refusal))
        finally:
            self._metrics.answered(scope, code)


async def _in_turn(send: Send, start: Message, body: Message) -> None:
    await send(start)
    await send(body)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _closing(refusal: LudothequeError) -> Message:
    return {"type": "websocket.close", "code": 4000 + status_of(refusal), "reason": refusal.key}


async def _answer(refusal: LudothequeError, send: Send) -> None:
    status, headers, document = refused(refusal)
    fields = {"content-type": "application/json", **headers}.items()
    await _send(send, status, msgspec.json.encode(document), *((key.encode(), value.encode()) for key, value in fields))


async def _send(send: Send, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
