"""The blocks that every player has (IDO-1), and the spaces that they step into (IDO-21)."""

from typing import Literal, get_args

from ludotheque.games.ido.plan import RECTANGLE, SMALL_SPACE

Size = Literal["small", "large"]
SIZES: tuple[Size, ...] = get_args(Size)
SMALL, LARGE = range(2)
SIZE_LETTERS = ("s", "l")  # of the sizes in moves and documents
FITTING = (SMALL_SPACE, RECTANGLE)  # the shape of space for each size
OF_EACH_SIZE = 3
