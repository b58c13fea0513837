"""The record of a Stratheós match and what hands do on the table: draw, discard, place, swap, shuffle.

Cards are numbers, in the order of `cards.csv`. A seat's places stand at `seat * PLACES` in `cards` and `knowers`;
the bits of `knowers` say which seats know the card in that place (bit SPECTATOR: everybody saw it lie open). So
knowledge moves with the card when places are swapped, and a shuffle wipes it out (STR-64).

The draw pile is a set (`sets.py`), never an order. `spread` is the one exception: a player who chooses from
the draw pile after a flush (STR-34) spreads it out before their own eyes, and says only where the chosen card lies.
"""

from ludotheque.games.stratheos.cards import FAMILY, MALUS, MOST_EFFECTS, PACK
from ludotheque.games.stratheos.sets import nth_card, with_card, without
from ludotheque.kernel import below, jit, nth, popcount, record_type

SEATS = 6
PLACES = 14  # STR-33
HAND = 6  # STR-10
FIRST_LOOK = 3  # STR-12
EMPTY, HIDDEN = -1, -2  # no card; a card that a masked record does not show
SPECTATOR = SEATS
TRUTH = -2  # the viewer of a record that is not masked; −1 is a spectator
MALUS_BITS = 4  # for each verb that waits in `malus`, the first in the lowest bits
LOG = 40  # a combination of 14 cards, and all that can follow from it

# What is to be decided, and how documents and views call it
MEMORISE, DRAW, PLAY, NAMING, TARGET, LOOKING, GIVING, CHOOSE, SHOWDOWN, OVER = range(10)
STAGES = ("memorise", "draw", "play", "naming", "target", "looking", "giving", "choose", "showdown", "over")
# Where the card in hand came from: PILE, PICKED and PICKED_ANY (STR-34) only the player has seen
PILE, TAKEN, CHOSEN, PICKED, PICKED_ANY, SHOWN = range(6)
SOURCES = ("pile", "taken", "chosen", "picked", "picked-any", "shown")
# How a game was decided (STR-52, STR-34)
BY_POINTS, BY_CARDS, BY_LOWEST, BY_ANNOUNCER, BY_DRAW, BY_FLUSH = range(1, 7)
REASONS = (None, "points", "cards", "lowest", "announcer", "draw", "flush")
# What followed from the last move, for the story: entries are what | first fact << 8 | second fact << 32
DISCARDED, RIGHT, WRONG, FLUSH, RESHUFFLED, ADDED, BURNT, SHUFFLED, TRADED, PASSED, WITHHELD = range(1, 12)
TRADED_SOME, TURNED_OVER = 12, 13
LOG_FACTS = {  # its name → how far its two facts go
    "discarded": (PACK, 2),
    "right": (PLACES + 1, 4),
    "wrong": (SEATS, 1 << PLACES),
    "flush": (PLACES + 1, 1),
    "reshuffled": (PACK, 1),
    "added": (SEATS, 2),
    "burnt": (PACK, SEATS * PLACES),
    "shuffled": (SEATS, 2),
    "traded": (SEATS, PLACES + 1),
    "passed": (SEATS, SEATS),
    "withheld": (SEATS, 2),
    "traded-some": (SEATS, PLACES + 1),
    "shown": (PACK, PLACES),
}

Options = record_type(
    seats=0, passives=0, texts=0, flush=0, memo=0, games=0, turn_limit=0, youngest=0
)  # fmt: skip
State = record_type(
    seats=0, passives=0, texts=0, flush=0, memo=0, games=0, turn_limit=0, youngest=0,
    game=0, wins=SEATS, first=0, start_cards=0, winners=0, reason=0,
    stage=0, decider=0, current=0, direction=0, turns=0, announcer=0, bottom=0, barred=0, taken=0,
    drawn=0, source=0, last=0, malus=0, bonus=0, kind=0, named=0, named_n=0, withdrawn=0, effect=0, picked=0, given=0,
    cards=SEATS * PLACES, knowers=SEATS * PLACES, sizes=SEATS, guarded=SEATS,
    pile_low=0, pile_high=0, pile_n=0, spread=PACK, discards=PACK, discard_n=0,
    log=LOG, log_n=0, viewer=0,
)  # fmt: skip


