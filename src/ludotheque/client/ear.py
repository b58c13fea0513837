"""What a table pushes, heard by ordinary code.

The library's own client for ordinary code reads and writes a TLS connection in two threads, which OpenSSL does not
allow: now and then nothing came, and the thread waited for ever. Here one event loop does both.
"""

import asyncio
from collections.abc import Iterator
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK


class Ear:
    """A WebSocket that is only listened to, and pings are answered while one waits; `how` is for `connect`."""

    def __init__(self, address: str, **how: Any):
        self._loop = asyncio.Runner()
        try:
            self._connection = self._loop.run(_connected(address, **how))
        except BaseException:
            self._loop.close()
            raise

    def recv(self, wait: float | None = None) -> str | bytes:
        """The next message; TimeoutError if none comes for so many seconds."""
        return self._loop.run(asyncio.wait_for(self._connection.recv(), wait))

    def __iter__(self) -> Iterator[str | bytes]:
        try:
            while True:
                yield self.recv()
        except ConnectionClosedOK:
            return

    def __enter__(self) -> "Ear":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self._loop.run(self._connection.close())
        finally:
            self._loop.close()


async def _connected(address: str, **how: Any) -> ClientConnection:
    return await connect(address, **how)
