"""The drawn table fits a terminal of 80 columns and 24 lines, and every card has its letter."""

import codecs
import io

import pytest
from rich.console import Console

import ludotheque
from ludotheque.games.shokoba.drawing import fan
from ludotheque.games.shokoba.terminal import picture, sentences
from ludotheque.games.shokoba.words import meaning
from ludotheque.terminal.encoding import ERRORS, plainly

NAMES = ["Camille", "Maximilienne-Zoé", "Bob", "Éléonore"]
ROOM = 24 - 3  # the list of moves, the prompt, a line of the story
LONG_TABLE = ["R10", "S10", "S9", "R8", "S8", "D7", "E7", "S6", "R5", "S5", "S4", "R3", "S2", "S1"]


def drawn(view, seats, encoding="utf-8", **console):
    codecs.register_error(ERRORS, plainly)
    buffer = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=ERRORS)
    Console(file=buffer, width=80, **console).print(picture(view, NAMES[:seats], {"sort": "value"}))
    buffer.seek(0)
    return buffer.read().rstrip("\n").split("\n")


def views(seats, **options):
    game = ludotheque.game("shokoba")
    match = game.new(seats=seats, seed=seats, **options)
    bot = ludotheque.bot("random", game, seed=1)
    while match.turn is not None:
        yield match.view(match.turn)
        match.play(bot.choose(match.view_record(match.turn)))
    yield match.view(0)
    yield match.view(None)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"oversight": True}),
        (4, {}),
        (4, {"teams": True}),
        (4, {"teams": True, "nine_cards": True, "oversight": True}),
        (3, {"edition": "classic", "target": 21}),
        (2, {"memo": True}),
        (4, {"memo": True}),
    ],
)
@pytest.mark.parametrize("chosen", ["fr", "en"])
def test_every_position_of_a_match_fits_the_terminal(seats, options, chosen, encoding):
    with ludotheque.speaking(chosen):
        for view in views(seats, **options):
            lines = drawn(view, seats, encoding)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= ROOM
            for card in (*view["hand"], *view["table"]):
                assert any(card in line for line in lines)


@pytest.mark.parametrize("many", range(1, 15))
@pytest.mark.clause("SHO-3")
def test_a_long_table_is_fanned_so_that_every_letter_shows(many):
    view = {**next(views(2)), "table": LONG_TABLE[:many]}
    lines = drawn(view, 2)
    assert len(lines) <= ROOM - 3
    assert max(map(len, lines)) <= 80
    indices = next(line for line in lines if "R10" in line).replace("│", " ").split()
    assert indices[:many] == LONG_TABLE[:many]


def test_a_table_too_long_for_one_row_goes_on_in_a_second():
    lines = [line.plain for line in fan(LONG_TABLE * 2, 76, ascii_only=False)]
    assert len(lines) == 10
    assert max(map(len, lines)) <= 76


def test_the_words_have_every_card_and_number_of_the_drawing():
    for view in views(4, teams=True, memo=True):
        text = " ".join(sentences(view, NAMES, {"sort": "gem"}))
        for card in (*view["hand"], *view["table"], *(card for side in view["sides"] for card in side["taken"])):
            assert card in text
        for name in NAMES:
            assert name in text


def test_a_hand_is_sorted_to_taste():
    view = {**next(views(2)), "hand": ["S10", "D7", "R3", "S1"]}
    assert "Your hand: S10 D7 R3 S1." in sentences(view, NAMES, {"sort": "value"})
    assert "Your hand: D7 R3 S10 S1." in sentences(view, NAMES, {"sort": "gem"})


@pytest.mark.parametrize(
    ("kind", "card", "taken", "table", "said"),
    [
        ("lay", "S4", [], ["R9"], "lay the sapphire 4"),
        ("take", "R8", ["S5", "S3"], ["R9", "S5", "S3"], "with the ruby 8 take the sapphire 5 and the sapphire 3"),
        (
            "take", "D7", ["S4", "S3"], ["S4", "S3"],
            "with the diamond 7 take the sapphire 4 and the sapphire 3 — a SHOKOBA!",
        ),
        (
            "seize", "E7", ["D7"], ["E7", "D7"],
            "seize: with the emerald 7, just laid, take the diamond 7 — a SHOKOBA!",
        ),
        ("leave", None, [], ["S5", "S5"], "claim nothing: the round is counted"),
    ],
)  # fmt: skip
def test_a_move_is_explained_in_words(kind, card, taken, table, said):
    with ludotheque.speaking("en"):
        assert meaning({"kind": kind, "card": card, "taken": taken}, {"table": table}, NAMES) == said


def test_colours_are_those_of_the_gems_and_none_where_nobody_wants_them():
    view = {**next(views(2)), "table": ["D7", "E7", "R3", "S1"]}
    coloured = "\n".join(drawn(view, 2, force_terminal=True, color_system="truecolor"))
    for colour in ("185;242;255", "61;220;151", "255;93;115", "90;169;255"):
        assert colour in coloured
    plain = "\n".join(drawn(view, 2, force_terminal=True, color_system="truecolor", no_color=True))
    assert "38;2;" not in plain
