"""A bot of your own at a table over HTTP: it hears events, chooses among the moves of its view, and plays.

`python bot_at_a_table.py http://localhost:8000` makes a table against a bot of the house; with the link of somebody's
table instead (`http://localhost:8000/tables/ID?invitation=…`) it sits down there and waits for the start.
"""

import sys
from typing import Any

from ludotheque.client import Server, read_link


def choose(view: dict[str, Any]) -> str:
    """The move that takes most cards: your own idea goes here."""
    return str(max(view["moves"], key=lambda move: len(move.get("taken", ())))["text"])


link = read_link(sys.argv[1])
server = Server(link.server)
server.arrive(name="Collector")
if link.table:
    table = server.table(link.table, link.invitation)
    free = [number for number, seat in enumerate(table.look()["seats"]) if seat["who"] == "open"]
    answered = table.do("sit", seat=free[0], invitation=link.invitation)
else:
    table = server.make("shokoba", [{"who": "me"}, {"who": "bot", "level": "greedy"}])
    table.look()
    answered = table.do("start")
for event in table.events():
    table.hear(event)
    print(*event.get("words", []), sep="\n")
    if table.seen["state"] == "over":
        break
    if table.my_turn and table.version >= answered:
        answered = table.do("play", moves=[choose(table.seen["view"])])
winners = [table.seen["seats"][seat]["name"] for seat in table.seen["result"]["winners"]]
print("Won by", *winners)
