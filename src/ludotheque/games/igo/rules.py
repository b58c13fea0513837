"""I Go!, from the deal to the last call. Sets of cards are in `cards.py`, moves in `moves.py`, splits in `split.py`.

`unseen` is the draw pile, in no order; in a masked record the cards that others hold hidden are part of it. `known` is
what everybody saw a player take and not discard since. `column` and `discards` are lists whose last card is the one to
take, with 0 behind their end. `shown` are the hands of the last call, for all to look at.
"""

from ludotheque.games.igo.cards import (
    CARDS,
    COLOURS,
    HALF,
    WHOLE_HALF,
    add,
    colour_of,
    has_colour,
    of_seat,
    only,
    put_for,
    remove,
    size_for,
)
from ludotheque.games.igo.moves import calling, calls, card_of, colours_of, drawing, laying, source_of
from ludotheque.games.igo.shapes import Source, Step
from ludotheque.games.igo.split import colours_held, is_series, least_penalty, own_penalty, series_values
from ludotheque.kernel import below, jit, lowest, nth, popcount, record_type, share_by_lead

VERSION = 1  # of the rules; raised when a change of them would replay an old record differently
SEATS = 4
HAND = 12
COLUMN = 5  # and one more for each player (IGO-3)
MOST_COLUMN = COLUMN + SEATS
MOST_DISCARDS = CARDS - 2 * HAND - 1  # two players, the pile used up, one card left in the column
FROM_PILE, FROM_DISCARDS, FROM_COLUMN = 0, 1, 2  # IGO-10
SOURCES: tuple[Source, ...] = ("pile", "discard", "column")
DRAW, DISCARD, LAY, OVER = 0, 1, 2, 3  # draw, discard (and call), lay the series of a call
STEPS: tuple[Step, ...] = ("draw", "discard", "lay", "over")
MOST_MOVES = 45  # one or two of nine colours
MATCH_MOVES = 100_000  # no bound in theory (rounds can be cancelled for ever); random matches stay far below
OUT_SIZE = MOST_MOVES
BENCH_CALLS = 16  # `bench_policy` calls after one discard in so many
SURE_LEAD = 4  # so many points ahead count as the match in `payoff`

Options = record_type(seats=0, target=0, stall_limit=0, memo=0, aid=0)
State = record_type(
    seats=0, target=0, stall_limit=0, memo=0, aid=0,
    rounds=0, current=0, step=0, source=0, drawn=0, stall=0, perfect=0, points=SEATS,
    pile=0, column_size=0, discards_size=0, column=MOST_COLUMN, discards=MOST_DISCARDS,
    unseen=2, hands=2 * SEATS, known=2 * SEATS,
    last_caller=0, last_colour=0, last_series=0, shown=2 * SEATS,
)  # fmt: skip


@jit
def draw_unseen(s, rng):
    """Take a random card out of the unseen ones."""
    low = popcount(s.unseen[0])
    n = below(rng, low + popcount(s.unseen[1]))
    half = int(n >= low)
    bit = nth(s.unseen[half], n - low * half)
    s.unseen[half] ^= 1 << bit
    return half * HALF + bit


@jit
def end_colour(s):
    """The colour of the column's bottom card, the fully visible one (IGO-3, IGO-20)."""
    return colour_of(s.column[s.column_size - 1])


@jit
def start_round(s, first, rng):
    """IGO-2: twelve cards each; IGO-3: the column; IGO-4: the draw pile, its top card begins the discard pile."""
    s.unseen[0] = WHOLE_HALF
    s.unseen[1] = WHOLE_HALF
    for half in range(2 * SEATS):
        s.hands[half] = 0
        s.known[half] = 0
    for seat in range(s.seats):
        for _ in range(HAND):
            add(s.hands, seat, draw_unseen(s, rng))
    s.column_size = COLUMN + s.seats
    for place in range(MOST_COLUMN):
        s.column[place] = draw_unseen(s, rng) if place < s.column_size else 0
    for place in range(MOST_DISCARDS):
        s.discards[place] = 0
    s.discards[0] = draw_unseen(s, rng)
    s.discards_size = 1
    s.pile = CARDS - HAND * s.seats - s.column_size - 1
    s.stall = 0
    start_turn(s, first)


