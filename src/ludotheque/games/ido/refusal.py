"""Why a text is no legal move: the clause and the sentence."""

from typing import Any

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.ido.blocks import FITTING, SIZE_LETTERS, SIZES
from ludotheque.games.ido.boards import BOARDS
from ludotheque.games.ido.notation import INTRODUCTION, MOVEMENT, SLIDING, tidy
from ludotheque.games.ido.options import HOME
from ludotheque.games.ido.plan import NAMES, SHAPES, UNIT_OF, members
from ludotheque.games.ido.tables import FAR, HOME_STEPS, MOST_STEPS
from ludotheque.games.ido.view import blocks_of, costs, occupied, reserve_of, steps_left


def why(s: Any, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record."""
    if tidy(text) in legal:
        return NotAMove("untidy", home=HOME, clause="IDO-11", move=text, tidy=tidy(text))
    if text == "pass":
        return _no("no-pass", "IDO-13", moves=", ".join(legal[:3]))
    if text == "stop":
        return _no("nothing-to-stop", "IDO-11")
    if found := MOVEMENT.fullmatch(text):
        return _no_move(s, found["unit"], found["to"])
    introduction, sliding = INTRODUCTION.fullmatch(text), SLIDING.fullmatch(text)
    if not introduction and not sliding:
        return NotAMove("not-a-move", home=HOME, clause="IDO-11", move=text)
    if s.steps:
        return _no("turn-of-moves", "IDO-11", steps=int(s.steps))
    if introduction:
        return _no_introduction(s, SIZE_LETTERS.index(introduction["size"]), introduction["unit"])
    return _no_slide(s, sliding["direction"] if sliding else "")


def _no(key: str, clause: str, **facts: Any) -> IllegalMove:
    return IllegalMove(key, home=HOME, clause=clause, **facts)


def _spaces(s: Any) -> Any:
    return BOARDS[int(s.board)].spaces(int(s.offset))


def _no_introduction(s: Any, size: int, unit: str) -> IllegalMove:
    start = BOARDS[int(s.board)].starts[int(s.chairs[s.current])]
    space = _spaces(s)[UNIT_OF[unit]]
    if not reserve_of(s, int(s.current))[size]:
        return _no("none-in-reserve", "IDO-10", size=SIZES[size])
    if not space.units & start.units:
        shown = " ".join(NAMES[touching] for touching in members(start.units))
        return _no("not-at-start", "IDO-10", unit=unit, units=shown)
    if space.shape != FITTING[size]:
        return _no("space-does-not-fit", "IDO-10", size=SIZES[size], unit=unit, shape=SHAPES[space.shape])
    return _no("unit-taken", "IDO-5", unit=unit)


def _no_move(s: Any, name: str, to: str) -> IllegalMove:
    seat, unit, steps = int(s.current), UNIT_OF[name], steps_left(s)
    size = next((size for size in range(2) if unit in blocks_of(s, seat, size)), None)
    if size is None:
        taken = occupied(s) >> unit & 1
        return _no("not-your-block" if taken else "no-block", "IDO-24" if taken else "IDO-11", unit=name)
    if to == "home":
        home = int(HOME_STEPS[int(s.board), int(s.offset), int(s.chairs[seat]), size, unit])
        if home < FAR:
            return _no("home-too-far", "IDO-23", unit=name, cost=home, steps=steps)
        return _no("no-way-home", "IDO-23", unit=name, size=SIZES[size])
    space, shape = _spaces(s)[UNIT_OF[to]], FITTING[size]
    if space.shape != shape:
        return _no("space-not-entered", "IDO-21", size=SIZES[size], unit=to, shape=SHAPES[space.shape])
    if occupied(s) >> UNIT_OF[to] & 1:
        return _no("cannot-stop-there", "IDO-22", unit=to)
    cost = costs(s, size, unit, MOST_STEPS).get(to)
    if space.units >> unit & 1:
        return _no("same-rectangle", "IDO-22", unit=name, to=to)
    if cost is None:
        return _no("no-path", "IDO-20", unit=name, to=to, size=SIZES[size])
    return _no("too-far", "IDO-11", unit=name, to=to, cost=cost, steps=steps)


def _no_slide(s: Any, direction: str) -> IllegalMove:
    if s.ban:
        own = s.seats == 2 and s.ban == 1
        return _no("slid-yourself" if own else "slid-before", "IDO-30")
    return _no("grid-at-edge", "IDO-12", direction=direction)
