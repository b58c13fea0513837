"""Studies of balance: seats, turns, lengths, scores and events are counted right."""

from collections import Counter

import pytest

import ludotheque
from ludotheque.lab.balance import Study, Watched, report, watch
from ludotheque.lab.series import Ending

STUDY = Study(game="shokoba", bot="greedy", seed=4)


@pytest.fixture(scope="module")
def watched():
    return [watch(STUDY, number) for number in range(8)]


@pytest.fixture(scope="module")
def found(watched):
    return report(STUDY, watched)


def test_a_study_needs_a_bot_and_a_table_that_there_are():
    with pytest.raises(ludotheque.UnknownName):
        Study(game="shokoba", bot="gready")
    with pytest.raises(ludotheque.OptionError):
        Study(game="shokoba", bot="greedy", options={"seats": 9})


def test_wins_by_seat_and_by_turn_make_a_whole(found):
    for places in (found["by_seat"], found["by_turn"]):
        assert sum(place["won"]["value"] for place in places) == pytest.approx(1)
        assert all(0 <= place["won"]["low"] <= place["won"]["value"] <= place["won"]["high"] <= 1 for place in places)


def test_every_point_of_shokoba_is_an_event(watched):
    """SHO-16, SHO-20: a score is made of shokobas and categories."""
    for match in watched:
        for seat, score in enumerate(match.ending.scores):
            points = sum(
                times
                for (kind, whose), times in match.events.items()
                if whose == seat and kind.split()[0] in ("gem", "shokoba")
            )
            assert points == score


def test_turns_are_counted_from_who_begins():
    """Seat 1 begins twice and wins once, seat 0 begins once and wins: turn 1 has won two of three."""
    endings = [(1, Ending((1,), (3, 7), 2, 40)), (1, Ending((0,), (7, 5), 4, 60)), (0, Ending((0,), (7, 1), 3, 50))]
    found = report(STUDY, [Watched(first, ending, Counter()) for first, ending in endings])
    assert [place["won"]["value"] for place in found["by_seat"]] == pytest.approx([2 / 3, 1 / 3], abs=1e-6)
    assert [place["won"]["value"] for place in found["by_turn"]] == pytest.approx([2 / 3, 1 / 3], abs=1e-6)
    assert [place["score"]["value"] for place in found["by_turn"]] == pytest.approx([19 / 3, 11 / 3], abs=1e-6)
    assert found["moves"]["mean"]["value"] == 50
    assert found["moves"]["quartiles"] == [45, 50, 55]
    assert found["rounds"]["counts"] == {"2": 1, "3": 1, "4": 1}
    assert (found["scores"]["least"], found["scores"]["most"]) == (1, 7)
    assert found["scores"]["counts"] == {"1": 1, "3": 1, "5": 1, "7": 3}


def test_events_are_counted_for_each_seat_and_for_nobody():
    """Two matches: a shokoba of seat 1 in the first, three in the second; a tie for nobody in the first."""
    ending = Ending((0,), (7, 1), None, 40)
    first = Watched(0, ending, Counter({("shokoba", 1): 1, ("tied cards", None): 1}))
    second = Watched(0, ending, Counter({("shokoba", 1): 3}))
    found = report(STUDY, [first, second])
    assert found["rounds"] is None
    shokoba, tied = found["events"]
    assert (shokoba["event"], tied["event"]) == ("shokoba", "tied cards")
    assert [seat["value"] for seat in shokoba["seats"]] == [0, 2]
    assert tied["nobody"]["value"] == 0.5


def test_a_shared_win_is_told():
    assert report(STUDY, [Watched(0, Ending((0, 1), (7, 7), 2, 40), Counter())])["shared_wins"] == 1


def test_partners_share_what_falls_to_their_side():
    """SHO-34: a category of a team falls to both of its seats."""
    match = watch(Study(game="shokoba", bot="random", options={"seats": 4, "teams": True}), 0)
    gems = Counter(seat for (kind, seat), times in match.events.items() for _ in range(times) if kind.startswith("gem"))
    assert gems[0] == gems[2]
    assert gems[1] == gems[3]