@jit
def start_turn(s, seat):
    s.current = seat
    s.step = DRAW
    s.source = 0
    s.drawn = -1


@jit
def setup(s, options, rng):
    """A new match; IGO-2: the first player is drawn by lot."""
    s.rounds = 0
    s.perfect = 0
    s.last_caller = -1
    s.last_colour = 0
    s.last_series = 0
    for seat in range(SEATS):
        s.points[seat] = 0
    for half in range(2 * SEATS):
        s.shown[half] = 0
    start_round(s, below(rng, s.seats), rng)


@jit
def turn(s):
    return -1 if s.step == OVER else s.current


@jit
def legal(s, out):
    """Write all legal moves into out (int64[OUT_SIZE]); return how many."""
    if s.step == DRAW:
        for source in range(3):  # IGO-10; IGO-16: whoever played before has discarded, so none of the three is empty
            out[source] = drawing(source)
        return 3
    if s.step == DISCARD:
        return legal_discards(s, out)
    if s.step == LAY:
        return legal_series(s, out)
    return 0


@jit
def legal_discards(s, out):
    """IGO-11: any card of the hand, IGO-12: but not the one just taken from the discard pile; IGO-13: with a call."""
    barred = s.drawn if s.source == FROM_DISCARDS else -1
    found = 0
    for half in range(2):
        cards = s.hands[2 * s.current + half]
        while cards:
            card = HALF * half + lowest(cards)
            cards &= cards - 1
            out[found] = card
            found += card != barred
    if s.pile == 0:  # IGO-15: the last card of the pile obliges to call
        for i in range(found):
            out[i] = calling(out[i])
        return found
    for i in range(found):
        out[found + i] = calling(out[i])
    return 2 * found


@jit
def legal_series(s, out):
    """IGO-21: every one or two of the colours that the caller still holds."""
    low, high = of_seat(s.hands, s.current)
    held = colours_held(low, high, end_colour(s))
    found = 0
    for second in range(COLOURS):
        if has_colour(held, second):
            out[found] = laying(only(second))
            found += 1
            for first in range(second):
                if has_colour(held, first) and is_series(low, high, first, second):
                    out[found] = laying(only(second) | only(first))
                    found += 1
    return found


@jit
def play(s, move, rng):
    """One step of a turn: draw a card, discard one (and call), lay the series of the call."""
    if s.step == DRAW:
        draw(s, source_of(move), rng)
    elif s.step == DISCARD:
        discard(s, card_of(move))
        if calls(move):
            call(s)
        else:
            end_turn(s, rng)
    else:
        count(s, colours_of(move), rng)


@jit
def draw(s, source, rng):
    """IGO-10: the top of the draw pile, the top of the discard pile, or the bottom card of the column."""
    if source == FROM_PILE:
        card = draw_unseen(s, rng)
        s.pile -= 1
        s.stall = 0
    elif source == FROM_DISCARDS:
        s.discards_size -= 1
        card = s.discards[s.discards_size]
        s.discards[s.discards_size] = 0
        s.stall += 1
        add(s.known, s.current, card)
    else:
        s.column_size -= 1
        card = s.column[s.column_size]
        s.column[s.column_size] = 0
        s.stall = 0
        if s.column_size == 0:
            cancel(s, s.current, rng)  # IGO-14: at once, and who took the last card begins
            return
        add(s.known, s.current, card)
    add(s.hands, s.current, card)
    s.step = DISCARD
    s.source = source
    s.drawn = card


@jit
def discard(s, card):
    """IGO-11: back to twelve cards."""
    remove(s.hands, s.current, card)
    remove(s.known, s.current, card)
    s.discards[s.discards_size] = card
    s.discards_size += 1


@jit
def end_turn(s, rng):
    """IGO-10: the next player clockwise, unless nothing new has come for too long (IGO-40)."""
    left = s.current + 1 if s.current + 1 < s.seats else 0
    if s.stall >= s.stall_limit:
        cancel(s, left, rng)
    else:
        start_turn(s, left)


@jit
def cancel(s, first, rng):
    """IGO-14: the round is not counted."""
    s.rounds += 1
    start_round(s, first, rng)


@jit
def call(s):
    """IGO-20: the caller opens the hand; IGO-21: and chooses the series.

    There are always cards for one: eleven have the colour that is removed, and the column has one of them.
    """
    start_turn(s, s.current)
    s.step = LAY
    open_hand(s, s.current)


