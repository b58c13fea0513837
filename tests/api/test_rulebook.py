"""The in-app rulebook: both languages have every clause, and a clause can be asked for by its number."""

import re

import pytest

import ludotheque
from ludotheque.contract import rulebook
from ludotheque.contract.texts import LANGUAGES

SHOKOBA = [*range(1, 4), *range(10, 23), *range(30, 35), *range(40, 45)]

EXAMPLE = """# A game

Words before the first clause.

<a id="XYZ-1"></a>**XYZ-1** One
card.

Still the first clause, and <a id="XYZ-9"></a> in its midst is none.

- <a id="XYZ-2"></a>**XYZ-2** Two cards.
- <a id="XYZ-10"></a>**XYZ-10** Ten cards.

## A heading

Words of no clause.
"""


@pytest.fixture
def example(tmp_path):
    for language in LANGUAGES:
        (tmp_path / f"rulebook.{language}.md").write_text(EXAMPLE, "utf-8")
    return tmp_path


def test_a_clause_goes_on_to_the_next_anchor_or_heading(example):
    found = rulebook.clauses(example)
    assert list(found) == ["XYZ-1", "XYZ-2", "XYZ-10"]
    assert found["XYZ-1"].startswith("**XYZ-1** One\ncard.\n\nStill the first")
    assert found["XYZ-2"] == "**XYZ-2** Two cards."
    assert found["XYZ-10"] == "**XYZ-10** Ten cards."


@pytest.mark.parametrize("asked", ["XYZ-10", "xyz-10", " xyz 10 ", "xyz10", "10", "XYZ_10", "010"])
def test_a_clause_is_found_however_it_is_written(example, asked):
    assert rulebook.clause(example, asked) == "**XYZ-10** Ten cards."


@pytest.mark.parametrize("asked", ["XYZ-3", "", "ABC-10", "--", "²", "9" * 5000, "10.0"])
def test_an_unknown_clause_is_refused(example, asked):
    with pytest.raises(ludotheque.UnknownName) as refusal:
        rulebook.clause(example, asked)
    assert refusal.value.field == "clause"
    assert "XYZ-" in refusal.value.message


@pytest.mark.parametrize("language", LANGUAGES)
def test_shokobas_rulebook_has_every_clause_once(language):
    home = ludotheque.game("shokoba").home
    with ludotheque.speaking(language):
        anchors = re.findall(r'<a id="(.*?)">', rulebook.rulebook(home))
        found = rulebook.clauses(home)
    assert sorted(anchors) == sorted(f"SHO-{number}" for number in SHOKOBA)
    for name, text in found.items():
        assert text.startswith(f"**{name}** — ")
        assert len(text) > 40


def test_a_game_shows_its_rules_in_the_language_spoken():
    game = ludotheque.game("shokoba")
    with ludotheque.speaking("fr"):
        assert "poser" in game.rulebook()
        assert "ne se\npose pas" in game.clause("15")
    with ludotheque.speaking("en"):
        assert "may not be laid" in game.clause("sho 15")
