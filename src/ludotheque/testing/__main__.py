"""`python -m ludotheque.testing mygame`: the kit for one game; whatever follows is for pytest."""

import sys

import pytest

game, *others = sys.argv[1:] or ["--help"]
sys.exit(pytest.main(["-p", "ludotheque.testing.plugin", "--pyargs", "ludotheque.testing", "--game", game, *others]))
