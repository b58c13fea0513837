"""Sliding the grid and what it pushes: IDO-30 to IDO-33."""

import random
from itertools import permutations, product

import pytest

from ludotheque.games.ido.codes import SLIDE
from ludotheque.games.ido.plan import DIRECTIONS, OFFSETS
from ludotheque.games.ido.surface import can_slide
from ludotheque.kernel.random import new_rng
from tests.clauses import ido_referee as referee
from tests.clauses.ido_table import GAME, blocks, costs, home, play, refused, reserve, set_up

SLIDES = [(offset, direction) for offset, direction in product(range(9), range(4)) if can_slide(offset, direction)]
COMPASS = [referee.COMPASS[name] for name in DIRECTIONS]
GOALS = [{(56, "west"), (48, "west"), (40, "west")}, {(7, "east"), (15, "east"), (23, "east")}]  # a6 a7 a8, h1 h2 h3
CHANCE = new_rng(0)  # moves in IDO draw nothing


def may_slide(match):
    return any(move.startswith("slide") for move in match.moves())


# The ban


@pytest.mark.clause("IDO-30")
def test_nobody_slides_after_a_slide_of_the_player_before():
    match = play(set_up(seats=3), "slide north")
    refusal = refused(match, "slide south")
    assert (refusal.key, refusal.clause) == ("slid-before", "IDO-30")
    play(match, "+s a1")
    assert may_slide(match)


@pytest.mark.clause("IDO-30")
def test_with_three_players_one_may_slide_in_two_turns_of_ones_own_running():
    match = play(set_up(seats=3), "slide north", "+s a1", "+s c8")
    assert match.turn == 0
    play(match, "slide south")
    assert match.dump()["grid"] == "centre"


@pytest.mark.clause("IDO-30")
def test_with_two_players_nor_after_a_slide_in_ones_own_previous_turn():
    match = play(set_up(), "slide north", "+s a8")
    refusal = refused(match, "slide south")
    assert (refusal.key, refusal.clause) == ("slid-yourself", "IDO-30")
    play(match, "+s h1")
    assert (match.turn, may_slide(match)) == (1, True)


@pytest.mark.clause("IDO-30")
def test_any_other_turn_in_between_lifts_the_ban():
    match = play(set_up(), "slide north", "+s a8", "+s h1", "+s c8")
    assert (match.turn, may_slide(match)) == (0, True)


@pytest.mark.clause("IDO-30")
def test_a_pass_in_between_lifts_the_ban():
    """South can do nothing after a slide of the player before and passes; the next player may slide."""
    match = play(set_up("", "s f1, s g1, s h1", slide_ban=1, seats=3), "pass")
    assert (match.turn, may_slide(match)) == (1, True)


@pytest.mark.clause("IDO-30")
def test_with_two_players_a_pass_of_the_other_does_not_shorten_the_ban_on_oneself():
    """North slid, South can only pass, North slid in its previous turn; after another turn of North's, South may."""
    match = play(set_up("", "s f1, s g1, s h1", slide_ban=2), "pass")
    assert refused(match, "slide north").key == "slid-yourself"
    play(match, "f1-f2", "stop")
    assert (match.turn, may_slide(match)) == (0, True)


@pytest.mark.clause("IDO-30")
def test_the_view_says_whose_slide_keeps_whom_from_sliding():
    match = play(set_up(), "slide north")
    assert match.view(None)["slide_ban"] == {"by": 0, "seats": [1, 0]}
    assert play(match, "+s a8").view(None)["slide_ban"] == {"by": 0, "seats": [0]}
    assert play(match, "+s h1").view(None)["slide_ban"] is None
    match = play(set_up(seats=4), "+s f1", "+s a1", "+s c8", "slide west")
    assert match.view(None)["slide_ban"] == {"by": 3, "seats": [0]}


@pytest.mark.clause("IDO-30")
def test_sliding_straight_back_is_allowed_when_sliding_is():
    match = play(set_up(seats=4), "slide east", "+s a1", "slide west")
    assert match.dump()["grid"] == "centre"


