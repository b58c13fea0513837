"""Moves of Shokoba that a child at the table would see are silly, by what the player to move knows.

- `shokoba`: leaves a SHOKOBA that it could make (SHO-16).
- `diamond`: lays a card and leaves the diamond lying that it could take (SHO-20), where others may take it.
- `emerald`: lays the diamond where others may take it, and keeps an emerald of the same value.
- `lesser`: of two cards of the same value takes the one that counts less: a sapphire and not the ruby, an emerald and
  not the diamond.
- `overlooks`: lays a card that could take, for the next player to seize (SHO-40).
- `unclaimed`: takes nothing, though it could seize what the player before has overlooked (SHO-40).

Others may take what an unseen card takes. Strong players leave the diamond for a good take, lay it, or wait with a
take; and who counts the last deal may have a reason for anything: there, only a player's last card is judged.
"""

from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, ONE_OF_EACH_VALUE, RUBIES, SAPPHIRES, VALUES
from ludotheque.games.shokoba.habits import after
from ludotheque.games.shokoba.rules import can_take, face_of, is_seizure, side, sides, sums_of, taken_by
from ludotheque.games.shokoba.sets import count, of_value, one, value_of
from ludotheque.kernel import jit

KINDS = ("shokoba", "diamond", "emerald", "lesser", "overlooks", "unclaimed")
SHOKOBA, LEAVES_DIAMOND, KEEPS_EMERALD, LESSER, OVERLOOKS, UNCLAIMED = range(1, 1 + len(KINDS))
SEVEN = 7  # the value of the diamond and the emeralds
EMERALD = EMERALDS // 3  # one of them
COMMON = 3 * ONE_OF_EACH_VALUE


@jit
def clears(s, move):
    """Whether a move takes all of the table; a card that is seized lay there too."""
    taken = taken_by(move)
    return taken != 0 and taken == (s.table - one(face_of(move)) if is_seizure(move) else s.table)


@jit
def counted_out(s):
    """Whether this is the last deal: the unseen cards are all in hands."""
    hidden = 0
    for seat in range(s.seats):
        if seat != s.current:
            hidden += s.sizes[seat]
    return count(s.undealt) == hidden


@jit
def diamond_may_go(s, table):
    """Whether an unseen card could take the diamond from this table (SHO-42: a card may have to take its equal)."""
    sums = sums_of(table - DIAMOND, VALUES - SEVEN)
    for value in range(SEVEN, VALUES + 1):
        bound = s.equal_first and value > SEVEN and table & of_value(value) != 0
        if sums >> value - SEVEN & 1 and not bound and s.undealt & of_value(value) != 0:
            return True
    return False


@jit
def still_counts(s, category, total, won):
    """Whether one more card of a category can still change who has most of it, after these have been won."""
    own = side(s, s.current)
    mine = count((s.piles[own] + won) & category)
    best_other = 0
    gone = mine
    for other in range(sides(s)):
        if other != own:
            theirs = count(s.piles[other] & category)
            gone += theirs
            best_other = max(best_other, theirs)
    left = total - gone
    return mine <= best_other + left and best_other <= mine + left


@jit
def same_values(some, others):
    """Whether two sets have as many cards of every value: common ones and rare ones together."""
    return (some & COMMON) + (some >> 2 & COMMON) == (others & COMMON) + (others >> 2 & COMMON)


@jit
def counts_less(s, move, other):
    """Whether another take with the same card takes the same values, but the diamond for an emerald, or rubies for
    sapphires: as long as rubies count, and this one decides nothing by its emerald or sapphires."""
    taken, more = taken_by(move), taken_by(other)
    if face_of(move) != face_of(other) or taken == more or not same_values(taken, more):
        return False
    won = one(face_of(move)) + taken
    instead = one(face_of(move)) + more
    if more & DIAMOND > taken & DIAMOND:
        return still_counts(s, EMERALDS, 3, won) or not still_counts(s, EMERALDS, 3, instead)
    if count(more & RUBIES) <= count(taken & RUBIES) or taken & DIAMOND != more & DIAMOND:
        return False
    decides = still_counts(s, SAPPHIRES, 27, instead) and not still_counts(s, SAPPHIRES, 27, won)
    return still_counts(s, RUBIES, 9, won) and not decides


@jit
def lays_badly(s, move, moves, n):
    """What is silly about laying this card."""
    hand, table = after(s, move)
    if s.oversight and can_take(s.table, value_of(face_of(move))):
        return OVERLOOKS
    if table & DIAMOND == 0 or not diamond_may_go(s, table):
        return 0
    if s.table & DIAMOND == 0:
        return KEEPS_EMERALD if hand & EMERALDS and still_counts(s, EMERALDS, 3, EMERALD) else 0
    for i in range(n):
        if taken_by(moves[i]) & DIAMOND:
            return LEAVES_DIAMOND
    return 0


@jit
def silly(s, move, moves, n):
    """0, or the number of the kind."""
    if clears(s, move) or (counted_out(s) and s.sizes[s.current] > 1):
        return 0
    for i in range(n):
        if clears(s, moves[i]):
            return SHOKOBA
        if taken_by(move) == 0 and is_seizure(moves[i]) and taken_by(moves[i]):
            return UNCLAIMED
        if taken_by(move) and counts_less(s, move, moves[i]):
            return LESSER
    return 0 if taken_by(move) or is_seizure(move) else lays_badly(s, move, moves, n)
