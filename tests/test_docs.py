"""The documents: their examples run as tests, their lines are short; and whoever runs checks runs the same ones."""

import doctest
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import speaking

ROOT = Path(__file__).parents[1]
WIDEST = 120  # columns


@pytest.mark.parametrize("path", ["README.md", "docs/api.md", "docs/research.md"])
def test_the_examples_of_the_documents_hold(path):
    with speaking("en"):
        failed, tried = doctest.testfile(str(ROOT / path), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def documents() -> list[Path]:
    """All that people read but the rulebooks, whose clauses are one line each."""
    found = [path for folder in (".", "docs", "benchmarks", ".github") for path in (ROOT / folder).glob("*.md")]
    return [*found, *(ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md")]


def prose(text: str) -> Iterator[str]:
    """The lines that can be broken: none of a table or a block of code, and none that is one long word."""
    code = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.lstrip().startswith("|") and " " in line.strip()[:WIDEST]:
            yield line


def test_documents_are_wrapped():
    assert len(documents()) >= 12
    long = [
        f"{path.relative_to(ROOT)}: {line[:60]}…"
        for path in documents()
        for line in prose(path.read_text("utf-8"))
        if len(line) > WIDEST
    ]
    assert long == []


def test_only_prose_is_wrapped():
    table, code = "| " + "a " * WIDEST, "```\n" + "b " * WIDEST + "\n```"
    link = "https://example.org/" + "c" * WIDEST
    assert list(prose("\n".join([table, code, link, "d " * WIDEST]))) == ["d " * WIDEST]


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile."""
    lines = re.split(rf"\n{target}:.*\n", (ROOT / "Makefile").read_text("utf-8"))[1].splitlines()
    commands = lines[: next(n for n, line in enumerate(lines) if not line.startswith("\t"))]
    return [command.strip().replace("$(BIN)", ".venv/bin") for command in commands]


def test_continuous_integration_runs_exactly_the_test_command_of_the_readme():
    assert "make test" in (ROOT / "README.md").read_text("utf-8")
    commands = [line for line in (ROOT / ".ci" / "run").read_text("utf-8").splitlines() if line.startswith("make")]
    assert commands == ["make test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_hosted_workflow_runs_exactly_the_two_commands_of_the_readme():
    readme = (ROOT / "README.md").read_text("utf-8")
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    commands = re.findall(r"^ +- run: (.+)$", workflow, re.MULTILINE)
    assert commands == ["make test", "make play > play.txt & scripts/when-ready http://127.0.0.1:8000"]
    assert sorted(re.findall(r"^make \w+", readme, re.MULTILINE)) == ["make play", "make test"]


def test_hooks_before_a_commit_run_the_checks_of_the_makefile():
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    checks = [check.partition(";")[0].partition(")")[0] for check in recipe("checks")[1:]]
    assert re.findall(r"entry: ([^,\n]+)", hooks) == checks + recipe("tests")
    assert len(checks) == 7
