"""Levels by name."""

import pytest

import ludotheque
from ludotheque.bots import LEVELS, Bot, level_called
from ludotheque.bots.levels import Level


def test_a_level_may_say_how_long_it_thinks():
    assert level_called("expert@2000").iterations == 2000
    assert level_called("expert@0.5s").seconds == 0.5
    assert level_called("club@7").forgets == LEVELS["club"].forgets
    assert (level_called("expert").iterations, level_called("expert").seconds) == (None, None)


def test_a_level_may_play_otherwise_at_a_table_for_more_than_two():
    game = ludotheque.game("shokoba")
    bot = Bot(Level("club", iterations=50, larger={"iterations": 1}), game, seed=1)

    def moves_tried(seats):
        match = game.new(seats=seats, seed=4)
        return sum(thought.share > 0 for thought in bot.think(match.view_record(match.turn)))

    assert [moves_tried(seats) for seats in (3, 4)] == [1, 1]
    assert moves_tried(2) > 1


def test_whoever_says_how_long_a_level_thinks_says_it_for_every_table():
    for game in map(ludotheque.game, ludotheque.games()):
        for name in ("beginner", "club", "strong", "expert"):
            assert level_called(f"{name}@7", game).at(4).iterations == 7


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("exprt", "expert"),
        ("clubs", "club"),
        ("begginer", "beginner"),
        ("Expert", "expert"),
        ("expert@", "expert"),
        ("expert@0", "expert"),
        ("expert@-5", "expert"),
        ("expert@1e9s", "expert"),
        ("expert@9999999999", "expert"),
        ("random@50", "random"),  # it does not search
        ("greedy@1s", "greedy"),
        ("chess", ", ".join(sorted(LEVELS))),
        (7, ", ".join(sorted(LEVELS))),
        (None, ", ".join(sorted(LEVELS))),
    ],
)
def test_a_level_that_does_not_exist_is_refused_with_the_nearest_name(wrong, nearest):
    with ludotheque.speaking("en"), pytest.raises(ludotheque.UnknownName) as refusal:
        ludotheque.bot(wrong, ludotheque.game("shokoba"))
    assert refusal.value.message.endswith(f"Did you mean: {nearest}?")
    assert refusal.value.field == "bot"


@pytest.mark.parametrize("budget", [-1, float("nan"), float("inf"), "1", None, True, 3601])
def test_a_budget_that_cannot_be_is_refused(budget):
    game = ludotheque.game("shokoba")
    match = game.new(seed=4)
    with pytest.raises(ludotheque.OptionError) as refusal:
        ludotheque.bot("expert", game).choose(match.view_record(match.turn), budget=budget)
    assert refusal.value.field == "budget"
