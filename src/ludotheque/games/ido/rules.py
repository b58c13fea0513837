"""IDO, from the empty board to the last block home. Boards are the tables of `tables.py`; nothing is hidden.

Moves are the numbers of `codes.py`. A turn of moves is a row of decisions: `steps` are those left in it, 0 at the
beginning of a turn.

`blocks` are sets of units, two numbers of 32 bits (south, north) for each seat and size. What is neither there nor in
`home` is in reserve. `seen` holds the fingerprints (Zobrist hashes) of the positions at the beginning of each turn
since a block last came home (homecomings are the only thing that cannot be undone), the first `quiet` entries of it.
They are part of the record, so that a third repetition (IDO-43) is an end for whoever looks ahead on a copy, too.
"""

from ludotheque.games.ido.blocks import LARGE, SMALL
from ludotheque.games.ido.codes import (
    GOAL_AREA,
    PASS,
    STOP,
    direction_of,
    introduction,
    is_introduction,
    is_movement,
    is_slide,
    movement,
    size_introduced,
    sliding,
    unit_entered,
    unit_introduced,
    unit_left,
)
from ludotheque.games.ido.options import MOST_TURNS
from ludotheque.games.ido.plan import CENTRE
from ludotheque.games.ido.surface import (
    NORTH_HALF,
    SOUTH_HALF,
    bit_of,
    blocks_of,
    can_slide,
    half_of,
    holds,
    home_at,
    homes,
    in_reserve,
    occupied,
    on_surface,
    push_blocks,
    pushed,
    put,
    size_at,
    slid,
    unit_of,
)
from ludotheque.games.ido.tables import (
    BLOCK_KEYS,
    ENTRIES,
    HALF,
    HOME_STEPS,
    MOST_STEPS,
    REACH,
    STANDING,
    TURN_KEYS,
)
from ludotheque.kernel import below, jit, lowest, record_type, share_by_lead

VERSION = 1  # of the rules: raised when a change of them would replay an old record differently
SEATS = 4
MOST_MOVES = 400  # six blocks to 63 units or home, and 16 to introduce blocks or slide
MATCH_MOVES = MOST_TURNS * MOST_STEPS
OUT_SIZE = MOST_MOVES + 4 * (MOST_STEPS + 1)  # the greedy player's scratch behind the moves
REASONS = (None, "goal", "repetition", "turn-limit")  # why a match is over
BY_GOAL, BY_REPETITION, BY_LIMIT = 1, 2, 3

Options = record_type(seats=0, board=0, goal=0, order=0, turn_limit=0)
State = record_type(
    seats=0, board=0, goal=0, order=0, turn_limit=0, chairs=SEATS,
    offset=0, current=0, steps=0, ban=0, turns=0, finished=0,
    blocks=SEATS * 4, home=SEATS * 2, quiet=0, seen=MOST_TURNS + 1,
)  # fmt: skip


@jit
def setup(s, options, rng):
    """IDO-1, IDO-4: all blocks in reserve, the grid centred, the first player and the empty chair of three by lot."""
    empty = below(rng, SEATS) if s.seats == 3 else SEATS
    for seat in range(SEATS):
        s.chairs[seat] = -1 if seat >= s.seats else 2 * seat if s.seats == 2 else seat + (seat >= empty)
    s.offset = CENTRE
    s.steps = 0
    s.ban = 0
    s.turns = 0
    s.finished = 0
    for entry in range(SEATS * 4):
        s.blocks[entry] = 0
    for entry in range(SEATS * 2):
        s.home[entry] = 0
    for entry in range(MOST_TURNS + 1):
        s.seen[entry] = 0
    s.quiet = 0
    s.current = below(rng, s.seats)
    begin_turn(s)


@jit
def turn(s):
    return -1 if s.finished else s.current


@jit
def legal(s, out):
    """Write all legal moves into out (int64[OUT_SIZE]); return how many."""
    if s.finished:
        return 0
    free_south = HALF & ~occupied(s, SOUTH_HALF)
    free_north = HALF & ~occupied(s, NORTH_HALF)
    if s.steps:
        found = moves(s, s.steps, free_south, free_north, out, 0)
        out[found] = STOP
        return found + 1
    found = introductions(s, free_south, free_north, out)
    steps = on_surface(s, s.current, SMALL) + on_surface(s, s.current, LARGE)  # IDO-11
    found = moves(s, steps, free_south, free_north, out, found)
    if s.ban == 0:
        found = slides(s, out, found)
    if found == 0:
        out[0] = PASS  # IDO-13
        found = 1
    return found


