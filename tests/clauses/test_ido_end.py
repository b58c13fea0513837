"""The end of a match: IDO-40 to IDO-43."""

import pytest

import ludotheque
from tests.clauses.ido_table import GAME, blocks, home, play, reserve, set_up


@pytest.mark.clause("IDO-40")
@pytest.mark.parametrize(("options", "before"), [({"goal": 3}, "sl"), ({}, "ssl"), ({"goal": 5}, "ssll")])
def test_the_first_to_bring_the_agreed_number_home_wins_at_once(options, before):
    """Of any size, and in the middle of a turn: steps are left."""
    match = set_up("l a6, s f1", "s b8", home=(before, "sll"[: len(before) - 1]), **options)
    match.play("a6-home")
    assert match.turn is None
    assert (match.result.winners, match.result.reason, match.result.clause) == ((0,), "goal", "IDO-40")
    assert match.result.scores[0] == len(before) + 1


@pytest.mark.clause("IDO-40")
def test_four_blocks_are_the_goal_if_nothing_else_is_agreed():
    assert GAME.new(seed=1).options["goal"] == 4
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(goal=6)
    assert refusal.value.clause == "IDO-40"


@pytest.mark.clause("IDO-40")
def test_a_block_pushed_home_can_win_for_somebody_else():
    match = play(set_up("s f1", "l h2", home=("", "sll")), "slide east")
    assert (match.turn, match.result.winners) == (None, (1,))


@pytest.mark.clause("IDO-41")
def test_blocks_come_home_in_the_agreed_order():
    match = set_up("l a6, s a8", order="lsls")
    play(match, "a6-home", "a8-home")
    assert home(match) == "sl"


@pytest.mark.clause("IDO-41")
def test_a_block_that_comes_out_of_order_returns_to_the_reserve():
    match = set_up("l a6, s a8", order="lsls")
    play(match, "a8-home")
    assert (home(match), reserve(match), match.dump()["steps"]) == ("", "sssll", 1)
    assert [event["what"] for event in match.happened(0)] == ["went-home", "out-of-order"]


@pytest.mark.clause("IDO-41")
@pytest.mark.parametrize(
    ("order", "before", "arrived", "back"),
    [
        ("lsls", "", "sl", ""),
        ("sls", "", "sl", ""),
        ("llsl", "", "l", "s"),
        ("slls", "", "sl", ""),
        ("sssl", "s", "s", "l"),
        ("lsls", "ls", "sl", ""),
    ],
)
def test_of_several_pushed_home_at_once_as_many_as_can_are_home(order, before, arrived, back):
    """A small block on a8 and a large one on a7, the grid north: the slide west pushes both through South's goal."""
    match = set_up("s a8, l a7", grid="north", order=order, home=(before,))
    play(match, "slide west")
    assert blocks(match) == []
    assert sorted(home(match)) == sorted(before + arrived)
    returned = [event["size"][0] for event in match.happened(0) if event["what"] == "out-of-order"]
    assert returned == list(back)


@pytest.mark.clause("IDO-41")
def test_the_goal_is_as_long_as_the_order():
    assert GAME.new(order="lsl", seed=1).options["goal"] == 3
    assert GAME.new(order="lslsl", goal=5, seed=1).options["goal"] == 5
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(order="lsl", goal=4)
    assert (refusal.value.field, refusal.value.clause) == ("order", "IDO-41")
    assert "lsl" not in str(refusal.value), "whoever chose the order in words is answered in words"
    with pytest.raises(ludotheque.OptionError):
        GAME.new(order="ssss")


@pytest.mark.clause("IDO-41")
def test_with_the_order_complete_the_match_is_won():
    match = play(set_up("s a8", order="lsls", home=("lsl",)), "a8-home")
    assert (match.result.winners, match.result.scores) == ((0,), (4, 0))


