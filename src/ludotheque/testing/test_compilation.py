"""The same rules, whichever way they run: compiled, as plain Python, and with every index checked."""

import os
import subprocess
import sys
from functools import cache

import pytest

from ludotheque.game import Game
from ludotheque.testing.tables import tables


@cache
def traced(game: Game, **settings: str) -> list[str]:
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    run = subprocess.run(
        [sys.executable, "-m", "ludotheque.testing.trace", game.name],
        env={**surroundings, "PYTHONPATH": os.pathsep.join(sys.path), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return run.stdout.splitlines()


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_rules_run_the_same_compiled_uncompiled_and_under_bounds_checking(game: Game, setting: str) -> None:
    lines = traced(game, **{setting: "1"})
    assert len(lines) == len(list(tables(game)))
    assert lines == traced(game)
