"""Names that people give themselves, and the signs that they make to each other."""

from ludotheque.contract.errors import OptionError

LONGEST_NAME = 16
SIGNS = ("hello", "thanks", "well-played", "your-turn", "thinking", "oops", "sorry", "laugh", "goodbye")


def check_name(name: str) -> str:
    """A name that can be told from others and printed."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise OptionError("name-unfit", field="name", name=tidy[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    return tidy
