"""I Go! in a terminal: the table drawn, and the same in plain sentences."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.games.igo.drawing import BESIDE, COVERED, painted, row, side_by_side, stars
from ludotheque.games.igo.home import say
from ludotheque.games.igo.named import CARD_OF, VALUE_OF
from ludotheque.games.igo.words import GROUPS, call_title, colour, last_call, listed, seats_from, seen_by_all

View = Mapping[str, Any]
WIDTH, MARGIN = 80, 1
DEAL_FIRST = True  # whoever begins a round may call at once (IGO-13): the others have seen their cards before


def picture(
    view: View, names: Sequence[str], preferences: Mapping[str, str], latest: Sequence[View] = ()
) -> RenderableType:
    """The table as seen from a seat: the players above, the piles in the middle, one's own hand below."""
    discarded = frozenset(move["card"] for move in latest if move["kind"] == "discard")
    return _Picture(view, names, preferences, discarded)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]
    preferences: Mapping[str, str]
    discarded: frozenset[str]  # since the last decision: framed twice

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ascii_only, view = options.ascii_only, self.view
        yield Rule(Text(_heading(view), style="bold"), characters="-" if ascii_only else "─", style="dim")
        yield self._players(ascii_only)
        if view["turn"] is None:
            yield from map(Text, last_call(view, self.names, ()))
            return
        for part in (self._piles(ascii_only), *self._hands(ascii_only)):
            yield Padding(part, (0, MARGIN))
        if "pile_of_discards" in view:
            yield Padding(self._latest_discards(), (0, MARGIN))
        for line in _remarks(view):
            yield Padding(Text(line, style="yellow"), (0, MARGIN))

    def _players(self, ascii_only: bool) -> Table:
        """A line for each: whose turn, name, points, penalty at the last call, and with `memo` what was seen taken."""
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width in (1, 16, 16, 42):
            grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
        for seat in seats_from(view):
            mark = (">" if ascii_only else "▸") if seat == view["turn"] else ""
            bold = "bold" if seat in (view["turn"], view["seat"]) else ""
            facts = [Text(remark, style="italic") for remark in _player_remarks(view, seat)]
            if "seen" in view and view["seen"][seat] and seat != view["seat"]:
                facts.append(painted(view["seen"][seat]))
            points = stars(view["points"][seat], view["options"]["target"], ascii_only)
            grid.add_row(
                Text(mark, style="bold yellow"), Text(self.names[seat], style=bold), points, Text(" · ").join(facts)
            )
        return grid

    def _latest_discards(self) -> Text:
        """The top of the discard pile is the last one; what no line has room for can be asked for."""
        label, discards = say("label-discards"), self.view["pile_of_discards"]
        room = (WIDTH - 2 * MARGIN - len(label) - 3) // len("A11 ")
        shown = Text.assemble((label, "dim"), " ", "… " if len(discards) > room else "")
        return shown.append_text(painted(discards[-room:]))

    def _piles(self, ascii_only: bool) -> Text:
        view = self.view
        top = [view["top"]] if view["top"] else []
        return side_by_side(
            [
                (say("label-column", colour=colour(view["colour"])), row(view["column"], COVERED, ascii_only)),
                (say("label-pile"), row([str(view["pile"])], BESIDE, ascii_only)),
                (say("label-discard"), row(top, BESIDE, ascii_only, self.discarded)),
            ],
            gap=3,
        )

    def _hands(self, ascii_only: bool) -> Iterator[RenderableType]:
        """One's own cards and those that a caller has opened, and the best split of one's own."""
        view = self.view
        for label, cards in _hands(view, self.names, self.preferences):
            yield side_by_side([(label, row(cards, BESIDE, ascii_only))], gap=0)
            drawn = view["drawn"]["card"] if view["drawn"] else None
            if drawn in cards:
                yield _mark_under(BESIDE * cards.index(drawn) + 2, "^" if ascii_only else "▲")
        if _aided(view, self.preferences):
            yield Text(_split_title(view), style="dim")
            grid = Table.grid(padding=(0, 1, 0, 2))
            for group in GROUPS:
                if view["split"][group]:
                    grid.add_row(Text(say("group", group=group), style="dim"), painted(view["split"][group]))
            yield grid


