"""IDO's reasons: a position, a move, and what is said for and against it."""

import pytest

from ludotheque import speaking
from tests.clauses.ido_table import GAME, play, set_up

NO_SLIDE = "neither of you may slide the grid in the next turn"


def why(match, move, language="en"):
    """Every reason for a move of the player to act, told."""
    record = match.view_record(match.turn)
    with speaking(language):
        return [GAME.explained(reason) for reason in GAME.reasons(record, GAME.moves(record)[move])]


# The end


def test_a_block_that_wins_is_said_to_win():
    match = set_up("l a6, s f1", home=("ssl",))
    assert why(match, "a6-home") == ["enough blocks are home", "brings a block home: 4 of 4"]


def test_a_slide_may_win_for_another_player():
    match = set_up("s f1", "l h2", home=("", "sll"))
    assert why(match, "slide east") == ["lets another player win the match", "brings a block of another player home"]


def test_whoever_leaves_the_next_player_a_win_is_warned():
    """North needs one more block, and stands before its goal. South pushes it home itself, or North takes the step."""
    match = set_up("s f1", "l h2", home=("", "sll"))
    assert why(match, "f1-f2")[0] == "the next player can win at once"
    assert why(match, "slide west")[0] == "the next player can win at once"


def test_two_blocks_that_are_missing_can_come_home_in_one_turn():
    """Each is one step from home, and North has a step for each; with a block less on the board it has not."""
    match = set_up("s f1", "l h2, s h1", home=("", "sl"))
    assert "the next player can win at once" in why(match, "f1-f2")
    match = set_up("s f1", "l h2", home=("", "sl"))
    assert "the next player can win at once" not in why(match, "f1-f2")


def test_with_an_agreed_order_only_the_block_that_is_due_can_win():
    """The fourth must be a small one."""
    assert "the next player can win at once" in why(set_up("s f1", "s h2", home=("", "lls"), order="lsls"), "f1-f2")
    assert "the next player can win at once" not in why(set_up("s f1", "l h2", home=("", "lls"), order="lsls"), "f1-f2")


@pytest.mark.parametrize(
    ("home", "result"), [(("", ""), "drawn"), (("s", ""), "won"), (("", "s"), "lost")], ids=["equal", "ahead", "behind"]
)
def test_the_last_turn_says_how_the_match_ends(home, result):
    assert why(set_up("s f1", home=home, turns=399), "f1-f2") == [f"the last turn: the match is {result}"]


def test_a_position_that_comes_again_is_a_warning_and_the_third_time_the_end():
    match = play(set_up("s f1", "s c8"), "f1-f2", "c8-c7", "f2-f1")
    assert why(match, "c7-c8")[0] == "this position has been before: the third time ends the match"
    play(match, "c7-c8", "f1-f2", "c8-c7", "f2-f1")
    assert why(match, "c7-c8") == ["the same position for the third time: the match is drawn"]


# Home, and back in reserve


def test_a_block_that_comes_home_is_counted():
    match = set_up("l a6, s f1", home=("s",))
    assert why(match, "a6-home") == ["brings a block home: 2 of 4"]
    assert why(match, "a6-home", "fr") == ["fait arriver un bloc : 2 sur 4"]


def test_a_block_out_of_order_goes_back():
    match = set_up("l a6, s a8", order="lsls")
    assert why(match, "a8-home") == ["your block comes out of order, back to the reserve"]


def test_a_slide_says_whose_blocks_it_pushes_off():
    """With the grid centred, h2 has a bar on its west side, g8 one on its south side."""
    assert why(set_up("s a1, l h2"), "slide east") == ["pushes one of your blocks back to the reserve", NO_SLIDE]
    assert why(set_up("s d3", "s g8"), "slide north") == [
        "pushes a block of another player back to the reserve",
        "carries your blocks one step nearer to home",
        "your large blocks can come in now",
        NO_SLIDE,
    ]


def test_a_slide_that_brings_a_block_of_another_player_home_says_so():
    assert why(set_up("l e3", "l e6, l h3"), "slide east") == ["brings a block of another player home", NO_SLIDE]


def test_what_the_next_player_could_push_off_is_exposed():
    """A bar lies behind h1, west of it; nobody may slide after a slide of one's own."""
    warning = "the next player can push one of your blocks back to the reserve (slide east)"
    assert why(set_up("s h7", grid="south"), "+s h1") == [warning, "2 steps in a turn from now on"]
    assert why(set_up("s h7", grid="south", slide_ban=2), "+s h1") == ["2 steps in a turn from now on"]
    assert why(set_up("s h7", grid="south"), "+s h1", "fr")[0] == (
        "le joueur suivant peut repousser dans la réserve un de vos blocs (grille glissée : est)"
    )


