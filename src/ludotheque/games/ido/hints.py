"""What speaks for and against a move of IDO, as facts: it is played on a copy, and the two positions are compared."""

from collections.abc import Iterator
from itertools import product

from ludotheque.contract.shapes import reason
from ludotheque.games.ido import codes, rules, surface
from ludotheque.games.ido.blocks import SIZES
from ludotheque.games.ido.notation import parts
from ludotheque.games.ido.plan import DIRECTIONS, UNIT_OF, beyond
from ludotheque.games.ido.position import (
    blocks_of,
    both_halves,
    home_of,
    occupied,
    reserve_of,
    snapshot,
    steps_left,
    units_of,
)
from ludotheque.games.ido.shapes import Event, Reason
from ludotheque.games.ido.story import Move, happened
from ludotheque.games.ido.tables import ENTRIES, FAR, HOME_COSTS, LEAST_STEPS
from ludotheque.games.ido.view import outcome
from ludotheque.kernel import Snapshot, new_rng, plain

MOST_REASONS = 5  # a hint is one line
_can_slide, _size_in_order = plain(surface.can_slide), plain(rules.size_in_order)


def reasons(s: Snapshot, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    after, done = _played(s, move), parts(s, move)
    arrivals = _arrivals(s, happened(s, done, after))
    if after.finished:
        return [*_end(s, after), *arrivals]
    next_player = _left_to_the_next(s, after) if after.current != s.current else []
    own = _slide(s, DIRECTIONS.index(done["direction"]), after) if done["kind"] == "slide" else _other(s, done, after)
    ban = [reason("reason-bans", "IDO-30", seats=s.seats)] if after.offset != s.offset else []
    return [*arrivals, *next_player, *own, *_entries(s, after), *ban][:MOST_REASONS]


def _played(s: Snapshot, move: int) -> Snapshot:
    after = s.position.copy()
    rules.play(after.view(rules.State)[0], move, new_rng(0))  # moves in IDO draw nothing
    return snapshot(after)


def _slid(s: Snapshot, direction: int) -> Snapshot:
    return _played(s, int(codes.sliding(direction)))


def _others(s: Snapshot) -> list[int]:
    return [seat for seat in range(s.seats) if seat != s.current]


def _end(s: Snapshot, after: Snapshot) -> list[Reason]:
    """The match ends with the move, and how for the player."""
    end, own = outcome(after), s.current
    result = "lost" if own not in end["winners"] else "won" if len(end["winners"]) == 1 else "drawn"
    return [reason(f"reason-ends-by-{end['reason']}", end["clause"], result=result)]


def _arrivals(s: Snapshot, events: list[Event]) -> list[Reason]:
    """Blocks that come home, or leave the board and are in reserve again, the player's own first."""
    found = []
    for whose in ("own", "others"):
        theirs = [event for event in events if (event.get("seat") == s.current) == (whose == "own")]
        went = [event["what"] for event in theirs]
        back = went.count("out-of-order")
        arrived = went.count("went-home") + went.count("pushed-home") - back
        if arrived:
            now = max(event["arrived"] for event in theirs if event["what"] == "home")
            found.append(reason("reason-home", "IDO-40", whose=whose, many=arrived, now=now, goal=s.goal))
        if "pushed-off" in went:
            found.append(reason("reason-pushed-off", "IDO-33", whose=whose, many=went.count("pushed-off")))
        if back:
            found.append(reason("reason-out-of-order", "IDO-41", whose=whose, many=back))
    return found


def _left_to_the_next(s: Snapshot, after: Snapshot) -> list[Reason]:
    """What the next player could do: win, or push the player's blocks off the board. Whether it has all been before."""
    found = [reason("reason-leaves-a-win", "IDO-40")] if _can_win(after) else []
    *earlier, now = after.seen[: after.quiet]
    if now in earlier:
        found.append(reason("reason-repeats", "IDO-43"))
    own, losses = s.current, {}
    for direction in _slides(after) if not after.ban else ():
        slid = _slid(after, direction)
        losses[direction] = sum(reserve_of(slid, own)) - sum(reserve_of(after, own))
    worst = max(losses, key=lambda direction: losses[direction], default=None)
    if worst is not None and losses[worst] > 0:
        found.append(reason("reason-exposed", "IDO-33", many=losses[worst], direction=DIRECTIONS[worst]))
    return found


def _slides(s: Snapshot) -> Iterator[int]:
    """IDO-12: where the grid can go."""
    return (direction for direction in range(len(DIRECTIONS)) if _can_slide(s.offset, direction))


def _can_win(s: Snapshot) -> bool:
    """Whether the player whose turn begins can end the match: every block by its shortest way. No slide wins where
    moves do not: what it would push home stands before the goal, and each block gives a step (IDO-11)."""
    seat, total = s.current, 0
    ways = [sorted(_way(s, seat, size, unit) for unit in blocks_of(s, seat, size)) for size in range(len(SIZES))]
    for place in range(sum(home_of(s, seat)), s.goal):
        fitting = [ways[_size_in_order(s.order, place)]] if s.order else ways
        nearest = min(fitting, key=lambda of_size: of_size[:1] or [FAR])
        total += nearest.pop(0) if nearest else FAR
    return total <= steps_left(s)


def _way(s: Snapshot, seat: int, size: int, unit: int) -> int:
    """The steps that a block needs to come home as the grid stands; FAR if no way leads there."""
    return int(HOME_COSTS[s.board][s.offset][s.chairs[seat]][size][unit])


def _least(s: Snapshot, seat: int, size: int, unit: int) -> int:
    """The same if the grid always stood where it should."""
    return int(LEAST_STEPS[s.board, s.chairs[seat], size, unit])


def _slide(s: Snapshot, direction: int, after: Snapshot) -> list[Reason]:
    """Whose ways home a slide opens or closes, and whose blocks it carries."""
    found = []
    for whose, seats in (("own", [s.current]), ("others", _others(s))):
        opened = closed = carried = 0
        for seat, size, unit, there in _carried(s, seats, direction):
            before, now = _way(s, seat, size, unit), _way(after, seat, size, there)
            opened += now < FAR == before
            closed += before < FAR == now
            carried += _least(s, seat, size, unit) - _least(s, seat, size, there)
        if opened:
            found.append(reason("reason-opens", "IDO-21", whose=whose, many=opened))
        if closed:
            found.append(reason("reason-closes", "IDO-21", whose=whose, many=closed))
        if carried:
            change = "nearer" if carried > 0 else "farther"
            found.append(reason("reason-carries", "IDO-31", whose=whose, change=change, by=abs(carried)))
    return found


def _carried(s: Snapshot, seats: list[int], direction: int) -> Iterator[tuple[int, int, int, int]]:
    """The blocks of some seats that stay on the board in a slide: seat, size, the unit before and the unit after it."""
    for seat, size in product(seats, range(len(SIZES))):
        for unit in blocks_of(s, seat, size):
            there = _pushed_to(s, unit, direction)
            if there is not None:
                yield seat, size, unit, there


def _pushed_to(s: Snapshot, unit: int, direction: int) -> int | None:
    """Where the block on a unit is after a slide; None off the board."""
    return beyond(unit, direction) if both_halves(surface.pushed(s.record, direction)) >> unit & 1 else unit


def _other(s: Snapshot, move: Move, after: Snapshot) -> list[Reason]:
    """A turn that is no slide."""
    if move["kind"] == "pass":
        return [reason("reason-passes", "IDO-13")]
    if move["kind"] == "stop":
        return [reason("reason-stops", "IDO-11", steps=s.steps)]
    size = SIZES.index(move["size"])
    if move["kind"] == "introduce":
        return _introduction(after, s.current, size, UNIT_OF[move["to"]])
    return [] if move["to"] == "home" else _move(s, size, UNIT_OF[move["at"]], UNIT_OF[move["to"]], after)


def _introduction(after: Snapshot, seat: int, size: int, unit: int) -> list[Reason]:
    blocks = sum(units_of(after, seat, size).bit_count() for size in range(len(SIZES)))
    found = [reason("reason-more-steps", "IDO-11", steps=blocks)]
    way = _way(after, seat, size, unit)
    return [*found, reason("reason-has-a-way", "IDO-23", steps=way)] if way < FAR else found


def _move(s: Snapshot, size: int, unit: int, to: int, after: Snapshot) -> list[Reason]:
    """How far it is home from where a block came, beside what it was before; with no way home, what would open one.

    A step between fitting spaces keeps the way or the want of one; only a block that was pushed onto another shape can
    lose its way, by leaving over the wrong side.
    """
    seat = s.current
    before, now = _way(s, seat, size, unit), _way(after, seat, size, to)
    if now < FAR:
        return _nearer("reason-nearer", before, now)
    found = [reason("reason-loses-the-way", "IDO-21")] if before < FAR else []
    found += _nearer("reason-nearer-without-a-way", _least(s, seat, size, unit), _least(s, seat, size, to))
    ways = {}
    for direction in _slides(after):
        there = _pushed_to(after, to, direction)
        if there is not None:
            ways[direction] = _way(_slid(after, direction), seat, size, there)
    best = min(ways, key=lambda direction: ways[direction], default=None)
    if best is not None and ways[best] < FAR:
        found.append(reason("reason-needs-a-slide", "IDO-12", direction=DIRECTIONS[best], steps=ways[best]))
    return found


def _nearer(key: str, before: int, now: int) -> list[Reason]:
    change = "nearer" if now < before else "farther" if now > before else "same"
    return [reason(key, "IDO-23", change=change, by=abs(before - now), steps=now)]


def _entries(s: Snapshot, after: Snapshot) -> list[Reason]:
    """IDO-10: of which sizes the player's own blocks can come in now, or no longer; and the others' no longer."""
    found = []
    for size, name in enumerate(SIZES):
        could, can = _can_come_in(s, s.current, size), _can_come_in(after, s.current, size)
        if could != can and reserve_of(after, s.current)[size]:
            found.append(reason("reason-can-come-in" if can else "reason-cannot-come-in", "IDO-10", size=name))
        if any(_can_come_in(s, seat, size) > _can_come_in(after, seat, size) for seat in _others(s)):
            found.append(reason("reason-keeps-out", "IDO-10", size=name))
    return found


def _can_come_in(s: Snapshot, seat: int, size: int) -> bool:
    places = both_halves(ENTRIES[s.board, s.offset, s.chairs[seat], size])
    return bool(reserve_of(s, seat)[size] and places & ~occupied(s))
