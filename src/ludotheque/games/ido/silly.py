"""Moves of IDO that a child would see are silly. Nothing is hidden, so what is on the board is all that counts.

- leaves-win: the match can be won in this turn, by steps or a slide (IDO-40), and this does not do it.
- gives-win: a slide that brings the last missing block of another player home (IDO-33, IDO-42).
- undoes: steps that lead back to where the turn began (IDO-11).
- turns-back: a block that could be home in this turn steps away and is no nearer for it (IDO-23).
- stops-short: the turn is ended with steps left that would bring a block home (IDO-23), or they are spent on others so
  that none comes home.
- loses-block: a slide that sends a block of one's own back to the reserve (IDO-33) and leaves one's blocks further from
  home than before, and nobody else's.
- idle-slide: a slide by a player who has no block on the board, that opens no entry for one and pushes nobody's off.
"""

from ludotheque.games.ido.blocks import LARGE, SMALL
from ludotheque.games.ido.codes import GOAL_AREA, STOP, direction_of, is_movement, is_slide, unit_entered, unit_left
from ludotheque.games.ido.greedy import is_open, slide_gain, wanted
from ludotheque.games.ido.rules import cost, fingerprint, size_in_order
from ludotheque.games.ido.surface import (
    NORTH_HALF,
    SOUTH_HALF,
    blocks_of,
    homes,
    in_reserve,
    on_surface,
    pushed,
    shifted,
    size_at,
    slid,
    unit_of,
)
from ludotheque.games.ido.tables import BLOCK_KEYS, FAR, GOALS, HOME_STEPS
from ludotheque.kernel import jit, lowest, popcount

KINDS = ("leaves-win", "gives-win", "undoes", "turns-back", "stops-short", "loses-block", "idle-slide")
LEAVES_WIN, GIVES_WIN, UNDOES, TURNS_BACK, STOPS_SHORT, LOSES_BLOCK, IDLE_SLIDE = range(1, 8)
NO_UNIT = -1


@jit
def silly(s, move, moves, n):
    """The kind of silly move that this is, 0 if it is none."""
    if can_win(s, moves, n):
        return 0 if goes_on_to_win(s, move) else LEAVES_WIN
    if is_slide(move):
        return silly_slide(s, direction_of(move))
    if is_movement(move) and unit_entered(move) != GOAL_AREA:
        return silly_step(s, move, unit_left(move), unit_entered(move))
    return STOPS_SHORT if move == STOP and can_come_home(s, s.steps, NO_UNIT) else 0


# Winning


@jit
def can_win(s, moves, n):
    if steps_to_win(s, 0, NO_UNIT) <= steps_of(s):
        return True
    slides = 0
    for i in range(n):
        slides += is_slide(moves[i]) and arrived(s, s.current, direction_of(moves[i])) >= s.goal
    return slides > 0


@jit
def goes_on_to_win(s, move):
    """Whether a move wins, or brings a block home and leaves enough steps for the others."""
    if is_slide(move):
        return arrived(s, s.current, direction_of(move)) >= s.goal
    if not is_movement(move) or unit_entered(move) != GOAL_AREA:
        return False
    unit = unit_left(move)
    size = size_at(s, s.current, unit)
    if not wanted(s, s.current, size):
        return False
    return cost(s, s.current, size, unit, GOAL_AREA) + steps_to_win(s, 1, unit) <= steps_of(s)


@jit
def steps_of(s):
    """IDO-11: the steps that the player has left, or would have."""
    return s.steps if s.steps else on_surface(s, s.current, SMALL) + on_surface(s, s.current, LARGE)


@jit
def steps_to_win(s, more, without):
    """The fewest steps that bring all missing blocks home, when so many more have come, without the block on a unit."""
    place = homes(s, s.current) + more
    missing = s.goal - place
    due = 0  # IDO-41: large blocks among them
    for later in range(missing):
        due += size_in_order(s.order, place + later)
    least = FAR
    for large in range(missing + 1):
        if s.order == 0 or large == due:
            least = min(least, steps_for(s, SMALL, missing - large, without) + steps_for(s, LARGE, large, without))
    return least


@jit
def steps_for(s, size, many, without):
    """The steps that bring so many blocks of a size home, those nearest to it."""
    total = 0
    steps = 0
    while many > 0:
        steps += 1
        if steps > steps_of(s):
            return FAR
        near = min(at_distance(s, size, steps, without), many)
        total += near * steps
        many -= near
    return total


