"""Why a text is no legal move: the clause, the sentence, and what could be played instead."""

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.ido.blocks import FITTING, SIZE_LETTERS, SIZES
from ludotheque.games.ido.boards import BOARDS
from ludotheque.games.ido.codes import GOAL_AREA
from ludotheque.games.ido.home import HOME, no
from ludotheque.games.ido.notation import INTRODUCTION, MOVEMENT, SLIDING
from ludotheque.games.ido.plan import NAMES, SHAPES, UNIT_OF, Plan, Space, members
from ludotheque.games.ido.position import cost, occupied, reserve_of, size_at, steps_left, units_of
from ludotheque.games.ido.tables import FAR
from ludotheque.kernel import Snapshot

FEW = 3  # legal moves, as examples


def why(s: Snapshot, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record."""
    if text == "pass":
        some = legal[:FEW]
        return no("no-pass", clause="IDO-13", instead=some, moves=", ".join(some))
    if text == "stop":
        return no("nothing-to-stop", clause="IDO-11")
    if found := MOVEMENT.fullmatch(text):
        instead = [move for move in legal if move.endswith(f"-{found['to']}")]  # other blocks can go there
        return _no_move(s, found["unit"], found["to"], instead)
    introduction, sliding = INTRODUCTION.fullmatch(text), SLIDING.fullmatch(text)
    if not introduction and not sliding:
        return NotAMove("not-a-move", home=HOME, clause="IDO-11", move=text)
    if s.steps:
        return no("turn-of-moves", clause="IDO-11", instead=["stop"], steps=s.steps)
    if introduction:
        size = introduction["size"]
        instead = [move for move in legal if move.startswith(f"+{size}")]
        return _no_introduction(s, SIZE_LETTERS.index(size), introduction["unit"], instead)
    instead = [move for move in legal if SLIDING.fullmatch(move)]
    return _no_slide(s, sliding["direction"] if sliding else "", instead)


def _space(s: Snapshot, unit: str) -> Space:
    board: Plan = BOARDS[s.board]
    return board.spaces(s.offset)[UNIT_OF[unit]]


def _no_introduction(s: Snapshot, size: int, unit: str, instead: list[str]) -> IllegalMove:
    start = BOARDS[s.board].starts[s.chairs[s.current]]
    space = _space(s, unit)
    if not reserve_of(s, s.current)[size]:
        return no("none-in-reserve", clause="IDO-10", size=SIZES[size])
    if not space.units & start.units:
        shown = " ".join(NAMES[touching] for touching in members(start.units))
        return no("not-at-start", clause="IDO-10", instead=instead, unit=unit, units=shown)
    if space.shape != FITTING[size]:
        facts = {"size": SIZES[size], "unit": unit, "shape": SHAPES[space.shape]}
        return no("space-does-not-fit", clause="IDO-10", instead=instead, **facts)
    return no("unit-taken", clause="IDO-5", instead=instead, unit=unit)


def _no_move(s: Snapshot, name: str, to: str, instead: list[str]) -> IllegalMove:
    seat, unit, steps = s.current, UNIT_OF[name], steps_left(s)
    if not any(units_of(s, seat, size) >> unit & 1 for size in range(len(SIZES))):
        if occupied(s) >> unit & 1:
            return no("not-your-block", clause="IDO-24", instead=instead, unit=name)
        return no("no-block", clause="IDO-11", instead=instead, unit=name)
    size = size_at(s, seat, unit)
    if to == "home":
        way = cost(s, size, unit, GOAL_AREA)
        if way < FAR:
            return no("home-too-far", clause="IDO-23", instead=instead, unit=name, cost=way, steps=steps)
        return no("no-way-home", clause="IDO-23", instead=instead, unit=name, size=SIZES[size])
    space = _space(s, to)
    if space.shape != FITTING[size]:
        facts = {"size": SIZES[size], "unit": to, "shape": SHAPES[space.shape]}
        return no("space-not-entered", clause="IDO-21", instead=instead, **facts)
    if occupied(s) >> UNIT_OF[to] & 1:
        return no("cannot-stop-there", clause="IDO-22", unit=to)
    if space.units >> unit & 1:
        return no("same-rectangle", clause="IDO-22", instead=instead, unit=name, to=to)
    way = cost(s, size, unit, UNIT_OF[to])
    if way == FAR:
        return no("no-path", clause="IDO-20", instead=instead, unit=name, to=to, size=SIZES[size])
    return no("too-far", clause="IDO-11", instead=instead, unit=name, to=to, cost=way, steps=steps)


def _no_slide(s: Snapshot, direction: str, instead: list[str]) -> IllegalMove:
    if s.ban:
        own = s.seats == 2 and s.ban == 1
        return no("slid-yourself" if own else "slid-before", clause="IDO-30")
    return no("grid-at-edge", clause="IDO-12", instead=instead, direction=direction)
