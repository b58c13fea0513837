"""Golden stories: one whole match per game and variant, to be read with the booklet in hand.

They lie in tests/playthroughs; `--write` writes them anew; read what changed before you commit it.
"""

import difflib
from pathlib import Path

import pytest

from ludotheque.game import Game
from ludotheque.testing.stories import transcript
from ludotheque.testing.tables import Table, tables


def told_tables(game: Game) -> list[Table]:
    """The first variant with every number of seats, the others with the first that they allow."""
    told: dict[tuple[str, int | None], Table] = {}
    first = next(iter(game.variants))
    for table in tables(game):
        told.setdefault((table.variant, table.seats if table.variant == first else None), table)
    return list(told.values())


def file_of(table: Table, own_tests: Path) -> Path:
    return own_tests / "playthroughs" / table.game.name / f"{table.variant}-{table.seats}.txt"


def difference(told: str, now: str) -> str:
    """The first lines in which two stories differ, with those around them."""
    lines = difflib.unified_diff(told.splitlines(), now.splitlines(), "the playthrough", "this match", lineterm="", n=6)
    return "\n".join(list(lines)[:60])


def test_playthroughs_tell_what_happens(game: Game, own_tests: Path, pytestconfig: pytest.Config) -> None:
    changed = []
    for table in told_tables(game):
        file, now = file_of(table, own_tests), transcript(table)
        if pytestconfig.getoption("write"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(now, "utf-8")
        told = file.read_text("utf-8") if file.exists() else "(no playthrough: write it with --write)"
        if told != now:
            changed.append(f"{table}\n{difference(told, now)}")
    assert not changed, "\n\n".join(changed)


def test_no_playthrough_is_left_over(game: Game, own_tests: Path) -> None:
    wanted = {file_of(table, own_tests) for table in told_tables(game)}
    assert sorted(file.name for file in (own_tests / "playthroughs" / game.name).glob("*") if file not in wanted) == []


def test_a_changed_story_is_shown_where_it_changed() -> None:
    shown = difference("1. Anne\n  plays: S4\n", "1. Anne\n  plays: S5\n")
    assert "-  plays: S4\n+  plays: S5" in shown
