"""Where a server listens, and where others find it."""

import errno
import io
import ipaddress
import os
import socket
from collections.abc import Iterator
from typing import Any

import segno
from rich.console import Console
from rich.text import Text

from ludotheque.contract.errors import OptionError

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
NOT_ON_THIS_MACHINE = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)  # no IPv6, as in many containers

# Connecting a UDP socket sends nothing: it only asks the system from which of its addresses it would send there. The
# first is an address for documentation, behind the default route; the others are behind what homes have beside it.
AFAR = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "2001:db8::1")
QR_COLOURS = "color(231) on color(16)"  # white and black whatever the terminal's theme: a code turned round is not read


class CannotListen(OptionError):
    """The address or port cannot be had."""


def bind(hosts: tuple[str, ...], port: int) -> list[socket.socket]:
    """Sockets of these addresses, all at the same port; they do not listen before the server does."""
    bound: list[socket.socket] = []
    trouble: OSError | None = None
    for family, place in _places(hosts, port):
        opened = None
        try:
            opened = socket.socket(family, socket.SOCK_STREAM)
            if os.name == "posix":  # elsewhere it would let two servers share the port
                opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            opened.bind(place if not bound else (place[0], port_of(bound), *place[2:]))
            bound.append(opened)
        except OSError as why:
            if opened is not None:
                opened.close()
            trouble = why
            if why.errno not in NOT_ON_THIS_MACHINE:
                break
    if trouble is not None and (not bound or trouble.errno not in NOT_ON_THIS_MACHINE):
        for opened in bound:
            opened.close()
        raise cannot_listen(hosts, port, trouble) from trouble
    return bound


def cannot_listen(hosts: tuple[str, ...], port: int, trouble: Exception) -> CannotListen:
    if isinstance(trouble, OSError) and trouble.errno == errno.EADDRINUSE:
        return CannotListen("port-busy", field="port", port=str(port))
    why = getattr(trouble, "strerror", None) or str(trouble)
    return CannotListen("address-unusable", field="host", address=", ".join(hosts), port=str(port), why=why)


def _places(hosts: tuple[str, ...], port: int) -> Iterator[tuple[socket.AddressFamily, Any]]:
    for host in hosts:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        except (OSError, UnicodeError) as why:
            raise cannot_listen((host,), port, why) from why
        yield from dict.fromkeys((family, place) for family, _, _, _, place in found)


def port_of(bound: list[socket.socket]) -> int:
    return int(bound[0].getsockname()[1])


def addresses(hosts: tuple[str, ...], port: int) -> list[str]:
    """The URLs at which others reach a server that listens at these hosts, the best first."""
    wild = any(host in EVERYWHERE for host in hosts)
    found = (lan_addresses() or [HERE]) if wild else list(hosts)
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}" for host in found]


def lan_addresses() -> list[str]:
    """This machine's own in the networks that it is in; those of IPv6 only where there are no others."""
    found = dict.fromkeys(address for target in AFAR if (address := _own_address(target)))
    usable = [ipaddress.ip_address(address) for address in found]
    usable = [address for address in usable if not (address.is_loopback or address.is_link_local)]
    fours = [str(address) for address in usable if address.version == 4]
    return fours or [str(address) for address in usable]


def _own_address(target: str) -> str | None:
    family = socket.AF_INET6 if ":" in target else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((target, 9))
            return str(asked.getsockname()[0])
    except OSError:
        return None


def qr_code(address: str) -> Text:
    """Two rows of the code in one line of half blocks, with its quiet margin."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return Text(drawn.getvalue().rstrip("\n"), style=QR_COLOURS, no_wrap=True)


def show_qr_code(address: str) -> None:
    """In a terminal that has colours; elsewhere the address has to do."""
    console = Console(highlight=False)
    if console.is_terminal and console.color_system is not None:
        console.print(qr_code(address), no_wrap=True, crop=False, overflow="ignore")
