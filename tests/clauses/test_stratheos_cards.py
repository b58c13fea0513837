"""The card file: what it says (STR-1 to STR-5), how a wrong one is refused, and how a text is replaced."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import ludotheque
from ludotheque import speaking
from ludotheque.games.stratheos.cards import CARDS, FILE, read_cards

LINES = FILE.read_text("utf-8").splitlines()


@pytest.mark.clause("STR-1")
def test_there_are_102_different_cards_in_six_families_and_six_specials():
    assert len({card.code for card in CARDS}) == 102
    families = Counter(card.family for card in CARDS)
    assert families == {"lightning": 16, "fire": 16, "earth": 16, "water": 16, "ice": 16, "air": 16, None: 6}
    for family in set(families) - {None}:
        assert sorted(card.value for card in CARDS if card.family == family) == list(range(1, 17))


@pytest.mark.clause("STR-2")
def test_three_specials_are_worth_minus_1_and_three_are_worth_0():
    assert sorted(card.value for card in CARDS if card.family is None) == [-1, -1, -1, 0, 0, 0]


@pytest.mark.clause("STR-3")
def test_the_figures_are_13_to_16_and_have_names_in_both_languages():
    assert {card.value for card in CARDS if card.is_figure} == {13, 14, 15, 16}
    assert all(card.is_figure == bool(card.power) for card in CARDS)
    assert all(set(card.names) == {"fr", "en"} for card in CARDS if card.is_figure or card.family is None)


@pytest.mark.clause("STR-4", "STR-5")
def test_what_the_booklet_says_of_a_card_is_marked_and_all_other_texts_are_ours():
    texts = [card for card in CARDS if card.power or card.malus]
    assert {card.code for card in texts if card.source == "booklet"} == {"I16", "E16", "RAG"}


def changed(tmp_path: Path, line: int, old: str, new: str) -> Path:
    """The card file with one line changed."""
    lines = list(LINES)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    file = tmp_path / "cards.csv"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


@pytest.mark.clause("STR-1")
@pytest.mark.parametrize(
    ("line", "old", "new", "reason"),
    [
        (1, "malus", "penalty", "heading"),
        (2, "L1,1", "L1,17", "no value"),
        (2, "L1,1", "L1,one", "no value"),
        (2, "lightning", "lightnin", "lightning"),
        (2, "lightning", "", "have a family"),
        (2, "L1,", "X1,", "must be called L1"),
        (2, ",,booklet", ",booklet", "7 columns"),
        (3, "L2,2", "L1,1", "twice"),
        (14, "Oracle,Oracle", "Oracle,", "one language"),
        (14, "look-own", "", "name and a power"),
        (14, "look-own", "look-onw", "look-own"),
        (14, "look-own", "trade-next", "no effect"),
        (14, "look-own", " then ".join(["look-own"] * 4), "too many"),
        (2, ",,,,booklet", ",,,add-self,booklet", "only a −1"),
        (2, "booklet", "hearsay", "booklet"),
        (98, "trade-next", "trade-previous", "trade-next"),
        (98, "RAG,-1", "RAG,0", "only a −1"),
        (98, "RAG,", "R1,", "capital letters"),
        (101, "CHA,0", "CHA,-1", "one too many"),
    ],
)
def test_a_wrong_card_file_is_refused_with_its_line_and_the_reason(tmp_path, line, old, new, reason):
    with pytest.raises(ludotheque.DocumentError) as refusal:
        read_cards(changed(tmp_path, line, old, new))
    assert refusal.value.field == f"cards.csv:{line}"
    with speaking("en"):
        assert f"ine {line} of the card file" in refusal.value.message
        assert reason in refusal.value.message
    assert f"igne {line} du fichier" in refusal.value.in_language("fr")


@pytest.mark.clause("STR-1")
@pytest.mark.parametrize(("line", "reason"), [(5, "has no L4"), (100, "5 special cards")])
def test_a_card_file_that_lacks_a_card_is_refused(tmp_path, line, reason):
    file = tmp_path / "cards.csv"
    file.write_text("\n".join(LINES[: line - 1] + LINES[line:]) + "\n", "utf-8")
    with pytest.raises(ludotheque.DocumentError) as refusal, speaking("en"):
        read_cards(file)
    assert reason in refusal.value.in_language("en")


PLAY_WITH_OTHER_TEXTS = """
import ludotheque
from tests.clauses.stratheos_table import knows, play, row, set_up
match = set_up("E1 E2", "W1 W2", in_hand="L13")
play(match, "power", "on 0.1", "ready", "on 0.2", "on 1.1")
assert (row(match, 0), row(match, 1)) == ("E1 W1", "E2 W2"), match.dump()
assert knows(match, 0, 0) == ["E1", None]
match = set_up("E1 E2", "W1 W2", in_hand="DEL")
play(match, "discard")
assert (row(match, 0), row(match, 1)) == ("W1 W2", "E1 E2"), match.dump()
print("played")
"""


@pytest.mark.clause("STR-4", "STR-5")
def test_the_true_text_of_a_card_replaces_ours_without_touching_code(tmp_path):
    """An Oracle that looks and then swaps, a Deluge that trades games: only the card file changes."""
    package = Path(ludotheque.__file__).parent
    shutil.copytree(package, tmp_path / "ludotheque", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "ludotheque/games/stratheos/cards.csv"
    text = file.read_text("utf-8").replace(
        "L13,13,lightning,Oracle,Oracle,look-own,", "L13,13,lightning,Oracle,Oracle,look-own then swap-own-opponent,"
    )
    file.write_text(text.replace("shuffle-self", "trade-next"), "utf-8")
    repository = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", PLAY_WITH_OTHER_TEXTS],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{repository}", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "played\n", done.stderr
