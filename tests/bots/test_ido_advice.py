"""What is thought of in IDO: entries that are furthest on the way, and steps that lead on."""

import ludotheque
from tests.clauses.ido_table import GAME, play, set_up


def thought_of(match):
    """The moves that a search tries at all."""
    record = match.view_record(match.turn)
    bot = ludotheque.bot("expert@400", GAME, seed=1)
    return {GAME.text(record, thought.move) for thought in bot.think(record)}


def test_steps_lead_on_and_blocks_come_in_where_they_are_furthest():
    slides = {"slide north", "slide south", "slide west"}
    assert thought_of(set_up("s f2, s c3", grid="east")) == {"+s f1", "f2-e3", "c3-c4", "c3-c5", *slides}


def test_a_turn_is_not_ended_while_a_step_leads_on():
    match = play(set_up("s f2, s c3, l g1", grid="east"), "f2-e3")
    assert "stop" in match.moves()
    assert thought_of(match) == {"c3-c4"}


def test_who_has_to_begin_without_a_step_that_leads_on_loses_little_and_does_not_step_back():
    """All small blocks are on the board or home, large ones cannot come in, and the grid may not be slid."""
    match = set_up("s b6, s c6", grid="east", slide_ban=2, home=("s",))
    assert thought_of(match) == {"b6-c5", "b6-d6", "b6-c7", "c6-c4", "c6-c5", "c6-d6", "c6-c7", "c6-c8"}
    play(match, "c6-c5")
    assert {"stop", "c5-c6"} <= set(match.moves())
    assert thought_of(match) == {"stop"}
