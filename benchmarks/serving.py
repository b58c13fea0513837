"""A server under load: started, filled with tables, played at by load.c, and what that took of it."""

import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WARM = 2.0  # seconds of play before anything counts
SECONDS_TO_START = 300.0  # where a game is not compiled yet, the server does that first
AT_ONCE = 16  # connections that fill the tables
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


class Process:
    """A server in a process of its own, on a free port of this machine."""

    def __init__(self, command: Sequence[str], ready: str, stderr: int | None = None):
        self.command, self.path, self.stderr = command, ready, stderr
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self, wait: bool = True) -> None:
        command = [word.replace("PORT", str(self.port)) for word in self.command]
        self.running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self.stderr)
        until = time.monotonic() + SECONDS_TO_START
        while wait and not self.ready():
            if self.running.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{command[0]} does not start")
            time.sleep(0.02)

    def ready(self) -> bool:
        try:
            return 200 <= ask(http.client.HTTPConnection("127.0.0.1", self.port), "GET", self.path)[0] < 500
        except OSError:
            return False

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()

    def stop(self) -> None:
        self.running.send_signal(signal.SIGTERM)
        try:
            self.running.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def cpu(self) -> float:
        """Seconds of processor time, all threads."""
        fields = Path(f"/proc/{self.running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.running.pid}/statm").read_text().split()[1]) * PAGE


def ask(line: http.client.HTTPConnection, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    if body is not None:
        headers["content-type"] = "application/json"
    line.request(method, path, None if body is None else json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    return answer.status, json.loads(text) if text.startswith((b"{", b"[")) else text


@contextmanager
def ludotheque(place: str, processes: int = 1) -> Iterator[list[Process]]:
    """Our own server; several processes share a PostgreSQL."""
    where = ["--database", place] if "://" in place else ["--data", place]
    serve = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve"]
    serve += ["--pause", "0", "--no-limits", "--log", "error", "--port", "PORT"]
    started = [Process([*serve, *where], "/health/ready") for _ in range(processes)]
    try:
        yield started
    finally:
        for process in started:
            process.stop()


@dataclass(frozen=True)
class Played:
    """A table in a match of two, and their tokens."""

    table: str
    tokens: tuple[str, str]


def tables(process: Process, many: int, game: str, **wishes: Any) -> list[Played]:
    """So many tables, each with two guests of its own, begun."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return list(threads.map(lambda _: _table(process, game, wishes), range(many)))


def _table(process: Process, game: str, wishes: dict[str, Any]) -> Played:
    line = http.client.HTTPConnection("127.0.0.1", process.port)

    def accepted(path: str, token: str = "", **body: Any) -> Any:
        status, answer = ask(line, "POST", path, token, body)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {answer}")
        return answer

    host, other = (accepted("/api/guests", language="en", name=name)["token"] for name in ("Anne", "Bob"))
    seats = [{"who": "me"}, {"who": "open"}]
    made = accepted("/api/tables", host, game=game, seats=seats, key="make", **wishes)
    path = f"/api/tables/{made['table']}/commands"
    accepted(path, other, do="sit", seat=1, invitation=made["invitation"], version=0, key="sit")
    accepted(path, host, do="start", version=1, key="start")
    line.close()
    return Played(made["table"], (host, other))


def compiled(folder: Path) -> Path:
    """The load generator."""
    program = folder / "load"
    subprocess.run(["cc", "-O2", "-o", program, HERE / "load.c"], check=True)
    return program


class Load:
    """load.c at work on a server; `figures` waits for what it found."""

    def __init__(
        self,
        program: Path,
        processes: Sequence[Process],
        played: Iterable[Played],
        seconds: float = 0.0,
        pace: float = 0.0,
        protocol: str = "ludotheque",
    ):
        self.processes = processes
        ports = ",".join(str(process.port) for process in processes)
        words = [str(program), protocol, ports, str(WARM + pace), str(seconds), str(pace)]
        self.running = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.running.stdin is not None
        self.running.stdin.write("".join(f"{one.table} {' '.join(one.tokens)}\n" for one in played) + "\n")
        self.running.stdin.flush()

    def says(self) -> dict[str, Any]:
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        if not line:
            raise RuntimeError("the load generator has given up")
        return dict(json.loads(line))

    def figures(self) -> dict[str, float]:
        """What it measured, with the processor time and memory of the servers."""
        self.says(), self.says()
        before = sum(process.cpu for process in self.processes)
        found = self.says()
        used = sum(process.cpu for process in self.processes) - before
        self.running.wait()
        if found["lost"] or found["refused"]:
            raise RuntimeError(f"something went wrong: {found}")
        moves = max(1, found["moves"])
        return {
            **found,
            "rate": found["moves"] / found["seconds"],
            "cpu_a_move": used / moves * 1e6,
            "per_cpu_second": moves / used if used else 0.0,
            "client": found["load_cpu"] / found["seconds"],
            "bytes_a_move": found["bytes"] / moves,
        }

    def end(self) -> dict[str, Any]:
        """Of one that only stays connected."""
        assert self.running.stdin is not None
        self.running.stdin.close()
        said = self.says()
        self.running.wait()
        return said


@contextmanager
def folder() -> Iterator[Path]:
    """On this machine's disk, not in memory: commits shall wait for something."""
    made = Path(tempfile.mkdtemp(prefix="ludotheque-load-"))
    try:
        yield made
    finally:
        shutil.rmtree(made)
