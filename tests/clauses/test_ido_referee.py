"""IDO counted and played twice: by the kernel, and by a slow referee that reads the drawing's characters."""

import random
from collections import Counter

import pytest

from ludotheque.games.ido.plan import OFFSETS
from ludotheque.kernel.random import new_rng
from tests.clauses import ido_referee as referee
from tests.clauses.ido_table import GAME, SEATINGS, document

# What each chair has on the board; chairs that nobody sits on are left out.
POSITIONS = {
    "first steps": {"south": "s f1, s g1", "north": "s c8", "west": "s a2", "east": "s h7"},
    "centre": {"south": "l e3, s f2", "north": "l a4", "west": "s d4", "east": "l h5"},
    "near home": {"south": "s a7, l b6", "north": "s h2, l g3", "west": "s g8", "east": "l b1"},
    "on the rim": {"south": "s a1, s h8", "north": "l h1, l a8", "west": "s e8", "east": "s d1"},
    "chains": {"south": "s d4, s d5, l e4", "north": "l e5, s d6", "west": "l d3", "east": "s f4"},
    "banned": {"south": "s f1, l g2", "north": "s b8", "west": "l b3", "east": "s h6"},
    "full rectangle": {"south": "l b1, l d1", "north": "l c1, l e1", "west": "s a1", "east": "s f1"},
    "on wrong spaces": {"south": "l f1, s e3", "north": "s e5, l d7", "west": "l h8", "east": "s d3"},
    "last block": {"south": "l a8, s c8", "north": "s h1", "west": "l h7", "east": "s a2"},
    "order": {"south": "s a8, l a6", "north": "l h3, s h1", "west": "s f8", "east": "l c1"},
}
MORE = {
    "first steps": {"grid": "centre"},
    "centre": {"grid": "east"},
    "near home": {"grid": "south-west"},
    "on the rim": {"grid": "north-east"},
    "chains": {"grid": "north"},
    "banned": {"grid": "south", "slide_ban": 1},
    "full rectangle": {"grid": "centre"},
    "on wrong spaces": {"grid": "west"},
    "last block": {"grid": "north-west", "home": ("ssl", "s", "l")},
    "order": {"grid": "south-east", "home": ("l", "ls"), "order": "lsls"},
}
COUNTS = {  # rows of four decisions with two, three and four players
    "first steps": (3935, 4483, 3715),
    "centre": (25431, 21449, 12985),
    "near home": (31020, 20854, 15476),
    "on the rim": (15561, 11489, 7355),
    "chains": (65604, 27186, 12976),
    "banned": (7768, 4700, 2500),
    "full rectangle": (8717, 5384, 3113),
    "on wrong spaces": (45160, 35457, 25216),
    "last block": (7494, 9405, 4775),
    "order": (7976, 9585, 7913),
}
NO_CHANCE = new_rng(0)  # moves in IDO draw nothing
OPTIONS = [{}, {"goal": 3, "turn_limit": 80}, {"order": "lsl"}, {"goal": 5, "board": "open"}, {"order": "slsls"}]


def perft(position, depth):
    """How many rows of so many decisions the kernel allows."""
    codes = GAME.codes(position)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = position.copy()
        GAME.kernel.play(after, code, NO_CHANCE)
        total += perft(after, depth - 1)
    return total


def counted_twice(match, depth):
    counts = perft(match.position, depth), referee.perft(referee.position_of(match), depth, {})
    assert counts[0] == counts[1]
    return counts[0]


@pytest.mark.parametrize(("seats", "count"), [(2, 61169), (3, 60273), (4, 52924)])
def test_perft_of_the_start_to_depth_six(seats, count):
    assert counted_twice(GAME.new(seats=seats, seed=1), 6) == count


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_of_set_up_positions_to_depth_four(name, seats):
    on_board = [POSITIONS[name][chair] for chair in SEATINGS[seats]]
    assert counted_twice(GAME.load(document(*on_board, seats=seats, **MORE[name])), 4) == COUNTS[name][seats - 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_matches_go_as_the_referee_says(seats, options):
    """Every legal move, every position, the end and the winners."""
    match = GAME.new(seats=seats, seed=seats, **options)
    position, chance = referee.position_of(match), random.Random(seats)
    limit = match.options["turn_limit"]
    while match.turn is not None:
        assert sorted(match.moves()) == sorted(referee.moves(position))
        move = chance.choice(match.moves())
        match.play(move)
        position = referee.play(position, move)
        assert referee.position_of(match).blocks == position.blocks
        over = (
            position.winner is not None or max(Counter(position.before).values()) == 3 or len(position.slides) == limit
        )
        assert over == (match.turn is None)
    homes = [len(sizes) for sizes in position.home]
    most = [seat for seat, home in enumerate(homes) if home == max(homes)]
    assert list(match.result.winners) == (most if position.winner is None else [position.winner])
    assert list(match.result.scores) == homes


@pytest.mark.clause("IDO-2")
@pytest.mark.parametrize("board", ["reconstruction", "open"])
@pytest.mark.parametrize("offset", OFFSETS)
def test_the_spaces_are_those_that_the_lines_enclose(board, offset):
    compass = {"centre": (0, 0)} | referee.COMPASS
    dx, dy = (sum(compass[part][axis] for part in offset.split("-")) for axis in (0, 1))
    enclosed = {frozenset(map(referee.unit, space)) for space in referee.spaces(board, (dx, dy)).values()}
    spaces = GAME.load(document(board=board, grid=offset)).view(None)["spaces"]
    assert {frozenset(space) for shape in spaces.values() for space in shape} == enclosed
