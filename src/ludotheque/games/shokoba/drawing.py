"""Shokoba's cards drawn with letters, for a terminal. The gem's letter is on every card, twice (SHO-3)."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

CARD_WIDTH, CARD_HEIGHT = 7, 5
ROOMY, TIGHT = 8, 4  # columns from one card to the next: side by side, or fanned so that the letter still shows


class Gem(NamedTuple):
    """How a gem looks: its cut, its cut where only ASCII is written, its colour."""

    cut: str
    ascii_cut: str
    colour: str


GEMS = {
    "D": Gem("◆", "<>", "#b9f2ff"),
    "E": Gem("■", "[]", "#3ddc97"),
    "R": Gem("▼", "\\/", "#ff5d73"),
    "S": Gem("●", "()", "#5aa9ff"),
}


def _card(name: str, ascii_only: bool, new: bool) -> list[str]:
    """The five lines of one card, all of the same width; a new one has a double frame."""
    gem, inside = GEMS[name[0]], CARD_WIDTH - 2
    if ascii_only:
        edge, side, foot, cut = "+=====+" if new else "+-----+", "|", "+=====+" if new else "+-----+", gem.ascii_cut
    elif new:
        edge, side, foot, cut = "╔═════╗", "║", "╚═════╝", gem.cut
    else:
        edge, side, foot, cut = "╭─────╮", "│", "╰─────╯", gem.cut
    return [
        edge,
        side + name.ljust(inside) + side,
        side + cut.center(inside) + side,
        side + name.rjust(inside) + side,
        foot,
    ]


def fan(cards: Sequence[str], width: int, ascii_only: bool, new: frozenset[str] = frozenset()) -> list[Text]:
    """The cards in a row as lines of text; pushed together as far as the width asks, else in several rows."""
    most = 1 + (width - CARD_WIDTH) // TIGHT
    if len(cards) > most:
        return fan(cards[:most], width, ascii_only, new) + fan(cards[most:], width, ascii_only, new)
    step = min(ROOMY, (width - CARD_WIDTH) // max(1, len(cards) - 1))
    lines = [Text(no_wrap=True) for _ in range(CARD_HEIGHT)]
    for place, name in enumerate(cards):
        last = place == len(cards) - 1
        for line, part in zip(lines, _card(name, ascii_only, name in new), strict=True):
            shown = part.ljust(step) if step > CARD_WIDTH else part[:step]
            line.append(part if last else shown, style=f"bold {GEMS[name[0]].colour}")
    return lines


def stones(many: int, target: int, ascii_only: bool) -> Text:
    """Gems won as stones, with hollow ones up to the target, and their number."""
    full, hollow = ("*", ".") if ascii_only else ("◆", "◇")
    drawn = Text()
    drawn.append(full * many, style="#ffd166")
    drawn.append(hollow * max(0, target - many), style="dim")
    return drawn.append(f" {many}/{target}", style="bold")


def backs(many: int, ascii_only: bool) -> Text:
    """A hand seen from behind."""
    return Text(("#" if ascii_only else "▮") * many, style="#b08968")
