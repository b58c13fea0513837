"""Terminals that cannot write everything: « é » becomes "e" where the encoding has none, never a crash."""

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper

PLAIN = str.maketrans(
    {
        "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "—": "-", "–": "-", "−": "-",
        "×": "x", "·": ".", "•": "*", "▸": ">", "★": "*", "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "OE", "æ": "ae",
        "◆": "*", "◇": ".", "↵": "<-",
    }
)  # fmt: skip
ERRORS = "ludotheque-plain"


def plainly(error: UnicodeError) -> tuple[str, int]:
    """What to write for characters that the encoding lacks: their nearest likeness in ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(PLAIN)
    bare = (mark for mark in unicodedata.normalize("NFKD", lacking) if not unicodedata.combining(mark))
    return "".join(mark if mark.isascii() else "?" for mark in bare), error.end


def prepare_streams() -> None:
    """Let reading and writing never fail for want of a character."""
    codecs.register_error(ERRORS, plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="ascii" if _plain_locale() else stream.encoding, errors=ERRORS)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plain_locale() -> bool:
    """Whether somebody asked for the locale C: Python would write UTF-8 all the same."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)), "")
    return wish in ("C", "POSIX") and "PYTHONIOENCODING" not in os.environ
