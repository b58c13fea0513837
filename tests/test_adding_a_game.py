"""docs/adding-a-game.md, followed step by step with a game that lies outside the package."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
LIST = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


@pytest.fixture
def shelf(tmp_path: Path) -> dict[str, str]:
    """Step 16: an installed package of somebody else's, with the game's entry point."""
    installed = tmp_path / "somebodys_games-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text("[ludotheque.games]\ntoy = tests.toy_game\n", "utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}


def run(shelf: dict[str, str], *command: str) -> str:
    done = subprocess.run([sys.executable, *command], env=shelf, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_the_toy_game_has_every_file_of_the_list() -> None:
    files = re.findall(
        r"`([\w/.]+\.(?:py|ftl|md))`", "\n".join(re.findall(r"^\d+\. \*\*(.*?)\*\*", LIST, re.MULTILINE))
    )
    assert len(files) == 16
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


def test_the_conformance_kit_and_the_playthroughs_find_the_game(shelf: dict[str, str]) -> None:
    kit = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "--game", "toy", "-k", "[toy")
    out = run(shelf, *kit, "tests/conformance", "tests/playthroughs", "-rA")
    passed = re.findall(r"^PASSED tests/(\S+?)::\w+\[toy(?:-\w+)*\]", out, re.MULTILINE)
    kits = {f"conformance/{name}.py" for name in ("test_matches", "test_moves", "test_refusals", "test_documents")}
    kits |= {f"conformance/{name}.py" for name in ("test_mask", "test_noninterference", "test_compilation")}
    kits |= {f"conformance/{name}.py" for name in ("test_texts", "test_clauses", "test_tables", "test_bots")}
    kits |= {f"conformance/{name}.py" for name in ("test_schemas", "test_memory", "test_threads")}
    assert kits | {"playthroughs/test_playthroughs.py"} == set(passed) - {"conformance/test_leaks.py"}
    assert not re.search(r"skipped|failed|xfail", out.splitlines()[-1])