@jit
def at_distance(s, size, steps, without):
    """How many blocks of a size the player has so many steps from home."""
    found = 0
    for half in range(2):
        units = blocks_of(s, s.current, size, half)
        while units:
            unit = unit_of(half, lowest(units))
            units &= units - 1
            found += unit != without and steps_home(s, size, unit) == steps
    return found


@jit
def steps_home(s, size, unit):
    return HOME_STEPS[s.board, s.offset, s.chairs[s.current], size, unit]


@jit
def arrived(s, seat, direction):
    """How many blocks a seat has home after a slide."""
    pushed_south, pushed_north = pushed(s, direction)
    small = pushed_home(s, seat, SMALL, direction, pushed_south, pushed_north)
    large = pushed_home(s, seat, LARGE, direction, pushed_south, pushed_north)
    home = homes(s, seat)
    if s.order == 0:
        return home + small + large
    while home < s.goal:  # IDO-41
        due = size_in_order(s.order, home)
        if (large if due else small) == 0:
            break
        large -= due
        small -= 1 - due
        home += 1
    return home


@jit
def pushed_home(s, seat, size, direction, pushed_south, pushed_north):
    chair = s.chairs[seat]
    return popcount(
        blocks_of(s, seat, size, SOUTH_HALF) & pushed_south & GOALS[s.board, chair, direction, SOUTH_HALF]
    ) + popcount(blocks_of(s, seat, size, NORTH_HALF) & pushed_north & GOALS[s.board, chair, direction, NORTH_HALF])


# Sliding


@jit
def silly_slide(s, direction):
    for seat in range(s.seats):
        if seat != s.current and arrived(s, seat, direction) >= s.goal:
            return GIVES_WIN
    pushed_south, pushed_north = pushed(s, direction)
    if steps_of(s) == 0:
        return IDLE_SLIDE if is_idle(s, direction, pushed_south, pushed_north) else 0
    if pushed_off(s, s.current, direction, pushed_south, pushed_north) == 0:
        return 0
    for seat in range(s.seats):
        if (slide_gain(s, seat, direction, pushed_south, pushed_north) < 0) != (seat == s.current):
            return 0
    return LOSES_BLOCK


@jit
def is_idle(s, direction, pushed_south, pushed_north):
    """Whether a slide opens no entry for a block in reserve that is shut now, and pushes no block off."""
    chair = s.chairs[s.current]
    points = 0
    for size in range(2):
        opens = is_open(s, chair, size, slid(s.offset, direction)) > is_open(s, chair, size, s.offset)
        points += opens and in_reserve(s, s.current, size) > 0
    for seat in range(s.seats):
        points += pushed_off(s, seat, direction, pushed_south, pushed_north)
    return points == 0


@jit
def pushed_off(s, seat, direction, pushed_south, pushed_north):
    """How many blocks of a seat a slide pushes over the rim."""
    found = 0
    for size in range(2):
        south = blocks_of(s, seat, size, SOUTH_HALF) & pushed_south
        north = blocks_of(s, seat, size, NORTH_HALF) & pushed_north
        moved_south, moved_north = shifted(south, north, direction)
        found += popcount(south) + popcount(north) - popcount(moved_south) - popcount(moved_north)
    return found


# Stepping


@jit
def way_back(s):
    """What a step must change of the fingerprint to lead back to the beginning of the turn."""
    return fingerprint(s) ^ s.seen[s.quiet - 1]


@jit
def undoes(s, move, back):
    """Whether a movement leads back to where the turn began."""
    unit = unit_left(move)
    to = unit_entered(move)
    if s.steps == 0 or to == GOAL_AREA:
        return False
    size = size_at(s, s.current, unit)
    return BLOCK_KEYS[s.current, size, unit] ^ BLOCK_KEYS[s.current, size, to] == back


@jit
def silly_step(s, move, unit, to):
    if undoes(s, move, way_back(s)):
        return UNDOES
    size = size_at(s, s.current, unit)
    left = steps_of(s) - cost(s, s.current, size, unit, to)
    now = steps_home(s, size, unit)
    then = steps_home(s, size, to)
    if wanted(s, s.current, size):
        if now <= steps_of(s) and then >= now:
            return TURNS_BACK
        if then <= left:
            return 0
    return STOPS_SHORT if can_come_home(s, steps_of(s), NO_UNIT) and not can_come_home(s, left, unit) else 0


@jit
def can_come_home(s, steps, without):
    """Whether so many steps bring a block home, other than the one on a unit."""
    for size in range(2):
        if wanted(s, s.current, size):
            for distance in range(1, steps + 1):
                if at_distance(s, size, distance, without):
                    return True
    return False
