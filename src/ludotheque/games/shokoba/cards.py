"""Shokoba's forty cards as numbers (SHO-1, SHO-2).

Equal faces are equal: there are 20 faces, two for each value, and a set of cards says how many it has of each.
Face 2 × (value − 1) is the common one of a value (an emerald for 7, else a sapphire; three cards), the next face the
rare one (the diamond for 7, else a ruby; one card). A set is a number in base 4, one digit a face, so that cards are
put together by `+` and taken away by `-`, and no card has an identity that could betray where it came from.
"""

from ludotheque.games.shokoba.shapes import Category

FACES = 20
VALUES = 10
ONE_OF_EACH_VALUE = 0x1111111111  # the lowest bit of every value's four
PACK = 7 * ONE_OF_EACH_VALUE  # three common cards and a rare one of each value
DIAMOND = 1 << 26
EMERALDS = 3 << 24
RUBIES = (ONE_OF_EACH_VALUE << 2) ^ DIAMOND
SAPPHIRES = (3 * ONE_OF_EACH_VALUE) ^ EMERALDS
CATEGORIES = (DIAMOND, EMERALDS, RUBIES, SAPPHIRES, PACK)  # SHO-20
CATEGORY_NAMES: tuple[Category, ...] = ("diamond", "emeralds", "rubies", "sapphires", "cards")