# Places of the table are numbered through, seat by seat; sets of seats and of places are bits.


@jit
def spot(seat, place):
    """Where a place of a seat is in `cards` and `knowers`."""
    return seat * PLACES + place


@jit
def row(s, seat):
    """All places of a seat's game, as they are in `cards` and `knowers`."""
    return range(seat * PLACES, seat * PLACES + s.sizes[seat])


@jit
def owner_of(at):
    return at // PLACES


@jit
def place_of(at):
    return at % PLACES


@jit
def has(bits, member):
    """Whether a set has this seat or place."""
    return bits >> member & 1


@jit
def is_barred(s, seat):
    """STR-4, Gaïa."""
    return has(s.barred, seat)


@jit
def is_protected(s, seat, place):
    """STR-4, Skadi."""
    return has(s.guarded[seat], place)


@jit
def unprotect(s, seat, place):
    s.guarded[seat] &= ~(1 << place)


@jit
def is_known_to(s, at, seat):
    """Whether a seat, or SPECTATOR, knows the card in a place (STR-64)."""
    return has(s.knowers[at], seat)


@jit
def note(s, what, first, second):
    """Keep a public fact for the story of the move."""
    s.log[s.log_n] = what | first << 8 | second << 32
    s.log_n += 1


@jit
def entry_what(entry):
    """What an entry of the log tells of."""
    return entry & 255


@jit
def entry_facts(entry):
    """And its two facts."""
    return entry >> 8 & 0xFFFFFF, entry >> 32


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
    s.pile_low, s.pile_high = with_card(s.pile_low, s.pile_high, card)
    s.pile_n += 1


@jit
def out_of_pile(s, card):
    s.pile_low, s.pile_high = without(s.pile_low, s.pile_high, card)
    s.pile_n -= 1


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
    card = nth_card(s.pile_low, s.pile_high, below(rng, s.pile_n))
    out_of_pile(s, card)
    return card


@jit
def lay_on_discards(s, card, by_passive):
    s.discards[s.discard_n] = card
    s.discard_n += 1
    note(s, DISCARDED, card, by_passive)


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
    """STR-41: the malus of a −1 will act on the player whose turn it is, after those that wait already."""
    if s.texts:
        waiting = 0
        while s.malus >> MALUS_BITS * waiting:
            waiting += 1
        for i in range(MOST_EFFECTS):
            s.malus |= MALUS[card * MOST_EFFECTS + i] << MALUS_BITS * (waiting + i)


@jit
def first_malus(malus):
    """The verb that acts first of those that wait."""
    return malus & (1 << MALUS_BITS) - 1


@jit
def discard(s, card):
    """Discard a card in one's turn: it may be the one whose passive acts (STR-40), and it may have a malus."""
    lay_on_discards(s, card, 0)
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
    at = spot(seat, s.sizes[seat])
    s.cards[at] = draw(s, rng)
    s.knowers[at] = 0
    s.sizes[seat] += 1
    note(s, ADDED, seat, by_malus)


@jit
def shuffle_places(s, seat, rng, by_malus):
    """Mix the unprotected cards of a seat; with fewer than two there is nothing to mix and nothing to forget."""
    free = unguarded(s, seat)
    many = popcount(free)
    if many < 2:
        return
    note(s, SHUFFLED, seat, by_malus)
    for i in range(many - 1, 0, -1):
        swap(s, spot(seat, nth(free, i)), spot(seat, nth(free, below(rng, i + 1))))
    for i in range(many):
        s.knowers[spot(seat, nth(free, i))] = 0


@jit
def close_up(s, seat, place):
    """Take a place out of a row; those behind move up (STR-31)."""
    s.sizes[seat] -= 1
    last = spot(seat, s.sizes[seat])
    for at in range(spot(seat, place), last):
        s.cards[at] = s.cards[at + 1]
        s.knowers[at] = s.knowers[at + 1]
    s.cards[last] = EMPTY
    s.knowers[last] = 0
    below_it = (1 << place) - 1
    s.guarded[seat] = s.guarded[seat] & below_it | s.guarded[seat] >> 1 & ~below_it
