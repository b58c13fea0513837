"""IDO in a terminal: the board drawn from one's own side, and the same in plain sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludotheque.games.ido.blocks import SIZE_LETTERS, SIZES
from ludotheque.games.ido.drawing import COLOURS, Line, block, board, compass, in_ascii, trail
from ludotheque.games.ido.home import say
from ludotheque.games.ido.words import many_steps

View = Mapping[str, Any]


def picture(
    view: View, names: Sequence[str], preferences: Mapping[str, str], latest: Sequence[View] = ()
) -> RenderableType:
    """The board, and beside it who has what."""
    return _Picture(view, names, latest)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]
    latest: Sequence[View]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Table.grid(padding=(0, 2))
        for _ in range(2):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        columns = [board(self.view, trail(self.view, self.latest)), self._panel()]
        if options.ascii_only:
            columns = [[in_ascii(line) for line in lines] for lines in columns]
        grid.add_row(*(Text("\n").join(Text.assemble(*line) for line in lines) for lines in columns))
        yield grid

    def _panel(self) -> list[Line]:
        view = self.view
        lines: list[Line] = [[(_turn(view, "panel-turn"), "bold")], [(_turn(view, "panel-grid"), "")]]
        if turned := compass(view):
            lines.append([(turned, "")])
        if view["slide_ban"]:
            lines.append([(say("panel-ban"), "")])
        if order := _order(view):
            shown = " ".join("( )" if size == "small" else "[ ]" for size in order)
            lines.append([(say("panel-order", order=shown), "")])
        lines.append([])
        for seat, player in enumerate(view["players"]):
            mark = "▸" if seat == view["turn"] else " "
            name = say("panel-player", player=self.names[seat], chair=player["chair"])
            arrived, home = len(player["home"]), _drawn(player, "home")
            reserve, colour = _drawn(player, "reserve") or "—", COLOURS[player["chair"]]
            lines += [
                [(f"{mark} ", ""), (name, f"bold {colour}")],
                [("  " + say("panel-home", arrived=arrived, goal=_goal(view), sizes=home), colour)],
                [("  " + say("panel-reserve", sizes=reserve), colour)],
            ]
        if view["turn"] is not None:
            lines += [[], [(_steps(view), "")]]
        return [*lines, [(say("panel-legend"), "dim")]]


def _turn(view: View, key: str) -> str:
    limit = view["options"]["turn_limit"]
    facts = {"turn": min(view["turns"] + 1, limit), "limit": limit}
    return say(key, **facts, offset=view["grid"], ban=int(view["slide_ban"] is not None))


def _goal(view: View) -> int:
    return int(view["options"]["goal"])


def _order(view: View) -> list[str]:
    """IDO-41: the sizes in which blocks must come home; none where nothing was agreed."""
    order = view["options"]["order"]
    return [] if order == "any" else [SIZES[SIZE_LETTERS.index(letter)] for letter in order]


def _drawn(player: View, place: str) -> str:
    """What lies somewhere beside the board."""
    return "".join(block(size, player["chair"]) for size in player[place])


def _steps(view: View) -> str:
    return say("panel-steps" if view["steps"] else "panel-may-move", steps=many_steps(view))


def sentences(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_turn(view, "words-turn")]
    if order := _order(view):
        lines.append(say("words-order", order=" ".join(say("size-name", size=size) for size in order)))
    for seat, player in enumerate(view["players"]):
        lines += _player_sentences(view, player, names[seat])
    for shape, spaces in view["spaces"].items():
        if spaces:
            lines.append(say("words-spaces", shape=shape, units=" ".join("-".join(space) for space in spaces)))
    return [*lines, _steps(view)] if view["turn"] is not None else lines


def _player_sentences(view: View, player: View, name: str) -> list[str]:
    blocks = [say("words-block", **block) for block in player["blocks"]]
    reserve = {size: player["reserve"].count(size) for size in SIZES}
    facts: dict[str, Any] = {
        "blocks": ", ".join(blocks) or say("words-nothing"),
        "reserve": say("words-reserve", **reserve) if player["reserve"] else say("words-nothing"),
        "arrived": len(player["home"]),
        "goal": _goal(view),
    }
    areas: dict[str, Any] = {kind: " ".join(player[kind]["units"]) for kind in ("start", "goal")}
    return [
        say("words-player", player=name, chair=player["chair"], **facts),
        say("words-areas", player=name, **areas),
    ]
