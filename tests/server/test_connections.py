"""Connections that cannot be held open for nothing: real sockets, a very small application, little patience."""

import asyncio
import contextlib
import os
import socket
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
import websockets

from ludotheque.server import connections, door
from ludotheque.server.connections import LARGEST_MESSAGE, HttpConnection, WebSocketConnection
from ludotheque.server.limits import Limits, Open

LITTLE = 0.3  # seconds
LONG = 20.0
WHOLE = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\n\r\nhello"
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """Reads everything, answers shortly; over a WebSocket, listens."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def serving(app: Any = answers, limits: Limits | None = None) -> AsyncIterator[Callable[[], Any]]:
    """A server; how to connect to it."""
    at = socket.create_server(("127.0.0.1", 0))
    connection: Any = partial(HttpConnection, limits or Limits(), False)
    config = uvicorn.Config(
        app,
        http=connection,
        ws=WebSocketConnection,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        lifespan="off",
        headers=[("x-content-type-options", "nosniff")],
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[at]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield partial(asyncio.open_connection, *at.getsockname())
    finally:
        server.should_exit = True
        await task


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection is closed, which must not take long."""
    told = b""
    with contextlib.suppress(ConnectionError):  # cut off in the middle of something: what came before it counts
        async with asyncio.timeout(LONG):
            while came := await reader.read(LARGEST_MESSAGE):
                told += came
    return told


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", LITTLE)
    monkeypatch.setattr(connections, "READING", LITTLE)


