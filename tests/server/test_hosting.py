"""docs/hosting.md and the files beside it: complete, and understood by those that they are for."""

import re
import shutil
import subprocess
from pathlib import Path

import typer

from ludotheque.server.serve import serve

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def options() -> set[tuple[str, str]]:
    app = typer.Typer()
    app.command()(serve)
    params = typer.main.get_command(app).params
    return {(param.opts[0], str(param.envvar)) for param in params if param.opts[0].startswith("--") and param.envvar}


def test_the_table_of_settings_has_every_option_of_the_server() -> None:
    assert len(options()) >= 10
    told = set(re.findall(r"^\| `(--[a-z-]+)`[^|]*\| `(LUDOTHEQUE_[A-Z_]+)`", TEXT, re.MULTILINE))
    assert told == options()


def test_every_variable_that_the_program_reads_is_told() -> None:
    files = (ROOT / "src" / "ludotheque").rglob("*.py")
    read = {name for file in files for name in re.findall(r"\"(LUDOTHEQUE_[A-Z_]+)\"", file.read_text("utf-8"))}
    assert read - set(re.findall(r"`(LUDOTHEQUE_[A-Z_]+)`", TEXT)) == set()


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    unit = (ROOT / "docs" / "hosting" / "ludotheque.service").read_text("utf-8")
    for wanted in ("DynamicUser=yes", "StateDirectory=ludotheque", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert wanted in unit.splitlines()
    assert "MemoryDenyWriteExecute=yes" not in unit, "the games are compiled"
    assert set(re.findall(r"^Environment=(LUDOTHEQUE_\w+)", unit, re.MULTILINE)) <= {name for _, name in options()}
    if verify := shutil.which("systemd-analyze"):
        copy = tmp_path / "ludotheque.service"
        copy.write_text(unit.replace("/opt/ludotheque/bin/ludotheque serve", "/bin/true"), "utf-8")
        said = subprocess.run([verify, "verify", "--man=no", str(copy)], capture_output=True, check=False)
        assert (said.returncode, said.stderr) == (0, b"")