def _mark_under(place: int, mark: str) -> Text:
    """Points at the card just drawn, from whichever side there is room."""
    label = say("mark-drawn")
    line = " " * place + f"{mark} {label}" if place < WIDTH // 2 else f"{label} {mark}".rjust(place + 1)
    return Text(line, style="bold")


def sentences(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_heading(view) + "."]
    for seat in seats_from(view):
        facts = {"player": names[seat], "points": view["points"][seat], "cards": view["hand_sizes"][seat]}
        lines.append(say("words-player", **facts, you="yes" if seat == view["seat"] else "no"))
        if "seen" in view and view["seen"][seat] and seat != view["seat"]:
            lines.append(seen_by_all(view, seat, names))
    if view["last_call"] is not None:
        lines += last_call(view, names, ()) if view["turn"] is None else [call_title(view["last_call"], names)]
    lines.append(say("words-column", cards=listed(view["column"]), colour=colour(view["colour"])))
    lines.append(say("words-piles", pile=view["pile"], top=view["top"] or "—"))
    for label, cards in _hands(view, names, preferences):
        lines.append(say("words-hand", label=label, cards=listed(cards)))
        if view["drawn"] and view["drawn"]["card"] in cards:
            lines.append(say("words-drawn", card=view["drawn"]["card"]))
    if _aided(view, preferences):
        split: dict[str, Any] = {group: listed(view["split"][group]) for group in ("removed", "series", "rest")}
        lines.append(say("words-split", title=_split_title(view), **split))
    if "pile_of_discards" in view:
        lines.append(f"{say('label-discards')} {listed(view['pile_of_discards'])}.")
    return lines + _remarks(view)


def _heading(view: View) -> str:
    return say("heading", round=view["round"], target=view["options"]["target"])


def _hands(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    if view["hand"]:
        yield say("label-hand"), _sorted(view["hand"], preferences)
    if view["open"] and view["turn"] != view["seat"]:
        yield say("label-open", player=names[view["turn"]]), _sorted(view["open"], preferences)


def _sorted(hand: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    by_colour = sorted(hand, key=CARD_OF.__getitem__)
    return sorted(by_colour, key=VALUE_OF.__getitem__) if preferences["sort"] == "value" else by_colour


def _aided(view: View, preferences: Mapping[str, str]) -> bool:
    return view["split"] is not None and preferences["aid"] == "on"


def _split_title(view: View) -> str:
    split = view["split"]
    return say("split-title", discard=split["discard"] or "none", penalty=split["penalty"])


def _player_remarks(view: View, seat: int) -> list[str]:
    """Whether it is you, and how the last call went."""
    remarks = [say("remark-you")] if seat == view["seat"] else []
    call = view["last_call"]
    if call is not None:
        facts = {"called": seat == call["caller"], "point": seat in call["scored"]}
        answers: dict[str, Any] = {name: "yes" if holds else "no" for name, holds in facts.items()}
        remarks.append(say("remark-call", penalty=call["splits"][seat]["penalty"], **answers))
    return remarks


def _remarks(view: View) -> list[str]:
    """What the player ought to know now: a duty to call, a round that may be cancelled."""
    remarks = []
    if view["must_call"]:
        remarks.append(say("remark-must-call"))
    if view["step"] == "draw" and len(view["column"]) == 1:
        remarks.append(say("remark-last-of-column"))
    if view["step"] == "draw" and view["pile"] == 1:
        remarks.append(say("remark-last-of-pile"))
    if view["turn"] is not None and 2 * view["stall"] >= view["options"]["stall_limit"]:
        remarks.append(say("remark-stall", stall=view["stall"], limit=view["options"]["stall_limit"]))
    return remarks
