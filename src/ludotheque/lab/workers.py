"""Several processes that share a row of tasks; what they give back comes in the order of the tasks."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from typing import Any, TypeVar

from ludotheque.contract.errors import LudothequeError

IN_HAND = 2  # tasks that a worker has at a time, so that it never waits for the next

T = TypeVar("T")


class WorkerLost(LudothequeError):
    """A worker process has ended before its task."""


def in_order(work: Callable[[int], T], numbers: range, workers: int, cluster: str | None = None) -> Iterator[T]:
    """`work(number)` for each number, done by so many processes (with one: by this one), or by a cluster."""
    if cluster is not None:
        from ludotheque.lab import cluster as elsewhere  # only who has one needs its library

        yield from elsewhere.in_order(work, numbers, cluster)
        return
    if workers == 1:
        yield from map(work, numbers)
        return
    with _started(work, min(workers, len(numbers))) as lines:
        try:
            yield from _shared_out(numbers, lines)
        except (EOFError, ConnectionError) as lost:
            raise WorkerLost("worker-lost") from lost


def _shared_out(numbers: range, lines: list[Any]) -> Iterator[Any]:
    """Hand every worker a few tasks, and another for each that comes back."""
    line: Any
    tasks, done = iter(numbers), dict[int, Any]()
    owed = dict.fromkeys(lines, 0)
    for line in lines * IN_HAND:
        owed[line] += _hand_out(tasks, line)
    for number in numbers:
        while number not in done:
            for line in wait([line for line in lines if owed[line]]):
                done.update([line.recv()])
                owed[line] += _hand_out(tasks, line) - 1
        result = done.pop(number)
        if isinstance(result, LudothequeError):
            raise result
        yield result


def _hand_out(tasks: Iterator[int], line: Any) -> int:
    """How many tasks were left to hand out: 1 or 0."""
    for number in tasks:
        line.send(number)
        return 1
    return 0


@contextmanager
def _started(work: Callable[[int], Any], workers: int) -> Iterator[list[Any]]:
    """The lines to so many workers."""
    context, lines, processes = get_context("spawn"), [], []
    resource_tracker.ensure_running()  # with the first process, its start would let the process hear Ctrl-C again
    try:
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=_work_on_tasks, args=(work, there), daemon=True)
            with without_interrupts():
                process.start()
            there.close()
            lines.append(here)
            processes.append(process)
        yield lines
    finally:
        for process in processes:
            process.terminate()
            process.join()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: it is for the one who started them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work_on_tasks(work: Callable[[int], Any], line: Any) -> None:
    """The life of a worker: it ends when nobody is left at the other end of the line."""
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        try:
            done = work(number)
        except LudothequeError as refusal:  # it is for whoever gave the task
            done = refusal
        line.send((number, done))
