"""Where a session speaks and listens: drawn on a terminal that can, else one plain sentence a line."""

import os
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Literal

from rich.console import Console, RenderableType
from rich.text import Text

from ludotheque.contract.texts import say

HELD = {0xA0: 0xE000, 0x202F: 0xE001}  # blanks at which no line may end, and what holds them meanwhile
FREED = {held: blank for blank, held in HELD.items()}
LISTED = re.compile(r"(\d+|·)  (?=\S)")  # before each entry of a list
WIDTH = 80  # columns that a drawing may need


class Screen:
    """One person's terminal, or a pipe. `drawn` is None where the terminal itself decides."""

    def __init__(self, drawn: bool | None = None):
        self.listening = sys.stdin.isatty()  # somebody is there to press a key
        self.seen = sys.stdout.isatty()  # what is written can be wiped away
        able = self.seen and os.environ.get("TERM") not in (None, "", "dumb", "unknown")
        self.drawn = able and Console().width >= WIDTH if drawn is None else drawn
        colours: Literal["auto"] | None = "auto" if able and self.drawn else None
        self.console = Console(markup=False, highlight=False, emoji=False, color_system=colours)
        if self.drawn and self.listening and find_spec("readline"):
            import_module("readline")  # gives `input` a history and keys to edit with, where there is one

    def say(self, text: str, style: str = "") -> None:
        """A sentence; at a terminal no word is torn apart, and in a pipe it is one line."""
        self.print(Text(printable(text), style=style))

    def print(self, text: Text) -> None:
        """Some text with styles of its own."""
        whole = self.wrapped(text, self.console.width) if self.drawn or self.seen else text
        self.console.print(whole, soft_wrap=True)

    def wrapped(self, text: Text, width: int) -> Text:
        return wrapped(self.console, text, width)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture, width=min(WIDTH, self.console.width), soft_wrap=not self.drawn)

    def height(self, picture: RenderableType) -> int:
        """The lines of a drawing; text may be as wide as the terminal."""
        if isinstance(picture, Text):
            return self.wrapped(picture, self.console.width).plain.count("\n") + 1
        options = self.console.options.update(width=min(WIDTH, self.console.width))
        return len(self.console.render_lines(picture, options))

    def ask(self, prompt: str) -> str:
        """A line that somebody types; in a pipe it is repeated, for the transcript. EOFError at the end."""
        sys.stdout.flush()
        if self.listening and self.seen:
            return printable(input(printable(prompt)))
        entry = sys.stdin.readline()
        if not entry:
            raise EOFError
        self.say(prompt + entry.strip())
        return printable(entry).strip()

    def pause(self, text: str) -> None:
        """Wait for the Enter key, where there is somebody to press it."""
        if self.listening:
            self.ask(text + " ")

    def wipe(self) -> bool:
        """Let nothing written so far be read any more; whether that was possible."""
        if self.seen:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J" if os.environ.get("TERM") != "dumb" else "\n" * 60)
            sys.stdout.flush()
        return self.seen

    def page(self, text: RenderableType) -> str:
        """A long text, a screenful at a time; what was typed instead of going on."""
        if not (self.listening and self.seen):
            self.console.print(text, soft_wrap=not self.drawn)
            return ""
        text = self.wrapped(text, self.console.width) if isinstance(text, Text) else text
        lines = self.console.render_lines(text, pad=False)
        step = max(5, self.console.height - 2)
        for start in range(0, len(lines), step):
            for line in lines[start : start + step]:
                self.console.print(Text.assemble(*((part.text, part.style or "") for part in line)))
            if start + step < len(lines) and (entry := self.ask(say("more") + " ")):
                return entry
        return ""


def complain(text: str, style: str = "") -> None:
    """A sentence on the error stream; at a terminal no word is torn apart, elsewhere it is one line."""
    console = Console(stderr=True, markup=False, highlight=False, emoji=False)
    told = Text(printable(text), style)
    console.print(wrapped(console, told, console.width) if console.is_terminal else told, soft_wrap=True)


def wrapped(console: Console, text: Text, width: int) -> Text:
    """The text in lines of this width, none of which ends where no break may be: Rich breaks there too. What has a
    number before it keeps to its own column."""
    text = text.copy()
    text.plain = text.plain.translate(HELD)
    lines = [line for part in text.split(allow_blank=True) for line in _lines(console, part, width)]
    for line in lines:
        line.rstrip()
    whole = Text("\n").join(lines)
    whole.plain = whole.plain.translate(FREED)
    return whole


def _lines(console: Console, text: Text, width: int) -> list[Text]:
    number = LISTED.match(text.plain)
    if number is None or len(number[0]) > width // 2:
        return list(text.wrap(console, width))
    head, rest = text.divide([number.end()])
    first, *others = rest.wrap(console, width - number.end())
    return [head + first, *(Text(" " * number.end()) + line for line in others)]


def printable(text: str) -> str:
    """Without control codes: nothing typed or saved by anybody may steer the terminal."""
    return "".join(mark if mark.isprintable() or mark in "\n\u00a0\u202f" else " " for mark in text)
