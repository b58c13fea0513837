"""The examples of the documents run as tests."""

import doctest
import os
from pathlib import Path

import pytest

from ludotheque import speaking

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("path", ["README.md", "docs/api.md"])
def test_the_examples_of_the_documents_hold(path):
    with speaking("en"):
        failed, tried = doctest.testfile(str(ROOT / path), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def test_continuous_integration_runs_exactly_the_test_command_of_the_readme():
    assert "make test" in (ROOT / "README.md").read_text("utf-8")
    commands = [line for line in (ROOT / ".ci" / "run").read_text("utf-8").splitlines() if line.startswith("make")]
    assert commands == ["make test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
