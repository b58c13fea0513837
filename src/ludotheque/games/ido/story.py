"""The story of a move: what the player did, what it pushed, what came home, the end. Nothing is hidden in IDO."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.ido import surface
from ludotheque.games.ido.blocks import SIZES
from ludotheque.games.ido.boards import BOARDS
from ludotheque.games.ido.plan import DIRECTIONS, NAMES, beyond, members
from ludotheque.games.ido.position import both_halves, home_of, steps_left, units_of
from ludotheque.games.ido.shapes import Event, PushedBlock
from ludotheque.games.ido.view import outcome
from ludotheque.kernel import Snapshot

Move = dict[str, Any]


def happened(before: Snapshot, move: Move, after: Snapshot) -> list[Event]:
    """All events of a move, in order."""
    events = DONE[move["kind"]](before, move, after)
    if after.finished:
        events.append({"what": "over", **outcome(after)})
    return events


def _introduce(before: Snapshot, move: Move, after: Snapshot) -> list[Event]:
    seat, size, to = before.current, move["size"], move["to"]
    return [{"what": "introduced", "clause": "IDO-10", "seat": seat, "size": size, "to": to}]


def _stop(before: Snapshot, move: Move, after: Snapshot) -> list[Event]:
    return [{"what": "stopped", "clause": "IDO-11", "seat": before.current}]


def _pass(before: Snapshot, move: Move, after: Snapshot) -> list[Event]:
    return [{"what": "passed", "clause": "IDO-13", "seat": before.current}]


def _move(before: Snapshot, move: Move, after: Snapshot) -> list[Event]:
    """A block goes to a unit, or home."""
    seat, size, at, to, cost = before.current, move["size"], move["at"], move["to"], move["cost"]
    steps = steps_left(before) - cost
    if to != "home":
        return [
            {
                "what": "moved",
                "clause": "IDO-20",
                "seat": seat,
                "size": size,
                "at": at,
                "to": to,
                "cost": cost,
                "steps": steps,
            }
        ]
    return [
        {
            "what": "went-home",
            "clause": "IDO-23",
            "seat": seat,
            "size": size,
            "at": at,
            "cost": cost,
            "steps": steps,
        },
        *_arrived(before, seat, [SIZES.index(size)], after),
    ]


def _slide(before: Snapshot, move: Move, after: Snapshot) -> list[Event]:
    """A slide: what it pushed, by way of whom (IDO-31), and what it pushed off (IDO-33)."""
    direction = DIRECTIONS.index(move["direction"])
    events: list[Event] = [
        {"what": "slid", "clause": "IDO-12", "seat": before.current, "direction": DIRECTIONS[direction]}
    ]
    moving = both_halves(surface.pushed(before.record, direction))
    pushed: dict[int, PushedBlock] = {}
    left: list[Event] = []
    for owner in range(before.seats):
        goal = BOARDS[before.board].goals[before.chairs[owner]]
        arrived = []
        for size, name in enumerate(SIZES):
            for unit in members(moving & units_of(before, owner, size)):
                to = beyond(unit, direction)
                if to is not None:
                    pushed[unit] = {"seat": owner, "size": name, "at": NAMES[unit], "to": NAMES[to]}
                elif goal.direction == direction and goal.units >> unit & 1:
                    left.append(
                        {"what": "pushed-home", "clause": "IDO-33", "seat": owner, "size": name, "at": NAMES[unit]}
                    )
                    arrived.append(size)
                else:
                    left.append(
                        {"what": "pushed-off", "clause": "IDO-33", "seat": owner, "size": name, "at": NAMES[unit]}
                    )
        left += _arrived(before, owner, arrived, after)
    if pushed:
        events.append({"what": "pushed", "clause": "IDO-31", "blocks": [pushed[unit] for unit in sorted(pushed)]})
    return events + left


DONE: dict[str, Callable[[Snapshot, Move, Snapshot], list[Event]]] = {
    "introduce": _introduce,
    "move": _move,
    "slide": _slide,
    "stop": _stop,
    "pass": _pass,
}


def _arrived(before: Snapshot, seat: int, sizes: list[int], after: Snapshot) -> list[Event]:
    """Blocks that reached the goal area: how many are home now, and what came out of order (IDO-41)."""
    events: list[Event] = []
    had, has = home_of(before, seat), home_of(after, seat)
    for size, name in enumerate(SIZES):
        back = sizes.count(size) - (has[size] - had[size])
        for _ in range(back):
            events.append({"what": "out-of-order", "clause": "IDO-41", "seat": seat, "size": name})
    if has != had:
        events.append({"what": "home", "clause": "IDO-40", "seat": seat, "arrived": sum(has)})
    return events
