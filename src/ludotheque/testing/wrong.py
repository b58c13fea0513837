"""Texts that look like moves and are, nearly always, none."""

import random


def spoilt(move: str, chance: random.Random) -> list[str]:
    """A move's text with one thing wrong: a sign too few, too many, another one, two changed about, other letters."""
    place = chance.randrange(len(move))
    one, rest = move[place], move[place + 1 :]
    return [
        move[:place] + rest,
        move[:place] + one + one + rest,
        move[:place] + chance.choice("0123456789ABRSx+ -") + rest,
        move[:place] + rest[:1] + one + rest[1:],
        move.swapcase(),
        move[::-1],
        f" {move}",
        f"{move}+{move}",
        f"{move}\n",
        "",
    ]
