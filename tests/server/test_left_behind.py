"""A connection that ends leaves nothing behind that Python would have to look for: a server runs for months."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from litestar import WebSocket
from websockets.server import ServerProtocol

from ludotheque.server.app import create_app
from ludotheque.server.connections import HttpConnection, WebSocketConnection
from ludotheque.server.limits import Limits

SECONDS = 10.0


@asynccontextmanager
async def served(place: Path) -> AsyncIterator[str]:
    """The whole application, in this process; host and port."""
    at = socket.create_server(("127.0.0.1", 0))
    connection: Any = partial(HttpConnection, Limits(), False)
    server = uvicorn.Server(
        uvicorn.Config(create_app(str(place)), http=connection, ws=WebSocketConnection, log_config=None)
    )
    task = asyncio.create_task(server.serve(sockets=[at]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield "{}:{}".format(*at.getsockname())
    finally:
        server.should_exit = True
        await task


def listening() -> set[int]:
    """What there is of connections to listeners, ended or not."""
    kinds = WebSocketConnection | ServerProtocol | WebSocket
    return {id(found) for found in gc.get_objects() if issubclass(type(found), kinds)}  # a dead proxy has no __class__


@pytest.mark.parametrize("politely", [True, False])
async def test_a_listener_who_goes_leaves_nothing_behind(tmp_path: Path, politely: bool) -> None:
    async with served(tmp_path) as here, httpx.AsyncClient(base_url=f"http://{here}") as client:
        token = (await client.post("/api/guests", json={})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        wish = {"game": "shokoba", "seats": [{"who": "me"}, {"who": "open"}], "key": "make"}
        table = (await client.post("/api/tables", json=wish, headers=headers)).json()["table"]
        gc.collect()
        others = listening()  # of tests before this one, which something may still hold
        gc.disable()
        try:
            ear = await websockets.connect(f"ws://{here}/api/tables/{table}/events", additional_headers=headers)
            await ear.recv()
            assert listening() - others
            await ear.close() if politely else ear.transport.abort()
            async with asyncio.timeout(SECONDS):
                while listening() - others:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
