"""How to think about I Go!: what the hidden hands have become, when to call, and what a round means for the match.

The search is wide but not deep: the moves of the decision at hand are compared by playing the round on with the quick
player. Beyond it every move hangs on cards that the thinker does not see (a draw, another's hand), and a tree
that mixes them up values the draw pile wrongly.
"""

from ludotheque.games.igo.cards import CARDS, add, colour_of, of_seat, put_for, remove, single, size_for
from ludotheque.games.igo.greedy import LOW_ENOUGH, NEVER, after_best_discard, worth_without
from ludotheque.games.igo.moves import calling, card_of, colours_of
from ludotheque.games.igo.quick import cost, dearest, quick_move
from ludotheque.games.igo.rules import (
    COLUMN,
    DISCARD,
    DRAW,
    FROM_COLUMN,
    FROM_DISCARDS,
    FROM_PILE,
    HAND,
    LAY,
    OVER,
    draw_unseen,
    end_colour,
    hand_size,
    payoff,
    penalty,
)
from ludotheque.games.igo.split import own_penalty
from ludotheque.kernel import below, jit, popcount, share_by_lead

__all__ = ["DEEPEST", "EXPLORE", "blur", "horizon", "imagine", "narrow", "rollout", "value"]

DEEPEST = 200  # a round of quick players takes a dozen moves; the pile ends it at the latest
EXPLORE = 0.25  # one round moves the value of a match by about as much
DISCARDS = 4  # the discards compared, best first
CALLS = 2  # so many of them with a call too
SERIES_TRIED = 4
READY = (0, 0, 20, 20, 17)  # the penalty with which the thinker calls in thought, by the number of seats
READY_OF_TWO = (29, 24, 24, 22, 22)  # of two, in the first turns of the round: what the other has then is no better
HANDS_TRIED = 4  # to find one that explains a discard,
CARDS_MENDED = 4  # with so many cards changed in each
CLOSE = 8  # so many penalty points decide a call for sure; with fewer another hand as likely could have turned it
BEGINNING = 0.25  # to begin the next round is worth so many points: whoever begins is the first who can call
WORTH = 11  # bits of a move, under what it is worth


@jit
def imagine(s, opinions, moves, rng):
    """Hands that others have held for some turns are better than any, and whoever played last gave away the dearest."""
    turns = turns_taken(s)
    discarded = last_discard(s)
    for seat in range(s.seats):
        if size_for(s.hands, seat) == hand_size(s, seat):
            continue
        since = (seat - s.current) % s.seats  # turns until it is this seat's again
        own_turns = (turns + since) // s.seats
        if since == s.seats - 1 and turns and discarded >= 0:
            explain_discard(s, seat, own_turns - 1, discarded, rng)
        else:
            deal_hidden(s, seat, own_turns, rng)


@jit
def deal_hidden(s, seat, turns, rng):
    """Any cards, one exchanged in each of these turns but for those in which it was seen what was taken."""
    low, high = of_seat(s.hands, seat)
    seen = size_for(s.hands, seat)
    for _ in range(hand_size(s, seat) - seen):
        add(s.hands, seat, draw_unseen(s, rng))
    for _ in range(turns - seen):
        exchange(s, seat, low, high, rng)


@jit
def last_discard(s):
    """The card that the player before discarded, wherever it is now; -1 where a call has covered it up."""
    if s.step == LAY:
        return -1
    return s.drawn if s.source == FROM_DISCARDS else s.discards[s.discards_size - 1]


@jit
def explain_discard(s, seat, turns, discarded, rng):
    """A hand of which no card is dearer than the discarded one was, or the nearest to it of some."""
    kept_low, kept_high = of_seat(s.hands, seat)
    unseen_low, unseen_high = s.unseen[0], s.unseen[1]
    best_low, best_high = 0, 0
    least_doubt = NEVER
    for _ in range(HANDS_TRIED):
        put_for(s.hands, seat, kept_low, kept_high)
        s.unseen[0], s.unseen[1] = unseen_low, unseen_high
        deal_hidden(s, seat, turns, rng)
        doubt = mend(s, seat, discarded, kept_low, kept_high, rng)
        if doubt < least_doubt:
            least_doubt = doubt
            best_low, best_high = of_seat(s.hands, seat)
        if doubt == 0:
            break
    put_for(s.hands, seat, best_low, best_high)
    s.unseen[0], s.unseen[1] = unseen_low & ~best_low, unseen_high & ~best_high


@jit
def mend(s, seat, discarded, kept_low, kept_high, rng):
    """Change cards that should have been discarded rather; return by how much the dearest is still too dear."""
    more_low, more_high = single(discarded)
    gone = colour_of(s.drawn) if s.source == FROM_COLUMN else end_colour(s)  # as it was in that turn
    for mended in range(CARDS_MENDED + 1):
        low, high = of_seat(s.hands, seat)
        low |= more_low
        high |= more_high
        _, series = after_best_discard(low, high, gone)
        card = dearest(low, high, gone, series, ~kept_low, ~kept_high)
        doubt = cost(low, high, gone, series, card) - cost(low, high, gone, series, discarded)
        if doubt == 0 or mended == CARDS_MENDED:
            break
        add(s.hands, seat, draw_unseen(s, rng))
        remove(s.hands, seat, card)
        add(s.unseen, 0, card)
    return doubt


@jit
def from_pile(s):
    """How many cards have been drawn from the pile."""
    return CARDS - HAND * s.seats - (COLUMN + s.seats) - 1 - s.pile


@jit
def cards_seen(s):
    """How many cards everybody saw taken and knows where they are; a caller's hand, all open, does not count."""
    seen = 0
    for seat in range(s.seats):
        if s.step != LAY or seat != s.current:
            seen += size_for(s.known, seat)
    return seen


