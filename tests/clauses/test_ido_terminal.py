"""IDO on a terminal: the picture, the sentences, the answers; and its greedy player."""

import re
from io import StringIO

import numpy as np
import pytest
from rich.console import Console

import ludotheque
from ludotheque.games.ido.drawing import CORNERS
from ludotheque.kernel.random import new_rng
from tests.clauses.ido_table import GAME, play, set_up

NAMES = ("Anne", "Bob", "Cleo", "Dora")
TERMINAL = GAME.part("terminal")
CROWD = ("s f1, s d4, l e3", "s a2, l b3", "s c8, l d7", "s h7, l e5")


def drawn(match, seat=0, encoding="utf-8"):
    """The picture as lines of characters, without colours."""
    screen = Console(file=StringIO(), width=80, color_system=None)
    options = screen.options.update(width=80)
    options.encoding = encoding
    lines = screen.render_lines(TERMINAL.picture(match.view(seat), NAMES, {}), options)
    return ["".join(part.text for part in line).rstrip() for line in lines]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_picture_fits_a_terminal_of_eighty_by_twenty_four_with_a_prompt(seats, language):
    with ludotheque.speaking(language):
        picture = drawn(set_up(*CROWD[:seats], seats=seats, order="lslsl", slide_ban=1, grid="north-west"))
    assert len(picture) <= 21
    assert max(map(len, picture)) <= 80
    assert not any("…" in line for line in picture)


def test_bars_of_the_grid_are_heavy_and_printed_lines_light():
    picture = drawn(set_up("s f2, s h1", "l e3"))
    assert picture[0].startswith("     y↓  y↓  y↓")
    assert picture[1].startswith("    ┌───┬───┬───┬───────┬───────┬───┐")
    assert picture[3].startswith("    ├───╆━━━╈━━━┿━━━┳━━━┿━━━┯━━━╅───┤")
    assert picture[14].startswith("2   │   ┃   │   │   ┃   │(r)┃   ┃   │⌂y")
    assert picture[17].startswith("    └─a─┴─b───c─┴─d───e─┴─f─┴─g─┴─h─┘")


def test_corners_have_the_weights_of_their_four_lines():
    heavy_light = {"┼": (1, 1, 1, 1), "╋": (2, 2, 2, 2), "┏": (0, 2, 2, 0), "╅": (1, 1, 2, 2), "│": (1, 0, 1, 0)}
    for corner, (up, right, down, left) in heavy_light.items():
        assert CORNERS[27 * up + 9 * right + 3 * down + left] == corner


def test_size_and_owner_of_a_block_are_legible_without_colour():
    row = drawn(set_up("s f2, l d2", "s a2, l b2"))[14]
    assert row.startswith("2   │(y)┃[Y]│   │[R]┃   │(r)┃")


@pytest.mark.parametrize(
    ("seat", "corner", "columns"),
    [
        (0, "8 ⌂r│(y)", "a   b   c   d   e   f   g   h"),
        (1, "h ⌂b│", "8   7   6   5   4   3   2   1"),
        (2, "1 ⌂y│", "h   g   f   e   d   c   b   a"),
        (3, "a ⌂g│", "1   2   3   4   5   6   7   8"),
    ],
)
def test_the_board_is_seen_from_ones_own_side(seat, corner, columns):
    """From every chair, one's own start is below on the right and one's own goal on the left above."""
    picture = drawn(set_up("", "", "s a8", seats=4), seat)
    assert picture[2].startswith(corner)
    assert re.sub("[^a-h1-8]+", " ", picture[17]).split()[:8] == columns.split()
    own = "rbyg"[seat]
    assert picture[18][:37].rstrip().endswith(f"{own}↑  {own}↑  {own}↑")


@pytest.mark.parametrize(
    ("seat", "told"), [(1, "← north is on the left"), (2, "↓ north is below"), (3, "→ north is on")]
)
def test_a_turned_board_has_a_compass(seat, told):
    with ludotheque.speaking("en"):
        assert told in drawn(set_up("", "", "", "", seats=4), seat)[2]
        assert "north is" not in "".join(drawn(set_up("", "", "", "", seats=4), 0))


def test_terminals_without_box_drawing_get_plain_characters():
    picture = drawn(set_up(*CROWD, seats=4), encoding="ascii")
    assert all(line.replace("·", "").replace("—", "").isascii() for line in picture)
    assert "===" in picture[3]