@pytest.mark.clause("IDO-42")
@pytest.mark.parametrize(("mover", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_if_one_slide_gives_several_the_number_the_slider_wins_else_the_next_in_turn(mover, winner):
    """West and North have four each after the slide of `mover`. (On a board whose goals lie on four different sides
    no slide does that, so the position is set up after it.)"""
    match = set_up(seats=3, turn=mover, over="goal", home=("s", "ssll", "slll"))
    assert (match.result.winners, match.result.clause) == ((winner,), "IDO-42")


@pytest.mark.clause("IDO-43")
def test_a_position_that_occurs_for_the_third_time_ends_the_match():
    """Both walk to and fro: after four turns all is as it was, after eight for the third time."""
    match = set_up("s f1", "s c8", home=("s", "sl"))
    for _ in range(2):
        assert match.turn == 0
        play(match, "f1-g1", "c8-b8", "g1-f1", "b8-c8")
    assert match.turn is None
    assert (match.result.winners, match.result.scores) == ((1,), (1, 2))
    assert (match.result.reason, match.result.clause) == ("repetition", "IDO-43")


@pytest.mark.clause("IDO-43")
def test_the_slide_ban_is_part_of_a_position():
    """The first time South was banned from sliding, so it was another position."""
    match = set_up("s f1", "s c8", slide_ban=1)
    for _ in range(2):
        play(match, "f1-g1", "c8-b8", "g1-f1", "b8-c8")
    assert match.turn == 0
    play(match, "f1-g1")
    assert match.turn is None


@pytest.mark.clause("IDO-43")
def test_the_player_to_move_is_part_of_a_position():
    """All step out and back in one turn: the blocks always stand alike, but it is South's turn every other time."""
    match = set_up("s f1, s a1", "s c8, s h8")
    play(match, "f1-g1", "g1-f1", "c8-b8", "b8-c8")
    assert (match.turn, match.dump()["turns"]) == (0, 2)
    play(match, "f1-g1", "g1-f1")
    assert match.turn == 1
    play(match, "c8-b8", "b8-c8")
    assert (match.turn, match.dump()["over"]) == (None, "repetition")


@pytest.mark.clause("IDO-43")
def test_a_block_coming_home_makes_all_earlier_positions_impossible():
    match = set_up("s f1", "s c8, l h2")
    play(match, "f1-g1", "c8-b8", "stop", "g1-f1")
    assert len(match.dump()["earlier"]) == 3
    play(match, "h2-home")
    assert match.dump()["earlier"] == []


@pytest.mark.clause("IDO-43")
@pytest.mark.parametrize(("homes", "winners"), [(("s", "ll"), (1,)), (("s", "l"), (0, 1)), (("", ""), (0, 1))])
def test_after_the_last_turn_most_blocks_home_wins_and_equally_many_draw(homes, winners):
    match = play(set_up("s f1", "s c8", home=homes, turns=399), "f1-g1")
    assert match.turn is None
    assert (match.result.winners, match.result.reason, match.result.clause) == (winners, "turn-limit", "IDO-43")


@pytest.mark.clause("IDO-43")
def test_the_turn_limit_is_an_option_and_four_hundred_otherwise():
    assert GAME.new(seed=1).options["turn_limit"] == 400
    match = GAME.new(turn_limit=3, seed=1)
    for _ in range(3):
        assert match.turn is not None
        match.play(match.moves()[0])
    assert match.turn is None


@pytest.mark.clause("IDO-43")
def test_a_match_that_goes_on_from_a_document_remembers_what_has_been():
    match = set_up("s f1", "s c8")
    play(match, "f1-g1", "c8-b8", "g1-f1", "b8-c8")
    again = GAME.load(match.dump())
    play(again, "f1-g1", "c8-b8", "g1-f1", "b8-c8")
    assert again.result.reason == "repetition"
    forgetful = GAME.load({name: value for name, value in match.dump().items() if name != "earlier"})
    assert play(forgetful, "f1-g1", "c8-b8", "g1-f1", "b8-c8").turn == 0
