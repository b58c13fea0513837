"""Contests that are run: alike with any number of workers, and however often they are interrupted."""

import json

import pytest

from ludotheque.lab.arena import Arena
from ludotheque.lab.contest import Contest, Played
from ludotheque.lab.log import ContestLog, LogError
from ludotheque.lab.ratings import ratings
from ludotheque.lab.series import Ending
from ludotheque.lab.sprt import Sprt

CONTEST = Contest(game="shokoba", bots=("greedy", "random"), seed=5)
PAIRS = 6


@pytest.fixture
def log(tmp_path):
    return ContestLog(tmp_path / "contest.log", CONTEST)


def run(**settings):
    arena = Arena(CONTEST, PAIRS, **settings)
    arena.run()
    return arena.document()


@pytest.fixture(scope="module")
def whole():
    """The contest run at one go by one process."""
    return run()


def test_the_number_of_workers_makes_no_difference(whole):
    assert run(workers=2) == whole


def test_an_interrupted_contest_goes_on_to_the_same_end(whole, log):
    stop_after = iter((2, 3))
    for stop in stop_after:
        told = []

        def interrupt(told=told, stop=stop):
            told.append(1)
            if len(told) == stop:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            Arena(CONTEST, PAIRS, log=log).run(interrupt)
        assert len(log.read()) == stop
    assert run(log=log) == whole


def test_deals_in_the_log_are_not_played_again(whole, log, monkeypatch):
    run(log=log)
    before = log.file.read_bytes()
    monkeypatch.setattr("ludotheque.lab.arena.play_deal", lambda *deal: pytest.fail("played again"))
    assert run(log=log) == whole
    assert log.file.read_bytes() == before


def test_a_log_serves_a_shorter_and_a_longer_contest(whole, log):
    Arena(CONTEST, PAIRS + 2, log=log).run()
    assert run(log=log) == whole


def test_a_last_line_that_was_cut_short_is_played_again(whole, log):
    run(log=log)
    whole_log = log.file.read_bytes()
    for cut in (1, 40, len(whole_log) - 30):  # the last of these is in the heading
        log.file.write_bytes(whole_log[:-cut])
        assert run(log=log) == whole
        assert log.file.read_bytes() == whole_log


@pytest.mark.parametrize(
    ("other", "field"),
    [
        ({"seed": 6}, "seed"),
        ({"bots": ("random", "greedy")}, "bots"),
        ({"options": {"edition": "classic"}}, "options"),
    ],
)
def test_the_log_of_another_contest_is_refused(log, other, field):
    log.read()
    before = log.file.read_bytes()
    another = Contest(**{"game": "shokoba", "bots": CONTEST.bots, "seed": 5, **other})
    with pytest.raises(LogError, match=f"another contest: its “{field}” is") as refusal:
        ContestLog(log.file, another).read()
    assert refusal.value.field == field
    assert log.file.read_bytes() == before


def test_a_log_made_with_other_code_is_refused(log, monkeypatch):
    log.read()
    monkeypatch.setattr("ludotheque.lab.log._code", lambda contest: "newer")
    with pytest.raises(LogError, match="its “code” is"):
        ContestLog(log.file, CONTEST).read()


@pytest.mark.parametrize("content", [b"Dear diary", b"[1]\n", b'{"game": "shokoba"}\n', b"\xff\xfe\n"])
def test_a_file_that_is_no_log_is_refused_and_left_alone(log, content):
    log.file.write_bytes(content)
    with pytest.raises(LogError, match="is not the log of a contest"):
        log.read()
    assert log.file.read_bytes() == content


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: [lines[0], lines[2]],
        lambda lines: [lines[0], b"{}\n"],
        lambda lines: [lines[0], b"no json\n"],
        lambda lines: [lines[0], lines[1].replace(b'"winners"', b'"losers"')],
        lambda lines: [lines[0], lines[1].replace(b'"seating": [0, 1]', b'"seating": [1, 1]')],
    ],
)
def test_a_damaged_line_is_refused_by_its_number(log, damage):
    Arena(CONTEST, 2, log=log).run()
    log.file.write_bytes(b"".join(damage(log.file.read_bytes().splitlines(keepends=True))))
    with pytest.raises(LogError, match="Line 2 of the log"):
        log.read()


def test_the_log_is_readable(log):
    Arena(CONTEST, 1, log=log).run()
    heading, deal = map(json.loads, log.file.read_text().splitlines())
    assert heading["bots"] == ["greedy", "random"]
    assert heading["options"]["target"] == 7
    assert deal["deal"] == 0
    assert [match["seating"] for match in deal["matches"]] == [[0, 1], [1, 0]]


def test_a_test_stops_a_contest_at_the_same_deal_however_it_is_run(log):
    def stopped(pairs=200, **settings):
        arena = Arena(CONTEST, pairs, sprt=Sprt(0.5, 0.9), **settings)
        arena.run()
        return arena.document()

    alone = stopped()
    assert alone["deals"] < 40
    assert alone["sprt"]["decision"] == "high"
    assert stopped(workers=2) == alone
    Arena(CONTEST, alone["deals"] + 3, log=log).run()
    assert stopped(log=log) == alone


def test_two_bots_have_no_ratings():
    assert ratings(CONTEST, []) is None


def test_the_ratings_of_a_field_are_in_the_order_of_strength():
    """Three bots, one of which always wins and one of which always loses."""
    field = Contest(game="shokoba", bots=("random", "greedy", "club"))
    strength = (0, 2, 1)
    deal = [
        Played(seating, Ending((0,) if strength[seating[0]] > strength[seating[1]] else (1,), (1, 1), 1, 10))
        for seating in field.seatings()
    ]
    found = ratings(field, [deal] * 10)
    assert [rating["bot"] for rating in found] == ["random", "greedy", "club"]
    weak, strong, middle = (rating["mu"] for rating in found)
    assert weak < middle < strong
    assert ratings(field, [deal] * 10) == found


def test_bots_that_share_a_win_stay_level_whatever_their_scores():
    field = Contest(game="shokoba", bots=("random", "greedy", "club"), options={"seats": 3})
    found = ratings(field, [[Played((0, 1, 2), Ending((0, 1), (2, 5, 9), 1, 10))]])
    assert found[0]["mu"] == found[1]["mu"] > found[2]["mu"]


def test_a_bot_is_not_rated_for_the_number_of_its_seats():
    """Each of four seats wins a quarter of a match: two seats of one bot are no better than one of another."""
    field = Contest(game="shokoba", bots=("random", "random", "greedy", "club"), options={"seats": 4})
    found = ratings(field, [[Played((0, 0, 1, 2), Ending((0, 1, 2, 3), (5, 5, 5, 5), 1, 10))]])
    assert found[0]["mu"] == found[1]["mu"] == found[2]["mu"]


def test_a_full_disk_is_told(log, monkeypatch):
    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LogError, match=r"contest.log cannot be used: No space left on device\."):
        run(log=log)
