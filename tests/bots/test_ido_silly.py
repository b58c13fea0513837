"""Silly moves of IDO: a position, a move that a child would not make, and one that looks like it but has a reason."""

import numpy as np
import pytest

import ludotheque
from tests.clauses.ido_table import GAME, play, set_up

KINDS = GAME.part("silly").KINDS


def silly(match, move):
    """The kind of silly move that this is for the player to act; None if it is none."""
    record = match.view_record(match.turn)
    kind = GAME.kernel.silliness(record, GAME.moves(record)[move], np.empty(GAME.rules.OUT_SIZE, np.int64))
    return KINDS[kind - 1] if kind else None


# Winning


def one_step_from_winning():
    return set_up("l a6, s f1", home=("ssl",))


def two_steps_from_winning():
    return set_up("l a7, s a8, s f1", home=("sl",))


def test_whoever_can_win_by_a_step_or_a_slide_wins():
    match = one_step_from_winning()
    assert {move for move in match.moves() if silly(match, move) is None} == {"a6-home", "slide west"}
    assert silly(match, "f1-f2") == "leaves-win"


def test_two_blocks_that_win_in_one_turn_go_home_in_any_order():
    match = two_steps_from_winning()
    assert (silly(match, "a7-home"), silly(match, "a8-home")) == (None, None)
    assert silly(match, "f1-f2") == "leaves-win"  # although two steps would be left
    assert silly(play(match, "a7-home"), "stop") == "leaves-win"


def test_a_block_that_is_not_due_does_not_win():
    match = set_up("s a8, s f1", home=("lsl",), order="lsll")
    assert silly(match, "f1-f2") is None


def test_nobody_slides_the_last_block_of_another_home():
    assert silly(set_up("s f1", "l h2", home=("", "sll")), "slide east") == "gives-win"
    assert silly(set_up("s f1", "l h2", home=("", "sl")), "slide east") is None  # it has two to bring home


# Stepping


def to_and_fro():
    return play(set_up("s f1, l e3"), "f1-f2")


def test_a_turn_does_not_lead_back_to_where_it_began():
    match = to_and_fro()
    assert silly(match, "f2-f1") == "undoes"
    play(match, "stop", "+s c8")
    assert silly(match, "f2-f1") is None  # another turn


def before_the_goal():
    return set_up("s a8, s f1")


def test_a_block_that_could_come_home_does_not_turn_back():
    assert silly(before_the_goal(), "a8-b7") == "turns-back"
    assert silly(set_up("s a8, s f1", order="lsls"), "a8-b7") is None  # a large one is due


def test_a_turn_does_not_end_with_a_step_left_that_leads_home():
    assert silly(play(before_the_goal(), "f1-f2"), "stop") == "stops-short"
    assert silly(play(set_up("s a8, s f1", order="lsls"), "f1-f2"), "stop") is None


def six_steps_and_a_block_four_from_home():
    """A club player spent them on the other five, and the grid then carried the block on b6 away from home."""
    return set_up("s b3, s c3, s b6, l f1, l g2, l h5", "s e5, s c8, l a6, l c7", home=("", "s"), grid="north-west")


def test_steps_that_would_bring_a_block_home_are_not_spent_on_others():
    match = six_steps_and_a_block_four_from_home()
    assert silly(match, "h5-f6") is None  # two steps, and four are left
    assert silly(match, "c3-c6") == "stops-short"
    play(match, "h5-f6")
    assert silly(match, "b3-b4") == "stops-short"
    assert silly(match, "b6-home") is None
    assert silly(match, "b6-b7") is None  # on its way


def test_a_block_that_is_not_due_need_not_come_home():
    assert silly(set_up("s b6, l h5, l f1, l g2", grid="north-west"), "h5-f6") == "stops-short"
    assert silly(set_up("s b6, l h5, l f1, l g2", grid="north-west", order="lsls"), "h5-f6") is None


# Sliding


def at_the_rim():
    return set_up("s h1, s f3, s g3", "s b7, s a8", grid="north", turn=1)


def test_a_slide_that_only_costs_ones_own_block_has_no_reason():
    """North's block on a8 would be back in reserve, and South nearer home."""
    assert silly(at_the_rim(), "slide west") == "loses-block"


def test_a_slide_that_costs_others_as_well_may_have_a_reason():
    match = set_up("s h1, s f3, s a4", "s b7, s a8", grid="north", turn=1)
    assert silly(match, "slide west") is None


def nothing_on_the_board():
    return set_up("", "s c8", grid="south")


def test_whoever_has_no_block_on_the_board_slides_to_let_one_in_or_push_another_off():
    """With the grid in the south South's small and large blocks can both come in."""
    assert silly(nothing_on_the_board(), "slide north") == "idle-slide"
    assert silly(set_up("", "s c8"), "slide south") is None  # lets a large block in
    assert silly(set_up("s f1", "s c8", grid="south"), "slide north") is None


# Levels


@pytest.mark.parametrize("level", ["beginner", "club", "strong", "expert@300"])
@pytest.mark.parametrize(
    "position",
    [
        one_step_from_winning,
        two_steps_from_winning,
        to_and_fro,
        before_the_goal,
        six_steps_and_a_block_four_from_home,
        at_the_rim,
        nothing_on_the_board,
    ],
)
def test_no_level_makes_a_silly_move(position, level):
    match = position()
    for seed in range(8):
        bot = ludotheque.bot(level, GAME, seed=seed)
        assert silly(match, bot.choose(match.view_record(match.turn))) is None
