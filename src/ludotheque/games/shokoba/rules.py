"""Shokoba, from the deal to the last gem. Sets of cards are the numbers of `cards.py` and `sets.py`.

A move is one number: the face played << 40 | the set it takes (nothing: the card is laid). With SEIZE added, the
face is the card the player before overlooked (SHO-40); SEIZE alone claims nothing when no card is left to play.
Legal moves come in rising order of these numbers.

`undealt` is what is still to come, in no order. In a masked record the hidden hands are part of it.
"""

from ludotheque.games.shokoba.cards import CATEGORIES, PACK
from ludotheque.games.shokoba.sets import any_of, count, face_at, many_of, of_value, one, up_to_value, value_of
from ludotheque.kernel import below, highest, jit, lowest, popcount, record_type, share_by_lead

VERSION = 2  # raised when a change of the rules would replay an old record differently
SEATS = 4
CLASSIC = 1
TABLE_CARDS = 4
REMEMBERED = (
    2  # of each seat's last plays in this deal, what and on which table: all saw it, and hands can be guessed by it
)
CARD, SEIZE = 40, 1 << 45  # a move's parts
TAKEN = (1 << CARD) - 1
LEAVE = SEIZE
MOST_SETS = 544  # of all 40 cards, 543 sets add up to at most 10
MOST_MOVES = 1200  # nine different cards and a seizure, were the rest of the pack on the table
MATCH_MOVES = 5000  # no bound in theory (ties, or oversights for ever); random matches stay far below
SETS, SUM = MOST_MOVES, 40  # scratch behind the moves: sets of table cards, with their sums above bit 40
OUT_SIZE = MOST_MOVES + MOST_SETS
SURE_LEAD = 5  # so many gems ahead count as the match in `payoff`

Options = record_type(
    seats=0, edition=0, first_dealer=0, target=0, teams=0, oversight=0, nine_cards=0, equal_first=0, memo=0
)  # fmt: skip
State = record_type(
    seats=0, edition=0, target=0, teams=0, oversight=0, nine_cards=0, equal_first=0, memo=0,
    rounds=0, playing=0, dealer=0, current=0, finished=0, last_taker=0, overlooked=0,
    table=0, undealt=0, hands=SEATS, sizes=SEATS, piles=SEATS, gems=SEATS,
    played=SEATS * REMEMBERED, played_on=SEATS * REMEMBERED,
)  # fmt: skip


@jit
def face_of(move):
    """The face that a move plays."""
    return move >> CARD & 31


@jit
def taken_by(move):
    """The set of cards that a move takes."""
    return move & TAKEN


@jit
def is_seizure(move):
    return move & SEIZE


@jit
def plays(s, seat):
    """Whether a seat plays this round (SHO-33)."""
    return s.playing >> seat & 1


@jit
def side(s, seat):
    """Whose pile and gems a seat plays for: partners face each other and share theirs (SHO-34)."""
    return seat & 1 if s.teams else seat


@jit
def sides(s):
    return 2 if s.teams else s.seats


@jit
def left_of(s, seat):
    """The next seat clockwise that is playing this round (SHO-12, SHO-33)."""
    seat = seat + 1 if seat + 1 < s.seats else 0
    while not plays(s, seat):
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


@jit
def draw(s, many, rng):
    """Take random cards out of the undealt ones."""
    cards = any_of(s.undealt, many, rng)
    s.undealt -= cards
    return cards


@jit
def deal_hands(s, rng):
    """SHO-11, SHO-17: three cards each; SHO-41: nine."""
    many = 9 if s.nine_cards else 3
    for seat in range(s.seats):
        if plays(s, seat):
            s.hands[seat] = draw(s, many, rng)
            s.sizes[seat] = many
    for i in range(SEATS * REMEMBERED):
        s.played[i] = 0
        s.played_on[i] = 0


@jit
def start_round(s, rng):
    """SHO-11: hands, then four cards on the table; SHO-12: the player on the dealer's left begins."""
    s.undealt = PACK
    for own in range(SEATS):
        s.piles[own] = 0
    s.last_taker = -1
    s.overlooked = 0
    deal_hands(s, rng)
    s.table = draw(s, TABLE_CARDS, rng)
    s.current = left_of(s, s.dealer)


