"""I Go! on a terminal's screen: legible without colour, sorted as the player likes, with an aid or without."""

import io
import random

import pytest
from rich.console import Console

import ludotheque
from ludotheque.games.igo import terminal
from tests.clauses.igo_table import GAME, cards, play, set_up
from tests.clauses.test_igo_call import ORANGE_AND_ROSE, called

PLAIN = {"sort": "colour", "aid": "on"}
HAND = "V3 O8 A2 V11 O1 A10 B5 C5 G5 J5 M5 R5"


def names(view):
    return ["Anne", "Bob", "Cléo", "Dan"][: len(view["points"])]


def drawn(view, preferences=PLAIN, encoding="utf-8"):
    """The picture as text, without any colour."""
    file = io.TextIOWrapper(io.BytesIO(), encoding, errors="replace")
    console = Console(file=file, width=80, color_system=None)
    console.print(terminal.picture(view, names(view), preferences))
    file.seek(0)
    return file.read()


def told(view, preferences=PLAIN):
    return terminal.sentences(view, names(view), preferences)


def both(view, preferences=PLAIN):
    return drawn(view, preferences), "\n".join(told(view, preferences))


def fits(shown):
    """80 columns and 21 lines: a prompt and a list of moves fit under it on the smallest terminal."""
    lines = shown.splitlines()
    return len(lines) <= 21 and all(len(line) <= 80 for line in lines)


def order(text, names):
    return sorted(names, key=text.index)


def test_every_card_shows_its_letter_without_colour():
    view = set_up(HAND, column="A1 A3 A4 A5 A6 A7 T7", discard="G11").view(0)
    for shown in both(view):
        for card in (*cards(HAND), "T7", "G11", *cards("A1 A3 A4 A5 A6 A7")):
            assert card in shown


def test_the_hand_is_sorted_by_colour_or_by_value():
    view = set_up(HAND).view(0)
    for sort, wanted in (("colour", "A2 A10 O1 O8 V3 V11"), ("value", "O1 A2 V3 O8 A10 V11")):
        preferences = {"sort": sort, "aid": "off"}
        shown = drawn(view, preferences).split("Your hand")[1]
        assert order(shown, cards("V3 O8 A2 V11 O1 A10")) == cards(wanted)
        line = next(line for line in told(view, preferences) if line.startswith("Your hand"))
        assert order(line, cards("V3 O8 A2 V11 O1 A10")) == cards(wanted)


def test_the_aid_shows_the_best_split_and_can_be_switched_off():
    match = set_up("T1 T2 " + " ".join(ORANGE_AND_ROSE.split()[:10]), column="A1 A2 A3 A4 A5 A6 T7")
    for shown in both(match.view(0)):
        assert "penalty 1" in shown
    for shown in both(match.view(0), {"sort": "colour", "aid": "off"}):
        assert "penalty" not in shown


def test_a_table_can_do_without_the_aid():
    for step in ({}, {"step": "discard", "source": "pile", "pile": 40}):
        view = set_up(HAND, aid=False, **step).view(0)
        assert (view["split"], view["penalties"]) == (None, [])
        assert all("penalty" not in shown for shown in both(view))


def test_before_discarding_the_aid_names_the_best_discard():
    match = set_up("T1 T2 " + ORANGE_AND_ROSE[:-6] + " C11", column="A1 A2 A3 A4 A5 A6 T7", pile=40,
                   step="discard", source="pile")  # fmt: skip
    assert match.view(0)["split"]["discard"] == "C11"
    assert "discard C11, penalty 1" in drawn(match.view(0))
    assert match.view(1)["split"]["discard"] is None


def test_the_card_just_drawn_is_marked():
    match = play(set_up(HAND, discard="G11"), "discard")
    assert "▲ just drawn" in drawn(match.view(0))
    last = play(set_up(HAND.replace("V11", "V1"), discard="V11"), "discard")
    assert "just drawn ▲" in drawn(last.view(0))
    assert "Just drawn: G11." in told(match.view(0))
    assert "just drawn" not in drawn(match.view(1))


def test_the_last_call_is_told_card_by_card():
    match = called(ORANGE_AND_ROSE, "O8 M1 M2 M3 J4 J5 J6 V1 V2 C1 C2 C4")
    assert GAME.questions["call"](match.view(0), ["Anne", "Bob"], []) == ["Nobody has called yet."]
    play(match, "O+R")
    title, anne, bob = GAME.questions["call"](match.view(1), ["Anne", "Bob"], [])
    assert title.startswith("Last call: Anne, series orange and rose, removed turquoise.")
    assert anne == "Anne — removed: —; series: O1 R2 O3 R4 O5 R6 O7 R9 O11; added: —; left: B1 B2 B3. Penalty: 6."
    assert bob == "Bob — removed: —; series: M1 M2 M3 J4 J5 J6; added: O8; left: C1 V1 C2 V2 C4. Penalty: 10."
    assert "Penalties: Anne 6, Bob 10. Point: Anne." in " ".join(told(match.view(1)))
    assert "called last, penalty 6, one point" in drawn(match.view(1))


def test_with_memo_the_screen_remembers():
    match = play(set_up("B1", "B2", column="A1 A2 A3 A4 A5 A6 T7", discard="G5", memo=True), "column", "B1")
    for shown in both(match.view(1)):
        assert "T7" in shown
        assert "Discards, the top last: G5 B1" in shown
    memo = GAME.questions["memo"]
    assert memo(match.view(1), ["Anne", "Bob"], []) == [
        "Anne was seen to take: T7.",
        "Bob was seen to take: —.",
        "Discards, the top last: G5 B1.",
    ]
    assert "without memo" in memo(set_up().view(0), ["Anne", "Bob"], [])[0]


def test_a_long_discard_pile_is_cut_to_one_line_and_told_whole():
    view = set_up(pile=10, discard="G5 G6", memo=True).view(0)
    line = next(line for line in drawn(view).splitlines() if "Discards" in line)
    assert "… " in line
    assert line.rstrip().endswith("G5 G6")
    assert all(card in " ".join(GAME.questions["memo"](view, ["Anne", "Bob"], [])) for card in view["pile_of_discards"])


def test_an_open_hand_is_shown_to_the_others():
    match = called(ORANGE_AND_ROSE)
    for listener in (1, None):
        assert "Anne’s open hand" in drawn(match.view(listener))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_fits_the_screen_and_means_something_in_both_languages(seats, language):
    match, chance = GAME.new(seats=seats, seed=seats, target=2, memo=True), random.Random(seats)
    with ludotheque.speaking(language):
        while match.turn is not None:
            view = match.view(match.turn)
            assert fits(drawn(view))
            assert all("{" not in GAME.meaning(move, view) for move in view["moves"])
            match.play(chance.choice(match.moves()))
        assert fits(drawn(match.view(None)))
        assert told(match.view(0))


def test_the_picture_can_be_written_in_ascii():
    shown = drawn(set_up(HAND, discard="G11").view(0), encoding="ascii")
    assert "|G11|" in shown
    assert "+---+" in shown
