"""High Card, from the deal to the last trick. A set of cards is a number, one bit a card; a move is the card's bit."""

from ludotheque.kernel import below, jit, lowest, popcount, record_type, sample

VERSION = 1
SEATS = 3
PACK = (1 << 9) - 1  # TOY-1
HAND = 2
MOST_MOVES = HAND
MATCH_MOVES = 9  # every card is played at most once
OUT_SIZE = MOST_MOVES

Options = record_type(seats=0, low=0)
State = record_type(
    seats=0, low=0, leader=0, lying=0, undealt=0, gone=0, hands=SEATS, sizes=SEATS, table=SEATS, tricks=SEATS
)


@jit
def setup(s, options, rng):
    """TOY-2: two cards each; the leader is drawn by lot."""
    s.leader = below(rng, s.seats)
    s.lying = 0
    s.undealt = PACK
    s.gone = 0
    for seat in range(SEATS):
        s.hands[seat] = sample(s.undealt, HAND, rng) if seat < s.seats else 0
        s.undealt &= ~s.hands[seat]
        s.sizes[seat] = HAND if seat < s.seats else 0
        s.table[seat] = -1
        s.tricks[seat] = 0


@jit
def turn(s):
    """TOY-3: clockwise from the leader; TOY-6: over when a leader has no card to lead."""
    if s.lying == 0 and s.sizes[s.leader] == 0:
        return -1
    return (s.leader + s.lying) % s.seats


@jit
def legal(s, out):
    """TOY-3: any card of the hand."""
    seat = turn(s)
    found = 0
    hand = s.hands[seat] if seat >= 0 else 0
    while hand:
        out[found] = lowest(hand)
        hand &= hand - 1
        found += 1
    return found


@jit
def play(s, move, rng):
    seat = turn(s)
    s.hands[seat] &= ~(1 << move)
    s.sizes[seat] -= 1
    s.table[s.lying] = move
    s.lying += 1
    if s.lying == s.seats:
        end_trick(s)
        draw(s, rng)


@jit
def end_trick(s):
    """TOY-4: the highest card takes the trick (TOY-7: the lowest), and its player leads."""
    best = 0
    for place in range(1, s.seats):
        if (s.table[place] < s.table[best]) == (s.low == 1):
            best = place
    s.leader = (s.leader + best) % s.seats
    s.tricks[s.leader] += 1
    for place in range(s.seats):
        s.gone |= 1 << s.table[place]
        s.table[place] = -1
    s.lying = 0


@jit
def draw(s, rng):
    """TOY-5: everybody draws a card, as long as there is one for each."""
    if popcount(s.undealt) < s.seats:
        return
    for seat in range(s.seats):
        card = sample(s.undealt, 1, rng)
        s.undealt &= ~card
        s.hands[seat] |= card
        s.sizes[seat] += 1


@jit
def payoff(s, out):
    """The share of the tricks so far; at the end a win is 1, shared by the winners (TOY-6)."""
    total = 0
    top = 0
    for seat in range(s.seats):
        total += s.tricks[seat]
        top = max(top, s.tricks[seat])
    winners = 0
    for seat in range(s.seats):
        winners += s.tricks[seat] == top
    for seat in range(s.seats):
        if turn(s) < 0:
            out[seat] = 1.0 / winners if s.tricks[seat] == top else 0.0
        else:
            out[seat] = s.tricks[seat] / total if total else 1.0 / s.seats


@jit
def mask(s, seat):
    """Leave what the seat knows: the other hands go back among the unseen cards."""
    for other in range(s.seats):
        if other != seat:
            s.undealt |= s.hands[other]
            s.hands[other] = 0


@jit
def fill(s, rng):
    for seat in range(s.seats):
        if s.hands[seat] == 0 and s.sizes[seat]:
            s.hands[seat] = sample(s.undealt, s.sizes[seat], rng)
            s.undealt &= ~s.hands[seat]
