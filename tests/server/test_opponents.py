"""When a bot's move comes tells nothing about its cards."""

import random
import time

import pytest

import ludotheque
from ludotheque.bots import LEVELS, bot
from ludotheque.match import Match
from ludotheque.server import opponents
from ludotheque.server.opponents import Opponents, hides_something
from ludotheque.testing.possible import hidden_kinds
from tests.server.table.story import Story

BY_THE_CLOCK = [name for name, level in LEVELS.items() if level.searches and level.iterations is None]


def forced(game: str) -> Match:
    """A match at a moment when the seat to act has one legal move, and others do not know all that it knows."""
    for seed in range(50):
        match, chance = ludotheque.game(game).new(seed=seed), random.Random(seed)
        while match.turn is not None:
            if len(match.moves()) == 1 and hides_something(match, match.turn):
                return match
            match.play(chance.choice(match.moves()))
    raise AssertionError("there is always a choice")


async def seconds_for(match: Match, level: str, pause: float) -> float:
    """How long a bot at a table takes for its move."""
    story = Story(game=match.game.name, seats=f"me {level}")
    story.do("anne", "start")
    story.table.match = match
    bots = Opponents(pause)
    began = time.monotonic()
    move = await bots.choose(story.table, match.turn or 0, level)
    took = time.monotonic() - began
    bots.close()
    assert move in match.moves()
    return took


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_without_a_choice_takes_as_long_as_with_one(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "SECONDS", 0.1)
    assert await seconds_for(forced("shokoba"), level, pause=0.2) >= Opponents(0.2).takes(level)


@pytest.mark.parametrize("level", BY_THE_CLOCK)
async def test_a_bot_that_thinks_by_the_clock_takes_all_of_it(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "SECONDS", 0.2)
    assert Opponents(0.0).takes(level) > 0.2
    assert await seconds_for(forced("shokoba"), level, pause=0.0) >= Opponents(0.0).takes(level)


def test_it_thinks_all_the_same() -> None:
    """Else the server would be quicker for everybody meanwhile. Thinking uses up random numbers."""
    match = forced("shokoba")
    for at_once in (True, False):
        expert = bot("expert@10", match.game, seed=1)
        untouched = expert._rng.copy()
        assert expert.choose(match.view_record(match.turn), at_once=at_once) == match.moves()[0]
        assert (expert._rng == untouched).all() == at_once


@pytest.mark.parametrize("game", ludotheque.games())
def test_only_where_everybody_sees_all_a_bot_has_nothing_to_hide(game: str) -> None:
    match = ludotheque.game(game).new(seed=1)
    assert match.turn is not None
    assert hides_something(match, match.turn) == bool(hidden_kinds(match, None))


async def test_a_bot_begins_every_match_anew() -> None:
    """What it knew of the last one is no knowledge of this one."""
    story = Story(game="shokoba", seats="me club")
    story.do("anne", "start")
    bots, players = Opponents(0.0), []
    for seed in (1, 2):
        story.table.match = ludotheque.game("shokoba").new(seed=seed)
        await bots.choose(story.table, story.table.match.turn or 0, "club")
        players += bots._seated[story.table.match].values()
    bots.close()
    assert players[0] is not players[1]
