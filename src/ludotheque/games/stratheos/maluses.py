"""The maluses of the −1 cards (STR-5, STR-41, STR-42): they act on the player whose turn it is."""

from ludotheque.games.stratheos.cards import ADD, SHUFFLE
from ludotheque.games.stratheos.table import (
    GIVING,
    MALUS_BITS,
    PLACES,
    TRADED,
    TRADED_SOME,
    add_card,
    after,
    first_malus,
    has,
    note,
    shuffle_places,
    spot,
    swap,
    unguarded,
)
from ludotheque.kernel import jit, nth, popcount


@jit
def act_maluses(s, rng):
    """Let the maluses act, in the order of the discards. False when one of them waits for a decision."""
    while s.malus:
        verb = first_malus(s.malus)
        s.malus >>= MALUS_BITS
        if verb == ADD:
            add_card(s, s.current, rng, 1)
        elif verb == SHUFFLE:
            shuffle_places(s, s.current, rng, 1)
        elif not trade(s):
            return False
    return True


@jit
def trade(s):
    """Ragnarök. False when the neighbour must decide which cards are given (STR-42)."""
    neighbour = after(s, s.current)
    if s.guarded[s.current] == 0 and s.guarded[neighbour] == 0:
        trade_whole_games(s, neighbour)
        return True
    mine, theirs = unguarded(s, s.current), unguarded(s, neighbour)
    if popcount(mine) != popcount(theirs) and mine and theirs:
        s.stage = GIVING
        s.decider = neighbour
        return False
    many = min(popcount(mine), popcount(theirs))
    trade_places(s, mine, neighbour, theirs, many)
    return True


@jit
def trade_whole_games(s, neighbour):
    note(s, TRADED, neighbour, max(s.sizes[s.current], s.sizes[neighbour]))
    for place in range(PLACES):
        swap(s, spot(s.current, place), spot(neighbour, place))
    s.sizes[s.current], s.sizes[neighbour] = s.sizes[neighbour], s.sizes[s.current]


@jit
def trade_places(s, mine, neighbour, theirs, many):
    """Cards received keep the order given and fill the freed places (STR-42)."""
    note(s, TRADED_SOME, neighbour, many)
    for i in range(many):
        swap(s, spot(s.current, nth(mine, i)), spot(neighbour, nth(theirs, i)))


@jit
def giver(s):
    """Who has more unprotected cards than are traded: which of them go is being decided."""
    neighbour = after(s, s.current)
    return s.current if popcount(unguarded(s, s.current)) > popcount(unguarded(s, neighbour)) else neighbour


@jit
def still_to_give(s):
    """How many cards of the giver are still to be named."""
    other = popcount(unguarded(s, s.current)) + popcount(unguarded(s, after(s, s.current)))
    fewer = other - popcount(unguarded(s, giver(s)))
    return fewer - popcount(s.given)


@jit
def may_give(s, place):
    """Places are given in rising order, so that every choice is named in one way only."""
    free = unguarded(s, giver(s))
    behind = popcount(free >> place + 1)
    return has(free, place) and s.given >> place == 0 and behind >= still_to_give(s) - 1


@jit
def give(s, place):
    """One more card is decided on; True when all are and the trade is done."""
    s.given |= 1 << place
    if still_to_give(s):
        return False
    neighbour = after(s, s.current)
    mine, theirs = unguarded(s, s.current), unguarded(s, neighbour)
    if giver(s) == s.current:
        mine = s.given
    else:
        theirs = s.given
    trade_places(s, mine, neighbour, theirs, popcount(s.given))
    s.given = 0
    s.decider = s.current
    return True
