"""How fast our web server can be at most: the same addresses and messages as ours; no game, no disk, nobody checked.

A command is answered at once and both players get a text as long as ours. What a move costs here is uvicorn, asyncio
and the system alone; the rest of what a move costs us is what we do for it.
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvicorn

TALK = "x" * 900  # what an event of Shokoba tells besides
EVENT = '{{"version":{version},"view":{{"turn":{turn},"moves":[{moves}]}},"talk":"{talk}"}}'
OPEN = {"type": "websocket.accept"}
OK = {"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"application/json")]}


class Table:
    """A number that grows, and the two who hear of it."""

    def __init__(self) -> None:
        self.version = 2
        self.ears: dict[int, asyncio.Queue[str]] = {}

    def tell(self) -> None:
        for seat, ear in self.ears.items():
            ear.put_nowait(self.event(seat))

    def event(self, seat: int) -> str:
        turn = self.version % 2
        moves = '{"text":"S4"}' if turn == seat else ""
        return EVENT.format(version=self.version, turn=turn, moves=moves, talk=TALK)


tables: defaultdict[str, Table] = defaultdict(Table)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    path = scope["path"].split("/")
    table = tables[path[3]] if len(path) > 3 else Table()
    if scope["type"] == "websocket":
        await _listen(table, int(dict(scope["headers"])[b"authorization"][-1:]), receive, send)
        return
    await receive()
    if scope["method"] == "POST":
        table.version += 1
        table.tell()
    body = b'{"version":%d}' % table.version
    headers = [*OK["headers"], (b"content-length", b"%d" % len(body))]  # type: ignore[misc]
    await send({**OK, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _listen(table: Table, seat: int, receive: Any, send: Any) -> None:
    await receive()
    await send(OPEN)
    table.ears[seat] = queue = asyncio.Queue()
    queue.put_nowait(table.event(seat))
    while True:
        await send({"type": "websocket.send", "text": await queue.get()})


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", log_level="error", ws_per_message_deflate=False)
