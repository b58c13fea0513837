"""Stratheós in a terminal: the table drawn, and the same in plain sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from ludotheque.contract.texts import together
from ludotheque.games.stratheos.cards import CARDS, NUMBER_OF
from ludotheque.games.stratheos.home import say
from ludotheque.games.stratheos.words import card_name, card_words, place_words, text_of

View = Mapping[str, Any]
WHO, CELL = 21, 4  # columns of a name and of a place: fourteen of them fit on a line
MOST_FRAMED, FEW = 9, 3  # places and players, where there is room for cards with frames
LAST_DISCARDS = 12  # so many are drawn where the whole pile is known
COLOURS = {"L": "yellow", "F": "red", "E": "green", "W": "blue", "I": "cyan", "A": "magenta"}


def picture(
    view: View, names: Sequence[str], preferences: Mapping[str, str], latest: Sequence[View] = ()
) -> RenderableType:
    """The table as seen from a seat: the others above, the piles in the middle, one's own game below."""
    return _Picture(view, names, frozenset(str(move["place"]) for move in latest if "place" in move))


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]
    touched: frozenset[str]  # places, since the last decision

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        line = "-" if options.ascii_only else "─"
        yield Rule(Text(_heading(view), style="bold"), characters=line, style="dim")
        for seat in _others(view) if not view["spread"] else []:  # a spread draw pile needs the room
            yield from self._player(seat, options.ascii_only)
        yield _drawn_piles(view)
        if view["seat"] is not None:
            yield from self._player(view["seat"], options.ascii_only)
        for text in _now(view, self.names, most=LAST_DISCARDS):
            yield Text(text, style="bold")

    @property
    def _roomy(self) -> bool:
        """Whether cards can have frames: few players, none with many cards, nothing else to show."""
        view = self.view
        few = len(view["players"]) <= FEW and all(len(player["places"]) <= MOST_FRAMED for player in view["players"])
        return few and not view["spread"] and not view["discards"]["cards"]

    def _player(self, seat: int, ascii_only: bool) -> RenderResult:
        """Who, with the numbers of the places; below, what else is to be said, with the cards as far as seen."""
        view, turn, roomy = self.view, seat == self.view["turn"], self._roomy
        mark = (">" if ascii_only else "▸") if turn else " "
        who = Text(f"{mark} {seat + 1} ", style="bold yellow" if turn else "dim")
        who.append(self.names[seat].ljust(WHO - len(who)), style="bold" if turn or seat == view["seat"] else "not dim")
        cards = Text(_cut(", ".join(_remarks(view, seat)), ascii_only), style="italic")
        above, side, below = ("+---+ ", "|", "+---+ ") if ascii_only else ("╭───╮ ", "│", "╰───╯ ")
        for place in view["players"][seat]["places"]:
            mark = "#" if place["protected"] else ""
            number, new = f"{place_words(place['at'])}{mark}", place["at"] in self.touched
            width = len(above) if roomy else CELL
            who.append((f"<{number}>" if new else number).center(width), style="bold" if new else "dim")
            face = _face(place["card"], place["now"], ascii_only, 3 if roomy else CELL)
            edge = (side if roomy else "", "not italic dim")
            cards.append_text(Text.assemble(edge, face, edge, " " if roomy else ""))
        many = len(view["players"][seat]["places"])
        yield who
        if roomy:
            yield Text(" " * WHO + above * many, style="dim")
        yield cards
        if roomy:
            yield Text(" " * WHO + below * many, style="dim")


def sentences(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_heading(view) + "."]
    for seat in (*_others(view), *([] if view["seat"] is None else [view["seat"]])):
        lines.append(_spoken_player(view, seat, names))
    return [*lines, _piles(view), *_now(view, names)]


def _others(view: View) -> list[int]:
    """The other seats, from the left of the one who looks; all of them for a spectator."""
    seats = range(len(view["players"]))
    if view["seat"] is None:
        return list(seats)
    return [(view["seat"] + step) % len(seats) for step in seats if step]


def _heading(view: View) -> str:
    return say(
        "heading",
        number=view["number"],
        games=view["options"]["games"],
        turns=view["turns"] + 1,
        direction=view["direction"],
    )


def _remarks(view: View, seat: int) -> list[str]:
    """What else there is to say of a player."""
    player = view["players"][seat]
    remarks = []
    if seat == view["announcer"]:
        remarks.append(say("remark-announcer"))
    if player["barred"]:
        remarks.append(say("remark-barred"))
    if view["options"]["games"] > 1:
        remarks.append(say("remark-wins", many=player["wins"]))
    if "points" in player:
        remarks.append(say("remark-points", many=player["points"]))
    return remarks


def _cut(text: str, ascii_only: bool) -> str:
    """A remark in the room that there is before the places."""
    room = WHO - 5
    short = text if len(text) <= room else text[: room - 1] + ("." if ascii_only else "…")
    return f"    {short}".ljust(WHO)


def _face(card: str | None, now: bool, ascii_only: bool, width: int) -> Text:
    """A card in its colour, reversed while it is looked at; else its back."""
    if card is None:
        return Text(("[ ]" if ascii_only else "▒▒▒").center(width), style="not italic dim")
    return Text(card.center(width), style=f"not italic {_colour(card)}{' bold reverse' if now else ''}")


def _colour(card: str) -> str:
    return COLOURS[card[0]] if card[1:].isdigit() else "white"


def _drawn_piles(view: View) -> Text:
    top = view["discards"]["top"]
    text = Text(" " * 4 + _piles(view))
    if top:
        text.highlight_words([top], style=f"bold {_colour(top)}")
    return text


def _piles(view: View) -> str:
    return say("piles", pile=view["pile"], discards=view["discards"]["size"], top=view["discards"]["top"] or "—")


def _spoken_player(view: View, seat: int, names: Sequence[str]) -> str:
    player = view["players"][seat]
    facts = [say("words-player", player=names[seat], number=seat + 1, many=len(player["places"]))]
    facts += [say("remark-you")] if seat == view["seat"] else []
    facts += _remarks(view, seat)
    if protected := [place_words(place["at"]) for place in player["places"] if place["protected"]]:
        facts.append(say("words-protected", places=together(protected)))
    seen = []
    for place in player["places"]:
        if place["card"]:
            now = "yes" if place["now"] else "no"
            seen.append(say("words-seen", place=place_words(place["at"]), card=card_name(place["card"]), now=now))
    return say("words-row", facts=", ".join(facts), seen=", ".join(seen) or "none")


def _now(view: View, names: Sequence[str], most: int = 102) -> list[str]:
    """What is in hand, and what else lies open; of a long discard pile only the top."""
    lines = []
    if view["in_hand"] and view["in_hand"]["card"] and view["turn"] is not None:
        card = view["in_hand"]["card"]
        lines.append(say("in-hand", player=names[view["current"]], card=f"{card} — {card_words(card)}"))
        if view["stage"] == "play" and CARDS[NUMBER_OF[card]].power and not view["in_hand"]["must_stay"]:
            lines.append(say("in-hand-power", text=text_of(card)))
    if cards := view["discards"]["cards"]:
        shown = cards if view["stage"] == "choose" else cards[-most:]
        lines.append(say("discards-listed", cards=" ".join(shown), all="yes" if shown == cards else "no"))
    if view["spread"]:
        lines.append(say("spread-listed", cards=" ".join(f"{each['at']}:{each['card']}" for each in view["spread"])))
    return lines
