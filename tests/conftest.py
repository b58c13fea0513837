"""How the tests are shared out among processes."""

import os
import signal
from itertools import groupby

import pytest

LONG = ("tests/web/", "testing/test_compilation", "tests/server/http/test_noninterference")

# A suite started in the background inherits an ignored Ctrl-C, and so would the programs that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Ray lets its processes step back behind everything else on the machine: the tests beside them would go first.
os.environ.setdefault("RAY_worker_niceness", "0")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: two more than processors, for many tests wait for a server, a database, a browser."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every process begins with a share of what takes long, file by file; quick tests come last and fill the gaps.

    Each is given as many tests of the list as any other, one stretch of it (`--dist worksteal`).
    """
    shares: list[list[pytest.Item]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))]
    long = [item for item in items if any(folder in item.path.as_posix() for folder in LONG)]
    for _, tests in groupby(long, key=lambda item: item.path):
        min(shares, key=len).extend(tests)
    slow = set(long)
    quick = [item for item in items if item not in slow]
    each = -(-len(items) // len(shares))
    items[:] = []
    for share in shares:
        room = each - len(share)
        items += share + quick[:room]
        del quick[:room]
