"""A turn and its steps: IDO-10 to IDO-13 and IDO-20 to IDO-24, with the booklet's examples."""

import pytest

import ludotheque
from tests.clauses.ido_table import GAME, blocks, costs, home, play, refused, reserve, set_up


def moves_of(match, unit):
    return {move.split("-")[1] for move in match.moves() if move.startswith(f"{unit}-")}


# One thing of three


@pytest.mark.clause("IDO-10")
def test_a_small_block_comes_in_on_a_free_small_space_at_ones_start():
    match = set_up("", "s g1")
    assert [move for move in match.moves() if move.startswith("+")] == ["+s f1", "+s h1"]
    match.play("+s f1")
    assert (blocks(match), reserve(match), match.turn) == (["s f1"], "sslll", 1)


@pytest.mark.clause("IDO-10")
def test_a_large_block_comes_in_on_either_half_of_a_rectangle_at_ones_start():
    """With the grid one unit north, f1-f2 and g1-g2 are rectangles; f2 and g2 do not touch the start themselves."""
    match = set_up(grid="north")
    assert [move for move in match.moves() if move.startswith("+")] == ["+s h1", "+l f1", "+l g1", "+l f2", "+l g2"]
    assert blocks(play(match, "+l f2")) == ["l f2"]


@pytest.mark.clause("IDO-10")
def test_a_rectangle_with_one_free_half_is_enough_for_a_large_block():
    match = set_up("", "l f1, s g1, s g2", grid="north")
    assert [move for move in match.moves() if move.startswith("+l")] == ["+l f2"]


@pytest.mark.clause("IDO-10")
@pytest.mark.parametrize(
    ("move", "key", "clause"),
    [
        ("+s f2", "not-at-start", "IDO-10"),
        ("+s a1", "not-at-start", "IDO-10"),
        ("+l f1", "space-does-not-fit", "IDO-10"),
        ("+s g1", "unit-taken", "IDO-5"),
    ],
)
def test_a_block_that_cannot_come_in_there_is_refused(move, key, clause):
    refusal = refused(set_up("", "s g1"), move)
    assert (refusal.key, refusal.clause) == (key, clause)


@pytest.mark.clause("IDO-10")
def test_only_blocks_of_the_reserve_come_in():
    refusal = refused(set_up("s a1, s b2, s d2"), "+s f1")
    assert (refusal.key, refusal.clause) == ("none-in-reserve", "IDO-10")


@pytest.mark.clause("IDO-11")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        (["f2-h1"], ["s a1", "s h1", "s b2"]),
        (["f2-f1", "a1-a2", "b2-b3"], ["s f1", "s a2", "s b3"]),
        (["a1-a2", "f2-g1"], ["s g1", "s a2", "s b2"]),
    ],
    ids=["one block three spaces", "each of the three one space", "one of them one, another two"],
)
def test_with_three_blocks_on_the_board_a_player_has_three_steps(moves, after):
    """The booklet's example: three blocks, so one of them three spaces, or all three one each, or one and two."""
    match = play(set_up("s a1, s b2, s f2"), *moves)
    assert (blocks(match), match.turn) == (after, 1)


@pytest.mark.clause("IDO-11")
def test_blocks_in_reserve_or_home_give_no_steps():
    match = set_up("s f2", home=("sl",))
    assert moves_of(match, "f2") == {"f1", "g2"}
    assert match.play("f2-f1") is None
    assert match.turn == 1


@pytest.mark.clause("IDO-11")
def test_not_all_steps_need_be_used_but_one_must():
    match = set_up("s a1, s b2, s f2")
    assert refused(match, "stop").clause == "IDO-11"
    play(match, "f2-f1")
    assert match.dump()["steps"] == 2
    assert "stop" in match.moves()
    play(match, "stop")
    assert (match.turn, match.dump()["steps"]) == (1, 0)


@pytest.mark.clause("IDO-11")
def test_a_turn_is_only_one_thing():
    match = play(set_up("s a1, s b2, s f2"), "f2-f1")
    for move in ("+s g1", "slide north"):
        refusal = refused(match, move)
        assert (refusal.key, refusal.clause) == ("turn-of-moves", "IDO-11")


@pytest.mark.clause("IDO-11")
def test_more_steps_than_one_has_are_refused():
    refusal = refused(set_up("s f2"), "f2-h1")
    assert (refusal.key, refusal.clause, refusal.facts["cost"], refusal.facts["steps"]) == ("too-far", "IDO-11", 3, 1)


