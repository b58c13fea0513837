"""Connections that cannot be held open for nothing: a request is whole in time, and what nobody reads does not pile up.

uvicorn sets no such limits itself.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ludotheque.server.door import EVENTS, WHOLE
from ludotheque.server.limits import Limits, network

PATIENCE = 10.0  # seconds within which a request must be whole, from its first byte or the opening of the connection
LARGEST_HEAD = 32_768  # bytes, of the first line and the headers
MOST_HEADERS = 100
READING = 30.0  # seconds within which somebody must have read most of what waits
MOST_UNREAD = 1_048_576  # bytes that may wait for somebody who does not read
LARGEST_MESSAGE = 4_096  # bytes that somebody may send us over a WebSocket, where there is nothing to say
MOST_FRAGMENTS = 16  # of such a message


class _Connection:
    """What is written in one step of the loop goes out after it: the other side is woken once, not every time.

    Whoever lets it wait for too long is cut off: closing alone would wait until it is read.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None
    _written: bytes = b""

    def _send_soon(self, data: bytes) -> None:
        if not self._written:
            self.loop.call_soon(self._send_now)
        self._written += data

    def _send_now(self) -> None:
        written, self._written = self._written, b""
        if written and not self.transport.is_closing():
            self.transport.write(written)

    def pause_writing(self) -> None:
        self._unread = self.loop.call_later(READING, self.transport.abort)
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)  # type: ignore[misc]

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


async def _whole(send: Callable[[bytes], None], cycle: RequestResponseCycle, start: Any, body: Any) -> None:
    """Send an answer that is all there as one packet, quickly; any other goes uvicorn's way, head and body apart."""
    headers, text = start["headers"], body.get("body", b"")
    own = b"".join([b"%b: %b\r\n" % header for header in headers])
    all_there = (b"content-length", b"%d" % len(text)) in headers and not body.get("more_body")
    plain = own.count(b"\r") == own.count(b"\n") == len(headers) and cycle.scope["method"] != "HEAD"
    if not (all_there and plain and cycle.keep_alive) or cycle.flow.write_paused or cycle.disconnected:
        await cycle.send(start)
        await cycle.send(body)
        return
    head = STATUS_LINE[start["status"]], _lines(tuple(cycle.default_headers)), own, b"\r\n"
    send(b"".join((*head, text)))
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = False
    cycle.message_event.set()
    cycle.on_response()


@lru_cache(maxsize=1)
def _lines(headers: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """The headers that every answer has; the date among them changes once a second."""
    return b"".join([b"%b: %b\r\n" % header for header in headers])


def _frame(text: bytes) -> bytes:
    """A text for a WebSocket that does not compress, as the library would frame it, in a fourth of the time."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class HttpConnection(_Connection, HttpToolsProtocol):
    """A connection over which requests come, one after the other."""

    def __init__(self, limits: Limits, by_proxy: bool, **given: Any):
        super().__init__(**given)
        self._openings = limits.connections
        self._by_proxy = by_proxy  # then all connections have its address
        self._address = ""
        self._counted = False
        self._alarm: asyncio.TimerHandle | None = None
        self._whole = False  # the request that came last has come to its end
        self._head: int | None = 0  # bytes of a head that has not

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network(self.client[0]) if self.client and not self._by_proxy else ""
        if self._openings.room(self._address):
            self._openings.add(self._address)
            self._counted = True
            self._alarm = self.loop.call_later(PATIENCE, self.transport.abort)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop_alarm()
        if self._counted:
            self._openings.remove(self._address)
            self._counted = False

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
        if self._whole or not self._counted:
            self._stop_alarm()
        elif self._head is not None and self._head > LARGEST_HEAD:
            self.send_400_response("The headers are too long.")
        elif self._alarm is None and not self.transport.is_closing():
            self._alarm = self.loop.call_later(PATIENCE, self.transport.abort)

    def on_message_begin(self) -> None:
        self._whole, self._head = False, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        if len(self.headers) > MOST_HEADERS:
            raise ValueError("too many headers")  # the parser makes it its own error, which is answered
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        cycle.scope[WHOLE] = partial(_whole, self._send_soon, cycle)  # type: ignore[literal-required]
        super()._start_asgi_task(cycle, app)

    def shutdown(self) -> None:
        self._send_now()
        super().shutdown()

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()


class WebSocketConnection(_Connection, WebSocketsSansIOProtocol):
    """A connection over which events go out; next to nothing comes in."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[EVENTS] = self._at_once  # type: ignore[literal-required]

    def _at_once(self, event: bytes) -> bool:
        """Send an event, unless what was sent before still waits to be read, or nobody is there any more."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if self.conn.extensions:
            self.conn.send_text(event)
            self._send_soon(b"".join(self.conn.data_to_send()))
        else:
            self._send_soon(_frame(event))
        return True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        unread = self.transport.get_write_buffer_size()  # answers to pings are written whether or not they are read
        if unread > MOST_UNREAD or len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # what came was not even a handshake: nobody is there to be told
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        del self.scope[EVENTS]  # type: ignore[misc]  # it holds what holds it
        self._unread = self._unread or self.loop.call_later(READING, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it: Python would look for such a circle long after

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
