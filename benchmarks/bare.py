"""What a move costs when nobody is looked after: the rules, what both players are told, the disk, the web server.

    python -m benchmarks.bare PORT FOLDER

The same web server, connections, tables and store as ours and the same events, by the shortest way between them: who
asks is believed, and nothing is counted, limited, locked, sent again, timed or taken over by a bot. The players are
those of `floor.py`. What our server costs beyond this is what it does for the people at its tables.
"""

import gc
import sys
from functools import partial
from time import time
from typing import Any

import msgspec
import uvicorn

from ludotheque.contract.shuffle import new_secret
from ludotheque.lab.prepare import warm_up
from ludotheque.registry import game
from ludotheque.server.connections import HttpConnection, WebSocketConnection
from ludotheque.server.door import EVENTS, WHOLE
from ludotheque.server.limits import Limits
from ludotheque.server.serve import GC_THRESHOLD, SWITCH
from ludotheque.server.store import Store, open_store
from ludotheque.server.table import AnyCommand, Table, creation, read_command
from ludotheque.server.table.commands import Sit, Start
from ludotheque.server.table.creation import Create, Place

NAMES = {"0": "Anne", "1": "Bob"}  # guests are called by their seats
WISH = Create(game="shokoba", key="make", seats=[Place("me"), Place("open")], public=True)
HEADERS = [(b"content-type", b"application/json")]
encode = msgspec.json.Encoder().encode


class Bare:
    """An application with as little between a message and a table as there can be."""

    def __init__(self, folder: str):
        self.folder = folder
        self.store: Store
        self.tables: dict[str, Table] = {}
        self.ears: dict[str, dict[str, Any]] = {}  # by table and guest

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await receive()
            self.store = await open_store(self.folder)
            await send({"type": "lifespan.startup.complete"})
            await receive()

    async def http(self, scope: Any, receive: Any) -> None:
        path, came = scope["path"].split("/"), await receive()
        version = await self.do(path[3], _guest(scope), read_command(came["body"])) if len(path) > 3 else 0
        body = b'{"version":%d}' % version
        headers = [*HEADERS, (b"content-length", b"%d" % len(body))]
        await scope.pop(WHOLE)({"status": 200, "headers": headers}, {"body": body})

    async def do(self, id: str, guest: str, command: AnyCommand) -> int:
        table = self.tables[id]
        table.apply(row := table.check(guest, command, time()))
        await self.store.append(row, table.summary())
        for telling in table.tellings(table.version - 1, "en", NAMES) or []:
            for each, tell in self.ears[id].items():
                tell(encode(telling.to(table.listener(each))))
        return table.version

    async def websocket(self, scope: Any, receive: Any, send: Any) -> None:
        id, guest = scope["path"].split("/")[3], _guest(scope)
        if id not in self.tables:
            await self.begin(id)
        await receive()
        await send({"type": "websocket.accept"})
        snapshot = self.tables[id].snapshot(self.tables[id].listener(guest), "en", NAMES)
        await send({"type": "websocket.send", "bytes": None, "text": encode(snapshot).decode()})
        self.ears[id][guest] = scope[EVENTS]
        await receive()

    async def begin(self, id: str) -> None:
        """A table of two, in the middle of which nobody may come."""
        row = creation("0", WISH, time(), id, new_secret(), "")
        table = self.tables[id] = Table.from_rows([row])
        self.ears[id] = {}
        kept = [(row, table.summary())]
        for guest, command in (("1", Sit(version=0, key="sit", seat=1)), ("0", Start(version=1, key="start"))):
            table.apply(row := table.check(guest, command, time()))
            kept.append((row, table.summary()))
        for row, summary in kept:
            await self.store.append(row, summary)


def _guest(scope: Any) -> str:
    return next(value for name, value in scope["headers"] if name == b"authorization").decode()[-1:]


if __name__ == "__main__":
    warm_up([game(WISH.game)])
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLD)
    sys.setswitchinterval(SWITCH)
    connection = partial(HttpConnection, Limits.none(), False)
    config = uvicorn.Config(
        Bare(sys.argv[2]),
        port=int(sys.argv[1]),
        http=connection,  # type: ignore[arg-type]
        ws=WebSocketConnection,
        proxy_headers=False,
        log_level="error",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()
