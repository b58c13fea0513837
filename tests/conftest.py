"""The tests' own options."""

import signal

import pytest
from hypothesis import settings

import ludotheque

settings.register_profile("kit", max_examples=8, deadline=None, derandomize=True)
settings.load_profile("kit")

# A suite started in the background inherits an ignored Ctrl-C, and so would the programs that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=ludotheque.games(), help="run the conformance kit for this game only")
    parser.addoption("--write", action="store_true", help="write the playthroughs instead of comparing them")
