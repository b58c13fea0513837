"""A terminal at which news may come while somebody is typing: what was typed so far stays."""

import codecs
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from ludotheque.terminal.screen import Screen, printable

try:
    import termios
except ImportError:  # no such terminals here: a line is asked for when it is one's turn
    termios = None  # type: ignore[assignment]

END, ERASE, ERASE_LINE, ESCAPE = "\x04", ("\x7f", "\b"), "\x15", "\x1b"


class Readable(Protocol):
    """Something that can be waited for."""

    def fileno(self) -> int: ...


class LiveScreen(Screen):
    """Reads key by key where the terminal allows it (`live`), and else a line at a time as any screen does."""

    def __init__(self, drawn: bool | None = None):
        super().__init__(drawn)
        self.live = self.listening and self.seen and termios is not None
        self._key_by_key = False
        self._typed = ""
        self._coming = ""  # keys that were pressed and not looked at yet
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    @contextmanager
    def keys(self) -> Iterator[None]:
        """Inside the block the terminal hands over every key at once; Ctrl-C is still Ctrl-C."""
        if not self.live:
            yield
            return
        before = termios.tcgetattr(sys.stdin)
        raw: list[Any] = termios.tcgetattr(sys.stdin)
        raw[3] &= ~(termios.ICANON | termios.ECHO)
        try:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, raw)
            self._key_by_key = True
            yield
        finally:
            self._key_by_key = False
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    def ask(self, prompt: str) -> str:
        if not self._key_by_key:
            return super().ask(prompt)
        kept, self._typed = self._typed, ""
        entry = self.ask_or_hear(prompt, None)
        self._typed = kept
        return entry or ""

    def ask_or_hear(self, prompt: str, news: Readable | None) -> str | None:
        """A line, or None when there are news first: then the line is taken away, to come back with the next call."""
        self._write(printable(prompt) + self._typed)
        while True:
            while self._coming:
                key, self._coming = self._coming[0], self._coming[1:]
                if key == "\n":
                    self._write("\n")
                    entry, self._typed = self._typed, ""
                    return printable(entry)
                self._press(key, prompt)
            ready, _, _ = select.select([sys.stdin] if news is None else [sys.stdin, news], [], [])
            if news in ready:
                self._write("\r\x1b[K" if self.drawn else "\n")
                return None
            self._read()

    def _read(self) -> None:
        try:
            pressed = os.read(sys.stdin.fileno(), 1024)
        except OSError as gone:  # the terminal is closed
            raise EOFError from gone
        if not pressed:
            raise EOFError
        self._coming += self._decoder.decode(pressed).replace("\r", "\n")

    def _press(self, key: str, prompt: str) -> None:
        if key == END and not self._typed:
            self._write("\n")
            raise EOFError
        if key == ESCAPE:  # arrows and the like: nothing to go to in one line
            self._coming = self._coming.lstrip("[O0123456789;")[1:]
        elif key == ERASE_LINE or (key in ERASE and self._typed):
            gone = self._typed if key == ERASE_LINE else self._typed[-1]
            self._typed = self._typed[: len(self._typed) - len(gone)]
            self._write("\b \b" * len(gone))
        elif key.isprintable():
            self._typed += key
            self._write(key)

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
