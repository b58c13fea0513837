"""What speaks for and against a move of IDO, as facts: it is played on a copy, and the two positions are compared."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from ludotheque.games.ido import codes, rules, surface
from ludotheque.games.ido.blocks import SIZES
from ludotheque.games.ido.notation import text
from ludotheque.games.ido.plan import DIRECTIONS, beyond
from ludotheque.games.ido.tables import ENTRIES, FAR, HOME_STEPS, LEAST_STEPS
from ludotheque.games.ido.view import (
    Event,
    blocks_of,
    both_halves,
    happened,
    home_of,
    occupied,
    outcome,
    reserve_of,
    steps_left,
)
from ludotheque.kernel import new_rng

Reason = dict[str, Any]
MOST_REASONS = 5  # a hint is one line
CHANCE = new_rng(0)  # moves in IDO draw nothing


def reasons(s: Any, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    after = _played(s, move)
    arrivals = _arrivals(s, happened(s, text(s, move), after))
    if after.finished:
        return [_end(s, after), *arrivals]
    next_player = _left_to_the_next(s, after) if after.current != s.current else []
    own = _slide(s, codes.direction_of(move), after) if codes.is_slide(move) else _other(s, move, after)
    ban = [_reason("reason-bans", "IDO-30", seats=int(s.seats))] if after.offset != s.offset else []
    return [*arrivals, *next_player, *own, *_entries(s, after), *ban][:MOST_REASONS]


def _reason(key: str, clause: str, **facts: Any) -> Reason:
    return {"key": key, "clause": clause, **facts}


def _played(s: Any, move: int) -> Any:
    after = s.copy()
    rules.play(after, move, CHANCE)
    return after


def _others(s: Any) -> list[int]:
    return [seat for seat in range(int(s.seats)) if seat != s.current]


def _end(s: Any, after: Any) -> Reason:
    """The match ends with the move, and how for the player."""
    end, own = outcome(after), int(s.current)
    result = "lost" if own not in end["winners"] else "won" if len(end["winners"]) == 1 else "drawn"
    return _reason(f"reason-ends-by-{end['reason']}", end["clause"], result=result)


def _arrivals(s: Any, events: list[Event]) -> list[Reason]:
    """Blocks that come home, or leave the board and are in reserve again, the player's own first."""
    found = []
    for whose in ("own", "others"):
        theirs = [event for event in events if (event.get("seat") == s.current) == (whose == "own")]
        went = [event["what"] for event in theirs]
        back = went.count("out-of-order")
        arrived = went.count("went-home") + went.count("pushed-home") - back
        if arrived:
            now = max(event["arrived"] for event in theirs if event["what"] == "home")
            found.append(_reason("reason-home", "IDO-40", whose=whose, many=arrived, now=now, goal=int(s.goal)))
        if "pushed-off" in went:
            found.append(_reason("reason-pushed-off", "IDO-33", whose=whose, many=went.count("pushed-off")))
        if back:
            found.append(_reason("reason-out-of-order", "IDO-41", whose=whose, many=back))
    return found


def _left_to_the_next(s: Any, after: Any) -> list[Reason]:
    """What the next player could do: win, or push the player's blocks off the board. Whether it has all been before."""
    found = [_reason("reason-leaves-a-win", "IDO-40")] if _can_win(after) else []
    *earlier, now = after.seen[: int(after.quiet)]
    if now in earlier:
        found.append(_reason("reason-repeats", "IDO-43"))
    own, losses = int(s.current), {}
    for direction in _slides(after) if not after.ban else ():
        slid = _played(after, codes.sliding(direction))
        losses[direction] = sum(reserve_of(slid, own)) - sum(reserve_of(after, own))
    worst = max(losses, key=lambda direction: losses[direction], default=None)
    if worst is not None and losses[worst] > 0:
        found.append(_reason("reason-exposed", "IDO-33", many=losses[worst], direction=DIRECTIONS[worst]))
    return found


def _slides(s: Any) -> Iterator[int]:
    """IDO-12: where the grid can go."""
    return (direction for direction in range(len(DIRECTIONS)) if surface.can_slide(int(s.offset), direction))


def _can_win(s: Any) -> bool:
    """Whether the player whose turn begins can end the match: every block by its shortest way. No slide wins where
    moves do not: what it would push home stands before the goal, and each block gives a step (IDO-11)."""
    seat, total = int(s.current), 0
    ways = [sorted(_way(s, seat, size, unit) for unit in blocks_of(s, seat, size)) for size in range(len(SIZES))]
    for place in range(sum(home_of(s, seat)), int(s.goal)):
        fitting = [ways[rules.size_in_order(int(s.order), place)]] if s.order else ways
        nearest = min(fitting, key=lambda of_size: of_size[:1] or [FAR])
        total += nearest.pop(0) if nearest else FAR
    return total <= steps_left(s)


def _way(s: Any, seat: int, size: int, unit: int) -> int:
    """The steps that a block needs to come home as the grid stands; FAR if no way leads there."""
    return int(HOME_STEPS[int(s.board), int(s.offset), int(s.chairs[seat]), size, unit])


