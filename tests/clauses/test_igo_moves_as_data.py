"""Moves, views and refusals as data: what a screen needs that knows no rule."""

from copy import deepcopy

import pytest

from ludotheque.games.igo.named import VALUE_OF
from tests.clauses.igo_brute_force import least
from tests.clauses.igo_table import GAME, cards, play, refused, set_up
from tests.clauses.test_igo_call import ORANGE_AND_ROSE, PERFECT, SEVEN, SIX, called

COLUMN = "A1 A2 A3 A4 A5 A6 T7"


def moves(match):
    """The legal moves by their texts, without these."""
    return {move.pop("text"): move for move in match.view(match.turn)["moves"]}


@pytest.mark.clause("IGO-10")
def test_a_draw_names_its_source_and_the_card_that_lies_open_there():
    assert moves(set_up("B1", column=COLUMN, discard="G5")) == {
        "pile": {"kind": "draw", "source": "pile", "card": None},
        "discard": {"kind": "draw", "source": "discard", "card": "G5"},
        "column": {"kind": "draw", "source": "column", "card": "T7"},
    }


@pytest.mark.clause("IGO-11", "IGO-13")
def test_a_discard_names_its_card_and_whether_one_calls():
    found = moves(play(set_up("B1", column=COLUMN, discard="G5"), "pile"))
    assert found["B1"] == {"kind": "discard", "card": "B1", "call": False}
    assert found["B1!"] == {"kind": "discard", "card": "B1", "call": True}


@pytest.mark.clause("IGO-21")
def test_a_series_names_its_colours_its_cards_and_the_penalty_that_it_leaves():
    found = moves(called(ORANGE_AND_ROSE))
    assert found["O+R"] == {
        "kind": "lay",
        "colours": ["O", "R"],
        "series": cards("O1 R2 O3 R4 O5 R6 O7 R9 O11"),
        "penalty": 1 + 2 + 3,
    }
    assert found["B"]["series"] == cards("B1 B2 B3")


@pytest.mark.clause("IGO-20", "IGO-12")
@pytest.mark.parametrize("source", ["pile", "column", "discard"])
@pytest.mark.parametrize("seed", range(6))
def test_each_discard_tells_the_least_penalty_after_it(source, seed):
    match = play(GAME.new(seats=3, seed=seed), source)
    view = match.view(match.turn)
    barred = view["drawn"]["card"] if source == "discard" else None
    wanted = [
        None if card == barred else least([other for other in view["hand"] if other != card], view["colour"])
        for card in view["hand"]
    ]
    assert view["penalties"] == wanted
    best = min(penalty for penalty in wanted if penalty is not None)
    split = view["split"]
    assert (split["penalty"], sum(VALUE_OF[card] for card in split["rest"])) == (best, best)
    assert wanted[view["hand"].index(split["discard"])] == best
    groups = [split["discard"], *split["removed"], *split["series"], *split["added"], *split["rest"]]
    assert sorted(groups) == sorted(view["hand"])
    for other in (None, *(seat for seat in range(3) if seat != match.turn)):
        assert match.view(other)["penalties"] == []


@pytest.mark.clause("IGO-20")
@pytest.mark.parametrize("seed", range(6))
def test_before_drawing_the_split_is_that_of_the_twelve_cards(seed):
    match = GAME.new(seed=seed)
    for seat in range(2):
        view = match.view(seat)
        assert (view["split"]["penalty"], view["penalties"]) == (least(view["hand"], view["colour"]), [])
    assert match.view(None)["split"] is None


def test_whoever_changes_a_view_or_a_story_changes_no_other():
    match = play(called(SIX, SEVEN), "O+R")
    assert match.turn is not None  # another round, with a last call to look at
    match.play("pile")

    def everything():
        views = [match.view(seat) for seat in (0, 1, None)]
        return [*views, match.happened(0), match.happened(None, 1), match.dump()]

    def spoil(data):
        for value in data.values() if isinstance(data, dict) else data:
            if isinstance(value, dict | list):
                spoil(value)
        data.clear()

    before = deepcopy(everything())
    for data in everything():
        spoil(data)
    assert everything() == before


@pytest.mark.clause("IGO-10", "IGO-15", "IGO-20", "IGO-21")
def test_a_refusal_names_what_would_be_legal_where_that_helps():
    assert refused(set_up("B1"), "B1").instead == ["pile", "discard", "column"]
    assert refused(play(set_up("A1", pile=1), "pile"), "A1").instead == ["A1!"]
    call = called("T1 T2 T3 T4 T5 T6 T8 T9 T10 T11 O5 R5")
    assert refused(call, "O+R").instead == ["O", "R"]
    assert refused(call, "O+T").instead == ["O"]
    assert refused(call, "A+R").instead == ["R"]
    assert refused(call, "A").instead == []


def test_the_last_round_of_a_match_may_be_one_more_in_a_document_as_it_once_was_written():
    position = play(called(PERFECT), "O+R").dump()
    assert position["round"] == 1
    assert GAME.load({**position, "round": 2}).result.winners == (0,)
