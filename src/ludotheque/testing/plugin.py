"""The kit's options and marks, for pytest: `-p ludotheque.testing.plugin`."""

import pytest

import ludotheque


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=ludotheque.games(), help="run the conformance kit for this game only")
    parser.addoption("--write", action="store_true", help="write the playthroughs instead of comparing them")


def pytest_configure(config: pytest.Config) -> None:
    from hypothesis import settings  # not before its own plugin is there

    config.addinivalue_line("markers", "clause(*ids): the numbered rules that this test proves")
    settings.register_profile("kit", max_examples=8, deadline=None, derandomize=True)
    settings.load_profile("kit")
