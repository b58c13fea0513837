"""The record of a Stratheós match and what hands do on the table: draw, discard, place, swap, shuffle.

Cards are numbers, in the order of `cards.csv`. A seat's places stand at `seat * PLACES` in `cards` and `knowers`;
the bits of `knowers` say which seats know the card in that place (bit SPECTATOR: everybody saw it lie open). So
knowledge moves with the card when places are swapped, and a shuffle wipes it out (STR-64).

The draw pile is a set (two words of bits), never an order. `spread` is the one exception: a player who chooses from
the draw pile after a flush (STR-34) spreads it out before their own eyes, and says only where the chosen card lies.
"""

from ludotheque.games.stratheos.cards import FAMILY, HALF, MALUS, MOST_EFFECTS, PACK
from ludotheque.kernel import below, jit, nth, popcount, record_type

SEATS = 6
PLACES = 14  # STR-33
HAND = 6  # STR-10
FIRST_LOOK = 3  # STR-12
EMPTY, HIDDEN = -1, -2  # no card; a card that a masked record does not show
SPECTATOR = SEATS
TRUTH = -2  # the viewer of a record that is not masked; −1 is a spectator
LOG = 40  # a combination of 14 cards, and all that can follow from it

# What is to be decided
MEMORISE, DRAW, PLAY, NAMING, TARGET, LOOKING, GIVING, CHOOSE, SHOWDOWN, OVER = range(10)
# Where the card in hand came from: PILE, PICKED and PICKED_ANY (STR-34) only the player has seen
PILE, TAKEN, CHOSEN, PICKED, PICKED_ANY, SHOWN = range(6)
# What followed from the last move, for the story: entries are what | first fact << 8 | second fact << 32
DISCARDED, RIGHT, WRONG, FLUSH, RESHUFFLED, ADDED, BURNT, SHUFFLED, TRADED, PASSED, WITHHELD = range(1, 12)
# How a game was decided (STR-52, STR-34)
BY_POINTS, BY_CARDS, BY_LOWEST, BY_ANNOUNCER, BY_DRAW, BY_FLUSH = range(1, 7)

Options = record_type(
    seats=0, passives=0, texts=0, flush=0, memo=0, games=0, turn_limit=0, youngest=0
)  # fmt: skip
State = record_type(
    seats=0, passives=0, texts=0, flush=0, memo=0, games=0, turn_limit=0, youngest=0,
    game=0, wins=SEATS, first=0, start_cards=0, winners=0, reason=0,
    stage=0, decider=0, current=0, direction=0, turns=0, announcer=0, bottom=0, barred=0,
    drawn=0, source=0, last=0, malus=0, bonus=0, kind=0, named=0, named_n=0, withdrawn=0, effect=0, picked=0, given=0,
    cards=SEATS * PLACES, knowers=SEATS * PLACES, sizes=SEATS, guarded=SEATS,
    pile_low=0, pile_high=0, pile_n=0, spread=PACK, discards=PACK, discard_n=0,
    log=LOG, log_n=0, viewer=0,
)  # fmt: skip


@jit
def note(s, what, first, second):
    """Keep a public fact for the story of the move."""
    s.log[s.log_n] = what | first << 8 | second << 32
    s.log_n += 1


@jit
def everybody(s):
    """The knowers of a card that lay open before all."""
    return (1 << s.seats) - 1 | 1 << SPECTATOR


@jit
def after(s, seat):
    """The next seat in the direction of play (STR-11, STR-40)."""
    seat += s.direction
    if seat == s.seats:
        return 0
    return s.seats - 1 if seat < 0 else seat


@jit
def unguarded(s, seat):
    """The places of a seat that no protection covers, as bits."""
    return ((1 << s.sizes[seat]) - 1) & ~s.guarded[seat]


# The draw pile and the discard pile


@jit
def into_pile(s, card):
    if card < HALF:
        s.pile_low |= 1 << card
    else:
        s.pile_high |= 1 << card - HALF
    s.pile_n += 1


@jit
def out_of_pile(s, card):
    if card < HALF:
        s.pile_low &= ~(1 << card)
    else:
        s.pile_high &= ~(1 << card - HALF)
    s.pile_n -= 1


@jit
def nth_of(low, high, n):
    """The n-th card of a set kept in two words."""
    lower = popcount(low)
    return nth(low, n) if n < lower else HALF + nth(high, n - lower)


