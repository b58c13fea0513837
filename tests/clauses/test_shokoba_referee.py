"""A slow referee follows random matches with every option and agrees with the kernel on everything."""

from random import Random

import pytest

import ludotheque
from tests.clauses.shokoba_referee import Referee

GAME = ludotheque.game("shokoba")
SEATINGS = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 4, "teams": True},
    {"seats": 4, "teams": True, "nine_cards": True},
]
TABLES = [
    {**seating, "edition": edition, "oversight": oversight, "equal_first": equal_first}
    for seating in SEATINGS
    for edition in ("2023", "classic")
    for oversight in (False, True)
    for equal_first in (False, True)
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_a_slow_referee_agrees_on_random_matches(options):
    for seed in range(3):
        chance = Random(seed)
        match = GAME.new(seed=seed, **options)
        referee = Referee(match.options, match.dump())
        referee.agrees(match.dump())
        while match.turn is not None:
            moves = match.moves()
            assert sorted(moves) == sorted(referee.legal())
            assert len(moves) == len(GAME.codes(match.position))  # none twice
            move = chance.choice(moves)
            match.play(move)
            referee.play(move, match.dump())
            referee.agrees(match.dump())
        assert match.result.winners == referee.winners()
        assert match.result.scores == tuple(referee.gems[referee.side(seat)] for seat in range(match.seats))


def test_the_referee_has_seen_ties_play_offs_and_seizures():
    """The matches above are only worth something if the rare things happen in them."""
    seen = set()
    for options in TABLES:
        for seed in range(3):
            chance = Random(seed)
            match = GAME.new(seed=seed, **options)
            while match.turn is not None:
                match.play(chance.choice(match.moves()))
                seen |= {event["what"] for event in match.happened(None)}
    assert {"seized", "left", "playoff", "shokoba", "swept", "tied"} <= seen
