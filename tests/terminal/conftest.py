"""The terminal game as a person or a script uses it, with a data folder of its own."""

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect
import pytest

from ludotheque.cli import main

UNSET = ("NO_COLOR", "LC_ALL", "LC_CTYPE", "LUDOTHEQUE_LANGUAGE", "COLUMNS", "LINES")
PROGRAM = str(Path(sys.executable).parent / "ludotheque")


@dataclass
class Done:
    """What the program wrote and how it ended."""

    stdout: bytes
    stderr: bytes
    returncode: int | None


@dataclass
class Terminal:
    """Runs `ludotheque` with lines on its input, and finds what it saved."""

    home: Path
    monkeypatch: pytest.MonkeyPatch
    program: str = PROGRAM

    @property
    def surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in UNSET}
        return {**kept, "XDG_DATA_HOME": str(self.home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}

    def run(self, *arguments: str, entries: str = "", **environment: str) -> Done:
        """The command line in this very process: quick."""
        streams = {name: io.TextIOWrapper(io.BytesIO(), "utf-8") for name in ("stdout", "stderr")}
        with self.monkeypatch.context() as patch:
            patch.setattr(os, "environ", {**self.surroundings, **environment})
            patch.setattr(sys, "argv", ["ludotheque", *arguments])
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(entries.encode()), "utf-8"))
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            with pytest.raises(SystemExit) as end:
                main()
        written = {}
        for name, stream in streams.items():
            stream.flush()
            written[name] = stream.buffer.getvalue()
        return Done(**written, returncode=end.value.code)

    def run_apart(self, *arguments: str, entries: bytes = b"", **environment: str) -> Done:
        """The program as a process, on pipes."""
        done = subprocess.run(
            [self.program, *arguments],
            input=entries,
            env={**self.surroundings, **environment},
            capture_output=True,
            timeout=120,
            check=False,
        )
        return Done(done.stdout, done.stderr, done.returncode)

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """The program as a process that goes on."""
        return subprocess.Popen(
            [self.program, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**self.surroundings, "PYTHONUNBUFFERED": "1"},
        )

    @property
    def saved(self) -> list[Path]:
        return sorted((self.home / "ludotheque" / "matches").glob("*.json"))

    def document(self) -> dict[str, Any]:
        (file,) = self.saved
        return dict(json.loads(file.read_text("utf-8")))


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(tmp_path, monkeypatch)


@pytest.fixture
def play(terminal):
    """Starts the program at a pseudo-terminal."""
    started = []

    def start(*arguments, size=(24, 80), **environment):
        child = pexpect.spawn(
            terminal.program, list(arguments), env={**terminal.surroundings, **environment}, dimensions=size,
            encoding="utf-8", timeout=60,
        )  # fmt: skip
        started.append(child)
        return child

    yield start
    for child in started:
        child.ptyproc.delayafterterminate = 1.0  # seconds: on a busy machine nobody dies at once
        child.close(force=True)
