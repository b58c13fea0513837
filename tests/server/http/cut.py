"""A wire to PostgreSQL that can be cut at the worst moment: when a row is on disk, and nobody has been told."""

import asyncio
import shutil
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
WRITES = b"INSERT INTO log"


class Cut:
    """Passes everything on, from one socket to the other."""

    def __init__(self, database: Path, folder: Path):
        self.database, self.folder = database, folder
        self.armed = self.done = False
        self.answering: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Cut":
        self.server = await asyncio.start_unix_server(self._connected, self.folder / SOCKET)
        shutil.copymode(self.database / SOCKET, self.folder / SOCKET)
        return self

    async def __aexit__(self, *trouble: object) -> None:
        self.server.close()
        for answering in self.answering:
            answering.cancel()

    def next_answer(self) -> None:
        """The next answer to a row is not passed on: the connection is cut instead."""
        self.armed = True

    async def _connected(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(self.database / SOCKET)
        writes = False

        async def ask() -> None:
            nonlocal writes
            while said := await client.read(2**16):
                writes = writes or WRITES in said
                to_server.write(said)

        async def answer() -> None:
            while said := await server.read(2**16):
                if writes and self.armed and b"SELECT" in said:  # the statement is complete, and so is its transaction
                    self.armed, self.done = False, True
                    return
                to_client.write(said)

        asking = asyncio.create_task(ask())
        answering = asyncio.create_task(answer())
        self.answering.add(answering)
        try:
            await asyncio.wait([asking, answering], return_when=asyncio.FIRST_COMPLETED)
        finally:
            answering.cancel()
            self.answering.discard(answering)
            asking.cancel()
            to_client.close()
            to_server.close()
