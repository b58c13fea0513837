"""Ports for servers that are started a moment later, or again: nobody else takes one meanwhile.

What a system gives to whoever connects, or asks for any port, is higher; and each process that runs tests has its own.
"""

import os
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

LOWEST, EACH, PROCESSES = 16_384, 1_024, 16


def _own() -> Iterator[int]:
    """Another beginning every time: the tests may run in two places at once."""
    process = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % PROCESSES
    for number in count(random.SystemRandom().randrange(EACH)):
        yield LOWEST + process * EACH + number % EACH


OWN = _own()


def free_port() -> int:
    for port in OWN:
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("ports have no end")
