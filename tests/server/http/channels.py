"""Every path by which a server tells somebody at a table something, asked of two servers at once."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from typing import Any

from websockets.sync.client import ClientConnection

from ludotheque.contract.texts import LANGUAGES
from ludotheque.testing.shown import common_move
from tests.server.http.worlds import SECONDS, Laid, answered

Answers = tuple[str, list[bytes]]  # the name of a channel, and what each server says there
MOVES = 2  # played while somebody listens
NEW_EACH_TIME = ("date", "sec-websocket-accept")


def told_apart(laid: Laid, seat: int | None, texts: list[str], chance: random.Random) -> set[str]:
    """The channels that tell the seat (None: a spectator) in which of the two worlds it is."""
    with ExitStack() as stack:
        ears = [stack.enter_context(ear) for ear in laid.listen(seat)]
        channels = [*handshakes(ears), *asked(laid, seat, texts), *heard(laid, seat, ears, chance)]
    return {name for name, (one, other) in channels if one != other}


def handshakes(ears: list[ClientConnection]) -> Iterator[Answers]:
    answers = [ear.response for ear in ears]
    headers = [answer.headers.raw_items() if answer else () for answer in answers]
    told = [[header for header in found if header[0].lower() not in NEW_EACH_TIME] for found in headers]
    yield "handshake", [repr(found).encode() for found in told]
    yield "frames", frames(ears)


def frames(ears: list[ClientConnection]) -> list[bytes]:
    """The next thing that the listener hears from each server."""
    return [ear.recv(SECONDS, decode=False) for ear in ears]


def asked(laid: Laid, seat: int | None, texts: list[str]) -> Iterator[Answers]:
    """All that can be asked without changing anything, and all that is refused."""
    for language in LANGUAGES:
        yield "me", laid.ask(seat, "PATCH", "/api/me", {"language": language})
        yield "snapshot", laid.ask(seat, "GET", "")
        yield "events", laid.ask(seat, "GET", f"events?after={laid.version - 1}")
        yield "stale", laid.command(seat, "resign", version=laid.version - 1)
        yield "record", laid.ask(seat, "GET", "record")
    yield "events", laid.ask(seat, "GET", "events?after=-1")
    yield "waiting", laid.ask(seat, "GET", f"events?after={laid.version}&wait=0.01")
    yield "shuffle", laid.ask(seat, "GET", "shuffle")
    yield from lists(laid, seat)
    yield from refusals(laid, seat, texts)
    yield from advice(laid, seat, texts)


def lists(laid: Laid, seat: int | None) -> Iterator[Answers]:
    for query in ("mine=true", "open=true", f"game={laid.way.game.name}"):
        yield "lists", [_of(laid.id, answer) for answer in laid.ask(seat, "GET", f"/api/tables?{query}")]


def _of(table: str, answer: bytes) -> bytes:
    """What a list tells of a table, unless the match is over: how it ended follows from the cards, and all are told.

    At tables of earlier tests bots may still play on, at either server at its own pace.
    """
    head, _, body = answer.partition(b"\n\n")
    lines = [line for line in json.loads(body) if line["table"] == table and line["state"] != "over"]
    named = [line for line in head.split(b"\n") if not line.startswith(b"content-length")]
    return b"\n".join(named) + json.dumps(lines).encode()


def refusals(laid: Laid, seat: int | None, texts: list[str]) -> Iterator[Answers]:
    match = laid.matches[0]
    legal = set(match.moves()) if match.turn == seat else set()
    for text in texts:
        if text not in legal:
            yield "refusals", laid.command(seat, "play", moves=[text])
    wrong: list[dict[str, Any]] = [
        {"do": "play", "moves": []},
        {"do": "play", "version": laid.version + 1, "moves": ["?"]},
        {"do": "words", "text": "too late"},
        {"do": "sit", "seat": 0},
        {"do": "start"},
        {"do": "agree", "to": "takeback"},
        {"do": "refuse", "to": "end"},
        {"do": "rematch"},
        {"do": "return"},
        {"do": "fly"},
    ]
    for command in wrong:
        yield "refusals", laid.command(seat, **command)


def advice(laid: Laid, seat: int | None, texts: list[str]) -> Iterator[Answers]:
    """Hints and previews: of single moves, legal and not, and of two in a row."""
    yield "hint", laid.ask(seat, "GET", "hint")
    match = laid.matches[0]
    moves = match.moves()[:3] if match.turn == seat else []
    wishes = [[text] for text in (*moves, *texts[:2])] + [
        list(pair) for pair in product(moves[:1], (*moves, *texts[:1]))
    ]
    for wish in wishes:
        yield "preview", laid.ask(seat, "POST", "preview", {"moves": wish})


def heard(laid: Laid, seat: int | None, ears: list[ClientConnection], chance: random.Random) -> Iterator[Answers]:
    """What happens while somebody listens, as long as they cannot but know the same in both worlds."""
    for _ in range(MOVES):
        move = common_move(*laid.matches, chance)
        if move is None:
            break
        mover = laid.matches[0].turn
        yield "play", laid.command(mover, "play", moves=[move])
        if not laid.same_for(seat):
            return
        yield "frames", frames(ears)
        yield "snapshot", laid.ask(seat, "GET", "")
        yield "events", laid.ask(seat, "GET", f"events?after={laid.version - 1}")
        yield "stale", laid.command(seat, "resign", version=laid.version - 1)
        yield "record", laid.ask(seat, "GET", "record")
        yield from lists(laid, seat)
        yield from takeback(laid, seat, ears)
    yield from leaving(laid, seat, ears)


def takeback(laid: Laid, seat: int | None, ears: list[ClientConnection]) -> Iterator[Answers]:
    """Taking back is done, asked for, or refused."""
    answers = laid.command(seat, "takeback")
    yield "takeback", answers
    if [answered(answer)[0] for answer in answers] == [200, 200]:
        yield "frames", frames(ears)
        if any(match.ply for match in laid.matches):
            yield "takeback", laid.command(seat, "refuse", to="takeback")
            yield "frames", frames(ears)


def leaving(laid: Laid, seat: int | None, ears: list[ClientConnection]) -> Iterator[Answers]:
    """Signs, votes, and somebody who leaves; and a key that comes again."""
    wish = {"do": "react", "version": laid.version, "key": "again", "sign": "hello"}
    for _ in range(2):
        yield "again", laid.ask(0, "POST", "commands", wish)
    yield "frames", frames(ears)
    for player, do, fields in ((1, "agree", {"to": "end"}), (1, "leave", {})):
        yield "commands", laid.command(player, do, **fields)
        yield "frames", frames(ears)
    yield "snapshot", laid.ask(seat, "GET", "")
    yield from lists(laid, seat)
