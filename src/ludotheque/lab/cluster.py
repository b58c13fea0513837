"""A row of tasks shared out among the machines of a Ray cluster; what they give back comes in the order of the tasks.

Ray gives the tasks of a machine that has gone to another one. A deal follows from the seed and its number alone, so it
comes out the same there. Machines must have the same Ludothèque: another one is refused, for its deals would differ.
"""

import hashlib
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.contract.errors import LudothequeError, OptionError

SECONDS = 0.5  # of work in a batch: handing one out takes a few milliseconds
IN_HAND = 3  # batches for each processor, so that none waits while the oldest one is still being played
PATIENCE = 5.0  # seconds for a cluster to answer
MOST_TRIES = 10  # times that a batch is given to another machine

T = TypeVar("T")
Batch = tuple[float, list[T]]  # the seconds it took, and what came out


class ClusterLost(LudothequeError):
    """The machines have gone, or have another Ludothèque."""


def in_order(work: Callable[[int], T], numbers: range, address: str) -> Iterator[T]:
    """`work(number)` for each number, done by the cluster at this address."""
    with _joined(address) as ray:
        hand_out = ray.remote(num_cpus=1, max_retries=MOST_TRIES)(play_batch).remote
        playing: deque[Any] = deque()
        begun, size = 0, 1
        try:
            while begun < len(numbers) or playing:
                while begun < len(numbers) and len(playing) < IN_HAND * _processors(ray):
                    playing.append(hand_out(work, numbers[begun : begun + size], sources()))
                    begun += size
                seconds, done = ray.get(playing.popleft())
                size = max(1, round(SECONDS * len(done) / seconds))
                yield from done
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as lost:
            raise ClusterLost("cluster-lost", field="cluster") from lost
        except ray.exceptions.RayTaskError as wrong:
            raise wrong.cause from None  # what a task refuses is refused here


def play_batch(work: Callable[[int], T], numbers: range, theirs: str) -> Batch[T]:
    """On a machine of the cluster: do a few tasks."""
    if sources() != theirs:
        raise ClusterLost("cluster-differs", field="cluster")
    began = time.perf_counter()
    done = [work(number) for number in numbers]
    return time.perf_counter() - began, done


@cache
def sources() -> str:
    """A digest of the Ludothèque that is installed here."""
    digest, home = hashlib.sha256(), Path(__file__).parents[1]
    for path in sorted(home.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def check_cluster() -> None:
    """Refuse before anybody has waited."""
    if find_spec("ray") is None:
        raise OptionError("cluster-needs-ray", field="cluster")


def _processors(ray: Any) -> int:
    """As many as there are now: machines come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Whether anybody answers: Ray itself asks for minutes, and ends the process then."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return  # a name for Ray, such as “auto”
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as why:
        raise OptionError("cluster-not-there", field="cluster", address=address) from why


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    check_cluster()
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a contest is nobody else's business
    import ray

    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as why:
        raise OptionError("cluster-not-there", field="cluster", address=address) from why
    try:
        yield ray
    finally:
        ray.shutdown()
