"""What people type: read where it can be, refused with a clause where it cannot, however long it is."""

import timeit
from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.games.igo import notation
from tests.clauses.igo_table import play, refused, set_up
from tests.clauses.test_igo_call import SIX, called

COLUMN = "A1 A2 A3 A4 A5 A6 T7"
GAME = ludotheque.game("igo")
PIECES = st.sampled_from(
    [
        "O8",
        "o",
        "8",
        "!",
        "i go",
        "go",
        "GO!",
        "I",
        "+",
        ",",
        "&",
        " ",
        "\t",
        "\n",
        "pile",
        "Rangée",
        "pioche",
        "٣",
        "ß",
    ]
)
TYPED = st.text(max_size=60) | st.lists(PIECES, max_size=12).map("".join)


@pytest.mark.parametrize(
    ("entry", "tidy"),
    [
        ("pioche", "pile"),
        ("Défausse", "discard"),
        ("rangée", "column"),
        ("o8", "O8"),
        ("o 8 !", "O8!"),
        ("o8 go", "O8!"),
        ("O8 i go!", "O8!"),
        ("r o", "O+R"),
        ("or", "O+R"),
        ("R+O", "O+R"),
        ("o", "O"),
        ("hello", "hello"),
    ],
)
def test_what_people_type_is_understood(entry, tidy):
    assert GAME.tidy(entry) == tidy


def test_what_is_no_move_is_said_so():
    match = set_up("B1", column=COLUMN, discard="G5")
    for text, clause in (("hello", "IGO-10"), ("Pile", "IGO-10"), ("O12", "IGO-1"), ("X1", "IGO-1"), ("X+Y", "IGO-1")):
        assert isinstance(refused(match, text), ludotheque.NotAMove)
        assert refused(match, text).clause == clause


@settings(deadline=None, max_examples=300)
@given(TYPED)
def test_tidying_twice_changes_no_more(entry):
    assert GAME.tidy(GAME.tidy(entry)) == GAME.tidy(entry)


@pytest.mark.parametrize("step", ["draw", "discard", "lay"])
def test_any_text_is_a_legal_move_or_refused_with_a_clause(step):
    match = {
        "draw": lambda: set_up("B1"),
        "discard": lambda: play(set_up("B1", discard="G5"), "discard"),
        "lay": lambda: called(SIX),
    }[step]()
    before = match.position.tobytes()

    @settings(deadline=None, max_examples=150)
    @given(TYPED)
    def try_it(text):
        if text in match.moves():
            return
        refusal = refused(match, text)
        assert refusal.clause.startswith("IGO-")
        assert match.position.tobytes() == before

    try_it()


@pytest.mark.parametrize("filler", [" ", "+", "!", "go ", "A+", "A1", "1", "i"])
def test_an_entry_too_long_for_a_move_is_not_looked_at(filler):
    entry = "a" + filler * 100_000 + "b"
    assert GAME.tidy(entry) is entry
    match = set_up("B1")
    assert refused(match, entry).clause == "IGO-10"


@pytest.mark.parametrize("pattern", [notation.DISCARDED, notation.LAID, notation.TYPED_DISCARD])
@pytest.mark.parametrize("text", ["A{}", "{}A", "A{}!", "A1{}", "A+{}"])
@pytest.mark.parametrize("filler", [" ", "+", "1", "!", "A+", "+A", "GO", "IGO!"])
def test_no_pattern_goes_back_over_a_text(pattern, text, filler):
    """Sixteen times the length takes about sixteen times as long, not 256 times."""

    def work(times):
        entry = text.format(filler * times)
        return min(timeit.repeat(lambda: pattern.fullmatch(entry), timer=thread_time, number=1, repeat=5))

    assert work(16_000) < 80 * work(1_000) + 1e-4