@jit
def setup(s, options, rng):
    """A new match; SHO-10: first_dealer −1 draws the dealer by lot."""
    s.rounds = 0
    s.finished = 0
    s.playing = (1 << s.seats) - 1
    for seat in range(SEATS):
        s.hands[seat] = 0
        s.sizes[seat] = 0
        s.gems[seat] = 0
    s.dealer = options.first_dealer if options.first_dealer >= 0 else below(rng, s.seats)
    start_round(s, rng)


@jit
def turn(s):
    return -1 if s.finished else s.current


@jit
def sets_up_to(table, limit, out):
    """Write all sets of table cards that add up to at most the limit as sum << 40 | set; return where they end.

    A further copy of a face only extends the sets that have the copy before it: equal faces never make a double.
    """
    out[SETS] = 0
    end = SETS + 1
    start = SETS
    too_much = limit + 1 << SUM
    rest = table & up_to_value(limit)
    while rest:
        face = face_at(lowest(rest))
        card = one(face)
        rest -= card
        card |= value_of(face) << SUM
        before = end
        for i in range(start, before):
            larger = out[i] + card
            out[end] = larger
            end += larger < too_much
        start = before if many_of(rest, face) else SETS
    return end


@jit
def takes(s, face, table, end, move, out, found):
    """Write what a card may take of the table (SHO-13, SHO-14) behind the moves found so far."""
    value = value_of(face)
    equals = of_value(value)
    others = ~equals if s.equal_first and table & equals else 0  # SHO-42: not these
    for i in range(SETS + 1, end):
        taken = out[i] & TAKEN
        out[found] = move | taken
        found += (out[i] >> SUM == value) & (taken & others == 0)
    return found


@jit
def legal(s, out):
    """Write all legal moves into out (int64[OUT_SIZE], its tail is scratch); return how many."""
    if s.finished:
        return 0
    found = 0
    hand = s.hands[s.current]
    if hand:
        end = sets_up_to(s.table, value_of(face_at(highest(hand))), out)
        while hand:
            face = face_at(lowest(hand))
            hand &= ~(3 * one(face))
            first = found
            found = takes(s, face, s.table, end, face << CARD, out, first + s.oversight)
            if found == first or s.oversight:  # SHO-15: a card that can take nothing is laid; SHO-40: any card may be
                out[first] = face << CARD
                found += found == first
    else:  # SHO-40: the round ends when the next player has claimed or let go
        out[0] = LEAVE
        found = 1
    if s.overlooked:
        found = seizures(s, out, found)
    return found


@jit
def seizures(s, out, found):
    """SHO-40: take with the card that the player before overlooked."""
    face = s.overlooked - 1
    table = s.table - one(face)
    end = sets_up_to(table, value_of(face), out)
    return takes(s, face, table, end, SEIZE | face << CARD, out, found)


@jit
def sums_of(table, limit):
    """All that some of the table cards add up to, as bits: bit n for a sum of n, up to the limit."""
    reached = 1
    rest = table & up_to_value(limit)
    while rest:
        face = face_at(lowest(rest))
        rest -= one(face)
        reached |= reached << value_of(face)
        reached &= (1 << limit + 1) - 1
    return reached


@jit
def can_take(table, value):
    return sums_of(table, value) >> value & 1


@jit
def take(s, seat, card, taken):
    """SHO-14: the card and what it took go on the pile; SHO-16: all of the table is a SHOKOBA and a gem at once."""
    own = side(s, seat)
    s.table -= taken
    s.piles[own] += taken + card
    s.gems[own] += s.table == 0
    s.last_taker = seat


@jit
def remember(s, seat, move):
    """Keep a play as its number + 1 (0: nothing played yet), the older one first."""
    first = seat * REMEMBERED
    for i in range(first, first + REMEMBERED - 1):
        s.played[i] = s.played[i + 1]
        s.played_on[i] = s.played_on[i + 1]
    s.played[first + REMEMBERED - 1] = move + 1
    s.played_on[first + REMEMBERED - 1] = s.table


