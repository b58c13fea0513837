"""Where a server listens and is found: at home, in the network, by which names."""

import asyncio
import ipaddress
import os
import re
import socket
import sys
import time
from pathlib import Path

import httpx
import pexpect
import pytest
import segno

from ludotheque.contract.errors import LudothequeError
from ludotheque.server import network
from ludotheque.server.names import is_nobodys, name_in
from ludotheque.server.places import read_address, read_proxy
from ludotheque.server.serve import serve
from ludotheque.server.store import open_store
from tests.server.http.conftest import SECONDS_TO_START
from tests.server.ports import free_port
from tests.server.postgresql import Server

COMMAND = [sys.executable, "-c", "from ludotheque.cli import main; main()"]
BLOCKS = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}  # what is light is drawn


def read_qr(lines: list[str]) -> list[list[int]]:
    """The dark and light points of a drawn code."""
    return [[BLOCKS[mark][half] for mark in line] for line in lines for half in (0, 1)]


def test_the_code_in_the_terminal_is_that_of_the_address() -> None:
    address = "http://192.168.178.24:8000"
    drawn = read_qr(network.qr_code(address).plain.split("\n"))
    wanted = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=4)]
    assert drawn[: len(wanted)] == wanted
    assert network.qr_code(address).style == "color(231) on color(16)", "the same on dark and on light terminals"


def test_lan_tells_an_address_that_answers_with_a_code_in_a_terminal(tmp_path: Path) -> None:
    port, found = free_port(), network.lan_addresses()
    command = [*COMMAND, "serve", "--lan", "--port", str(port), "--data", str(tmp_path)]
    environment = {"PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LUDOTHEQUE_LANGUAGE": "en", "COLUMNS": "200"}
    terminal = pexpect.spawn(
        command[0], command[1:], env={**_kept(), **environment}, encoding="utf-8", timeout=300, dimensions=(60, 200)
    )
    try:
        terminal.expect(r"Ludothèque is at (http://\S+)\s")
        assert terminal.match is not None
        address = terminal.match.group(1)
        assert address == f"http://{found[0] if found else '127.0.0.1'}:{port}"
        code = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=4)]
        terminal.expect(rf"((?:[^\n█▀▄]*[█▀▄][^\n]*\n){{{(len(code) + 1) // 2}}})")
        lines = [re.sub(r"\x1b\[[0-9;]*m|\r", "", line) for line in terminal.match.group(1).splitlines()]
        assert read_qr(lines)[: len(code)] == code
        until_it_answers(f"{address}/health/live")
        for host in ("127.0.0.1", *found, *(["[::1]"] if _has_ipv6() else [])):
            assert httpx.get(f"http://{host}:{port}/health/live").status_code == 200
        check_names(f"http://127.0.0.1:{port}/health/live", port)
    finally:
        terminal.terminate(force=True)


def check_names(url: str, port: int) -> None:
    """A name that somebody could own is refused where it was not given; so are its WebSockets."""
    assert httpx.get(url, headers={"host": f"livingroom.local:{port}"}).status_code == 200
    refused = httpx.get(url, headers={"host": f"evil.example:{port}"})
    assert (refused.status_code, refused.json()["key"]) == (421, "host-unknown")
    assert "evil.example" in refused.json()["message"]["fr"]
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    wish = {**upgrade, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "host": "evil.example"}
    table = f"http://127.0.0.1:{port}/api/tables/nowhere/events"
    assert httpx.get(table, headers=wish).status_code == 403
    assert httpx.get(table, headers={**wish, "host": "localhost"}).status_code == 101


def until_it_answers(url: str) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until:
        try:
            assert httpx.get(url).status_code == 200
            return
        except httpx.TransportError:
            continue
    raise AssertionError("the server does not answer")


def _kept() -> dict[str, str]:
    """Of our own environment, what Python needs."""
    return {name: value for name, value in os.environ.items() if name in ("PYTHONPATH", "HOME", "XDG_CACHE_HOME")}


