"""The terminal game as a program of its own, with a data folder of its own."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

UNSET = ("NO_COLOR", "LC_ALL", "LC_CTYPE", "LUDOTHEQUE_LANGUAGE", "COLUMNS", "LINES")
PROGRAM = str(Path(sys.executable).parent / "ludotheque")


@dataclass
class Terminal:
    """Runs `ludotheque` with lines on its input, and finds what it saved."""

    home: Path
    program: str = PROGRAM

    @property
    def surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in UNSET}
        return {**kept, "XDG_DATA_HOME": str(self.home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}

    def run(self, *arguments: str, entries: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self.program, *arguments],
            input=entries.encode() if isinstance(entries, str) else entries,
            env={**self.surroundings, **environment},
            capture_output=True,
            timeout=120,
            check=False,
        )

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
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
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)
