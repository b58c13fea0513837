"""IDO in a terminal: the board drawn from one's own side, the same in plain sentences, and moves in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludotheque.contract.texts import say
from ludotheque.games.ido.drawing import SHAPES
from ludotheque.games.ido.notation import INTRODUCTION, MOVEMENT, SIZE_LETTERS
from ludotheque.games.ido.options import HOME
from ludotheque.games.ido.sketch import COLOURS, View, block, in_ascii, sketch
from ludotheque.games.ido.tables import SIZES


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
        columns = [sketch(self.view, {}), self._panel()]
        if options.ascii_only:
            columns = [[in_ascii(line) for line in lines] for lines in columns]
        grid.add_row(*(Text("\n").join(lines) for lines in columns))
        yield grid

    def _panel(self) -> list[Text]:
        view = self.view
        lines = [Text(_turn(view, "panel-turn"), "bold"), Text(_turn(view, "panel-grid"))]
        if view["order"]:
            lines.append(Text(_say("panel-order", order=_order(view))))
        lines.append(Text())
        for seat, player in enumerate(view["players"]):
            mark = "▸" if seat == view["turn"] else " "
            name = _say("panel-player", player=self.names[seat], chair=player["chair"])
            home, reserve = (_pieces(player, place) for place in ("home", "reserve"))
            colour = COLOURS[player["chair"]]
            lines += [
                Text.assemble(f"{mark} ", (name, f"bold {colour}")),
                Text("  " + _say("panel-home", arrived=_many(player, "home"), goal=view["goal"], sizes=home), colour),
                Text("  " + _say("panel-reserve", sizes=reserve or "—"), colour),
            ]
        if view["turn"] is not None:
            lines += [Text(), Text(_steps(view))]
        return [*lines, Text(_say("panel-legend"), "dim")]


def _turn(view: View, key: str) -> str:
    facts = {"turn": min(view["turns"] + 1, view["turn_limit"]), "limit": view["turn_limit"]}
    return _say(key, **facts, offset=view["grid"]["offset"], ban=view["slide_ban"])


def _order(view: View) -> str:
    return " ".join(_say("size-name", size=size) for size in view["order"])


def _many(player: View, place: str) -> int:
    return sum(player[place].values())


def _pieces(player: View, place: str) -> str:
    """What lies somewhere beside the board, drawn."""
    return "".join(block(size, player["chair"]) * many for size, many in player[place].items())


def _steps(view: View) -> str:
    blocks = len(view["players"][view["turn"]]["blocks"])
    return _say("panel-steps", steps=view["steps"]) if view["steps"] else _say("panel-may-move", steps=blocks)


def words(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_turn(view, "words-turn")]
    if view["order"]:
        lines.append(_say("words-order", order=_order(view)))
    for seat, player in enumerate(view["players"]):
        facts = {
            "blocks": _listed(f"{SIZE_LETTERS[SIZES.index(size)]} {unit}" for unit, size in player["blocks"].items()),
            "reserve": _listed(
                f"{many} {SIZE_LETTERS[SIZES.index(size)]}" for size, many in player["reserve"].items() if many
            ),
            "arrived": _many(player, "home"),
            "goal": view["goal"],
        }
        lines.append(_say("words-player", player=names[seat], chair=player["chair"], **facts))
        areas = {kind: " ".join(player[kind]["units"]) for kind in ("start", "goal")}
        lines.append(_say("words-areas", player=names[seat], **areas))
    for shape in SHAPES:
        spaces = ["-".join(space["units"]) for space in view["spaces"] if space["shape"] == shape]
        if spaces:
            lines.append(_say("words-spaces", shape=shape, units=" ".join(spaces)))
    return [*lines, _steps(view)] if view["turn"] is not None else lines


def _listed(parts: Any) -> str:
    return ", ".join(parts) or _say("words-nothing")


def meaning(move: str, view: View) -> str:
    """A legal move in words."""
    if found := INTRODUCTION.fullmatch(move):
        return _say("meaning-introduce", size=SIZES[SIZE_LETTERS.index(found["size"])], unit=found["unit"])
    if found := MOVEMENT.fullmatch(move):
        unit, to = found["unit"], found["to"]
        size = view["players"][view["turn"]]["blocks"][unit]
        key = "meaning-home" if to == "home" else "meaning-move"
        return _say(key, size=size, unit=unit, to=to, cost=view["reach"][unit][to])
    if move.startswith("slide "):
        return _say("meaning-slide", direction=move.removeprefix("slide "))
    return _say(f"meaning-{move}")


# Questions at the prompt


def _chosen(view: View, words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The block that a question is about, or what to say when it is about none."""
    reach = view["reach"]
    if not reach:
        return None, [_say("reach-nobody")]
    if len(words) == 1 and words[0].lower() in reach:
        return words[0].lower(), []
    return None, [_say("reach-which", units=" ".join(sorted(reach)))]


def _reach(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """Where a block can go, by the steps it takes."""
    unit, answer = _chosen(view, words)
    if unit is None:
        return answer
    steps = view["steps"] or len(view["players"][view["turn"]]["blocks"])
    costs = view["reach"][unit]
    places = [
        _say("reach-steps", steps=cost, places=" ".join(to for to in costs if costs[to] == cost))
        for cost in sorted(set(costs.values()))
    ]
    return [_say("reach-block", unit=unit, steps=steps, places="; ".join(places) or _say("reach-nowhere"))]


def _map(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """The same, drawn: every place that the block can go to shows its steps."""
    unit, answer = _chosen(view, words)
    if unit is None:
        return answer
    costs = view["reach"][unit]
    marks = {to: (f" {cost} ", "") for to, cost in costs.items() if to != "home"}
    return [*(line.plain for line in sketch(view, marks)), *_reach(view, names, words)]


QUESTIONS: dict[str, Callable[[View, Sequence[str], Sequence[str]], list[str]]] = {"reach": _reach, "map": _map}