@pytest.mark.usefixtures("little_patience")
@pytest.mark.parametrize(
    ("said", "trickle"),
    [
        (b"", b""),
        (b"POST / HT", b""),
        (b"POST / HTTP/1.1\r\nhost: here\r\nx-slow: ", b"x"),
        (b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 16000\r\n\r\n", b"x"),
        (b"POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (WHOLE + b"GET / HTTP/1.1\r\nhost: ", b"h"),  # the second one over a connection
    ],
)
async def test_a_request_that_does_not_become_whole_is_cut_off(said: bytes, trickle: bytes) -> None:
    async with serving() as connect:
        reader, writer = await connect()
        writer.write(said)

        async def trickling() -> None:
            while trickle:
                writer.write(trickle)
                await asyncio.sleep(LITTLE / 10)

        task = asyncio.create_task(trickling())
        told = await rest(reader)
        task.cancel()
        assert told.count(b"200 OK") == said.count(b"hello")
        writer.close()


async def test_a_whole_request_is_answered_and_its_connection_kept() -> None:
    async with serving() as connect:
        reader, writer = await connect()
        for part in (WHOLE[:20], WHOLE[20:40], WHOLE[40:] + WHOLE, WHOLE):
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.02)
        for _ in range(3):
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200 OK")
        writer.close()


@pytest.mark.parametrize(
    "head",
    [
        b"".join(b"x-%d: y\r\n" % number for number in range(200)) + b"\r\n",
        b"x-long: " + b"y" * 100_000,
        b"".join(b"x-%d: %s\r\n" % (number, b"y" * 1000) for number in range(90)),
    ],
    ids=["many", "one long", "many long"],
)
async def test_a_flood_of_headers_is_refused_and_the_answer_has_our_headers(head: bytes) -> None:
    async with serving() as connect:
        reader, writer = await connect()
        writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n" + head)
        told = await rest(reader)
        assert told.startswith(b"HTTP/1.1 400 ")
        assert b"x-content-type-options: nosniff" in told
        writer.close()


async def test_an_address_has_only_so_many_connections_and_gets_them_back() -> None:
    limits = Limits(connections=Open(1, 2, 10))
    async with serving(limits=limits) as connect:
        pairs: list[Pair] = [await connect() for _ in range(2)]
        for reader, writer in pairs:
            writer.write(WHOLE)
            await reader.readuntil(b"ok")
        reader, writer = await connect()
        assert await rest(reader) == b""
        for one in (*(pair[1] for pair in pairs), writer):
            one.close()
        async with asyncio.timeout(LONG):
            while limits.connections.all:
                await asyncio.sleep(0.01)
        reader, writer = await connect()
        writer.write(WHOLE)
        assert await reader.readuntil(b"ok")
        writer.close()


@pytest.mark.usefixtures("little_patience")
async def test_who_does_not_read_the_answer_is_cut_off() -> None:
    ended = asyncio.Event()

    async def much(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(1000):
            await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
        ended.set()

    async with serving(much) as connect:
        _, writer = await connect()
        writer.transport.pause_reading()
        writer.write(WHOLE)
        await asyncio.wait_for(ended.wait(), LONG)
        writer.transport.abort()


async def open_socket(connect: Callable[[], Any]) -> Pair:
    reader, writer = await connect()
    writer.write(HANDSHAKE)
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(first: int, data: bytes = b"") -> bytes:
    """A masked frame: its first byte and up to 125 bytes."""
    return bytes([first, 0x80 | len(data)]) + bytes(4) + data


async def test_too_large_a_message_closes_the_socket() -> None:
    async with serving() as connect:
        reader, writer = await open_socket(connect)
        writer.write(bytes([0x82, 0x80 | 126]) + struct.pack("!H", LARGEST_MESSAGE + 1) + bytes(4))
        assert (await rest(reader))[2:4] == struct.pack("!H", 1009)
        writer.close()


async def test_a_message_in_endless_parts_closes_the_socket() -> None:
    async with serving() as connect:
        reader, writer = await open_socket(connect)
        writer.write(frame(0x01) + frame(0x00) * 100)
        assert await rest(reader) == b""
        writer.close()


async def test_who_talks_nonsense_before_being_let_in_is_dropped_without_ado(caplog: pytest.LogCaptureFixture) -> None:
    asked, never = asyncio.Event(), asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        asked.set()
        await never.wait()

    async with serving(slow) as connect:
        reader, writer = await connect()
        writer.write(HANDSHAKE)
        await asked.wait()
        writer.write(b"\xff" * 100)
        assert await rest(reader) == b""
        writer.close()
        never.set()
    assert [record.exc_info for record in caplog.records if record.exc_info] == []


async def test_answers_to_pings_that_nobody_reads_do_not_pile_up() -> None:
    async with serving() as connect:
        reader, writer = await open_socket(connect)
        writer.transport.pause_reading()
        pings = frame(0x89, os.urandom(125)) * 500
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(LONG):
                while not writer.transport.is_closing():
                    writer.write(pings)
                    await writer.drain()
        assert writer.transport.is_closing()
        assert reader.exception() is not None or reader.at_eof()
        writer.transport.abort()


@pytest.mark.usefixtures("little_patience")
async def test_who_does_not_read_events_is_cut_off() -> None:
    ended = asyncio.Event()

    async def much(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        try:
            for _ in range(1000):
                await send({"type": "websocket.send", "bytes": os.urandom(100_000)})
        finally:
            ended.set()

    async with serving(much) as connect:
        _, writer = await open_socket(connect)
        writer.transport.pause_reading()
        await asyncio.wait_for(ended.wait(), LONG)
        writer.transport.abort()


async def test_who_listens_and_answers_pings_stays() -> None:
    async with serving() as connect:
        at = connect.args  # type: ignore[attr-defined]
        async with websockets.connect(f"ws://{at[0]}:{at[1]}/") as ear:
            await ear.send("hello")
            await (await ear.ping())


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_events_of_any_length_arrive_as_they_were_told(compression: str | None) -> None:
    told = ["x" * size for size in (0, 1, 125, 126, 65_535, 65_536)] + ["é" * 63]

    async def tells(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert all(scope[door.EVENTS](text.encode()) for text in told)
        await receive()

    async with serving(tells) as connect:
        at = connect.args  # type: ignore[attr-defined]
        async with websockets.connect(f"ws://{at[0]}:{at[1]}/", compression=compression) as ear:
            assert [await ear.recv() for _ in told] == told


async def test_an_answer_that_is_made_when_the_server_stops_is_still_sent() -> None:
    async def stops(scope: Any, receive: Any, send: Any) -> None:
        whole = scope.pop(door.WHOLE)
        await receive()
        await whole({"status": 200, "headers": [(b"content-length", b"2")]}, {"body": b"ok"})
        whole.args[0].__self__.shutdown()

    async with serving(stops) as connect:
        reader, writer = await connect()
        writer.write(WHOLE)
        assert (await rest(reader)).endswith(b"\r\n\r\nok")
        writer.close()
