"""How to think about I Go!: what the hidden hands have become, when to call, and what a round means for the match.

The search is wide but not deep: the moves of the decision at hand are compared by playing the round on with the quick
player. Beyond it every move hangs on cards that the thinker does not see (a draw, another's hand), and a tree
that mixes them up values the draw pile wrongly.
"""

from ludotheque.games.igo.cards import CARDS
from ludotheque.games.igo.greedy import LOW_ENOUGH, after_best_discard, worth_without
from ludotheque.games.igo.quick import dearest, quick_move
from ludotheque.games.igo.rules import (
    CALL,
    CARD,
    COLUMN,
    DISCARD,
    DRAW,
    HAND,
    LAY,
    OVER,
    SERIES,
    add,
    draw_unseen,
    end_colour,
    hand_size,
    payoff,
    remove,
)
from ludotheque.games.igo.split import own_penalty
from ludotheque.kernel import below, jit, popcount

DEEPEST = 200  # a round of quick players takes a dozen moves; the pile ends it at the latest
EXPLORE = 0.25  # one round moves the value of a match by about as much
DISCARDS = 4  # the discards compared, best first
CALLS = 2  # so many of them with a call too
SERIES_TRIED = 4
READY = (0, 0, 23, 20, 17)  # the penalty with which the thinker calls in thought, by the number of seats
BEGINNING = 0.25  # to begin the next round is worth so many points: whoever begins is the first who can call
WORTH = 11  # bits of a move; what it is worth is put above them to sort moves


@jit
def imagine(s, moves, rng):
    """Hands that others have held for some turns are better than any: each has exchanged a card a turn."""
    turns = turns_taken(s)
    for seat in range(s.seats):
        low, high = s.hands[2 * seat], s.hands[2 * seat + 1]
        seen = popcount(low) + popcount(high)
        hidden = hand_size(s, seat) - seen
        for _ in range(hidden):
            add(s.hands, seat, draw_unseen(s, rng))
        if hidden:
            since = (seat - s.current) % s.seats  # turns until it is this seat's again
            for _ in range((turns + since) // s.seats - seen):
                exchange(s, seat, low, high, rng)


@jit
def turns_taken(s):
    """How many turns have been finished in this round, as far as the cards show it.

    A card taken from the discard pile and discarded again leaves no trace.
    """
    from_pile = CARDS - HAND * s.seats - (COLUMN + s.seats) - 1 - s.pile
    from_column = COLUMN + s.seats - s.column_size
    seen = 0
    for seat in range(s.seats):
        if s.step != LAY or seat != s.current:  # a caller's cards all lie open
            seen += popcount(s.known[2 * seat]) + popcount(s.known[2 * seat + 1])
    return from_pile + max(from_column, seen) - (s.step != DRAW)


@jit
def exchange(s, seat, kept_low, kept_high, rng):
    """An imagined turn: a card from the pile for the dearest one but for those that were seen to be kept."""
    add(s.hands, seat, draw_unseen(s, rng))
    low, high = s.hands[2 * seat], s.hands[2 * seat + 1]
    _, series = after_best_discard(low, high, end_colour(s))
    card = dearest(low, high, end_colour(s), series, ~kept_low, ~kept_high)
    remove(s.hands, seat, card)
    add(s.unseen, 0, card)


@jit
def narrow(s, start, moves, n, rng):
    """Only the decision at hand, and of its moves the few best by penalty."""
    if s.step != start.step:
        return 0
    if s.step == DISCARD:
        return narrow_discards(s, moves, n)
    return narrow_series(s, moves, n) if s.step == LAY else n


@jit
def sort_first(moves, n, many):
    """The least `many` of the moves first, without what they are worth."""
    many = min(many, n)
    for i in range(many):
        for j in range(i + 1, n):
            if moves[j] < moves[i]:
                moves[i], moves[j] = moves[j], moves[i]
        moves[i] &= (1 << WORTH) - 1
    return many


@jit
def narrow_discards(s, moves, n):
    cards = n if s.pile == 0 else n // 2  # IGO-15: after the last card of the pile all with a call
    for i in range(cards):
        _, worth = worth_without(s, moves[i] & CARD)
        moves[i] |= worth << WORTH
    kept = sort_first(moves, cards, DISCARDS)
    calls = min(CALLS, kept) if s.pile else 0
    for i in range(calls):
        moves[kept + i] = moves[i] | CALL
    return kept + calls


@jit
def narrow_series(s, moves, n):
    """The least penalties; of equals a single colour, to which less can be added (IGO-23)."""
    low, high = s.hands[2 * s.current], s.hands[2 * s.current + 1]
    for i in range(n):
        colours = moves[i] & ~SERIES
        moves[i] |= 2 * own_penalty(low, high, end_colour(s), colours) + popcount(colours) << WORTH
    return sort_first(moves, n, SERIES_TRIED)


@jit
def rollout(s, start, moves, n, rng):
    """The others call as the greedy player does; the thinker, who weighs every call, earlier."""
    return quick_move(s, READY[s.seats] if s.current == start.current else LOW_ENOUGH[s.seats], rng)


@jit
def horizon(s, start):
    """Search looks to the end of the round: the cards after it are all new."""
    return s.rounds != start.rounds


@jit
def value(s, start, out):
    """The chance to win the match: near enough as one over the square of the points still missing (IGO-33)."""
    if s.step == OVER:
        payoff(s, out)
        return
    both = 0.0
    for seat in range(s.seats):
        missing = s.target - s.points[seat] - BEGINNING * (s.current == seat)
        out[seat] = 1.0 / (missing * missing)
        both += out[seat]
    for seat in range(s.seats):
        out[seat] /= both


@jit
def blur(s, percent, rng):
    """Cards that others took and cards under the top of the discard pile are forgotten: they could be anywhere."""
    for seat in range(s.seats):
        if seat == s.current:
            continue
        for half in range(2):
            cards = s.known[2 * seat + half]
            while cards:
                card = cards & -cards
                cards ^= card
                if below(rng, 100) < percent:
                    s.known[2 * seat + half] ^= card
                    s.hands[2 * seat + half] ^= card
                    s.unseen[half] |= card
    for place in range(s.discards_size - 1):
        if below(rng, 100) < percent:
            add(s.unseen, 0, s.discards[place])
            s.discards[place] = draw_unseen(s, rng)