@jit
def turns_taken(s):
    """How many turns have been finished in this round, as far as the cards show it.

    A card taken from the discard pile and discarded again leaves no trace.
    """
    from_column = COLUMN + s.seats - s.column_size
    return from_pile(s) + max(from_column, cards_seen(s)) - (s.step != DRAW)


@jit
def exchange(s, seat, kept_low, kept_high, rng):
    """An imagined turn: a card from the pile for the dearest one but for those that were seen to be kept."""
    add(s.hands, seat, draw_unseen(s, rng))
    low, high = of_seat(s.hands, seat)
    _, series = after_best_discard(low, high, end_colour(s))
    card = dearest(low, high, end_colour(s), series, ~kept_low, ~kept_high)
    remove(s.hands, seat, card)
    add(s.unseen, 0, card)


@jit
def narrow(s, start, opinions, moves, n, rng):
    """Only the decision at hand, and of its moves the few best by penalty."""
    if s.step != start.step:
        return 0
    if s.step == DISCARD:
        return narrow_discards(s, moves, n)
    return narrow_series(s, moves, n) if s.step == LAY else n


@jit
def marked(move, worth):
    """The move with what it is worth above it: sorting puts the least first."""
    return worth << WORTH | move


@jit
def unmarked(move):
    return move & (1 << WORTH) - 1


@jit
def sort_first(moves, n, many):
    """The least `many` of the moves first, without what they are worth."""
    many = min(many, n)
    for i in range(many):
        for j in range(i + 1, n):
            if moves[j] < moves[i]:
                moves[i], moves[j] = moves[j], moves[i]
        moves[i] = unmarked(moves[i])
    return many


@jit
def narrow_discards(s, moves, n):
    cards = n if s.pile == 0 else n // 2  # IGO-15: after the last card of the pile all with a call
    for i in range(cards):
        _, worth = worth_without(s, card_of(moves[i]))
        moves[i] = marked(moves[i], worth)
    kept = sort_first(moves, cards, DISCARDS)
    calls = min(CALLS, kept) if s.pile else 0
    for i in range(calls):
        moves[kept + i] = calling(moves[i])
    return kept + calls


@jit
def narrow_series(s, moves, n):
    """The least penalties; of equals a single colour, to which less can be added (IGO-23)."""
    low, high = of_seat(s.hands, s.current)
    for i in range(n):
        colours = colours_of(moves[i])
        moves[i] = marked(moves[i], 2 * own_penalty(low, high, end_colour(s), colours) + popcount(colours))
    return sort_first(moves, n, SERIES_TRIED)


@jit
def rollout(s, start, moves, n, rng):
    """The others call as the greedy player does; the thinker, who weighs every call, earlier."""
    return quick_move(s, ready(s) if s.current == start.current else LOW_ENOUGH[s.seats], rng)


@jit
def ready(s):
    if s.seats == 2 and s.step == DISCARD and turns_taken(s) < len(READY_OF_TWO):
        return READY_OF_TWO[turns_taken(s)]
    return READY[s.seats]


@jit
def horizon(s, start):
    """Search looks to the end of the round: the cards after it are all new."""
    return s.rounds != start.rounds


@jit
def value(s, start, out):
    """The chance to win the match; of two players, a call that was close in thought counts as partly won."""
    if s.seats == 2 and not s.perfect and s.points[0] + s.points[1] > start.points[0] + start.points[1]:
        caller, other = s.last_caller, 1 - s.last_caller
        margin = penalty(s, other) - penalty(s, caller) - 0.5  # IGO-30: as few as the caller's win
        won = share_by_lead(0.5, margin / CLOSE)
        mine, theirs = start.points[caller], start.points[other]
        out[caller] = won * lead(s.target, mine + 1, theirs) + (1 - won) * lead(s.target, mine, theirs + 1)
        out[other] = 1 - out[caller]
    elif s.step == OVER:
        payoff(s, out)
    else:
        chances(s, out)


@jit
def promise(target, points, begins):
    """One over the square of the points still missing: chances to win are near enough in this proportion (IGO-33)."""
    missing = target - points - BEGINNING * begins
    return 1.0 / (missing * missing)


@jit
def lead(target, mine, theirs):
    """The chance of a caller to win the match against one other: the caller begins the next round (IGO-32)."""
    if mine == target or theirs == target:
        return 1.0 if mine == target else 0.0
    own = promise(target, mine, True)
    return own / (own + promise(target, theirs, False))


@jit
def chances(s, out):
    every = 0.0
    for seat in range(s.seats):
        out[seat] = promise(s.target, s.points[seat], s.current == seat)
        every += out[seat]
    for seat in range(s.seats):
        out[seat] /= every


@jit
def blur(s, percent, rng):
    """What others took and what lies under the top of the discard pile is forgotten, and so how long the round is."""
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
    if s.pile == 0:
        return  # IGO-15: whoever must call knows it
    just_drawn = s.step == DISCARD and s.source == FROM_PILE
    turns = from_pile(s) - cards_seen(s) - just_drawn  # those that could as well not have been
    for _ in range(min(s.discards_size - 1, turns)):
        if below(rng, 100) < percent:
            unsee_discard(s, below(rng, s.discards_size - 1))


@jit
def unsee_discard(s, place):
    """As if a card under the top of the discard pile had never come from the draw pile."""
    add(s.unseen, 0, s.discards[place])
    s.pile += 1
    s.discards_size -= 1
    for i in range(place, s.discards_size):
        s.discards[i] = s.discards[i + 1]
    s.discards[s.discards_size] = 0
