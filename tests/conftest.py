"""The tests' own options."""

import pytest
from hypothesis import settings

import ludotheque

settings.register_profile("kit", max_examples=8, deadline=None, derandomize=True)
settings.load_profile("kit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=ludotheque.games(), help="run the conformance kit for this game only")
    parser.addoption("--write", action="store_true", help="write the playthroughs instead of comparing them")
