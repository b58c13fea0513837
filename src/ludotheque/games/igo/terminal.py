"""I Go! in a terminal: the table drawn, the same in plain sentences, and moves in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.contract.texts import say, together
from ludotheque.games.igo.drawing import BESIDE, COVERED, painted, row, side_by_side, stars
from ludotheque.games.igo.notation import CARD_OF
from ludotheque.games.igo.options import HOME
from ludotheque.games.igo.words import colours, listed

View = Mapping[str, Any]
WIDTH, MARGIN = 80, 1
PREFERENCES = {"sort": ("colour", "value"), "aid": ("on", "off")}
GROUPS = ("removed", "series", "added", "rest")


def picture(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> RenderableType:
    """The table as seen from a seat: the players above, the piles in the middle, one's own hand below."""
    return _Picture(view, names, preferences)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]
    preferences: Mapping[str, str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ascii_only, view = options.ascii_only, self.view
        yield Rule(Text(_heading(view), style="bold"), characters="-" if ascii_only else "─", style="dim")
        yield self._players(ascii_only)
        if view["turn"] is None:
            yield from map(Text, _last_call(view, self.names, ()))
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
        for seat in _seats(view):
            mark = (">" if ascii_only else "▸") if seat == view["turn"] else ""
            bold = "bold" if seat in (view["turn"], view["seat"]) else ""
            facts = [Text(remark, style="italic") for remark in _player_remarks(view, seat)]
            if "seen" in view and view["seen"][seat] and seat != view["seat"]:
                facts.append(painted(view["seen"][seat]))
            points = stars(view["points"][seat], view["target"], ascii_only)
            grid.add_row(
                Text(mark, style="bold yellow"), Text(self.names[seat], style=bold), points, Text(" · ").join(facts)
            )
        return grid

    def _latest_discards(self) -> Text:
        """The top of the discard pile is the last one; what no line has room for can be asked for."""
        label, discards = _say("label-discards"), self.view["pile_of_discards"]
        room = (WIDTH - 2 * MARGIN - len(label) - 3) // len("A11 ")
        shown = Text.assemble((label, "dim"), " ", "… " if len(discards) > room else "")
        return shown.append_text(painted(discards[-room:]))

    def _piles(self, ascii_only: bool) -> Text:
        view = self.view
        top = [view["top"]] if view["top"] else []
        return side_by_side(
            [
                (_say("label-column", colour=colours([view["colour"]])), row(view["column"], COVERED, ascii_only)),
                (_say("label-pile"), row([str(view["pile"])], BESIDE, ascii_only)),
                (_say("label-discard"), row(top, BESIDE, ascii_only)),
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
                    grid.add_row(Text(_say("group", group=group), style="dim"), painted(view["split"][group]))
            yield grid


def _mark_under(place: int, mark: str) -> Text:
    """Points at the card just drawn, from whichever side there is room."""
    label = _say("mark-drawn")
    line = " " * place + f"{mark} {label}" if place < WIDTH // 2 else f"{label} {mark}".rjust(place + 1)
    return Text(line, style="bold")


def words(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_heading(view) + "."]
    for seat in _seats(view):
        facts = {"player": names[seat], "points": view["points"][seat], "cards": view["hand_sizes"][seat]}
        lines.append(_say("words-player", **facts, you="yes" if seat == view["seat"] else "no"))
        if "seen" in view and view["seen"][seat] and seat != view["seat"]:
            lines.append(_seen_words(view, seat, names))
    if view["last_call"] is not None:
        lines += _last_call(view, names, ()) if view["turn"] is None else [_call_title(view["last_call"], names)]
    lines.append(_say("words-column", cards=listed(view["column"]), colour=colours([view["colour"]])))
    lines.append(_say("words-piles", pile=view["pile"], top=view["top"] or "—"))
    for label, cards in _hands(view, names, preferences):
        lines.append(_say("words-hand", label=label, cards=listed(cards)))
        if view["drawn"] and view["drawn"]["card"] in cards:
            lines.append(_say("words-drawn", card=view["drawn"]["card"]))
    if _aided(view, preferences):
        split = {group: listed(view["split"][group]) for group in ("removed", "series", "rest")}
        lines.append(_say("words-split", title=_split_title(view), **split))
    if "pile_of_discards" in view:
        lines.append(f"{_say('label-discards')} {listed(view['pile_of_discards'])}.")
    return lines + _remarks(view)


def meaning(move: str, view: View) -> str:
    """A legal move in words: what is drawn, discarded or laid."""
    if move == "pile":
        return _say("meaning-pile", many=view["pile"])
    if move == "discard":
        return _say("meaning-discard-pile", card=card_words(view["top"]))
    if move == "column":
        last = "yes" if len(view["column"]) == 1 else "no"
        return _say("meaning-column", card=card_words(view["column"][-1]), last=last)
    if view["step"] == "lay":
        return _say("meaning-series", colours=colours(move.split("+")), penalty=view["series"][move])
    return _say("meaning-call" if move.endswith("!") else "meaning-discard", card=card_words(move.removesuffix("!")))


def card_words(name: str) -> str:
    """`O8` as “the orange 8”."""
    return _say("card-words", colour=colours([name[0]]), value=name[1:])


def _last_call(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """How every hand was split at the last call, card by card (IGO-20, IGO-23)."""
    call = view["last_call"]
    if call is None:
        return [_say("answer-call-none")]
    lines = [_call_title(call, names)]
    for seat in (call["caller"], *(seat for seat in range(len(names)) if seat != call["caller"])):
        split = call["splits"][seat]
        groups = {group: listed(split[group]) for group in GROUPS}
        lines.append(_say("answer-split", player=names[seat], penalty=split["penalty"], **groups))
    return lines


def _memo(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """All that everybody saw and a memory would keep, if the table plays with `memo` (IGO-41)."""
    if "seen" not in view:
        return [_say("answer-no-memo")]
    lines = [_seen_words(view, seat, names) for seat in _seats(view)]
    return [*lines, f"{_say('label-discards')} {listed(view['pile_of_discards'])}."]


QUESTIONS: dict[str, Callable[[View, Sequence[str], Sequence[str]], list[str]]] = {"call": _last_call, "memo": _memo}


def _say(key: str, **facts: Any) -> str:
    return say(key, HOME, **facts)


def _heading(view: View) -> str:
    return _say("heading", round=view["round"], target=view["target"])


def _seats(view: View) -> list[int]:
    """All seats in the order of play, the one who looks last."""
    seats = range(len(view["points"]))
    return list(seats) if view["seat"] is None else [(view["seat"] + 1 + step) % len(seats) for step in seats]


def _hands(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    if view["hand"]:
        yield _say("label-hand"), _sorted(view["hand"], preferences)
    if view["open"] and view["turn"] != view["seat"]:
        yield _say("label-open", player=names[view["turn"]]), _sorted(view["open"], preferences)


def _sorted(hand: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    by_colour = sorted(hand, key=CARD_OF.__getitem__)
    return sorted(by_colour, key=lambda name: int(name[1:])) if preferences["sort"] == "value" else by_colour


def _aided(view: View, preferences: Mapping[str, str]) -> bool:
    return view["split"] is not None and preferences["aid"] == "on"


def _split_title(view: View) -> str:
    split = view["split"]
    return _say("split-title", discard=split["discard"] or "none", penalty=split["penalty"])


def _player_remarks(view: View, seat: int) -> list[str]:
    """Whether it is you, and how the last call went."""
    remarks = [_say("remark-you")] if seat == view["seat"] else []
    call = view["last_call"]
    if call is not None:
        facts = {"called": seat == call["caller"], "point": seat in call["scored"]}
        answers = {name: "yes" if holds else "no" for name, holds in facts.items()}
        remarks.append(_say("remark-call", penalty=call["splits"][seat]["penalty"], **answers))
    return remarks


def _seen_words(view: View, seat: int, names: Sequence[str]) -> str:
    return _say("words-seen", player=names[seat], cards=listed(view["seen"][seat]))


def _call_title(call: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who called last, with what, and who got a point."""
    return _say(
        "call-title",
        player=names[call["caller"]],
        series=colours(call["series"]),
        removed=colours([call["colour"]]),
        penalties=", ".join(f"{name} {split['penalty']}" for name, split in zip(names, call["splits"], strict=True)),
        scorers=together([names[seat] for seat in call["scored"]]) if call["scored"] else "none",
    )


def _remarks(view: View) -> list[str]:
    """What the player ought to know now: a duty to call, a round that may be cancelled."""
    remarks = []
    if view["must_call"]:
        remarks.append(_say("remark-must-call"))
    if view["step"] == "draw" and len(view["column"]) == 1:
        remarks.append(_say("remark-last-of-column"))
    if view["step"] == "draw" and view["pile"] == 1:
        remarks.append(_say("remark-last-of-pile"))
    if view["turn"] is not None and 2 * view["stall"] >= view["stall_limit"]:
        remarks.append(_say("remark-stall", stall=view["stall"], limit=view["stall_limit"]))
    return remarks
