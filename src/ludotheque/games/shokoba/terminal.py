"""Shokoba in a terminal: the table drawn, and the same in plain sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.align import Align
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.games.shokoba.drawing import GEMS, backs, fan, stones
from ludotheque.games.shokoba.home import say
from ludotheque.games.shokoba.notation import FACE_OF

View = Mapping[str, Any]
WIDTH = 80
MARGIN = 2


def picture(
    view: View, names: Sequence[str], preferences: Mapping[str, str], latest: Sequence[View] = ()
) -> RenderableType:
    """The table as seen from a seat: the others above, the cards in the middle, one's own hand below."""
    laid = frozenset(move["card"] for move in latest if move["kind"] == "lay")
    return _Picture(view, names, preferences, laid)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]
    preferences: Mapping[str, str]
    laid: frozenset[str]  # since the last decision: framed twice

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ascii_only, view = options.ascii_only, self.view
        inner = min(WIDTH, options.max_width) - 2 * MARGIN
        yield Rule(Text(_heading(view), style="bold"), characters="-" if ascii_only else "─", style="dim")
        yield self._players(_others(view), ascii_only)
        yield Text()
        yield Padding(_cards(view["table"], inner, ascii_only, "table-empty", self.laid), (0, MARGIN))
        yield Text()
        if view["seat"] is not None:
            yield self._players([view["seat"]], ascii_only)
            yield Padding(_cards(_sorted(view["hand"], self.preferences), inner, ascii_only, "hand-empty"), (0, MARGIN))

    def _players(self, seats: Sequence[int], ascii_only: bool) -> Table:
        """A line for each: whose turn, name, hand, pile, gems, and what else is to be said."""
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width in (1, 16, 9, 8):
            grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
        grid.add_column(overflow="fold")
        for seat in seats:
            side = _side(view, seat)
            mark = (">" if ascii_only else "▸") if seat == view["turn"] else ""
            facts = stones(side["gems"], view["options"]["target"], ascii_only)
            if remarks := _remarks(view, seat, self.names):
                facts.append("  " + ", ".join(remarks), style="italic")
            grid.add_row(
                Text(mark, style="bold yellow"),
                Text(self.names[seat], style="bold" if seat in (view["turn"], view["seat"]) else ""),
                backs(view["hand_sizes"][seat], ascii_only),
                Text(say("pile-size", many=side["pile"]), style="dim"),
                facts,
            )
            if side.get("taken") and seat == _shown_first(view, side):
                grid.add_row("", "", "", "", Text(" ".join(side["taken"]), style="dim"))
        return grid


def sentences(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_heading(view) + "."]
    for seat in (*_others(view), *([] if view["seat"] is None else [view["seat"]])):
        side = _side(view, seat)
        facts = [
            say("words-player", player=names[seat], hand=view["hand_sizes"][seat], pile=side["pile"]),
            say("words-gems", gems=side["gems"]),
            *_remarks(view, seat, names),
        ]
        lines.append(", ".join(facts) + ".")
        if side.get("taken") and seat == _shown_first(view, side):
            lines.append(say("words-taken", player=names[seat], cards=" ".join(side["taken"])))
    lines.append(say("words-table", cards=" ".join(view["table"])) if view["table"] else say("table-empty"))
    if view["hand"]:
        lines.append(say("words-hand", cards=" ".join(_sorted(view["hand"], preferences))))
    return lines


def _heading(view: View) -> str:
    return say("heading", round=view["round"], target=view["options"]["target"], undealt=view["undealt"])


def _cards(cards: Sequence[str], width: int, ascii_only: bool, empty: str, new: frozenset[str] = frozenset()) -> Align:
    if not cards:
        return Align.center(Text(say(empty), style="dim italic"))
    return Align.center(Text("\n", no_wrap=True).join(fan(cards, width, ascii_only, new)))


def _sorted(hand: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    by_value = sorted(hand, key=lambda name: -FACE_OF[name])
    return sorted(by_value, key=lambda name: list(GEMS).index(name[0])) if preferences["sort"] == "gem" else by_value


def _others(view: View) -> list[int]:
    """The other seats, from the left of the one who looks; all of them for a spectator."""
    seats = range(len(view["hand_sizes"]))
    if view["seat"] is None:
        return list(seats)
    return [(view["seat"] + step) % len(seats) for step in seats if step]


def _side(view: View, seat: int) -> dict[str, Any]:
    return next(side for side in view["sides"] if seat in side["seats"])


def _shown_first(view: View, side: dict[str, Any]) -> int:
    """The seat of a side whose line comes first: its pile is listed once."""
    shown = _others(view) if view["seat"] is None else [*_others(view), int(view["seat"])]
    return next(seat for seat in shown if seat in side["seats"])


def _remarks(view: View, seat: int, names: Sequence[str]) -> list[str]:
    """What else there is to say of a player: you, partner, dealer, sitting out."""
    remarks = [say("remark-you")] if seat == view["seat"] else []
    partners = [names[other] for other in _side(view, seat)["seats"] if other != seat]
    if partners:
        remarks.append(say("remark-partner", partner=partners[0]))
    if seat == view["dealer"]:
        remarks.append(say("remark-dealer"))
    if seat not in view["playing"]:
        remarks.append(say("remark-out"))
    return remarks
