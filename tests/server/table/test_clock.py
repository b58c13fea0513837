"""Clocks: so much time for a decision, then the reserve, then a bot plays on until the player is back."""

from typing import Any

import pytest

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import status_of
from tests.server.table.story import Story

QUICK = {"per": "move", "seconds": 30, "reserve": 60}


def clock_of(story: Story) -> dict[str, Any]:
    clock = story.seen("anne")["clock"]
    assert isinstance(clock, dict)
    return clock


def test_without_a_clock_nobody_is_ever_out_of_time() -> None:
    story = Story.begun()
    assert story.table.deadline() is None
    assert story.seen("anne")["clock"] is None
    with pytest.raises(LudothequeError) as refusal:
        story.table.check_time(story.now + 1e9)
    assert (refusal.value.key, status_of(refusal.value)) == ("time-is-left", 409)


def test_time_runs_for_the_seat_to_act_from_the_start_on() -> None:
    story = Story(clock=QUICK)
    assert clock_of(story)["deadline"] is None
    story.do("bob", "sit", seat=1)
    story.do("anne", "start")
    clock = clock_of(story)
    assert clock == {
        **QUICK,
        "seat": story.match.turn,
        "since": story.now,
        "deadline": story.now + 90,
        "reserves": [60, 60],
    }


def test_what_a_decision_takes_beyond_its_time_comes_from_the_reserve() -> None:
    story = Story.begun(clock=QUICK)
    seat = story.match.turn
    assert seat is not None
    story.wait(39).play()  # 40 seconds in all
    assert clock_of(story)["reserves"][seat] == 50
    assert clock_of(story)["reserves"][1 - seat] == 60
    story.wait(10).play()
    assert clock_of(story)["reserves"] == ([50, 60] if seat == 0 else [60, 50])
    assert clock_of(story)["deadline"] == story.now + 30 + 50


def test_taking_back_and_playing_again_wins_no_time() -> None:
    story = Story.begun("ido", clock=QUICK)
    first, _ = story.steps()
    began, mover = story.now, story.to_act
    story.wait(9).play(first)
    assert clock_of(story)["since"] == began + 10  # a step further than ever: its own time
    story.do(mover, "takeback")
    story.wait(9).play(first)
    assert clock_of(story)["since"] == began + 10


def test_over_days_there_is_no_reserve() -> None:
    story = Story.begun(clock={"per": "day", "days": 2})
    assert story.table.deadline() == story.now + 2 * 86_400


def test_out_of_time_a_bot_plays_on_until_the_player_is_back() -> None:
    story = Story.begun(clock=QUICK)
    late, seat = story.to_act, story.match.turn
    assert seat is not None
    story.wait(89.5)
    with pytest.raises(LudothequeError, match="out of time"):
        story.table.check_time(story.now)
    heard = story.keep(story.table.check_time(story.wait(0.5).now))
    assert (heard["do"], heard["seat"], heard["state"]) == ("time", seat, "playing")
    assert heard["words"] == [f"{late.title()} is out of time.", "A bot plays on."]
    assert heard["seats"][seat]["away"] == "time"
    assert (heard["clock"]["seat"], heard["clock"]["reserves"][seat]) == (None, 0)
    assert story.table.bot_to_act == (seat, "club")
    story.play()
    assert story.rows[-1].guest == ""
    story.play()  # the other plays
    assert story.table.bot_to_act == (seat, "club")
    heard = story.do(late, "play", moves=story.match.moves()[:1])
    assert heard["words"][0] == f"{late.title()} is back."
    assert heard["seats"][seat]["away"] is None
    story.play()
    assert story.to_act == late
    assert clock_of(story)["deadline"] == story.now + 30  # the reserve is gone


def test_any_command_is_the_return_and_the_decision_has_its_time_again() -> None:
    story = Story.begun(clock=QUICK)
    late, seat = story.to_act, story.match.turn
    story.keep(story.table.check_time(story.wait(90).now))
    heard = story.do(late, "react", sign="sorry")
    assert heard["words"] == [f"{late.title()} is back.", f"{late.title()}: Sorry!"]
    assert (story.to_act, heard["clock"]["seat"], heard["clock"]["deadline"]) == (late, seat, story.now + 30)


def test_a_late_move_that_comes_before_the_clock_was_looked_at_counts() -> None:
    story = Story.begun(clock=QUICK)
    seat = story.match.turn
    assert seat is not None
    story.wait(500).play()
    assert clock_of(story)["reserves"][seat] == 0


def test_a_bot_has_all_the_time_it_needs() -> None:
    story = Story(seats="me greedy", clock=QUICK)
    story.do("anne", "start")
    while story.to_act == "anne":
        story.play()
    assert story.table.deadline() is None


def test_leaving_and_coming_back_in_the_middle_of_a_decision_wins_no_time() -> None:
    story = Story.begun(clock=QUICK, absent="adjourn")
    mover = story.to_act
    story.wait(19).do(mover, "leave")
    assert story.table.deadline() is None
    story.wait(5000).do(mover, "return")
    assert story.table.deadline() == story.now + 70


def test_when_everybody_is_out_of_time_the_match_waits() -> None:
    story = Story.begun(clock=QUICK)
    story.keep(story.table.check_time(story.wait(90).now))
    story.play()
    heard = story.keep(story.table.check_time(story.wait(90).now))
    assert (heard["state"], heard["words"][1]) == ("adjourned", "The match is adjourned.")
    assert story.table.bot_to_act is None
    assert story.do("bob", "return")["state"] == "playing"


def test_after_the_end_no_time_runs() -> None:
    story = Story.begun(clock=QUICK)
    story.do("bob", "resign")
    assert story.table.deadline() is None
