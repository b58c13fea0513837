"""Names that people give themselves, and the signs that they make to each other."""

import unicodedata

from ludotheque.contract.errors import OptionError

LONGEST_NAME = 16
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs of which nothing is seen
SIGNS = ("hello", "thanks", "well-played", "your-turn", "thinking", "oops", "sorry", "laugh", "goodbye")


def check_name(name: str) -> str:
    """A name that can be told from others and printed."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = tidy.isprintable() and not any(mark in BLANK for mark in tidy)
    if not seen or not 1 <= len(tidy) <= LONGEST_NAME or unicodedata.combining(tidy[0]):
        raise OptionError("name-unfit", field="name", name=tidy[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    return tidy
