"""Shokoba for learners: a number for every move, and what a seat knows as a row of numbers.

A move is a face and the set that it takes. The sets that add up to a value are ranked as numbers, so that actions
rise with the codes of moves: 1,094 plays, and with oversights (SHO-40) 1,075 seizures.
"""

import numpy as np

from ludotheque.games.shokoba.cards import FACES, ONE_OF_EACH_VALUE, VALUES
from ludotheque.games.shokoba.rules import CARD, LEAVE, REMEMBERED, SEIZE, face_of, is_seizure, side, taken_by
from ludotheque.games.shokoba.sets import face_at, many_of, one, value_of
from ludotheque.kernel import highest, jit, plain
from ludotheque.kernel.layout import Layout, Part
from ludotheque.kernel.spread import clear, write_bits

COPIES = (3, 1)  # of a common face, of a rare one (SHO-1)
CARDS = 40
LAID, TOOK = 1, 2  # what is shown of a play, beside its face
UNSHOWN = ("rounds", "played_on")
_value_of, _one = plain(value_of), plain(one)


# Actions


def _ways():
    """WAYS[faces, total]: how many sets of the lowest so many faces add up to the total."""
    ways = np.zeros((FACES + 1, VALUES + 1), np.int64)
    ways[0, 0] = 1
    for face in range(FACES):
        value = _value_of(face)
        for total in range(VALUES + 1):
            fewest = range(min(COPIES[face & 1], total // value) + 1)
            ways[face + 1, total] = sum(ways[face, total - value * many] for many in fewest)
    return ways


def _before():
    """BEFORE[face, total, many]: how many sets up to this face that add up to the total have fewer than so many."""
    table = np.zeros((FACES, VALUES + 1, 4), np.int64)
    for face in range(FACES):
        for total in range(VALUES + 1):
            for many in range(1, 4):
                lefts = [total - _value_of(face) * fewer for fewer in range(many)]
                table[face, total, many] = sum(WAYS[face, left] for left in lefts if left >= 0)
    return table


def _sets(value):
    """All sets of cards that add up to a value, as rising numbers."""
    found = [(0, 0)]  # with their sums
    for face in range(FACES):
        found = [
            (cards + many * _one(face), total + many * _value_of(face))
            for cards, total in found
            for many in range(COPIES[face & 1] + 1)
            if total + many * _value_of(face) <= value
        ]
    return sorted(cards for cards, total in found if total == value)


def _takes():
    """Every face with every set that it can take. A rare card never meets its only like: that set, the last, is out."""
    takes = [(face, cards) for face in range(FACES) for cards in _sets(_value_of(face))]
    return [(face, cards) for face, cards in takes if not (face & 1 and cards == _one(face))]


def _codes():
    """The move of every action."""
    plays = [face << CARD for face in range(FACES)] + [face << CARD | cards for face, cards in TAKES]
    seizures = [LEAVE] + [SEIZE | face << CARD | cards for face, cards in TAKES]
    return np.array(sorted(plays) + seizures, np.int64)


def _first(moves):
    """The actions of these moves."""
    return np.searchsorted(CODES, np.array(moves, np.int64)).astype(np.int64)


WAYS = _ways()
BEFORE = _before()
TAKES = _takes()
CODES = _codes()
LEAVING = int(np.searchsorted(CODES, LEAVE))  # without oversights the actions end here
FIRST_PLAY = _first([face << CARD for face in range(FACES)])
FIRST_SEIZURE = _first([SEIZE | face << CARD | 1 for face in range(FACES)])


def actions(options) -> int:
    return len(CODES) if options["oversight"] else LEAVING


@jit
def rank(cards, total):
    """The place of a set among all that add up to the total."""
    before = 0
    while cards:
        face = face_at(highest(cards))
        many = many_of(cards, face)
        before += BEFORE[face, total, many]
        total -= many * value_of(face)
        cards -= many * one(face)
    return before


@jit
def action_of(move):
    face = face_of(move)
    taken = taken_by(move)
    if not taken:
        return LEAVING if is_seizure(move) else FIRST_PLAY[face]
    place = rank(taken, value_of(face))
    return FIRST_SEIZURE[face] + place if is_seizure(move) else FIRST_PLAY[face] + 1 + place


@jit
def code_of(action, s):
    return CODES[action]


# What a seat knows; seats go round from the observer's


def layout(options) -> Layout:
    """A set of cards is forty numbers 0 or 1: by value, three for the common cards and one for the rare one."""
    seats = int(options["seats"])
    return (
        Part("hand", CARDS, shows=("hands",)),
        Part("table", CARDS, shows=("table",)),
        Part("unseen", CARDS, shows=("undealt",)),
        Part("piles", seats * CARDS, shows=("piles",)),  # SHO-34: partners see theirs twice
        Part("played", seats * REMEMBERED * FACES, partly=("played",)),  # LAID or TOOK, the older play first
        Part("overlooked", FACES, shows=("overlooked",)),
        Part("gems", seats, shows=("gems",)),
        Part("sizes", seats, shows=("sizes",)),
        Part("last_taker", seats, shows=("last_taker",)),
        Part("dealer", seats, shows=("dealer",)),
        Part("playing", seats, shows=("playing",)),
        Part("turn", seats, shows=("current",)),
        Part("finished", 1, shows=("finished",)),
    )


@jit
def write_set(cards, out, at):
    """Forty numbers; of equal faces the first ones are 1."""
    low = cards & ONE_OF_EACH_VALUE
    high = cards >> 1 & ONE_OF_EACH_VALUE
    bits = (low | high) | high << 1 | (low & high) << 2 | (cards >> 2 & ONE_OF_EACH_VALUE) << 3
    return write_bits(bits, CARDS, out, at)


@jit
def onward(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


@jit
def observe(s, seat, out):
    seats = s.seats
    at = write_set(s.hands[seat], out, 0)
    at = write_set(s.table, out, at)
    at = write_set(s.undealt, out, at)
    other = seat
    for _ in range(seats):
        at = write_set(s.piles[side(s, other)], out, at)
        other = onward(s, other)
    played = at
    at = clear(seats * REMEMBERED * FACES, out, at)
    for _ in range(seats):
        for i in range(REMEMBERED * other, REMEMBERED * (other + 1)):
            if s.played[i]:
                out[played + face_of(s.played[i] - 1)] = TOOK if taken_by(s.played[i] - 1) else LAID
            played += FACES
        other = onward(s, other)
    at = write_bits(1 << s.overlooked >> 1, FACES, out, at)
    for i in range(seats):
        out[at + i] = s.gems[side(s, other)]
        out[at + seats + i] = s.sizes[other]
        out[at + 2 * seats + i] = s.last_taker == other
        out[at + 3 * seats + i] = s.dealer == other
        out[at + 4 * seats + i] = s.playing >> other & 1
        out[at + 5 * seats + i] = s.current == other
        other = onward(s, other)
    out[at + 6 * seats] = s.finished