# Pushing


@pytest.mark.clause("IDO-31")
def test_a_bar_right_behind_a_block_pushes_it():
    """The grid is centred: a bar stands on the east side of f2, none on either side of h1."""
    match = play(set_up("s f2, s h1"), "slide west")
    assert blocks(match) == ["s h1", "s e2"]


@pytest.mark.clause("IDO-31")
def test_a_printed_line_pushes_nothing():
    """On the east side of e2 there is a printed line only: the block stays when the grid slides west."""
    match = play(set_up("s e2"), "slide west")
    assert blocks(match) == ["s e2"]


@pytest.mark.clause("IDO-31")
def test_a_bar_in_front_of_a_block_moves_away_from_it():
    match = play(set_up("s f2"), "slide east")
    assert blocks(match) == ["s f2"]


@pytest.mark.clause("IDO-31")
def test_the_block_right_behind_pushes_the_next_one():
    """The rulebook's example: f2 has a bar behind it and pushes e2, which has none."""
    match = play(set_up("s f2, s h1", "l e2"), "slide west")
    assert (blocks(match, 0), blocks(match, 1)) == (["s h1", "s e2"], ["l d2"])


@pytest.mark.clause("IDO-31")
def test_a_chain_of_three_moves_and_a_gap_breaks_it():
    """A bar stands on the west side of b2, printed lines on those of c2 and d2."""
    match = play(set_up("s b2, s c2", "l d2"), "slide east")
    assert (blocks(match, 0), blocks(match, 1)) == (["s c2", "s d2"], ["l e2"])
    match = play(set_up("s b2", "l d2"), "slide east")
    assert (blocks(match, 0), blocks(match, 1)) == (["s c2"], ["l d2"])


@pytest.mark.clause("IDO-31")
def test_chains_push_over_the_rim_too_and_no_slide_is_refused_because_of_blocks():
    """The rim of the grid pushes a7, and before it nothing is left: the block falls off the west side, home."""
    match = set_up("l b7, s a7", grid="centre")
    assert "slide west" in match.moves()
    play(match, "slide west")
    assert (home(match), blocks(match)) == ("s", ["l a7"])


