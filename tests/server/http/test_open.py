"""`ludotheque serve --open` shows the shelf to whoever starts it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.server import browser
from tests.server.http.conftest import SECONDS_TO_START, Server


class Opening(Server):
    """A server that opens a browser; which one, the environment says."""

    def start(self) -> None:
        command = "from ludotheque.cli import main; main()"
        options = ["--port", str(self.port), "--data", self.place, "--open"]
        self.process = subprocess.Popen([sys.executable, "-c", command, "serve", *options], env={**os.environ})


def test_the_browser_is_opened_at_the_shelf_once_there_is_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = tmp_path / "opened"
    fetch = "import sys, urllib.request as u, pathlib; p = pathlib.Path(sys.argv[1]); u.urlopen(sys.argv[2]).read()"
    script = tmp_path / "browser"
    script.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{fetch}; p.write_text(sys.argv[2])' {opened} \"$1\"\n")
    script.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(script))
    server = Opening(str(tmp_path / "data"))
    until = time.monotonic() + SECONDS_TO_START
    while not opened.exists() and time.monotonic() < until:
        time.sleep(0.05)
    server.stop()
    assert opened.read_text() == server.url


def test_without_a_screen_no_browser_is_started_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in browser.WINDOWS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not browser.there_is_one()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browser.there_is_one()