@jit
def play_card(s, seat, face, taken):
    card = one(face)
    s.hands[seat] -= card
    s.sizes[seat] -= 1
    s.overlooked = 0
    if taken:
        take(s, seat, card, taken)
    else:
        if s.oversight and can_take(s.table, value_of(face)):
            s.overlooked = face + 1
        s.table += card


@jit
def seize(s, seat, face, taken):
    """SHO-40: the next player takes with the card overlooked, in the other's place; or lets it lie."""
    s.overlooked = 0
    if taken:
        s.table -= one(face)
        take(s, seat, one(face), taken)


@jit
def play(s, move, rng):
    """One card (SHO-12); then the next player, the next deal, the next round or the end."""
    seat = s.current
    if is_seizure(move):
        seize(s, seat, face_of(move), taken_by(move))
    else:
        remember(s, seat, move)
        play_card(s, seat, face_of(move), taken_by(move))
        s.current = left_of(s, seat)
    if s.sizes[s.current] == 0:
        if s.undealt:
            deal_hands(s, rng)  # SHO-17
        elif not s.oversight or is_seizure(move) or taken_by(move):  # SHO-40: after a lay the next player may claim
            end_round(s, rng)


@jit
def sweep(s):
    """SHO-18: the last taker gets what lies on the table, and no SHOKOBA; SHO-19: nobody took, nobody gets it."""
    if s.last_taker >= 0:
        s.piles[side(s, s.last_taker)] += s.table
        s.table = 0


@jit
def most(s, category):
    """The side that alone has most cards of the category (SHO-20); −1 for a tie (SHO-21)."""
    best = 0
    owner = -1
    for own in range(sides(s)):
        cards = count(s.piles[own] & category)
        if cards > best:
            best = cards
            owner = own
        elif cards == best:
            owner = -1
    return owner


@jit
def most_gems(s):
    top = 0
    for own in range(sides(s)):
        top = max(top, s.gems[own])
    return top


@jit
def end_round(s, rng):
    """Count the round; go on with another one, or end the match (SHO-30, SHO-31)."""
    sweep(s)
    for category in CATEGORIES:
        owner = most(s, category)
        if owner >= 0:
            s.gems[owner] += 1  # SHO-22: gems are kept to the end of the match
    s.rounds += 1
    top = most_gems(s)
    if top >= s.target:
        leaders = 0
        for own in range(sides(s)):
            leaders |= (s.gems[own] == top) << own
        if s.edition != CLASSIC or popcount(leaders) == 1:
            s.finished = 1  # SHO-32; SHO-33: in the 2023 edition all who are tied win
            return
        if not s.teams:
            s.playing = leaders  # SHO-33: classic, one more round between the tied only
    s.dealer = left_of(s, s.dealer)  # SHO-10
    start_round(s, rng)


@jit
def payoff(s, out):
    """What each seat has of the match: a win is 1, shared by the winning sides; before the end, by the lead in gems."""
    top = most_gems(s)
    winners = 0
    for own in range(sides(s)):
        winners += s.gems[own] == top
    fair = 1.0 / sides(s)
    for seat in range(s.seats):
        own = side(s, seat)
        if s.finished:
            out[seat] = 1.0 / winners if s.gems[own] == top else 0.0
            continue
        best_other = 0
        for other in range(sides(s)):
            if other != own and s.gems[other] > best_other:
                best_other = s.gems[other]
        out[seat] = share_by_lead(fair, (s.gems[own] - best_other) / SURE_LEAD)


@jit
def mask(s, seat):
    """Leave what the seat knows: all other hands go back among the unseen cards, only their sizes are known."""
    for other in range(s.seats):
        if other != seat:
            s.undealt += s.hands[other]
            s.hands[other] = 0


@jit
def fill(s, rng):
    """Deal the unseen cards of a masked record to the hidden hands, every deal as likely as another."""
    for seat in range(s.seats):
        if s.hands[seat] == 0 and s.sizes[seat]:
            s.hands[seat] = draw(s, s.sizes[seat], rng)
