"""The end of a turn and of a game: passives (STR-40), the last round (STR-50), the count (STR-51, STR-52)."""

from ludotheque.games.stratheos.cards import AIR, EARTH, FIRE, ICE, LIGHTNING, PASSIVE, VALUE
from ludotheque.games.stratheos.maluses import act_maluses
from ludotheque.games.stratheos.table import (
    BY_ANNOUNCER,
    BY_CARDS,
    BY_DRAW,
    BY_FLUSH,
    BY_LOWEST,
    BY_POINTS,
    DRAW,
    EMPTY,
    HAND,
    OVER,
    PASSED,
    SHOWDOWN,
    after,
    await_malus,
    draw,
    everybody,
    has,
    lay_on_discards,
    note,
    row,
)
from ludotheque.kernel import jit, lowest, popcount, share_by_lead

HIDDEN_VALUE = 8  # what a card that is not shown counts in an estimate
SURE_LEAD = 30  # so many points ahead count as the game in `payoff`


@jit
def end_turn(s, rng):
    """The passive of the card discarded last acts; then the next player, or the count.

    If Ragnarök is discarded by fire and waits for a decision, the turn is ended anew after it, with no passive left.
    """
    following = after(s, s.current)
    family = passive_of(s, s.last)
    s.last = EMPTY
    if family >= 0:
        following = act_passive(s, family, following, rng)
        if not act_maluses(s, rng):
            return
    s.taken = 0
    s.barred &= ~(1 << s.current)  # STR-4, Gaïa: until the end of that player's turn
    s.turns += 1
    if following == s.announcer or (s.announcer < 0 and s.turns >= s.turn_limit):  # STR-50, STR-65
        count(s)
        return
    s.current = following
    s.decider = following
    s.stage = DRAW


@jit
def passive_of(s, card):
    """STR-40: the family whose passive acts if this card is discarded last, −1 when none does.

    Ice does not act when the card of the turn was taken from the discard pile.
    """
    if not s.passives or s.announcer >= 0 or card < 0:
        return -1
    family = PASSIVE[card]
    return -1 if family == ICE and s.taken else family


@jit
def act_passive(s, family, following, rng):
    """STR-40. Returns who plays next. Water shuffles a draw pile whose order nobody knows."""
    note(s, PASSED, family, following)
    if family == LIGHTNING:
        s.bottom = 1
    elif family == FIRE:
        card = draw(s, rng)
        lay_on_discards(s, card, 1)
        await_malus(s, card)  # STR-41: on the player whose turn it was
    elif family == EARTH:
        return after(s, following)
    elif family == ICE:
        return s.current
    elif family == AIR:
        s.direction = -s.direction
        return after(s, s.current)
    return following


@jit
def points(s, seat):
    """STR-51: the sum of the values."""
    total = 0
    for at in row(s, seat):
        total += VALUE[s.cards[at]] if s.cards[at] >= 0 else HIDDEN_VALUE
    return total


@jit
def lowest_value(s, seat):
    least = 99
    for at in row(s, seat):
        least = min(least, VALUE[s.cards[at]])
    return least


@jit
def measure(s, seat, what):
    if what == BY_POINTS:
        return points(s, seat)
    return s.sizes[seat] if what == BY_CARDS else lowest_value(s, seat)


@jit
def count(s):
    """Fewest points win (STR-51); ties are broken step by step among all who are still tied (STR-52)."""
    tied = (1 << s.seats) - 1
    for what in (BY_POINTS, BY_CARDS, BY_LOWEST):
        least = 999
        best = 0
        for seat in range(s.seats):
            if has(tied, seat):
                found = measure(s, seat, what)
                if found < least:
                    least = found
                    best = 0
                if found == least:
                    best |= 1 << seat
        tied = best
        if popcount(tied) == 1:
            end_game(s, tied, what)
            return
    if s.announcer >= 0 and has(tied, s.announcer):
        tied &= ~(1 << s.announcer)
        if popcount(tied) == 1:
            end_game(s, tied, BY_ANNOUNCER)
            return
    end_game(s, tied, BY_DRAW)


@jit
def win_by_flush(s, length):
    """STR-34: six or more win at once; seven or more begin the next game with 12 − n cards, never below 1."""
    end_game(s, 1 << s.current, BY_FLUSH)
    if length > HAND:
        s.start_cards = max(1, 12 - length)


@jit
def end_game(s, winners, reason):
    """All cards are turned over; the winner begins the next game, after a draw the youngest (STR-11, STR-63)."""
    s.winners = winners
    s.reason = reason
    for seat in range(s.seats):
        s.wins[seat] += has(winners, seat)
        for at in row(s, seat):
            s.knowers[at] = everybody(s)
    s.first = lowest(winners) if popcount(winners) == 1 else s.youngest
    s.start_cards = HAND
    s.current = s.first
    s.decider = s.first
    s.last = EMPTY
    s.taken = 0
    s.bottom = 0
    s.barred = 0
    s.stage = OVER if s.game + 1 == s.games else SHOWDOWN


@jit
def payoff(s, out):
    """What each seat has of the match: a win is 1, shared by those who won most games; before the end, by the lead."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.wins[seat])
    sharing = 0
    for seat in range(s.seats):
        sharing += s.wins[seat] == most
    fair = 1.0 / s.seats
    for seat in range(s.seats):
        if s.stage == OVER:
            out[seat] = 1.0 / sharing if s.wins[seat] == most else 0.0
            continue
        out[seat] = share_by_lead(fair, lead(s, seat))


@jit
def lead(s, seat):
    """Games ahead of the best other, and the part of the running game that the lead in points makes likely."""
    games = 0
    least = 999
    for other in range(s.seats):
        if other != seat:
            games = max(games, s.wins[other])
            least = min(least, points(s, other))
    in_game = (least - points(s, seat)) / SURE_LEAD if s.stage != SHOWDOWN else 0.0
    return s.wins[seat] - games + min(1.0, max(-1.0, in_game))
