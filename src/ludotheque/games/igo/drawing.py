"""I Go!'s cards drawn with letters, for a terminal. The colour's letter is on every card: no colour is needed."""

from collections.abc import Sequence

from rich.text import Text

CARD_WIDTH, CARD_HEIGHT = 5, 3
BESIDE, COVERED = 6, 4  # columns from one card to the next: side by side, or one over the other
PAINT = {
    "A": "#ffd23f",
    "B": "#5b8cff",
    "C": "#ff4d5e",
    "G": "#a9b0b8",
    "J": "#35c26b",
    "M": "#b5835a",
    "O": "#ff9234",
    "R": "#ff9ecb",
    "T": "#3fd9d2",
    "V": "#b887ff",
}
BACK = "#8d99ae"
FRAME, DOUBLE = ("╭───╮", "│", "╰───╯"), ("╔═══╗", "║", "╚═══╝")


def row(cards: Sequence[str], step: int, ascii_only: bool, new: frozenset[str] = frozenset()) -> list[Text]:
    """The cards in a row as three lines of text; with little step each lies over the one before."""
    usual, double = (("+---+", "|", "+---+"), ("+===+", "|", "+===+")) if ascii_only else (FRAME, DOUBLE)
    lines = [Text(no_wrap=True) for _ in range(CARD_HEIGHT)]
    for place, name in enumerate(cards):
        edge, side, foot = double if name in new else usual
        width = CARD_WIDTH if place == len(cards) - 1 else step
        for line, part in zip(lines, (edge, side + name.center(3) + side, foot), strict=True):
            line.append(part[:width].ljust(width), style=f"bold {PAINT.get(name[:1], BACK)}")
    return lines


def side_by_side(blocks: Sequence[tuple[str, list[Text]]], gap: int) -> Text:
    """Some rows of cards next to each other, each under its label."""
    lines = [Text(no_wrap=True) for _ in range(1 + CARD_HEIGHT)]
    for label, block in blocks:
        width = max(len(label), block[0].cell_len) + gap
        for line, part in zip(lines, (Text(label, style="dim"), *block), strict=True):
            line.append_text(part)
            line.append(" " * (width - part.cell_len))
    return Text("\n", no_wrap=True).join(lines)


def painted(cards: Sequence[str]) -> Text:
    """Cards as names in their colours."""
    return Text(" ").join([Text(name, style=f"bold {PAINT[name[0]]}") for name in cards] or [Text("—")])


def stars(many: int, target: int, ascii_only: bool) -> Text:
    """Points won, and those that are wanting."""
    full, hollow = ("*", ".") if ascii_only else ("★", "☆")
    drawn = Text(full * many, style="#ffd23f")
    drawn.append(hollow * max(0, target - many), style="dim")
    return drawn.append(f" {many}/{target}", style="bold")
