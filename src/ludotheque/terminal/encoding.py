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
PLAIN_LOCALES = ("C", "POSIX")
ERRORS = "ludotheque-plain"


def plainly(error: UnicodeError) -> tuple[str, int]:
    """What to write for characters that the encoding lacks: their nearest likeness in ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(PLAIN)
    bare = (mark for mark in unicodedata.normalize("NFKD", lacking) if not unicodedata.combining(mark))
    return "".join(mark if mark.isascii() else "?" for mark in bare), error.end


def prepare_streams() -> None:
    """Let reading and writing never fail for want of a character. To be called once, before anything is read."""
    codecs.register_error(ERRORS, plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="ascii" if _plain_locale() else stream.encoding, errors=ERRORS)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plain_locale() -> bool:
    """Whether somebody asked for the locale C: Python then sets LC_CTYPE itself, and would write UTF-8 all the same."""
    wishes = [os.environ.get("LC_ALL"), os.environ.get("LC_CTYPE"), os.environ.get("LANG")]
    if wishes[1] in ("C.UTF-8", "C.utf8", "UTF-8") and wishes[2] in PLAIN_LOCALES:
        wishes[1] = None
    return next(filter(None, wishes), "") in PLAIN_LOCALES and "PYTHONIOENCODING" not in os.environ
