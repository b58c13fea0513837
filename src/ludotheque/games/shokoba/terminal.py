"""Shokoba in a terminal: the table drawn, the same in plain sentences, and moves in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.align import Align
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.contract.texts import say, together
from ludotheque.games.shokoba.drawing import GEMS, backs, fan, stones
from ludotheque.games.shokoba.notation import FACE_OF
from ludotheque.games.shokoba.options import HOME

View = Mapping[str, Any]
WIDTH = 80
MARGIN = 2
PREFERENCES = {"sort": ("value", "gem")}


def picture(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> RenderableType:
    """The table as seen from a seat: the others above, the cards in the middle, one's own hand below."""
    return _Picture(view, names, preferences)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]
    preferences: Mapping[str, str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ascii_only, view = options.ascii_only, self.view
        inner = min(WIDTH, options.max_width) - 2 * MARGIN
        yield Rule(Text(_heading(view), style="bold"), characters="-" if ascii_only else "─", style="dim")
        yield self._players(_others(view), ascii_only)
        yield Text()
        yield Padding(_cards(view["table"], inner, ascii_only, "table-empty"), (0, MARGIN))
        if view["overlooked"]:
            yield Padding(Text(_overlooked(view), style="yellow"), (0, MARGIN))
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
            facts = stones(side["gems"], view["target"], ascii_only)
            if remarks := _remarks(view, seat, self.names):
                facts.append("  " + ", ".join(remarks), style="italic")
            grid.add_row(
                Text(mark, style="bold yellow"),
                Text(self.names[seat], style="bold" if seat in (view["turn"], view["seat"]) else ""),
                backs(view["hand_sizes"][seat], ascii_only),
                Text(_say("pile-size", many=side["pile"]), style="dim"),
                facts,
            )
            if side.get("taken") and seat == _shown_first(view, side):
                grid.add_row("", "", "", "", Text(" ".join(side["taken"]), style="dim"))
        return grid


def words(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_heading(view) + "."]
    for seat in (*_others(view), *([] if view["seat"] is None else [view["seat"]])):
        side = _side(view, seat)
        facts = [
            _say("words-player", player=names[seat], hand=view["hand_sizes"][seat], pile=side["pile"]),
            _say("words-gems", gems=side["gems"]),
            *_remarks(view, seat, names),
        ]
        lines.append(", ".join(facts) + ".")
        if side.get("taken") and seat == _shown_first(view, side):
            lines.append(_say("words-taken", player=names[seat], cards=" ".join(side["taken"])))
    lines.append(_say("words-table", cards=" ".join(view["table"])) if view["table"] else _say("table-empty"))
    if view["overlooked"]:
        lines.append(_overlooked(view))
    if view["hand"]:
        lines.append(_say("words-hand", cards=" ".join(_sorted(view["hand"], preferences))))
    return lines


def meaning(move: str, view: View) -> str:
    """A legal move in words: what is played, what it takes, and whether it is a SHOKOBA."""
    if move == "leave":
        return _say("meaning-leave", card=card_words(view["overlooked"]))
    seized = move.startswith("seize ")
    card, _, listed = move.removeprefix("seize ").partition("x")
    if not listed:
        return _say("meaning-lay", card=card_words(card))
    taken = listed.split("+")
    clears = len(taken) == len(view["table"]) - seized  # the overlooked card lies there too (SHO-40)
    return _say(
        "meaning-seize" if seized else "meaning-take",
        card=card_words(card),
        taken=together([card_words(name) for name in taken]),
        shokoba="yes" if clears else "no",
    )


def card_words(name: str) -> str:
    """`R8` as “the ruby 8”."""
    return _say("card-words", gem=name[0], value=name[1:])


def _table_sum(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """A table of ten or less can be taken whole by one card (SHO-16)."""
    total = sum(int(name[1:]) for name in view["table"])
    return [_say("answer-sum", total=total, danger="yes" if 1 <= total <= 10 else "no")]


def _last_take(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """Who would get what is left on the table if the round ended now (SHO-18)."""
    last = view["last_taker"]
    return [_say("answer-last-nobody") if last is None else _say("answer-last", player=names[last])]


QUESTIONS: dict[str, Callable[[View, Sequence[str], Sequence[str]], list[str]]] = {
    "sum": _table_sum,
    "last": _last_take,
}


def _say(key: str, **facts: Any) -> str:
    return say(key, HOME, **facts)


def _heading(view: View) -> str:
    return _say("heading", round=view["round"], target=view["target"], undealt=view["undealt"])


def _overlooked(view: View) -> str:
    return _say("overlooked-lies", card=view["overlooked"])


def _cards(cards: Sequence[str], width: int, ascii_only: bool, empty: str) -> Align:
    if not cards:
        return Align.center(Text(_say(empty), style="dim italic"))
    return Align.center(Text("\n", no_wrap=True).join(fan(cards, width, ascii_only)))


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
    remarks = [_say("remark-you")] if seat == view["seat"] else []
    partners = [names[other] for other in _side(view, seat)["seats"] if other != seat]
    if partners:
        remarks.append(_say("remark-partner", partner=partners[0]))
    if seat == view["dealer"]:
        remarks.append(_say("remark-dealer"))
    if seat not in view["playing"]:
        remarks.append(_say("remark-out"))
    return remarks