def slid(start, direction, stones):
    """The sets of units on which (seat, size) have blocks after a slide, and what each has brought home."""
    position = start.copy()
    s = GAME.record(position)
    for seat, size, unit in stones:
        s.blocks[4 * seat + 2 * size + unit // 32] |= 1 << unit % 32
    GAME.kernel.play(position, SLIDE | direction, CHANCE)
    numbers = [int(number) for number in s.blocks]
    standing = {
        (at // 4, at // 2 % 2): numbers[at] | numbers[at + 1] << 32
        for at in range(0, 8, 2)
        if any(numbers[at : at + 2])
    }
    return standing, [int(number) for number in s.home[:4]]


def expected(offset, direction, stones, barred):
    """The same by the clause's own words: pushed by a bar behind, or by a block behind that is pushed."""
    dx, dy = COMPASS[direction]
    taken = {unit for _, _, unit in stones}

    def is_pushed(unit):
        file, rank = unit % 8 - dx, unit // 8 + dy
        behind = 8 * rank + file if 0 <= file < 8 and 0 <= rank < 8 else None
        return barred[unit] or (behind in taken and is_pushed(behind))

    standing, arrived = {}, [0, 0, 0, 0]
    for seat, size, unit in stones:
        push = is_pushed(unit)
        file, rank = unit % 8 + dx * push, unit // 8 - dy * push
        if 0 <= file < 8 and 0 <= rank < 8:
            assert not any(units >> 8 * rank + file & 1 for units in standing.values()), "two blocks on one unit"
            standing[seat, size] = standing.get((seat, size), 0) | 1 << 8 * rank + file
        elif (unit, DIRECTIONS[direction]) in GOALS[seat]:
            arrived[2 * seat + size] += 1
    return standing, arrived


def bars(offset, direction):
    """For every unit, whether a bar stands behind it."""
    place, behind = (offset % 3 - 1, 1 - offset // 3), DIRECTIONS[(direction + 2) % 4]
    return [referee.bar("reconstruction", place, (unit % 8, 7 - unit // 8), behind) for unit in range(64)]


@pytest.mark.clause("IDO-31", "IDO-33")
@pytest.mark.parametrize(("offset", "direction"), SLIDES)
def test_one_block_at_every_place_goes_where_the_bars_push_it_and_is_never_lost(offset, direction):
    start, barred = set_up(grid=OFFSETS[offset]).position, bars(offset, direction)
    for stone in product(range(2), range(2), range(64)):
        assert slid(start, direction, [stone]) == expected(offset, direction, [stone], barred)


@pytest.mark.clause("IDO-31", "IDO-33")
@pytest.mark.parametrize(("offset", "direction"), SLIDES)
def test_two_blocks_at_every_two_places_never_end_on_one_unit_and_none_is_lost(offset, direction):
    start, barred = set_up(grid=OFFSETS[offset]).position, bars(offset, direction)
    for one, other in permutations(range(64), 2):
        stones = [(0, 0, one), (1, 1, other)]
        standing, arrived = slid(start, direction, stones)
        assert (standing, arrived) == expected(offset, direction, stones, barred)
        assert standing.get((0, 0), 0) & standing.get((1, 1), 0) == 0


@pytest.mark.clause("IDO-31", "IDO-33")
@pytest.mark.parametrize(("offset", "direction"), SLIDES)
def test_crowds_are_pushed_in_chains(offset, direction):
    start, barred, chance = set_up(grid=OFFSETS[offset]).position, bars(offset, direction), random.Random(1)
    for _ in range(50):
        stones = [(place % 2, place // 2 % 2, unit) for place, unit in enumerate(chance.sample(range(64), 12))]
        standing, arrived = slid(start, direction, stones)
        assert (standing, arrived) == expected(offset, direction, stones, barred)


@pytest.mark.clause("IDO-32")
def test_a_block_pushed_where_it_could_not_step_stays_and_then_moves_by_the_normal_rules():
    """A small block is pushed from f2 onto e2, which belongs to a rectangle with the grid one unit west."""
    match = play(set_up("s f2", "s c8"), "slide west", "c8-b8")
    small = [unit for (unit,) in match.view(0)["spaces"]["small"]]
    assert "e2" not in small
    assert costs(match, "e2")
    assert set(costs(match, "e2")) <= set(small)


@pytest.mark.clause("IDO-33")
def test_a_block_pushed_off_through_its_own_goal_is_home():
    """At offset north the rim of the grid stands on the east side of a8."""
    match = play(set_up("s a8", grid="north"), "slide west")
    assert (home(match), blocks(match), reserve(match)) == ("s", [], "sslll")


@pytest.mark.clause("IDO-33")
def test_a_corner_unit_has_two_edges_and_only_one_leads_home():
    """At offset west the rim stands on the south side of a8: pushed north, South's block falls off past its goal."""
    match = play(set_up("s a8", grid="west"), "slide north")
    assert (home(match), blocks(match), reserve(match)) == ("", [], "ssslll")


@pytest.mark.clause("IDO-33")
@pytest.mark.parametrize(
    ("unit", "grid", "direction", "where"),
    [
        ("b8", "centre", "north", "North's start"),
        ("g8", "centre", "north", "West's goal"),
        ("d8", "centre", "north", "the plain rim"),
        ("g1", "centre", "south", "one's own start"),
        ("h2", "centre", "east", "North's goal"),
    ],
)
def test_pushed_off_anywhere_else_it_returns_to_its_owners_reserve(unit, grid, direction, where):
    match = play(set_up(f"s {unit}", grid=grid, seats=4), f"slide {direction}")
    assert (home(match), blocks(match), reserve(match)) == ("", [], "ssslll"), where


@pytest.mark.clause("IDO-33")
def test_the_blocks_of_others_come_home_by_a_slide_too():
    match = play(set_up("", "l h2"), "slide east")
    assert (home(match, 1), match.turn) == ("l", 1)