@jit
def write(units, first, out, found):
    """Write a move to each of the units of a half, `first` being the one to its first unit; return where moves end."""
    while units:
        out[found] = first + lowest(units)
        units &= units - 1
        found += 1
    return found


@jit
def introductions(s, free_south, free_north, out):
    """IDO-10: a block of the reserve on a free place of a fitting space that touches one's start area."""
    found = 0
    board, offset, seat = s.board, s.offset, s.current  # writing into out, as far as the compiler knows, may change s
    chair = s.chairs[seat]
    for size in range(2):
        if in_reserve(s, seat, size):
            south = ENTRIES[board, offset, chair, size, SOUTH_HALF] & free_south
            north = ENTRIES[board, offset, chair, size, NORTH_HALF] & free_north
            found = write(south, introduction(size, unit_of(SOUTH_HALF, 0)), out, found)
            found = write(north, introduction(size, unit_of(NORTH_HALF, 0)), out, found)
    return found


@jit
def moves(s, steps, free_south, free_north, out, found):
    """IDO-20 … IDO-24: each of one's blocks to every free place, and home, that the steps lead to."""
    board, offset, seat = s.board, s.offset, s.current
    chair = s.chairs[seat]
    for half in range(2):
        large = blocks_of(s, seat, LARGE, half)
        own = blocks_of(s, seat, SMALL, half) | large
        while own:
            bit = lowest(own)
            own &= own - 1
            size = holds(large, bit)
            unit = unit_of(half, bit)
            south = REACH[board, offset, size, unit, steps, SOUTH_HALF] & free_south
            north = REACH[board, offset, size, unit, steps, NORTH_HALF] & free_north
            found = write(south, movement(unit, unit_of(SOUTH_HALF, 0)), out, found)
            found = write(north, movement(unit, unit_of(NORTH_HALF, 0)), out, found)
            out[found] = movement(unit, GOAL_AREA)
            found += HOME_STEPS[board, offset, chair, size, unit] <= steps
    return found


@jit
def slides(s, out, found):
    for direction in range(4):
        out[found] = sliding(direction)
        found += can_slide(s.offset, direction)
    return found


@jit
def play(s, move, rng):
    """One decision; then the next one of the turn, the next turn or the end."""
    if is_introduction(move):
        put(s, s.current, size_introduced(move), unit_introduced(move))
        end_turn(s, 0)
    elif is_movement(move):
        move_block(s, unit_left(move), unit_entered(move))
    elif is_slide(move):
        slide(s, direction_of(move))
    else:
        end_turn(s, 0)


@jit
def cost(s, seat, size, unit, to):
    """How many steps the cheapest path takes; `to` is a unit or GOAL_AREA."""
    if to == GOAL_AREA:
        return HOME_STEPS[s.board, s.offset, s.chairs[seat], size, unit]
    steps = 1
    while not holds(REACH[s.board, s.offset, size, unit, steps, half_of(to)], bit_of(to)):
        steps += 1
    return steps


@jit
def move_block(s, unit, to):
    """IDO-11: the first move of a turn fixes its steps; the turn ends when none is left."""
    seat = s.current
    if s.steps == 0:
        s.steps = on_surface(s, seat, SMALL) + on_surface(s, seat, LARGE)
    size = size_at(s, seat, unit)
    s.steps -= cost(s, seat, size, unit, to)
    put(s, seat, size, unit)
    if to == GOAL_AREA:
        bring_home(s, seat, 1 - size, size)
        if homes(s, seat) >= s.goal:
            finish(s, BY_GOAL)
            return
    else:
        put(s, seat, size, to)
    if s.steps == 0:
        end_turn(s, 0)


@jit
def size_in_order(order, place):
    """IDO-41: the size of the block that must come home at a place (from 0) of the agreed order."""
    return order >> place & 1


@jit
def bring_home(s, seat, small, large):
    """IDO-40: blocks that reached the goal area are home; IDO-41: as far as the agreed order lets them be.

    The order wants one size at a time, so giving it what it wants brings most of them home. The others go back to the
    reserve, being nowhere else.
    """
    before = homes(s, seat)
    if s.order == 0:
        s.home[home_at(seat, SMALL)] += small
        s.home[home_at(seat, LARGE)] += large
    else:
        for place in range(before, s.goal):
            wanted = size_in_order(s.order, place)
            if (large if wanted else small) == 0:
                break
            large -= wanted
            small -= 1 - wanted
            s.home[home_at(seat, wanted)] += 1
    if homes(s, seat) > before:
        for entry in range(s.quiet):  # no earlier position can come again
            s.seen[entry] = 0
        s.quiet = 0