@jit
def open_hand(s, seat):
    low, high = of_seat(s.hands, seat)
    put_for(s.known, seat, low, high)


@jit
def count(s, colours, rng):
    """All hands are opened and counted; then another round, which the caller begins (IGO-32), or the end (IGO-33)."""
    s.last_caller = s.current
    s.last_colour = end_colour(s)
    s.last_series = colours
    for seat in range(s.seats):
        open_hand(s, seat)
    for half in range(2 * SEATS):
        s.shown[half] = s.hands[half]
    s.rounds += 1
    if penalty(s, s.last_caller) == 0:
        s.perfect = 1  # IGO-31: the match is won at once, no points are given
        s.step = OVER
        return
    scorers = scored(s)
    for seat in range(s.seats):
        s.points[seat] += is_in(scorers, seat)
        if s.points[seat] >= s.target:
            s.step = OVER
    if s.step != OVER:
        start_round(s, s.last_caller, rng)


@jit
def penalty(s, seat):
    """The penalty of a hand that the last call opened (IGO-20, IGO-22 … IGO-24)."""
    low, high = of_seat(s.shown, seat)
    if seat == s.last_caller:
        return own_penalty(low, high, s.last_colour, s.last_series)
    return least_penalty(low, high, s.last_colour, s.last_series, filled(s))


@jit
def filled(s):
    """The values in the last caller's series, to which nobody can add any more (IGO-23)."""
    low, high = of_seat(s.shown, s.last_caller)
    return series_values(low, high, s.last_series)


@jit
def scored(s):
    """IGO-30: who gets a point by the last call, as a set: all others with as few or fewer; else the caller."""
    most = penalty(s, s.last_caller)
    scorers = 0
    for seat in range(s.seats):
        if seat != s.last_caller and penalty(s, seat) <= most:
            scorers |= 1 << seat
    return scorers if scorers else 1 << s.last_caller


@jit
def is_in(seats, seat):
    return seats >> seat & 1


@jit
def won(s, seat):
    """Whether a seat has won a finished match: the perfect player alone (IGO-31), else all who reached the target."""
    return s.last_caller == seat if s.perfect else s.points[seat] >= s.target


@jit
def bench_policy(s, moves, n, rng):
    """A random player who calls after one discard in sixteen: an even choice would call after every second one."""
    if s.step != DISCARD or s.pile == 0:
        return moves[below(rng, n)]
    calling = below(rng, BENCH_CALLS) == 0
    return moves[below(rng, n // 2) + n // 2 * calling]


@jit
def payoff(s, out):
    """What each seat has of the match: a win is 1, shared by the winners; before the end, by the lead in points."""
    fair = 1.0 / s.seats
    winners = 0
    for seat in range(s.seats):
        winners += won(s, seat)
    for seat in range(s.seats):
        if s.step == OVER:
            out[seat] = 1.0 / winners if won(s, seat) else 0.0
            continue
        best_other = 0
        for other in range(s.seats):
            if other != seat:
                best_other = max(best_other, s.points[other])
        out[seat] = share_by_lead(fair, (s.points[seat] - best_other) / SURE_LEAD)


@jit
def hand_size(s, seat):
    """IGO-11: twelve cards, and one more between drawing and discarding."""
    return HAND + int(s.step == DISCARD and s.current == seat)


@jit
def mask(s, seat):
    """Leave what the seat knows: of other hands only the cards that everybody saw taken."""
    for other in range(s.seats):
        if other != seat:
            for half in range(2):
                place = 2 * other + half
                s.unseen[half] |= s.hands[place] & ~s.known[place]
                s.hands[place] = s.known[place]
    if s.step == DISCARD and s.source == FROM_PILE and s.current != seat:
        s.drawn = -1


@jit
def fill(s, rng):
    """Deal the unseen cards of a masked record to the hidden places of the hands, every deal as likely as another."""
    for seat in range(s.seats):
        for _ in range(hand_size(s, seat) - size_for(s.hands, seat)):
            card = draw_unseen(s, rng)
            add(s.hands, seat, card)
            if s.step == DISCARD and s.current == seat and s.drawn < 0:
                s.drawn = card  # the first hidden card dealt is any of them
