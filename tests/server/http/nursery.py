"""Servers that start at once: forked from a process that has loaded everything, so that one more costs little.

A line on its input is a wish, on its output the answer: who runs a command, or how somebody has ended.
"""

import faulthandler
import json
import os
import select
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

ROOT = Path(__file__).parents[3]


def main() -> None:
    from ludotheque.lab.prepare import prepare_all, warm_up
    from ludotheque.registry import game, games
    from ludotheque.server import app  # noqa: F401  # loaded once, for all

    prepare_all()
    warm_up([game(name) for name in games()])
    for line in sys.stdin:
        wish = json.loads(line)
        if "ended" in wish:
            print(os.waitstatus_to_exitcode(os.waitpid(wish["ended"], 0)[1]), flush=True)
        elif pid := os.fork():
            print(pid, flush=True)
        else:
            _begin(**wish)
            return


def _begin(words: list[str], first: str, environment: dict[str, str], log: str | None) -> None:
    """Be `ludotheque`, as if it had been started so."""
    from ludotheque.cli import main as ludotheque

    sys.stdin = open(os.devnull)  # noqa: SIM115  # the nursery's has been read from
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644) if log else 2, 1)
    os.dup2(1, 2)
    os.environ.clear()
    os.environ.update(environment)
    faulthandler.register(signal.SIGUSR1)
    exec(first, {})
    sys.argv = ["ludotheque", *words]
    ludotheque()


class Child:
    """A process that is the nursery's child, for whom it was started."""

    def __init__(self, pid: int, nursery: "Nursery"):
        self.pid = pid
        self._nursery = nursery
        self._handle = os.pidfd_open(pid)
        self._ended: int | None = None

    def poll(self) -> int | None:
        """How it has ended, if it has."""
        if self._ended is None and select.select([self._handle], [], [], 0)[0]:
            self._ended = self._nursery.ask(ended=self.pid)
        return self._ended

    def wait(self, seconds: float | None = None) -> int:
        if not select.select([self._handle], [], [], seconds)[0]:
            raise subprocess.TimeoutExpired(str(self.pid), seconds or 0.0)
        ended = self.poll()
        assert ended is not None
        return ended

    def send_signal(self, sent: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, sent)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def say_where(self) -> None:
        """Let it write down what its threads are doing."""
        self.send_signal(signal.SIGUSR1)


class Nursery:
    """It ends when nobody can ask any more."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.http.nursery"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._lock = Lock()

    def fork(self, words: list[str], environment: dict[str, str], log: Path | None = None, first: str = "") -> Child:
        where = str(log) if log else None
        return Child(self.ask(words=words, first=first, environment=environment, log=where), self)

    def ask(self, **wish: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            print(json.dumps(wish), file=self._process.stdin, flush=True)
            return int(self._process.stdout.readline())


@cache
def nursery() -> Nursery:
    """The one for all tests of this process."""
    return Nursery()


if __name__ == "__main__":
    main()
