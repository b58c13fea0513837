"""I Go!'s 110 cards as numbers (IGO-1).

Card 11 × colour + value − 1. A set of cards is two words of 55 bits, five colours in each; the eleven bits of one
colour are its values, and `SUMS` adds up such a set of values.
"""

import numpy as np

COLOURS = 10
VALUES = 11
CARDS = COLOURS * VALUES
HALF = CARDS // 2  # cards in one of the two words of a set
HALF_COLOURS = COLOURS // 2
EVERY_VALUE = (1 << VALUES) - 1
WHOLE_HALF = (1 << HALF) - 1
SUMS = np.array(
    [sum(value for value in range(1, VALUES + 1) if values >> value - 1 & 1) for values in range(1 << VALUES)], np.int8
)