def _least(s: Any, seat: int, size: int, unit: int) -> int:
    """The same if the grid always stood where it should."""
    return int(LEAST_STEPS[int(s.board), int(s.chairs[seat]), size, unit])


def _slide(s: Any, direction: int, after: Any) -> list[Reason]:
    """Whose ways home a slide opens or closes, and whose blocks it carries."""
    found = []
    for whose, seats in (("own", [int(s.current)]), ("others", _others(s))):
        opened = closed = carried = 0
        for seat, size, unit, there in _carried(s, seats, direction):
            before, now = _way(s, seat, size, unit), _way(after, seat, size, there)
            opened += now < FAR == before
            closed += before < FAR == now
            carried += _least(s, seat, size, unit) - _least(s, seat, size, there)
        if opened:
            found.append(_reason("reason-opens", "IDO-21", whose=whose, many=opened))
        if closed:
            found.append(_reason("reason-closes", "IDO-21", whose=whose, many=closed))
        if carried:
            change = "nearer" if carried > 0 else "farther"
            found.append(_reason("reason-carries", "IDO-31", whose=whose, change=change, by=abs(carried)))
    return found


def _carried(s: Any, seats: list[int], direction: int) -> Iterator[tuple[int, int, int, int]]:
    """The blocks of some seats that stay on the board in a slide: seat, size, the unit before and the unit after it."""
    for seat, size in product(seats, range(len(SIZES))):
        for unit in blocks_of(s, seat, size):
            there = _pushed_to(s, unit, direction)
            if there is not None:
                yield seat, size, unit, there


def _pushed_to(s: Any, unit: int, direction: int) -> int | None:
    """Where the block on a unit is after a slide; None off the board."""
    return beyond(unit, direction) if both_halves(surface.pushed(s, direction)) >> unit & 1 else unit


def _other(s: Any, move: int, after: Any) -> list[Reason]:
    """A turn that is no slide."""
    if move == codes.PASS:
        return [_reason("reason-passes", "IDO-13")]
    if move == codes.STOP:
        return [_reason("reason-stops", "IDO-11", steps=int(s.steps))]
    if codes.is_introduction(move):
        return _introduction(after, int(s.current), codes.size_introduced(move), codes.unit_introduced(move))
    to = codes.unit_entered(move)
    return [] if to == codes.GOAL_AREA else _move(s, codes.unit_left(move), to, after)


def _introduction(after: Any, seat: int, size: int, unit: int) -> list[Reason]:
    blocks = sum(len(blocks_of(after, seat, size)) for size in range(len(SIZES)))
    found = [_reason("reason-more-steps", "IDO-11", steps=blocks)]
    way = _way(after, seat, size, unit)
    return [*found, _reason("reason-has-a-way", "IDO-23", steps=way)] if way < FAR else found


def _move(s: Any, unit: int, to: int, after: Any) -> list[Reason]:
    """How far it is home from where a block came, beside what it was before; with no way home, what would open one.

    A step between fitting spaces keeps the way or the want of one; only a block that was pushed onto another shape can
    lose its way, by leaving over the wrong side.
    """
    seat, size = int(s.current), int(surface.size_at(s, int(s.current), unit))
    before, now = _way(s, seat, size, unit), _way(after, seat, size, to)
    if now < FAR:
        return [_nearer("reason-nearer", before, now)]
    found = [_reason("reason-loses-the-way", "IDO-21")] if before < FAR else []
    found.append(_nearer("reason-nearer-without-a-way", _least(s, seat, size, unit), _least(s, seat, size, to)))
    ways = {}
    for direction in _slides(after):
        there = _pushed_to(after, to, direction)
        if there is not None:
            ways[direction] = _way(_played(after, codes.sliding(direction)), seat, size, there)
    best = min(ways, key=lambda direction: ways[direction], default=None)
    if best is not None and ways[best] < FAR:
        found.append(_reason("reason-needs-a-slide", "IDO-12", direction=DIRECTIONS[best], steps=ways[best]))
    return found


def _nearer(key: str, before: int, now: int) -> Reason:
    change = "nearer" if now < before else "farther" if now > before else "same"
    return _reason(key, "IDO-23", change=change, by=abs(before - now), steps=now)


def _entries(s: Any, after: Any) -> list[Reason]:
    """IDO-10: of which sizes the player's own blocks can come in now, or no longer; and the others' no longer."""
    found = []
    for size, name in enumerate(SIZES):
        could, can = _can_come_in(s, int(s.current), size), _can_come_in(after, int(s.current), size)
        if could != can and reserve_of(after, int(s.current))[size]:
            found.append(_reason("reason-can-come-in" if can else "reason-cannot-come-in", "IDO-10", size=name))
        if any(_can_come_in(s, seat, size) > _can_come_in(after, seat, size) for seat in _others(s)):
            found.append(_reason("reason-keeps-out", "IDO-10", size=name))
    return found


def _can_come_in(s: Any, seat: int, size: int) -> bool:
    places = both_halves(ENTRIES[int(s.board), int(s.offset), int(s.chairs[seat]), size])
    return bool(reserve_of(s, seat)[size] and places & ~occupied(s))