# Ways home


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("c6-b7", "2 steps nearer to home, 3 to go"),
        ("c6-c7", "one step nearer to home, 4 to go"),
        ("c6-d6", "one step farther from home, 6 to go"),
    ],
)
def test_a_move_says_how_far_it_is_home(move, reason):
    assert reason in why(set_up("s c6, s h8", grid="west"), move)


def test_a_detour_brings_nothing():
    """a4 and a5 are the two halves of a rectangle, one space from the goal: out and back again is no nearer."""
    assert "no nearer to home, 2 to go" in why(set_up("l a4, s h5", "s a6, s e8"), "a4-a5")


def test_a_block_may_leave_a_space_over_the_wrong_side():
    """A small block was pushed into the L of a4, a5 and b5; small spaces lead home from a6, but not from b4."""
    assert why(set_up("s a5, s h8", grid="south-west"), "a5-b4")[0] == "leaves the way home that the grid opens"


def test_without_a_way_home_the_steps_count_as_if_the_grid_stood_right():
    match = set_up("l d6, s f5", "l d5, s h3", grid="north")
    assert why(match, "f5-f6") == [
        "one step nearer to home, 4 to go once the grid opens a way",
        "a slide west would open a way home, 8 steps",
    ]
    assert why(match, "d6-e4") == ["2 steps farther from home, 5 to go once the grid opens a way"]
    assert why(match, "d6-e4", "fr") == ["2 pas plus loin de l’arrivée, encore 5 pas quand la grille ouvrira un chemin"]


def test_a_slide_opens_and_closes_ways_home_and_carries_blocks():
    match = set_up("l d6", "l g4, l f5", grid="east")
    assert why(match, "slide west") == [
        "opens a way home for one of your blocks",
        "carries your blocks one step nearer to home",
        "opens a way home for a block of another player",
        "carries the others’ blocks a total of 2 steps farther from home",
        "another player’s large blocks can no longer come in",
    ]
    assert why(set_up("s c7"), "slide east") == [
        "closes the way home of one of your blocks",
        "carries your blocks one step farther from home",
        NO_SLIDE,
    ]
    assert why(set_up("s a1", "s e3, s d6"), "slide west")[0] == "closes the way home of a block of another player"


# A turn


def test_a_block_that_comes_in_gives_a_step_more():
    assert "3 steps in a turn from now on" in why(set_up("s a1, s b2"), "+s f1")


def test_a_block_that_comes_in_may_have_a_way_home():
    match = set_up(grid="north", board="open")
    assert why(match, "+l f1") == ["one step in a turn from now on", "has a way home, 7 steps"]


def test_who_comes_in_or_can_no_longer():
    """With the grid centred, no large block comes in; with the grid one unit north, one small space is at the start."""
    assert "your large blocks can come in now" in why(set_up(), "slide north")
    assert "your small blocks can no longer come in" in why(set_up(grid="north"), "+s h1")
    assert "another player’s large blocks can no longer come in" in why(set_up(grid="north"), "slide south")


def test_a_block_at_the_start_of_another_player_keeps_blocks_out():
    """Of North's three small spaces two are taken; South takes the third."""
    match = set_up("s a7, s b8", "s c8, s d5")
    assert "another player’s small blocks can no longer come in" in why(match, "a7-a8")


def test_after_a_slide_the_next_player_may_not_slide():
    assert why(set_up(), "slide east")[-1] == NO_SLIDE
    assert why(set_up(seats=3), "slide east")[-1] == "the next player may not slide the grid"


def test_whoever_stops_leaves_steps_unused():
    match = play(set_up("s a1, s b2, s f2"), "a1-a2")
    assert why(match, "stop")[-1] == "leaves 2 steps unused"


def test_whoever_passes_can_do_nothing():
    assert why(set_up("", "s f1, s g1, s h1", slide_ban=1, seats=3), "pass") == ["nothing can be done"]


def test_what_the_next_player_finds_is_said_only_when_the_turn_is_over():
    """The first of two steps leaves North nothing yet."""
    match = set_up("s f1, s a1", "l h2", home=("", "sll"))
    assert why(match, "a1-a2") == ["one step nearer to home, 5 to go once the grid opens a way"]
    assert why(play(match, "a1-a2"), "stop")[0] == "the next player can win at once"


def test_reasons_come_with_their_clauses():
    record = set_up("s h7", grid="south").view_record(0)
    assert [reason["clause"] for reason in GAME.reasons(record, GAME.moves(record)["+s h1"])] == ["IDO-33", "IDO-11"]
