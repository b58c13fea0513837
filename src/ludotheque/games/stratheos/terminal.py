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
LAST_DISCARDS = 12  # so many are drawn where the whole pile is known
COLOURS = {"L": "yellow", "F": "red", "E": "green", "W": "blue", "I": "cyan", "A": "magenta"}


def picture(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> RenderableType:
    """The table as seen from a seat: the others above, the piles in the middle, one's own game below."""
    return _Picture(view, names)


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Sequence[str]

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

    def _player(self, seat: int, ascii_only: bool) -> RenderResult:
        """Two lines: who, with the numbers of the places; what else is to be said, with the cards as far as seen."""
        view, turn = self.view, seat == self.view["turn"]
        mark = (">" if ascii_only else "▸") if turn else " "
        who = Text(f"{mark} {seat} ", style="bold yellow" if turn else "dim")
        who.append(self.names[seat].ljust(WHO - len(who)), style="bold" if turn or seat == view["seat"] else "not dim")
        cards = Text(_cut(", ".join(_remarks(view, seat)), ascii_only), style="italic")
        for place in view["players"][seat]["places"]:
            mark = "#" if place["protected"] else ""
            who.append(f"{place_words(place['at'])}{mark}".center(CELL), style="dim")
            cards.append_text(_face(place["card"], place["now"], ascii_only))
        yield who
        yield cards


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


def _face(card: str | None, now: bool, ascii_only: bool) -> Text:
    """A card in its colour, reversed while it is looked at; else its back."""
    if card is None:
        return Text(("[ ]" if ascii_only else "▒▒▒").center(CELL), style="not italic dim")
    return Text(card.center(CELL), style=f"not italic {_colour(card)}{' bold reverse' if now else ''}")


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
    facts = [say("words-player", player=names[seat], seat=seat, many=len(player["places"]))]
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
    """What is in hand, and what the player to act has to decide, step by step; of a long discard pile only the top."""
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
    if view["turn"] is not None and view["turn"] == view["seat"]:
        lines.append(_guide(view, names))
    return lines


def _guide(view: View, names: Sequence[str]) -> str:
    """What is asked of the player now."""
    stage = view["stage"]
    if stage == "naming":
        named = ", ".join(place_words(place) for place in view["naming"]["places"]) or "—"
        return say("guide-naming", combination=view["naming"]["combination"], named=named)
    if stage == "target":
        power = view["power"]
        step = "second" if power["picked"] else "first"
        return say(f"guide-{power['effect']}", step=step)
    if stage == "giving":
        giving = view["giving"]
        return say("guide-giving", player=names[giving["giver"]], left=giving["left"])
    if stage == "choose":
        return say("guide-choose", number=view["bonus"])
    if stage == "draw" and view["bottom"]:
        return say("guide-bottom")
    if stage == "play" and view["in_hand"]["must_stay"]:
        return say("guide-must-stay")
    return say(f"guide-{stage}")
