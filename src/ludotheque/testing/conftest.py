from pathlib import Path

import pytest

from ludotheque.testing.every import pytest_generate_tests

__all__ = ["own_tests", "pytest_generate_tests"]


@pytest.fixture
def own_tests(pytestconfig: pytest.Config) -> Path:
    """The tests of the project that the game belongs to: those that cite its clauses, its playthroughs, `rare`."""
    return pytestconfig.rootpath / "tests"
