"""The kit can see: rulebooks at odds with each other, clauses without a test, citations of clauses that are not."""

from pathlib import Path

import pytest

from ludotheque.testing.clauses import rulebook_faults, unknown, unproven


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A game of two clauses, with tests that prove both."""
    home = tmp_path / "game"
    home.mkdir()
    (home / "rules.py").write_text("# XYZ-1: one card each\n", "utf-8")
    for language in ("fr", "en"):
        (home / f"rulebook.{language}.md").write_text(
            '# Rules\n\n<a id="XYZ-1"></a>**XYZ-1** One.\n\n- <a id="XYZ-2"></a>**XYZ-2** Two.\n', "utf-8"
        )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_xyz.py").write_text(
        "import pytest\n"
        "@pytest.mark.clause('XYZ-1')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.clause('XYZ-2'))])\n"
        "def test_one(n): assert n\n",
        "utf-8",
    )
    return home


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_game_with_all_its_clauses_proven_is_not_accused(home: Path) -> None:
    tests = home.parent / "tests"
    assert rulebook_faults(home) == []
    assert unproven(home, tests) == []
    assert unknown([home], tests) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("rulebook.fr.md", '<a id="XYZ-2"></a>', "", "XYZ-2 is in one language only"),
        ("rulebook.fr.md", '<a id="XYZ-2"></a>', '<a id="XYZ-3"></a>', "XYZ-3 is in one language only"),
        ("rulebook.en.md", "**XYZ-2**", "**XYZ-1**", "rulebook.en.md: the anchor XYZ-2 stands before XYZ-1"),
        ("rulebook.en.md", "Two.", 'Two.\n\n<a id="XYZ-1"></a>**XYZ-1** One.', "XYZ-1 is there twice"),
        ("rules.py", "XYZ-1", "XYZ-7", "rules.py:1 cites XYZ-7, which is not in the rulebook"),
    ],
)
def test_the_kit_sees_what_is_wrong_with_a_rulebook(home: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(home / file, old, new)
    assert fault in rulebook_faults(home)


def test_the_kit_sees_clauses_in_another_order(home: Path) -> None:
    french = home / "rulebook.fr.md"
    one, two = (f'<a id="XYZ-{n}"></a>**XYZ-{n}**' for n in (1, 2))
    french.write_text(f"{two} Deux.\n\n{one} Un.\n", "utf-8")
    assert rulebook_faults(home) == ["the rulebooks have the clauses in different orders"]


def test_the_kit_sees_a_clause_that_no_test_proves(home: Path) -> None:
    edit(home.parent / "tests" / "test_xyz.py", "clause('XYZ-2')", "clause('XYZ-1')")
    assert unproven(home, home.parent / "tests") == ["XYZ-2"]


def test_the_kit_sees_a_citation_of_an_unknown_clause(home: Path) -> None:
    edit(home.parent / "tests" / "test_xyz.py", "clause('XYZ-2')", "clause('XYZ-2', 'XYZ-12')")
    assert unknown([home], home.parent / "tests") == ["test_xyz.py:3 cites XYZ-12"]


def test_the_kit_wants_citations_written_out(home: Path) -> None:
    edit(home.parent / "tests" / "test_xyz.py", "clause('XYZ-2')", "clause(CLAUSE)")
    with pytest.raises(AssertionError, match="write the clause out"):
        unproven(home, home.parent / "tests")