@jit
def reshuffle(s):
    """STR-23: the discard pile but its top card is the new draw pile. With 14 places at most there is always enough."""
    note(s, RESHUFFLED, s.discard_n - 1, 0)
    for i in range(s.discard_n - 1):
        into_pile(s, s.discards[i])
    s.discards[0] = s.discards[s.discard_n - 1]
    for i in range(1, s.discard_n):
        s.discards[i] = EMPTY
    s.discard_n = 1


@jit
def draw(s, rng):
    """The top card of the draw pile — or its bottom card: of a pile that nobody knows, any card is as likely."""
    if s.pile_n == 0:
        reshuffle(s)
    card = nth_of(s.pile_low, s.pile_high, below(rng, s.pile_n))
    out_of_pile(s, card)
    return card


@jit
def lay_on_discards(s, card):
    s.discards[s.discard_n] = card
    s.discard_n += 1
    note(s, DISCARDED, card, 0)


@jit
def take_from_discards(s, at):
    """Take the card at this height; what lay above it sinks."""
    card = s.discards[at]
    s.discard_n -= 1
    for i in range(at, s.discard_n):
        s.discards[i] = s.discards[i + 1]
    s.discards[s.discard_n] = EMPTY
    return card


@jit
def lay_under_discards(s, card):
    for i in range(s.discard_n, 0, -1):
        s.discards[i] = s.discards[i - 1]
    s.discards[0] = card
    s.discard_n += 1


@jit
def await_malus(s, card):
    """STR-41: the malus of a −1 will act on the player whose turn it is; the first in is in the lowest four bits."""
    if s.texts:
        shift = 0
        while s.malus >> shift:
            shift += 4
        for i in range(MOST_EFFECTS):
            s.malus |= MALUS[card * MOST_EFFECTS + i] << shift + 4 * i


@jit
def discard(s, card):
    """Discard a card in one's turn: it may be the one whose passive acts (STR-40), and it may have a malus."""
    lay_on_discards(s, card)
    s.last = card
    if FAMILY[card] < 0:
        await_malus(s, card)


# Places


@jit
def knowers_of_drawn(s):
    """Who knows the card in hand: all, if it lay open, else only the player (STR-20)."""
    return everybody(s) if s.source == TAKEN or s.source == CHOSEN else 1 << s.current


@jit
def place_drawn(s, at):
    """Put the card in hand down in a place."""
    s.cards[at] = s.drawn
    s.knowers[at] = knowers_of_drawn(s)
    s.drawn = EMPTY
    s.source = PILE


@jit
def swap(s, one, other):
    """Exchange the cards of two places; whoever knew a card still knows it (STR-64)."""
    s.cards[one], s.cards[other] = s.cards[other], s.cards[one]
    s.knowers[one], s.knowers[other] = s.knowers[other], s.knowers[one]


@jit
def add_card(s, seat, rng, by_malus):
    """A card from the draw pile in a new last place, unseen (STR-4, STR-5); a full game gets none (STR-33)."""
    if s.sizes[seat] == PLACES:
        note(s, WITHHELD, seat, by_malus)
        return
    at = seat * PLACES + s.sizes[seat]
    s.cards[at] = draw(s, rng)
    s.knowers[at] = 0
    s.sizes[seat] += 1
    note(s, ADDED, seat, by_malus)


@jit
def shuffle_places(s, seat, rng, by_malus):
    """Mix the unprotected cards of a seat; with fewer than two there is nothing to mix and nothing to forget."""
    free = unguarded(s, seat)
    many = popcount(free)
    note(s, SHUFFLED, seat, by_malus)
    if many < 2:
        return
    for i in range(many - 1, 0, -1):
        swap(s, seat * PLACES + nth(free, i), seat * PLACES + nth(free, below(rng, i + 1)))
    for i in range(many):
        s.knowers[seat * PLACES + nth(free, i)] = 0


@jit
def close_up(s, seat, place):
    """Take a place out of a row; those behind move up (STR-31)."""
    base = seat * PLACES
    s.sizes[seat] -= 1
    for at in range(base + place, base + s.sizes[seat]):
        s.cards[at] = s.cards[at + 1]
        s.knowers[at] = s.knowers[at + 1]
    s.cards[base + s.sizes[seat]] = EMPTY
    s.knowers[base + s.sizes[seat]] = 0
    below_it = (1 << place) - 1
    s.guarded[seat] = s.guarded[seat] & below_it | s.guarded[seat] >> 1 & ~below_it
