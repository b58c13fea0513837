"""A quick player who takes what is worth most now (the booklet's advice, without looking ahead)."""

from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, PACK, RUBIES, SAPPHIRES, VALUES
from ludotheque.games.shokoba.rules import face_of, is_seizure, left_of, side, sides, taken_by
from ludotheque.games.shokoba.sets import count, of_value, one
from ludotheque.kernel import jit, plain

GEM = 100  # worths are hundredths of a gem
ONES, TWOS, FOURS, EIGHTS = (
    sum(plain(of_value)(value) for value in range(1, VALUES + 1) if value & part) for part in (1, 2, 4, 8)
)


@jit
def majority_worth(s, own, cards, category, total):
    """What these cards are worth towards most of a category; nothing once the majority is decided."""
    mine = count(s.piles[own] & category)
    best_other = 0
    gone = mine
    for other in range(sides(s)):
        if other != own:
            theirs = count(s.piles[other] & category)
            gone += theirs
            best_other = max(best_other, theirs)
    left = total - gone
    if mine > best_other + left or best_other > mine + left:
        return 0
    return GEM * count(cards & category) * 3 // (2 * total)


@jit
def worth(s, own, cards):
    """Hundredths of a gem that cards on one's pile are worth, roughly."""
    return (
        GEM * count(cards & DIAMOND)
        + majority_worth(s, own, cards, EMERALDS, 3)
        + majority_worth(s, own, cards, RUBIES, 9)
        + majority_worth(s, own, cards, SAPPHIRES, 27)
        + majority_worth(s, own, cards, PACK, 40)
    )


@jit
def points(cards):
    """The sum of the values: how many cards have a value with a 1, a 2, a 4, an 8 in it."""
    return count(cards & ONES) + 2 * count(cards & TWOS) + 4 * count(cards & FOURS) + 8 * count(cards & EIGHTS)


@jit
def threat(s, table):
    """What it costs to leave these cards: the next player may hold the one card that takes them all (SHO-16)."""
    total = points(table)
    if total == 0 or total > VALUES:
        return 0
    held = s.sizes[left_of(s, s.current)]
    if held == 0:
        held = 3  # the next deal's
    unseen = s.undealt  # in a masked record, with the hidden hands
    dangerous = count(unseen & of_value(total))
    return GEM * held * dangerous // max(1, count(unseen))


@jit
def value(s, move):
    own = side(s, s.current)
    card = one(face_of(move))
    taken = taken_by(move)
    if is_seizure(move):  # costs nothing: the own turn is still to come
        return worth(s, own, card + taken) + GEM if taken else 0
    if taken == 0:
        left = s.table + card
        gain = -worth(s, own, card)
    else:
        left = s.table - taken
        gain = worth(s, own, card + taken)
        if left == 0:
            return gain + GEM
    return gain - threat(s, left)


@jit
def choose(s, moves, n, rng):
    """The move of most worth, the first one if several are."""
    best = moves[0]
    most = value(s, best)
    for i in range(1, n):
        worth_now = value(s, moves[i])
        if worth_now > most:
            best = moves[i]
            most = worth_now
    return best