def test_reachable_places_of_a_chosen_block_are_told_with_their_cost():
    view = set_up("s f1, s a1", "s g1").view(0)
    with ludotheque.speaking("en"):
        assert GAME.questions["reach"](view, NAMES, ["F1"]) == ["f1, 2 steps: one step to f2; 2 steps to h1 g2."]
        assert GAME.questions["reach"](view, NAMES, []) == ["Write the unit of the block too: a1 f1."]
        assert GAME.questions["reach"](view, NAMES, ["g1"]) == ["Write the unit of the block too: a1 f1."]
        assert GAME.questions["map"](set_up().view(0), NAMES, ["f1"]) == ["No block can be moved now."]


def test_and_drawn_with_their_cost():
    with ludotheque.speaking("en"):
        answer = GAME.questions["map"](set_up("s f1, s a1", "s g1").view(0), NAMES, ["f1"])
    assert answer[14].endswith("│ 1 ┃ 2 ┃   │⌂y")
    assert answer[16].endswith("│(r)│(y)│ 2 │⌂y")


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("+s h1", "a small block comes in on h1", "un petit bloc entre sur h1"),
        ("f1-g2", "the small block on f1 goes to g2, 2 steps", "le petit bloc de f1 va à g2, 2 pas"),
        ("a6-home", "the large block on a6 goes home, one step", "le grand bloc de a6 arrive, 1 pas"),
        ("slide north", "the grid slides one unit north", "la grille glisse d’une unité (nord)"),
    ],
)
def test_moves_have_a_meaning_in_words(move, english, french):
    match = set_up("s f1, l a6")
    (legal,) = (legal for legal in match.view(0)["moves"] if legal["text"] == move)
    for language, meaning in (("en", english), ("fr", french)):
        with ludotheque.speaking(language):
            assert GAME.meaning(legal, match.view(0)) == meaning


def test_the_sentences_say_all_that_the_picture_shows():
    match = set_up("s f2, l e3", "s a8", home=("s",), grid="north", slide_ban=2)
    with ludotheque.speaking("en"):
        lines = TERMINAL.sentences(match.view(0), NAMES, {})
    assert lines[0] == "Turn 1 of 400. Grid one unit north; it may not slide in this turn."
    assert lines[1] == "Anne (South): on the board small f2, large e3; in reserve 1 small, 2 large; home 1 of 4."
    assert lines[2] == "Anne comes in at f1 g1 h1 and goes home from a6 a7 a8."
    assert lines[-1] == "2 steps to move with."
    assert any(line.startswith("Rectangles: b1-c1 f1-f2") for line in lines)


def test_one_block_in_reserve_is_singular_in_french():
    with ludotheque.speaking("fr"):
        lines = TERMINAL.sentences(set_up("s f1, s f2, l e3, l e4, l f3").view(0), NAMES, {})
    assert "en réserve 1 petit, 0 grand" in lines[1]
    assert lines[-1] == "5 pas à faire."


def test_the_story_says_in_french_where_the_grid_slides_and_who_is_home():
    match = play(set_up("l a6, s f1"), "slide west")
    with ludotheque.speaking("fr"):
        told = [GAME.tell(event, NAMES) for event in match.happened(0)]
    assert told[0] == "Anne fait glisser la grille vers l’ouest."
    assert told[-1] == "Anne a un bloc à l’arrivée."


# The greedy player


def greedy(match):
    return ludotheque.bot("greedy", GAME, seed=1).choose(match.view_record(match.turn))


def test_the_greedy_player_wins_when_it_can():
    assert greedy(set_up("l a6, s f1, s g1", home=("sll",))) == "a6-home"
    assert greedy(set_up("", "l h2", turn=1, home=("", "sll"))) in ("h2-home", "slide east")


def test_the_greedy_player_spreads_its_steps_to_bring_a_block_home():
    match = set_up("s b8, s f1")
    match.play(greedy(match))
    assert match.dump()["home"][0] == ["s"]


def test_the_greedy_player_does_not_bring_a_block_home_out_of_order():
    match = set_up("s a8, s f1", order="lsls")
    for _ in range(6):
        move = greedy(match)
        assert move != "a8-home"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_greedy_player_beats_random_ones(seats):
    kernel, rng = GAME.kernel, new_rng(5)
    out, position, shares = np.empty(kernel.OUT_SIZE, np.int64), np.zeros(kernel.WORDS, np.int64), np.zeros(4)
    won, matches = 0.0, 20
    for _ in range(matches):
        kernel.setup(position, GAME.encode(GAME.agree({"seats": seats})), rng)
        while (seat := kernel.turn(position)) >= 0:
            choose = kernel.choose_random if seat else kernel.choose_greedy
            kernel.play(position, choose(position, out, rng), rng)
        kernel.payoff(position, shares)
        won += shares[0]
    assert won > 0.9 * matches
