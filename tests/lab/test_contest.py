"""Contests: who sits where, the same chance for all, and what counts as a win and a lead."""

import pytest

import ludotheque
from ludotheque.contract.errors import OptionError
from ludotheque.lab.contest import Contest, Played, play_deal
from ludotheque.lab.results import results
from ludotheque.lab.series import Ending, Series


def contest(*bots, **options):
    return Contest(game="shokoba", bots=bots, options=options)


def test_two_bots_change_seats():
    assert contest("greedy", "random").seatings() == [(0, 1), (1, 0)]


def test_a_bot_sits_once_in_every_seat_of_its_line():
    assert contest("greedy", "random", "club", seats=3).seatings() == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_bot_named_twice_takes_two_seats():
    assert contest("expert", "greedy", "greedy", seats=3).seatings() == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_more_bots_than_seats_meet_in_every_choice():
    assert contest("greedy", "random", "club").seatings() == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_fewer_bots_than_seats_take_them_in_turn_and_equally_often():
    seatings = contest("greedy", "random", seats=3).seatings()
    assert sorted(seatings) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    assert contest("greedy", "random", seats=4).seatings() == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize(
    ("bots", "refusal"),
    [((), "two different"), (("club", "club"), "two different"), (("club", "greedy", "club"), "3 bots")],
)
def test_bots_that_are_no_contest_are_refused(bots, refusal):
    with pytest.raises(OptionError, match=refusal):
        contest(*bots)


def test_a_seed_of_more_than_64_bits_is_refused():
    with pytest.raises(OptionError, match="64 bits"):
        Contest(game="shokoba", bots=("greedy", "random"), seed=1 << 64)


def test_all_matches_of_a_deal_have_the_chance_of_one_seed(monkeypatch):
    """Each is a match that `game.new` would deal: the same first position, the same draws for the same moves."""
    seen = []

    def watched(series, deal, players):
        moves = []
        ending = unwatched(series, deal, players, lambda before, move, after: moves.append(move))
        seen.append((moves, ending))
        return ending

    unwatched = Series.play
    monkeypatch.setattr(Series, "play", watched)
    play_deal(Contest(game="shokoba", bots=("greedy", "random"), seed=3), 7)
    assert len(seen) == 2
    for moves, ending in seen:
        match = ludotheque.game("shokoba").new(seed=(3 << 40) + 7)
        for move in moves:
            match.play(match.game.text(match.position, move))
        assert (match.result.winners, match.result.scores) == (ending.winners, ending.scores)


def test_a_bot_in_two_seats_is_two_players(monkeypatch):
    """One player in two seats would know both hands."""
    seated = []
    monkeypatch.setattr(
        Series, "play", lambda series, deal, players: seated.append(players) or Ending((0,), (1, 0, 0), 1, 1)
    )
    play_deal(contest("greedy", "random", "random", seats=3), 0)
    assert len(seated) == 3
    assert all(len(set(players)) == 3 for players in seated)


def test_a_deal_depends_on_seed_and_number_alone():
    one, other = contest("greedy", "random"), Contest(game="shokoba", bots=("greedy", "random"), seed=2)
    assert play_deal(one, 4) == play_deal(one, 4)
    assert play_deal(one, 4) != play_deal(one, 5)
    assert play_deal(one, 4) != play_deal(other, 4)


def test_only_bots_that_think_by_the_clock_are_not_reproducible():
    assert contest("random", "greedy", "club", "expert@20").reproducible
    assert not contest("random", "expert").reproducible
    assert not contest("random", "expert@0.1s").reproducible


def test_a_shared_win_is_shared_and_a_lead_is_over_the_mean_of_the_others():
    """Bot 0 in seats 0 and 2 shares the win with bot 1; scores 7 and 4 against 7 and 2."""
    match = Played((0, 1, 0, 1), Ending((0, 1), (7, 7, 4, 2), 3, 90))
    assert (match.won(0), match.won(1)) == (0.5, 0.5)
    assert (match.ahead(0), match.ahead(1)) == (1, -1)


def test_results_are_counted_over_the_matches_of_each_bot():
    """Two deals of two matches; greedy wins three of four and is 8 points ahead in 10 rounds."""

    def deal(*endings):
        return [Played(seating, Ending(*ending, 40)) for seating, ending in zip([(0, 1), (1, 0)], endings, strict=True)]

    deals = [
        deal(((0,), (7, 3), 2), ((1,), (4, 7), 3)),
        deal(((0,), (8, 5), 2), ((0,), (7, 5), 3)),
    ]
    greedy, random = results(contest("greedy", "random"), deals)
    assert (greedy.bot, greedy.matches, greedy.wins, greedy.fair) == ("greedy", 4, 3, 0.5)
    assert greedy.won.value == 0.75
    assert greedy.ahead_a_match.value == 2
    assert greedy.ahead_a_round.value == pytest.approx(0.8)
    assert random.won.value == 0.25
    assert random.ahead_a_match.value == -2


def test_a_game_without_rounds_has_no_lead_a_round():
    deals = [[Played((0, 1), Ending((0,), (1, 0), None, 30)), Played((1, 0), Ending((0,), (1, 0), None, 30))]] * 2
    assert results(contest("greedy", "random"), deals)[0].ahead_a_round is None