@pytest.mark.clause("IDO-12")
@pytest.mark.parametrize(
    ("grid", "directions"),
    [
        ("centre", "north east south west"),
        ("north", "east south west"),
        ("south-west", "north east"),
        ("north-east", "south west"),
    ],
)
def test_the_grid_slides_one_unit_and_never_leaves_the_play_surface(grid, directions):
    match = set_up(grid=grid)
    assert [move for move in match.moves() if move.startswith("slide")] == [
        f"slide {way}" for way in directions.split()
    ]


@pytest.mark.clause("IDO-12")
def test_sliding_over_the_edge_is_refused():
    refusal = refused(set_up(grid="north"), "slide north")
    assert (refusal.key, refusal.clause) == ("grid-at-edge", "IDO-12")
    assert play(set_up(grid="south-west"), "slide north").dump()["grid"] == "west"


@pytest.mark.clause("IDO-13")
def test_a_player_who_can_do_nothing_passes():
    """South's start is full of others' blocks, nothing of South's is on the board, and the grid has just been slid."""
    match = set_up("", "s f1, s g1, s h1", slide_ban=1)
    assert match.moves() == ["pass"]
    match.play("pass")
    assert match.turn == 1


@pytest.mark.clause("IDO-13")
def test_passing_is_not_open_to_one_who_can_do_something():
    refusal = refused(set_up("", "s f1, s g1, s h1"), "pass")
    assert (refusal.key, refusal.clause) == ("no-pass", "IDO-13")
    assert "slide north" in refusal.message


# Steps


@pytest.mark.clause("IDO-20")
def test_a_step_goes_to_a_space_next_to_it_never_diagonally():
    """From f2, with the grid centred, small spaces lie south and east; g1 is at the corner."""
    assert moves_of(set_up("s f2"), "f2") == {"f1", "g2"}


@pytest.mark.clause("IDO-20")
def test_direction_may_change_at_every_step():
    match = set_up("s f2, s a1")
    assert costs(match, "f2")["g1"] == 2
    assert blocks(play(match, "f2-g1")) == ["s a1", "s g1"]


@pytest.mark.clause("IDO-20")
def test_a_space_counts_as_one_step_whatever_its_shape():
    """From c2, by way of the rectangle b1-c1, the next rectangle d1-e1 is two steps off, its far half too."""
    reach = costs(set_up("l c2, s a1"), "c2")
    assert (reach["b1"], reach["c1"], reach["d1"], reach["e1"]) == (1, 1, 2, 2)


@pytest.mark.clause("IDO-20")
def test_a_block_leaves_over_any_side_of_the_space_it_is_in():
    """A small block was pushed onto f1, half of the rectangle f1-f2: from it f3 is one step."""
    assert "f3" in moves_of(set_up("s f1", grid="north"), "f1")


@pytest.mark.clause("IDO-21")
@pytest.mark.parametrize(
    ("block", "move", "shape"),
    [
        ("s f2", "f2-f3", "rectangle"),
        ("s f2", "f2-e2", "ell"),
        ("l c2", "c2-b2", "small"),
        ("l c2", "c2-d3", "ell"),
        ("s a4", "a4-d4", "large"),
    ],
)
def test_small_blocks_step_into_small_spaces_and_large_ones_into_rectangles(block, move, shape):
    refusal = refused(set_up(block), move)
    assert (refusal.key, refusal.clause, refusal.facts["shape"]) == ("space-not-entered", "IDO-21", shape)


@pytest.mark.clause("IDO-21")
def test_where_no_fitting_spaces_lead_no_steps_lead():
    refusal = refused(set_up("s a1"), "a1-h8")
    assert (refusal.key, refusal.clause) == ("no-path", "IDO-20")


@pytest.mark.clause("IDO-22")
def test_a_block_passes_over_a_full_space_which_counts_but_does_not_stop_there():
    match = set_up("s f1, s a1", "s g1")
    assert costs(match, "f1") == {"h1": 2, "f2": 1, "g2": 2}
    refusal = refused(match, "f1-g1")
    assert (refusal.key, refusal.clause) == ("cannot-stop-there", "IDO-22")
    assert blocks(play(match, "f1-h1")) == ["s a1", "s h1"]


@pytest.mark.clause("IDO-22")
def test_not_even_between_two_steps_that_move_different_blocks():
    """Both blocks are South's: f1 may not rest on g1 until the block there has moved away."""
    match = set_up("s f1, s g1")
    assert "f1-g1" not in match.moves()
    play(match, "g1-h1", "f1-g1")
    assert (blocks(match), match.turn) == (["s g1", "s h1"], 1)


@pytest.mark.clause("IDO-22")
def test_a_block_passes_over_a_rectangle_with_two_blocks():
    match = set_up("l c2, s a1", "l b1, l c1")
    assert costs(match, "c2") == {"d1": 2, "e1": 2, "c3": 2}