def _has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
    except OSError:
        return False
    return True


def test_addresses_in_the_network_are_found_without_sending_anything() -> None:
    for address in network.lan_addresses():
        found = ipaddress.ip_address(address)
        assert not found.is_loopback
        with socket.socket(socket.AF_INET if found.version == 4 else socket.AF_INET6) as own:
            own.bind((address, 0))  # only a machine's own can be bound


def test_a_busy_port_is_said_with_the_option_that_changes_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy, pytest.raises(LudothequeError) as refused:
        serve(port=busy.getsockname()[1], data=tmp_path)
    assert refused.value.key == "port-busy"
    for language in ("en", "fr"):
        assert str(busy) not in refused.value.in_language(language)
        assert "--port" in refused.value.in_language(language)


def test_what_is_wrong_with_the_settings_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    wrong = {
        "store-folder": {"data": tmp_path / "file" / "tables"},
        "store-url": {"database": "mysql://localhost/tables"},
        "store-unreachable": {"database": f"postgresql://localhost:{free_port()}/tables"},
        "address-unusable": {"host": "192.0.2.1", "data": tmp_path},
        "host-or-lan": {"host": "127.0.0.1", "lan": True, "data": tmp_path},
        "address-unreadable": {"address": ["games.example.org"], "data": tmp_path},
        "proxy-unreadable": {"proxy": ["localhost"], "data": tmp_path},
        "smtp-unreadable": {"smtp": "http://x", "data": tmp_path},
        "mail-from-missing": {"smtp": "smtp://localhost", "data": tmp_path},
        "mail-address-missing": {"smtp": "smtp://localhost", "mail_from": "a@example.org", "data": tmp_path},
        "email-unfit": {
            "smtp": "smtp://localhost",
            "mail_from": "nobody",
            "address": ["http://localhost"],
            "data": tmp_path,
        },
    }
    for key, given in wrong.items():
        with pytest.raises(LudothequeError) as refused:
            serve(port=0, **given)
        assert refused.value.key == key
        assert refused.value.in_language("fr") != refused.value.in_language("en")


def test_a_database_that_is_not_there_and_a_folder_that_is_taken_are_sentences(
    postgresql: Server, tmp_path: Path
) -> None:
    with pytest.raises(LudothequeError, match="nowhere") as refused:
        serve(port=0, database=postgresql.url("nowhere"))
    assert refused.value.key == "store-unreachable"

    async def with_another() -> LudothequeError:
        other = await open_store(tmp_path / "data")
        try:
            await asyncio.to_thread(serve, port=0, data=tmp_path / "data")
        except LudothequeError as taken:
            return taken
        finally:
            await other.close()
        raise AssertionError("two servers at one folder")

    assert asyncio.run(with_another()).key == "store-in-use"


@pytest.mark.parametrize(
    ("host", "nobodys"),
    [("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.5", True), ("localhost:8000", True), ("server", True),
     ("MyMac.local.", True), ("box.lan:80", True), ("", True), ("evil.example:8000", False),
     ("evil.local.example", False), ("192.168.1.5.evil.example", False), ("[::1", True)],
)  # fmt: skip
def test_names_that_no_site_can_have_need_not_be_given(host: str, nobodys: bool) -> None:
    assert is_nobodys(name_in(host)) is nobodys


def test_settings_that_are_places_are_read() -> None:
    assert read_address("https://Games.example.org/") == ("https://Games.example.org", "games.example.org")
    assert read_address("http://192.168.1.5:8000").url == "http://192.168.1.5:8000"
    for wrong in ("games.example.org", "https://user@games.example.org", "https://x/path", "ftp://x", "https://[::1"):
        with pytest.raises(LudothequeError):
            read_address(wrong)
    assert [read_proxy(given) for given in ("127.0.0.1", "10.0.0.0/8", "::1")] == ["127.0.0.1", "10.0.0.0/8", "::1"]
