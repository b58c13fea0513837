"""A move as one number; legal moves come in rising order of these.

Drawing: DRAWS and the source. Discarding: the card, with CALL if "I Go!" is called after it. The caller's series:
SERIES and its colours as a set.
"""

# mypy: allow-untyped-defs, allow-untyped-calls

from ludotheque.kernel import jit

CALL, DRAWS, SERIES = 128, 256, 1024


@jit
def drawing(source):
    return DRAWS | source


@jit
def source_of(move):
    return move & ~DRAWS


@jit
def calling(card):
    """The card is discarded and "I Go!" called."""
    return card | CALL


@jit
def card_of(move):
    """The card discarded, with a call or without."""
    return move & ~CALL


@jit
def calls(move):
    return move & CALL != 0


@jit
def laying(colours):
    return SERIES | colours


@jit
def colours_of(move):
    """The colours of the series."""
    return move & ~SERIES