@pytest.mark.clause("IDO-22")
def test_it_does_not_pass_over_full_spaces_of_the_other_kind():
    assert moves_of(set_up("s f2, s a1, s b3", "l f3, l g3"), "f2") == {"f1", "g1", "h1", "g2"}


@pytest.mark.clause("IDO-22")
def test_changing_halves_inside_a_rectangle_is_no_step():
    refusal = refused(set_up("l c2"), "c2-c3")
    assert (refusal.key, refusal.clause) == ("same-rectangle", "IDO-22")


@pytest.mark.clause("IDO-22")
def test_to_change_halves_a_block_steps_out_and_back_even_over_a_full_space():
    match = set_up("l c2, s a1, s a2", "l b1, l c1")
    assert costs(match, "c2")["c3"] == 2
    play(match, "c2-c3")
    assert (blocks(match), match.dump()["steps"]) == (["s a1", "s a2", "l c3"], 1)
    assert "c3-c3" not in match.moves()


@pytest.mark.clause("IDO-23")
def test_the_step_into_ones_goal_brings_a_block_home():
    match = set_up("l a6")
    assert costs(match, "a6")["home"] == 1
    match.play("a6-home")
    assert (blocks(match), home(match), reserve(match)) == ([], "l", "sssll")


@pytest.mark.clause("IDO-23")
def test_a_player_begins_with_five_blocks_and_brings_one_home_in_two_steps():
    """The booklet's example: three steps are left for the other blocks."""
    match = set_up("s b8, s f1, s g1, l c2, l d1")
    match.play("b8-home")
    assert (home(match), match.turn, match.dump()["steps"]) == ("s", 0, 3)
    play(match, "f1-f2", "g1-g2", "c2-c1")
    assert (blocks(match), match.turn) == (["s f2", "s g2", "l c1", "l d1"], 1)


@pytest.mark.clause("IDO-23")
def test_the_next_turn_has_fewer_steps():
    match = play(set_up("l a6, s f1"), "a6-home", "f1-g1", "slide north")
    assert match.dump()["home"][0] == ["l"]
    assert set(costs(match, "g1").values()) == {1}


@pytest.mark.clause("IDO-23")
def test_home_can_be_reached_from_any_space_on_the_goals_edge():
    """A large block was pushed onto a8, a small space; from there home is one step."""
    assert "a8-home" in set_up("l a8").moves()
    assert "a7-home" in set_up("s a7").moves()


@pytest.mark.clause("IDO-23")
@pytest.mark.parametrize(("block", "key"), [("s c8", "home-too-far"), ("s f1", "no-way-home")])
def test_a_way_home_that_is_too_long_or_not_there_is_refused(block, key):
    refusal = refused(set_up(block), f"{block[2:]}-home")
    assert (refusal.key, refusal.clause) == (key, "IDO-23")


@pytest.mark.clause("IDO-24")
def test_only_ones_own_blocks_are_moved():
    refusal = refused(set_up("s a1", "s f2"), "f2-f1")
    assert (refusal.key, refusal.clause) == ("not-your-block", "IDO-24")
    assert refused(set_up("s a1", "s f2"), "d2-d1").key == "no-block"


@pytest.mark.clause("IDO-24")
def test_start_areas_and_other_goals_are_closed():
    """h1 touches North's goal and South's own start, a1 West's start and East's goal, c8 North's start."""
    for unit in ("h1", "a1", "c8"):
        assert "home" not in moves_of(set_up(f"s {unit}", seats=4), unit)


@pytest.mark.parametrize(
    ("typed", "tidy"),
    [
        ("F1 E3", "f1-e3"),
        ("f1e3", "f1-e3"),
        (" f1 - home ", "f1-home"),
        ("+S  F1", "+s f1"),
        ("+lf1", "+l f1"),
        ("slide N", "slide north"),
        ("Slide west", "slide west"),
        ("STOP", "stop"),
        ("castle", "castle"),
    ],
)
def test_what_people_type_is_tidied(typed, tidy):
    assert GAME.tidy(typed) == tidy


@pytest.mark.parametrize("text", ["f1-i9", "slide up", "+x f1", "f1", "", "jump"])
def test_a_text_that_is_no_move_is_refused_as_such(text):
    with pytest.raises(ludotheque.NotAMove):
        set_up("s f1").play(text)


def test_an_untidy_move_is_told_how_it_is_written():
    refusal = refused(set_up("s f1"), "F1-G1")
    assert (refusal.key, refusal.facts["tidy"]) == ("untidy", "f1-g1")
