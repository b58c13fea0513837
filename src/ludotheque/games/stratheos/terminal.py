"""Stratheós in a terminal: the table drawn, the same in plain sentences, and moves in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from ludotheque.contract.errors import UnknownName, nearest
from ludotheque.contract.texts import language, say, together
from ludotheque.games.stratheos.cards import CARDS, FAMILIES, HOME, MALUSES, NUMBER_OF, POWERS
from ludotheque.games.stratheos.words import card_name

View = Mapping[str, Any]
WHO, CELL = 21, 4  # columns of a name and of a place: fourteen of them fit on a line
LAST_DISCARDS = 12  # so many are drawn where the whole pile is known
COLOURS = {"L": "yellow", "F": "red", "E": "green", "W": "blue", "I": "cyan", "A": "magenta"}
TEXTS = {effect: text for texts in (POWERS, MALUSES) for text, effect in texts.items()}


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
        player = view["players"][seat]
        for number, card in enumerate(player["cards"], start=1):
            who.append(f"{number}{'#' if number in player['protected'] else ''}".center(CELL), style="dim")
            cards.append_text(_face(card, number in player["now"], ascii_only))
        yield who
        yield cards


def words(view: View, names: Sequence[str], preferences: Mapping[str, str]) -> list[str]:
    """The same facts in sentences, one thing a line."""
    lines = [_heading(view) + "."]
    for seat in (*_others(view), *([] if view["seat"] is None else [view["seat"]])):
        lines.append(_spoken_player(view, seat, names))
    return [*lines, _piles(view), *_now(view, names)]


def meaning(move: str, view: View) -> str:
    """A legal move in words."""
    word, _, rest = move.partition(" ")
    if word == "choose":
        return _say("meaning-choose", card=card_words(rest))
    if word == "pick":
        return _say("meaning-pick", card=card_words(view["spread"][int(rest) - 1]))
    if word == "power":
        return _say("meaning-power", text=text_of(view["in_hand"]["card"]))
    if word == "on":
        return _aim(rest, view)
    if word == "give":
        return _say("meaning-give", place=rest, own="yes" if view["giving"]["giver"] == view["seat"] else "no")
    if word == "draw" and view["bottom"]:
        return _say("meaning-draw-bottom")
    return _say(f"meaning-{word}", place=rest, top=card_words(view["discards"]["top"] or ""))


def _aim(rest: str, view: View) -> str:
    seat, _, place = rest.partition(".")
    own = "yes" if int(seat) == view["seat"] else "no"
    return _say(f"meaning-{view['power']['effect']}", own=own, seat=seat, place=place or "0")


def card_words(code: str) -> str:
    """`F13` as “the 13 of fire, Oracle”."""
    if not code:
        return ""
    card = CARDS[NUMBER_OF[code]]
    name = card.names.get(language(), "")
    if card.family is None:
        return _say("special-words", name=name, value=card.value)
    return _say("card-words", family=card.family, value=card.value, name=name or "none")


def text_of(code: str) -> str:
    """What stands on a card: its power or malus, in words."""
    card = CARDS[NUMBER_OF[code]]
    effects = [_say(f"effect-{TEXTS[effect]}") for effect in (*card.power, *card.malus)]
    return together(effects) if effects else _say("effect-none")


def _elements(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """The letters of the families and what their figures do at the end of a turn (STR-40)."""
    return [_say("passive-words", family=family, letter=letter) for family, letter in FAMILIES.items()]


def _card(view: View, names: Sequence[str], words: Sequence[str]) -> list[str]:
    """What a card is and does (STR-3 to STR-5), and where its text comes from."""
    wanted = words[0].upper() if words else ""
    if wanted not in NUMBER_OF:
        raise UnknownName("card-unknown", home=HOME, name=wanted, nearest=nearest(wanted, NUMBER_OF))
    card = CARDS[NUMBER_OF[wanted]]
    facts = _say("answer-card", card=card_words(wanted), text=text_of(wanted))
    return [facts, *([_say("ours")] if card.source == "reconstruction" else [])]


QUESTIONS: dict[str, Callable[[View, Sequence[str], Sequence[str]], list[str]]] = {"elements": _elements, "card": _card}


def _say(key: str, **facts: Any) -> str:
    return say(key, HOME, **facts)


def _others(view: View) -> list[int]:
    """The other seats, from the left of the one who looks; all of them for a spectator."""
    seats = range(len(view["players"]))
    if view["seat"] is None:
        return list(seats)
    return [(view["seat"] + step) % len(seats) for step in seats if step]


def _heading(view: View) -> str:
    return _say(
        "heading", number=view["number"], games=view["games"], turns=view["turns"] + 1, direction=view["direction"]
    )


def _remarks(view: View, seat: int) -> list[str]:
    """What else there is to say of a player."""
    player = view["players"][seat]
    remarks = []
    if seat == view["announcer"]:
        remarks.append(_say("remark-announcer"))
    if player["barred"]:
        remarks.append(_say("remark-barred"))
    if view["games"] > 1:
        remarks.append(_say("remark-wins", many=player["wins"]))
    if "points" in player:
        remarks.append(_say("remark-points", many=player["points"]))
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
    return _say("piles", pile=view["pile"], discards=view["discards"]["size"], top=view["discards"]["top"] or "—")


def _spoken_player(view: View, seat: int, names: Sequence[str]) -> str:
    player = view["players"][seat]
    facts = [_say("words-player", player=names[seat], seat=seat, many=len(player["cards"]))]
    facts += [_say("remark-you")] if seat == view["seat"] else []
    facts += _remarks(view, seat)
    if player["protected"]:
        facts.append(_say("words-protected", places=together([str(place) for place in player["protected"]])))
    seen = [
        _say("words-seen", place=place, card=card_name(card), now="yes" if place in player["now"] else "no")
        for place, card in enumerate(player["cards"], start=1)
        if card
    ]
    return _say("words-row", facts=", ".join(facts), seen=", ".join(seen) or "none")


def _now(view: View, names: Sequence[str], most: int = 102) -> list[str]:
    """What is in hand, and what the player to act has to decide, step by step; of a long discard pile only the top."""
    lines = []
    if view["in_hand"] and view["in_hand"]["card"] and view["turn"] is not None:
        card = view["in_hand"]["card"]
        lines.append(_say("in-hand", player=names[view["current"]], card=f"{card} — {card_words(card)}"))
        if view["stage"] == "play" and CARDS[NUMBER_OF[card]].power and not view["in_hand"]["must_stay"]:
            lines.append(_say("in-hand-power", text=text_of(card)))
    if cards := view["discards"]["cards"]:
        shown = cards if view["stage"] == "choose" else cards[-most:]
        lines.append(_say("discards-listed", cards=" ".join(shown), all="yes" if shown == cards else "no"))
    if view["spread"]:
        lines.append(_say("spread-listed", cards=" ".join(f"{n}:{c}" for n, c in enumerate(view["spread"], start=1))))
    if view["turn"] is not None and view["turn"] == view["seat"]:
        lines.append(_guide(view, names))
    return lines


def _guide(view: View, names: Sequence[str]) -> str:
    """What is asked of the player now."""
    stage = view["stage"]
    if stage == "naming":
        named = ", ".join(str(place) for place in view["naming"]["places"]) or "—"
        return _say("guide-naming", kind=view["naming"]["kind"], named=named)
    if stage == "target":
        power = view["power"]
        step = "second" if power["picked"] else "first"
        return _say(f"guide-{power['effect']}", step=step)
    if stage == "giving":
        giving = view["giving"]
        return _say("guide-giving", player=names[giving["giver"]], left=giving["left"])
    if stage == "choose":
        return _say("guide-choose", number=view["bonus"])
    if stage == "draw" and view["bottom"]:
        return _say("guide-bottom")
    if stage == "play" and view["in_hand"]["must_stay"]:
        return _say("guide-must-stay")
    return _say(f"guide-{stage}")
