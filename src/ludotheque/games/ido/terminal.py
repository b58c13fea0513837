"""IDO in a terminal: the board drawn from one's own side, the same in plain sentences, and moves in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludotheque.contract.texts import say
from ludotheque.games.ido.blocks import SIZE_LETTERS, SIZES
from ludotheque.games.ido.drawing import COLOURS, View, block, board, in_ascii
from ludotheque.games.ido.notation import INTRODUCTION, MOVEMENT
from ludotheque.games.ido.options import HOME


def _say(key: str, **facts: Any) -> str:
    return say(key, HOME, **facts)


def picture(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> RenderableType:
    """The board, and beside it who has what."""
    return _Picture(view, names)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Table.grid(padding=(0, 2))
        for _ in range(2):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        columns = [board(self.view, {}), self._panel()]
        if options.ascii_only:
            columns = [[in_ascii(line) for line in lines] for lines in columns]
        grid.add_row(*(Text("\n").join(lines) for lines in columns))
        yield grid

    def _panel(self) -> list[Text]:
        view = self.view
        lines = [Text(_turn(view, "panel-turn"), "bold"), Text(_turn(view, "panel-grid"))]
        if view["slide_ban"] and view["turn"] is not None:
            lines.append(Text(_say("panel-ban")))
        if view["order"]:
            lines.append(Text(_say("panel-order", order=" ".join("( )" if s == "s" else "[ ]" for s in view["order"]))))
        lines.append(Text())
        for seat, player in enumerate(view["players"]):
            mark = "▸" if seat == view["turn"] else " "
            name = _say("panel-player", player=self.names[seat], chair=player["chair"])
            home = {"arrived": len(player["home"]), "goal": view["goal"], "sizes": _drawn(player, "home")}
            reserve, colour = _drawn(player, "reserve") or "—", COLOURS[player["chair"]]
            lines += [
                Text.assemble(f"{mark} ", (name, f"bold {colour}")),
                Text("  " + _say("panel-home", **home), colour),
                Text("  " + _say("panel-reserve", sizes=reserve), colour),
            ]
        if view["turn"] is not None:
            lines += [Text(), Text(_steps(view))]
        return [*lines, Text(_say("panel-legend"), "dim")]


def _turn(view: View, key: str) -> str:
    facts = {"turn": min(view["turns"] + 1, view["turn_limit"]), "limit": view["turn_limit"]}
    return _say(key, **facts, offset=view["grid"], ban=view["slide_ban"])


def _size(letter: str) -> str:
    return SIZES[SIZE_LETTERS.index(letter)]


def _drawn(player: View, place: str) -> str:
    """What lies somewhere beside the board."""
    return "".join(block(size, player["chair"]) for size in player[place])


def _steps(view: View) -> str:
    return _say("panel-steps" if view["steps"] else "panel-may-move", steps=_many_steps(view))


def _many_steps(view: View) -> int:
    """Steps left, or those that a turn of moves would have."""
    return int(view["steps"]) or len(view["players"][view["turn"]]["blocks"])


def words(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_turn(view, "words-turn")]
    if view["order"]:
        order = " ".join(_say("size-name", size=_size(letter)) for letter in view["order"])
        lines.append(_say("words-order", order=order))
    for seat, player in enumerate(view["players"]):
        lines += _player_words(view, player, names[seat])
    for shape, spaces in view["spaces"].items():
        if spaces:
            lines.append(_say("words-spaces", shape=shape, units=" ".join(spaces)))
    return [*lines, _steps(view)] if view["turn"] is not None else lines


def _player_words(view: View, player: View, name: str) -> list[str]:
    blocks = [_say("words-block", size=_size(block[0]), unit=block[2:]) for block in player["blocks"]]
    reserve = {size: player["reserve"].count(letter) for size, letter in zip(SIZES, SIZE_LETTERS, strict=True)}
    facts = {
        "blocks": ", ".join(blocks) or _say("words-nothing"),
        "reserve": _say("words-reserve", **reserve) if player["reserve"] else _say("words-nothing"),
        "arrived": len(player["home"]),
        "goal": view["goal"],
    }
    areas = {kind: " ".join(player[kind]["units"]) for kind in ("start", "goal")}
    return [
        _say("words-player", player=name, chair=player["chair"], **facts),
        _say("words-areas", player=name, **areas),
    ]


def meaning(move: str, view: View) -> str:
    """A legal move in words."""
    if found := INTRODUCTION.fullmatch(move):
        return _say("meaning-introduce", size=_size(found["size"]), unit=found["unit"])
    if found := MOVEMENT.fullmatch(move):
        unit, to = found["unit"], found["to"]
        (size,) = (name[0] for name in view["players"][view["turn"]]["blocks"] if name[2:] == unit)
        key = "meaning-home" if to == "home" else "meaning-move"
        return _say(key, size=_size(size), unit=unit, to=to, cost=_reach(view, unit)[to])
    if move.startswith("slide "):
        return _say("meaning-slide", direction=move.removeprefix("slide "))
    return _say(f"meaning-{move}")


def _reach(view: View, unit: str) -> dict[str, int]:
    """Where a block can go in this turn, with the steps it takes."""
    moves = ((move, int(cost)) for cost, moves in view["costs"].items() for move in moves)
    return {move.split("-")[1]: cost for move, cost in moves if move.startswith(unit)}


# Questions at the prompt


def _chosen(view: View, words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The block that a question is about, or what to say when it is about none."""
    units = sorted({move.split("-")[0] for moves in view["costs"].values() for move in moves})
    if not units:
        return None, [_say("reach-nobody")]
    if len(words) == 1 and words[0].lower() in units:
        return words[0].lower(), []
    return None, [_say("reach-which", units=" ".join(units))]


def _reach_question(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """Where a block can go, by the steps it takes."""
    unit, answer = _chosen(view, words)
    if unit is None:
        return answer
    reach = _reach(view, unit)
    places = [
        _say("reach-steps", steps=cost, places=" ".join(to for to in reach if reach[to] == cost))
        for cost in sorted(set(reach.values()))
    ]
    return [_say("reach-block", unit=unit, steps=_many_steps(view), places="; ".join(places))]


def _map_question(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """The same, drawn: every place that the block can go to shows its steps."""
    unit, answer = _chosen(view, words)
    if unit is None:
        return answer
    marks = {to: (f" {cost} ", "") for to, cost in _reach(view, unit).items()}
    return [*(line.plain.rstrip() for line in board(view, marks)), *_reach_question(view, names, words)]


QUESTIONS: dict[str, Callable[[View, Sequence[str], Sequence[str]], list[str]]] = {
    "reach": _reach_question,
    "map": _map_question,
}
