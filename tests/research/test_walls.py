"""The walls that docs/research.md tells of still stand; where one has fallen, our way around it can go.

Those that are told as sessions of Python (`>>>`) are run with the rest of the page by tests/test_docs.py.
"""

import re
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
BLOCKS = [dedent(block) for block in re.findall(r"^ *```python\n(.*?)^ *```$", PAGE, re.DOTALL | re.MULTILINE)]
WALLS = [block for block in BLOCKS if not block.startswith(">>>")]
SAID = r"# (?:\w+Error: )?(?:.*… )?(.+?)(?:, at the end)?$"  # the comment at the end of a line that a wall stops


def test_all_walls_are_here() -> None:
    assert len(WALLS) == 8


@pytest.mark.parametrize("program", WALLS)
def test_a_wall_is_as_it_is_told(program: str) -> None:
    *_, last = program.splitlines()
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    if last.endswith("# Segmentation fault"):
        assert run.returncode == -signal.SIGSEGV
    else:
        assert run.returncode != 0
        told = re.findall(SAID, program, re.MULTILINE)
        assert re.search(SAID, last)
        for said in told:
            assert said in run.stderr
