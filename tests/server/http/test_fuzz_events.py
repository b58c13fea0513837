"""Whatever is said to the WebSocket, the server stays well and others hear what happens."""

import json
import os
import socket
import struct
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.http.conftest import Player, Server

ME, OPEN = {"who": "me"}, {"who": "open"}
SOON = 20.0  # seconds
CASES = int(os.environ.get("LUDOTHEQUE_FUZZ", "150"))


class Others:
    """Somebody who listens while all this goes on, and who does something now and then."""

    def __init__(self, server: Server):
        self.server = server
        self.anne, self.eve = Player(server, "Anne"), Player(server, "Eve")
        self.table = self.anne.table("shokoba", [ME, OPEN], public=True)["table"]
        self.ear = self.anne.listen(self.table).__enter__()
        self.version = json.loads(self.ear.recv())["version"]

    def hear(self) -> None:
        """What is done is heard, once and in order."""
        self.version += 1
        assert self.anne.send(self.table, "words", self.version - 1, text=str(self.version)).status_code == 200
        event = json.loads(self.ear.recv(timeout=20))
        assert (event["version"], event["do"]) == (self.version, "words")


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Others]:
    log = tmp_path_factory.mktemp("log") / "log"
    served = Server(str(tmp_path_factory.mktemp("data")), log=log)
    yield Others(served)
    assert served.ready()
    served.stop()
    assert [line for line in log.read_text().splitlines() if line.startswith("{")] == []  # nothing broke


header_text = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
queries = st.one_of(
    st.fixed_dictionaries(
        {},
        optional={"after": st.one_of(st.integers().map(str), st.text(max_size=9)), "invitation": st.text(max_size=150)},
    ).map(lambda asked: "&".join(f"{name}={quote(text.encode('utf-8', 'replace'))}" for name, text in asked.items())),
    header_text.map(quote),
)
paths = st.one_of(
    st.just("TABLE"), st.text(max_size=20).map(lambda text: quote(text.encode("utf-8", "replace"), safe=""))
)
headers = st.dictionaries(
    st.sampled_from(["origin", "cookie", "authorization", "sec-fetch-site", "sec-websocket-protocol", "x-any",
                     "sec-websocket-extensions", "accept-language", "x-forwarded-for"]),
    header_text,
    max_size=3,
)  # fmt: skip
frames = st.one_of(
    st.binary(max_size=200),  # no frame at all
    st.builds(
        lambda fin, reserved, opcode, masked, data: _frame(fin, reserved, opcode, masked, data),
        st.booleans(),
        st.integers(0, 7) | st.just(0),
        st.integers(0, 15),
        st.booleans() | st.just(True),
        st.binary(max_size=5_000) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")),
    ),
)


def _frame(fin: bool, reserved: int, opcode: int, masked: bool, data: bytes) -> bytes:
    first = bytes([fin << 7 | reserved << 4 | opcode])
    bit = 0x80 if masked else 0
    length = bytes([bit | len(data)]) if len(data) < 126 else bytes([bit | 126]) + struct.pack("!H", len(data))
    return first + length + (bytes(4) if masked else b"") + data


def said(others: Others, path: str, query: str, more: dict[str, str], after: list[bytes], reads: bool) -> None:
    """Open a WebSocket as asked, say all of this, and go away at once, or after an answer."""
    table = others.table if path == "TABLE" else path
    named = {"authorization": f"Bearer {others.eve.token}", **more}
    lines = [f"GET /api/tables/{table}/events?{query} HTTP/1.1", f"host: 127.0.0.1:{others.server.port}"]
    lines += ["upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13"]
    lines += [f"sec-websocket-key: {b64encode(bytes(16)).decode()}"]
    lines += [f"{name}: {text}" for name, text in named.items()]
    with socket.create_connection(("127.0.0.1", others.server.port), 20) as wire:
        wire.sendall("\r\n".join([*lines, "", ""]).encode())
        if reads:
            assert wire.recv(100).startswith(b"HTTP/1.1 ")
        try:
            for part in after:
                wire.sendall(part)
        except ConnectionError:  # enough was enough
            pass


@settings(max_examples=CASES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=paths, query=queries, more=headers, after=st.lists(frames, max_size=6), reads=st.booleans())
def test_whatever_is_said_others_hear_what_happens(
    others: Others, path: str, query: str, more: dict[str, str], after: list[bytes], reads: bool
) -> None:
    said(others, path, query, more, after, reads)
    others.hear()


def test_many_who_come_and_go_at_once_leave_nothing_behind(others: Others) -> None:
    def come_and_go() -> None:
        for _ in range(10):
            said(others, "TABLE", "after=-1", {}, [_frame(True, 0, 1, True, b"x")], True)

    crowd = [threading.Thread(target=come_and_go) for _ in range(8)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    others.hear()
    until = time.monotonic() + SOON
    while "ludotheque_streams 1.0" not in (told := httpx.get(f"{others.server.url}/metrics").text):
        assert time.monotonic() < until, told
