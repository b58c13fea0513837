"""docs/adding-a-game.md, followed step by step with a game outside the package, in a project without a clone."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
LIST = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
KIT = {file.stem for file in (ROOT / "src" / "ludotheque" / "testing").glob("test_*.py")}


@pytest.fixture
def shelf(tmp_path: Path) -> dict[str, str]:
    """Step 17: an installed package of somebody else's, with the game's entry point."""
    installed = tmp_path / "somebodys_games-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text("[ludotheque.games]\ntoy = tests.toy_game\n", "utf-8")
    there = filter(None, [os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT), *there])}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Somebody else's project: tests that cite the toy game's clauses, and nothing of this repository's."""
    project = tmp_path / "project"
    (project / "tests").mkdir(parents=True)
    (project / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", "utf-8")
    shutil.copy(TESTS / "test_toy_game.py", project / "tests")
    return project


def run(shelf: dict[str, str], *command: str, where: Path = ROOT) -> str:
    done = subprocess.run([sys.executable, *command], env=shelf, cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_the_toy_game_has_every_file_of_the_list() -> None:
    files = re.findall(
        r"`([\w/.]+\.(?:py|ftl|md))`", "\n".join(re.findall(r"^\d+\. \*\*(.*?)\*\*", LIST, re.MULTILINE))
    )
    assert len(files) == 17
    assert [file for file in files if not (TESTS / "toy_game" / file).is_file()] == []


def test_a_game_of_another_package_stands_on_the_shelf_and_is_played(shelf: dict[str, str]) -> None:
    out = run(
        shelf,
        "-c",
        """
import ludotheque
print(ludotheque.games())
match = ludotheque.game("toy").new(seats=3, seed=1)
player = ludotheque.bot("greedy", match.game)
while match.turn is not None:
    match.play(player.choose(match.view_record(match.turn)))
print(len(match.history), match.result.winners)
""",
    )
    assert re.fullmatch(r"\[.*'shokoba'.*'toy'.*\]\n9 \(\d(, \d)*,?\)\n", out)
    assert "toy" not in run({**shelf, "PYTHONPATH": ""}, "-c", "import ludotheque; print(ludotheque.games())")


def test_the_kit_runs_for_the_game_in_a_project_of_its_own(shelf: dict[str, str], project: Path) -> None:
    command = ("-m", "ludotheque.testing", "toy", "-p", "no:cacheprovider", "-q", "-rA")
    out = run(shelf, *command, "--write", where=project)
    passed = re.findall(r"^PASSED \S*?(\w+)\.py::\w+\[toy(?:-\w+)*\]", out, re.MULTILINE)
    assert set(passed) == KIT
    assert not re.search(r"skipped|failed|xfail|warning", out.splitlines()[-1])
    written, told = (folder / "playthroughs" / "toy" for folder in (project / "tests", TESTS))
    assert {file.name: file.read_text("utf-8") for file in written.iterdir()} == {
        file.name: file.read_text("utf-8") for file in told.iterdir()
    }
