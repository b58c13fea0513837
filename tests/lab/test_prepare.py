"""What is compiled in advance is all that a match needs: else somebody waits for it in the middle of one."""

import subprocess
import sys

import pytest

from ludotheque.registry import games

LEFT = """
import sys
from numba.core.dispatcher import Dispatcher
from ludotheque.kernel.specialise import specialise
from ludotheque.lab.prepare import _steps
from ludotheque.registry import game

prepared = game(sys.argv[1])
for step in list(_steps(prepared)):
    step()
for place in (prepared.kernel, specialise("search", prepared.rules)):
    for name, function in vars(place).items():
        if isinstance(function, Dispatcher) and function.targetoptions["_nrt"] and not function.signatures:
            print(name)
if sys.argv[1] == "stratheos":
    from ludotheque.games.stratheos.combinations import how_far_right  # which a view asks

    assert how_far_right.signatures
"""


@pytest.mark.parametrize("game", games())
def test_every_call_of_a_game_is_compiled_in_advance(game: str) -> None:
    left = subprocess.run([sys.executable, "-c", LEFT, game], capture_output=True, text=True, check=False)
    assert (left.returncode, left.stdout) == (0, ""), left.stderr
