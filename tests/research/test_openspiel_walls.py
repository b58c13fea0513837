"""The walls in OpenSpiel that docs/research.md tells of still stand; where one has fallen, our way around it can go."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
SECTION = PAGE.partition("### Walls in open_spiel")[2].partition("\n## ")[0]
WALLS = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)


def test_all_walls_are_here() -> None:
    assert len(WALLS) == 5


@pytest.mark.parametrize("program", WALLS)
def test_a_wall_is_as_it_is_told(program: str) -> None:
    said = re.findall(r"# (SpielError: .*|Fatal Python error|Segmentation fault)", program)[-1].removeprefix(
        "SpielError: "
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    if said == "Segmentation fault":
        assert run.returncode == -signal.SIGSEGV
    else:
        assert run.returncode != 0
        assert said in run.stderr