@jit
def slide(s, direction):
    """IDO-12, IDO-31 … IDO-33: the grid moves one unit and pushes; what is pushed off is home or back in reserve."""
    pushed_south, pushed_north = pushed(s, direction)
    for seat in range(s.seats):
        small = push_blocks(s, seat, SMALL, direction, pushed_south, pushed_north)
        large = push_blocks(s, seat, LARGE, direction, pushed_south, pushed_north)
        if small + large:
            bring_home(s, seat, small, large)
    s.offset = slid(s.offset, direction)
    if winner(s) >= 0:
        finish(s, BY_GOAL)
    else:
        end_turn(s, turns_without_slide(s.seats))


@jit
def turns_without_slide(seats):
    """IDO-30: after a slide the next player may not slide; of two players, neither may."""
    return 2 if seats == 2 else 1


@jit
def winner(s):
    """IDO-40, IDO-42: who has brought enough blocks home: the seat to act, else the next in turn order; −1: nobody."""
    for after in range(s.seats):
        seat = (s.current + after) % s.seats
        if homes(s, seat) >= s.goal:
            return seat
    return -1


@jit
def finish(s, how):
    s.finished = how
    s.steps = 0


@jit
def end_turn(s, ban):
    """The next player's turn begins; a slide bans slides for some turns (IDO-30), any other turn is one less."""
    s.ban = ban if ban else s.ban - (s.ban > 0)
    s.steps = 0
    s.turns += 1
    s.current = s.current + 1 if s.current + 1 < s.seats else 0
    begin_turn(s)


@jit
def fingerprint(s):
    """A number of 62 bits for the position at the beginning of a turn, by Zobrist hashing: the exclusive or of a random
    key for each thing in it. What is home need not be in it (see `seen`)."""
    key = TURN_KEYS[s.offset, s.current, s.ban]
    for seat in range(s.seats):
        for size in range(2):
            for half in range(2):
                units = blocks_of(s, seat, size, half)
                while units:
                    key ^= BLOCK_KEYS[seat, size, unit_of(half, lowest(units))]
                    units &= units - 1
    return key


@jit
def begin_turn(s):
    """IDO-43: the third time that a position occurs is the end, and so is the last turn."""
    now = fingerprint(s)
    times = 1
    for entry in range(s.quiet - s.seats, -1, -s.seats):  # the same seat was to act
        times += s.seen[entry] == now
    s.seen[s.quiet] = now
    s.quiet += 1
    if times >= 3:
        finish(s, BY_REPETITION)
    elif s.turns >= s.turn_limit:
        finish(s, BY_LIMIT)


@jit
def advance(s, seat):
    """How far a seat has come, in hundredths of a block: what is home, and half of the ways that others have made."""
    ways = 0
    for size in range(2):
        for half in range(2):
            units = blocks_of(s, seat, size, half)
            while units:
                ways += STANDING[s.board, s.offset, s.chairs[seat], size, unit_of(half, lowest(units))]
                units &= units - 1
    return 100 * homes(s, seat) + ways // 2


@jit
def payoff(s, out):
    """What each seat has of the match: a win is 1, a draw is shared; before the end, by the lead on the way home."""
    if s.finished == BY_GOAL:
        for seat in range(s.seats):
            out[seat] = 1.0 if seat == winner(s) else 0.0
    elif s.finished:
        top = most_homes(s)
        leaders = 0
        for seat in range(s.seats):
            leaders += homes(s, seat) == top
        for seat in range(s.seats):
            out[seat] = 1.0 / leaders if homes(s, seat) == top else 0.0
    else:
        fair = 1.0 / s.seats
        for seat in range(s.seats):
            best_other = 0
            for other in range(s.seats):
                if other != seat:
                    best_other = max(best_other, advance(s, other))
            out[seat] = share_by_lead(fair, (advance(s, seat) - best_other) / (100.0 * s.goal))


@jit
def most_homes(s):
    """IDO-43: the most blocks that anybody has brought home."""
    top = 0
    for seat in range(s.seats):
        top = max(top, homes(s, seat))
    return top


@jit
def mask(s, seat):
    """Everybody sees everything."""


@jit
def fill(s, rng):
    """Nothing is hidden."""
