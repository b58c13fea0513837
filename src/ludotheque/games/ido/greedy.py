"""A quick player who looks one turn ahead and takes the turn that brings its blocks furthest on their way home.

How far a block has come is the table STANDING: distances over the spaces of all nine offsets. For a turn of moves the
best way to spread the steps over the blocks is found, though not how the blocks would be in each other's way.
"""

from ludotheque.games.ido.blocks import LARGE, SMALL
from ludotheque.games.ido.codes import (
    GOAL_AREA,
    direction_of,
    is_introduction,
    is_movement,
    is_slide,
    size_introduced,
    unit_entered,
    unit_introduced,
    unit_left,
)
from ludotheque.games.ido.rules import MOST_MOVES, cost, size_in_order
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
from ludotheque.games.ido.tables import ENTRIES, GOALS, MOST_STEPS, STANDING
from ludotheque.kernel import below, jit, lowest, popcount

HOMECOMING = 150  # worths are hundredths of a way home; a block that is home cannot be pushed back
EXTRA_STEP = 15  # what another block on the surface is worth by itself: a step more in every turn
OPEN_ENTRY = 8  # what it is worth that a block of the reserve could come in
WHIM, MOST_WHIM = 2, 60  # chance that grows with the turns since a block came home, against going round in circles
WIN = 100_000
NEVER = -1_000_000
LENGTH = MOST_STEPS + 1
BEST, FIRST = MOST_MOVES, MOST_MOVES + LENGTH  # scratch, by steps spent: the best worth of moves, and one of them
GAIN, TO = MOST_MOVES + 2 * LENGTH, MOST_MOVES + 3 * LENGTH  # scratch, by the steps of one block: the same


@jit
def wanted(s, seat, size):
    """IDO-41: whether the next block that a seat must bring home is of this size."""
    return s.order == 0 or size_in_order(s.order, homes(s, seat)) == size


@jit
def arrival(s, seat, size, many):
    """What it is worth to bring blocks home."""
    if not wanted(s, seat, size):
        return 0
    return many * HOMECOMING + WIN * (homes(s, seat) + many >= s.goal)


@jit
def standing(s, seat, size, unit, offset):
    return STANDING[s.board, offset, s.chairs[seat], size, unit]


@jit
def gain(s, move):
    """What one decision other than a slide is worth."""
    seat = s.current
    if is_introduction(move):
        return standing(s, seat, size_introduced(move), unit_introduced(move), s.offset) + EXTRA_STEP
    unit = unit_left(move)
    to = unit_entered(move)
    size = size_at(s, seat, unit)
    now = standing(s, seat, size, unit, s.offset)
    if to == GOAL_AREA:
        return arrival(s, seat, size, 1) - now
    return standing(s, seat, size, to, s.offset) - now


@jit
def slide_gain(s, seat, direction, pushed_south, pushed_north):
    """What a slide is worth to one seat: where its blocks stand after it, and what could come in."""
    offset = slid(s.offset, direction)
    chair = s.chairs[seat]
    total = 0
    for size in range(2):
        south = blocks_of(s, seat, size, SOUTH_HALF)
        north = blocks_of(s, seat, size, NORTH_HALF)
        total -= standings(s, seat, size, south, north, s.offset)
        moved_south, moved_north = shifted(south & pushed_south, north & pushed_north, direction)
        total += standings(
            s, seat, size, south & ~pushed_south | moved_south, north & ~pushed_north | moved_north, offset
        )
        home_south = south & pushed_south & GOALS[s.board, chair, direction, SOUTH_HALF]
        home_north = north & pushed_north & GOALS[s.board, chair, direction, NORTH_HALF]
        if home_south | home_north:
            total += arrival(s, seat, size, popcount(home_south) + popcount(home_north))
        if in_reserve(s, seat, size):
            total += OPEN_ENTRY * (is_open(s, chair, size, offset) - is_open(s, chair, size, s.offset))
    return total


@jit
def standings(s, seat, size, south, north, offset):
    """What blocks on these units are worth with the grid at an offset."""
    total = 0
    while south:
        total += standing(s, seat, size, lowest(south), offset)
        south &= south - 1
    while north:
        total += standing(s, seat, size, unit_of(NORTH_HALF, lowest(north)), offset)
        north &= north - 1
    return total


@jit
def is_open(s, chair, size, offset):
    south = ENTRIES[s.board, offset, chair, size, SOUTH_HALF]
    north = ENTRIES[s.board, offset, chair, size, NORTH_HALF]
    return 1 if south | north else 0


@jit
def slide_worth(s, direction):
    """A slide moves everybody's blocks: one's own gain, less the mean gain of the others."""
    pushed_south, pushed_north = pushed(s, direction)
    own = 0
    others = 0
    for seat in range(s.seats):
        change = slide_gain(s, seat, direction, pushed_south, pushed_north)
        if seat == s.current:
            own = change
        else:
            others += change
    return own - others // (s.seats - 1)


@jit
def best_moves(s, moves, n, steps):
    """The best way to spread the steps over the blocks: into BEST and FIRST, by the number of steps spent."""
    for spent in range(LENGTH):
        moves[BEST + spent] = NEVER
        moves[FIRST + spent] = -1
    moves[BEST] = 0
    i = 0
    while i < n:
        if not is_movement(moves[i]):
            i += 1
            continue
        unit = unit_left(moves[i])
        size = size_at(s, s.current, unit)
        for spent in range(LENGTH):
            moves[GAIN + spent] = NEVER
        while i < n and is_movement(moves[i]) and unit_left(moves[i]) == unit:
            price = cost(s, s.current, size, unit, unit_entered(moves[i]))
            worth = gain(s, moves[i])
            if worth > moves[GAIN + price]:
                moves[GAIN + price] = worth
                moves[TO + price] = moves[i]
            i += 1
        add_block(moves, steps)


@jit
def add_block(moves, steps):
    """One block more to spread the steps over: most steps first, so that no block is moved twice."""
    for spent in range(steps, 0, -1):
        for price in range(1, spent + 1):
            total = moves[BEST + spent - price] + moves[GAIN + price]
            if moves[GAIN + price] > NEVER and total > moves[BEST + spent]:
                moves[BEST + spent] = total
                moves[FIRST + spent] = moves[TO + price]


@jit
def worth(s, move):
    """What the rest of the turn is worth if it is this one decision. Moves are weighed together, in `best_moves`, but
    one that wins is made at once."""
    if is_introduction(move):
        return gain(s, move)
    if is_movement(move):
        return 2 * WIN if gain(s, move) > WIN // 2 else NEVER
    return slide_worth(s, direction_of(move)) if is_slide(move) else 0


@jit
def choose(s, moves, n, rng):
    """A decision that begins a turn of most worth, any one if several do."""
    steps = s.steps if s.steps else on_surface(s, s.current, SMALL) + on_surface(s, s.current, LARGE)
    best_moves(s, moves, n, steps)
    whim = 1 + min(WHIM * s.quiet, MOST_WHIM)
    best = moves[0]
    most = NEVER
    for i in range(n + steps):
        spent = i - n + 1
        move = moves[i] if i < n else moves[FIRST + spent]
        value = (worth(s, move) if i < n else moves[BEST + spent]) + below(rng, whim)
        if value > most:
            best = move
            most = value
    return best
