"""Servers that start at once: forked from a process that has loaded everything, so that being killed costs little.

A line on its input is the words of a command; on its output it says the number of the process that runs it.
"""

import faulthandler
import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.http.conftest import Server

ROOT = Path(__file__).parents[3]


def main() -> None:
    from ludotheque.cli import main as ludotheque
    from ludotheque.lab.prepare import prepare_all, warm_up
    from ludotheque.registry import game, games
    from ludotheque.server import app  # noqa: F401  # loaded once, for all

    prepare_all()
    warm_up([game(name) for name in games()])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has ended is gone
    for line in sys.stdin:
        if pid := os.fork():
            print(pid, flush=True)
        else:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            faulthandler.register(signal.SIGUSR1)
            sys.stdin = open(os.devnull)  # noqa: SIM115
            os.dup2(2, 1)
            sys.argv = ["ludotheque", *json.loads(line)]
            ludotheque()


class Child:
    """A process that is not our own child, but can be killed and waited for."""

    def __init__(self, pid: int):
        self.pid = pid
        self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        return -1 if select.select([self._handle], [], [], 0)[0] else None

    def kill(self) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    def say_where(self) -> None:
        """Let it write down what its threads are doing."""
        signal.pidfd_send_signal(self._handle, signal.SIGUSR1)

    def wait(self) -> None:
        select.select([self._handle], [], [])


class Nursery:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.http.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "LUDOTHEQUE_LANGUAGE": "en"},
        )

    def fork(self, words: list[str]) -> Child:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return Child(int(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Forked(Server):
    """`ludotheque serve` as a child of the nursery."""

    process: Any

    def __init__(self, nursery: Nursery, place: str):
        self.nursery = nursery
        super().__init__(place)

    def run(self, words: list[str]) -> Any:
        return self.nursery.fork(words)


if __name__ == "__main__":
    main()
